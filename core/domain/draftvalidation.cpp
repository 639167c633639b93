// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/draftvalidation.h"

#include "core/domain/ascii.h"
#include "core/domain/blank.h"
#include "core/domain/confirmation.h"
#include "core/domain/contact.h"
#include "core/domain/operation.h"
#include "core/domain/returnurl.h"
#include "core/domain/taxid.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

enum class Need { Required, Optional };

struct TextRule
{
    Need need;
    int maxLength; ///< 0: the format defines the length
};

TextRule ruleFor(Field field)
{
    switch (field) {
    case Field::Name:
        return {Need::Required, kMaxName};
    case Field::Email:
        return {Need::Required, kMaxEmail};
    case Field::Phone:
        return {Need::Required, kMaxPhone};
    case Field::Document:
        return {Need::Required, 0};
    case Field::Description:
        return {Need::Required, kMaxDescription};
    case Field::Reason:
        return {Need::Required, kMaxReason};
    case Field::Note:
        return {Need::Required, kMaxEvidenceNote};
    case Field::Person:
    case Field::Till:
        return {Need::Optional, kMaxEvidencePerson};
    case Field::Reference:
        return {Need::Optional, kMaxReference};
    case Field::Extra:
        return {Need::Optional, kMaxExtra};
    case Field::Amount:
    case Field::Platform:
    case Field::PixKey:
    case Field::KeyType:
    case Field::MerchantName:
    case Field::MerchantCity:
    case Field::Page:
    case Field::Identifier:
    case Field::Host:
    case Field::MinAmount:
    case Field::MaxAmount:
    case Field::CashInLifetime:
    case Field::CashInCommission:
    case Field::CashOutCommission:
    case Field::ProcessingDelay:
    case Field::Ispb:
    case Field::ProfileName:
    case Field::Address:
    case Field::ApiKey:
    case Field::EndToEndId:
    case Field::MovedAt:
    case Field::StatementLine:
        break;
    }
    Q_UNREACHABLE();
}

qsizetype characterCount(QStringView text)
{
    return text.size() -
           std::count_if(text.begin(), text.end(), [](QChar c) { return c.isLowSurrogate(); });
}

/// Returns true for marks that change the text direction: with them a name can appear as another
/// one.
bool isDirectionOverride(QChar c)
{
    return (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
}

/// Returns true for byte-order marks, which readers misinterpret at the start of a text, and for
/// Unicode noncharacters.
bool isNoCharacter(char32_t c)
{
    return c == 0xFEFF || QChar::isNonCharacter(c);
}

/// Returns true if a service can store and return the text unchanged: no surrogate halves, no
/// control characters. Only `extra`, the client's own text, may have line breaks.
bool isPlainText(QStringView text, Field field)
{
    if (isAscii(text))
        return true;
    const bool lines = field == Field::Extra;
    const QList<uint> characters = text.toUcs4();
    return text.isValidUtf16() &&
           std::none_of(characters.begin(), characters.end(), isNoCharacter) &&
           std::none_of(text.begin(), text.end(), [lines](QChar c) {
               const bool isLineControl = c == u'\n' || c == u'\r' || c == u'\t';
               return isDirectionOverride(c) ||
                      (c.category() == QChar::Other_Control && !(lines && isLineControl));
           });
}

std::optional<Problem> formatProblem(Field field, const QString &text)
{
    if (field == Field::Email && !isEmail(text))
        return Problem::Malformed;
    if (field == Field::Phone && !normalizedPhone(text))
        return Problem::Malformed;
    if (field == Field::Document && !TaxId::parse(text))
        return TaxId::isShaped(text) ? Problem::CheckDigits : Problem::Malformed;
    return std::nullopt;
}

std::optional<FieldError> amountProblem(const std::optional<Money> &amount,
                                        const AmountLimits &limits)
{
    if (!amount)
        return FieldError{Field::Amount, Problem::Missing};
    if (*amount < limits.min)
        return FieldError{Field::Amount, Problem::TooSmall, limits.min.cents()};
    if (*amount > limits.max)
        return FieldError{Field::Amount, Problem::TooLarge, limits.max.cents()};
    return std::nullopt;
}

std::optional<FieldError> platformProblem(const std::optional<QUuid> &platform,
                                          const std::optional<QUuid> &own)
{
    if (!platform || platform->isNull())
        return FieldError{Field::Platform, Problem::Missing};
    if (own && *platform != *own)
        return FieldError{Field::Platform, Problem::NotAllowed};
    return std::nullopt;
}

std::optional<FieldError> lifetimeProblem(const TransactionDraft &draft)
{
    if (!draft.lifetime)
        return std::nullopt;
    if (draft.operation != Operation::CashIn)
        return FieldError{Field::CashInLifetime, Problem::NotAllowed};
    if (*draft.lifetime < kMinChargeLifetime)
        return FieldError{Field::CashInLifetime, Problem::TooSmall, kMinChargeLifetime.count()};
    if (*draft.lifetime > kMaxChargeLifetime)
        return FieldError{Field::CashInLifetime, Problem::TooLarge, kMaxChargeLifetime.count()};
    return std::nullopt;
}

std::optional<FieldError> returnUrlProblem(const TransactionDraft &draft)
{
    const QString url = draft.returnUrl.trimmed();
    if (url.isEmpty())
        return std::nullopt;
    if (draft.operation != Operation::CashIn)
        return FieldError{Field::Address, Problem::NotAllowed};
    if (characterCount(url) > kMaxReturnUrl)
        return FieldError{Field::Address, Problem::TooLong, kMaxReturnUrl};
    if (!isPlainText(url, Field::Address) || !isReturnUrl(url))
        return FieldError{Field::Address, Problem::Malformed};
    return std::nullopt;
}

QList<FieldError> keyProblems(const TransactionDraft &draft)
{
    const bool hasKey = !draft.pixKey.trimmed().isEmpty();
    QList<FieldError> broken;
    if (draft.operation == Operation::CashIn) {
        if (hasKey)
            broken.append({Field::PixKey, Problem::NotAllowed});
        if (draft.keyType)
            broken.append({Field::KeyType, Problem::NotAllowed});
        return broken;
    }
    if (!hasKey)
        broken.append({Field::PixKey, Problem::Missing});
    if (!draft.keyType)
        broken.append({Field::KeyType, Problem::Missing});
    if (hasKey && draft.keyType && !PixKey::parse(draft.pixKey, *draft.keyType))
        broken.append({Field::PixKey, pixKeyProblem(draft.pixKey)});
    return broken;
}

/// Compares the keys in canonical form, because a foreign service may write the key in another
/// form.
bool isSameKey(const TransactionDraft &asked, const QString &received)
{
    if (received == asked.pixKey)
        return true;
    const auto key = asked.keyType ? PixKey::parse(received, *asked.keyType) : std::nullopt;
    return key && key->value() == asked.pixKey;
}

} // namespace

