// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/payoutbatch.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/orderprogress.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/till/payoutcontroller.h"
#include "core/till/payoutwarningcheck.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

PayoutBatch::PayoutBatch(TransactionService &service, PayoutController &payouts,
                         Approval approveFrom, const QString &own, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_payouts(payouts)
    , m_approveFrom(std::move(approveFrom))
    , m_warnings(new PayoutWarningCheck(service, own, this))
{
    connect(m_warnings, &PayoutWarningCheck::done, this, &PayoutBatch::applyWarnings);
    connect(&service, &TransactionService::changed, this, &PayoutBatch::follow);
}

void PayoutBatch::read(const PayoutFile &file)
{
    Q_EMIT aboutToBeRead();
    m_rows.clear();
    m_leavesOutInvalid = false;
    for (const PayoutRow &order : file.rows)
        m_rows.append({.order = order});
    Q_EMIT wasRead();
    lookUp();
}

void PayoutBatch::clear()
{
    Q_ASSERT(m_phase != Phase::Sending);
    ++m_generation;
    m_warnings->stop();
    Q_EMIT aboutToBeRead();
    m_rows.clear();
    m_leavesOutInvalid = false;
    Q_EMIT wasRead();
    m_problem.reset();
    m_next = 0;
    end(Phase::Empty);
}

void PayoutBatch::setLeavesOutInvalid(bool leavesOut)
{
    m_leavesOutInvalid = leavesOut;
    Q_EMIT progressed();
}

void PayoutBatch::lookUp()
{
    ++m_generation;
    m_warnings->stop();
    m_phase = Phase::Reading;
    m_problem.reset();
    m_isCanceled = false;
    m_next = 0;
    for (Row &row : m_rows) {
        row.state = row.order.isSound() ? State::Unread : State::Broken;
        row.error.reset();
        row.made.reset();
        row.warnings.clear();
    }
    lookUpNext();
}

/// Looks a row up by its reference. An empty list does not prove that a sent payout was not made.
void PayoutBatch::find(int row,
                       const std::function<void(const Result<TransactionPage> &)> &callback)
{
    using Found = Result<TransactionPage>;
    const TransactionDraft draft = m_rows[row].order.draft;
    const auto applyIfOurs = [this, callback, generation = m_generation](const Found &found) {
        if (generation == m_generation)
            callback(found);
    };
    onAnswer(m_service.list({.reference = draft.reference, .platform = draft.platform}), this,
             [this, draft, applyIfOurs](const Found &found) {
                 if (found && found->transactions.isEmpty() && m_payouts.isAsked(draft.reference))
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
    find(m_next, [this](const Result<TransactionPage> &found) {
        if (!found) {
            m_problem = found.error();
            end(Phase::Doubtful);
            return;
        }
        settle(m_next, found, State::Fresh);
        if (m_rows[m_next].state == State::Fresh) {
            checkWarnings();
        } else {
            ++m_next;
            lookUpNext();
        }
    });
}

/// Asks for the warnings about the current row, which would be sent.
void PayoutBatch::checkWarnings()
{
    m_warnings->begin(m_rows[m_next].order.draft);
}

/// Stores the warnings of the current row. A row that the service would refuse is not sent.
void PayoutBatch::applyWarnings(const Result<QList<PayoutWarningFinding>> &findings)
{
    if (!findings) {
        m_problem = findings.error();
        set(m_next, State::Unread);
        end(Phase::Doubtful);
        return;
    }
    Row &row = m_rows[m_next];
    row.warnings = *findings;
    const bool isUnsettled =
        std::any_of(findings->cbegin(), findings->cend(), [](const PayoutWarningFinding &finding) {
            return finding.warning == PayoutWarning::Unsettled;
        });
    set(m_next++, isUnsettled ? State::Twin : State::Fresh);
    lookUpNext();
}

/// Sets the state of a row from the lookup; `otherwise` if nothing has the reference.
void PayoutBatch::settle(int row, const Result<TransactionPage> &found, State otherwise)
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
    const Transaction &there = found->transactions.first();
    const bool isOurs = isAnswerTo(m_rows[row].order.draft, there);
    if (isOurs)
        m_rows[row].made = there;
    set(row, isOurs ? State::Made : State::InUse);
}

void PayoutBatch::set(int row, State state)
{
    m_rows[row].state = state;
    Q_EMIT rowChanged(row);
}

void PayoutBatch::end(Phase phase)
{
    m_phase = phase;
    Q_EMIT progressed();
}

bool PayoutBatch::maySend() const
{
    return m_phase == Phase::Ready && (m_leavesOutInvalid || invalidCount() == 0) &&
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
    m_payouts.note({.draft = m_rows[row].order.draft, .state = PayoutOrder::State::ToApprove}, this,
                   [this, row](const Result<PayoutOrder> &recorded) {
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
    m_payouts.note(
        {.draft = m_rows[row].order.draft, .state = PayoutOrder::State::Held}, this,
        [this, row](const Result<PayoutOrder> &recorded) {
            if (!recorded) {
                showNotRecorded(row);
                return;
            }
            m_payouts.ask(m_rows[row].order.draft.reference);
            onAnswer(m_service.create(m_rows[row].order.draft), this,
                     [this, row](const Result<Transaction> &answer) { handleAnswer(row, answer); });
        });
}

/// Handles a storage error: neither this row nor a later one is sent.
void PayoutBatch::showNotRecorded(int row)
{
    m_rows[row].error = Error{Error::Code::StorageFull, {}, u"not noted"_s};
    m_problem = m_rows[row].error;
    set(row, State::Refused);
    sendNext();
}

void PayoutBatch::handleAnswer(int row, const Result<Transaction> &answer)
{
    const QString reference = m_rows[row].order.draft.reference;
    if (answer) {
        m_payouts.drop(reference);
        m_rows[row].made = *answer;
        set(row, State::Made);
        sendNext();
        return;
    }
    const Error &error = answer.error();
    m_rows[row].error = error;
    const FieldError unsettled{Field::PixKey, Problem::Unsettled};
    const bool isConflict = error.code == Error::Code::Conflict;
    if (isConflict && error.fields.contains(unsettled)) {
        m_payouts.drop(reference);
        set(row, State::Twin);
        sendNext();
    } else if (isConflict || eventOf(error) == OrderEvent::Unclear) {
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
        if (error.code != Error::Code::InvalidInput)
            m_problem = error; // The next row would fail equally.
        sendNext();
    }
}

void PayoutBatch::follow(const Transaction &transaction)
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

Money PayoutBatch::sum(State state) const
{
    Money sum;
    for (const Row &row : m_rows) {
        if (row.state == state && row.order.draft.amount)
            sum += *row.order.draft.amount;
    }
    return sum;
}

} // namespace core
