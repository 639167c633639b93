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
    constexpr QStringView kSeparators = u",;|\t\r\n\u0085\u2028\u2029";
    return kSeparators.contains(character);
}

/// Returns true if the text, after blanks and quotation marks, begins with one of `signs`.
bool beginsWithOneOf(QStringView signs, QStringView text)
{
    for (const QChar character : text) {
        if (signs.contains(character))
            return true;
        const bool isPassedOver = character.isSpace() || character == u'"' || character == u'\'' ||
                                  isUnseen(character) ||
                                  character.category() == QChar::Other_Format;
        if (!isPassedOver)
            return false;
    }
    return false;
}

/// Returns the text with an apostrophe after each separator that a possible formula follows.
QString separatedText(const QString &text)
{
    constexpr QStringView kSigns = u"=+-@\uff1d\uff0b\uff0d\uff20";
    QString safe;
    safe.reserve(text.size() + 8);
    for (auto from = text.cbegin(); from != text.cend();) {
        const auto end = std::find_if(from, text.cend(), isSeparator);
        const QStringView cell(from, end);
        if (from != text.cbegin() && beginsWithOneOf(kSigns, cell))
            safe += u'\'';
        safe += cell;
        from = end;
        if (from != text.cend())
            safe += *from++;
    }
    return safe;
}

} // namespace

bool looksLikeFormula(QStringView text)
{
    // Including full-width forms.
    return beginsWithOneOf(u"=+-@\t\r\n\uff1d\uff0b\uff0d\uff20", text);
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
    const QString safe =
        std::any_of(text.cbegin(), text.cend(), isSeparator) ? separatedText(text) : text;
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
