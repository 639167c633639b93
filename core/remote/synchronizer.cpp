// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/synchronizer.h"

#include "core/domain/brasilia.h"
#include "core/domain/transactionfilter.h"
#include "core/service/promise.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

/// Newest pages of a run before the missing days are read one by one.
constexpr int kMaxTopPages = 10;

/// Rows of a day in memory, before the first run stores a part of the day.
constexpr qsizetype kMaxRows = 4000;

/// Transactions that are not final and are requested one by one instead of by status.
constexpr qsizetype kMaxSingly = 10;
constexpr int kMaxStatusPages = 50;
constexpr qsizetype kMaxEach = 300;

/// Payouts per run whose details are requested.
constexpr qint64 kMaxDetails = 100;
constexpr qint64 kMaxDetailsWhileWaiting = 20;

/// Milliseconds that callers of refresh() wait for the end of a first run.
constexpr qint64 kMaxWait = 2000;

/// During the first run.
constexpr std::chrono::seconds kTopInterval = 5s;

constexpr int kSweptDays = 90;
constexpr int kMaxAttempts = 4; ///< to read a day that changes meanwhile
constexpr int kMaxDoublings = 6;

QDate newestDayOf(const QList<Transaction> &transactions)
{
    QDate newest;
    for (const Transaction &transaction : transactions) {
        const QDate day = brasiliaDay(transaction.created);
        if (!newest.isValid() || day > newest)
            newest = day;
    }
    return newest;
}

} // namespace

Synchronizer::Synchronizer(RemoteApi &api, TransactionCopy &copy, const QUuid &platform,
                           const RemoteIntervals &intervals, QObject *parent)
    : QObject(parent)
    , m_api(api)
    , m_copy(copy)
    , m_platform(platform)
    , m_intervals(intervals)
    , m_interval(intervals.sync)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        if (!m_isRunning)
            begin(Purpose::Background);
    });
}

void Synchronizer::start()
{
    m_isStarted = true;
    if (!m_isRunning)
        m_timer.start(0ms);
}

void Synchronizer::refresh(const Callback<void> &callback, const QList<QDate> &days)
{
    for (const QDate &day : days) {
        if (!m_wantedDays.contains(day))
            m_wantedDays.append(day);
    }
    if (m_isRunning) {
        m_waitingNext.append(callback);
        return;
    }
    m_waiting.append(callback);
    begin(Purpose::Refresh);
}

void Synchronizer::cancel()
{
    m_isCanceled = m_isRunning;
    m_isStarted = false;
    m_timer.stop();
}

void Synchronizer::recordChange(const Transaction &transaction)
{
    m_copy.write<CopyChanges>(
        [transaction](CopyStore &store) {
            return store.update({transaction}, CopyStore::Trust::Cautious);
        },
        this,
        [this](const Result<CopyChanges> &changes) {
            if (!changes || changes->missing == 0)
                return;
            m_isOutdated = true;
            if (m_isStarted && !m_isRunning)
                m_timer.start(0ms);
        });
}

void Synchronizer::begin(Purpose purpose)
{
    m_timer.stop();
    m_isRunning = true;
    m_isCanceled = false;
    m_purpose = purpose;
    m_beganAt = QDateTime::currentDateTimeUtc();
    m_duration.start();
    m_isOutdated = false;
    m_hasChanged = false;
    m_isCutShort = false;
    m_hasCompared = false;
    m_hasReadOpen = false;
    m_doubtful.clear();
    m_open.clear();
    m_top = {};
    readTop();
}

void Synchronizer::end(const Result<void> &result)
{
    m_isRunning = false;
    m_trouble = result ? std::nullopt : std::optional(result.error());
    m_top = {};
    m_open.clear();
    m_differing.clear();
    if (m_waitingNext.isEmpty())
        m_wantedDays.clear();
    scheduleNext(!result);
    Q_EMIT finished();
    answerWaiting(result);
    if (m_isRunning || m_waitingNext.isEmpty())
        return;
    m_waiting = std::exchange(m_waitingNext, {});
    begin(Purpose::Refresh);
}

