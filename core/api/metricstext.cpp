// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/metricstext.h"

namespace core
{

namespace
{

QByteArray kindText(MetricsText::Kind kind)
{
    switch (kind) {
    case MetricsText::Kind::Counter:
        return "counter";
    case MetricsText::Kind::Gauge:
        return "gauge";
    case MetricsText::Kind::Histogram:
        return "histogram";
    }
    Q_UNREACHABLE();
}

/// Formats the quotient of two numbers with at most 15 digits.
QByteArray quotientText(qint64 value, qint64 divisor)
{
    constexpr int kDigits = 15;
    return QByteArray::number(static_cast<double>(value) / static_cast<double>(divisor), 'g',
                              kDigits);
}

QByteArray escapedLabel(QByteArray value)
{
    return value.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
}

} // namespace

MetricsText &MetricsText::begin(const QByteArray &name, Kind kind, const QByteArray &help)
{
    m_name = name;
    m_text += "# HELP " + name + ' ' + help + "\n# TYPE " + name + ' ' + kindText(kind) + '\n';
    return *this;
}

MetricsText &MetricsText::add(qint64 value, const Labels &labels)
{
    addSample({}, QByteArray::number(value), labels);
    return *this;
}

MetricsText &MetricsText::addHistogram(std::span<const qint64> limits,
                                       std::span<const quint64> counts, qint64 sum, qint64 divisor,
                                       const Labels &labels)
{
    Q_ASSERT(counts.size() == limits.size() + 1);
    quint64 total = 0;
    for (std::size_t at = 0; at < counts.size(); ++at) {
        total += counts[at];
        Labels limited = labels;
        limited.append(
            {"le", at < limits.size() ? quotientText(limits[at], divisor) : QByteArray("+Inf")});
        addSample("_bucket", QByteArray::number(total), limited);
    }
    addSample("_sum", quotientText(sum, divisor), labels);
    addSample("_count", QByteArray::number(total), labels);
    return *this;
}

void MetricsText::addSample(const QByteArray &suffix, const QByteArray &value, const Labels &labels)
{
    m_text += m_name + suffix;
    for (qsizetype i = 0; i < labels.size(); ++i) {
        m_text += i == 0 ? '{' : ',';
        m_text += labels[i].first + "=\"" + escapedLabel(labels[i].second) + '"';
    }
    if (!labels.isEmpty())
        m_text += '}';
    m_text += ' ' + value + '\n';
}

} // namespace core
