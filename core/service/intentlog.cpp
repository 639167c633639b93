// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/intentlog.h"

#include "core/service/asyncstore.h"
#include "core/storage/intentstore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

IntentLog::IntentLog(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_store(std::make_unique<AsyncStore<IntentStore>>(u"intents"_s))
{}

IntentLog::~IntentLog() = default;

QFuture<Result<void>> IntentLog::open()
{
    using Opened = AsyncStore<IntentStore>::Opened;
    return m_store->open<void>([path = m_path](Opened &opened) -> Result<void> {
        auto log = AsyncStore<IntentStore>::openStore(path, Schema::Remote);
        if (!log)
            return tl::unexpected(log.error());
        opened = std::move(*log);
        return opened.store->resumePending();
    });
}

QFuture<Result<qint64>> IntentLog::begin(const Intent &intent)
{
    return m_store->call(&IntentStore::begin, intent);
}

QFuture<Result<void>> IntentLog::beginAgain(const Intent &intent, const QDateTime &at)
{
    return m_store->call(&IntentStore::beginAgain, intent, at);
}

QFuture<Result<void>> IntentLog::settle(qint64 number, IntentState state,
                                        const std::optional<QUuid> &transaction)
{
    return m_store->call(&IntentStore::settle, number, state, transaction);
}

QFuture<Result<void>> IntentLog::countLookup(qint64 number)
{
    return m_store->call(&IntentStore::countLookup, number);
}

QFuture<Result<void>> IntentLog::abandon(const QString &reference)
{
    return m_store->call(&IntentStore::abandon, reference);
}

QFuture<Result<Intent>> IntentLog::find(const QString &reference)
{
    return m_store->call(&IntentStore::find, reference);
}

QFuture<Result<QList<Intent>>> IntentLog::openIntents()
{
    return m_store->call(&IntentStore::open);
}

QFuture<Result<QList<Intent>>> IntentLog::unconfirmed(int maxSettled)
{
    return m_store->call(&IntentStore::unconfirmed, maxSettled);
}

QFuture<Result<QString>> IntentLog::confirmedReference()
{
    return m_store->call(&IntentStore::confirmedReference);
}

} // namespace core
