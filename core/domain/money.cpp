// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/money.h"

#include "core/domain/ascii.h"

#include <QtCore/QList>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

bool isDigits(QStringView text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), isDigit);
}

/// Combines reais and 0 to 2 decimals, all digits. Returns nullopt above Money::kMaxCents.
std::optional<Money> fromParts(QStringView reais, QStringView decimals)
{
    if (reais.size() > 10 || decimals.size() > 2)
        return std::nullopt;
    qint64 cents = 0;
    for (const QChar digit : reais)
        cents = cents * 10 + digit.digitValue();
    cents *= 100;
    if (!decimals.isEmpty())
        cents += qint64(decimals[0].digitValue()) * 10;
    if (decimals.size() == 2)
        cents += decimals[1].digitValue();
    return Money::fromCents(cents);
}

QStringView withoutCurrency(QStringView text, bool *found)
{
    *found = text.startsWith("R$"_L1, Qt::CaseInsensitive);
    return *found ? text.mid(2).trimmed() : text;
}

/// Converts "1.234.567" to "1234567". Returns an empty text unless the input is digits, without
/// separators or in groups of three.
QString withoutGroups(QStringView text)
{
    QString digits;
    const auto groups = text.split(u'.');
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const QStringView group = groups[i];
        const bool first = i == 0;
        if (!isDigits(group) || (!first && group.size() != 3) ||
            (first && groups.size() > 1 && group.size() > 3))
            return {};
        digits += group;
    }
    return digits;
}

} // namespace

QString Money::toDecimal() const
{
    // Converts to unsigned, because the minimum of qint64 has no positive counterpart.
    const quint64 magnitude =
        m_cents < 0 ? 0 - static_cast<quint64>(m_cents) : static_cast<quint64>(m_cents);
    QString text = QString::number(magnitude).rightJustified(3, u'0');
    text.insert(text.size() - 2, u'.');
    return m_cents < 0 ? u'-' + text : text;
}

std::optional<Money> Money::parseDecimal(QStringView text)
{
    const qsizetype dot = text.indexOf(u'.');
    if (dot < 0)
        return isDigits(text) ? fromParts(text, {}) : std::nullopt;
    const QStringView reais = text.left(dot);
    const QStringView decimals = text.mid(dot + 1);
    return isDigits(reais) && isDigits(decimals) ? fromParts(reais, decimals) : std::nullopt;
}

std::optional<Money> Money::parseTyped(QStringView text)
{
    bool hasCurrency = false;
    text = withoutCurrency(text.trimmed(), &hasCurrency);
    const qsizetype comma = text.indexOf(u',');
    if (comma < 0) // without decimals only the currency sign makes the unit clear
        return hasCurrency && isDigits(text) ? fromParts(text, {}) : std::nullopt;
    const QString reais = withoutGroups(text.left(comma));
    const QStringView decimals = text.mid(comma + 1);
    return !reais.isEmpty() && isDigits(decimals) ? fromParts(reais, decimals) : std::nullopt;
}

} // namespace core
