// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtCore/QRegularExpression>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// The pattern of the references that a counter generates: letters, digits, "-._/" and placeholders
/// in braces. Placeholders: {counter}, {date} as 261121, {number} with at least four digits, and
/// {check}. {check} is a check character by ISO 7064 (MOD 37,36) over all other characters, which
/// detects typing errors. Different numbers always give different references.
class ReferencePattern
{
public:
    /// Maximum length of a counter's name, which consists of letters and digits.
    static constexpr int kMaxTill = 8;

    /// Parses a pattern. Returns nullopt without exactly one {number}, for unknown or repeated
    /// placeholders, for invalid characters, and if a reference could become too long.
    [[nodiscard]] static std::optional<ReferencePattern> parse(const QString &text);

    /// Returns "{counter}-{date}-{number}-{check}": C1-261121-0042-W.
    [[nodiscard]] static ReferencePattern standard();

    [[nodiscard]] static bool isTill(const QString &text);

    [[nodiscard]] const QString &toText() const { return m_text; }

    /// Returns the reference for a number. `till` must have passed isTill().
    [[nodiscard]] QString made(const QString &till, const QDate &date, qint64 number) const;

    /// Returns true if references identify their counter: {counter} is delimited by signs only.
    [[nodiscard]] bool identifiesTill() const { return !m_reading.pattern().isEmpty(); }

    /// Returns the counter that generated the reference. Returns an empty text if the reference
    /// does not match the pattern or identifiesTill() is false.
    [[nodiscard]] QString tillOf(const QString &reference) const;

    bool operator==(const ReferencePattern &other) const { return m_text == other.m_text; }

private:
    explicit ReferencePattern(const QString &text);

    QString m_text;
    QRegularExpression m_reading; ///< with named groups; without a pattern: none
};

} // namespace core
