// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clidisclosure.h"

#include "app/shopfolder.h"
#include "core/storage/annotationstore.h"
#include "core/storage/database.h"

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

core::Result<std::unique_ptr<core::Database>> openConsole(const QString &folder)
{
    return core::Database::open(consoleDatabaseIn(folder), core::Database::Access::ReadWrite,
                                core::Schema::Console);
}

} // namespace

QString standardOutputPath()
{
    return u"-"_s;
}

core::Result<qint64> beginDisclosure(const QString &folder, const core::Disclosure &disclosure)
{
    return openConsole(folder).and_then([&disclosure](const auto &console) {
        return core::AnnotationStore(*console).beginDisclosure(disclosure,
                                                               QDateTime::currentDateTimeUtc());
    });
}

core::Result<void> endDisclosure(const QString &folder, qint64 number, qint64 entries)
{
    return openConsole(folder).and_then([number, entries](const auto &console) {
        return core::AnnotationStore(*console).endDisclosure(number, entries);
    });
}

core::Result<void> recordReveal(const QString &folder, const QUuid &transaction)
{
    return openConsole(folder)
        .and_then([&transaction](const auto &console) {
            return core::AnnotationStore(*console).reveal(transaction,
                                                          QDateTime::currentDateTimeUtc());
        })
        .map([](const QList<QDateTime> &) {});
}

} // namespace app
