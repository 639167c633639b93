// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/readinessprobe.h"

#include "core/database/database.h"
#include "core/database/migrations.h"
#include "core/database/partialfile.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"
#include "core/service/workthread.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTimer>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the descriptor of a new file without a name; negative after an error, with errno.
int openNameless(const QByteArray &folder)
{
    const int file =
        ::open(folder.constData(), O_TMPFILE | O_WRONLY | O_CLOEXEC, S_IRUSR | S_IWUSR);
    if (file >= 0 || (errno != EOPNOTSUPP && errno != EISDIR))
        return file;
    QByteArray name = folder + "/.ready-XXXXXX"; // a file system without such files
    const int named = ::mkostemp(name.data(), O_CLOEXEC);
    if (named >= 0)
        ::unlink(name.constData());
    return named;
}

Result<void> tryDisk(const QString &folder)
{
    const QByteArray bytes(qsizetype{64} * 1024, '\0');
    const int file = openNameless(QFile::encodeName(folder));
    if (file < 0)
        return tl::unexpected(fileError(errno));
    Result<void> result;
    errno = ENOSPC; // of a part that was written
    if (::write(file, bytes.constData(), static_cast<size_t>(bytes.size())) != bytes.size() ||
        ::fdatasync(file) != 0)
        result = tl::unexpected(fileError(errno));
    ::close(file);
    return result;
}

/// Reads as the next write would; changes nothing.
Result<int> readAsWriter(Database &database)
{
    const auto transaction = WriteTransaction::begin(database); // rolled back
    if (!transaction)
        return tl::unexpected(transaction.error());
    return schemaVersion(database);
}

} // namespace

ReadinessProbe::ReadinessProbe(QString address, std::chrono::milliseconds validity)
    : m_address(std::move(address))
    , m_validity(validity)
    , m_thread(std::make_unique<WorkThread>(u"readiness"_s))
{}

ReadinessProbe::~ReadinessProbe()
{
    m_thread->end([this] { m_database.reset(); });
}

QFuture<Result<void>> ReadinessProbe::check()
{
    if (!m_validUntil.hasExpired())
        return readyFuture(Result<void>());
    const auto promise = makePromise<void>();
    m_waiting.append(promise);
    QTimer::singleShot(kTimeout, this, [this, promise] {
        if (m_waiting.removeOne(promise))
            resolve<void>(promise, failure(Error::Code::StorageBusy, u"no answer in time"_s));
    });
    if (!std::exchange(m_isRunning, true))
        start();
    return promise->future();
}

void ReadinessProbe::start()
{
    onAnswer(m_thread->run<void>([this] { return tryData(); }), this,
             [this](const Result<void> &result) {
                 m_isRunning = false;
                 if (result)
                     m_validUntil.setRemainingTime(m_validity);
                 for (const Promise &promise : std::exchange(m_waiting, {}))
                     resolve(promise, result);
             });
}

/// Runs in the own thread.
Result<void> ReadinessProbe::tryData()
{
    if (!m_database) {
        auto opened = Database::open(m_address, Database::Access::SecondWriter, Schema::Shop,
                                     {.busy = kTimeout});
        if (!opened)
            return tl::unexpected(opened.error());
        m_database = std::move(*opened);
    }
    if (const auto read = readAsWriter(*m_database); !read) {
        m_database.reset();
        return tl::unexpected(read.error());
    }
    return Database::isOnServer(m_address) ? Result<void>()
                                           : tryDisk(QFileInfo(m_address).absolutePath());
}

} // namespace core
