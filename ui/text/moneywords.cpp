// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/moneywords.h"

#include "ui/text/languages.h"

#include <QtCore/QLocale>
#include <QtCore/QStringList>

#include <array>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

using Words = std::array<const char16_t *, 20>;
using Tens = std::array<const char16_t *, 10>;
using Scales = std::array<const char16_t *, 3>;

QString word(const char16_t *text)
{
    return QString::fromUtf16(text);
}

/// Group of three digits of a number. Groups are sorted from the largest and never zero.
struct Group
{
    int value; ///< 1 to 999
    int scale; ///< 0: ones, 1: thousands, 2: millions, 3: thousands of millions
};

QList<Group> groupsOf(qint64 number)
{
    QList<Group> groups;
    for (int scale = 0; number > 0; ++scale, number /= 1000) {
        if (const int value = static_cast<int>(number % 1000); value > 0)
            groups.prepend({value, scale});
    }
    return groups;
}

namespace portuguese
{

constexpr Words kSmall{u"zero",   u"um",        u"dois",      u"três",    u"quatro",
                       u"cinco",  u"seis",      u"sete",      u"oito",    u"nove",
                       u"dez",    u"onze",      u"doze",      u"treze",   u"quatorze",
                       u"quinze", u"dezesseis", u"dezessete", u"dezoito", u"dezenove"};
constexpr Tens kTens{u"",          u"",         u"vinte",   u"trinta",  u"quarenta",
                     u"cinquenta", u"sessenta", u"setenta", u"oitenta", u"noventa"};
constexpr Tens kHundreds{
    u"",           u"cento",      u"duzentos",   u"trezentos",  u"quatrocentos",
    u"quinhentos", u"seiscentos", u"setecentos", u"oitocentos", u"novecentos"};

QString upTo999(int number)
{
    if (number == 100)
        return u"cem"_s;
    QStringList parts;
    if (number >= 100)
        parts.append(word(kHundreds[static_cast<size_t>(number / 100)]));
    const int rest = number % 100;
    if (rest >= 20) {
        parts.append(word(kTens[static_cast<size_t>(rest / 10)]));
        if (rest % 10 > 0)
            parts.append(word(kSmall[static_cast<size_t>(rest % 10)]));
    } else if (rest > 0) {
        parts.append(word(kSmall[static_cast<size_t>(rest)]));
    }
    return parts.join(u" e "_s);
}

QString scaled(const Group &group)
{
    if (group.scale == 0)
        return upTo999(group.value);
    if (group.scale == 1)
        return group.value == 1 ? u"mil"_s : upTo999(group.value) + u" mil"_s;
    const bool one = group.value == 1;
    const QString scale =
        group.scale == 2 ? (one ? u"milhão"_s : u"milhões"_s) : (one ? u"bilhão"_s : u"bilhões"_s);
    return u"%1 %2"_s.arg(upTo999(group.value), scale);
}

/// Returns a number in Portuguese. "E" joins a short last group: "mil e cem", but "mil cento e um".
QString number(qint64 value)
{
    const QList<Group> groups = groupsOf(value);
    QString text;
    for (qsizetype i = 0; i < groups.size(); ++i) {
        const bool isLast = i > 0 && i == groups.size() - 1;
        const bool isShort = groups[i].value < 100 || groups[i].value % 100 == 0;
        text += i == 0 ? QString() : isLast && isShort ? u" e "_s : u" "_s;
        text += scaled(groups[i]);
    }
    return text;
}

QString money(qint64 reais, qint64 centavos)
{
    QStringList parts;
    if (reais > 0 || centavos == 0) {
        const QString of = reais > 0 && reais % 1'000'000 == 0 ? u"de "_s : QString();
        parts.append(u"%1 %2%3"_s.arg(reais == 0 ? u"zero"_s : number(reais), of,
                                      reais == 1 ? u"real"_s : u"reais"_s));
    }
    if (centavos > 0)
        parts.append(
            u"%1 %2"_s.arg(number(centavos), centavos == 1 ? u"centavo"_s : u"centavos"_s));
    return parts.join(u" e "_s);
}

} // namespace portuguese

