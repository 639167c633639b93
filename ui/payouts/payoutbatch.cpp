// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/payoutbatch.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/orderprogress.h"
#include "core/domain/transactionpage.h"
#include "core/till/payoutcontroller.h"
#include "ui/text/errortext.h"
#include "ui/text/fieldtext.h"
#include "ui/text/keytext.h"
#include "ui/text/payoutwarningtext.h"
#include "ui/text/text.h"

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

PayoutBatch::PayoutBatch(core::TransactionService &service, core::PayoutController &payouts,
                         Approval approveFrom, QObject *parent)
    : QAbstractTableModel(parent)
    , m_service(service)
    , m_payouts(payouts)
    , m_approveFrom(std::move(approveFrom))
{
    connect(&service, &core::TransactionService::changed, this, &PayoutBatch::follow);
}

void PayoutBatch::read(const core::PayoutFile &file)
{
    beginResetModel();
    m_rows.clear();
    for (const core::PayoutRow &order : file.rows)
        m_rows.append({.order = order});
    endResetModel();
    lookUp();
}

void PayoutBatch::lookUp()
{
    ++m_generation;
    m_phase = Phase::Reading;
    m_problem.reset();
    m_isCanceled = false;
    m_next = 0;
    for (Row &row : m_rows) {
        row.state = row.order.isSound() ? State::Unread : State::Broken;
        row.error.reset();
        row.made.reset();
    }
    lookUpNext();
}

/// Looks a row up by its reference. An empty list does not prove that a sent payout was not made.
void PayoutBatch::find(
    int row, const std::function<void(const core::Result<core::TransactionPage> &)> &callback)
{
    using Found = core::Result<core::TransactionPage>;
    const core::TransactionDraft draft = m_rows[row].order.draft;
    const auto applyIfOurs = [this, callback, generation = m_generation](const Found &found) {
        if (generation == m_generation)
            callback(found);
    };
    core::onAnswer(m_service.list({.reference = draft.reference, .platform = draft.platform}), this,
                   [this, draft, applyIfOurs](const Found &found) {
                       if (found && found->transactions.isEmpty() &&
                           m_payouts.isAsked(draft.reference))
                           m_payouts.look(draft, this, applyIfOurs);
                       else
                           applyIfOurs(found);
                   });
}

void PayoutBatch::lookUpNext()
{
    while (m_next < m_rows.size() && m_rows[m_next].state == State::Broken)
        ++m_next;
    Q_EMIT progressed();
    if (m_next == m_rows.size()) {
        end(Phase::Ready);
        return;
    }
    find(m_next, [this](const core::Result<core::TransactionPage> &found) {
        if (!found) {
            m_problem = found.error();
            end(Phase::Doubtful);
            return;
        }
        settle(m_next++, found, State::Fresh);
        lookUpNext();
    });
}

/// Sets the state of a row from the lookup; `otherwise` if nothing has the reference.
void PayoutBatch::settle(int row, const core::Result<core::TransactionPage> &found, State otherwise)
{
    if (!found) {
        set(row, State::Unknown);
        return;
    }
    if (found->transactions.isEmpty()) {
        const QString reference = m_rows[row].order.draft.reference;
        const bool waits = otherwise == State::Fresh && m_payouts.order(reference) &&
                           !m_payouts.isAsked(reference);
        set(row, waits ? State::Waits : otherwise);
        return;
    }
    const core::Transaction &there = found->transactions.first();
    const bool isOurs = core::isAnswerTo(m_rows[row].order.draft, there);
    if (isOurs)
        m_rows[row].made = there;
    set(row, isOurs ? State::Made : State::InUse);
}

void PayoutBatch::set(int row, State state)
{
    m_rows[row].state = state;
    Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1));
}

void PayoutBatch::end(Phase phase)
{
    m_phase = phase;
    Q_EMIT progressed();
}

bool PayoutBatch::maySend() const
{
    return m_phase == Phase::Ready && count(State::Broken) == 0 && count(State::InUse) == 0 &&
           count(State::Fresh) > 0;
}

void PayoutBatch::send()
{
    if (!maySend())
        return;
    m_phase = Phase::Sending;
    m_next = 0;
    sendNext();
}

void PayoutBatch::cancel()
{
    m_isCanceled = true;
}

void PayoutBatch::sendNext()
{
    while (m_next < m_rows.size() && m_rows[m_next].state != State::Fresh)
        ++m_next;
    Q_EMIT progressed();
    if (m_isCanceled || m_problem || m_next == m_rows.size()) {
        end(Phase::Ended);
        return;
    }
    const int row = m_next++;
    const auto from = m_approveFrom();
    if (from && *m_rows[row].order.draft.amount >= *from)
        wait(row);
    else if (m_payouts.inTheWayOf(m_rows[row].order.draft)) {
        set(row, State::Twin);
        sendNext();
    } else {
        ask(row);
    }
}

/// Stores the row for approval by a second person.
void PayoutBatch::wait(int row)
{
    m_payouts.note({.draft = m_rows[row].order.draft, .state = core::PayoutOrder::State::ToApprove},
                   this, [this, row](const core::Result<core::PayoutOrder> &recorded) {
                       if (recorded) {
                           set(row, State::Waits);
                           sendNext();
                       } else {
                           showNotRecorded(row);
                       }
                   });
}

