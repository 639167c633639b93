// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotewatch.h"

#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/remote/staleness.h"

#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace core
{

using namespace std::chrono_literals;

namespace
{

constexpr int kMaxFetched = 2;  ///< transactions requested separately per poll
constexpr int kPagesAtOnce = 3; ///< pages read per poll, after the newest page
constexpr int kLastWalked = 20; ///< page; older open transactions are requested separately
constexpr qsizetype kMaxKnown = 5000;
constexpr int kMaxDoublings = 2; ///< of the poll interval while the service is unreachable

} // namespace

RemoteWatch::RemoteWatch(RemoteApi &api, const RemoteIntervals &intervals, QObject *parent)
    : QObject(parent)
    , m_api(api)
    , m_intervals(intervals)
{
    m_poll.setSingleShot(true);
    connect(&m_poll, &QTimer::timeout, this, &RemoteWatch::poll);
    connect(&m_api, &RemoteApi::missed, this, &RemoteWatch::recordNoAnswer);
}

void RemoteWatch::start()
{
    poll();
}

void RemoteWatch::recordRead(const QList<Transaction> &listed)
{
    recordAnswer();
    recordListed(listed, Seen::ByCaller);
}

void RemoteWatch::noteWhole(const Transaction &transaction)
{
    recordAnswer();
    if (note(transaction, Seen::ByCaller))
        Q_EMIT changed(transaction);
}

void RemoteWatch::recordMade(const Transaction &transaction)
{
    const bool hasMoved = note(transaction, Seen::ByCaller);
    Known &known = m_known[transaction.id];
    // Otherwise a poll was faster and reports the newer state.
    if (known.status == transaction.status) {
        const bool isWaiting = m_fetching.remove(transaction.id);
        const bool isNew = known.reported != Reported::ByChanged || isWaiting;
        known.reported = Reported::ByChanged;
        if (isNew || hasMoved)
            Q_EMIT changed(transaction);
    }
    recordAnswer();
    pollSoon();
}

/// Records a transaction. Returns true if its state is new; ignores late responses.
bool RemoteWatch::note(const Transaction &transaction, Seen seen)
{
    Known &known = m_known[transaction.id];
    const bool isFirst = !known.created.isValid();
    const bool isFound = seen == Seen::ByPoll && known.reported == Reported::No;
    const bool isNews = isFound && m_hasSeenAll;
    if (isFound)
        known.reported = isNews ? Reported::ByChanged : Reported::WasThere;
    if (!isFirst &&
        (known.status == transaction.status || isStale(transaction, known.status, known.events)))
        return isNews;
    known.status = transaction.status;
    known.created = transaction.created;
    known.events = transaction.events.size();
    if (!isFirst)
        known.reported = Reported::ByChanged;
    return isNews || !isFirst;
}

/// Reports a change. Lists omit details of cash-outs, which need a separate request.
void RemoteWatch::report(const Transaction &transaction)
{
    if (transaction.operation == Operation::CashIn) {
        Q_EMIT changed(transaction);
        return;
    }
    const QUuid id = transaction.id;
    const bool isAskedFor = m_fetching.contains(id);
    m_fetching[id] = transaction;
    if (!isAskedFor)
        m_api.fetch(id, [this, id](const Result<Transaction> &found) { reportAll(id, found); });
}

/// Reports a complete transaction. Uses the newer state of a list if the response is outdated.
void RemoteWatch::reportAll(const QUuid &id, const Result<Transaction> &found)
{
    const auto waiting = m_fetching.constFind(id);
    std::optional<Transaction> listed;
    if (waiting != m_fetching.cend()) {
        listed = *waiting;
        m_fetching.erase(waiting);
    }
    const bool isNews = found && note(*found, Seen::ByCaller);
    if (isNews || (found && listed && m_known.value(id).status == found->status))
        Q_EMIT changed(*found);
    else if (listed)
        Q_EMIT changed(*listed);
}

void RemoteWatch::recordListed(const QList<Transaction> &listed, Seen seen)
{
    for (const Transaction &transaction : listed) {
        if (note(transaction, seen))
            report(transaction);
    }
}

void RemoteWatch::poll()
{
    if (m_isPolling)
        return;
    m_isPolling = true;
    m_poll.stop();
    m_api.resetWait();
    m_api.fetchPage({}, [this](const Result<TransactionPage> &page) { polled(page); });
}

/// Handles a poll. Open transactions beyond the newest page are on the pages after it: each poll
/// reads a few of these in turn. The few older ones are requested separately.
void RemoteWatch::polled(const Result<TransactionPage> &page)
{
    if (!page)
        return pollDone(page.error());
    m_listed.clear();
    for (const Transaction &transaction : page->transactions)
        m_listed.insert(transaction.id);
    recordListed(page->transactions, Seen::ByPoll);
    m_hasSeenAll = true;
    if (page->lastPage > 1 && !openOutside(m_listed).isEmpty())
        return walk(kPagesAtOnce);
    pollDone(std::nullopt);
}

QList<QUuid> RemoteWatch::openOutside(const QSet<QUuid> &ids) const
{
    QList<QUuid> open;
    for (auto each = m_known.cbegin(); each != m_known.cend(); ++each) {
        if (!each->status.isFinal() && !ids.contains(each.key()))
            open.append(each.key());
    }
    return open;
}

/// Reads the next pages. New transactions push rows down to later pages, so no row is skipped.
void RemoteWatch::walk(int pages)
{
    if (pages == 0)
        return pollEach(m_beyond.values());
    m_api.fetchPage({.page = m_walkPage}, [this, pages](const Result<TransactionPage> &page) {
        if (!page)
            return pollDone(page.error());
        for (const Transaction &transaction : page->transactions) {
            m_walked.insert(transaction.id);
            if (m_known.contains(transaction.id) && note(transaction, Seen::ByCaller))
                report(transaction);
        }
        const QList<QUuid> left = openOutside(m_listed + m_walked);
        const bool isEnd = m_walkPage >= qMin(page->lastPage, kLastWalked);
        if (!isEnd && !left.isEmpty()) {
            ++m_walkPage;
            return walk(pages - 1);
        }
        m_beyond = QSet<QUuid>(left.begin(), left.end());
        m_walked.clear();
        m_walkPage = 2;
        walk(0);
    });
}

void RemoteWatch::pollEach(QList<QUuid> rest)
{
    while (rest.size() > kMaxFetched)
        rest.removeAt(QRandomGenerator::global()->bounded(static_cast<int>(rest.size())));
    if (rest.isEmpty())
        return pollDone(std::nullopt);
    const QUuid id = rest.takeFirst();
    m_beyond.remove(id);
    m_api.fetch(id, [this, rest](const Result<Transaction> &found) {
        if (!found && found.error().code != Error::Code::NotFound)
            return pollDone(found.error());
        if (found)
            noteWhole(*found);
        pollEach(rest);
    });
}

void RemoteWatch::pollDone(const std::optional<Error> &error)
{
    m_isPolling = false;
    m_failures = error ? m_failures + 1 : 0;
    prune();
    m_poll.start(interval());
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_contact.clockAhead = m_api.clockAhead();
    if (!error)
        m_contact.checked = now;
    m_contact.trouble = error;
    if (!error)
        m_contact.since.reset();
    else if (!m_contact.since)
        m_contact.since = now;
    Q_EMIT contactChanged();
}

/// Handles a response to another call: polls work again, too.
void RemoteWatch::recordAnswer()
{
    if (m_failures > 0 && !m_isPolling)
        m_poll.start(m_api.wait());
}

/// Handles a failed call: polls now to find out whether polling is affected, instead of at the next
/// interval.
void RemoteWatch::recordNoAnswer()
{
    if (m_failures == 0 && m_poll.isActive())
        m_poll.start(m_api.wait());
}

/// Returns the poll interval by the age of the newest open transaction. Doubles the interval after
/// each failure, up to a limit, so that the recovery is visible soon. Adds jitter, so that consoles
/// do not poll simultaneously.
std::chrono::milliseconds RemoteWatch::interval() const
{
    std::chrono::milliseconds wait = m_intervals.poll * 15;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const Known &known : m_known) {
        if (known.status.isFinal())
            continue;
        const std::chrono::milliseconds age(known.created.msecsTo(now));
        const int factor = age < 2min ? 1 : age < 10min ? 3 : age < 1h ? 8 : 15;
        wait = std::min(wait, m_intervals.poll * factor);
    }
    wait = std::min(wait * (1 << std::min(m_failures, kMaxDoublings)), m_intervals.longest);
    if (m_failures > 0) {
        const double jitter = 0.75 + QRandomGenerator::global()->generateDouble() / 2;
        wait = std::chrono::milliseconds(qRound64(static_cast<double>(wait.count()) * jitter));
    }
    return std::max<std::chrono::milliseconds>(wait, m_api.wait());
}

/// Polls earlier for a new open transaction, unless the service is unreachable.
void RemoteWatch::pollSoon()
{
    if (m_poll.isActive() && m_failures == 0 && m_poll.remainingTimeAsDuration() > m_intervals.poll)
        m_poll.start(m_intervals.poll);
}

void RemoteWatch::prune()
{
    if (m_known.size() > kMaxKnown)
        m_known.removeIf([this](const auto &each) {
            return each.value().status.isFinal() && !m_listed.contains(each.key());
        });
}

} // namespace core
