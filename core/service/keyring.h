// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/apikey.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPromise>

#include <atomic>
#include <memory>
#include <optional>
#include <unordered_map>

namespace core
{

class Database;
class KeyUses;
class WorkThread;

/// Who may call a server. Asks the database at every call, so that a key that is revoked, by
/// whatever process, is worth nothing from then on: of a file only whether anything was written to
/// it, if the key was valid before. Called and answering like a TransactionService, with a thread
/// of its own. Has written, now and then, which keys were used (see KeyUses).
class KeyRing : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeyRing)

public:
    explicit KeyRing(QObject *parent = nullptr);
    ~KeyRing() override; ///< blocks until every call is done

    /// Once, before any find(), which until then answers Code::Internal. The database is up to
    /// date: a service has opened it.
    QFuture<Result<void>> open(const QString &address);

    /// The valid key with that digest (see keyDigest()); nothing if there is none. Calls for the
    /// same key share a look-up that has not begun yet.
    QFuture<Result<std::optional<ApiKey>>> find(const QByteArray &digest);

    /// The same within the call, where a file tells it without waiting for others; else nothing.
    [[nodiscard]] std::optional<Result<std::optional<ApiKey>>> findAtOnce(const QByteArray &digest);

private:
    /// One look-up, and all who wait for it.
    struct Search
    {
        QByteArray digest;
        std::atomic<bool> hasBegun = false;
        QList<std::shared_ptr<QPromise<Result<std::optional<ApiKey>>>>> promises;
    };

    Result<std::optional<ApiKey>> findNear(const QByteArray &digest);
    void look(const QByteArray &digest);
    void noteUse(const Result<std::optional<ApiKey>> &found);

    std::unique_ptr<KeyUses> m_uses;  ///< null until it is open
    std::unique_ptr<Database> m_near; ///< of the thread of this; null: a server, or not open
    std::unordered_map<QByteArray, ApiKey> m_seen; ///< near, by digest: valid ones
    qint64 m_seenAt = 0;                           ///< version of the file in which they were
    std::shared_ptr<Search> m_last;                ///< that was asked for last; null: none yet
    std::unique_ptr<WorkThread> m_thread;          ///< alone uses the following
    std::unique_ptr<Database> m_database;          ///< null until it is open
};

} // namespace core
