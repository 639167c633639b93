// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutfile.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace core
{

class PayoutController;
struct TransactionPage;

/// Sends the payouts of a file and records their results. Looks up the rows one by one, so that
/// earlier payouts are found by reference, then sends the rows one by one. The batch can stop
/// between any two rows. Sending the same file twice makes each payout once.
class PayoutBatch : public QObject
{
    Q_OBJECT

public:
    enum class State {
        Unread,  ///< not looked up yet
        Broken,  ///< invalid: nothing of the file is sent
        InUse,   ///< reference used by a different order: nothing of the file is sent
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
    };

    /// Returns the amount from which payouts need approval; nullopt: never.
    using Approval = std::function<std::optional<Money>()>;

    /// Both references must outlive this object.
    PayoutBatch(TransactionService &service, PayoutController &payouts, Approval approveFrom,
                QObject *parent = nullptr);

    void read(const PayoutFile &file);
    void lookUp(); ///< starts again from the first row
    void send();   ///< sends the rows in state Fresh
    void cancel(); ///< takes effect before the next row

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] const std::optional<Error> &problem() const { return m_problem; }
    [[nodiscard]] int count(State state) const;
    [[nodiscard]] Money sum(State state) const;
    [[nodiscard]] int done() const { return m_next; } ///< rows looked up or sent in this phase
    [[nodiscard]] bool maySend() const;

    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }

Q_SIGNALS:
    void progressed();
    void aboutToBeRead();       ///< rows() is about to be replaced …
    void wasRead();             ///< … and was replaced
    void rowChanged(int index); ///< of rows()

private:
    void lookUpNext();
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
    QList<Row> m_rows;
    Phase m_phase = Phase::Empty;
    std::optional<Error> m_problem; ///< why the phase stopped early
    int m_next = 0;
    int m_generation = 0; ///< answers from before the last read() or lookUp() are ignored
    bool m_isCanceled = false;
};

} // namespace core
