// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>

#include <span>
#include <utility>

namespace core
{

/// Writes figures in the text format of Prometheus, version 0.0.4.
class MetricsText
{
public:
    enum class Kind { Counter, Gauge, Histogram };
    using Labels = QList<std::pair<QByteArray, QByteArray>>; ///< names and values

    /// Begins the samples of a metric. `name`: with its unit, in base units such as seconds.
    MetricsText &begin(const QByteArray &name, Kind kind, const QByteArray &help);

    /// Adds a sample of the metric that begin() named.
    MetricsText &add(qint64 value, const Labels &labels = {});

    /// Adds the samples of a histogram. `counts` has one number for each of the `limits`, and one
    /// for values above the last limit. `sum` is the sum of all values. `divisor` converts limits
    /// and sum to the unit of the metric.
    MetricsText &addHistogram(std::span<const qint64> limits, std::span<const quint64> counts,
                              qint64 sum, qint64 divisor, const Labels &labels = {});

    [[nodiscard]] const QByteArray &toText() const { return m_text; }

    static constexpr auto kContentType = "text/plain; version=0.0.4; charset=utf-8";

private:
    void addSample(const QByteArray &suffix, const QByteArray &value, const Labels &labels);

    QByteArray m_name;
    QByteArray m_text;
};

} // namespace core
