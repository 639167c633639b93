// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArrayView>
#include <QtCore/QDateTime>

#include <tl/expected.hpp>

#include <chrono>
#include <optional>

namespace core
{

/// The parts of an HTTP/1.0 or 1.1 response head that a webhook sender needs.
struct AnswerHead
{
    int status = 0; ///< 200 to 599
    /// Of the first Retry-After field; nullopt if its value is not a number.
    std::optional<std::chrono::seconds> retryAfter = {};

    bool operator==(const AnswerHead &) const = default;
};

enum class AnswerFault {
    Incomplete, ///< more bytes may complete the head
    Malformed,  ///< more bytes cannot make the head valid
};

/// Parses the value of a Retry-After field. Returns nullopt unless the value is a number of seconds
/// with at most 7 digits.
[[nodiscard]] std::optional<std::chrono::seconds> retryAfterOf(QByteArrayView value);

/// Parses the value of a Date field in the IMF-fixdate format, "Sun, 06 Nov 1994 08:49:37 GMT".
/// Returns UTC, or nullopt for any other format.
[[nodiscard]] std::optional<QDateTime> dateOf(QByteArrayView value);

/// Maximum size of a response head, in bytes.
constexpr qsizetype kMaxAnswerHeadSize = 8192;

/// Parses the bytes received so far, up to the empty line. Requires well-formed line endings. Skips
/// interim responses (1xx), except 101 (Switching Protocols), which is malformed here.
[[nodiscard]] tl::expected<AnswerHead, AnswerFault> readAnswerHead(QByteArrayView bytes);

} // namespace core
