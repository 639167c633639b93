// SPDX-License-Identifier: GPL-3.0-or-later
//
// Amounts: a parsed amount equals the written one, and every amount survives formatting and
// parsing.

#include "core/domain/money.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

#include <cstring>

using namespace Qt::StringLiterals;
using core::Money;

namespace
{

/// Returns the centavos spelled by the digits of the text, with `decimals` digits after the
/// separator.
qint64 spelled(const QString &text, qsizetype decimals)
{
    QString digits;
    for (const QChar c : text) {
        if (c >= u'0' && c <= u'9')
            digits += c;
    }
    return (digits + QString(2 - decimals, u'0')).toLongLong();
}

/// Returns the number of digits after the last such separator; none without a separator.
qsizetype decimalsAfter(QChar separator, const QString &text)
{
    const qsizetype place = text.lastIndexOf(separator);
    return place < 0 ? 0 : text.size() - place - 1;
}

void readsAsWritten(const QString &text)
{
    using secondopinion::fits;
    const auto decimal = Money::parseDecimal(text);
    REQUIRE(decimal.has_value() == fits(text, "[0-9]{1,10}(\\.[0-9]{1,2})?"));
    if (decimal)
        REQUIRE(decimal->cents() == spelled(text, decimalsAfter(u'.', text)));

    QString plain = text; // with one kind of blanks
    for (QChar &c : plain) {
        if (c.isSpace())
            c = u' ';
    }
    const auto typed = Money::parseTyped(text);
    const bool isTyped = fits(plain, " *([rR]\\$ *)?([0-9]{1,10}|[0-9]{1,3}(\\.[0-9]{3}){1,2}|"
                                     "[0-9](\\.[0-9]{3}){3}),"
                                     "[0-9]{1,2} *|"
                                     " *[rR]\\$ *[0-9]{1,10} *") &&
                         spelled(plain, decimalsAfter(u',', plain.trimmed())) <= Money::kMaxCents;
    REQUIRE(typed.has_value() == isTyped);
    if (typed)
        REQUIRE(typed->cents() == spelled(plain, decimalsAfter(u',', plain.trimmed())));
}

/// Formats 1234567 as "12.345,67".
QString typedText(qint64 cents)
{
    QString reais = QString::number(cents / 100);
    for (qsizetype place = reais.size() - 3; place > 0; place -= 3)
        reais.insert(place, u'.');
    return reais + u',' + QString::number(100 + cents % 100).last(2);
}

void readsEveryAmountBack(qint64 number)
{
    const QString whole = Money::fromCents(number).toDecimal();
    REQUIRE(QString(whole).remove(u'.').toLongLong() == number);
    REQUIRE(secondopinion::fits(whole, "-?[0-9]+\\.[0-9]{2}"));
    REQUIRE(whole.startsWith(u'-') == (number < 0));

    const Money money = Money::fromCents(std::abs(number % (Money::kMaxCents + 1)));
    REQUIRE(Money::parseDecimal(money.toDecimal()) == money);
    REQUIRE(Money::parseTyped(typedText(money.cents())) == money);
    REQUIRE(Money::parseTyped(u"R$ "_s + typedText(money.cents())) == money);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    readsAsWritten(fuzz::textOf(data, size));
    qint64 number = 0;
    if (size >= sizeof number) {
        std::memcpy(&number, data, sizeof number);
        readsEveryAmountBack(number);
    }
    return 0;
}
