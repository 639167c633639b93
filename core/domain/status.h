// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <array>

namespace core
{

/// The state of a transaction (specification, section 3): one of eight known ones, or a word that
/// a foreign service made up, which is kept and shown as it is and never taken for paid.
class Status
{
public:
    enum class Code {
        Pending,    ///< created, waiting for the money
        Paid,       ///< the money moved
        Denied,     ///< refused by an institution
        Canceled,   ///< given up before any money moved
        Refund,     ///< paid, and given back
        InProcess,  ///< accepted, on its way, not final
        InAnalysis, ///< held for a check, not final
        Expired,    ///< nobody paid in time
        Unknown,    ///< a word outside the specification
    };
    static constexpr std::array kKnown{
        Code::Pending, Code::Paid,      Code::Denied,     Code::Canceled,
        Code::Refund,  Code::InProcess, Code::InAnalysis, Code::Expired,
    };

    /// `code` is one of kKnown; a word from outside comes in through fromText().
    Status(Code code); // NOLINT(google-explicit-constructor): a code is a status
    [[nodiscard]] static Status fromText(const QString &word);

    [[nodiscard]] Code code() const { return m_code; }

    /// The word of the API: "pending", "in_process", …; for an unknown one the word as it came.
    [[nodiscard]] const QString &toText() const { return m_word; }

    /// No state follows but, for paid, a refund.
    [[nodiscard]] bool isFinal() const;

    /// The moves that our own service makes; everything else is refused, also a move to where it
    /// already is.
    [[nodiscard]] bool canMoveTo(Code next) const;

    bool operator==(const Status &) const = default;

private:
    Status(Code code, QString word)
        : m_code(code)
        , m_word(std::move(word))
    {}

    Code m_code;
    QString m_word;
};

/// A status that a transaction entered, and when (specification 2.2).
struct StatusEvent
{
    Status status = Status::Code::Pending;
    QDateTime at; ///< UTC

    bool operator==(const StatusEvent &) const = default;
};

} // namespace core
