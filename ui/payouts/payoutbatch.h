// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutfile.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QAbstractTableModel>

#include <functional>
#include <optional>

namespace core
{

class PayoutController;
struct TransactionPage;
} // namespace core

namespace ui
{

/// Model of the payouts of a file and their results. Looks up the rows one by one, so that earlier
/// payouts are found by reference, then sends the rows one by one. The batch can stop between any
/// two rows. Sending the same file twice makes each payout once.
class PayoutBatch : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Line, Amount, Receiver, Key, Result, Count };

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

    /// Returns the amount from which payouts need approval; nullopt: never.
    using Approval = std::function<std::optional<core::Money>()>;

    PayoutBatch(core::TransactionService &service, core::PayoutController &payouts,
                Approval approveFrom, QObject *parent = nullptr);

    void read(const core::PayoutFile &file);
    void lookUp(); ///< starts again from the first row
    void send();   ///< sends the rows in state Fresh
    void cancel(); ///< takes effect before the next row

    [[nodiscard]] Phase phase() const { return m_phase; }
    [[nodiscard]] const std::optional<core::Error> &problem() const { return m_problem; }
    [[nodiscard]] int count(State state) const;
    [[nodiscard]] core::Money sum(State state) const;
    [[nodiscard]] int done() const { return m_next; } ///< rows looked up or sent in this phase
    [[nodiscard]] bool maySend() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

Q_SIGNALS:
    void progressed();

private:
    struct Row
    {
        core::PayoutRow order;
        State state = State::Unread;
        std::optional<core::Transaction> made = {};
        std::optional<core::Error> error = {};
    };

    void lookUpNext();
    void sendNext();
    void ask(int row);
    void wait(int row);
    void handleAnswer(int row, const core::Result<core::Transaction> &answer);
    void showNotRecorded(int row);
    void find(int row,
              const std::function<void(const core::Result<core::TransactionPage> &)> &callback);
    void settle(int row, const core::Result<core::TransactionPage> &found, State otherwise);
    void set(int row, State state);
    void end(Phase phase);
    void follow(const core::Transaction &transaction);
    [[nodiscard]] QString resultText(const Row &row) const;
    [[nodiscard]] QString text(const Row &row, Column column) const;

    core::TransactionService &m_service;
    core::PayoutController &m_payouts;
    Approval m_approveFrom;
    QList<Row> m_rows;
    Phase m_phase = Phase::Empty;
    std::optional<core::Error> m_problem; ///< why the phase stopped early
    int m_next = 0;
    int m_generation = 0; ///< answers from before the last read() or lookUp() are ignored
    bool m_isCanceled = false;
};

} // namespace ui
