// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArrayView>
#include <QtCore/QDateTime>

#include <tl/expected.hpp>

#include <chrono>
#include <optional>

namespace core
{

/// What the first lines of an answer of HTTP/1.0 or 1.1 say, as far as a sender of notices cares.
struct AnswerHead
{
    int status = 0;                                      ///< 200 to 599
    std::optional<std::chrono::seconds> retryAfter = {}; ///< of the first field of that name, if it
                                                         ///< is a number

    bool operator==(const AnswerHead &) const = default;
};

enum class AnswerFault {
    Incomplete, ///< may still become one
    Malformed,  ///< will not
};

/// What a field Retry-After asks for; nothing: other than a number of seconds, of at most 7 digits.
[[nodiscard]] std::optional<std::chrono::seconds> retryAfterOf(QByteArrayView value);

/// The moment that a field Date tells, UTC, as servers write it since 1999: "Sun, 06 Nov 1994
/// 08:49:37 GMT"; nothing: written otherwise.
[[nodiscard]] std::optional<QDateTime> dateOf(QByteArrayView value);

/// So many bytes are looked at.
constexpr qsizetype kLongestAnswerHead = 8192;

/// Reads the bytes that came so far: lines that end as they should, up to the empty one. Answers
/// that announce the real one (1xx) are passed over; one to other protocols (101) was not asked
/// for.
[[nodiscard]] tl::expected<AnswerHead, AnswerFault> readAnswerHead(QByteArrayView bytes);

} // namespace core
