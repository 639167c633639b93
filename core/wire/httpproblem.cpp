// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/httpproblem.h"

#include "core/domain/money.h"
#include "core/domain/status.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QHash>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Kind = HttpProblem::Kind;

struct KindText
{
    int status;
    int number;
    const char *title;
    const char *detail;
};

KindText textOf(Kind kind)
{
    switch (kind) {
    case Kind::Malformed:
        return {400, 1, "Bad Request", "The request cannot be read."};
    case Kind::BrokenJson:
        return {400, 1, "Bad Request", "The body must be one JSON object, in UTF-8."};
    case Kind::NoKey:
        return {401, 2, "Unauthorized", "A valid key is required: Authorization: Bearer <key>."};
    case Kind::NoScope:
        return {403, 29, "Forbidden", "The key may not do this."};
    case Kind::KeyLimit:
        return {403, 35, "Forbidden", "The limits of the key do not allow this."};
    case Kind::NotFound:
        return {404, 4, "Not Found", "There is nothing of that name here."};
    case Kind::NotSupported:
        return {404, 4, "Not Found", "This service does not support this call."};
    case Kind::WrongMethod:
        return {405, 5, "Method Not Allowed", "Allow tells the methods of this address."};
    case Kind::TooSlow:
        return {408, 11, "Request Timeout", "The request did not come in time."};
    case Kind::BodyTooLarge:
        return {413, 6, "Content Too Large", "The body is too large."};
    case Kind::AddressTooLong:
        return {414, 12, "URI Too Long", "The address is too long."};
    case Kind::HeaderTooLarge:
        return {431, 13, "Request Header Fields Too Large", "The header is too large."};
    case Kind::NotJson:
        return {415, 7, "Unsupported Media Type", "The body must be application/json."};
    case Kind::Unexpected:
        return {417, 14, "Expectation Failed", "Nothing but 100-continue can be expected."};
    case Kind::Invalid:
        return {422, 20, "Unprocessable Content", "A field or parameter breaks a rule."};
    case Kind::ReferenceUsed:
        return {422, 25, "Unprocessable Content", "The reference is used already."};
    case Kind::KeyReused:
        return {422, 36, "Unprocessable Content",
                "The Idempotency-Key was sent with another request."};
    case Kind::TransitionRefused:
        return {409, 34, "Conflict", "The transaction cannot go there from its present state."};
    case Kind::TooManyRequests:
        return {429, 8, "Too Many Requests", "Too many requests: wait before the next one."};
    case Kind::Overloaded:
        return {503, 9, "Service Unavailable", "The service has too much to do: try again."};
    case Kind::NotReady:
        return {503, 15, "Service Unavailable", "The data cannot be reached: try again."};
    case Kind::Internal:
        return {500, 99, "Internal Server Error", "The service failed."};
    }
    Q_UNREACHABLE();
}

struct FieldName
{
    Field field;
    QLatin1StringView name;
};

/// The fields of an HTTP request.
constexpr std::array kFieldNames{
    FieldName{Field::Amount, "amount"_L1},
    FieldName{Field::Name, "name"_L1},
    FieldName{Field::Email, "email"_L1},
    FieldName{Field::Phone, "phone"_L1},
    FieldName{Field::Document, "document"_L1},
    FieldName{Field::Description, "description"_L1},
    FieldName{Field::Platform, "platform"_L1},
    FieldName{Field::Reference, "reference"_L1},
    FieldName{Field::Extra, "extra"_L1},
    FieldName{Field::PixKey, "pix_key"_L1},
    FieldName{Field::KeyType, "key_type"_L1},
    FieldName{Field::Page, "page"_L1},
    FieldName{Field::Identifier, "identifier"_L1},
    FieldName{Field::Reason, "reason"_L1},
    FieldName{Field::Note, "note"_L1},
    FieldName{Field::EndToEndId, "e2e_id"_L1},
    FieldName{Field::MovedAt, "finished"_L1},
    FieldName{Field::StatementLine, "statement.line"_L1},
    FieldName{Field::Address, "return_url"_L1},
};

constexpr QLatin1StringView kNameOrDocument = "name_document"_L1;

QString nameOf(Field field, CallPart part)
{
    if (field == Field::Name && part == CallPart::Query)
        return kNameOrDocument;
    for (const FieldName &known : kFieldNames) {
        if (known.field == field)
            return known.name;
    }
    return u"service"_s; // a setting of the service, not a field of a request
}

std::optional<Field> fieldNamed(const QString &name)
{
    if (name == kNameOrDocument)
        return Field::Name;
    for (const FieldName &known : kFieldNames) {
        if (known.name == name)
            return known.field;
    }
    return std::nullopt;
}

struct RuleName
{
    Problem problem;
    QLatin1StringView name;
};

