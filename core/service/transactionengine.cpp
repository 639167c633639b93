// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/transactionengine.h"

#include "core/domain/retryschedule.h"
#include "core/domain/sandbox.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/webhook.h"
#include "core/storage/database.h"
#include "core/storage/keystore.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

tl::unexpected<Error> refused(Error::Code code, const QString &detail)
{
    return tl::unexpected(Error{code, {}, detail});
}

tl::unexpected<Error> invalid(const QList<FieldError> &fields, const QString &detail)
{
    return tl::unexpected(Error{Error::Code::InvalidInput, fields, detail});
}

/// Returns true for final statuses without any payment.
bool isOverWithoutMoney(Status::Code code)
{
    return code == Status::Code::Denied || code == Status::Code::Canceled ||
           code == Status::Code::Expired;
}

/// Returns true if the payment starts in that status and gets its end-to-end id.
bool isSettingOff(Operation operation, Status::Code code)
{
    return code == (operation == Operation::CashIn ? Status::Code::Paid : Status::Code::InProcess);
}

} // namespace

TransactionEngine::TransactionEngine(Database &database, ServiceSettings settings, Clock clock,
                                     RandomSource random)
    : TransactionQueries(database, std::move(clock))
    , m_factory(settings, std::move(random))
    , m_settings(std::move(settings))
{}

Result<Transaction> TransactionEngine::create(const TransactionDraft &draft)
{
    if (draft.operation == Operation::CashOut && !isSandbox())
        return refused(Error::Code::Unsupported, u"nobody here is licensed to send money"_s);
    auto created = m_factory.make(draft).and_then([this, &draft](const Transaction &made) {
        return inWriteTransaction(database(), [&]() -> Result<Transaction> {
            const Transaction transaction = begun(made);
            if (const auto refusal = twinRefusal(draft, transaction))
                return tl::unexpected(*refusal);
            return stored(transaction);
        });
    });
    if (created)
        m_changed.append(*created);
    return created;
}

/// Returns the error for a duplicate payout; nullopt: none. Runs in the write transaction, so that
/// two programs that send at once are serialized.
std::optional<Error> TransactionEngine::twinRefusal(const TransactionDraft &draft,
                                                    const Transaction &transaction)
{
    if (draft.mayHaveTwin || draft.operation != Operation::CashOut)
        return std::nullopt;
    const auto hasTwin = store().hasUnsettledTwin(transaction);
    if (!hasTwin)
        return hasTwin.error();
    if (!*hasTwin)
        return std::nullopt;
    return Error{Error::Code::Conflict,
                 {{Field::PixKey, Problem::Unsettled}},
                 u"one of this amount to this key is not final"_s};
}

/// Sets the timestamp inside the write transaction. Otherwise a transaction that waited for the
/// write lock would have an earlier timestamp than those before.
Transaction TransactionEngine::begun(Transaction transaction) const
{
    transaction.created = now();
    transaction.events = {{Status::Code::Pending, transaction.created}};
    if (transaction.operation == Operation::CashIn)
        transaction.expires = endOfLife(transaction.created);
    return transaction;
}

Result<Transaction> TransactionEngine::stored(const Transaction &transaction)
{
    const auto due = nextDue(transaction, Status::Code::Pending, transaction.created);
    return store()
        .insert(transaction, due)
        .and_then([&](const std::optional<QDateTime> &before) {
            const bool isSetBack = before && *before > transaction.created;
            return isSetBack ? setBack(transaction.created) : Result<void>();
        })
        .map([&transaction] { return transaction; });
}

/// Corrects due times after the clock was set back: nothing waits longer than a step that starts
/// now.
Result<void> TransactionEngine::setBack(const QDateTime &now)
{
    return times()
        .capExpiry(endOfLife(now))
        .and_then([&] { return times().capNextStep(nextStep(now)); })
        .and_then([&] { return times().capRetry(now.addDuration(kMaxRetryDelay)); });
}

/// Returns the expiry time of a charge.
QDateTime TransactionEngine::endOfLife(const QDateTime &created) const
{
    return created.addSecs(m_settings->cashInLifetime.count());
}

/// Returns the time of the next step of a cash-out that changed its status at `at`.
QDateTime TransactionEngine::nextStep(const QDateTime &at) const
{
    return at.addMSecs(m_settings->processingDelay.count());
}

