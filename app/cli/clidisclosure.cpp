// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clidisclosure.h"

#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/domain/transaction.h"
#include "core/storage/annotationstore.h"
#include "core/storage/auditstore.h"
#include "core/storage/recordeddisclosure.h"

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

/// The operator whose PIN the command had; without operators, the program.
core::Actor &cliActor()
{
    static core::Actor actor{.name = u"balcao-cli"_s};
    return actor;
}

core::AuditRecord recordOf(core::AuditAction action, const QUuid &transaction,
                           const QString &subject)
{
    return {.action = action,
            .actor = cliActor(),
            .till = u"balcao-cli"_s,
            .transaction = transaction,
            .subject = subject};
}

} // namespace

QString standardOutputPath()
{
    return u"-"_s;
}

core::Result<qint64> beginDisclosure(const QString &folder, const core::Disclosure &disclosure)
{
    return openConsole(folder).and_then([&](const auto &console) {
        return core::recordDisclosure(*console, disclosure,
                                      recordOf(core::AuditAction::FileExported, {}, {}),
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
    return openConsole(folder).and_then([&transaction](const auto &console) {
        return core::inWriteTransaction(*console, [&]() -> core::Result<void> {
            const QDateTime now = QDateTime::currentDateTimeUtc();
            if (const auto shown = core::AnnotationStore(*console).reveal(transaction, now); !shown)
                return tl::unexpected(shown.error());
            return core::AuditStore(*console)
                .append(recordOf(core::AuditAction::PersonalDataShown, transaction, {}), now)
                .map([](const core::AuditEntry &) {});
        });
    });
}

core::Result<void> recordAction(const QString &folder, core::AuditAction action,
                                const core::Transaction &transaction)
{
    core::AuditRecord record = recordOf(action, transaction.id, transaction.reference);
    record.after = QString::number(transaction.amount.cents());
    return recordEntry(folder, record);
}

core::Result<void> recordEntry(const QString &folder, const core::AuditRecord &record)
{
    return openConsole(folder).and_then([&record](const auto &console) {
        core::AuditRecord entry = withCliOperator(record);
        entry.till = u"balcao-cli"_s;
        return core::AuditStore(*console)
            .append(entry, QDateTime::currentDateTimeUtc())
            .map([](const core::AuditEntry &) {});
    });
}

core::AuditRecord erasureRecord()
{
    return recordOf(core::AuditAction::PersonErased, {}, {});
}

core::AuditRecord restoreRecord()
{
    return recordOf(core::AuditAction::BackupRestored, {}, {});
}

core::AuditRecord withCliOperator(core::AuditRecord record)
{
    record.actor = cliActor();
    return record;
}

void setCliOperator(const core::Operator &person)
{
    cliActor() = {.id = person.id, .name = person.shortName};
}

} // namespace app