constexpr std::array kRuleNames{
    RuleName{Problem::Missing, "missing"_L1},
    RuleName{Problem::TooLong, "too_long"_L1},
    RuleName{Problem::TooSmall, "too_small"_L1},
    RuleName{Problem::TooLarge, "too_large"_L1},
    RuleName{Problem::Malformed, "malformed"_L1},
    RuleName{Problem::CheckDigits, "check_digits"_L1},
    RuleName{Problem::AlreadyUsed, "already_used"_L1},
    RuleName{Problem::NotAllowed, "not_allowed"_L1},
    RuleName{Problem::TooLate, "too_late"_L1},
    RuleName{Problem::Unsettled, "unsettled"_L1},
    RuleName{Problem::TooEarly, "too_early"_L1},
    RuleName{Problem::InFuture, "in_future"_L1},
    RuleName{Problem::DayLimit, "day_limit"_L1},
};

QString nameOf(Problem problem)
{
    for (const RuleName &known : kRuleNames) {
        if (known.problem == problem)
            return known.name;
    }
    Q_UNREACHABLE();
}

QString limitOf(const FieldError &error)
{
    return error.field == Field::Amount ? Money::fromCents(error.limit).toDecimal()
                                        : QString::number(error.limit);
}

/// Explains why the service does not accept a well-formed value.
QString acceptanceOf(Field field)
{
    if (field == Field::Platform)
        return u"is not that of the key"_s;
    if (field == Field::PixKey)
        return u"is for cash-outs only"_s;
    if (field == Field::KeyType)
        return u"must be CPF, CNPJ, PHONE, EMAIL or EVP, and is for cash-outs only"_s;
    if (field == Field::Identifier)
        return u"has a payment that the bank shows"_s;
    if (field == Field::StatementLine)
        return u"did not make the charge paid"_s;
    if (field == Field::Address)
        return u"is for cash-ins only, and must be https://… in production"_s;
    return u"is not allowed here"_s;
}

QString ruleOf(const FieldError &error, CallPart part)
{
    switch (error.problem) {
    case Problem::Missing:
        return u"is required"_s;
    case Problem::TooLong:
        return u"must have at most %1 characters"_s.arg(error.limit);
    case Problem::TooSmall:
        return u"must be at least "_s + limitOf(error);
    case Problem::TooLarge:
        return u"must be at most "_s + limitOf(error);
    case Problem::Malformed:
        return formOf(nameOf(error.field, part), part);
    case Problem::CheckDigits:
        return u"has wrong check digits"_s;
    case Problem::AlreadyUsed:
        return u"is used already"_s;
    case Problem::NotAllowed:
        return acceptanceOf(error.field);
    case Problem::TooLate:
        return u"was possible for %1 days"_s.arg(error.limit);
    case Problem::Unsettled:
        return u"has one that is not settled yet"_s;
    case Problem::TooEarly:
        return u"is before the transaction was created"_s;
    case Problem::InFuture:
        return u"is in the future"_s;
    case Problem::DayLimit:
        return u"must be at most %1, the rest of the key's limit for today"_s.arg(limitOf(error));
    }
    Q_UNREACHABLE();
}

int numberOf(const HttpProblem::Violation &violation)
{
    if (violation.field == "document"_L1)
        return 17;
    if (violation.field == "amount"_L1 && violation.code == "too_small"_L1)
        return 23;
    if (violation.field == "pix_key"_L1)
        return 26;
    if (violation.field == "key_type"_L1)
        return 30;
    if (violation.field == "platform"_L1)
        return 10;
    return textOf(Kind::Invalid).number;
}

Kind kindOf(Error::Code code)
{
    switch (code) {
    case Error::Code::InvalidInput:
        return Kind::Invalid;
    case Error::Code::Conflict:
        return Kind::ReferenceUsed;
    case Error::Code::NotFound:
        return Kind::NotFound;
    case Error::Code::Unsupported:
        return Kind::NotSupported;
    case Error::Code::StorageUnreachable: // nothing was stored
        return Kind::NotReady;
    case Error::Code::TransitionRefused:
        return Kind::TransitionRefused;
    case Error::Code::StorageFull:
    case Error::Code::StorageReadOnly:
    case Error::Code::StorageFailed:
    case Error::Code::StorageBusy:
    case Error::Code::StorageCorrupted:
    case Error::Code::StorageOlder:
    case Error::Code::StorageNewer:
    case Error::Code::StorageForeign:
    case Error::Code::Unconfirmed:
    case Error::Code::Unreachable:
    case Error::Code::Unavailable:
    case Error::Code::NotTrusted:
    case Error::Code::AccessDenied:
    case Error::Code::NotUnderstood:
    case Error::Code::Internal:
        return Kind::Internal;
    }
    Q_UNREACHABLE();
}

Error::Code codeOf(int status, int number)
{
    switch (status) {
    case 401:
    case 403:
        return Error::Code::AccessDenied;
    case 400:
    case 405:
    case 413:
    case 415:
        return Error::Code::Unsupported;
    case 404:
        return Error::Code::NotFound;
    case 409:
        return Error::Code::TransitionRefused;
    case 422:
        return number == textOf(Kind::ReferenceUsed).number ? Error::Code::Conflict
                                                            : Error::Code::InvalidInput;
    default:
        return Error::Code::Unconfirmed;
    }
}

} // namespace

