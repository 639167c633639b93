// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QString>

#include <memory>

namespace bench
{

/// The floor: SQLite's own interface doing the least that could be correct, with the schema and the
/// statements of the product. A failure ends the program.
class RawStore
{
public:
    explicit RawStore(const QString &path);
    ~RawStore();

    /// The values of a new cash-in as the tables take them, made beforehand.
    class Row;
    [[nodiscard]] static std::shared_ptr<const Row> row(const core::Transaction &transaction);

    /// One durable transaction.
    void create(const Row &row);

    /// Says which a hundred transactions readPage() reads: the same work as a page of the service,
    /// once it is known which ones are on it.
    void choosePage(const QList<core::Transaction> &transactions);

    /// Every column of those and their events; how many bytes that were.
    qint64 readPage();

private:
    struct Statements;
    std::unique_ptr<Statements> m_statements;
    QList<qint64> m_page; ///< their seqs
};

} // namespace bench
