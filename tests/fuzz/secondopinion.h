// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QHash>
#include <QtCore/QRegularExpression>
#include <QtCore/QString>

/// An independent implementation of the rules of core/domain: a fault must be made twice to pass.
namespace secondopinion
{

/// Matches the whole text; the pattern is a literal.
[[nodiscard]] inline bool fits(const QString &text, const char *pattern)
{
    static QHash<const char *, QRegularExpression> rules;
    auto rule = rules.find(pattern);
    if (rule == rules.end()) {
        rule = rules.insert(pattern, QRegularExpression(QRegularExpression::anchoredPattern(
                                         QString::fromLatin1(pattern))));
    }
    return rule->match(text).hasMatch();
}

/// Calculates CRC-16/CCITT-FALSE byte by byte.
[[nodiscard]] inline quint16 crc(const QByteArray &bytes)
{
    unsigned sum = 0xFFFF;
    for (const char byte : bytes) {
        sum = ((sum >> 8) | (sum << 8)) & 0xFFFF;
        sum ^= static_cast<quint8>(byte);
        sum ^= (sum & 0xFF) >> 4;
        sum ^= (sum << 12) & 0xFFFF;
        sum ^= (sum & 0xFF) << 5;
    }
    return static_cast<quint16>(sum);
}

[[nodiscard]] inline QByteArray crcText(const QByteArray &bytes)
{
    return QByteArray::number(0x10000 + crc(bytes), 16).last(4).toUpper();
}

/// Verifies the check digit with rising weights, where the remainder is the digit and 10 counts as
/// 0.
[[nodiscard]] inline bool checks(const QString &number, qsizetype place, int firstWeight)
{
    int sum = 0;
    int weight = firstWeight;
    for (qsizetype i = 0; i < place; ++i) {
        sum += (number[i].unicode() - u'0') * weight;
        weight = weight == 9 ? 2 : weight + 1;
    }
    return sum % 11 % 10 == number[place].unicode() - u'0';
}

/// Validates a CPF without punctuation.
[[nodiscard]] inline bool isCpf(const QString &number)
{
    // The weights run from 1 to 9, and from 0 to 9 for the second digit; equal digits are invalid.
    if (!fits(number, "[0-9]{11}") || number == QString(11, number[0]))
        return false;
    int first = 0;
    int second = 0;
    for (qsizetype i = 0; i < 9; ++i) {
        const int digit = number[i].unicode() - u'0';
        first += digit * static_cast<int>(i + 1);
        second += digit * static_cast<int>(i);
    }
    first = first % 11 % 10;
    second = (second + first * 9) % 11 % 10;
    return number[9].unicode() - u'0' == first && number[10].unicode() - u'0' == second;
}

/// Validates a CNPJ without punctuation, in upper case.
[[nodiscard]] inline bool isCnpj(const QString &number)
{
    return fits(number, "[0-9A-Z]{12}[0-9]{2}") && number != QString(14, number[0]) &&
           checks(number, 12, 6) && checks(number, 13, 5);
}

/// Validates E.164 form.
[[nodiscard]] inline bool isPhone(const QString &e164)
{
    return fits(e164, "\\+55[1-9][0-9]([2-8][0-9]{7}|9[0-9]{8})");
}

/// Validates an e-mail address part by part.
[[nodiscard]] inline bool isEmail(const QString &text)
{
    const qsizetype at = text.indexOf(QLatin1Char('@'));
    if (at < 1 || !fits(text.left(at), "[-A-Za-z0-9.!#$%&'*+/=?^_`{|}~]+"))
        return false;
    const QStringList labels = text.mid(at + 1).split(QLatin1Char('.'));
    for (const QString &label : labels) {
        if (label.size() > 63 || !fits(label, "[-A-Za-z0-9]+") ||
            label.startsWith(QLatin1Char('-')) || label.endsWith(QLatin1Char('-')))
            return false;
    }
    return labels.size() >= 2;
}

/// Validates "yyyyMMddHHmm" by the calendar only.
[[nodiscard]] inline bool isMinute(const QString &digits)
{
    if (!fits(digits, "[0-9]{12}"))
        return false;
    const int year = digits.left(4).toInt();
    const int month = digits.mid(4, 2).toInt();
    const int day = digits.mid(6, 2).toInt();
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    const int days = month == 2                                              ? (leap ? 29 : 28)
                     : month == 4 || month == 6 || month == 9 || month == 11 ? 30
                                                                             : 31;
    return year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= days &&
           digits.mid(8, 2).toInt() < 24 && digits.mid(10).toInt() < 60;
}

} // namespace secondopinion
