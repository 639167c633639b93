// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/intent.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <memory>

namespace core
{

class IntentStore;
template<typename Store>
class AsyncStore;

/// The log of orders sent to a remote service, in a small SQLite database. Several processes may
/// use the file: each order is settled once, by the first process that has an answer. A damaged
/// file is never replaced, because unconfirmed orders would be lost. Each
/// call except open() is the call of IntentStore with the same name.
///
/// Threading: works on a thread of its own; called like a TransactionService.
/// Lifetime: the destructor blocks until every call is done.
class IntentLog : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(IntentLog)

public:
    explicit IntentLog(QString path, QObject *parent = nullptr);
    ~IntentLog() override; ///< blocks until every call is done

    /// Opens the database. Call once, before any other call. If opening fails, all other calls
    /// return the same Error.
    QFuture<Result<void>> open();

    QFuture<Result<qint64>> begin(const Intent &intent);
    QFuture<Result<void>> beginAgain(const Intent &intent, const QDateTime &at);
    QFuture<Result<void>> settle(qint64 number, IntentState state,
                                 const std::optional<QUuid> &transaction = {});
    QFuture<Result<void>> countLookup(qint64 number);
    QFuture<Result<void>> abandon(const QString &reference);
    QFuture<Result<Intent>> find(const QString &reference);
    QFuture<Result<QList<Intent>>> openIntents(); ///< IntentStore::open()
    QFuture<Result<QList<Intent>>> unconfirmed(int maxSettled);
    QFuture<Result<QString>> confirmedReference();

private:
    const QString m_path;
    const std::unique_ptr<AsyncStore<IntentStore>> m_store;
};

} // namespace core
