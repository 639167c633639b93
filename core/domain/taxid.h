// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace core
{

/// A Brazilian tax number of a person (CPF, 11 digits) or a company (CNPJ, 14 characters). Since
/// July 2026 the first 12 characters of a CNPJ can be letters (IN RFB 2.229/2024). Always
/// well-formed with valid check digits; only the Receita Federal can tell whether the number was
/// issued.
class TaxId
{
public:
    enum class Kind { Cpf, Cnpj };

    /// Parses a number. Accepts the mask ("529.982.247-25") and whitespace anywhere; converts to
    /// capital letters. Rejects one repeated digit, although the check digits are valid.
    [[nodiscard]] static std::optional<TaxId> parse(QStringView text);

    /// Appends the check digits to `base`: 9 digits of a CPF or 12 capital characters of a CNPJ.
    /// Returns nullopt if the base is invalid or one repeated digit.
    [[nodiscard]] static std::optional<TaxId> withCheckDigits(const QString &base);

    [[nodiscard]] Kind kind() const { return m_value.size() == 11 ? Kind::Cpf : Kind::Cnpj; }

    /// Returns the stored form: without mask, capital letters.
    [[nodiscard]] const QString &value() const { return m_value; }

    /// Returns the number with its usual mask: "529.982.247-25", "12.ABC.345/01DE-35".
    [[nodiscard]] QString toText() const;

    /// Returns the number with the mask and partly hidden: "***.982.247-**". A CNPJ is public and
    /// stays complete.
    [[nodiscard]] QString toMaskedText() const;

    /// Returns true if the text without its mask has the length and characters of a CPF or CNPJ.
    /// Allows a form to distinguish wrong check digits from other errors.
    [[nodiscard]] static bool isShaped(QStringView text);

    bool operator==(const TaxId &) const = default;

private:
    explicit TaxId(QString value)
        : m_value(std::move(value))
    {}

    QString m_value;
};

} // namespace core
