// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/storage/conditions.h"

#include <QtCore/QString>

namespace core
{

/// What a filter looks for within texts: parts of names and phones, beginnings of documents. The
/// one place that knows how texts stand in tx_search (0003_counters_search.sql). A plain value.
class TextSearch
{
public:
    /// The filter has passed Ledger::list().
    explicit TextSearch(const TransactionFilter &filter);

    /// Whether it asks for anything that the index of texts can find.
    [[nodiscard]] bool isIndexed() const { return !m_match.isEmpty(); }

    /// For tx_search MATCH ?, with the key of the filter if it has one.
    [[nodiscard]] const QString &match() const { return m_match; }

    /// The rest of it, which the index cannot find or not quickly: on the columns of tx.
    [[nodiscard]] const Conditions &unindexed() const { return m_unindexed; }

    /// All of it but the key, on the columns of tx: for rows that are found by other means.
    [[nodiscard]] const Conditions &onRow() const { return m_onRow; }

private:
    void addNameOrDocument(const QString &text);
    void addPhone(const QString &digits);
    void require(const QString &match);

    QString m_match;
    Conditions m_unindexed;
    Conditions m_onRow;
};

/// The texts of one transaction as the index holds them.
struct SearchTexts
{
    QString name;
    QString document;
    QString phone;
    QString pixKey;
};
[[nodiscard]] SearchTexts searchTexts(const Transaction &transaction);

} // namespace core
