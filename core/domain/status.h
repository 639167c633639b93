// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <array>

namespace core
{

/// The status of a transaction (specification, section 3): one of eight known statuses, or an
/// unknown word of a foreign service. An unknown word is stored and shown unchanged and never
/// counts as paid.
class Status
{
public:
    enum class Code {
        Pending,    ///< created, waits for the money
        Paid,       ///< the money moved
        Denied,     ///< rejected by an institution
        Canceled,   ///< canceled before any money moved
        Refund,     ///< paid, then refunded
        InProcess,  ///< accepted and in transit, not final
        InAnalysis, ///< held for a check, not final
        Expired,    ///< not paid in time
        Unknown,    ///< a word outside the specification
    };
    static constexpr std::array kKnown{
        Code::Pending, Code::Paid,      Code::Denied,     Code::Canceled,
        Code::Refund,  Code::InProcess, Code::InAnalysis, Code::Expired,
    };

    /// `code` must be one of kKnown. Use fromText() for external words.
    Status(Code code); // NOLINT(google-explicit-constructor): a code is a status
    [[nodiscard]] static Status fromText(const QString &word);

    [[nodiscard]] Code code() const { return m_code; }

    /// Returns the API word: "pending", "in_process", …; for an unknown status the original word.
    [[nodiscard]] const QString &toText() const { return m_word; }

    /// Returns true if no other status can follow, except a refund after paid.
    [[nodiscard]] bool isFinal() const;

    /// Returns true for a transition that our own service makes. Every other transition is
    /// rejected, including one to the same status.
    [[nodiscard]] bool canTransitionTo(Code next) const;

    /// Returns true for a transition that evidence makes in a shop that sees no payments by itself:
    /// pending, expired, canceled or denied to paid, paid to refund, and paid to canceled if the
    /// confirmation was a mistake.
    [[nodiscard]] bool canTransitionByEvidenceTo(Code next) const;

    bool operator==(const Status &) const = default;

private:
    Status(Code code, QString word)
        : m_code(code)
        , m_word(std::move(word))
    {}

    Code m_code;
    QString m_word;
};

} // namespace core
