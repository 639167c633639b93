// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operator.h"

#include <QtCore/QList>

namespace core
{

class Database;

/// Stores the operators of a counter. Part of a ConsoleStore, with the same rules.
class OperatorStore
{
public:
    explicit OperatorStore(Database &database)
        : m_database(database)
    {}

    /// Returns all operators, in the order of their ids.
    [[nodiscard]] Result<QList<Operator>> all();

    /// Stores a new operator and returns the id.
    [[nodiscard]] Result<qint64> add(const Operator &person);

    /// Replaces all members of the operator. Code::NotFound for an unknown id.
    [[nodiscard]] Result<void> change(const Operator &person);

private:
    Database &m_database;
};

} // namespace core
