// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/pagedesign.h"

#include "core/domain/transaction.h"
#include "core/wire/wiretime.h"

#include <algorithm>
#include <cmath>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the share of light of one channel, 0 to 1 (WCAG 2.2, relative luminance).
double linear(int channel)
{
    const double share = channel / 255.0;
    return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
}

double luminanceOf(const QByteArray &color)
{
    const auto channel = [&color](qsizetype at) {
        return linear(color.sliced(at, 2).toInt(nullptr, 16));
    };
    return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

} // namespace

std::optional<QByteArray> colorFrom(const QString &text)
{
    const QByteArray color = text.toLatin1().toLower();
    const bool isHex =
        std::all_of(color.begin() + qMin<qsizetype>(1, color.size()), color.end(),
                    [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); });
    return color.size() == 7 && color.startsWith('#') && isHex ? std::optional(color)
                                                               : std::nullopt;
}

QByteArray textColorOn(const QByteArray &color)
{
    const double luminance = luminanceOf(color);
    const double onBlack = (luminance + 0.05) / 0.05;
    const double onWhite = 1.05 / (luminance + 0.05);
    return onBlack > onWhite ? "#000000" : "#ffffff";
}

QString returnUrlFor(const QString &text, const core::Transaction &transaction)
{
    const QByteArray reference = transaction.reference.toUtf8().toPercentEncoding();
    // The id has no braces, so its text cannot become a placeholder.
    return QString(text)
        .replace("{id}"_L1, core::toWireId(transaction.id))
        .replace("{reference}"_L1, QString::fromLatin1(reference));
}

} // namespace app
