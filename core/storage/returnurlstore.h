// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

namespace core
{

class Database;

/// Implements the SQL of the return addresses of charges. Runs in the thread of the database;
/// blocks. Call inside a WriteTransaction or a ReadTransaction (asserted).
class ReturnUrlStore
{
public:
    explicit ReturnUrlStore(Database &database)
        : m_database(database)
    {}

    /// Stores the address of a new charge.
    [[nodiscard]] Result<void> add(const QUuid &transaction, const QString &url);

    /// Returns the address of a charge; empty if there is none.
    [[nodiscard]] Result<QString> find(const QUuid &transaction);

private:
    Database &m_database;
};

} // namespace core