std::optional<FieldError> textProblem(Field field, const QString &text)
{
    const TextRule rule = ruleFor(field);
    const QString trimmed = text.trimmed();
    if (rule.need == Need::Required && isBlank(trimmed))
        return FieldError{field, Problem::Missing};
    if (trimmed.isEmpty())
        return std::nullopt;
    if (rule.maxLength > 0 && characterCount(trimmed) > rule.maxLength)
        return FieldError{field, Problem::TooLong, rule.maxLength};
    if (!isPlainText(trimmed, field))
        return FieldError{field, Problem::Malformed};
    if (const auto problem = formatProblem(field, trimmed))
        return FieldError{field, *problem};
    return std::nullopt;
}

std::optional<FieldError> payerProblem(Field field, const QString &text, PayerData payerData)
{
    const bool isAbsent = payerData == PayerData::Optional && isBlank(text.trimmed());
    return isAbsent ? std::nullopt : textProblem(field, text);
}

QString withoutBlank(const QString &text)
{
    const QString trimmed = text.trimmed();
    return isBlank(trimmed) ? QString() : trimmed;
}

QString canonicalDocument(const QString &text)
{
    const auto id = TaxId::parse(text);
    return id ? id->value() : QString();
}

Problem pixKeyProblem(const QString &text)
{
    return TaxId::isShaped(text) && !TaxId::parse(text) ? Problem::CheckDigits : Problem::Malformed;
}

Result<TransactionDraft> validated(const TransactionDraft &draft, const AmountLimits &limits,
                                   const std::optional<QUuid> &own, PayerData payerData)
{
    QList<FieldError> broken;
    const auto note = [&broken](const std::optional<FieldError> &problem) {
        if (problem)
            broken.append(*problem);
    };
    note(amountProblem(draft.amount, limits));
    note(payerProblem(Field::Name, draft.name, payerData));
    note(payerProblem(Field::Email, draft.email, payerData));
    note(payerProblem(Field::Phone, draft.phone, payerData));
    note(payerProblem(Field::Document, draft.document, payerData));
    note(payerProblem(Field::Description, draft.description, payerData));
    note(platformProblem(draft.platform, own));
    note(textProblem(Field::Reference, draft.reference));
    note(textProblem(Field::Extra, draft.extra));
    note(lifetimeProblem(draft));
    note(returnUrlProblem(draft));
    broken += keyProblems(draft);
    if (!broken.isEmpty())
        return tl::unexpected(Error{Error::Code::InvalidInput, broken, u"invalid draft"_s});

    TransactionDraft clean = draft;
    clean.name = withoutBlank(draft.name);
    clean.email = withoutBlank(draft.email);
    clean.phone = normalizedPhone(draft.phone).value_or(QString());
    clean.document = canonicalDocument(draft.document);
    clean.description = withoutBlank(draft.description);
    clean.reference = draft.reference.trimmed();
    clean.extra = draft.extra.trimmed();
    clean.returnUrl = draft.returnUrl.trimmed();
    clean.pixKey = draft.operation == Operation::CashOut
                       ? PixKey::parse(draft.pixKey, *draft.keyType)->value()
                       : QString();
    return clean;
}

bool isMadeOf(const Transaction &transaction, const TransactionDraft &draft)
{
    const auto clean = validated(draft, {}, {}, PayerData::Optional);
    return clean && transaction.operation == clean->operation &&
           transaction.amount == *clean->amount && transaction.name == clean->name &&
           transaction.email == clean->email && transaction.phone == clean->phone &&
           transaction.document == clean->document &&
           transaction.description == clean->description &&
           transaction.platform == *clean->platform && transaction.reference == clean->reference &&
           transaction.extra == clean->extra && transaction.pixKey == clean->pixKey;
}

bool isAnswerTo(const TransactionDraft &asked, const Transaction &transaction)
{
    return transaction.operation == asked.operation && transaction.amount == asked.amount &&
           transaction.reference == asked.reference && transaction.platform == asked.platform &&
           (asked.operation == Operation::CashIn || isSameKey(asked, transaction.pixKey));
}

} // namespace core