void Synchronizer::answerWaiting(const Result<void> &result)
{
    for (const Callback<void> &callback : std::exchange(m_waiting, {}))
        callback(result);
}

/// Doubles the interval while nothing changes, and after each failure.
void Synchronizer::scheduleNext(bool hasFailed)
{
    m_failures = hasFailed ? std::min(m_failures + 1, kMaxDoublings) : 0;
    if (m_hasChanged)
        m_interval = m_intervals.sync;
    else if (m_purpose == Purpose::Background)
        m_interval = std::min(m_interval * 2, m_intervals.longestSync);
    if (!m_isStarted)
        return;
    const auto wait =
        hasFailed ? std::min(m_intervals.sync * (1 << (m_failures - 1)), m_intervals.longestSync)
        : m_isOutdated ? 0ms
                       : m_interval;
    m_timer.start(std::max<std::chrono::milliseconds>(wait, m_api.wait()));
}

/// Ends a canceled run. Returns true if the run is over.
bool Synchronizer::stops()
{
    if (!m_isCanceled)
        return false;
    m_isCanceled = false;
    end(failure(Error::Code::Unavailable, u"canceled"_s));
    return true;
}

/// Requests a page. Ends the run after an error and for rows of another platform.
void Synchronizer::fetch(const TransactionFilter &filter,
                         const std::function<void(const TransactionPage &)> &then)
{
    if (stops())
        return;
    m_api.fetchPage(filter, [this, then](const Result<TransactionPage> &page) {
        if (!page)
            return end(tl::unexpected(page.error()));
        const bool isForeign = std::any_of(
            page->transactions.cbegin(), page->transactions.cend(), [this](const Transaction &row) {
                return !row.platform.isNull() && row.platform != m_platform;
            });
        if (isForeign)
            return end(tl::unexpected(Error{Error::Code::Conflict,
                                            {{Field::Platform, Problem::NotAllowed}},
                                            u"rows of another platform"_s}));
        then(*page);
    });
}

/// Changes the copy. Ends the run after an error.
template<typename Work>
void Synchronizer::change(Work work, const std::function<void(const CopyChanges &)> &then)
{
    const auto job = [work, at = QDateTime::currentDateTimeUtc()](CopyStore &store) {
        return work(store).and_then([&](const CopyChanges &changes) -> Result<CopyChanges> {
            if (changes.vanished == 0 && changes.reverted == 0)
                return changes;
            return store.addIncident(changes, at).map([&changes] { return changes; });
        });
    };
    m_copy.write<CopyChanges>(job, this, [this, then](const Result<CopyChanges> &changes) {
        if (!changes)
            return end(tl::unexpected(changes.error()));
        m_hasChanged = m_hasChanged || !changes->isEmpty();
        for (const QUuid &id : changes->doubtful)
            m_doubtful.insert(id);
        if (!stops())
            then(*changes);
    });
}

/// Changes the state of the copy. Ends the run after an error.
template<typename Work>
void Synchronizer::note(Work work, const std::function<void()> &then)
{
    change([work](CopyStore &store) { return work(store).map([] { return CopyChanges(); }); },
           [then](const CopyChanges &) { then(); });
}

void Synchronizer::readTop()
{
    fetch(m_top.filter, [this](const TransactionPage &page) { addTopPage(page); });
}

