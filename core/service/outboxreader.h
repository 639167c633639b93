// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/outboxstore.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>

namespace core
{

class Database;
class WorkThread;

/// Reads the changes of all transactions in their order, for clients without a webhook. Connects at
/// the first read, and again after an error of the database.
///
/// Threading: as TransactionService; the class has its own thread.
class OutboxReader : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(OutboxReader)

public:
    /// `address`: as for Database::open().
    explicit OutboxReader(QString address, QObject *parent = nullptr);
    ~OutboxReader() override; ///< blocks until all calls are complete

    /// Calls OutboxStore::after().
    QFuture<Result<QList<Notice>>> after(const QUuid &platform,
                                         const std::optional<OutboxPlace> &place, int max);

private:
    const QString m_address;
    std::unique_ptr<WorkThread> m_thread; ///< only user of the next member
    std::unique_ptr<Database> m_database; ///< null until the first read
};

} // namespace core
