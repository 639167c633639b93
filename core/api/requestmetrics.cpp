// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/requestmetrics.h"

#include "core/api/metricstext.h"

#include <algorithm>

namespace core
{

namespace
{

/// Returns the label of a request that matched no route, or was no valid request.
QByteArray orNone(const QByteArray &name)
{
    return name.isEmpty() ? QByteArray("none") : name;
}

} // namespace

void RequestMetrics::add(const HttpExchange &exchange)
{
    ++m_requests[{orNone(exchange.route), orNone(exchange.method), exchange.status}];
    Durations &durations = m_durations[orNone(exchange.route)];
    const auto *const limit =
        std::lower_bound(kLimits.begin(), kLimits.end(), exchange.microseconds);
    ++durations.counts.at(static_cast<std::size_t>(limit - kLimits.begin()));
    durations.sum += exchange.microseconds;
}

void RequestMetrics::write(MetricsText &text) const
{
    using Kind = MetricsText::Kind;
    constexpr qint64 kPerSecond = 1'000'000;
    text.begin("balcao_http_requests_total", Kind::Counter,
               "Requests by route, method and status.");
    for (const auto &[labels, count] : m_requests) {
        const auto &[route, method, status] = labels;
        text.add(static_cast<qint64>(count),
                 {{"route", route}, {"method", method}, {"status", QByteArray::number(status)}});
    }
    text.begin("balcao_http_request_duration_seconds", Kind::Histogram,
               "Time from the last byte of a request to its response, by route.");
    for (const auto &[route, durations] : m_durations)
        text.addHistogram(kLimits, durations.counts, durations.sum, kPerSecond, {{"route", route}});
}

} // namespace core
