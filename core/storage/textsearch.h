// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/storage/conditions.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>

namespace core
{

/// What a filter looks for within texts: parts of names and phones, beginnings of documents. A
/// plain value.
class TextSearch
{
public:
    /// The filter has passed Ledger::list().
    explicit TextSearch(const TransactionFilter &filter);

    /// On the columns of tx; empty if the filter looks for nothing.
    [[nodiscard]] const Conditions &onRow() const { return m_onRow; }

    /// For blocks of columns, UTF-8: what a name, as it is searched by, or a document must have.
    [[nodiscard]] bool hasNameOrDocument() const { return !m_name.isEmpty(); }
    [[nodiscard]] const QByteArray &name() const { return m_name; }
    [[nodiscard]] const QByteArray &document() const { return m_document; } ///< empty: none fits
    [[nodiscard]] const QByteArray &phone() const { return m_phone; } ///< empty: any phone fits

    /// With a digit in it, the text is part of names that have one: on the columns of tx, for the
    /// index tx_name_with_digits.
    [[nodiscard]] bool hasDigit() const;
    [[nodiscard]] Conditions nameWithDigits() const;

    /// With a letter, it begins documents that have one: for tx_document_with_letters.
    [[nodiscard]] bool hasLetter() const;
    [[nodiscard]] Conditions documentWithLetters() const;

private:
    void addNameOrDocument(const QString &text);
    void addPhone(const QString &digits);

    QByteArray m_name;
    QByteArray m_document;
    QByteArray m_phone;
    QString m_namePattern;
    Conditions m_onRow;
};

} // namespace core
