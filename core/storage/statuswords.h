// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/status.h"

#include <QtCore/QHash>

namespace core
{

struct Transaction;

class Database;

/// The words of foreign statuses in a copy, by their numbers. Runs in the thread of the database.
class StatusWords
{
public:
    [[nodiscard]] Result<void> read(Database &database);

    /// Returns the number of a status; adds an unknown word. Call inside a WriteTransaction.
    [[nodiscard]] Result<qint64> numberOf(Database &database, const Status &status);

    /// Restores the words in a transaction that was read from the database.
    void restore(Transaction &transaction) const;

private:
    [[nodiscard]] Status restored(const Status &status) const;

    QHash<QString, QString> m_words; ///< by number
};

} // namespace core
