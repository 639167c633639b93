// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/confirmationjson.h"

#include "core/wire/jsonmembers.h"
#include "core/wire/jsontext.h"
#include "core/wire/strictjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Reads the text members of a body and collects all violations.
class BodyReader
{
public:
    explicit BodyReader(const QByteArray &body)
        : m_body(body)
    {
        const QJsonDocument document = QJsonDocument::fromJson(body);
        m_isObject = document.isObject() && isStrictJson(body);
        m_object = document.object();
    }

    /// Returns the trimmed text; empty if the member is missing or not a text.
    QString text(QLatin1StringView name, Field field)
    {
        m_known.insert(name);
        const QJsonValue value = m_object[name];
        if (value.isUndefined() || value.isNull())
            return {};
        const QString text = value.toString();
        if (value.isString() && text.isValidUtf16())
            return text.trimmed();
        refuse({field, Problem::Malformed});
        return {};
    }

    void refuse(const FieldError &error) { m_broken.append(error); }

    /// Adds broken rules of fields without an error so far.
    void refuse(const QList<FieldError> &errors)
    {
        for (const FieldError &error : errors) {
            const bool isKnown =
                std::any_of(m_broken.begin(), m_broken.end(), [&error](const FieldError &broken) {
                    return broken.field == error.field;
                });
            if (!isKnown)
                refuse(error);
        }
    }

    /// Returns the problem of the body; nullopt if there is none.
    [[nodiscard]] std::optional<HttpProblem> problem() const
    {
        if (!m_isObject)
            return HttpProblem{.kind = HttpProblem::Kind::BrokenJson};
        QList<HttpProblem::Violation> violations;
        for (const FieldError &error : m_broken)
            violations.append(violationOf(error));
        violations += unexpectedMembers(jsonMembersOf(m_body), m_known);
        if (violations.isEmpty())
            return std::nullopt;
        return HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations};
    }

private:
    const QByteArray m_body;
    QJsonObject m_object;
    bool m_isObject = false;
    QSet<QString> m_known;
    QList<FieldError> m_broken;
};

} // namespace

tl::expected<Confirmation, HttpProblem> confirmationFromJson(const QByteArray &body)
{
    BodyReader reader(body);
    Confirmation confirmation;
    confirmation.note = reader.text("note"_L1, Field::Note);
    confirmation.endToEndId = reader.text("e2e_id"_L1, Field::EndToEndId);
    if (const QString finished = reader.text("finished"_L1, Field::MovedAt); !finished.isEmpty()) {
        confirmation.movedAt = fromWireTime(finished);
        const auto day = fromWireDay(finished);
        if (day)
            confirmation.movedDay = *day;
        else if (!confirmation.movedAt)
            reader.refuse({Field::MovedAt, Problem::Malformed});
    }
    const auto clean = validated(confirmation);
    if (!clean)
        reader.refuse(clean.error().fields);
    if (const auto problem = reader.problem())
        return tl::unexpected(*problem);
    return *clean;
}

tl::expected<Withdrawal, HttpProblem> withdrawalFromJson(const QByteArray &body)
{
    BodyReader reader(body);
    const auto clean = validated(Withdrawal{.reason = reader.text("reason"_L1, Field::Reason)});
    if (!clean)
        reader.refuse(clean.error().fields);
    if (const auto problem = reader.problem())
        return tl::unexpected(*problem);
    return *clean;
}

QByteArray toJson(const Confirmation &confirmation)
{
    JsonText json;
    json.add("note", confirmation.note);
    if (!confirmation.endToEndId.isEmpty())
        json.add("e2e_id", confirmation.endToEndId);
    if (confirmation.movedAt)
        json.add("finished", toWireTime(*confirmation.movedAt));
    else if (confirmation.movedDay.isValid())
        json.add("finished", confirmation.movedDay.toString(Qt::ISODate));
    return json.toObject();
}

QByteArray toJson(const Withdrawal &withdrawal)
{
    return JsonText().add("reason", withdrawal.reason).toObject();
}

} // namespace core
