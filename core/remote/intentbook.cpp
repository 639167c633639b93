// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/intentbook.h"

#include "core/service/workthread.h"
#include "core/storage/database.h"
#include "core/storage/intentstore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

IntentBook::IntentBook(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_thread(std::make_unique<WorkThread>(u"intents"_s))
    , m_closed{Error::Code::Internal, {}, u"the book of intents is not open"_s}
{}

IntentBook::~IntentBook()
{
    m_thread->end([this] {
        m_store.reset();
        m_database.reset();
    });
}

template<typename T, typename Work>
QFuture<Result<T>> IntentBook::ask(Work work)
{
    return m_thread->run<T>([this, work]() -> Result<T> {
        if (!m_store)
            return tl::unexpected(m_closed);
        return work();
    });
}

QFuture<Result<void>> IntentBook::open()
{
    return m_thread->run<void>([this]() -> Result<void> {
        auto database = Database::open(m_path, Database::Access::ReadWrite, Schema::Remote);
        if (!database) {
            m_closed = database.error();
            return tl::unexpected(m_closed);
        }
        m_database = std::move(*database);
        m_store = std::make_unique<IntentStore>(*m_database);
        auto taken = m_store->takeUp();
        if (!taken) {
            m_closed = taken.error();
            m_store.reset();
            m_database.reset();
        }
        return taken;
    });
}

QFuture<Result<qint64>> IntentBook::begin(const Intent &intent)
{
    return ask<qint64>([this, intent] { return m_store->begin(intent); });
}

QFuture<Result<void>> IntentBook::beginAgain(const Intent &intent, const QDateTime &at)
{
    return ask<void>([this, intent, at] { return m_store->beginAgain(intent, at); });
}

QFuture<Result<void>> IntentBook::settle(qint64 number, IntentState state,
                                         const std::optional<QUuid> &transaction)
{
    return ask<void>(
        [this, number, state, transaction] { return m_store->settle(number, state, transaction); });
}

QFuture<Result<void>> IntentBook::countLookup(qint64 number)
{
    return ask<void>([this, number] { return m_store->countLookup(number); });
}

QFuture<Result<void>> IntentBook::abandon(const QString &reference)
{
    return ask<void>([this, reference] { return m_store->abandon(reference); });
}

QFuture<Result<Intent>> IntentBook::find(const QString &reference)
{
    return ask<Intent>([this, reference] { return m_store->find(reference); });
}

QFuture<Result<QList<Intent>>> IntentBook::openIntents()
{
    return ask<QList<Intent>>([this] { return m_store->open(); });
}

QFuture<Result<QList<Intent>>> IntentBook::doubted(int mostSettled)
{
    return ask<QList<Intent>>([this, mostSettled] { return m_store->doubted(mostSettled); });
}

QFuture<Result<QString>> IntentBook::confirmedReference()
{
    return ask<QString>([this] { return m_store->confirmedReference(); });
}

} // namespace core
