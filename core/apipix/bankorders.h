// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/apipix/cobrequest.h"
#include "core/domain/orderprogress.h"
#include "core/domain/transaction.h"
#include "core/service/loggedorders.h"
#include "core/service/promise.h"

#include <QtCore/QHash>
#include <QtCore/QPointer>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace core
{

class LocalTransactionService;

/// The intervals of lookups at the bank.
struct BankOrderIntervals
{
    std::chrono::milliseconds lookup{2'000};   ///< before the first lookup; later ones are rarer
    std::chrono::milliseconds absent{120'000}; ///< minimum age before lookups prove absence
};

/// Orders the charges of an own shop as dynamic charges at the bank, each at most once.
///
/// An order is logged as an Intent, with the exact bytes, before it is sent. The bank's answer must
/// describe exactly the ordered charge; then the charge is stored in the shop, and only then shown.
/// After anything but a clear success the charge is looked up by its txid. An order is never sent
/// again automatically, because a second PUT can change a charge. Before the first PUT a read must
/// succeed with the same client certificate.
///
/// A charge that is found after the program was restarted has no data of the payer, because the
/// bank does not receive these data.
///
/// Threading: main thread.
/// Lifetime: the service must live longer.
class BankOrders : public LoggedOrders
{
    Q_OBJECT

public:
    /// `intents`: path of the intent log. The payee of the service must be a Merchant.
    BankOrders(LocalTransactionService &shop, const QString &intents,
               const BankOrderIntervals &intervals = {}, QObject *parent = nullptr);

    /// Sets the client of the bank, which must live until the next call; null: not connected.
    /// `hosts`: allowed hosts of the codes; empty: the host of the first charge becomes the only
    /// one. Orders that are being sent become unconfirmed.
    void setBank(ApiPixClient *client, const QStringList &hosts);

    [[nodiscard]] const QStringList &hosts() const { return m_hosts; }

    /// Creates a charge like TransactionService::create(). Code::Unreachable and similar codes if
    /// nothing was sent, Code::Unconfirmed if the charge may exist at the bank.
    void create(const TransactionDraft &draft, const Callback<Transaction> &callback);

    /// Removes a charge at the bank, so that nobody can pay the charge. Code::TransitionRefused if
    /// the charge is paid, Code::Unconfirmed without proof.
    void remove(const QUuid &id, const Callback<void> &callback);

    void lookNow() override;

Q_SIGNALS:
    /// Emitted when hosts() gets the host of the first charge.
    void hostFound(const QString &host);

private:
    [[nodiscard]] TransactionDraft draftOf(const Intent &intent) const override;

    struct Order
    {
        Intent intent;
        TransactionDraft draft;         ///< validated, with a lifetime
        Callback<Transaction> callback; ///< empty: called
    };
    using OrderPointer = std::shared_ptr<Order>;

    /// The reason for a lookup at once.
    enum class Cause {
        Accepted, ///< a success with another body
        Rejected, ///< a clear refusal
        InUse,    ///< the txid exists, perhaps
        Lost,     ///< no clear answer
    };

    void begin(const OrderPointer &order);
    void beginAgain(const OrderPointer &order, const Error &error);
    void send(const OrderPointer &order);
    void handleProof(const OrderPointer &order, const ApiPixReply &reply);
    void put(const OrderPointer &order);
    void handlePut(const OrderPointer &order, const ApiPixReply &reply);
    void lookUp(const OrderPointer &order, Cause cause, const Error &error);
    void handleLookUp(const OrderPointer &order, Cause cause, const Error &error,
                      const ApiPixReply &reply);
    void store(const OrderPointer &order, const BankCode &code);
    void fail(const OrderPointer &order, OrderEvent event, const Error &error);
    void markMismatch(const OrderPointer &order);
    void settle(qint64 number, const OrderProgress &progress, const std::optional<QUuid> &charge,
                const std::function<void()> &then);
    void pinHost(const BankCode &code);
    void resolveNext();
    void resolve(const Intent &intent);
    void handleFound(const Intent &intent, const Cob &cob);
    void storeLate(const Intent &intent, const Cob &cob, const BankCode &code);
    void foundNothing(const Intent &intent);
    void control(const Intent &intent);
    void get(const QByteArray &path, const ApiPixClient::Handler &handler);
    [[nodiscard]] bool isUnderWay(const OrderPointer &order) const;
    [[nodiscard]] QUuid idOf(const Intent &intent) const;
    [[nodiscard]] std::optional<Cob> cobIn(const ApiPixReply &reply) const;
    [[nodiscard]] CobMatch match(const Cob &cob, const Intent &intent, BankCode &code) const;

    LocalTransactionService &m_shop;
    const BankOrderIntervals m_intervals;
    QPointer<ApiPixClient> m_client; ///< null: not connected
    QStringList m_hosts;
    QHash<qint64, OrderPointer> m_underWay;   ///< orders without a classified result
    QHash<qint64, TransactionDraft> m_drafts; ///< of unconfirmed orders since the start
    QList<Intent> m_pending;                  ///< remaining lookups of the present round
    int m_round = 0;                          ///< of the client; older answers are ignored
    bool m_isResolving = false;
    bool m_looksAgain = false; ///< after the present round
};

} // namespace core
