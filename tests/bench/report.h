// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <algorithm>
#include <cstdio>
#include <vector>

namespace bench
{

/// A list of results with their goals, which records whether all goals were met.
class Report
{
public:
    void title(const QString &text) const { std::printf("\n%s\n", qPrintable(text)); }

    /// Prints a result without a goal.
    void print(const QString &what, double figure, const char *unit) const
    {
        std::printf("  %-52s %10.3f %-4s\n", qPrintable(what), figure, unit);
    }

    void atMost(const QString &what, double figure, double goal, const char *unit)
    {
        line(what, figure, "<=", goal, unit, figure <= goal);
    }

    void atLeast(const QString &what, double figure, double goal, const char *unit)
    {
        line(what, figure, ">=", goal, unit, figure >= goal);
    }

    [[nodiscard]] int exitCode() const { return m_isMet ? 0 : 1; }

private:
    void line(const QString &what, double figure, const char *relation, double goal,
              const char *unit, bool isMet)
    {
        m_isMet = m_isMet && isMet;
        std::printf("  %-52s %10.3f %-4s  goal %s %g  %s\n", qPrintable(what), figure, unit,
                    relation, goal, isMet ? "met" : "MISSED");
        std::fflush(stdout);
    }

    bool m_isMet = true;
};

/// Returns the quantile at `share`, 0 to 1; needs at least one value.
[[nodiscard]] inline double quantile(std::vector<double> values, double share)
{
    const auto place = static_cast<size_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), values.begin() + static_cast<ptrdiff_t>(place), values.end());
    return values[place];
}

[[nodiscard]] inline double median(const std::vector<double> &values)
{
    return quantile(values, 0.5);
}

/// Returns the median of pairwise ratios. Paired measurements suffer from the same disturbances.
[[nodiscard]] inline double medianRatio(const std::vector<double> &values,
                                        const std::vector<double> &of)
{
    std::vector<double> ratios;
    ratios.reserve(values.size());
    for (size_t i = 0; i < values.size(); ++i)
        ratios.push_back(values[i] / of[i]);
    return median(ratios);
}

} // namespace bench
