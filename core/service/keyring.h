// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/apikey.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QPromise>

#include <memory>
#include <optional>
#include <unordered_map>

namespace core
{

class Database;
class ApiKeyUsageRecorder;
class KeyStore;

template<typename Store>
class AsyncStore;

/// Authenticates the clients of a server. Checks the database on every call, so that a revocation
/// by any process takes effect immediately. For a file and a key known to be valid, that check only
/// asks whether the file has changed. An expired key is not valid. Records the use of keys from
/// time to time (see ApiKeyUsageRecorder).
///
/// Threading: as TransactionService; lookups run one at a time in a thread of the class. Exception:
/// findAtOnce() reads a file in the caller's thread, which must be that of the object.
class KeyRing : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(KeyRing)

public:
    explicit KeyRing(QObject *parent = nullptr);
    ~KeyRing() override; ///< blocks until all calls are complete

    /// Opens the database. Call once; until then find() returns Code::Internal, and after a failure
    /// the Error of open(). The schema must be up to date, because a service has opened the
    /// database.
    QFuture<Result<void>> open(const QString &address);

    /// Returns the valid key with that digest (see keyDigest()); nullopt if there is none, or if
    /// the key was revoked or has expired. Calls for the same key share a lookup that has not
    /// started yet.
    QFuture<Result<std::optional<ApiKey>>> find(const QByteArray &digest);

    /// Looks the key up synchronously, if the database is a file that can be read without waiting.
    /// Otherwise nullopt.
    [[nodiscard]] std::optional<Result<std::optional<ApiKey>>> findAtOnce(const QByteArray &digest);

private:
    /// A lookup that has not started, with all waiting callers.
    struct Search
    {
        QByteArray digest;
        QList<std::shared_ptr<QPromise<Result<std::optional<ApiKey>>>>> promises = {};
    };

    Result<std::optional<ApiKey>> findNear(const QByteArray &digest);
    void startNext();
    void recordUse(const Result<std::optional<ApiKey>> &found);

    std::unique_ptr<ApiKeyUsageRecorder> m_uses; ///< null until open
    std::unique_ptr<Database> m_near; ///< for this object's thread; null: a server, or closed
    std::unordered_map<QByteArray, ApiKey> m_seen; ///< valid keys read synchronously, by digest
    qint64 m_seenAt = 0;                           ///< version of the file for m_seen
    QList<Search> m_waiting;                       ///< oldest first
    bool m_isSearching = false;                    ///< a lookup runs in the thread
    const std::unique_ptr<AsyncStore<KeyStore>> m_store;
};

} // namespace core