void Synchronizer::addTopPage(const TransactionPage &page)
{
    if (m_top.filter.page == 1) {
        m_total = page.total;
        m_unreadableInDays = 0;
        m_untilTop.setRemainingTime(kTopInterval);
    }
    for (const Transaction &transaction : page.transactions) {
        if (!m_top.seen.contains(transaction.id))
            m_top.rows.append(transaction);
        m_top.seen.insert(transaction.id);
    }
    const CopyState &state = m_copy.state();
    if (state.count == 0) {
        const QDate newest = newestDayOf(m_top.rows);
        const auto prepare = [platform = m_platform, total = m_total](CopyStore &store) {
            return store.reset(platform, total);
        };
        m_unreadable = 0;
        return note(prepare, [this, newest] {
            if (newest.isValid())
                return m_total > qint64(kMaxTopPages) * TransactionPage::kSize ? readDay(newest)
                                                                               : readWithoutDays(1);
            note([](CopyStore &store) { return store.setComplete(); }, [this] { compareTotal(); });
        });
    }
    const bool isLast = page.transactions.isEmpty() || m_top.filter.page >= page.lastPage;
    change([rows = m_top.rows](CopyStore &store) { return store.replaceTop(rows); },
           [this, isLast](const CopyChanges &changes) {
               if (changes.isConnected)
                   return continueAfterTop();
               if (!isLast && m_top.filter.page < kMaxTopPages) {
                   ++m_top.filter.page;
                   return readTop();
               }
               m_top.rows.clear();
               catchUp(m_copy.state().newestDay.value_or(QDate()));
           });
}

/// Reads everything that is not final, unless an unfinished first run continues without callers.
void Synchronizer::continueAfterTop()
{
    if (m_copy.state().isComplete || !m_waiting.isEmpty())
        return readOpen();
    readDays();
}

/// Reads the days after a long time without a run, oldest first.
void Synchronizer::catchUp(QDate day)
{
    readWholeDay(day, 1, [this, day](const QList<Transaction> &rows) {
        change([day, rows](CopyStore &store) { return store.replaceDay(day, rows); },
               [this, day](const CopyChanges &) {
                   fetch({}, [this, day](const TransactionPage &page) {
                       const QDate newest = newestDayOf(page.transactions);
                       if (newest.isValid() && day < newest && m_copy.state().count > 0)
                           return catchUp(day.addDays(1));
                       continueAfterTop();
                   });
               });
    });
}

/// Continues the first run with the next older day. The newest transactions are read again from
/// time to time, and for each caller of refresh(). Callers do not wait for the end of a long run.
void Synchronizer::readDays()
{
    if (!m_wantedDays.isEmpty())
        return readWantedDay();
    const CopyState &state = m_copy.state();
    if (state.isComplete)
        return m_hasReadOpen ? compareTotal() : readOpen();
    if (!m_waitingNext.isEmpty() || m_untilTop.hasExpired()) {
        m_waiting += std::exchange(m_waitingNext, {});
        m_top = {};
        return readTop();
    }
    if (m_duration.hasExpired(kMaxWait))
        answerWaiting({});
    const auto next = state.since ? state.since->addDays(-1) : state.newestDay.value_or(QDate());
    if (state.oldestDay && (!state.since || *state.oldestDay < *state.since)) {
        return note([](CopyStore &store) { return store.removeUnfinishedDay(); },
                    [this, next] { readDay(next); });
    }
    readDay(next);
}

/// Reads a day again that a caller of refresh() needs. Ignores days that the copy does not have.
void Synchronizer::readWantedDay()
{
    const QDate day = m_wantedDays.takeFirst();
    const CopyState &state = m_copy.state();
    const auto oldest = state.isComplete ? state.oldestDay : state.since;
    if (!oldest || !state.newestDay || day < *oldest || day > *state.newestDay)
        return readDays();
    readWholeDay(day, 1, [this, day](const QList<Transaction> &rows) {
        change([day, rows](CopyStore &store) { return store.replaceDay(day, rows); },
               [this](const CopyChanges &) { readDays(); });
    });
}

void Synchronizer::readDay(QDate day)
{
    if (!day.isValid())
        return end(failure(Error::Code::NotUnderstood, u"the list has no days"_s));
    const auto reading = std::make_shared<Reading>();
    reading->filter = {.initialDate = day, .finalDate = day};
    readPagesOfDay(reading, day);
}

