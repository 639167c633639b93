// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/confirmationjson.h"

#include "core/wire/jsonmembers.h"
#include "core/wire/jsontext.h"
#include "core/wire/strictjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kStatement = "statement"_L1;

struct MatchName
{
    Evidence::Match match;
    QLatin1StringView name;
};

constexpr std::array kMatchNames{
    MatchName{Evidence::Match::ByIdentifier, "identifier"_L1},
    MatchName{Evidence::Match::ByPerson, "person"_L1},
};

/// Returns the object about the line of a statement.
QByteArray statementJson(const Confirmation &confirmation)
{
    JsonText json;
    json.add("line", confirmation.line);
    if (!confirmation.source.isEmpty())
        json.add("source", confirmation.source);
    if (confirmation.amount)
        json.addRaw("amount", confirmation.amount->toDecimal().toLatin1());
    for (const MatchName &known : kMatchNames) {
        if (known.match == confirmation.match)
            json.add("match", QString(known.name));
    }
    return json.toObject();
}

/// Reads the members of an object and collects all violations, at most one per member.
class ObjectReader
{
public:
    /// `path`: of the object in the body, such as "statement."; empty: the body itself.
    explicit ObjectReader(const QByteArray &json, const QString &path = {})
        : m_path(path)
    {
        const QJsonDocument document = QJsonDocument::fromJson(json);
        m_isObject = document.isObject() && isStrictJson(json);
        m_object = document.object();
        if (m_isObject)
            m_members = jsonMembersOf(json);
    }

    [[nodiscard]] bool isObject() const { return m_isObject; }

    /// Returns true if the member is there and not null.
    bool has(QLatin1StringView name)
    {
        m_known.insert(name);
        return !m_object[name].isUndefined() && !m_object[name].isNull();
    }

    /// Returns the trimmed text; empty if the member is missing or not a text.
    QString text(QLatin1StringView name)
    {
        if (!has(name))
            return {};
        const QJsonValue value = m_object[name];
        const QString text = value.toString();
        if (value.isString() && text.isValidUtf16())
            return text.trimmed();
        refuse(name, u"malformed"_s, formOf(name, CallPart::Body));
        return {};
    }

    /// Returns the amount; nullopt if the member is missing or not an amount.
    std::optional<Money> amount(QLatin1StringView name)
    {
        if (!has(name))
            return std::nullopt;
        const QJsonValue value = m_object[name];
        constexpr double kMax = static_cast<double>(Money::kMaxCents) / 100;
        if (value.isDouble() && value.toDouble() > kMax) {
            refuse(name, violationOf({Field::Amount, Problem::TooLarge, Money::kMaxCents}));
            return std::nullopt;
        }
        const auto amount = value.isDouble() ? amountFrom(raw(name)) : std::nullopt;
        if (!amount)
            refuse(name, violationOf({Field::Amount, Problem::Malformed}));
        return amount;
    }

    /// Returns the text of the member as sent.
    [[nodiscard]] QByteArray raw(QLatin1StringView name) const
    {
        for (const JsonMember &member : m_members) {
            if (member.name == name)
                return member.value;
        }
        return {};
    }

    void refuse(const QString &name, const QString &code, const QString &message)
    {
        const QString field = m_path + name;
        const bool isKnown =
            std::any_of(m_broken.begin(), m_broken.end(),
                        [&field](const auto &broken) { return broken.field == field; });
        if (!isKnown)
            m_broken.append({field, code, message});
    }

    void refuse(const QString &name, const HttpProblem::Violation &violation)
    {
        refuse(name, violation.code, violation.message);
    }

    /// Returns the violations of rules, then the unknown and repeated members.
    [[nodiscard]] QList<HttpProblem::Violation> violations() const
    {
        QList<HttpProblem::Violation> all = m_broken;
        for (HttpProblem::Violation &unexpected : unexpectedMembers(m_members, m_known)) {
            unexpected.field.prepend(m_path);
            all.append(unexpected);
        }
        return all;
    }

private:
    const QString m_path;
    QJsonObject m_object;
    bool m_isObject = false;
    QList<JsonMember> m_members;
    QSet<QString> m_known;
    QList<HttpProblem::Violation> m_broken;
};

/// Returns the problem of a body; nullopt if there is none. `more`: the violations of its members.
std::optional<HttpProblem> problemOf(const ObjectReader &body,
                                     const QList<HttpProblem::Violation> &more = {})
{
    if (!body.isObject())
        return HttpProblem{.kind = HttpProblem::Kind::BrokenJson};
    const QList<HttpProblem::Violation> violations = body.violations() + more;
    if (violations.isEmpty())
        return std::nullopt;
    return HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations};
}

/// Reads the object about the line of a statement in a body.
class StatementReader
{
public:
    explicit StatementReader(ObjectReader &body)
        : m_body(body)
        , m_isThere(body.has(kStatement))
        , m_object(m_isThere ? body.raw(kStatement) : "{}"_ba, kStatement + '.'_L1)
    {
        if (!m_object.isObject())
            body.refuse(kStatement, u"malformed"_s, u"must be an object"_s);
    }

    [[nodiscard]] bool isThere() const { return m_isThere; }

    QString line() { return m_object.text("line"_L1); }

