// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtCore/QRegularExpression>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// How a counter writes the references of its charges: letters, digits and "-._/", and in braces
/// what differs: {counter}, {date} as 261121, {number} with four digits or more, and {check}, a
/// character out of all others by ISO 7064 (MOD 37,36), which tells a slip of the finger from a
/// reference. No two numbers make the same one.
class ReferencePattern
{
public:
    /// Of a counter's name, which is letters and digits.
    static constexpr int kMaxCounter = 8;

    /// Nothing without exactly one {number}, with anything in braces that is none of these or comes
    /// twice, with another character, or if what it makes could be longer than a reference may be.
    [[nodiscard]] static std::optional<ReferencePattern> parse(const QString &text);

    /// "{counter}-{date}-{number}-{check}": C1-261121-0042-W.
    [[nodiscard]] static ReferencePattern standard();

    [[nodiscard]] static bool isCounter(const QString &text);

    [[nodiscard]] const QString &toText() const { return m_text; }

    /// `counter` has passed isCounter().
    [[nodiscard]] QString made(const QString &counter, const QDate &date, qint64 number) const;

    /// Whether what it makes tells whose it is: it has a {counter} that touches only signs.
    [[nodiscard]] bool tellsCounter() const { return !m_reading.pattern().isEmpty(); }

    /// Whose counter made it, if it is one that made() makes; empty: it is none, or not
    /// tellsCounter().
    [[nodiscard]] QString counterOf(const QString &reference) const;

    bool operator==(const ReferencePattern &other) const { return m_text == other.m_text; }

private:
    explicit ReferencePattern(const QString &text);

    QString m_text;
    QRegularExpression m_reading; ///< of its parts, by their names; without a pattern: none
};

} // namespace core
