// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/search/textsearch.h"

#include "core/database/searchedtexts.h"
#include "core/domain/ascii.h"
#include "core/domain/folding.h"
#include "core/domain/transactionfilter.h"

#include <algorithm>
#include <iterator>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kLikeName = "tx.folded_name LIKE ? ESCAPE '\\'"_L1;

/// Escapes text for a LIKE pattern, with backslash as the escape character.
QString escapedForLike(QString text)
{
    return text.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
}

QString searchForm(const QString &text)
{
    return folded(text).remove(QChar::Null).trimmed();
}

/// Returns a CPF or CNPJ prefix in its stored form; empty if the text is none.
QString documentPrefix(const QString &text)
{
    QString prefix;
    for (const QChar c : text.toUpper()) {
        if (c == u'.' || c == u'-' || c == u'/' || c.isSpace())
            continue;
        if ((c < u'0' || c > u'9') && (c < u'A' || c > u'Z'))
            return {};
        prefix += c;
    }
    return prefix;
}

QString digitsOf(const QString &text)
{
    QString digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits), isDigit);
    return digits;
}

} // namespace

TextSearch::TextSearch(const TransactionFilter &filter)
{
    if (!filter.nameOrDocument.isEmpty())
        addNameOrDocument(filter.nameOrDocument);
    if (!filter.phone.isEmpty())
        addTerm("phones"_L1, "phone"_L1, digitsOf(filter.phone));
    for (const SearchedText &searched : kSearchedTexts) {
        if (const QString &part = filter.*searched.part; !part.isEmpty())
            addTerm(searched.blocks, searched.column, searchForm(part));
    }
}

void TextSearch::addNameOrDocument(const QString &text)
{
    const QString name = searchForm(text);
    const QString prefix = documentPrefix(text);
    m_name = name.toUtf8().replace('\n', ' '); // in the form of blocks
    m_document = prefix.toUtf8();
    m_namePattern = u'%' + escapedForLike(name) + u'%';
    if (prefix.isEmpty())
        m_onRow.add(kLikeName, {m_namePattern});
    else
        m_onRow.add(u"(%1 OR tx.document LIKE ?)"_s.arg(kLikeName), {m_namePattern, prefix + u'%'});
}

void TextSearch::addTerm(QLatin1StringView blocks, QLatin1StringView column, const QString &part)
{
    m_terms.append({blocks, part.toUtf8().replace('\n', ' ')}); // in the form of blocks
    m_onRow.add(u"tx.%1 LIKE ? ESCAPE '\\'"_s.arg(column),
                {QString(u'%' + escapedForLike(part) + u'%')});
}

bool TextSearch::hasDigit() const
{
    return std::any_of(m_name.begin(), m_name.end(), [](char c) { return c >= '0' && c <= '9'; });
}

Conditions TextSearch::nameWithDigits() const
{
    Conditions conditions;
    conditions.add(u"folded_name GLOB '*[0-9]*'"_s, {});
    conditions.add(kLikeName, {m_namePattern});
    return conditions;
}

bool TextSearch::hasLetter() const
{
    return std::any_of(m_document.begin(), m_document.end(),
                       [](char c) { return c >= 'A' && c <= 'Z'; });
}

Conditions TextSearch::documentWithLetters() const
{
    const QString first = QString::fromUtf8(m_document);
    Conditions conditions;
    conditions.add(u"document GLOB '*[A-Z]*'"_s, {});
    conditions.add(u"document >= ? AND document < ?"_s, {first, QString(first + QChar(0xFFFF))});
    return conditions;
}

} // namespace core
