// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutfile.h"
#include "core/service/transactionservice.h"

#include <QtCore/QAbstractTableModel>

#include <functional>
#include <optional>

namespace ui
{

class PayoutDesk;

/// The rows of a file of payouts and what becomes of each: looked up one by one, so that what was
/// made before is known by its reference, and then sent one by one, so that it can be stopped
/// between any two. Sent twice, a file sends once.
class PayoutBatch : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Line, Amount, Receiver, Key, Result, Count };

    enum class State {
        Unread,  ///< not looked up yet
        Broken,  ///< breaks a rule: nothing of the file is sent
        Taken,   ///< its reference is of something else; neither
        Fresh,   ///< to be sent
        Waits,   ///< for a second person, or held, at this counter: not sent
        Made,    ///< made before, or now
        Refused, ///< the service did not take it; nothing was sent
        Twin,    ///< one like it is on its way; nothing was sent
        Unknown, ///< nobody knows: everything stops
    };

    enum class Phase {
        Empty,    ///< no file
        Reading,  ///< looks the rows up
        Doubtful, ///< a row could not be looked up
        Ready,    ///< every row is known
        Sending,
        Ended, ///< sent, stopped or cancelled
    };

    /// Who approves a payout of that amount or more has to be asked.
    using Approval = std::function<std::optional<core::Money>()>;

    PayoutBatch(core::TransactionService &service, PayoutDesk &desk, Approval approveFrom,
                QObject *parent = nullptr);

    void read(const core::PayoutFile &file);
    void lookUp(); ///< again, from the first row on
    void send();   ///< what is fresh
    void cancel(); ///< before the next row

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
    void take(int row, const core::Result<core::Transaction> &answer);
    void sayNotNoted(int row);
    void find(int row,
              const std::function<void(const core::Result<core::TransactionPage> &)> &take);
    void settle(int row, const core::Result<core::TransactionPage> &found, State otherwise);
    void set(int row, State state);
    void end(Phase phase);
    void follow(const core::Transaction &transaction);
    [[nodiscard]] QString resultText(const Row &row) const;
    [[nodiscard]] QString text(const Row &row, Column column) const;

    core::TransactionService &m_service;
    PayoutDesk &m_desk;
    Approval m_approveFrom;
    QList<Row> m_rows;
    Phase m_phase = Phase::Empty;
    std::optional<core::Error> m_problem; ///< why the phase stopped before its end
    int m_next = 0;
    int m_generation = 0; ///< answers from before the last read() or lookUp() are dropped
    bool m_isCanceled = false;
};

} // namespace ui
