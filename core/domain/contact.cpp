// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/contact.h"

#include "core/domain/ascii.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QStringBuilder>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Checks for "+55", an area code, and nine digits beginning with 9 or eight beginning with 2 to 8.
/// Long exports call the function for each row, and a regular expression is ten times slower.
bool isBrazilianPhone(QStringView e164)
{
    constexpr qsizetype kArea = 3;
    constexpr qsizetype kNumber = kArea + 2;
    const bool isMobile = e164.size() == kNumber + 9;
    if ((!isMobile && e164.size() != kNumber + 8) || !e164.startsWith(u"+55") ||
        !std::all_of(e164.begin() + kArea, e164.end(), isDigit) || e164[kArea] == u'0')
        return false;
    const QChar first = e164[kNumber];
    return isMobile ? first == u'9' : first >= u'2' && first <= u'8';
}

} // namespace

std::optional<QString> normalizedPhone(QStringView text)
{
    QString bare;
    for (const QChar c : text.trimmed()) {
        if (c != u'(' && c != u')' && c != u'-' && c != u'.' && !c.isSpace())
            bare += c;
    }
    // A zero in front of the area code marks a long-distance call, two zeros an international one.
    // Only nine digits behind the area code make the first zero unambiguous.
    if (bare.startsWith(u"0055"_s))
        bare.replace(0, 2, u'+');
    else if (bare.startsWith(u'0') && bare.size() == 12)
        bare.replace(0, 1, u"+55"_s);
    else if (bare.startsWith(u"55"_s) && bare.size() >= 12)
        bare.prepend(u'+');
    else if (!bare.startsWith(u'+'))
        bare.prepend(u"+55"_s);
    return isBrazilianPhone(bare) ? std::optional(bare) : std::nullopt;
}

bool isMobilePhone(QStringView e164)
{
    static const QRegularExpression mobile(u"\\A\\+55[1-9][0-9]9[0-9]{8}\\z"_s);
    return mobile.match(e164).hasMatch();
}

QString phoneToText(const QString &e164)
{
    if (!isBrazilianPhone(e164))
        return e164;
    const QStringView whole = e164;
    return u"+55 " % whole.sliced(3, 2) % u' ' % whole.sliced(5).chopped(4) % u'-' % whole.last(4);
}

QString maskedPhone(const QString &e164)
{
    if (!isBrazilianPhone(e164))
        return QString(e164.size(), u'*');
    return u"+55 %1 *****-%2"_s.arg(QStringView(e164).mid(3, 2), QStringView(e164).last(4));
}

QString maskedEmail(const QString &email)
{
    const qsizetype at = email.lastIndexOf(u'@');
    return at < 1 ? QString(email.size(), u'*') : email.at(0) + u"***"_s + email.mid(at);
}

bool isEmail(QStringView text)
{
    static const QRegularExpression address(
        u"\\A[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
        "(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+\\z"_s);
    return address.match(text).hasMatch();
}

} // namespace core
