// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/error.h"

#include <QtCore/QList>

namespace core
{

class Database;

/// Stores the remembered payers of a till. Part of a ConsoleStore, with the same rules.
class PayerStore
{
public:
    explicit PayerStore(Database &database)
        : m_database(database)
    {}

    [[nodiscard]] Result<KnownPayer> remember(const Payer &payer, const QDateTime &now);

    /// Stores the payers with their timestamps, all or none. Ignores the ids.
    [[nodiscard]] Result<void> rememberAll(const QList<KnownPayer> &payers);
    [[nodiscard]] Result<QList<KnownPayer>> recall(const QString &text, int max);
    [[nodiscard]] Result<int> forget(qint64 id);
    [[nodiscard]] Result<int> forgetUnusedSince(const QDateTime &timestamp);

private:
    [[nodiscard]] Result<void> record(const Payer &payer, const QDateTime &at);

    Database &m_database;
};

} // namespace core
