// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/apipix/chargeindex.h"
#include "core/domain/bankpayment.h"
#include "core/domain/confirmation.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QQueue>
#include <QtCore/QSet>

#include <chrono>
#include <functional>
#include <optional>

namespace core
{

class BankPaymentLog;
class TransactionService;

/// The result of one retrieval of payments.
struct PaymentSyncResult
{
    std::optional<Error> trouble = {};                   ///< nullopt: complete until `until`
    std::optional<std::chrono::seconds> retryAfter = {}; ///< as the bank requests
    std::optional<QDateTime> until = {}; ///< by the clock of the bank; nullopt: nothing is complete
    int payments = 0;   ///< with the key of the shop, unless the object knows them already
    int paid = 0;       ///< charges that became paid
    int open = 0;       ///< of `payments`: without a charge, or with a difference
    int unreadable = 0; ///< payments in an unknown form; retrieved again next time

    bool operator==(const PaymentSyncResult &) const = default;
};

/// Retrieves the payments of a bank and records them as evidence of a shop's charges.
///
/// A payment with the txid of a charge confirms the charge (EvidenceKind::BankApi). Payments of
/// another key are ignored. Payments without a charge stay open in the log.
///
/// Charges are confirmed together where they can share a commit. Payments of one charge are
/// confirmed one after the other.
///
/// A retrieval asks for payments up to the present. A bank that refuses the present time is asked
/// for payments that are a few seconds old.
///
/// Each retrieval begins ten minutes before the end of the last one, because some banks list
/// payments late; the first one of this object begins a day before. The cursor is stored only after
/// all payments before are recorded: a crash repeats work, and the service ignores repetitions.
///
/// Threading: main thread.
/// Lifetime: the client, the service and the log must live longer.
class PaymentSync : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PaymentSync)

public:
    PaymentSync(ApiPixClient &client, TransactionService &service, BankPaymentLog &log,
                QObject *parent = nullptr);
    ~PaymentSync() override;

    /// Retrieves the payments since the last retrieval, or since `from`. Calls `callback` once,
    /// later. Not while another retrieval runs.
    void run(const std::optional<QDateTime> &from,
             const std::function<void(const PaymentSyncResult &)> &callback);

    [[nodiscard]] bool isRunning() const { return static_cast<bool>(m_callback); }

    /// Returns the charges of the shop that payments can belong to. Complete after the first run().
    [[nodiscard]] const ChargeIndex &charges() const { return m_charges; }

Q_SIGNALS:
    /// Emitted when a charge was created or changed, after charges() has the change.
    void chargesChanged();

private:
    struct Window
    {
        QDateTime from;
        QDateTime until;
    };

    void readCursor(const std::optional<QDateTime> &from);
    void requestToken(const QDateTime &from, bool isExact);
    void nextWindow();
    void requestPage(int page);
    void handlePage(const ApiPixReply &reply, int page);
    void nextPayment();
    void confirm(const PixPayment &payment, const QUuid &charge, bool hasTime);
    void finishPayment(const QUuid &charge);
    void handleConfirmed(const PixPayment &payment, const QUuid &charge,
                         const Transaction &transaction);
    [[nodiscard]] QList<Confirmation> evidenceOfReturns(const PixPayment &payment) const;
    void recordReturns(const QUuid &charge, QQueue<Confirmation> returns);
    void note(const PixPayment &payment, BankPayment::State state,
              const std::optional<QUuid> &charge);
    void endWindow();
    void discardWindow();
    void fail(const Error &error);
    void finish();
    [[nodiscard]] bool isOfShop(const PixPayment &payment) const;

    ApiPixClient &m_client;
    TransactionService &m_service;
    BankPaymentLog &m_log;
    ChargeIndex m_charges;
    bool m_hasCharges = false;
    bool m_hasRun = false;
    bool m_readsPresent = true; ///< the bank accepts the present time as the end of a list
    QSet<QUuid> m_confirming;   ///< charges whose payments are being recorded
    QSet<QUuid> m_paid;         ///< of these: became paid since their confirmation began
    int m_run = 0;              ///< answers of an earlier, failed run are ignored
    std::function<void(const PaymentSyncResult &)> m_callback; ///< null: not running
    PaymentSyncResult m_result;
    Window m_window;
    QDateTime m_end;
    std::chrono::seconds m_step{};
    int m_page = 0;
    int m_pageCount = 0;
    int m_unreadable = 0;  ///< in this window
    bool m_hasGap = false; ///< an earlier window has unreadable payments
    QQueue<PixPayment> m_payments;
    QList<BankPayment> m_recorded;       ///< of this window
    QHash<QString, BankPayment> m_known; ///< recorded since the start, by end-to-end id
};

} // namespace core