/// Reads the pages of a day of the first run. A day is stored completely with the progress; parts
/// of a large day are stored before.
void Synchronizer::readPagesOfDay(const std::shared_ptr<Reading> &reading, QDate day)
{
    fetch(reading->filter, [this, reading, day](const TransactionPage &page) {
        const bool isFirst = reading->filter.page == 1;
        if (isFirst && page.total == 0)
            return skipEmptyDays(day);
        reading->firstTotal = isFirst ? page.total : reading->firstTotal;
        reading->unreadable += page.unreadable.size();
        for (const Transaction &row : page.transactions) {
            if (brasiliaDay(row.created) != day)
                return readWithoutDays(1);
            if (!reading->seen.contains(row.id))
                reading->rows.append(row);
            reading->seen.insert(row.id);
        }
        const bool isLast = page.transactions.isEmpty() || reading->filter.page >= page.lastPage;
        if (isLast && reading->seen.size() + reading->unreadable < reading->firstTotal &&
            reading->attempts < kMaxAttempts) {
            const auto again = std::make_shared<Reading>();
            again->filter = {.initialDate = day, .finalDate = day};
            again->attempts = reading->attempts + 1;
            return readPagesOfDay(again, day);
        }
        ++reading->filter.page;
        if (!isLast && reading->rows.size() < kMaxRows)
            return readPagesOfDay(reading, day);
        const auto since = isLast ? std::optional(day) : std::nullopt;
        change([rows = std::exchange(reading->rows, {}),
                since](CopyStore &store) { return store.prepend(rows, since); },
               [this, reading, day, isLast](const CopyChanges &) {
                   if (!isLast)
                       return readPagesOfDay(reading, day);
                   m_unreadable += reading->unreadable;
                   readDays();
               });
    });
}

/// Continues with the newest day before an empty one.
void Synchronizer::skipEmptyDays(QDate day)
{
    fetch({.finalDate = day}, [this, day](const TransactionPage &page) {
        const QDate next = newestDayOf(page.transactions);
        if (next.isValid() && next < day)
            return readDay(next);
        if (next.isValid() && next > day)
            return readWithoutDays(1);
        const auto complete = [unreadable = m_unreadable, total = m_total](CopyStore &store) {
            return store.setTotal(total, unreadable).and_then([&store] {
                return store.setComplete();
            });
        };
        note(complete, [this] { compareTotal(); });
    });
}

/// Reads the whole list page after page: of a small service, or of one that ignores days.
void Synchronizer::readWithoutDays(int page)
{
    fetch({.page = page}, [this, page](const TransactionPage &found) {
        const bool isLast = found.transactions.isEmpty() || page >= found.lastPage;
        if (page == 1)
            m_unreadable = 0;
        m_unreadable += found.unreadable.size();
        change([rows = found.transactions](CopyStore &store) { return store.prepend(rows, {}); },
               [this, page, isLast](const CopyChanges &) {
                   if (!isLast)
                       return readWithoutDays(page + 1);
                   const auto complete = [unreadable = m_unreadable,
                                          total = m_total](CopyStore &store) {
                       return store.setTotal(total, unreadable).and_then([&store] {
                           return store.setComplete();
                       });
                   };
                   note(complete, [this] { compareTotal(); });
               });
    });
}

/// Reads all pages into `reading`, until the number of rows equals the total.
void Synchronizer::readPages(const std::shared_ptr<Reading> &reading,
                             const std::function<void()> &then)
{
    fetch(reading->filter, [this, reading, then](const TransactionPage &page) {
        if (reading->filter.page == 1)
            reading->firstTotal = page.total;
        reading->lastTotal = page.total;
        reading->unreadable += page.unreadable.size();
        for (const Transaction &row : page.transactions) {
            if (!reading->seen.contains(row.id))
                reading->rows.append(row);
            reading->seen.insert(row.id);
        }
        if (!page.transactions.isEmpty() && reading->filter.page < page.lastPage) {
            ++reading->filter.page;
            return readPages(reading, then);
        }
        then();
    });
}

