// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/draftjson.h"

#include "core/domain/draftvalidation.h"
#include "core/wire/jsonmembers.h"
#include "core/wire/jsontext.h"
#include "core/wire/strictjson.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QSet>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

struct TextField
{
    QLatin1StringView name;
    Field field;
    QString TransactionDraft::*member;
};

constexpr std::array kTexts{
    TextField{"name"_L1, Field::Name, &TransactionDraft::name},
    TextField{"email"_L1, Field::Email, &TransactionDraft::email},
    TextField{"phone"_L1, Field::Phone, &TransactionDraft::phone},
    TextField{"document"_L1, Field::Document, &TransactionDraft::document},
    TextField{"description"_L1, Field::Description, &TransactionDraft::description},
    TextField{"reference"_L1, Field::Reference, &TransactionDraft::reference},
    TextField{"extra"_L1, Field::Extra, &TransactionDraft::extra},
    TextField{"pix_key"_L1, Field::PixKey, &TransactionDraft::pixKey},
    TextField{"return_url"_L1, Field::Address, &TransactionDraft::returnUrl},
};

QSet<QString> knownMembers()
{
    QSet<QString> known{u"amount"_s, u"platform"_s, u"key_type"_s};
    for (const TextField &text : kTexts)
        known.insert(text.name);
    return known;
}

/// Reads the fields and collects all violations.
class DraftReader
{
public:
    DraftReader(const QJsonObject &object, const QList<JsonMember> &members, Operation operation,
                const std::optional<QUuid> &caller)
        : m_object(object)
    {
        m_draft.operation = operation;
        for (const TextField &text : kTexts)
            readText(text);
        for (const JsonMember &member : members) {
            if (member.name == "amount"_L1 && !m_seen.contains(Field::Amount))
                readAmount(member.value);
        }
        readPlatform(caller);
        readKeyType();
        for (const FieldError &broken : rulesBroken()) {
            if (!m_seen.contains(broken.field))
                refuse(broken);
        }
    }

    void refuse(const FieldError &error)
    {
        m_seen.insert(error.field);
        m_broken.append(error);
    }

    /// Returns the violations of fields first, in field order.
    [[nodiscard]] QList<HttpProblem::Violation> violations()
    {
        std::stable_sort(m_broken.begin(), m_broken.end(),
                         [](const auto &a, const auto &b) { return a.field < b.field; });
        QList<HttpProblem::Violation> violations;
        for (const FieldError &error : m_broken)
            violations.append(violationOf(error));
        return violations;
    }

    [[nodiscard]] const TransactionDraft &draft() const { return m_draft; }

private:
    /// Returns the text of a member. Returns nullopt if the member is missing, and records a
    /// violation if the member is not a text.
    std::optional<QString> text(QLatin1StringView name, Field field)
    {
        const QJsonValue value = m_object[name];
        if (value.isUndefined() || value.isNull())
            return std::nullopt;
        const QString text = value.toString();
        if (value.isString() && text.isValidUtf16())
            return text;
        refuse({field, Problem::Malformed});
        return std::nullopt;
    }

    void readText(const TextField &field)
    {
        m_draft.*field.member = text(field.name, field.field).value_or(QString());
    }

    void readAmount(const QByteArray &number)
    {
        const QJsonValue value = m_object["amount"_L1];
        if (value.isUndefined() || value.isNull())
            return;
        if (value.isDouble() && value.toDouble() >= static_cast<double>(Money::kMaxCents))
            return refuse({Field::Amount, Problem::TooLarge, Money::kMaxCents});
        m_draft.amount = value.isDouble() ? amountFrom(number) : std::nullopt;
        if (!m_draft.amount)
            refuse({Field::Amount, Problem::Malformed});
    }

    void readPlatform(const std::optional<QUuid> &caller)
    {
        const auto sent = text("platform"_L1, Field::Platform);
        if (!sent || sent->trimmed().isEmpty())
            return;
        m_draft.platform = fromWireId(sent->trimmed());
        if (!m_draft.platform)
            refuse({Field::Platform, Problem::Malformed});
        else if (caller && m_draft.platform != caller)
            refuse({Field::Platform, Problem::NotAllowed});
    }

    void readKeyType()
    {
        const auto sent = text("key_type"_L1, Field::KeyType);
        if (!sent || sent->trimmed().isEmpty())
            return;
        m_draft.keyType = pixKeyKindFromText(sent->trimmed());
        if (!m_draft.keyType)
            refuse({Field::KeyType, Problem::NotAllowed});
    }

    [[nodiscard]] QList<FieldError> rulesBroken() const
    {
        const auto checked = validated(m_draft);
        return checked ? QList<FieldError>() : checked.error().fields;
    }

    const QJsonObject m_object;
    TransactionDraft m_draft;
    QList<FieldError> m_broken;
    QSet<Field> m_seen;
};

} // namespace

tl::expected<TransactionDraft, HttpProblem>
draftFromJson(const QByteArray &body, Operation operation, const std::optional<QUuid> &caller)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    if (!document.isObject() || !isStrictJson(body))
        return tl::unexpected(HttpProblem{.kind = HttpProblem::Kind::BrokenJson});
    const QList<JsonMember> members = jsonMembersOf(body);
    DraftReader reader(document.object(), members, operation, caller);
    const auto violations = reader.violations() + unexpectedMembers(members, knownMembers());
    if (!violations.isEmpty())
        return tl::unexpected(
            HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations});
    return reader.draft();
}

QByteArray toJson(const TransactionDraft &draft)
{
    JsonText json;
    for (const TextField &text : kTexts) {
        if (const QString &value = draft.*text.member; !value.isEmpty())
            json.add(text.name.data(), value);
    }
    if (draft.keyType)
        json.add("key_type", toText(*draft.keyType));
    if (draft.amount)
        json.addRaw("amount", draft.amount->toDecimal().toLatin1());
    if (draft.platform)
        json.add("platform", toWireId(*draft.platform));
    return json.toObject();
}

} // namespace core
