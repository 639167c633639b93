// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "core/service/orderledger.h"
#include "core/service/transactionservice.h"

#include <QtCore/QPointer>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <functional>

namespace ui
{

/// The payouts of this counter that the service does not have, or of which nobody knows whether it
/// has. Each is held in the counter's book before the service is asked for it, and leaves the book
/// once the service has answered. Whether it was asked the book does not say: at the start all that
/// is held is looked for by its reference, and in the way of another one to its key until it is
/// found, or is known never to have been made.
///
/// What became of it is for the ledger of the service to say, if it has one; else the service's own
/// list tells for certain, and this desk is the ledger.
class PayoutDesk : public core::OrderLedger
{
    Q_OBJECT

public:
    PayoutDesk(core::TransactionService &service, core::ConsoleBook &book,
               QObject *parent = nullptr);

    /// Reads the book, and looks for what is held. Once.
    void open();

    /// What the book holds is known; before, and where it cannot be read, nothing can be noted.
    [[nodiscard]] bool isRead() const { return m_isRead; }

    /// What the book holds; longest waiting first.
    [[nodiscard]] const QList<core::PayoutOrder> &orders() const { return m_orders; }

    /// That one; nothing if it is not here.
    [[nodiscard]] std::optional<core::PayoutOrder> order(const QString &reference) const;

    /// Whether the service is asked for it, or may have been, and nobody has heard what came of it.
    [[nodiscard]] bool isAsked(const QString &reference) const
    {
        return m_asked.contains(reference);
    }

    /// An order that must be settled before this draft is sent: to the same key, and asked for, or
    /// of the same amount. An order is not in its own way.
    [[nodiscard]] std::optional<core::PayoutOrder>
    inTheWayOf(const core::TransactionDraft &draft) const;

    /// The order as it is now, which nobody has asked the service for. Nothing may be sent of which
    /// this says that it could not be noted.
    using Take = std::function<void(const core::Result<core::PayoutOrder> &)>;
    void note(const core::PayoutOrder &order, QObject *asker, const Take &take);

    /// The service is asked for it, which is held, now.
    void ask(const QString &reference);

    /// The service does not have it, for certain: it is held, as before.
    void keep(const QString &reference);

    /// The service has it, or nobody wants it any more.
    void drop(const QString &reference);

    /// Whoever has asked for it gives up: it is looked for like what was held before a restart.
    void lose(const QString &reference);

    /// Whoever has asked for it has no answer, and looks for it: entries() tells it.
    void doubt(const QString &reference);

    /// What the service has of an order that was asked for; Code::Unconfirmed while nobody knows.
    /// Not answered for one that a person has settled elsewhere: that is dropped.
    using TakeFound = std::function<void(const core::Result<core::TransactionPage> &)>;
    void look(const core::TransactionDraft &draft, QObject *asker, const TakeFound &take);

    /// That of the service, or else this.
    [[nodiscard]] core::OrderLedger &ledger();

    QFuture<core::Result<QList<Entry>>> entries() override;
    QFuture<core::Result<core::Intent>> find(const QString &reference) override;
    void lookNow() override;
    [[nodiscard]] std::optional<QDateTime> nextLook() const override;
    QFuture<core::Result<void>> abandon(const QString &reference) override;

Q_SIGNALS:
    /// A person has settled elsewhere what became of it.
    void abandoned(const QString &reference);

private:
    void take(const QList<core::PayoutOrder> &orders);
    void lookForLost();
    void lookFor(const core::PayoutOrder &order);
    void settle(const core::PayoutOrder &order, const core::TransactionPage &found);
    void takeKnown(const core::Intent &known, const TakeFound &take);
    [[nodiscard]] QList<Entry> doubted() const;

    core::TransactionService &m_service;
    core::ConsoleBook &m_book;
    core::OrderLedger *const m_ledger; ///< of the service; null: it has none
    QList<core::PayoutOrder> m_orders;
    bool m_isRead = false;
    QSet<QString> m_asked;   ///< references of what isAsked() …
    QSet<QString> m_lost;    ///< … of them, those for whose answer nobody waits …
    QSet<QString> m_doubted; ///< … and those of which entries() tells
    QTimer m_again;
};

} // namespace ui
