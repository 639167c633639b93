// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/pixkey.h"
#include "core/domain/transaction.h"

#include <optional>

namespace core
{

/// Who is paid: what a static BR Code says of the shop.
struct Merchant
{
    PixKey key;
    QString name; ///< the BR Code shows its first 25 characters, without accents
    QString city; ///< the BR Code shows its first 15 characters, without accents

    bool operator==(const Merchant &) const = default;
};

/// The payer data that a counter sends when the customer does not give an own: the five mandatory
/// fields of specification 4.1. Set by the shop; never made up outside the demo.
struct PayerProfile
{
    QString name;
    QString email;
    QString phone;
    QString document;
    QString description;

    bool operator==(const PayerProfile &) const = default;
};

/// A shop as it is set up once and kept.
struct ShopProfile
{
    Merchant merchant;
    PayerProfile payer;

    bool operator==(const ShopProfile &) const = default;
};

/// A shop as somebody typed it into a form.
struct ShopProfileDraft
{
    QString pixKey;
    std::optional<PixKey::Kind> keyType; ///< nothing: the only reading that the text has
    QString merchantName;
    QString merchantCity;
    PayerProfile payer;
};

/// Why a text cannot be a shop's name or city: as Field::Name, or no BR Code could show a character
/// of it. `field` is Field::MerchantName or Field::MerchantCity.
[[nodiscard]] std::optional<FieldError> merchantTextProblem(Field field, const QString &text);

/// The profile with its texts in stored form, or every field that cannot stand. A key with several
/// readings and no kind given is Field::KeyType, Problem::Missing.
[[nodiscard]] Result<ShopProfile> validated(const ShopProfileDraft &draft);

} // namespace core
