// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/remotewatch.h"

#include "core/remote/overtaken.h"

#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace core
{

using namespace std::chrono_literals;

namespace
{

constexpr int kMostFetched = 2; ///< transactions that one poll asks for by themselves
constexpr int kPagesAtOnce = 3; ///< behind the newest one that a poll reads
constexpr int kLastWalked = 20; ///< page; what is open and older is asked for by itself
constexpr qsizetype kMostKnown = 5000;
constexpr int kMostDoublings = 2; ///< of the time between two polls, while nobody answers them

} // namespace

RemoteWatch::RemoteWatch(RemoteApi &api, const RemotePace &pace, QObject *parent)
    : QObject(parent)
    , m_api(api)
    , m_pace(pace)
{
    m_poll.setSingleShot(true);
    connect(&m_poll, &QTimer::timeout, this, &RemoteWatch::poll);
    connect(&m_api, &RemoteApi::missed, this, &RemoteWatch::noteSilence);
}

void RemoteWatch::start()
{
    poll();
}

void RemoteWatch::noteRead(const QList<Transaction> &listed)
{
    noteAnswer();
    noteListed(listed, Seen::ByCaller);
}

void RemoteWatch::noteWhole(const Transaction &transaction)
{
    noteAnswer();
    if (note(transaction, Seen::ByCaller))
        Q_EMIT changed(transaction);
}

void RemoteWatch::noteMade(const Transaction &transaction)
{
    const bool hasMoved = note(transaction, Seen::ByCaller);
    Known &known = m_known[transaction.id];
    if (known.status == transaction.status) { // else polls were quicker, and tell of what it is now
        const bool isWaiting = m_fetching.remove(transaction.id);
        const bool isNew = known.told != Told::ByChanged || isWaiting;
        known.told = Told::ByChanged;
        if (isNew || hasMoved)
            Q_EMIT changed(transaction);
    }
    noteAnswer();
    pollSoon();
}

/// Whether that is news; what comes in late is not.
bool RemoteWatch::note(const Transaction &transaction, Seen seen)
{
    Known &known = m_known[transaction.id];
    const bool isFirst = !known.created.isValid();
    const bool isFound = seen == Seen::ByPoll && known.told == Told::No;
    const bool isNews = isFound && m_hasSeenAll;
    if (isFound)
        known.told = isNews ? Told::ByChanged : Told::WasThere;
    if (!isFirst && (known.status == transaction.status ||
                     isOvertaken(transaction, known.status, known.events)))
        return isNews;
    known.status = transaction.status;
    known.created = transaction.created;
    known.events = transaction.events.size();
    if (!isFirst)
        known.told = Told::ByChanged;
    return isNews || !isFirst;
}

/// Of a cash-out a list does not tell all.
void RemoteWatch::tell(const Transaction &transaction)
{
    if (transaction.operation == Operation::CashIn) {
        Q_EMIT changed(transaction);
        return;
    }
    const QUuid id = transaction.id;
    const bool isAskedFor = m_fetching.contains(id);
    m_fetching[id] = transaction;
    if (!isAskedFor)
        m_api.fetch(id, [this, id](const Result<Transaction> &found) { tellWhole(id, found); });
}

/// Where the answer was overtaken by what a list has told since, that is told.
void RemoteWatch::tellWhole(const QUuid &id, const Result<Transaction> &found)
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

void RemoteWatch::noteListed(const QList<Transaction> &listed, Seen seen)
{
    for (const Transaction &transaction : listed) {
        if (note(transaction, seen))
            tell(transaction);
    }
}

void RemoteWatch::poll()
{
    if (m_isPolling)
        return;
    m_isPolling = true;
    m_poll.stop();
    m_api.forgetWait();
    m_api.fetchPage({}, [this](const Result<TransactionPage> &page) { polled(page); });
}

/// What is open and not on the newest page is on those behind it, of which each poll reads a few in
/// turn; the little that is older still is asked for by itself.
void RemoteWatch::polled(const Result<TransactionPage> &page)
{
    if (!page)
        return pollDone(page.error());
    m_listed.clear();
    for (const Transaction &transaction : page->transactions)
        m_listed.insert(transaction.id);
    noteListed(page->transactions, Seen::ByPoll);
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

/// What is made meanwhile pushes rows down to pages that are still to come: none is passed over.
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
                tell(transaction);
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
    while (rest.size() > kMostFetched)
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

/// To somebody who asked: then it answers polls as well.
void RemoteWatch::noteAnswer()
{
    if (m_failures > 0 && !m_isPolling)
        m_poll.start(m_api.wait());
}

/// To somebody who asked: whether that is so for polls, too, is found out now and not when the next
/// one is due.
void RemoteWatch::noteSilence()
{
    if (m_failures == 0 && m_poll.isActive())
        m_poll.start(m_api.wait());
}

/// By the age of the newest that is open; after failures twice as long each time, up to a point: it
/// is to be seen soon that the service is back, while somebody waits for that. And not at the same
/// moment as all other consoles.
std::chrono::milliseconds RemoteWatch::interval() const
{
    std::chrono::milliseconds wait = m_pace.poll * 15;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (const Known &known : m_known) {
        if (known.status.isFinal())
            continue;
        const std::chrono::milliseconds age(known.created.msecsTo(now));
        const int factor = age < 2min ? 1 : age < 10min ? 3 : age < 1h ? 8 : 15;
        wait = std::min(wait, m_pace.poll * factor);
    }
    wait = std::min(wait * (1 << std::min(m_failures, kMostDoublings)), m_pace.longest);
    if (m_failures > 0) {
        const double jitter = 0.75 + QRandomGenerator::global()->generateDouble() / 2;
        wait = std::chrono::milliseconds(qRound64(static_cast<double>(wait.count()) * jitter));
    }
    return std::max<std::chrono::milliseconds>(wait, m_api.wait());
}

/// Something new is open; but nobody who cannot be reached is asked more often for that.
void RemoteWatch::pollSoon()
{
    if (m_poll.isActive() && m_failures == 0 && m_poll.remainingTimeAsDuration() > m_pace.poll)
        m_poll.start(m_pace.poll);
}

void RemoteWatch::prune()
{
    if (m_known.size() > kMostKnown)
        m_known.removeIf([this](const auto &each) {
            return each.value().status.isFinal() && !m_listed.contains(each.key());
        });
}

} // namespace core
