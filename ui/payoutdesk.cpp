// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payoutdesk.h"

#include "core/domain/draftvalidation.h"
#include "core/service/promise.h"

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using State = core::PayoutOrder::State;

namespace
{

constexpr auto kAgain = std::chrono::seconds(5);

} // namespace

PayoutDesk::PayoutDesk(core::TransactionService &service, core::ConsoleBook &book, QObject *parent)
    : core::OrderLedger(parent)
    , m_service(service)
    , m_book(book)
    , m_ledger(service.ledger())
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, &PayoutDesk::lookForLost);
    if (m_ledger)
        connect(m_ledger, &core::OrderLedger::changed, this, &PayoutDesk::lookForLost);
}

void PayoutDesk::open()
{
    core::onAnswer(m_book.payouts(), this,
                   [this](const core::Result<QList<core::PayoutOrder>> &orders) {
                       if (orders)
                           take(*orders);
                   });
}

void PayoutDesk::take(const QList<core::PayoutOrder> &orders)
{
    m_isRead = true;
    m_orders = orders;
    for (const core::PayoutOrder &order : orders) {
        if (order.state == State::Held)
            m_lost.insert(order.draft.reference);
    }
    m_asked = m_lost;
    Q_EMIT changed();
    lookForLost();
}

std::optional<core::PayoutOrder> PayoutDesk::order(const QString &reference) const
{
    const auto found = std::find_if(m_orders.begin(), m_orders.end(),
                                    [&reference](const core::PayoutOrder &order) {
                                        return order.draft.reference == reference;
                                    });
    return found == m_orders.end() ? std::nullopt : std::optional(*found);
}

std::optional<core::PayoutOrder> PayoutDesk::inTheWayOf(const core::TransactionDraft &draft) const
{
    const auto isInTheWay = [this, &draft](const core::PayoutOrder &order) {
        const bool waits = order.state != State::Refused;
        return waits && order.draft.reference != draft.reference &&
               order.draft.pixKey == draft.pixKey &&
               (isAsked(order.draft.reference) || order.draft.amount == draft.amount);
    };
    const auto found = std::find_if(m_orders.begin(), m_orders.end(), isInTheWay);
    return found == m_orders.end() ? std::nullopt : std::optional(*found);
}

void PayoutDesk::note(const core::PayoutOrder &order, QObject *asker, const Take &take)
{
    if (!m_isRead) { // A stored payout might block this one.
        QMetaObject::invokeMethod(
            asker,
            [take] {
                take(tl::unexpected(
                    core::Error{core::Error::Code::StorageFailed, {}, u"the book was not read"_s}));
            },
            Qt::QueuedConnection);
        return;
    }
    core::onAnswer(
        m_book.notePayout(order), this,
        [this, take, asker = QPointer(asker)](const core::Result<core::PayoutOrder> &noted) {
            if (noted) {
                const auto isIt = [&noted](const core::PayoutOrder &other) {
                    return other.draft.reference == noted->draft.reference;
                };
                m_orders.removeIf(isIt);
                m_orders.append(*noted);
                keep(noted->draft.reference);
            }
            if (asker)
                take(noted);
        });
}

void PayoutDesk::ask(const QString &reference)
{
    m_asked.insert(reference);
    Q_EMIT changed();
}

void PayoutDesk::keep(const QString &reference)
{
    for (QSet<QString> *references : {&m_asked, &m_lost, &m_doubted})
        references->remove(reference);
    Q_EMIT changed();
}

void PayoutDesk::drop(const QString &reference)
{
    const auto isIt = [&reference](const core::PayoutOrder &order) {
        return order.draft.reference == reference;
    };
    m_book.dropPayout(reference);
    m_orders.removeIf(isIt);
    keep(reference);
}

void PayoutDesk::lose(const QString &reference)
{
    m_lost.insert(reference);
    m_again.start();
    doubt(reference);
}

void PayoutDesk::doubt(const QString &reference)
{
    m_asked.insert(reference);
    m_doubted.insert(reference);
    Q_EMIT changed();
}

void PayoutDesk::lookForLost()
{
    const QList<core::PayoutOrder> orders = m_orders;
    for (const core::PayoutOrder &order : orders) {
        if (m_lost.contains(order.draft.reference))
            lookFor(order);
    }
}

