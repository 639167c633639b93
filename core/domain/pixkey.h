// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// A key of the Pix directory (DICT) in its canonical form, which a BR Code also uses. At most 77
/// characters. Only the directory can tell whether the key is registered.
class PixKey
{
public:
    enum class Kind {
        Cpf,   ///< 11 digits
        Cnpj,  ///< 14 characters, capital letters
        Phone, ///< "+55" and 10 or 11 digits
        Email, ///< lower-case letters
        Evp,   ///< random key: UUID in lower case with hyphens, of any version
    };
    static constexpr int kMaxLength = 77;

    /// Parses the text as a key of that kind. Accepts masks, surrounding whitespace and capital
    /// letters.
    [[nodiscard]] static std::optional<PixKey> parse(QStringView text, Kind kind);

    /// Returns every possible kind of the text, most likely first. Eleven digits can be a CPF or a
    /// mobile number; the user must then choose. Rejects bare landline numbers, because the
    /// directory registers only mobile numbers, and unassigned area codes.
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

/// Returns the API word for the kind (specification 4.2, `key_type`): "CPF", "PHONE", …
[[nodiscard]] QString toText(PixKey::Kind kind);
[[nodiscard]] std::optional<PixKey::Kind> pixKeyKindFromText(QStringView text);

} // namespace core
