// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/auditcommands.h"

#include "app/cli/clicontext.h"
#include "app/cli/clisecrets.h"
#include "app/cli/clishop.h"
#include "app/cli/clitext.h"
#include "app/shopcheck.h"
#include "core/database/database.h"
#include "core/domain/auditjson.h"
#include "core/storage/auditstore.h"
#include "core/wire/wiretime.h"
#include "ui/text/operatortext.h"

#include <QtCore/QCoreApplication>

namespace app
{

using namespace Qt::StringLiterals;
using core::AuditEntry;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString textOf(const AuditEntry &entry)
{
    const core::AuditRecord &record = entry.record;
    QStringList parts{QString::number(entry.number), cliTime(entry.at), ui::actorText(record.actor),
                      ui::auditActionText(record.action)};
    if (!record.transaction.isNull())
        parts += core::toWireId(record.transaction);
    parts += {record.subject, record.before, record.after,
              QString::fromLatin1(entry.digest.toHex().left(16))};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

std::optional<CliError> auditError(const core::AuditCheck &check)
{
    if (!check.brokenAt)
        return std::nullopt;
    return CliError{
        .code = u"audit_changed"_s,
        .message =
            Words::tr("The audit log was changed or shortened at entry %1.").arg(*check.brokenAt)};
}

std::optional<CliError> shiftError(const core::ShiftCheck &check)
{
    if (!check.brokenAt)
        return std::nullopt;
    return CliError{
        .code = u"shift_changed"_s,
        .message = Words::tr("The closed shift %1 was changed or removed.").arg(*check.brokenAt)};
}

CliResult printAuditLog(CliContext &context)
{
    const auto folder = localFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    if (const auto problem = pinProblem(context, *folder))
        return tl::unexpected(*problem);
    const auto database = openTillDatabase(*folder);
    if (!database)
        return tl::unexpected(readError(database.error()));
    if (!*database)
        return ExitStatus::Done;
    constexpr int kAtOnce = 500;
    core::AuditStore log(**database);
    for (qint64 next = 1;;) {
        const auto entries = log.read(next, kAtOnce);
        if (!entries)
            return tl::unexpected(readError(entries.error()));
        for (const AuditEntry &entry : *entries) {
            if (context.output().isJson())
                context.output().print(core::auditJson(entry));
            else
                context.output().print(textOf(entry));
            next = entry.number + 1;
        }
        if (entries->size() < kAtOnce)
            break;
    }
    const auto checked = log.check();
    if (!checked)
        return tl::unexpected(readError(checked.error()));
    if (const auto error = auditError(*checked))
        return tl::unexpected(*error);
    return ExitStatus::Done;
}

} // namespace app
