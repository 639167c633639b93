// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/serverdump.h"

#include "app/server/commanddata.h"
#include "core/database/partialfile.h"

#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QUrl>

#include <optional>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

CommandExit refused(const QString &why)
{
    return {why + u'\n', 1};
}

bool isDump(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && file.read(5) == "PGDMP";
}

/// Returns the failure of a PostgreSQL program; nullopt after success.
std::optional<CommandExit> failureOf(QProcess &process)
{
    if (process.error() == QProcess::FailedToStart)
        return refused(u"%1 is missing: install postgresql-client."_s.arg(process.program()));
    process.waitForFinished(-1);
    if (process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return std::nullopt;
    return refused(QString::fromLocal8Bit(process.readAllStandardError()).trimmed());
}

/// Copies the database to the file. Passes the password in the environment, because other users can
/// read arguments.
std::optional<CommandExit> dump(QUrl address, const QString &file)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    if (const QString password = address.password(QUrl::FullyDecoded); !password.isEmpty())
        environment.insert(u"PGPASSWORD"_s, password);
    address.setPassword({});
    process.setProcessEnvironment(environment);
    process.start(u"pg_dump"_s, {u"--format=custom"_s, u"--no-password"_s, u"--file"_s, file,
                                 u"--dbname"_s, address.toString(QUrl::FullyEncoded)});
    return failureOf(process);
}

/// Reads the whole copy and returns its number of transactions.
tl::expected<qint64, CommandExit> countIn(const QString &file)
{
    QProcess process;
    process.start(u"pg_restore"_s, {u"--file=-"_s, file});
    std::optional<qint64> count;
    bool isCounting = false;
    while (process.waitForReadyRead(-1) || process.canReadLine()) {
        while (process.canReadLine()) {
            const QByteArray line = process.readLine();
            if (line.startsWith("COPY ") && line.contains(".tx (")) {
                isCounting = true;
                count = 0;
            } else if (line == "\\.\n") {
                isCounting = false;
            } else if (isCounting) {
                ++*count;
            }
        }
    }
    if (const auto failure = failureOf(process))
        return tl::unexpected(*failure);
    if (!count)
        return tl::unexpected(refused(u"The database holds no transactions service."_s));
    return *count;
}

} // namespace

CommandExit dumpServer(const QString &address, const QString &target)
{
    if (QFile::exists(target) && !isDump(target))
        return failed({core::Error::Code::Conflict, {}, u"what is there is no backup"_s});
    auto file = core::PartialFile::create(target);
    if (!file)
        return failed(file.error());
    if (const auto failure = dump(QUrl(address), file->path()))
        return *failure;
    const auto count = countIn(file->path());
    if (!count)
        return count.error();
    if (const auto placed = file->putInPlace(); !placed)
        return failed(placed.error());
    return done(u"%1: %2 transactions\n"_s.arg(target).arg(*count));
}

} // namespace app
