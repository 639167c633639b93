// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutfile.h"
#include "core/domain/payoutwarnings.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace core
{

class PayoutController;
class PayoutWarningCheck;
struct TransactionPage;

/// Sends the payouts of a file and records their results. Looks up the rows one by one, so that
/// earlier payouts are found by reference, then sends the rows one by one. The batch can stop
/// between any two rows. Sending the same file twice makes each payout once. Checks each row for
/// warnings, as a single payout.
class PayoutBatch : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Unread,  ///< not looked up yet
        Broken,  ///< invalid: see setLeavesOutInvalid()
        InUse,   ///< reference used by a different order: see setLeavesOutInvalid()
        Fresh,   ///< to be sent
        Waits,   ///< needs approval or is held at this counter: not sent
        Made,    ///< made before or now
        Refused, ///< refused by the service; nothing was sent
        Twin,    ///< an equal payout is in progress; nothing was sent
        Unknown, ///< outcome unknown: the batch stops
    };

    enum class Phase {
        Empty,    ///< no file
        Reading,  ///< looking up the rows
        Doubtful, ///< a lookup failed
        Ready,    ///< every row is looked up
        Sending,
        Ended, ///< sent, stopped or canceled
    };

    struct Row
    {
        PayoutRow order;
        State state = State::Unread;
        std::optional<Transaction> made = {};
        std::optional<Error> error = {}; ///< why the payout was not made
        QList<PayoutWarningFinding> warnings = {};
    };

    /// Returns the amount from which payouts need approval; nullopt: never.
    using Approval = std::function<std::optional<Money>()>;

    /// Both references must outlive this object. `own`: see payoutWarnings().
    PayoutBatch(TransactionService &service, PayoutController &payouts, Approval approveFrom,
                const QString &own, QObject *parent = nullptr);

    void read(const PayoutFile &file);
    void clear();  ///< forgets all rows; not while sending
    void lookUp(); ///< starts again from the first row
    void send();   ///< sends the rows in state Fresh
    void cancel(); ///< takes effect before the next row

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    [[nodiscard]] int count(State state) const;
    [[nodiscard]] Money sum(State state) const;
    [[nodiscard]] int done() const { return m_next; } ///< rows looked up or sent in this phase
    [[nodiscard]] bool maySend() const;

    /// Sets whether the valid rows of a file with invalid rows may be sent; otherwise nothing is
    /// sent. read() and clear() reset it.
    void setLeavesOutInvalid(bool leavesOut);
    [[nodiscard]] bool leavesOutInvalid() const { return m_leavesOutInvalid; }
    [[nodiscard]] int invalidCount() const { return count(State::Broken) + count(State::InUse); }

    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

Q_SIGNALS:
    void progressed();
    void aboutToBeRead();       ///< rows() is about to be replaced …
    void wasRead();             ///< … and was replaced
    void rowChanged(int index); ///< of rows()

private:
    void lookUpNext();
    void checkWarnings();
    void applyWarnings(const Result<QList<PayoutWarningFinding>> &findings);
    void sendNext();
    void ask(int row);
    void wait(int row);
    void handleAnswer(int row, const Result<Transaction> &answer);
    void showNotRecorded(int row);
    void find(int row, const std::function<void(const Result<TransactionPage> &)> &callback);
    void settle(int row, const Result<TransactionPage> &found, State otherwise);
    void set(int row, State state);
    void end(Phase phase);
    void follow(const Transaction &transaction);

    TransactionService &m_service;
    PayoutController &m_payouts;
    Approval m_approveFrom;
    PayoutWarningCheck *m_warnings;
    QList<Row> m_rows;
    Phase m_phase = Phase::Empty;
    std::optional<Error> m_problem; ///< why the phase stopped early
    int m_next = 0;
    int m_generation = 0; ///< answers from before the last read() or lookUp() are ignored
    bool m_isCanceled = false;
    bool m_leavesOutInvalid = false;
};

} // namespace core
