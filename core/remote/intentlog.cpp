// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/intentlog.h"

#include "core/service/workthread.h"
#include "core/storage/database.h"
#include "core/storage/intentstore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

IntentLog::IntentLog(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_thread(std::make_unique<WorkThread>(u"intents"_s))
    , m_closed{Error::Code::Internal, {}, u"the intent log is not open"_s}
{}

IntentLog::~IntentLog()
{
    m_thread->end([this] {
        m_store.reset();
        m_database.reset();
    });
}

template<typename T, typename Work>
QFuture<Result<T>> IntentLog::ask(Work work)
{
    return m_thread->run<T>([this, work]() -> Result<T> {
        if (!m_store)
            return tl::unexpected(m_closed);
        return work();
    });
}

QFuture<Result<void>> IntentLog::open()
{
    return m_thread->run<void>([this]() -> Result<void> {
        auto database = Database::open(m_path, Database::Access::ReadWrite, Schema::Remote);
        if (!database) {
            m_closed = database.error();
            return tl::unexpected(m_closed);
        }
        m_database = std::move(*database);
        m_store = std::make_unique<IntentStore>(*m_database);
        auto used = m_store->resumePending();
        if (!used) {
            m_closed = used.error();
            m_store.reset();
            m_database.reset();
        }
        return used;
    });
}

QFuture<Result<qint64>> IntentLog::begin(const Intent &intent)
{
    return ask<qint64>([this, intent] { return m_store->begin(intent); });
}

QFuture<Result<void>> IntentLog::beginAgain(const Intent &intent, const QDateTime &at)
{
    return ask<void>([this, intent, at] { return m_store->beginAgain(intent, at); });
}

QFuture<Result<void>> IntentLog::settle(qint64 number, IntentState state,
                                        const std::optional<QUuid> &transaction)
{
    return ask<void>(
        [this, number, state, transaction] { return m_store->settle(number, state, transaction); });
}

QFuture<Result<void>> IntentLog::countLookup(qint64 number)
{
    return ask<void>([this, number] { return m_store->countLookup(number); });
}

QFuture<Result<void>> IntentLog::abandon(const QString &reference)
{
    return ask<void>([this, reference] { return m_store->abandon(reference); });
}

QFuture<Result<Intent>> IntentLog::find(const QString &reference)
{
    return ask<Intent>([this, reference] { return m_store->find(reference); });
}

QFuture<Result<QList<Intent>>> IntentLog::openIntents()
{
    return ask<QList<Intent>>([this] { return m_store->open(); });
}

QFuture<Result<QList<Intent>>> IntentLog::unconfirmed(int maxSettled)
{
    return ask<QList<Intent>>([this, maxSettled] { return m_store->unconfirmed(maxSettled); });
}

QFuture<Result<QString>> IntentLog::confirmedReference()
{
    return ask<QString>([this] { return m_store->confirmedReference(); });
}

} // namespace core
