// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/payerrepository.h"

#include "core/console/damagedfiles.h"
#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Deletes unused payers. Truncates the log even without deletions, because an earlier call may
/// have stopped before truncating.
Result<int> forgetUnused(ConsoleStore &store, const QString &path, const QDateTime &timestamp)
{
    for (const QFileInfo &aside : damagedFilesOf(path)) {
        if (aside.lastModified() < timestamp && !QFile::remove(aside.filePath()))
            return tl::unexpected(lastFileError(u"a damaged file cannot be removed"_s));
    }
    return store.payers().forgetUnusedSince(timestamp).and_then(
        [&store](int count) { return store.scrub().map([count] { return count; }); });
}

} // namespace

PayerRepository::PayerRepository(AsyncStore<ConsoleStore> &store, QString path,
                                 std::function<QDateTime()> clock)
    : m_store(store)
    , m_path(std::move(path))
    , m_clock(std::move(clock))
{}

QFuture<Result<KnownPayer>> PayerRepository::remember(const Payer &payer)
{
    return m_store.run<KnownPayer>(
        [payer, clock = m_clock](ConsoleStore &store) -> Result<KnownPayer> {
            if (payer.document.isEmpty())
                return tl::unexpected(Error{
                    Error::Code::InvalidInput, {{Field::Document, Problem::Missing}}, u"nobody"_s});
            return store.payers().remember(payer, clock());
        });
}

QFuture<Result<QList<KnownPayer>>> PayerRepository::recall(const QString &text)
{
    return m_store.run<QList<KnownPayer>>([text](ConsoleStore &store) -> Result<QList<KnownPayer>> {
        if (text.trimmed().size() < kMinRecalled)
            return QList<KnownPayer>();
        return store.payers().recall(text, kMaxRecalled);
    });
}

QFuture<Result<void>> PayerRepository::forget(qint64 id)
{
    return m_store.run<void>([id](ConsoleStore &store) {
        return store.payers().forget(id).and_then([&store](int) { return store.scrub(); });
    });
}

QFuture<Result<int>> PayerRepository::forgetUnusedSince(const QDateTime &timestamp)
{
    return m_store.run<int>([path = m_path, timestamp](ConsoleStore &store) {
        return forgetUnused(store, path, timestamp);
    });
}

} // namespace core
