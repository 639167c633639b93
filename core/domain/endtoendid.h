// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The identifier that one payment (E…) or one return of a payment (D…) carries through the whole
/// of Pix: letter, ISPB of the sending institution (8), UTC minute `yyyyMMddHHmm` (12), and 11
/// characters of its own; 32 in all, case-sensitive.
class EndToEndId
{
public:
    enum class Kind { Payment, Return };

    /// Refuses another length, other characters, and a minute that no calendar has.
    [[nodiscard]] static std::optional<EndToEndId> parse(QStringView text);

    /// A payment's identifier for that moment. `ispb`: 8 of [0-9A-Z]; `own`: 11 of [A-Za-z0-9].
    [[nodiscard]] static EndToEndId payment(QStringView ispb, const QDateTime &at, QStringView own);

    [[nodiscard]] Kind kind() const { return m_text[0] == u'E' ? Kind::Payment : Kind::Return; }
    [[nodiscard]] QString ispb() const { return m_text.mid(1, 8); }

    /// The minute inside, UTC. Up to twelve hours away from the settlement; near midnight its
    /// date differs from Brasília's.
    [[nodiscard]] QDateTime minute() const;

    [[nodiscard]] const QString &toText() const { return m_text; }

private:
    explicit EndToEndId(QString text)
        : m_text(std::move(text))
    {}

    QString m_text;
};

/// True for an identifier that a static BR Code may carry: 1 to 25 of [A-Za-z0-9].
[[nodiscard]] bool isStaticTxid(QStringView text);

} // namespace core
