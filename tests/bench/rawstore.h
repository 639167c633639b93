// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QString>

#include <memory>

namespace core
{
struct Transaction;
}

namespace bench
{

/// The lower bound: the minimum correct work through SQLite's own interface, with the schema and
/// the statements of the product. Failures abort the program.
class RawStore
{
public:
    explicit RawStore(const QString &path);
    ~RawStore();

    /// The values of a new cash-in in the form of the tables, prepared in advance.
    class Row;
    [[nodiscard]] static std::shared_ptr<const Row> row(const core::Transaction &transaction);

    /// Stores one durable transaction.
    void create(const Row &row);

    /// Selects the hundred transactions of readPage(): the same work as a page of the service with
    /// known rows.
    void choosePage(const QList<core::Transaction> &transactions);

    /// Reads all columns of these transactions and their events; returns the number of bytes.
    qint64 readPage();

private:
    struct Statements;
    std::unique_ptr<Statements> m_statements;
    QList<qint64> m_page; ///< their seqs
};

} // namespace bench
