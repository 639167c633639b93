// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/cliresult.h"

#include "core/domain/orderprogress.h"
#include "core/wire/httpproblem.h"
#include "core/wire/jsontext.h"
#include "ui/text/errortext.h"
#include "ui/text/fieldtext.h"

#include <QtCore/QCoreApplication>

#include <array>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;
using core::Field;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Returns the API name, or the name of the option for fields that the API does not have.
QString nameOf(const core::FieldError &problem)
{
    if (problem.field == Field::MerchantName)
        return u"name"_s;
    if (problem.field == Field::MerchantCity)
        return u"city"_s;
    if (problem.field == Field::CashInLifetime)
        return u"expires"_s;
    return core::violationOf(problem).field;
}

/// Returns the rules that the call broke, or what happened if there are none.
QString messageOf(const core::Error &error)
{
    const bool isOfFields = error.code == Code::Conflict || error.code == Code::TransitionRefused;
    if (!isOfFields || error.fields.isEmpty())
        return ui::errorParagraph(error);
    QStringList sentences;
    for (const core::FieldError &problem : error.fields)
        sentences += u"%1: %2"_s.arg(ui::fieldName(problem.field), ui::problemSentence(problem));
    return sentences.join(u' ');
}

CliError errorOf(const core::Error &error, ExitStatus status)
{
    CliError converted{.status = status, .code = toText(error.code), .message = messageOf(error)};
    for (const core::FieldError &problem : error.fields)
        converted.fields.append({nameOf(problem), core::violationOf(problem).code});
    return converted;
}

} // namespace

QByteArray CliError::toJson() const
{
    core::JsonText error;
    error.add("code", code).add("message", message);
    if (!fields.isEmpty())
        error.addObjects("fields", fields, [](core::JsonText &json, const FieldProblem &each) {
            json.add("field", each.field).add("problem", each.problem);
        });
    if (row > 0)
        error.add("row", qint64{row});
    if (!text.isEmpty())
        error.add("text", text);
    return core::JsonText().addRaw("error", error.toObject()).toObject();
}

QString toText(Code code)
{
    switch (code) {
    case Code::InvalidInput:
        return u"invalid_input"_s;
    case Code::NotFound:
        return u"not_found"_s;
    case Code::Conflict:
        return u"conflict"_s;
    case Code::TransitionRefused:
        return u"transition_refused"_s;
    case Code::Unsupported:
        return u"unsupported"_s;
    case Code::StorageFull:
        return u"storage_full"_s;
    case Code::StorageReadOnly:
        return u"storage_read_only"_s;
    case Code::StorageFailed:
        return u"storage_failed"_s;
    case Code::StorageBusy:
        return u"storage_busy"_s;
    case Code::StorageCorrupted:
        return u"storage_corrupted"_s;
    case Code::StorageOlder:
        return u"storage_older"_s;
    case Code::StorageNewer:
        return u"storage_newer"_s;
    case Code::StorageForeign:
        return u"storage_foreign"_s;
    case Code::StorageUnreachable:
        return u"storage_unreachable"_s;
    case Code::Unconfirmed:
        return u"unconfirmed"_s;
    case Code::Unreachable:
        return u"unreachable"_s;
    case Code::Unavailable:
        return u"unavailable"_s;
    case Code::NotTrusted:
        return u"not_trusted"_s;
    case Code::AccessDenied:
        return u"access_denied"_s;
    case Code::NotUnderstood:
        return u"not_understood"_s;
    case Code::Internal:
        return u"internal"_s;
    }
    Q_UNREACHABLE();
}

CliError readError(const core::Error &error)
{
    return errorOf(error,
                   error.code == Code::Unconfirmed ? ExitStatus::Unknown : ExitStatus::Refused);
}

CliError writeError(const core::Error &error)
{
    const bool isUnclear = core::eventOf(error) == core::OrderEvent::Unclear;
    return errorOf(error, isUnclear ? ExitStatus::Unknown : ExitStatus::Refused);
}

CliError fieldError(const core::FieldError &problem)
{
    return readError({Code::InvalidInput, {problem}, {}});
}

CliError usageError(const QString &message)
{
    return {.status = ExitStatus::WrongUsage, .code = u"usage"_s, .message = message};
}

CliError interruptedError()
{
    return {.code = u"interrupted"_s, .message = Words::tr("Interrupted. Nothing was changed.")};
}

} // namespace app
