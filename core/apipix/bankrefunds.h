// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/domain/intent.h"
#include "core/domain/transaction.h"
#include "core/service/intentlog.h"
#include "core/service/promise.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QPointer>

#include <chrono>
#include <memory>

namespace core
{

class TransactionService;

/// The intervals of refunds through the bank.
struct BankRefundIntervals
{
    std::chrono::milliseconds poll{1'000};    ///< while the bank processes a return
    std::chrono::milliseconds answer{20'000}; ///< until the caller gets Code::Unconfirmed
    std::chrono::milliseconds slow{30'000};   ///< between later reads
    std::chrono::milliseconds end{3'600'000}; ///< of later reads
};

/// Returns payments through the bank, completely or partly, each return at most once.
///
/// The id of a return follows from the charge and the number of the attempt, also after a restart.
/// Before the request is sent, an Intent with the exact bytes is logged, and the id is looked up at
/// the bank. After anything but a clear success the id is looked up again. A request is never
/// repeated automatically. The next return gets the next id only after the outcome of this one is
/// known: made and recorded, or not made. The bank refuses returns above the amount of the payment.
///
/// An intent whose caller got Code::Unconfirmed stays open until a person asks again. That call
/// continues with the open intent, so a repetition cannot return a part twice.
///
/// Threading: main thread.
/// Lifetime: the service must live longer.
class BankRefunds : public QObject
{
    Q_OBJECT

public:
    /// `intents`: path of the log of returns.
    BankRefunds(TransactionService &shop, const QString &intents,
                const BankRefundIntervals &intervals = {}, QObject *parent = nullptr);

    /// Opens the log. Call once, before refund().
    void open(const Callback<void> &callback);

    /// Sets the client of the bank, which must live until the next call; null: not connected.
    /// Refunds without an answer become unconfirmed.
    void setBank(ApiPixClient *client);

    /// Returns true for a paid charge whose payment the bank has reported, while a bank is
    /// connected.
    [[nodiscard]] bool canRefund(const Transaction &charge) const;

    /// Returns an amount of the payment of a charge for which canRefund() is true, and records the
    /// return in the shop.
    ///
    /// Errors:
    /// - Code::Unconfirmed if the money may go back, now or later: a repeated call continues.
    /// - Code::TransitionRefused if the bank has not made the return. With Field::Amount,
    ///   Problem::NotAllowed for more than the rest of the payment. With Field::Amount,
    ///   Problem::Unsettled if an earlier return of another amount was made after all: the return
    ///   is recorded, and nothing else was sent.
    void refund(const Transaction &charge, Money amount, const QString &reason,
                const Callback<Transaction> &callback);

    /// Returns the id of a return, unique within the payment. `attempt`: from 1.
    [[nodiscard]] static QString returnId(const QUuid &charge, int attempt);

private:
    struct Job
    {
        Transaction charge;
        Money amount;
        QString reason;
        Callback<Transaction> callback; ///< empty: called
        int attempt = 1;
        qint64 intent = 0;      ///< number in the log; 0: not logged
        QByteArray body = {};   ///< of the request
        bool isOpen = false;    ///< the intent is of an earlier call, whose outcome is unknown
        bool isSent = false;    ///< by this call
        bool isRefused = false; ///< with `error`, unless a lookup finds the return
        Error error = {};
        QDeadlineTimer answerUntil = {};
        QDeadlineTimer pollUntil = {};
    };
    using JobPointer = std::shared_ptr<Job>;

    void findOpenIntent(const JobPointer &job);
    void findAttempt(const JobPointer &job);
    void lookUp(const JobPointer &job);
    void handleLookUp(const JobPointer &job, const ApiPixReply &reply);
    void handleAbsence(const JobPointer &job);
    void begin(const JobPointer &job);
    void put(const JobPointer &job);
    void handlePut(const JobPointer &job, const ApiPixReply &reply);
    void handleReturn(const JobPointer &job, const PixReturn &made);
    void handleRefusal(const JobPointer &job);
    void nextAttempt(const JobPointer &job);
    void waitForReturn(const JobPointer &job);
    void record(const JobPointer &job, const PixReturn &made, bool hasTime);
    void answerRecorded(const JobPointer &job, const PixReturn &made,
                        const Result<Transaction> &recorded);
    void fail(const JobPointer &job, IntentState state, const Error &error);
    void settle(const JobPointer &job, IntentState state, const std::function<void()> &then);
    void finish(const JobPointer &job, const Result<Transaction> &result);
    [[nodiscard]] bool isUnderWay(const JobPointer &job) const;
    [[nodiscard]] std::optional<PixReturn> returnIn(const JobPointer &job,
                                                    const ApiPixReply &reply) const;
    [[nodiscard]] static QByteArray pathOf(const JobPointer &job);
    [[nodiscard]] static QString referenceOf(const JobPointer &job);

    TransactionService &m_shop;
    const BankRefundIntervals m_intervals;
    IntentLog m_log;
    QPointer<ApiPixClient> m_client; ///< null: not connected
    QString m_source;                ///< name of the connection
    QList<JobPointer> m_jobs;
};

} // namespace core
