// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <optional>

namespace core
{

/// The number under which Brazil taxes a person (CPF, 11 digits) or a firm (CNPJ, 14 characters,
/// since July 2026 with letters in the first 12: IN RFB 2.229/2024). Always well-formed and with
/// right check digits; whether it was ever issued only the Receita Federal can say.
class TaxId
{
public:
    enum class Kind { Cpf, Cnpj };

    /// Takes the mask ("529.982.247-25") and blanks around; small letters become capitals. Numbers
    /// of one repeated digit are refused, though their check digits fit.
    [[nodiscard]] static std::optional<TaxId> parse(QStringView text);

    /// The number that begins with `base` (9 digits of a CPF, 12 characters of a CNPJ, capitals)
    /// and goes on with its check digits. Nothing if the base is not one, or is one repeated digit.
    [[nodiscard]] static std::optional<TaxId> withCheckDigits(const QString &base);

    [[nodiscard]] Kind kind() const { return m_value.size() == 11 ? Kind::Cpf : Kind::Cnpj; }

    /// Without mask, capitals: what is stored and sent.
    [[nodiscard]] const QString &value() const { return m_value; }

    /// With the mask that people know: "529.982.247-25", "12.ABC.345/01DE-35".
    [[nodiscard]] QString toText() const;

    /// As toText(), with enough hidden that a passer-by learns nothing: "***.982.247-**". A firm's
    /// number is public and stays whole.
    [[nodiscard]] QString toMaskedText() const;

    /// True if the text has the length and characters of a CPF or CNPJ once its mask is gone, so
    /// that a form can tell a slip in the check digits from something else altogether.
    [[nodiscard]] static bool isShaped(QStringView text);

    bool operator==(const TaxId &) const = default;

private:
    explicit TaxId(QString value)
        : m_value(std::move(value))
    {}

    QString m_value;
};

} // namespace core
