// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// A key of the Pix directory (DICT) in its canonical form, which is also the form that a BR Code
/// carries. At most 77 characters. Whether it is registered only the directory can say.
class PixKey
{
public:
    enum class Kind {
        Cpf,   ///< 11 digits
        Cnpj,  ///< 14 characters, capitals
        Phone, ///< "+55" and 10 or 11 digits
        Email, ///< small letters
        Evp,   ///< random key: UUID in small letters with hyphens, of any version
    };
    static constexpr int kMaxLength = 77;

    /// Reads the text as a key of that kind, with mask, blanks around or capitals as people type.
    [[nodiscard]] static std::optional<PixKey> parse(QStringView text, Kind kind);

    /// Every kind that the text may be, likeliest first. Eleven digits can be a CPF and a mobile
    /// number at once; then the person has to say which. A bare landline number is not taken for
    /// a key, since the directory registers mobiles, nor is one whose area code nobody has.
    [[nodiscard]] static QList<PixKey> readings(QStringView text);

    [[nodiscard]] Kind kind() const { return m_kind; }
    [[nodiscard]] const QString &value() const { return m_value; }

    bool operator==(const PixKey &) const = default;

private:
    PixKey(Kind kind, QString value)
        : m_kind(kind)
        , m_value(std::move(value))
    {}

    Kind m_kind;
    QString m_value;
};

/// The word of the API for the kind (specification 4.2, `key_type`): "CPF", "PHONE", …
[[nodiscard]] QString toText(PixKey::Kind kind);
[[nodiscard]] std::optional<PixKey::Kind> pixKeyKindFromText(QStringView text);

} // namespace core
