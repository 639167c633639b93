// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/jsonmembers.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the position of the quote that ends the string at `start`.
qsizetype endOfString(const QByteArray &json, qsizetype start)
{
    qsizetype i = start + 1;
    for (; json.at(i) != '"'; ++i) {
        if (json.at(i) == '\\')
            ++i;
    }
    return i;
}

/// Returns the position of the comma or bracket after the value at `start`.
qsizetype endOfValue(const QByteArray &json, qsizetype start)
{
    int depth = 0;
    qsizetype i = start;
    for (; depth > 0 || !QByteArrayView(",}]").contains(json.at(i)); ++i) {
        const char c = json.at(i);
        if (c == '"')
            i = endOfString(json, i);
        else if (c == '{' || c == '[')
            ++depth;
        else if (c == '}' || c == ']')
            --depth;
    }
    return i;
}

} // namespace

QList<JsonMember> jsonMembersOf(const QByteArray &json)
{
    QList<JsonMember> members;
    int depth = 0;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const char c = json.at(i);
        if (c == '{' || c == '[')
            ++depth;
        if (c == '}' || c == ']')
            --depth;
        if (c != '"')
            continue;
        const qsizetype start = i;
        i = endOfString(json, start);
        qsizetype next = i + 1;
        while (next < json.size() && QByteArrayView(" \t\r\n").contains(json.at(next)))
            ++next;
        if (depth != 1 || next == json.size() || json.at(next) != ':')
            continue;
        const QByteArray name = '[' + json.sliced(start, i + 1 - start) + ']';
        const qsizetype end = endOfValue(json, next + 1);
        members.append({QJsonDocument::fromJson(name).array().first().toString(),
                        json.sliced(next + 1, end - next - 1).trimmed()});
    }
    return members;
}

std::optional<Money> amountFrom(const QByteArray &number)
{
    constexpr qsizetype kMaxExactDigits = 15; // fits into a qint64
    const qsizetype mark = number.toLower().indexOf('e');
    QByteArray digits = mark < 0 ? number : number.first(mark);
    qint64 exponent = mark < 0 ? 0 : number.sliced(mark + 1).toInt();
    const bool isNegative = digits.startsWith('-');
    if (isNegative)
        digits.remove(0, 1);
    if (const qsizetype dot = digits.indexOf('.'); dot >= 0) {
        exponent -= digits.size() - dot - 1;
        digits.remove(dot, 1);
    }
    while (digits.startsWith('0'))
        digits.remove(0, 1);
    if (digits.isEmpty())
        return Money();
    for (; digits.endsWith('0'); ++exponent)
        digits.chop(1);
    if (exponent < -2 || digits.size() + exponent + 2 > kMaxExactDigits)
        return std::nullopt;
    const qint64 cents = (digits + QByteArray(exponent + 2, '0')).toLongLong();
    return Money::fromCents(isNegative ? -cents : cents);
}

QList<HttpProblem::Violation> unexpectedMembers(const QList<JsonMember> &members,
                                                const QSet<QString> &known)
{
    QList<HttpProblem::Violation> violations;
    QSet<QString> seen;
    for (const auto &[name, value] : members) {
        if (!known.contains(name))
            violations.append({name.left(50), u"unknown"_s, u"is not a field of this call"_s});
        else if (seen.contains(name))
            violations.append({name, u"repeated"_s, u"is there more than once"_s});
        seen.insert(name);
        if (violations.size() == 10) // enough for a diagnosis
            break;
    }
    return violations;
}

} // namespace core
