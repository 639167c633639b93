// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "core/service/transactionservice.h"

#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <functional>

namespace ui
{

/// The payouts of this counter that the service does not have, or of which nobody knows whether it
/// has. Each is in the counter's book before the service is asked for it, and leaves the book once
/// the service has answered: so that what was asked when the program ended is known at the next
/// start, looked for by its reference, and in the way of another one to its key until it is found
/// or is known never to have been made.
class PayoutDesk : public QObject
{
    Q_OBJECT

public:
    PayoutDesk(core::TransactionService &service, core::ConsoleBook &book,
               QObject *parent = nullptr);

    /// Reads the book, and looks for what was asked before. Once.
    void open();

    /// What the book holds is known; before, and where it cannot be read, nothing can be noted.
    [[nodiscard]] bool isRead() const { return m_isRead; }

    /// What the book holds; longest waiting first.
    [[nodiscard]] const QList<core::PayoutOrder> &orders() const { return m_orders; }

    /// That one; nothing if it is not here.
    [[nodiscard]] std::optional<core::PayoutOrder> order(const QString &reference) const;

    /// An order that must be settled before this draft is sent: to the same key, and asked for, or
    /// of the same amount. An order is not in its own way.
    [[nodiscard]] std::optional<core::PayoutOrder>
    inTheWayOf(const core::TransactionDraft &draft) const;

    /// Nothing may be sent of which this says that it could not be noted.
    using Take = std::function<void(const core::Result<core::PayoutOrder> &)>;
    void note(const core::PayoutOrder &order, QObject *asker, const Take &take);

    /// The service has it, or nobody wants it any more.
    void drop(const QString &reference);

    /// Whoever has asked for it gives up: it is looked for like what was asked before a restart.
    void lose(const QString &reference);

    /// Looks now for what is lost, which is done every few seconds anyway.
    void lookUp();

Q_SIGNALS:
    void changed(); ///< orders()

private:
    void take(const QList<core::PayoutOrder> &orders);
    void lookUp(const core::PayoutOrder &order);
    void settle(const core::PayoutOrder &order, const core::TransactionPage &found);

    core::TransactionService &m_service;
    core::ConsoleBook &m_book;
    QList<core::PayoutOrder> m_orders;
    bool m_isRead = false;
    QSet<QString> m_lost; ///< references of what was asked, and nobody waits for the answer
    QTimer m_again;
};

} // namespace ui