namespace spanish
{

/// Forms before a noun: "un", "veintiún".
constexpr std::array<const char16_t *, 30> kSmall{
    u"cero",         u"un",          u"dos",        u"tres",        u"cuatro",     u"cinco",
    u"seis",         u"siete",       u"ocho",       u"nueve",       u"diez",       u"once",
    u"doce",         u"trece",       u"catorce",    u"quince",      u"dieciséis",  u"diecisiete",
    u"dieciocho",    u"diecinueve",  u"veinte",     u"veintiún",    u"veintidós",  u"veintitrés",
    u"veinticuatro", u"veinticinco", u"veintiséis", u"veintisiete", u"veintiocho", u"veintinueve"};
constexpr Tens kTens{u"",          u"",        u"",        u"treinta", u"cuarenta",
                     u"cincuenta", u"sesenta", u"setenta", u"ochenta", u"noventa"};
constexpr Tens kHundreds{
    u"",           u"ciento",      u"doscientos",  u"trescientos", u"cuatrocientos",
    u"quinientos", u"seiscientos", u"setecientos", u"ochocientos", u"novecientos"};

QString upTo999(int number)
{
    if (number == 100)
        return u"cien"_s;
    QStringList parts;
    if (number >= 100)
        parts.append(word(kHundreds[static_cast<size_t>(number / 100)]));
    const int rest = number % 100;
    if (rest >= 30) {
        QString tens = word(kTens[static_cast<size_t>(rest / 10)]);
        if (rest % 10 > 0)
            tens += u" y "_s + word(kSmall[static_cast<size_t>(rest % 10)]);
        parts.append(tens);
    } else if (rest > 0) {
        parts.append(word(kSmall[static_cast<size_t>(rest)]));
    }
    return parts.join(u' ');
}

QString upTo999999(int number)
{
    QStringList parts;
    if (const int thousands = number / 1000; thousands > 0)
        parts.append(thousands == 1 ? u"mil"_s : upTo999(thousands) + u" mil"_s);
    if (number % 1000 > 0)
        parts.append(upTo999(number % 1000));
    return parts.join(u' ');
}

/// Returns a number in Spanish, which uses the long scale: a thousand millions.
QString number(qint64 value)
{
    QStringList parts;
    if (const int millions = static_cast<int>(value / 1'000'000); millions > 0)
        parts.append(
            u"%1 %2"_s.arg(upTo999999(millions), millions == 1 ? u"millón"_s : u"millones"_s));
    if (const int rest = static_cast<int>(value % 1'000'000); rest > 0)
        parts.append(upTo999999(rest));
    return parts.join(u' ');
}

QString money(qint64 reais, qint64 centavos)
{
    QStringList parts;
    if (reais > 0 || centavos == 0) {
        const QString of = reais > 0 && reais % 1'000'000 == 0 ? u"de "_s : QString();
        parts.append(u"%1 %2%3"_s.arg(reais == 0 ? u"cero"_s : number(reais), of,
                                      reais == 1 ? u"real"_s : u"reales"_s));
    }
    if (centavos > 0)
        parts.append(
            u"%1 %2"_s.arg(number(centavos), centavos == 1 ? u"centavo"_s : u"centavos"_s));
    return parts.join(u" con "_s);
}

} // namespace spanish

namespace english
{

constexpr Words kSmall{u"zero",    u"one",     u"two",       u"three",    u"four",
                       u"five",    u"six",     u"seven",     u"eight",    u"nine",
                       u"ten",     u"eleven",  u"twelve",    u"thirteen", u"fourteen",
                       u"fifteen", u"sixteen", u"seventeen", u"eighteen", u"nineteen"};
constexpr Tens kTens{u"",      u"",      u"twenty",  u"thirty", u"forty",
                     u"fifty", u"sixty", u"seventy", u"eighty", u"ninety"};
constexpr Scales kScales{u" thousand", u" million", u" billion"};

QString upTo999(int number)
{
    QStringList parts;
    if (number >= 100)
        parts.append(word(kSmall[static_cast<size_t>(number / 100)]) + u" hundred"_s);
    const int rest = number % 100;
    if (rest >= 20) {
        QString tens = word(kTens[static_cast<size_t>(rest / 10)]);
        if (rest % 10 > 0)
            tens += u'-' + word(kSmall[static_cast<size_t>(rest % 10)]);
        parts.append(tens);
    } else if (rest > 0) {
        parts.append(word(kSmall[static_cast<size_t>(rest)]));
    }
    return parts.join(u' ');
}

QString number(qint64 value)
{
    QStringList parts;
    for (const Group &group : groupsOf(value))
        parts.append(
            upTo999(group.value) +
            (group.scale == 0 ? QString() : word(kScales[static_cast<size_t>(group.scale - 1)])));
    return parts.join(u' ');
}

QString money(qint64 reais, qint64 centavos)
{
    QStringList parts;
    if (reais > 0 || centavos == 0)
        parts.append(u"%1 %2"_s.arg(reais == 0 ? u"zero"_s : number(reais),
                                    reais == 1 ? u"real"_s : u"reais"_s));
    if (centavos > 0)
        parts.append(
            u"%1 %2"_s.arg(number(centavos), centavos == 1 ? u"centavo"_s : u"centavos"_s));
    return parts.join(u" and "_s);
}

} // namespace english

} // namespace

QString moneyInWords(core::Money amount, const QString &language)
{
    Q_ASSERT(!amount.isNegative() && amount.cents() <= core::Money::kMaxCents);
    const qint64 reais = amount.cents() / 100;
    const qint64 centavos = amount.cents() % 100;
    if (language == "pt_BR"_L1)
        return portuguese::money(reais, centavos);
    if (language == "es"_L1)
        return spanish::money(reais, centavos);
    return english::money(reais, centavos);
}

QString moneyInWords(core::Money amount)
{
    return moneyInWords(amount, languageFor(QLocale()));
}

} // namespace ui