int HttpProblem::status() const
{
    return textOf(kind).status;
}

int HttpProblem::number() const
{
    return kind == Kind::Invalid && !violations.isEmpty() ? numberOf(violations.constFirst())
                                                          : textOf(kind).number;
}

QByteArray HttpProblem::toJson() const
{
    const KindText text = textOf(kind);
    QString detail = QString::fromLatin1(text.detail);
    if (!reason.isEmpty())
        detail = reason;
    if (!violations.isEmpty())
        detail = u"%1: %2."_s.arg(violations.constFirst().field, violations.constFirst().message);
    JsonText json;
    json.add("type", u"about:blank"_s)
        .add("title", QString::fromLatin1(text.title))
        .add("status", text.status)
        .add("detail", detail)
        .add("error", number())
        .add("message", detail)
        .addObjects("violations", violations, [](JsonText &object, const Violation &violation) {
            object.add("field", violation.field)
                .add("code", violation.code)
                .add("message", violation.message);
        });
    if (existingId)
        json.add("existing_id", toWireId(*existingId));
    return json.toObject();
}

HttpProblem problemOf(const Error &error, CallPart part)
{
    HttpProblem problem{.kind = kindOf(error.code)};
    if (error.code == Error::Code::AccessDenied && !error.fields.isEmpty())
        problem.kind = Kind::KeyLimit;
    if (problem.kind == Kind::NotReady)
        problem.retryAfter = HttpProblem::kRetryAfterOutage;
    for (const FieldError &field : error.fields)
        problem.violations.append(violationOf(field, part));
    // An unknown status is the only filter error without a field.
    if (problem.kind == Kind::Invalid && problem.violations.isEmpty())
        problem.violations = {unknownStatus()};
    return problem;
}

QString formOf(const QString &name, CallPart part)
{
    const bool isQuery = part == CallPart::Query;
    const QHash<QString, QString> forms{
        {u"amount"_s, u"must be a number with at most two decimals"_s},
        {u"email"_s, isQuery ? u"must have a part of an address"_s
                             : u"must be an address, such as ana@example.com"_s},
        {u"phone"_s, isQuery ? u"must have digits of the number"_s
                             : u"must be a Brazilian number with its area code, as 11987654321"_s},
        {u"document"_s, u"must be a CPF or a CNPJ"_s},
        {u"platform"_s, u"must be a UUID"_s},
        {u"identifier"_s, u"must be a UUID"_s},
        {u"pix_key"_s, isQuery ? u"must be a Pix key; a telephone number starts with +55"_s
                               : u"must be a Pix key of that key_type"_s},
        {u"page"_s, u"must be a whole number"_s},
        {u"limit"_s, u"must be 1 to 100"_s},
        {u"after"_s, u"must be the id of a transaction"_s},
        {u"initial_date"_s, u"must be a day, as 2026-11-20"_s},
        {u"final_date"_s, u"must be a day, as 2026-11-20"_s},
        {u"operation"_s, u"must be cashin or cashout"_s},
        {u"created_from"_s, u"must be a time, as 2026-11-20 14:02:05"_s},
        {u"created_until"_s, u"must be a time, as 2026-11-20 14:02:05"_s},
        {u"min_amount"_s, u"must be an amount, as 15.00"_s},
        {u"max_amount"_s, u"must be an amount, as 15.00"_s},
        {u"sort"_s, u"must be date_created, amount, name or status, with - for descending"_s},
        {u"extra"_s, u"must be text"_s},
        {u"e2e_id"_s, u"must be an end-to-end id, or its last six characters"_s},
        {u"finished"_s, u"must be a time, as 2026-11-20 14:02:05, or a day, as 2026-11-20"_s},
        {u"return_url"_s, u"must be an address, as https://shop.example/back?pix={id}"_s},
    };
    return forms.value(name, isQuery ? u"must be text in UTF-8, percent-encoded"_s
                                     : u"must be text in one line"_s);
}

HttpProblem::Violation unknownStatus()
{
    QStringList known;
    for (const Status::Code code : Status::kKnown)
        known.append(Status(code).toText());
    return {u"status"_s, u"not_allowed"_s, u"must be one of "_s + known.join(u", "_s)};
}

HttpProblem::Violation violationOf(const FieldError &error, CallPart part)
{
    return {nameOf(error.field, part), nameOf(error.problem), ruleOf(error, part)};
}

Error errorOf(int status, const QByteArray &body)
{
    const QJsonObject object = QJsonDocument::fromJson(body).object();
    Error error{codeOf(status, object["error"_L1].toInt()), {}, u"HTTP %1"_s.arg(status)};
    for (const QJsonValue value : object["violations"_L1].toArray()) {
        const auto field = fieldNamed(value["field"_L1].toString());
        for (const RuleName &rule : kRuleNames) {
            if (field && rule.name == value["code"_L1].toString())
                error.fields.append({*field, rule.problem});
        }
    }
    return error;
}

} // namespace core
