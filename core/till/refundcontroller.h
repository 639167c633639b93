// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "core/till/outgoingholds.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QUuid>

#include <chrono>
#include <optional>

namespace core
{

class ConsoleDatabase;

/// Refunds payments, completely or partly, after a hold time in which each refund can be canceled.
/// Works independently of pages: a refund continues while other transactions are shown. A refund on
/// hold is not stored: if the program ends, nothing is refunded.
class RefundController : public QObject
{
    Q_OBJECT

public:
    enum class Phase {
        Held,   ///< nothing was requested yet
        Asked,  ///< the service has not answered yet
        Failed, ///< the service refused, or the outcome is unknown
    };

    struct Refund
    {
        Transaction payment;
        QString reason;
        std::optional<Money> amount = {}; ///< a part of the payment; nullopt: the rest
        Phase phase = Phase::Held;
        int hold = 0;                    ///< id of the hold
        std::optional<Error> error = {}; ///< of Phase::Failed
    };

    /// Both references must outlive this object.
    RefundController(TransactionService &service, OutgoingHolds &holds, QObject *parent = nullptr);

    /// Checks and records each refund in the database of the counter, which must outlive this
    /// object. Without a database, every refund is allowed.
    void setConsole(ConsoleDatabase &console) { m_console = &console; }

    /// Sets the hold time; 20 seconds.
    void setHoldTime(std::chrono::milliseconds time) { m_holdTime = time; }

    /// Starts the hold of a refund. Does nothing while the same payment is held or requested. Emits
    /// failed() with Code::AccessDenied if the refund is not allowed. `amount`: a part of the
    /// payment, for services whose charges carry evidence; nullopt: the rest. A part fails with
    /// Code::TransitionRefused, Field::Amount, Problem::Unsettled if more of the payment went back
    /// meanwhile than `payment` has.
    void begin(const Transaction &payment, const QString &reason,
               const std::optional<Money> &amount = {});

    /// Cancels a refund on hold.
    void cancel(const QUuid &payment);

    /// Returns the refund of this payment that is held, requested or has failed; nullopt if there
    /// is none.
    [[nodiscard]] std::optional<Refund> refund(const QUuid &payment) const;

    /// Returns true while a refund is held or requested.
    [[nodiscard]] bool isAtWork() const;

    [[nodiscard]] OutgoingHolds &holds() const { return m_holds; }

Q_SIGNALS:
    void changed(const QUuid &payment); ///< refund() has another answer
    void canceled(const core::Transaction &payment);
    void done(const core::Transaction &refunded);
    void failed(const core::Transaction &payment, const core::Error &error);

private:
    void ask(const QUuid &payment);
    void askPart(const Refund &part);
    void handleAnswer(const QUuid &payment, const Result<Transaction> &answer);
    [[nodiscard]] QUuid paymentOf(int hold) const;

    TransactionService &m_service;
    OutgoingHolds &m_holds;
    ConsoleDatabase *m_console = nullptr; ///< null: no records
    QHash<QUuid, Refund> m_refunds;       ///< by the id of the payment
    std::chrono::milliseconds m_holdTime = std::chrono::seconds(20);
};

} // namespace core