void PayoutDesk::lookFor(const core::PayoutOrder &order)
{
    look(order.draft, this, [this, order](const core::Result<core::TransactionPage> &found) {
        if (!m_lost.contains(order.draft.reference))
            return;
        if (found)
            settle(order, *found);
        else
            lose(order.draft.reference);
    });
}

void PayoutDesk::look(const core::TransactionDraft &draft, QObject *asker, const TakeFound &take)
{
    if (!m_ledger) {
        core::onAnswer(m_service.list({.reference = draft.reference, .platform = draft.platform}),
                       asker, take);
        return;
    }
    core::onAnswer(m_ledger->find(draft.reference), this,
                   [this, take, asker = QPointer(asker)](const core::Result<core::Intent> &known) {
                       if (!asker)
                           return;
                       if (known)
                           takeKnown(*known, take);
                       else if (known.error().code == core::Error::Code::NotFound)
                           take(core::TransactionPage()); // never sent to the service
                       else
                           take(tl::unexpected(known.error()));
                   });
}

void PayoutDesk::takeKnown(const core::Intent &known, const TakeFound &take)
{
    switch (known.state) {
    case core::IntentState::Sending:
    case core::IntentState::Unknown:
    case core::IntentState::Mismatch:
        take(tl::unexpected(core::Error{core::Error::Code::Unconfirmed, {}, {}}));
        return;
    case core::IntentState::Confirmed:
        core::onAnswer(m_service.find(known.transaction.value_or(QUuid())), this,
                       [take](const core::Result<core::Transaction> &made) {
                           take(made.map([](const core::Transaction &transaction) {
                               return core::TransactionPage{.transactions = {transaction},
                                                            .total = 1};
                           }));
                       });
        return;
    case core::IntentState::NotSent:
    case core::IntentState::Refused:
    case core::IntentState::Absent:
        take(core::TransactionPage());
        return;
    case core::IntentState::Abandoned:
        drop(known.reference);
        Q_EMIT abandoned(known.reference);
        return;
    }
}

core::OrderLedger &PayoutDesk::ledger()
{
    return m_ledger ? *m_ledger : *this;
}

QList<core::OrderLedger::Entry> PayoutDesk::doubted() const
{
    QList<Entry> entries;
    for (const core::PayoutOrder &order : m_orders) {
        const core::TransactionDraft &draft = order.draft;
        if (m_doubted.contains(draft.reference))
            entries.append({{.operation = draft.operation,
                             .reference = draft.reference,
                             .amount = draft.amount.value_or(core::Money()),
                             .pixKey = draft.pixKey,
                             .body = {},
                             .created = order.since,
                             .lastSent = order.since,
                             .attempts = 1,
                             .state = core::IntentState::Unknown},
                            draft});
    }
    return entries;
}

QFuture<core::Result<QList<core::OrderLedger::Entry>>> PayoutDesk::entries()
{
    return core::answered<QList<Entry>>(doubted());
}

QFuture<core::Result<core::Intent>> PayoutDesk::find(const QString &reference)
{
    for (const Entry &entry : doubted()) {
        if (entry.intent.reference == reference)
            return core::answered<core::Intent>(entry.intent);
    }
    return core::answered<core::Intent>(
        tl::unexpected(core::Error{core::Error::Code::NotFound, {}, u"not in doubt"_s}));
}

void PayoutDesk::lookNow()
{
    if (m_ledger)
        m_ledger->lookNow();
    lookForLost();
}

std::optional<QDateTime> PayoutDesk::nextLook() const
{
    if (!m_again.isActive())
        return std::nullopt;
    return QDateTime::currentDateTimeUtc().addMSecs(m_again.remainingTime());
}

QFuture<core::Result<void>> PayoutDesk::abandon(const QString &reference)
{
    if (!m_doubted.contains(reference))
        return core::answered<void>(
            tl::unexpected(core::Error{core::Error::Code::MoveRefused, {}, u"not in doubt"_s}));
    drop(reference);
    Q_EMIT abandoned(reference);
    return core::answered<void>({});
}

/// Handles the lookup of a lost payout. A payout that the service does not have was never made: the
/// user decides again, under the same reference, which the service accepts only once. The same
/// applies if the reference belongs to another order.
void PayoutDesk::settle(const core::PayoutOrder &order, const core::TransactionPage &found)
{
    const bool isThere = !found.transactions.isEmpty() &&
                         core::isAnswerTo(order.draft, found.transactions.constFirst());
    if (isThere)
        drop(order.draft.reference);
    else
        keep(order.draft.reference);
}

} // namespace ui