    QString source()
    {
        const QString source = m_object.text("source"_L1);
        if (source.contains(QChar::Null))
            m_object.refuse(u"source"_s, violationOf({Field::StatementLine, Problem::Malformed}));
        else if (source.size() > kMaxEvidenceSource)
            m_object.refuse(u"source"_s, violationOf({Field::StatementLine, Problem::TooLong,
                                                      kMaxEvidenceSource}));
        else
            return source;
        return {};
    }

    Evidence::Match match()
    {
        const QString text = m_object.text("match"_L1);
        for (const MatchName &known : kMatchNames) {
            if (text == known.name)
                return known.match;
        }
        if (text.isEmpty())
            m_object.refuse(u"match"_s, violationOf({Field::StatementLine, Problem::Missing}));
        else
            m_object.refuse(u"match"_s, u"not_allowed"_s, u"must be identifier or person"_s);
        return Evidence::Match::ByPerson;
    }

    std::optional<Money> amount()
    {
        const auto amount = m_object.amount("amount"_L1);
        if (amount && *amount <= Money())
            m_object.refuse(u"amount"_s, violationOf({Field::Amount, Problem::TooSmall, 1}));
        else if (!amount)
            m_object.refuse(u"amount"_s, violationOf({Field::Amount, Problem::Missing}));
        return amount;
    }

    /// Adds a broken rule of the domain to the object or to the body.
    void refuse(const FieldError &error)
    {
        const HttpProblem::Violation violation = violationOf(error);
        if (error.field == Field::StatementLine)
            m_object.refuse(u"line"_s, violation);
        else if (error.field == Field::Amount)
            m_object.refuse(u"amount"_s, violation);
        else
            m_body.refuse(violation.field, violation);
    }

    /// Returns the problem of the whole body; nullopt if there is none.
    [[nodiscard]] std::optional<HttpProblem> problem() const
    {
        return problemOf(m_body, m_object.isObject() ? m_object.violations()
                                                     : QList<HttpProblem::Violation>());
    }

private:
    ObjectReader &m_body;
    const bool m_isThere;
    ObjectReader m_object;
};

/// Returns the value, or the problem of its body. Adds the broken rules of the domain.
template<typename T>
tl::expected<T, HttpProblem> checked(const Result<T> &clean, StatementReader &statement)
{
    if (!clean) {
        for (const FieldError &error : clean.error().fields)
            statement.refuse(error);
    }
    if (const auto problem = statement.problem())
        return tl::unexpected(*problem);
    return *clean;
}

} // namespace

tl::expected<Confirmation, HttpProblem> confirmationFromJson(const QByteArray &body)
{
    ObjectReader reader(body);
    Confirmation confirmation;
    confirmation.note = reader.text("note"_L1);
    confirmation.endToEndId = reader.text("e2e_id"_L1);
    if (const QString finished = reader.text("finished"_L1); !finished.isEmpty()) {
        confirmation.movedAt = fromWireTime(finished);
        const auto day = fromWireDay(finished);
        if (day)
            confirmation.movedDay = *day;
        else if (!confirmation.movedAt)
            reader.refuse(u"finished"_s, violationOf({Field::MovedAt, Problem::Malformed}));
    }
    StatementReader statement(reader);
    if (statement.isThere()) {
        confirmation.kind = EvidenceKind::Statement;
        confirmation.line = statement.line();
        confirmation.source = statement.source();
        confirmation.amount = statement.amount();
        confirmation.match = statement.match();
    }
    return checked(validated(confirmation), statement);
}

tl::expected<Withdrawal, HttpProblem> withdrawalFromJson(const QByteArray &body)
{
    ObjectReader reader(body);
    StatementReader statement(reader);
    Withdrawal withdrawal{.reason = reader.text("reason"_L1)};
    if (statement.isThere()) {
        withdrawal.line = statement.line();
        if (withdrawal.line.isEmpty())
            statement.refuse({Field::StatementLine, Problem::Missing});
    }
    return checked(validated(withdrawal), statement);
}

tl::expected<QString, HttpProblem> refundReasonFromJson(const QByteArray &body)
{
    ObjectReader reader(body);
    const auto clean = validated(Withdrawal{.reason = reader.text("reason"_L1)});
    if (!clean)
        reader.refuse(u"reason"_s, violationOf(clean.error().fields.constFirst()));
    if (const auto problem = problemOf(reader))
        return tl::unexpected(*problem);
    return clean->reason;
}

QByteArray toJson(const Confirmation &confirmation)
{
    const bool isStatement = confirmation.kind == EvidenceKind::Statement;
    JsonText json;
    if (!isStatement || !confirmation.note.isEmpty())
        json.add("note", confirmation.note);
    if (!confirmation.endToEndId.isEmpty())
        json.add("e2e_id", confirmation.endToEndId);
    if (confirmation.movedAt)
        json.add("finished", toWireTime(*confirmation.movedAt));
    else if (confirmation.movedDay.isValid())
        json.add("finished", confirmation.movedDay.toString(Qt::ISODate));
    if (isStatement)
        json.addRaw("statement", statementJson(confirmation));
    return json.toObject();
}

QByteArray toJson(const Withdrawal &withdrawal)
{
    JsonText json;
    json.add("reason", withdrawal.reason);
    if (!withdrawal.line.isEmpty())
        json.addRaw("statement", JsonText().add("line", withdrawal.line).toObject());
    return json.toObject();
}

} // namespace core