/// Reads a day until nothing vanishes meanwhile. New transactions push rows to later pages, so
/// the rows of the beginning are complete.
void Synchronizer::readWholeDay(QDate day, int attempts,
                                const std::function<void(const QList<Transaction> &)> &then)
{
    if (!day.isValid())
        return end(failure(Error::Code::NotUnderstood, u"the list has no days"_s));
    const auto reading = std::make_shared<Reading>();
    reading->filter = {.initialDate = day, .finalDate = day};
    readPages(reading, [this, reading, day, attempts, then] {
        const bool isWhole =
            reading->lastTotal >= reading->firstTotal &&
            reading->seen.size() + reading->unreadable >= reading->firstTotal &&
            std::all_of(reading->rows.cbegin(), reading->rows.cend(),
                        [day](const Transaction &row) { return brasiliaDay(row.created) == day; });
        if (isWhole) {
            m_unreadableInDays += reading->unreadable;
            return then(reading->rows);
        }
        if (attempts == kMaxAttempts)
            return end(failure(Error::Code::Unavailable, u"a day changes while it is read"_s));
        readWholeDay(day, attempts + 1, then);
    });
}

/// Reads everything again that is not final and was not on the newest pages.
void Synchronizer::readOpen()
{
    m_hasReadOpen = true;
    const auto open = std::make_shared<QList<QUuid>>();
    change(
        [open](CopyStore &store) {
            return store.openIds().map([&open](const QList<QUuid> &ids) {
                *open = ids;
                return CopyChanges();
            });
        },
        [this, open](const CopyChanges &) {
            m_open = QSet<QUuid>(open->cbegin(), open->cend());
            m_open.subtract(m_top.seen);
            if (m_open.size() <= kMaxSingly)
                return readEach(m_open.values(), [this] { readDays(); });
            readStatuses({Status::Code::Pending, Status::Code::InProcess, Status::Code::InAnalysis},
                         1);
        });
}

void Synchronizer::readStatuses(const QList<Status::Code> &statuses, int page)
{
    if (statuses.isEmpty() || m_open.isEmpty()) {
        QList<QUuid> rest = m_open.values();
        m_isCutShort = rest.size() > kMaxEach;
        return readEach(rest.mid(0, kMaxEach), [this] { readDays(); });
    }
    fetch({.statuses = {statuses.constFirst()}, .page = page}, [this, statuses, page](
                                                                   const TransactionPage &found) {
        for (const Transaction &row : found.transactions)
            m_open.remove(row.id);
        const bool isLast =
            found.transactions.isEmpty() || page >= found.lastPage || page >= kMaxStatusPages;
        change([rows = found.transactions](
                   CopyStore &store) { return store.update(rows, CopyStore::Trust::Cautious); },
               [this, statuses, page, isLast](const CopyChanges &) {
                   isLast ? readStatuses(statuses.mid(1), 1) : readStatuses(statuses, page + 1);
               });
    });
}

/// Reads transactions one by one. Those that the service does not have any more are removed.
void Synchronizer::readEach(QList<QUuid> ids, const std::function<void()> &then)
{
    if (stops())
        return;
    if (ids.isEmpty())
        return then();
    const QUuid id = ids.takeFirst();
    m_api.fetch(id, [this, id, ids, then](const Result<Transaction> &found) {
        const auto next = [this, ids, then](const CopyChanges &) { readEach(ids, then); };
        if (found)
            return change([row = *found](CopyStore &store) { return store.updateWhole(row); },
                          next);
        if (found.error().code != Error::Code::NotFound)
            return end(tl::unexpected(found.error()));
        change([id](CopyStore &store) { return store.remove(id); }, next);
    });
}

/// Compares the number of transactions. A difference shows that the service was restored, or has
/// transactions at another place than the top.
void Synchronizer::compareTotal()
{
    const CopyState &state = m_copy.state();
    if (m_hasCompared || state.count + state.unreadable == m_total)
        return readDoubtful();
    m_hasCompared = true;
    m_differing.clear();
    if (!state.newestDay || !state.oldestDay)
        return readDoubtful();
    m_differing.append({*state.oldestDay, *state.newestDay});
    fetch({.finalDate = state.oldestDay->addDays(-1)}, [this](const TransactionPage &older) {
        const QDate oldest = newestDayOf(older.transactions);
        if (oldest.isValid() && m_copy.state().oldestDay && oldest < *m_copy.state().oldestDay) {
            const QDate until = oldest;
            QDate from = until;
            for (const Transaction &row : older.transactions)
                from = std::min(from, brasiliaDay(row.created));
            m_differing.append({from, until});
        }
        compareNext();
    });
}

