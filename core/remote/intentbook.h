// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/intent.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <memory>

namespace core
{

class Database;
class IntentStore;
class WorkThread;

/// What was asked of a service far away, in a small database of its own, of one process at a time,
/// worked on a thread of its own. Unlike the notebook of a counter it is never begun anew when it
/// is damaged: what it knows to be open would be forgotten. Called and answering like a
/// TransactionService; each call as the one of IntentStore.
class IntentBook : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(IntentBook)

public:
    explicit IntentBook(QString path, QObject *parent = nullptr);
    ~IntentBook() override; ///< blocks until every call is done

    /// Once, before any other call, which answer with its Error if it fails.
    QFuture<Result<void>> open();

    QFuture<Result<qint64>> begin(const Intent &intent);
    QFuture<Result<void>> beginAgain(const Intent &intent, const QDateTime &at);
    QFuture<Result<void>> settle(qint64 number, IntentState state,
                                 const std::optional<QUuid> &transaction = {});
    QFuture<Result<void>> countLookup(qint64 number);
    QFuture<Result<void>> abandon(const QString &reference);
    QFuture<Result<Intent>> find(const QString &reference);
    QFuture<Result<QList<Intent>>> openIntents();
    QFuture<Result<QList<Intent>>> doubted(int mostSettled);
    QFuture<Result<QString>> confirmedReference();

private:
    template<typename T, typename Work>
    QFuture<Result<T>> ask(Work work);

    const QString m_path;
    std::unique_ptr<WorkThread> m_thread; ///< alone uses the following
    std::unique_ptr<Database> m_database;
    std::unique_ptr<IntentStore> m_store; ///< null if the book cannot be used
    Error m_closed;                       ///< why not
};

} // namespace core
