// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankpayment.h"
#include "core/domain/error.h"

#include <QtCore/QList>

namespace core
{

class Database;

/// Stores the payments of the bank's API and the progress of their retrieval, in a database of
/// Schema::Bank. Runs in the thread of the database; blocks on the disk.
class BankPaymentStore
{
    Q_DISABLE_COPY_MOVE(BankPaymentStore)

public:
    explicit BankPaymentStore(Database &database);

    /// Returns the time until which the payments of a connection are complete; nullopt: never read.
    [[nodiscard]] Result<std::optional<QDateTime>> cursor(const QUuid &connection);

    /// Stores payments and the new cursor in one transaction. A known payment is replaced. The
    /// cursor never goes back. `until` nullopt: the cursor stays.
    [[nodiscard]] Result<void> save(const QUuid &connection, const QList<BankPayment> &payments,
                                    const std::optional<QDateTime> &until);

    /// Returns the payments without a charge, or with a difference, newest first, at most `max`.
    [[nodiscard]] Result<QList<BankPayment>> open(int max);

    /// Returns a stored payment; nullopt: unknown.
    [[nodiscard]] Result<std::optional<BankPayment>> find(const QString &endToEndId);

private:
    Database &m_database;
};

} // namespace core
