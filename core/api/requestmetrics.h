// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/httplistener.h"

#include <array>
#include <map>
#include <tuple>

namespace core
{

class MetricsText;

/// Counts the requests of a listener by route, method and status, with their duration by route. A
/// plain value for one thread. Memory is limited, because the server has few routes.
class RequestMetrics
{
public:
    void add(const HttpExchange &exchange);

    void write(MetricsText &text) const;

private:
    /// Upper limits of the duration in microseconds.
    static constexpr std::array<qint64, 14> kLimits{
        500,     1'000,   2'500,   5'000,     10'000,    25'000,    50'000,
        100'000, 250'000, 500'000, 1'000'000, 2'500'000, 5'000'000, 10'000'000};

    struct Durations
    {
        std::array<quint64, kLimits.size() + 1> counts{};
        qint64 sum = 0; ///< microseconds
    };

    std::map<std::tuple<QByteArray, QByteArray, int>, quint64> m_requests;
    std::map<QByteArray, Durations> m_durations; ///< by route
};

} // namespace core
