// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The identifier of one payment (E…) or one return of a payment (D…) throughout Pix. Consists of a
/// letter, the ISPB of the sending institution (8), the UTC minute `yyyyMMddHHmm` (12) and 11 free
/// characters. 32 characters in total, case-sensitive.
class EndToEndId
{
public:
    enum class Kind { Payment, Return };

    /// Parses an identifier. Returns nullopt for a wrong length, invalid characters or an invalid
    /// minute.
    [[nodiscard]] static std::optional<EndToEndId> parse(QStringView text);

    /// Creates the identifier of a payment at that time. `ispb`: 8 of [0-9A-Z]; `own`: 11 of
    /// [A-Za-z0-9].
    [[nodiscard]] static EndToEndId payment(QStringView ispb, const QDateTime &at, QStringView own);

    [[nodiscard]] Kind kind() const { return m_text[0] == u'E' ? Kind::Payment : Kind::Return; }
    [[nodiscard]] QString ispb() const { return m_text.mid(1, 8); }

    /// Returns the embedded minute, UTC. The minute is within twelve hours of the settlement. Near
    /// midnight its date differs from the date in Brasília.
    [[nodiscard]] QDateTime minute() const;

    [[nodiscard]] const QString &toText() const { return m_text; }

private:
    explicit EndToEndId(QString text)
        : m_text(std::move(text))
    {}

    QString m_text;
};

/// The number of an unknown institution, which no institution has. 00000000 is Banco do Brasil.
inline constexpr QLatin1StringView kUnknownIspb{"99999999"};

/// Returns true for the number of an institution: 8 of [0-9A-Z].
[[nodiscard]] bool isIspb(QStringView text);

/// Returns true for an identifier that a static BR Code can carry: 1 to 25 of [A-Za-z0-9].
[[nodiscard]] bool isStaticTxid(QStringView text);

} // namespace core
