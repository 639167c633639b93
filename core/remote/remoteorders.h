// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/intentbook.h"
#include "core/remote/remoteapi.h"
#include "core/remote/remotepace.h"
#include "core/remote/remotereader.h"

#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <functional>
#include <memory>

namespace core
{

struct CreationFate;

/// The orders to create: each is noted as an Intent, with the bytes that are sent, before anything
/// leaves; it leaves once; and what came of it is judged strictly. What is not known is looked for
/// by its reference until the service has it or plainly has not, also after a restart, and it is
/// never sent again by itself.
class RemoteOrders : public QObject
{
    Q_OBJECT

public:
    /// API and reader outlive this. `intents`: path of the book's file.
    RemoteOrders(RemoteApi &api, RemoteReader &reader, QUuid platform, const QString &intents,
                 const RemotePace &pace, QObject *parent = nullptr);

    /// Opens the book, and begins to look for what is unknown.
    void open(const Take<void> &take);

    /// As RemoteTransactionService::create(), without regard to what the service can do.
    void create(const TransactionDraft &draft, const Take<Transaction> &take);

    /// The newest orders, newest first.
    QFuture<Result<QList<Intent>>> intents(int most) { return m_book.newest(most); }

    /// Those of which nobody knows whether money moves, oldest first.
    QFuture<Result<QList<Intent>>> openIntents() { return m_book.openIntents(); }

    /// Looks for all unknown orders now, and for those that remain soon again.
    void resolveNow();

    /// Sends an order that is absent or was not sent once more, to the byte, unless the service
    /// turns out to have it. A person has read what was found and confirmed it; nothing here calls
    /// this. Code::MoveRefused for any other order.
    QFuture<Result<Transaction>> sendAgain(qint64 number);

    /// A person has settled elsewhere what became of an unknown order or a mismatch: it is no
    /// longer looked for, and no longer stands in the way of another one.
    QFuture<Result<void>> abandon(qint64 number);

Q_SIGNALS:
    /// What is known of the order has changed.
    void intentChanged(qint64 number, core::IntentState state);

    /// The service has what was ordered. Comes after intentChanged(), and before the answer.
    void made(const core::Transaction &transaction);

private:
    using Found = RemoteReader::Found;

    struct Order
    {
        Intent intent;
        TransactionDraft draft; ///< validated
        Take<Transaction> take;
    };

    [[nodiscard]] Result<TransactionDraft> checked(const TransactionDraft &draft) const;
    void refuseTwin(const std::shared_ptr<Order> &order);
    void begin(const std::shared_ptr<Order> &order);
    void send(const std::shared_ptr<Order> &order);
    void conclude(const std::shared_ptr<Order> &order, const CreationFate &fate);
    void lookUpTaken(const std::shared_ptr<Order> &order, const Error &error);
    void settle(qint64 number, IntentState state, const std::optional<QUuid> &transaction,
                const std::function<void()> &then);
    void confirm(qint64 number, const Transaction &transaction, const Take<Transaction> &take);
    void resolveNext();
    void resolve(const Intent &intent);
    void lookAgainLater();
    void foundNothing(const Intent &intent);
    void control(const Intent &intent);
    void controlBy(const Intent &intent, const QString &reference);

    RemoteApi &m_api;
    RemoteReader &m_reader;
    const QUuid m_platform;
    const RemotePace m_pace;
    IntentBook m_book;
    QTimer m_resolve{this};
    QSet<qint64> m_underWay; ///< orders whose attempt is not judged yet
    QList<Intent> m_pending; ///< still to be looked for in this round
    bool m_isResolving = false;
    bool m_looksAgain = false; ///< once this round is over
    int m_rounds = 0;          ///< of look-ups, since something became unknown
};

} // namespace core
