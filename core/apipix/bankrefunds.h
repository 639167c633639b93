// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/domain/transaction.h"
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

/// Returns whole payments through the bank, each at most once. Of a payment that went back in part,
/// the rest is returned.
///
/// The id of a return follows from the charge and the number of the attempt, also after a restart.
/// The id is looked up before the request is sent, and after anything but a clear success. A
/// request is never repeated automatically. Another attempt gets the next id only after the bank
/// has said that the return was not made. The bank refuses returns above the amount of the payment.
///
/// Threading: main thread.
/// Lifetime: the service must live longer.
class BankRefunds : public QObject
{
    Q_OBJECT

public:
    explicit BankRefunds(TransactionService &shop, const BankRefundIntervals &intervals = {},
                         QObject *parent = nullptr);

    /// Sets the client of the bank, which must live until the next call; null: not connected.
    /// Refunds without an answer become unconfirmed.
    void setBank(ApiPixClient *client);

    /// Returns true for a paid charge whose payment the bank has reported, while a bank is
    /// connected.
    [[nodiscard]] bool canRefund(const Transaction &charge) const;

    /// Returns the payment of a charge for which canRefund() is true, and records the refund in the
    /// shop. Code::Unconfirmed if the money may go back, now or later: a repeated call continues.
    /// Code::TransitionRefused if the bank has not made the return.
    void refund(const Transaction &charge, const QString &reason,
                const Callback<Transaction> &callback);

    /// Returns the id of a return, unique within the payment. `attempt`: from 1.
    [[nodiscard]] static QString returnId(const QUuid &charge, int attempt);

private:
    struct Job
    {
        Transaction charge;
        Money amount; ///< the part of the payment that has not gone back
        QString reason;
        Callback<Transaction> callback; ///< empty: called
        int attempt = 1;
        bool isSent = false;
        bool isRefused = false; ///< with `error`, unless a lookup finds the return
        Error error = {};
        QDeadlineTimer answerUntil = {};
        QDeadlineTimer pollUntil = {};
    };
    using JobPointer = std::shared_ptr<Job>;

    void lookUp(const JobPointer &job);
    void handleLookUp(const JobPointer &job, const ApiPixReply &reply);
    void put(const JobPointer &job);
    void handlePut(const JobPointer &job, const ApiPixReply &reply);
    void handleReturn(const JobPointer &job, const PixReturn &made);
    void waitForReturn(const JobPointer &job);
    void record(const JobPointer &job, const PixReturn &made, bool hasTime);
    void finish(const JobPointer &job, const Result<Transaction> &result);
    [[nodiscard]] std::optional<PixReturn> returnIn(const JobPointer &job,
                                                    const ApiPixReply &reply) const;
    [[nodiscard]] static QByteArray pathOf(const JobPointer &job);

    TransactionService &m_shop;
    const BankRefundIntervals m_intervals;
    QPointer<ApiPixClient> m_client; ///< null: not connected
    QString m_source;                ///< name of the connection
    QList<JobPointer> m_jobs;
};

} // namespace core