void Synchronizer::compareNext()
{
    if (m_differing.isEmpty()) {
        const qint64 count = m_copy.state().count;
        const qint64 unreadable = m_unreadableInDays > 0 ? std::max<qint64>(0, m_total - count) : 0;
        return note([total = m_total,
                     unreadable](CopyStore &store) { return store.setTotal(total, unreadable); },
                    [this] { readDoubtful(); });
    }
    const Days days = m_differing.takeLast();
    fetch({.initialDate = days.first, .finalDate = days.second}, [this, days](
                                                                     const TransactionPage &page) {
        const auto count = std::make_shared<qint64>(0);
        change(
            [count, days](CopyStore &store) {
                return store.countOf(days.first, days.second).map([&count](qint64 number) {
                    *count = number;
                    return CopyChanges();
                });
            },
            [this, days, count, total = page.total](const CopyChanges &) {
                if (*count == total)
                    return compareNext();
                if (days.first < days.second) {
                    const QDate middle = days.first.addDays(days.first.daysTo(days.second) / 2);
                    m_differing.append({days.first, middle});
                    m_differing.append({middle.addDays(1), days.second});
                    return compareNext();
                }
                const QDate day = days.first;
                readWholeDay(day, 1, [this, day](const QList<Transaction> &rows) {
                    change([day, rows](CopyStore &store) { return store.replaceDay(day, rows); },
                           [this](const CopyChanges &) { compareNext(); });
                });
            });
    });
}

/// Reads transactions again whose answers were older than the copy, and then completes the run.
void Synchronizer::readDoubtful()
{
    const QList<QUuid> doubtful = std::exchange(m_doubtful, {}).values();
    readEach(doubtful, [this] {
        if (m_isCutShort)
            return readDetails();
        note([at = m_beganAt,
              total = m_total](CopyStore &store) { return store.setAsOf(at, total); },
             [this] { readDetails(); });
    });
}

/// Reads details of payouts that lists omit.
void Synchronizer::readDetails()
{
    const auto found = std::make_shared<QList<QUuid>>();
    const qint64 max = m_waiting.isEmpty() ? kMaxDetails : kMaxDetailsWhileWaiting;
    change(
        [found, max](CopyStore &store) {
            return store.shortIds(max).map([&found](const QList<QUuid> &ids) {
                *found = ids;
                return CopyChanges();
            });
        },
        [this, found](const CopyChanges &) { readDetailsOf(*found); });
}

/// Ends early if somebody waits for the next run.
void Synchronizer::readDetailsOf(const QList<QUuid> &ids)
{
    if (!m_waitingNext.isEmpty())
        return end({});
    if (!ids.isEmpty())
        return readEach(ids.mid(0, 1), [this, ids] { readDetailsOf(ids.mid(1)); });
    answerWaiting({});
    if (m_purpose == Purpose::Background)
        return sweep();
    end({});
}

/// Reads one of the newest days again, for refunds and late payments.
void Synchronizer::sweep()
{
    const CopyState &state = m_copy.state();
    if (!state.isComplete || !state.newestDay || !m_untilSweep.hasExpired())
        return end({});
    m_untilSweep.setRemainingTime(m_intervals.sync); // a run for each sale reads no days
    const QDate oldest =
        std::max(state.newestDay->addDays(-kSweptDays), state.oldestDay.value_or(QDate()));
    QDate day = state.sweepDay.value_or(*state.newestDay);
    if (day < oldest || day > *state.newestDay)
        day = *state.newestDay;
    readWholeDay(day, 1, [this, day](const QList<Transaction> &rows) {
        change([day, rows](CopyStore &store) { return store.replaceDay(day, rows); },
               [this, day](const CopyChanges &) {
                   const QList<QUuid> doubtful = std::exchange(m_doubtful, {}).values();
                   readEach(doubtful, [this, day] {
                       note([day](CopyStore &store) { return store.setSweepDay(day.addDays(-1)); },
                            [this] { end({}); });
                   });
               });
    });
}

} // namespace core
