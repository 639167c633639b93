// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <chrono>

namespace core
{

/// Identifies the repetitions of one creation by a caller.
struct IdempotencyKey
{
    /// Time in which a repetition returns what the first request created.
    static constexpr std::chrono::hours kRetention{24};

    QString digest;  ///< SHA-256 of the key, 64 hexadecimal digits
    QString request; ///< SHA-256 of the request, 64 hexadecimal digits

    bool operator==(const IdempotencyKey &) const = default;
};

} // namespace core