Result<Transaction> TransactionEngine::simulate(const QUuid &id, SimulatedOutcome outcome)
{
    if (!isSandbox())
        return refused(Error::Code::Unsupported, u"only a sandbox simulates"_s);
    const QDateTime at = now();
    const auto target =
        outcome == SimulatedOutcome::Paid ? Status::Code::Paid : Status::Code::Canceled;
    const auto settled =
        recorded(inWriteTransaction(database(), [&] { return settle(id, target, at); }));
    if (settled && settled->status != target) // the expiry is stored nevertheless
        return refused(Error::Code::TransitionRefused, u"from "_s + settled->status.toText());
    return settled;
}

/// Records the change after the commit.
Result<Transaction> TransactionEngine::recorded(const Result<Settled> &settled)
{
    if (settled && settled->hasMoved)
        m_changed.append(settled->transaction);
    return settled.map([](const Settled &s) { return s.transaction; });
}

/// Changes the status; a charge past its expiry time expires instead.
Result<TransactionEngine::Settled> TransactionEngine::settle(const QUuid &id, Status::Code target,
                                                             const QDateTime &now)
{
    const auto found = store().find(id);
    if (!found)
        return tl::unexpected(found.error());
    if (found->operation != Operation::CashIn)
        return refused(Error::Code::TransitionRefused, u"only a cash-in has a customer who pays"_s);
    if (found->status == target)
        return Settled{*found, false};
    if (found->status != Status::Code::Pending)
        return refused(Error::Code::TransitionRefused, u"from "_s + found->status.toText());
    const bool isDone = found->expires && *found->expires <= now;
    const auto done = isDone ? expired(*found) : moved(*found, target, now);
    return done.map([](const Transaction &transaction) { return Settled{transaction, true}; });
}

Result<Transaction> TransactionEngine::refund(const QUuid &id, const QString &reason)
{
    if (!isSandbox())
        return refused(Error::Code::Unsupported, u"nobody here is licensed to move money back"_s);
    if (const auto problem = textProblem(Field::Reason, reason))
        return invalid({*problem}, u"invalid reason"_s);
    const QDateTime at = now();
    return recorded(
        inWriteTransaction(database(), [&] { return giveBack(id, reason.trimmed(), at); }));
}

Result<TransactionEngine::Settled>
TransactionEngine::giveBack(const QUuid &id, const QString &reason, const QDateTime &now)
{
    const auto found = store().find(id);
    if (!found)
        return tl::unexpected(found.error());
    if (found->operation != Operation::CashIn)
        return refused(Error::Code::TransitionRefused, u"only a cash-in can be given back"_s);
    if (found->status == Status::Code::Refund)
        return Settled{*found, false};
    if (found->status != Status::Code::Paid)
        return refused(Error::Code::TransitionRefused, u"from "_s + found->status.toText());
    constexpr int kDays = TransactionService::kRefundDays;
    if (now > found->finished->addDays(kDays)) {
        return tl::unexpected(Error{Error::Code::TransitionRefused,
                                    {{Field::Identifier, Problem::TooLate, kDays}},
                                    u"paid too long ago"_s});
    }
    return moved(*found, Status::Code::Refund, now, reason).map([](const Transaction &transaction) {
        return Settled{transaction, true};
    });
}

/// Stores a status change. All status changes use this function, inside a write transaction.
Result<Transaction> TransactionEngine::moved(const Transaction &transaction, Status::Code target,
                                             const QDateTime &wanted, const QString &refundReason)
{
    if (!transaction.status.canTransitionTo(target))
        return refused(Error::Code::TransitionRefused, u"from "_s + transaction.status.toText());
    // After the clock was set back, events still keep their order.
    const QDateTime at = std::max(wanted, transaction.events.constFirst().at);
    const StatusTransition move{
        .id = transaction.id,
        .from = transaction.status.code(),
        .to = target,
        .at = at,
        .endToEndId =
            isSettingOff(transaction.operation, target) ? m_factory.endToEndId(at) : QString(),
        .commission = isOverWithoutMoney(target) ? std::optional(Money()) : std::nullopt,
        .due = nextDue(transaction, target, wanted),
        .refundReason = refundReason,
    };
    return store().move(move).and_then([&] { return store().find(transaction.id); });
}

