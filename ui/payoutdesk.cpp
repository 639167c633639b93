// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payoutdesk.h"

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
    : QObject(parent)
    , m_service(service)
    , m_book(book)
{
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, qOverload<>(&PayoutDesk::lookUp));
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
        if (order.state == State::Asked)
            m_lost.insert(order.draft.reference);
    }
    Q_EMIT changed();
    lookUp();
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
    const auto isInTheWay = [&draft](const core::PayoutOrder &order) {
        const bool waits = order.state != State::Refused;
        return waits && order.draft.reference != draft.reference &&
               order.draft.pixKey == draft.pixKey &&
               (order.state == State::Asked || order.draft.amount == draft.amount);
    };
    const auto found = std::find_if(m_orders.begin(), m_orders.end(), isInTheWay);
    return found == m_orders.end() ? std::nullopt : std::optional(*found);
}

void PayoutDesk::note(const core::PayoutOrder &order, QObject *asker, const Take &take)
{
    if (!m_isRead) { // What it holds might be in the way.
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
                Q_EMIT changed();
            }
            if (asker)
                take(noted);
        });
}

void PayoutDesk::drop(const QString &reference)
{
    m_lost.remove(reference);
    const auto isIt = [&reference](const core::PayoutOrder &order) {
        return order.draft.reference == reference;
    };
    m_book.dropPayout(reference);
    if (m_orders.removeIf(isIt) > 0)
        Q_EMIT changed();
}

void PayoutDesk::lose(const QString &reference)
{
    m_lost.insert(reference);
    m_again.start();
}

void PayoutDesk::lookUp()
{
    const QList<core::PayoutOrder> orders = m_orders;
    for (const core::PayoutOrder &order : orders) {
        if (m_lost.contains(order.draft.reference))
            lookUp(order);
    }
}

void PayoutDesk::lookUp(const core::PayoutOrder &order)
{
    core::onAnswer(
        m_service.list({.reference = order.draft.reference, .platform = order.draft.platform}),
        this, [this, order](const core::Result<core::TransactionPage> &found) {
            if (!m_lost.contains(order.draft.reference))
                return;
            if (found)
                settle(order, *found);
            else
                m_again.start();
        });
}

/// What the service does not know was never made: a person decides about it again, under the same
/// reference, which the service takes once.
void PayoutDesk::settle(const core::PayoutOrder &order, const core::TransactionPage &found)
{
    if (!found.transactions.isEmpty()) {
        drop(order.draft.reference);
        return;
    }
    core::PayoutOrder held = order;
    held.state = State::Held;
    note(held, this, [this, reference = order.draft.reference](const auto &noted) {
        if (noted)
            m_lost.remove(reference);
        else
            m_again.start();
        Q_EMIT changed();
    });
}

} // namespace ui
