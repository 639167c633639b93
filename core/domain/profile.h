// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/draftvalidation.h"
#include "core/domain/error.h"
#include "core/domain/pixkey.h"

#include <optional>

namespace core
{

/// The txid in a shop's static codes.
enum class CodeTxid {
    Charge, ///< from the id of the charge: the bank shows it, so payment and charge can be matched
    None,   ///< "***": some banks return payments with a txid that they did not issue
};

/// Returns "charge" or "none".
[[nodiscard]] QString toText(CodeTxid txid);

[[nodiscard]] std::optional<CodeTxid> codeTxidFromText(QStringView text);

/// The payee as a static BR Code describes the shop.
struct Merchant
{
    PixKey key;
    QString name; ///< the BR Code shows its first 25 characters, without accents
    QString city; ///< the BR Code shows its first 15 characters, without accents
    CodeTxid txid = CodeTxid::Charge;

    bool operator==(const Merchant &) const = default;
};

/// The default payer data that a counter sends for customers who give no data: the five fields of
/// specification 4.1, which remote services require. Set by the shop; generated only in the demo.
/// Empty in a local shop without a default payer.
struct PayerProfile
{
    QString name;
    QString email;
    QString phone;
    QString document;
    QString description;

    bool operator==(const PayerProfile &) const = default;
};

/// The settings of a shop, stored permanently.
struct ShopProfile
{
    Merchant merchant;
    PayerProfile payer;

    bool operator==(const ShopProfile &) const = default;
};

/// The settings of a shop as typed into a form.
struct ShopProfileDraft
{
    QString pixKey;
    std::optional<PixKey::Kind> keyType; ///< nullopt: the only possible kind of the text
    QString merchantName;
    QString merchantCity;
    PayerProfile payer;
    CodeTxid txid = CodeTxid::Charge;
};

/// Returns the rule that a shop's name or city breaks: as for Field::Name, or no character is
/// printable in a BR Code. `field` is Field::MerchantName or Field::MerchantCity.
[[nodiscard]] std::optional<FieldError> merchantTextProblem(Field field, const QString &text);

/// Returns the profile with its texts in stored form, or an error with every invalid field. An
/// ambiguous key without a kind gives Field::KeyType, Problem::Missing.
/// `payerData` tells whether the payer must be complete.
[[nodiscard]] Result<ShopProfile> validated(const ShopProfileDraft &draft, PayerData payerData);

} // namespace core