Result<QList<Transaction>> TransactionEngine::expireDue()
{
    // Usually nothing is due; then no write lock is needed.
    const auto isAnyDue = hasDue();
    if (!isAnyDue)
        return tl::unexpected(isAnyDue.error());
    if (!*isAnyDue)
        return QList<Transaction>();
    const QDateTime until = now();
    auto moved = inWriteTransaction(database(), [&] {
        return times().expiringUntil(until, kBatch).and_then([&](const QList<QUuid> &due) {
            return moveEach(
                due, [this](const Transaction &transaction) { return expired(transaction); });
        });
    });
    if (moved)
        m_changed += *moved;
    return moved;
}

/// Expires a charge, dated at its expiry time.
Result<Transaction> TransactionEngine::expired(const Transaction &transaction)
{
    return moved(transaction, Status::Code::Expired, *transaction.expires);
}

Result<QList<Transaction>> TransactionEngine::processDue()
{
    if (!isSandbox())
        return QList<Transaction>();
    const QDateTime at = now();
    // As in expireDue(): no write lock without due steps.
    const auto first = inReadTransaction(database(), [&] { return times().steppingUntil(at, 1); });
    if (!first)
        return tl::unexpected(first.error());
    if (first->isEmpty())
        return QList<Transaction>();
    auto moved = inWriteTransaction(database(), [&] {
        return times().steppingUntil(at, kBatch).and_then([&](const QList<QUuid> &due) {
            return moveEach(
                due, [&](const Transaction &transaction) { return processed(transaction, at); });
        });
    });
    if (moved)
        m_changed += *moved;
    return moved;
}

/// Performs the due step of a cash-out.
Result<Transaction> TransactionEngine::processed(const Transaction &transaction,
                                                 const QDateTime &now)
{
    const auto next = nextInSandbox(transaction.status.code(), transaction.amount);
    if (!next)
        return refused(Error::Code::Internal, u"a step is due where there is none"_s);
    return moved(transaction, *next, now);
}

Result<QList<Transaction>>
TransactionEngine::moveEach(const QList<QUuid> &ids,
                            const std::function<Result<Transaction>(const Transaction &)> &move)
{
    QList<Transaction> moved;
    for (const QUuid &id : ids) {
        const auto done = store().find(id).and_then(move);
        if (!done)
            return tl::unexpected(done.error());
        moved.append(*done);
    }
    return moved;
}

Result<void> TransactionEngine::requireOwnData()
{
    if (isSandbox())
        return {};
    const auto settled = KeyStore(database()).environment();
    if (!settled)
        return tl::unexpected(settled.error());
    if (*settled == Environment::Sandbox)
        return tl::unexpected(Error{Error::Code::StorageForeign, {}, {}});
    return {};
}

Result<void> TransactionEngine::seed(const std::function<QList<Transaction>()> &history)
{
    return inWriteTransaction(database(), [&]() -> Result<void> {
        const auto isEmpty = store().isEmpty();
        if (!isEmpty)
            return tl::unexpected(isEmpty.error());
        if (!*isEmpty)
            return {};
        QList<Transaction> transactions = history();
        std::stable_sort(
            transactions.begin(), transactions.end(),
            [](const Transaction &a, const Transaction &b) { return a.created < b.created; });
        for (const Transaction &transaction : std::as_const(transactions)) {
            if (const auto stored = store().insert(transaction); !stored)
                return tl::unexpected(stored.error());
        }
        return {};
    });
}

QList<Transaction> TransactionEngine::handleChange()
{
    return std::exchange(m_changed, {});
}

bool TransactionEngine::isSandbox() const
{
    return m_settings->environment == Environment::Sandbox;
}

/// Returns the time of the next automatic step of a transaction that enters `status` now.
std::optional<QDateTime> TransactionEngine::nextDue(const Transaction &transaction,
                                                    Status::Code status, const QDateTime &now) const
{
    const bool isStepping = transaction.operation == Operation::CashOut &&
                            nextInSandbox(status, transaction.amount).has_value();
    return isStepping ? std::optional(nextStep(now)) : std::nullopt;
}

} // namespace core
