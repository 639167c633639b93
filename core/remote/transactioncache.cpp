// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/transactioncache.h"

#include "core/domain/pageof.h"
#include "core/domain/sums.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/localfilter.h"
#include "core/remote/staleness.h"
#include "core/service/asyncstore.h"
#include "core/service/filtererror.h"
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
    , m_store(std::make_unique<AsyncStore<TransactionCacheStore>>(u"cache"_s))
{}

TransactionCache::~TransactionCache() = default;

QFuture<Result<void>> TransactionCache::open()
{
    using Store = AsyncStore<TransactionCacheStore>;
    const auto load = [this](Store::Opened &opened) -> Result<void> {
        auto file = Store::openStore(m_setup.path, Schema::TransactionCache);
        if (!file)
            return tl::unexpected(file.error());
        const auto seen = file->store->all();
        if (!seen)
            return tl::unexpected(seen.error());
        for (const Transaction &transaction : *seen)
            m_seen.insert(transaction.id, transaction);
        opened = std::move(*file);
        return {};
    };
    return m_store->open<void>([this, load](Store::Opened &opened) {
        auto loaded = load(opened);
        if (!loaded && loaded.error().code == Error::Code::StorageCorrupted) {
            for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
                QFile::remove(m_setup.path + end);
            loaded = load(opened);
        }
        return loaded;
    });
}

void TransactionCache::keep(const QList<Transaction> &received)
{
    std::ignore = m_store->run<void>(
        [this, received, now = QDateTime::currentDateTimeUtc()](TransactionCacheStore &store) {
            note(store, received, now);
            return Result<void>();
        });
}

void TransactionCache::note(TransactionCacheStore &store, const QList<Transaction> &received,
                            const QDateTime &at)
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
    if (const auto kept = store.keep(news, m_setup.max); !kept)
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

/// Returns `read(transactions)` of the matching transactions, newest first.
template<typename T, typename Read>
QFuture<Result<T>> TransactionCache::readMatching(const TransactionFilter &filter, Read read)
{
    return m_store->run<T>(
        [this, filter, read](TransactionCacheStore &) { return matching(filter).map(read); });
}

QFuture<Result<Transaction>> TransactionCache::find(const QUuid &id)
{
    return m_store->run<Transaction>([this, id](TransactionCacheStore &) -> Result<Transaction> {
        const auto known = m_seen.constFind(id);
        if (known == m_seen.cend())
            return failure(Error::Code::NotFound, u"it was not seen"_s);
        return *known;
    });
}

QFuture<Result<TransactionPage>> TransactionCache::list(const TransactionFilter &filter)
{
    if (filter.order != ListOrder())
        return QtFuture::makeReadyFuture<Result<TransactionPage>>(
            failure(Error::Code::Unsupported, u"there is one order"_s));
    return readMatching<TransactionPage>(
        filter, [page = filter.page](const auto &all) { return pageOf(all, page); });
}

QFuture<Result<QList<TransactionSum>>> TransactionCache::sums(const TransactionFilter &filter)
{
    return readMatching<QList<TransactionSum>>(filter, &sumsOf);
}

QFuture<Result<QList<HourlySum>>> TransactionCache::hourlySums(const TransactionFilter &filter)
{
    return readMatching<QList<HourlySum>>(filter, &hourlySumsOf);
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
