// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/transactioncache.h"

#include "core/domain/pageof.h"
#include "core/domain/sums.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/localfilter.h"
#include "core/remote/staleness.h"
#include "core/service/filtererror.h"
#include "core/service/promise.h"
#include "core/service/workthread.h"
#include "core/storage/database.h"
#include "core/storage/transactioncachestore.h"

#include <QtCore/QFile>
#include <QtCore/QLoggingCategory>

#include <algorithm>
#include <tuple>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Q_LOGGING_CATEGORY(lcCache, "balcao.mirror")

constexpr int kFresh = 60; ///< seconds before an unchanged transaction is written again

/// Combines a new response with the known state, because a list contains fewer details than a
/// lookup.
Transaction merged(const Transaction &known, Transaction received)
{
    if (isStale(received, known.status, known.events.size()))
        return known;
    if (received.endToEndId.isEmpty())
        received.endToEndId = known.endToEndId;
    return received;
}

QFuture<Result<Transaction>> nobody()
{
    return readyFuture<Transaction>(
        failure(Error::Code::Unreachable, u"there is only what was seen before"_s));
}

} // namespace

TransactionCache::TransactionCache(Setup setup, QObject *parent)
    : TransactionService(parent)
    , m_setup(std::move(setup))
    , m_thread(std::make_unique<WorkThread>(u"mirror"_s))
    , m_closed{Error::Code::Internal, {}, u"the mirror is not open"_s}
{}

TransactionCache::~TransactionCache()
{
    m_thread->end([this] {
        m_store.reset();
        m_database.reset();
    });
}

template<typename T, typename Work>
QFuture<Result<T>> TransactionCache::ask(Work work)
{
    return m_thread->run<T>([this, work]() -> Result<T> {
        if (!m_store)
            return tl::unexpected(m_closed);
        return work();
    });
}

QFuture<Result<void>> TransactionCache::open()
{
    return m_thread->run<void>([this] {
        auto opened = openFile();
        if (!opened && opened.error().code == Error::Code::StorageCorrupted) {
            for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
                QFile::remove(m_setup.path + end);
            opened = openFile();
        }
        if (!opened)
            m_closed = opened.error();
        return opened;
    });
}

Result<void> TransactionCache::openFile()
{
    auto database =
        Database::open(m_setup.path, Database::Access::ReadWrite, Schema::TransactionCache);
    if (!database)
        return tl::unexpected(database.error());
    auto store = std::make_unique<TransactionCacheStore>(**database);
    const auto seen = store->all();
    if (!seen)
        return tl::unexpected(seen.error());
    for (const Transaction &transaction : *seen)
        m_seen.insert(transaction.id, transaction);
    m_database = std::move(*database);
    m_store = std::move(store);
    return {};
}

void TransactionCache::keep(const QList<Transaction> &received)
{
    std::ignore =
        ask<void>([this, received, now = QDateTime::currentDateTimeUtc()]() -> Result<void> {
            note(received, now);
            return {};
        });
}

void TransactionCache::note(const QList<Transaction> &received, const QDateTime &at)
{
    QList<Transaction> news;
    for (Transaction transaction : received) {
        const auto known = m_seen.constFind(transaction.id);
        if (known != m_seen.cend()) {
            transaction = merged(*known, transaction);
            transaction.asOf = known->asOf;
            if (transaction == *known && known->asOf->secsTo(at) < kFresh)
                continue;
        }
        transaction.asOf = at;
        m_seen.insert(transaction.id, transaction);
        news.append(transaction);
    }
    if (news.isEmpty())
        return;
    if (const auto kept = m_store->keep(news, m_setup.max); !kept)
        qCWarning(lcCache) << "what was seen is not kept:" << kept.error().detail;
    if (m_seen.size() <= m_setup.max)
        return;
    QList<Transaction> all = m_seen.values();
    std::sort(all.begin(), all.end(), isNewer);
    for (const Transaction &old : std::as_const(all).mid(m_setup.max))
        m_seen.remove(old.id);
}

/// Returns the matching transactions, newest first.
Result<QList<Transaction>> TransactionCache::matching(const TransactionFilter &filter) const
{
    if (const auto error = filterError(filter))
        return tl::unexpected(*error);
    QList<Transaction> found;
    for (const Transaction &transaction : m_seen) {
        if (isMeant(filter, transaction))
            found.append(transaction);
    }
    std::sort(found.begin(), found.end(), isNewer);
    return found;
}

QFuture<Result<Transaction>> TransactionCache::find(const QUuid &id)
{
    return ask<Transaction>([this, id]() -> Result<Transaction> {
        const auto known = m_seen.constFind(id);
        if (known == m_seen.cend())
            return failure(Error::Code::NotFound, u"it was not seen"_s);
        return *known;
    });
}

QFuture<Result<TransactionPage>> TransactionCache::list(const TransactionFilter &filter)
{
    return ask<TransactionPage>([this, filter] {
        return matching(filter).map(
            [&filter](const QList<Transaction> &all) { return pageOf(all, filter.page); });
    });
}

QFuture<Result<QList<TransactionSum>>> TransactionCache::sums(const TransactionFilter &filter)
{
    return ask<QList<TransactionSum>>([this, filter] { return matching(filter).map(&sumsOf); });
}

QFuture<Result<QList<HourlySum>>> TransactionCache::hourlySums(const TransactionFilter &filter)
{
    return ask<QList<HourlySum>>([this, filter] { return matching(filter).map(&hourlySumsOf); });
}

QFuture<Result<Transaction>> TransactionCache::create(const TransactionDraft &)
{
    return nobody();
}

QFuture<Result<Transaction>> TransactionCache::simulate(const QUuid &, SimulatedOutcome)
{
    return nobody();
}

QFuture<Result<Transaction>> TransactionCache::refund(const QUuid &, const QString &)
{
    return nobody();
}

} // namespace core
