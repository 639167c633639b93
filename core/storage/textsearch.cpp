// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/textsearch.h"

#include "core/storage/folding.h"

#include <algorithm>
#include <iterator>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kTrigram = 3; ///< characters, as the index counts them: not halves of one

/// Of a long number the index is asked for the end only, which few numbers share, and the row for
/// the rest. A phrase reads all that have any of its trigrams, and every phone begins with +55.
constexpr qsizetype kTail = 6;

/// What stands before a document, and around a key (0003_counters_search.sql).
constexpr auto kBlanks = "  "_L1;

/// A string of FTS5, found in that column.
QString quoted(QLatin1StringView column, QString text)
{
    return u"%1 : \"%2\""_s.arg(column, text.replace(u'"', u"\"\""_s));
}

/// Text as a LIKE pattern that stands for itself, with the escape character backslash.
QString escapedForLike(QString text)
{
    return text.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
}

/// The beginning of a CPF or CNPJ as it is stored; empty if the text cannot be one.
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

bool isDigit(QChar c)
{
    return c >= u'0' && c <= u'9';
}

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), isDigit);
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
        addPhone(digitsOf(filter.phone));
    if (isIndexed() && !filter.pixKey.isEmpty())
        require(quoted("pix_key"_L1, kBlanks + filter.pixKey + kBlanks));
}

void TextSearch::addNameOrDocument(const QString &text)
{
    const QString name = folded(text).remove(QChar::Null).trimmed();
    const QString likeName = u"tx.folded_name LIKE ? ESCAPE '\\'"_s;
    const QVariant namePattern = u'%' + escapedForLike(name) + u'%';
    const QString prefix = documentPrefix(text);
    Conditions onRow;
    if (prefix.isEmpty())
        onRow.add(likeName, {namePattern});
    else
        onRow.add(u"(%1 OR tx.document LIKE ?)"_s.arg(likeName), {namePattern, prefix + u'%'});
    m_onRow.add(onRow);
    if (name.toUcs4().size() < kTrigram) {
        m_unindexed.add(onRow);
        return;
    }
    if (prefix.isEmpty()) {
        require(quoted("name"_L1, name));
        return;
    }
    const bool isLong = hasDigit(prefix) && prefix.size() > kTail;
    const QString document = isLong ? prefix.right(kTail) : kBlanks + prefix;
    require(u"(%1 OR %2)"_s.arg(quoted("name"_L1, name), quoted("document"_L1, document)));
    if (isLong)
        m_unindexed.add(onRow);
}

void TextSearch::addPhone(const QString &digits)
{
    const QString fragment = u"tx.phone LIKE ?"_s;
    const QVariant pattern = u'%' + digits + u'%';
    m_onRow.add(fragment, {pattern});
    if (digits.size() < kTrigram || digits.size() > kTail)
        m_unindexed.add(fragment, {pattern});
    if (digits.size() >= kTrigram)
        require(quoted("phone"_L1, digits.right(kTail)));
}

void TextSearch::require(const QString &match)
{
    m_match += m_match.isEmpty() ? match : " AND "_L1 + match;
}

SearchTexts searchTexts(const Transaction &transaction)
{
    const QString &key = transaction.pixKey;
    return {.name = folded(transaction.name),
            .document = kBlanks + transaction.document,
            .phone = transaction.phone,
            .pixKey = key.isEmpty() ? key : kBlanks + key + kBlanks};
}

} // namespace core
