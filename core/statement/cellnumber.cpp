// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/cellnumber.h"

#include <QtCore/QRegularExpression>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kShownDigits = 15;
constexpr int kMaxDecimals = 2;
constexpr int kMaxExponent = 30;

/// A number as 0.DIGITS times ten to the power of `point`, with as few digits as possible.
struct Decimal
{
    QString digits = {}; ///< empty: zero
    qsizetype point = 0; ///< digits before the decimal point; may be negative

    [[nodiscard]] qsizetype decimals() const { return digits.size() - point; }

    void simplify()
    {
        while (digits.startsWith(u'0')) {
            digits.remove(0, 1);
            --point;
        }
        while (digits.endsWith(u'0'))
            digits.chop(1);
        if (digits.isEmpty())
            point = 0;
    }

    /// Rounds half up to kShownDigits digits.
    void round()
    {
        const bool isUp = digits[kShownDigits] >= u'5';
        digits.truncate(kShownDigits);
        digits.prepend(u'0'); // receives the carry
        ++point;
        for (qsizetype i = kShownDigits; isUp && i >= 0; --i) {
            if (digits[i] != u'9') {
                digits[i] = QChar(digits[i].unicode() + 1);
                break;
            }
            digits[i] = u'0';
        }
        simplify();
    }
};

} // namespace

QString cellNumber(const QString &text)
{
    static const QRegularExpression pattern(
        u"\\A([+-]?)([0-9]*)(?:\\.([0-9]*))?(?:[eE]([+-]?[0-9]{1,4}))?\\z"_s);
    const auto match = pattern.match(text.trimmed());
    if (!match.hasMatch() || (match.captured(2) + match.captured(3)).isEmpty())
        return text;
    Decimal number{match.captured(2) + match.captured(3),
                   match.captured(2).size() + match.captured(4).toInt()};
    number.simplify();
    if (number.decimals() > kMaxDecimals && number.digits.size() > kShownDigits &&
        number.point <= kShownDigits - kMaxDecimals)
        number.round();
    if (number.decimals() > kMaxDecimals || number.point > kMaxExponent)
        return text;
    QString whole = number.digits.left(std::max<qsizetype>(number.point, 0));
    whole.append(QString(std::max<qsizetype>(number.point - whole.size(), 0), u'0'));
    QString decimals = number.digits.mid(std::max<qsizetype>(number.point, 0));
    decimals.prepend(QString(std::max<qsizetype>(-number.point, 0), u'0'));
    if (whole.isEmpty())
        whole = u"0"_s;
    const bool isNegative = match.captured(1) == "-"_L1 && !number.digits.isEmpty();
    const QString result = (isNegative ? u"-"_s : QString()) + whole;
    return decimals.isEmpty() ? result : result + u'.' + decimals.leftJustified(kMaxDecimals, u'0');
}

} // namespace core
