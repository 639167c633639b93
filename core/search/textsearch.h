// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/conditions.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QString>

namespace core
{

struct TransactionFilter;

/// The text conditions of a filter: parts of names, phones and kSearchedTexts, prefixes of
/// documents. A plain value.
class TextSearch
{
public:
    /// The filter must be valid as for TransactionEngine::list().
    explicit TextSearch(const TransactionFilter &filter);

    /// Returns the condition on the columns of tx; empty if the filter has no texts.
    [[nodiscard]] const Conditions &onRow() const { return m_onRow; }

    /// A part of a text in a column of blocks, in UTF-8.
    struct Term
    {
        QLatin1StringView column;
        QByteArray part;
    };

    /// Returns the terms that each must be contained, except name and document.
    [[nodiscard]] const QList<Term> &terms() const { return m_terms; }

    /// Return the alternatives of a name or document, in UTF-8: a part of the folded name, a
    /// document prefix.
    [[nodiscard]] bool hasNameOrDocument() const { return !m_name.isEmpty(); }
    [[nodiscard]] const QByteArray &name() const { return m_name; }
    [[nodiscard]] const QByteArray &document() const { return m_document; } ///< empty: no match

    /// Returns true if the text contains a digit and can only match names with digits.
    /// nameWithDigits() is the condition on the columns of tx for the index tx_name_with_digits.
    [[nodiscard]] bool hasDigit() const;
    [[nodiscard]] Conditions nameWithDigits() const;

    /// Returns true if the text contains a letter and can only match documents with letters.
    /// documentWithLetters() uses the index tx_document_with_letters.
    [[nodiscard]] bool hasLetter() const;
    [[nodiscard]] Conditions documentWithLetters() const;

private:
    void addNameOrDocument(const QString &text);
    void addTerm(QLatin1StringView blocks, QLatin1StringView column, const QString &part);

    QByteArray m_name;
    QByteArray m_document;
    QList<Term> m_terms;
    QString m_namePattern;
    Conditions m_onRow;
};

} // namespace core
