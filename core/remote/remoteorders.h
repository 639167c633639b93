// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/intentbook.h"
#include "core/remote/remoteapi.h"
#include "core/remote/remotepace.h"
#include "core/remote/remotereader.h"
#include "core/service/orderledger.h"

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
/// never sent again by itself. An order that is given again, the same to the byte, once it is known
/// to be absent, is sent once more, unless the service turns out to have it.
class RemoteOrders : public OrderLedger
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

    QFuture<Result<QList<Entry>>> entries() override;
    QFuture<Result<Intent>> find(const QString &reference) override;
    void lookNow() override;
    [[nodiscard]] std::optional<QDateTime> nextLook() const override;
    QFuture<Result<void>> abandon(const QString &reference) override;

Q_SIGNALS:
    /// The service has what was ordered. Comes before the answer.
    void made(const core::Transaction &transaction);

private:
    using Found = RemoteReader::Found;

    struct Order
    {
        Intent intent;
        TransactionDraft draft; ///< validated
        Take<Transaction> take;
    };

    void refuseTwin(const std::shared_ptr<Order> &order);
    void begin(const std::shared_ptr<Order> &order);
    void beginAgain(const std::shared_ptr<Order> &order, const Error &error);
    void send(const std::shared_ptr<Order> &order);
    void conclude(const std::shared_ptr<Order> &order, const CreationFate &fate);
    void lookUpTaken(const std::shared_ptr<Order> &order, const Error &error);
    void settle(qint64 number, IntentState state, const std::optional<QUuid> &transaction,
                const std::function<void()> &then);
    void confirm(qint64 number, const Transaction &transaction, const Take<Transaction> &take);
    void sendAgain(const std::shared_ptr<Order> &order);
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
