// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/storage/databasefigures.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <memory>

namespace core
{

class Database;
class WorkThread;

/// Reads the figures of a database for monitoring. Connects at the first read, and again after an
/// error.
///
/// Threading: as TransactionService; the class has its own thread.
class FigureReader : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FigureReader)

public:
    /// `address`: as for Database::open().
    explicit FigureReader(QString address, QObject *parent = nullptr);
    ~FigureReader() override; ///< blocks until all calls are complete

    QFuture<Result<DatabaseFigures>> read();

private:
    const QString m_address;
    std::unique_ptr<WorkThread> m_thread; ///< only user of the next member
    std::unique_ptr<Database> m_database; ///< null until the first read
};

} // namespace core
