// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/profile.h"

#include "core/domain/brcode.h"
#include "core/domain/contact.h"
#include "core/domain/draftvalidation.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Result<PixKey> keyOf(const ShopProfileDraft &draft)
{
    const auto refuse = [](Field field, Problem problem) {
        return tl::unexpected(Error{Error::Code::InvalidInput, {{field, problem}}, {}});
    };
    if (draft.pixKey.trimmed().isEmpty())
        return refuse(Field::PixKey, Problem::Missing);
    if (draft.keyType) {
        const auto key = PixKey::parse(draft.pixKey, *draft.keyType);
        return key ? Result<PixKey>(*key) : refuse(Field::PixKey, pixKeyProblem(draft.pixKey));
    }
    const QList<PixKey> readings = PixKey::readings(draft.pixKey);
    if (readings.isEmpty())
        return refuse(Field::PixKey, pixKeyProblem(draft.pixKey));
    return readings.size() == 1 ? Result<PixKey>(readings.first())
                                : refuse(Field::KeyType, Problem::Missing);
}

} // namespace

QString toText(CodeTxid txid)
{
    switch (txid) {
    case CodeTxid::Charge:
        return u"charge"_s;
    case CodeTxid::None:
        return u"none"_s;
    }
    Q_UNREACHABLE();
}

std::optional<CodeTxid> codeTxidFromText(QStringView text)
{
    for (const CodeTxid txid : {CodeTxid::Charge, CodeTxid::None}) {
        if (text == toText(txid))
            return txid;
    }
    return std::nullopt;
}

std::optional<FieldError> merchantTextProblem(Field field, const QString &text)
{
    if (const auto problem = textProblem(Field::Name, text))
        return FieldError{field, problem->problem, problem->limit};
    if (foldedToAscii(text).isEmpty())
        return FieldError{field, Problem::Malformed};
    return std::nullopt;
}

Result<ShopProfile> validated(const ShopProfileDraft &draft, PayerData payerData)
{
    QList<FieldError> broken;
    const auto note = [&broken](const std::optional<FieldError> &problem) {
        if (problem)
            broken.append(*problem);
    };
    const Result<PixKey> key = keyOf(draft);
    if (!key)
        broken += key.error().fields;
    note(merchantTextProblem(Field::MerchantName, draft.merchantName));
    note(merchantTextProblem(Field::MerchantCity, draft.merchantCity));
    note(payerProblem(Field::Name, draft.payer.name, payerData));
    note(payerProblem(Field::Email, draft.payer.email, payerData));
    note(payerProblem(Field::Phone, draft.payer.phone, payerData));
    note(payerProblem(Field::Document, draft.payer.document, payerData));
    note(payerProblem(Field::Description, draft.payer.description, payerData));
    if (!broken.isEmpty())
        return tl::unexpected(Error{Error::Code::InvalidInput, broken, u"invalid profile"_s});

    return ShopProfile{
        .merchant = {*key, draft.merchantName.trimmed(), draft.merchantCity.trimmed(), draft.txid},
        .payer =
            {
                .name = withoutBlank(draft.payer.name),
                .email = withoutBlank(draft.payer.email),
                .phone = normalizedPhone(draft.payer.phone).value_or(QString()),
                .document = canonicalDocument(draft.payer.document),
                .description = withoutBlank(draft.payer.description),
            },
    };
}

} // namespace core
