// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/celltext.h"

#include "core/domain/contact.h"
#include "core/domain/taxid.h"

#include <QtCore/QStringBuilder>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns true for invisible characters. Line breaks and tabs are allowed in a cell.
bool isUnseen(QChar character)
{
    const char16_t unit = character.unicode();
    const bool isControl = unit < 0x20 || unit == 0x7f || unit == 0xfffe || unit == 0xffff;
    return isControl && unit != u'\n' && unit != u'\r' && unit != u'\t';
}

/// Returns true for characters at which some spreadsheet may begin another cell.
bool isSeparator(QChar character)
{
    switch (character.unicode()) {
    case u',':
    case u';':
    case u'|':
    case u'\t':
    case u'\r':
    case u'\n':
    case u'\u0085':
    case u'\u2028':
    case u'\u2029':
        return true;
    default:
        return false;
    }
}

/// Returns true for the signs of a formula, including full-width forms.
bool isSign(QChar character)
{
    switch (character.unicode()) {
    case u'=':
    case u'+':
    case u'-':
    case u'@':
    case u'\uff1d':
    case u'\uff0b':
    case u'\uff0d':
    case u'\uff20':
        return true;
    default:
        return false;
    }
}

/// Returns true for blanks, quotation marks and invisible characters. A spreadsheet may ignore them
/// before a formula.
bool isIgnored(QChar character)
{
    const bool isAscii = character.unicode() < 0x80;
    return character.isSpace() || character == u'"' || character == u'\'' || isUnseen(character) ||
           (!isAscii && character.category() == QChar::Other_Format);
}

/// Returns true if the text, after ignored characters, begins with a character of that kind.
template<typename IsOfKind>
bool beginsWith(IsOfKind isOfKind, QStringView text)
{
    for (const QChar character : text) {
        if (isOfKind(character))
            return true;
        if (!isIgnored(character))
            return false;
    }
    return false;
}

/// Returns the text with an apostrophe after each separator that a possible formula follows. Works
/// from the end, so that the places of the remaining separators stay the same.
QString separatedText(const QString &text)
{
    QString safe = text;
    qsizetype end = text.size();
    for (qsizetype at = end - 1; at >= 0; --at) {
        if (!isSeparator(text[at]))
            continue;
        if (beginsWith(isSign, QStringView(text).sliced(at + 1, end - at - 1)))
            safe.insert(at + 1, u'\'');
        end = at;
    }
    return safe;
}

} // namespace

bool looksLikeFormula(QStringView text)
{
    const auto isFirst = [](QChar character) {
        return isSign(character) || character == u'\t' || character == u'\r' || character == u'\n';
    };
    return beginsWith(isFirst, text);
}

QString seenText(const QString &text)
{
    QString seen = text;
    if (std::any_of(text.cbegin(), text.cend(), isUnseen))
        std::replace_if(seen.begin(), seen.end(), isUnseen, QChar(QChar::ReplacementCharacter));
    return seen;
}

QString sheetText(const QString &text)
{
    const QString safe = separatedText(text);
    return seenText(looksLikeFormula(text) ? u'\'' + safe : safe);
}

QString sheetPhone(const QString &phone)
{
    const QString text = phoneToText(phone); // "+55 11 98765-4321"
    if (text == phone)
        return phone;
    return u'(' % QStringView(text).sliced(4, 2) % u") " % QStringView(text).sliced(7);
}

QString sheetDocument(const QString &document)
{
    const auto id = TaxId::parse(document);
    return id ? id->toText() : document;
}

} // namespace core