/// Sends the row after it was stored.
void PayoutBatch::ask(int row)
{
    m_payouts.note({.draft = m_rows[row].order.draft, .state = core::PayoutOrder::State::Held},
                   this, [this, row](const core::Result<core::PayoutOrder> &recorded) {
                       if (!recorded) {
                           showNotRecorded(row);
                           return;
                       }
                       m_payouts.ask(m_rows[row].order.draft.reference);
                       core::onAnswer(m_service.create(m_rows[row].order.draft), this,
                                      [this, row](const core::Result<core::Transaction> &answer) {
                                          handleAnswer(row, answer);
                                      });
                   });
}

/// Handles a storage error: neither this row nor a later one is sent.
void PayoutBatch::showNotRecorded(int row)
{
    m_rows[row].error = core::Error{core::Error::Code::StorageFull, {}, u"not noted"_s};
    m_problem = m_rows[row].error;
    set(row, State::Refused);
    sendNext();
}

void PayoutBatch::handleAnswer(int row, const core::Result<core::Transaction> &answer)
{
    const QString reference = m_rows[row].order.draft.reference;
    if (answer) {
        m_payouts.drop(reference);
        m_rows[row].made = *answer;
        set(row, State::Made);
        sendNext();
        return;
    }
    const core::Error &error = answer.error();
    m_rows[row].error = error;
    const core::FieldError unsettled{core::Field::PixKey, core::Problem::Unsettled};
    const bool isConflict = error.code == core::Error::Code::Conflict;
    if (isConflict && error.fields.contains(unsettled)) {
        m_payouts.drop(reference);
        set(row, State::Twin);
        sendNext();
    } else if (isConflict || core::eventOf(error) == core::OrderEvent::Unclear) {
        // Look the reference up. Send nothing else while the outcome is unknown.
        find(row, [this, row, reference, isConflict](const auto &found) {
            settle(row, found, isConflict ? State::Refused : State::Unknown);
            if (m_rows[row].state == State::Unknown) {
                m_problem = m_rows[row].error;
                m_payouts.lose(reference);
            } else {
                m_payouts.drop(reference);
            }
            sendNext();
        });
    } else {
        m_payouts.drop(reference);
        set(row, State::Refused);
        if (error.code != core::Error::Code::InvalidInput)
            m_problem = error; // The next row would fail equally.
        sendNext();
    }
}

void PayoutBatch::follow(const core::Transaction &transaction)
{
    for (int row = 0; row < m_rows.size(); ++row) {
        if (m_rows[row].made && m_rows[row].made->id == transaction.id) {
            m_rows[row].made = transaction;
            set(row, m_rows[row].state);
        }
    }
}

int PayoutBatch::count(State state) const
{
    return static_cast<int>(std::count_if(m_rows.begin(), m_rows.end(),
                                          [state](const Row &row) { return row.state == state; }));
}

core::Money PayoutBatch::sum(State state) const
{
    core::Money sum;
    for (const Row &row : m_rows) {
        if (row.state == state && row.order.draft.amount)
            sum += *row.order.draft.amount;
    }
    return sum;
}

int PayoutBatch::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int PayoutBatch::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Column::Count);
}

/// Returns the error text with line, field and rule.
QString PayoutBatch::resultText(const Row &row) const
{
    switch (row.state) {
    case State::Unread:
        return tr("not checked yet");
    case State::Broken: {
        QStringList sentences;
        for (const core::FieldError &error : row.order.broken)
            sentences += u"%1: %2"_s.arg(fieldName(error.field), problemSentence(error));
        if (row.order.isRagged)
            sentences += tr("Data after the last column: a comma or semicolon too many?");
        return sentences.join(u' ');
    }
    case State::InUse:
        return tr("Reference: %1 belongs to another transaction.")
            .arg(foreignText(row.order.draft.reference));
    case State::Fresh:
        return tr("to be sent");
    case State::Waits:
        return tr("Not sent: it waits at this counter, under “To approve” or “On hold”.");
    case State::Made:
        return tr("Sent %1 · %2", "time, state")
            .arg(timestampText(row.made->created), statusWord(row.made->status));
    case State::Refused:
        return notSentSentence(*row.error);
    case State::Twin:
        return tr("Not sent: the same amount is on its way to this key. When that is final, send "
                  "the file again.");
    case State::Unknown:
        return tr("Not known whether it was sent. Check the file again before anything else.");
    }
    Q_UNREACHABLE();
}

QString PayoutBatch::text(const Row &row, Column column) const
{
    const core::TransactionDraft &draft = row.order.draft;
    switch (column) {
    case Column::Line:
        return QString::number(row.order.line);
    case Column::Amount:
        return draft.amount ? moneyText(-*draft.amount) : u"—"_s;
    case Column::Receiver:
        return foreignText(draft.name);
    case Column::Key:
        return row.order.isSound() ? keyText(draft.pixKey) : foreignText(draft.pixKey);
    case Column::Result:
        return resultText(row);
    case Column::Count:
        break;
    }
    Q_UNREACHABLE();
}

QVariant PayoutBatch::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[index.row()];
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(row, column);
    if (role == Qt::TextAlignmentRole && column <= Column::Amount)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole)
        return tr("Line %1, %2 to %3, %4: %5", "line of a file, amount, receiver, key, result")
            .arg(text(row, Column::Line), text(row, Column::Amount), text(row, Column::Receiver),
                 text(row, Column::Key), text(row, Column::Result));
    return {};
}

QVariant PayoutBatch::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Line:
        return tr("Line");
    case Column::Amount:
        return tr("Amount");
    case Column::Receiver:
        return tr("Receiver");
    case Column::Key:
        return tr("Pix key");
    case Column::Result:
        return tr("Result");
    case Column::Count:
        break;
    }
    return {};
}

} // namespace ui
