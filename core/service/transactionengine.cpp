// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/transactionengine.h"

#include "core/database/database.h"
#include "core/domain/brasilia.h"
#include "core/domain/brcode.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/commission.h"
#include "core/domain/retryschedule.h"
#include "core/domain/sandbox.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/webhook.h"
#include "core/search/totallimit.h"
#include "core/storage/idempotencystore.h"
#include "core/storage/keystore.h"
#include "core/storage/returnurlstore.h"

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

/// Returns true for an age of a payment that no bank gives back.
bool isTooOldToRefund(const Transaction &transaction, const QDateTime &now)
{
    return now > transaction.finished->addDays(TransactionService::kRefundDays);
}

tl::unexpected<Error> tooLate()
{
    return tl::unexpected(
        Error{Error::Code::TransitionRefused,
              {{Field::Identifier, Problem::TooLate, TransactionService::kRefundDays}},
              u"paid too long ago"_s});
}

/// Returns true if the payment starts in that status and gets its end-to-end id.
bool isSettingOff(Operation operation, Status::Code code)
{
    return code == (operation == Operation::CashIn ? Status::Code::Paid : Status::Code::InProcess);
}

/// The tolerance between the clocks of the bank and of this computer.
constexpr qint64 kClockTolerance = qint64(5) * 60 * 1000;

/// The tolerance for a payment that is dated before its charge, as banks show minutes only and have
/// clocks of their own.
constexpr qint64 kBeforeCharge = qint64(60) * 60 * 1000;

/// Returns the record of a confirmation; Code::InvalidInput with Field::MovedAt for an impossible
/// time.
Result<Evidence> evidenceOf(const Transaction &transaction, const Confirmation &confirmation,
                            const QDateTime &now)
{
    // After the clock was set back, records still keep their order.
    const QDateTime at = std::max(now, transaction.events.constFirst().at);
    const auto &movedAt = confirmation.movedAt;
    const QDate stated = movedAt ? brasiliaDay(*movedAt) : confirmation.movedDay;
    const QDate day = stated.isValid() ? stated : brasiliaDay(at);
    const QDateTime latest = at.addMSecs(kClockTolerance);
    if (movedAt ? *movedAt > latest : day > brasiliaDay(latest))
        return invalid({{Field::MovedAt, Problem::InFuture}}, u"the payment is in the future"_s);
    const QDateTime &created = transaction.created;
    if (movedAt ? *movedAt < created.addMSecs(-kBeforeCharge) : day < brasiliaDay(created))
        return invalid({{Field::MovedAt, Problem::TooEarly}}, u"the payment is older"_s);
    const bool isEnding = confirmation.endToEndId.size() == kEndToEndIdEnding;
    return Evidence{
        .role = Evidence::Role::Confirmation,
        .subject = confirmation.subject,
        .kind = confirmation.kind,
        .match = confirmation.match,
        .recordedAt = at,
        .movedDay = day,
        .movedAt = movedAt,
        .amount = confirmation.amount,
        .endToEndId = isEnding ? QString() : confirmation.endToEndId,
        .endToEndIdEnding = isEnding ? confirmation.endToEndId : QString(),
        .person = confirmation.person,
        .till = confirmation.till,
        .source = confirmation.source,
        .line = confirmation.line,
        .note = confirmation.note,
    };
}

/// Returns true if the same line, or the same payment of the bank, is recorded since the last
/// withdrawal. Importing a file again changes nothing.
bool isKnown(const Transaction &transaction, const Evidence &evidence)
{
    if (evidence.kind == EvidenceKind::ByHand)
        return false;
    bool isFound = false;
    for (const Evidence &record : transaction.evidence) {
        if (record.role == Evidence::Role::Withdrawal)
            isFound = false;
        else if (record.kind == evidence.kind && record.subject == evidence.subject &&
                 record.line == evidence.line && record.endToEndId == evidence.endToEndId &&
                 record.amount == evidence.amount)
            isFound = true;
    }
    return isFound;
}

/// Returns true if the record is about a partial return that another record already states.
bool isStated(const Transaction &transaction, const Evidence &evidence)
{
    Transaction more = transaction;
    more.evidence.append(evidence);
    const qsizetype count = partialReturns(transaction).size();
    return count > 0 && evidence.amount && *evidence.amount < transaction.amount &&
           partialReturns(more).size() == count;
}

/// Returns true if both are known and different. Six characters are compared with the end of a
/// whole id.
bool isOtherPayment(const Evidence &record, const QString &id)
{
    if (id.isEmpty())
        return false;
    if (!record.endToEndId.isEmpty())
        return record.endToEndId != id;
    return !record.endToEndIdEnding.isEmpty() &&
           !id.endsWith(record.endToEndIdEnding, Qt::CaseInsensitive);
}

/// Returns true if the code of the charge asks for a payment to another key.
bool isOtherKey(const Transaction &transaction, const QString &key)
{
    if (key.isEmpty())
        return false;
    const auto code = BrCode::parse(transaction.qrCode);
    return code && !code->key.isEmpty() && code->key.compare(key, Qt::CaseInsensitive) != 0;
}

/// Returns true if the evidence cannot be the payment of the charge, or is a second payment.
bool contradicts(const Transaction &transaction, const Confirmation &confirmation)
{
    if (confirmation.amount && *confirmation.amount != transaction.amount)
        return true;
    if (isOtherKey(transaction, confirmation.pixKey))
        return true;
    const QList<Evidence> records = evidenceInForce(transaction);
    return confirmation.kind != EvidenceKind::ByHand &&
           std::any_of(records.begin(), records.end(), [&](const Evidence &record) {
               return isOtherPayment(record, confirmation.endToEndId);
           });
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
    return create(draft, m_factory.make(draft));
}

Result<Transaction> TransactionEngine::createWithCode(const TransactionDraft &draft,
                                                      const BankCode &code)
{
    return create(draft, m_factory.make(draft, code));
}

/// Stores the transaction that the factory made of the draft.
Result<Transaction> TransactionEngine::create(const TransactionDraft &draft,
                                              const Result<Transaction> &wanted)
{
    bool isRepeated = false;
    auto created =
        Result<Transaction>(wanted).and_then([this, &draft, &isRepeated](const Transaction &made) {
            return inWriteTransaction(database(), [&]() -> Result<Transaction> {
                const Transaction transaction = begun(made, draft.lifetime);
                if (auto first = firstOf(draft, transaction); !first || *first) {
                    isRepeated = true;
                    return std::move(first).map([](auto found) { return *found; });
                }
                if (const auto refusal = twinRefusal(draft, transaction))
                    return tl::unexpected(*refusal);
                // After the insert: a used reference is reported before the limits of the key.
                return stored(transaction).and_then([&](const Transaction &inserted) {
                    return countForKey(draft, inserted)
                        .and_then([&] { return rememberKey(draft, inserted); })
                        .and_then([&] { return rememberReturnUrl(draft, inserted); })
                        .map([&inserted] { return inserted; });
                });
            });
        });
    if (created && !isRepeated)
        m_changed.append(*created);
    if (created)
        return created;
    // The triggers of the totals fail with an error of the database, without a reason.
    if (created.error().code == Error::Code::Internal) {
        const auto max = amountWithinTotals(database(), draft.operation,
                                            draft.platform.value_or(m_settings->platform));
        if (max && *max < draft.amount)
            return invalid({{Field::Amount, Problem::TooLarge, max->cents()}},
                           u"the totals of the platform are full"_s);
    }
    return created;
}

bool TransactionEngine::createsTogether(const TransactionDraft &draft) const
{
    return database().hasRoundTrips() && draft.operation == Operation::CashIn &&
           !draft.idempotency && !draft.limitedKey && draft.returnUrl.trimmed().isEmpty();
}

QList<Result<Transaction>> TransactionEngine::createTogether(const QList<TransactionDraft> &drafts)
{
    QList<Result<Transaction>> created;
    for (const TransactionDraft &draft : drafts)
        created.append(m_factory.make(draft));
    const auto all = storedTogether(drafts, created);
    if (all) {
        auto next = all->cbegin();
        for (auto &result : created) {
            if (result)
                result = *next++;
        }
        return created;
    }
    using Code = Error::Code;
    const Code code = all.error().code;
    if (code == Code::StorageBusy || code == Code::StorageUnreachable || code == Code::Unconfirmed)
        return {drafts.size(), tl::unexpected(all.error())};
    // A reference is used, or a total is full: each draft gets an answer of its own.
    const auto done = inWriteTransaction(database(), [&]() -> Result<void> {
        for (qsizetype i = 0; i < drafts.size(); ++i)
            created[i] = create(drafts.at(i), created.at(i));
        return {};
    });
    std::ignore = handleChange();
    return done ? created : QList<Result<Transaction>>(drafts.size(), tl::unexpected(done.error()));
}

/// Stores those that the factory could make, all or none. A new statement begins wherever the clock
/// was set back, because that changes the due times of the charges before.
Result<QList<Transaction>> TransactionEngine::storedTogether(const QList<TransactionDraft> &drafts,
                                                             const QList<Result<Transaction>> &made)
{
    QList<Transaction> charges;
    for (qsizetype i = 0; i < drafts.size(); ++i) {
        if (made.at(i))
            charges.append(begun(*made.at(i), drafts.at(i).lifetime));
    }
    return inWriteTransaction(database(), [&]() -> Result<QList<Transaction>> {
        auto newest = store().newest();
        if (!newest)
            return tl::unexpected(newest.error());
        std::optional<QDateTime> last = *newest ? std::optional((*newest)->created) : std::nullopt;
        QList<Transaction> next;
        for (const Transaction &charge : std::as_const(charges)) {
            if (last && *last > charge.created) {
                newest = store().insertTogether(std::exchange(next, {}), *newest);
                const auto done = newest ? setBack(charge.created) : tl::unexpected(newest.error());
                if (!done)
                    return tl::unexpected(done.error());
            }
            next.append(charge);
            last = charge.created;
        }
        return store().insertTogether(next, *newest).map([&charges](auto &&) { return charges; });
    });
}

/// Returns the transaction of an earlier request with the idempotency key of the draft, as the
/// transaction is now; nullopt if there is none. Runs in the write transaction, so that
/// simultaneous repetitions create one transaction. `made`: the new transaction.
Result<std::optional<Transaction>> TransactionEngine::firstOf(const TransactionDraft &draft,
                                                              const Transaction &made)
{
    if (!draft.idempotency)
        return std::optional<Transaction>();
    IdempotencyStore keys(database());
    return keys.forgetUntil(made.created.addDuration(-IdempotencyKey::kRetention))
        .and_then([&] { return keys.find(made.platform, draft.idempotency->digest); })
        .and_then([&](const std::optional<IdempotencyStore::Found> &first)
                      -> Result<std::optional<Transaction>> {
            if (!first)
                return std::optional<Transaction>();
            if (first->request != draft.idempotency->request)
                return tl::unexpected(Error{Error::Code::Conflict,
                                            {{Field::Identifier, Problem::AlreadyUsed}},
                                            u"the idempotency key is that of another request"_s});
            return find(first->created).map([](const Transaction &found) {
                return std::optional(found);
            });
        });
}

/// Stores the idempotency key of a draft with the new transaction.
Result<void> TransactionEngine::rememberKey(const TransactionDraft &draft,
                                            const Transaction &transaction)
{
    if (!draft.idempotency)
        return {};
    return IdempotencyStore(database())
        .add(transaction.platform, *draft.idempotency, transaction.id, transaction.created);
}

/// Stores the return address of a draft with the new transaction.
Result<void> TransactionEngine::rememberReturnUrl(const TransactionDraft &draft,
                                                  const Transaction &transaction)
{
    const QString url = draft.returnUrl.trimmed();
    return url.isEmpty() ? Result<void>() : ReturnUrlStore(database()).add(transaction.id, url);
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

/// Applies the limits of the draft's key, and counts the amount. Runs in the write transaction, so
/// that the sum of a day is exact.
Result<void> TransactionEngine::countForKey(const TransactionDraft &draft,
                                            const Transaction &transaction)
{
    if (!draft.limitedKey)
        return {};
    KeyStore keys(database());
    const auto limits = keys.limits(*draft.limitedKey);
    if (!limits)
        return tl::unexpected(limits.error());
    const QDate day = brasiliaDay(transaction.created);
    const auto total = keys.totalOn(day, *draft.limitedKey);
    if (!total)
        return tl::unexpected(total.error());
    if (const auto problem =
            amountProblem(*limits, transaction.operation, transaction.amount, *total))
        return tl::unexpected(Error{Error::Code::AccessDenied, {*problem}, u"limit of the key"_s});
    return limits->maxPerDay ? keys.addToDay(day, *draft.limitedKey, transaction.amount)
                             : Result<void>();
}

/// Sets the timestamp inside the write transaction. Otherwise a transaction that waited for the
/// write lock would have an earlier timestamp than those before.
Transaction TransactionEngine::begun(Transaction transaction,
                                     const std::optional<std::chrono::seconds> &lifetime) const
{
    transaction.created = now();
    transaction.events = {{Status::Code::Pending, transaction.created}};
    if (transaction.operation == Operation::CashIn)
        transaction.expires = lifetime ? transaction.created.addSecs(lifetime->count())
                                       : endOfLife(transaction.created);
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
    return created.addSecs(m_settings->terms.cashInLifetime.count());
}

/// Returns the time of the next step of a cash-out that changed its status at `at`.
QDateTime TransactionEngine::nextStep(const QDateTime &at) const
{
    return at.addMSecs(m_settings->terms.processingDelay.count());
}

Result<Transaction> TransactionEngine::simulate(const QUuid &id, SimulatedOutcome outcome)
{
    if (!isSandbox())
        return refused(Error::Code::Unsupported, u"only a sandbox simulates"_s);
    return settleAs(id, outcome == SimulatedOutcome::Paid ? Status::Code::Paid
                                                          : Status::Code::Canceled);
}

Result<Transaction> TransactionEngine::cancel(const QUuid &id)
{
    return settleAs(id, Status::Code::Canceled);
}

/// Changes the status of a charge that waits. A charge past its expiry time expires instead, and
/// the call is refused.
Result<Transaction> TransactionEngine::settleAs(const QUuid &id, Status::Code target)
{
    const QDateTime at = now();
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
    if (const auto problem = textProblem(Field::Reason, reason))
        return invalid({*problem}, u"invalid reason"_s);
    if (!isSandbox())
        return refundByHand(id, reason);
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
    if (isTooOldToRefund(*found, now))
        return tooLate();
    return moved(*found, Status::Code::Refund, now, reason).map([](const Transaction &transaction) {
        return Settled{transaction, true};
    });
}

/// Records that a person gave the money back in the bank's app.
Result<Transaction> TransactionEngine::refundByHand(const QUuid &id, const QString &reason)
{
    const auto clean =
        validated(Confirmation{.subject = Evidence::Subject::Refund, .note = reason});
    if (!clean)
        return tl::unexpected(clean.error());
    const QDateTime at = now();
    return recorded(inWriteTransaction(database(), [&]() -> Result<Changed> {
        const auto found = store().find(id);
        if (found && found->status == Status::Code::Refund)
            return Changed{*found, {}};
        return confirmed(id, *clean, at);
    }));
}

Result<Transaction> TransactionEngine::confirm(const QUuid &id, const Confirmation &confirmation)
{
    if (isSandbox())
        return refused(Error::Code::Unsupported, u"a sandbox has no money to confirm"_s);
    const auto clean = validated(confirmation);
    if (!clean)
        return tl::unexpected(clean.error());
    const QDateTime at = now();
    return recorded(inWriteTransaction(database(), [&] { return confirmed(id, *clean, at); }));
}

/// Records the changes after the commit.
Result<Transaction> TransactionEngine::recorded(const Result<Changed> &changed)
{
    if (changed)
        m_changed += changed->changes;
    return changed.map([](const Changed &c) { return c.transaction; });
}

Result<TransactionEngine::Changed> TransactionEngine::confirmed(const QUuid &id,
                                                                const Confirmation &confirmation,
                                                                const QDateTime &now)
{
    const auto found = store().find(id);
    if (!found)
        return tl::unexpected(found.error());
    if (found->operation != Operation::CashIn)
        return refused(Error::Code::TransitionRefused, u"only a charge is confirmed"_s);
    const auto evidence = evidenceOf(*found, confirmation, now);
    if (!evidence)
        return tl::unexpected(evidence.error());
    if (isKnown(*found, *evidence))
        return Changed{*found, {}};
    if (confirmation.subject == Evidence::Subject::Refund)
        return refundedBy(*found, *evidence);
    if (contradicts(*found, confirmation))
        return withEvidence(*found, *evidence, Evidence::Role::Contradiction);
    return paidBy(*found, *evidence, now);
}

/// Confirms the payment of a charge, or verifies it if the charge is paid.
Result<TransactionEngine::Changed> TransactionEngine::paidBy(const Transaction &transaction,
                                                             const Evidence &evidence,
                                                             const QDateTime &now)
{
    const Status &status = transaction.status;
    const bool isPaid = status == Status::Code::Paid || status == Status::Code::Refund;
    if (isPaid && evidence.kind != EvidenceKind::ByHand)
        return withEvidence(transaction, evidence, Evidence::Role::Verification);
    const bool isDue = transaction.expires && *transaction.expires <= now;
    QList<Transaction> changes;
    if (isDue) {
        const auto done = expired(transaction);
        if (!done)
            return tl::unexpected(done.error());
        changes.append(*done);
    }
    const Transaction &before = isDue ? changes.constFirst() : transaction;
    const auto paid =
        movedBy(before, Status::Code::Paid, evidence, moveTime(evidence, transaction.created));
    if (!paid)
        return tl::unexpected(paid.error());
    changes.append(*paid);
    return Changed{*paid, changes};
}

/// Records that a part or the rest of the payment of a charge went back. The charge becomes
/// refunded with the last part.
Result<TransactionEngine::Changed> TransactionEngine::refundedBy(const Transaction &transaction,
                                                                 const Evidence &evidence)
{
    const bool isByHand = evidence.kind == EvidenceKind::ByHand;
    const bool isGivenBack = transaction.status == Status::Code::Refund;
    if (!isGivenBack && transaction.status != Status::Code::Paid)
        return refused(Error::Code::TransitionRefused, u"from "_s + transaction.status.toText());
    const Money returned = isGivenBack ? Money() : returnedAmount(transaction);
    const Money rest = transaction.amount - returned;
    if (!isGivenBack && !isByHand && isStated(transaction, evidence))
        return withEvidence(transaction, evidence, Evidence::Role::Verification);
    if (evidence.amount && *evidence.amount > rest)
        return tl::unexpected(Error{Error::Code::TransitionRefused,
                                    {{Field::Amount, Problem::NotAllowed}},
                                    u"more than the rest of the payment"_s});
    if (isGivenBack && !isByHand)
        return withEvidence(transaction, evidence, Evidence::Role::Verification);
    if (isByHand && !isGivenBack && isTooOldToRefund(transaction, evidence.recordedAt))
        return tooLate();
    if (!isGivenBack && evidence.amount && *evidence.amount < rest)
        return withEvidence(transaction, evidence, Evidence::Role::Verification);
    Evidence last = evidence;
    if (!returned.isZero())
        last.amount = rest;
    const QDateTime at = std::max(moveTime(last, transaction.created), *transaction.finished);
    return movedBy(transaction, Status::Code::Refund, last, at)
        .map([](const Transaction &refunded) {
            return Changed{refunded, {refunded}};
        });
}

/// Adds evidence that leaves the status as it is.
Result<TransactionEngine::Changed> TransactionEngine::withEvidence(const Transaction &transaction,
                                                                   const Evidence &evidence,
                                                                   Evidence::Role role)
{
    Evidence record = evidence;
    record.role = role;
    return store()
        .addEvidence(transaction.id, record)
        .and_then([&] { return store().find(transaction.id); })
        .map([](const Transaction &found) {
            return Changed{found, {}};
        });
}

Result<Transaction> TransactionEngine::withdraw(const QUuid &id, const Withdrawal &withdrawal)
{
    if (isSandbox())
        return refused(Error::Code::Unsupported, u"a sandbox has no money to confirm"_s);
    const auto clean = validated(withdrawal);
    if (!clean)
        return tl::unexpected(clean.error());
    const QDateTime at = now();
    auto done = inWriteTransaction(database(), [&] { return withdrawn(id, *clean, at); });
    if (done)
        m_changed.append(*done);
    return done;
}

Result<Transaction> TransactionEngine::withdrawn(const QUuid &id, const Withdrawal &withdrawal,
                                                 const QDateTime &now)
{
    const auto found = store().find(id);
    if (!found)
        return tl::unexpected(found.error());
    if (found->operation != Operation::CashIn || found->status != Status::Code::Paid)
        return refused(Error::Code::TransitionRefused, u"from "_s + found->status.toText());
    const auto confirmation = confirmationOf(*found);
    if (!withdrawal.line.isEmpty() && (!confirmation || confirmation->line != withdrawal.line))
        return tl::unexpected(Error{Error::Code::TransitionRefused,
                                    {{Field::StatementLine, Problem::NotAllowed}},
                                    u"other evidence made the charge paid"_s});
    if (!canWithdraw(*found))
        return tl::unexpected(Error{Error::Code::TransitionRefused,
                                    {{Field::Identifier, Problem::NotAllowed}},
                                    u"the bank shows the payment"_s});
    const QDateTime at = std::max(now, found->events.constFirst().at);
    const Evidence record{.role = Evidence::Role::Withdrawal,
                          .recordedAt = at,
                          .movedDay = brasiliaDay(at),
                          .person = withdrawal.person,
                          .till = withdrawal.till,
                          .note = withdrawal.reason};
    return movedBy(*found, Status::Code::Canceled, record, at);
}

/// Stores a status change that evidence makes. A charge that had no commission gets one; the
/// commission of a payment that the bank reports may be unknown.
Result<Transaction> TransactionEngine::movedBy(const Transaction &transaction, Status::Code target,
                                               const Evidence &evidence, const QDateTime &finished)
{
    if (!transaction.status.canTransitionByEvidenceTo(target))
        return refused(Error::Code::TransitionRefused, u"from "_s + transaction.status.toText());
    const CommissionRule &rule = m_settings->terms.cashInCommission;
    const bool isAtBank = target == Status::Code::Paid && evidence.kind == EvidenceKind::BankApi;
    std::optional<Money> commission = transaction.commission;
    if (isOverWithoutMoney(target))
        commission = Money();
    else if (isAtBank && commission == Money())
        commission = commissionAtBank(transaction.amount, rule);
    else if (isOverWithoutMoney(transaction.status.code()))
        commission = commissionOn(transaction.amount, rule);
    const StatusTransition move{
        .id = transaction.id,
        .from = transaction.status.code(),
        .to = target,
        .at = evidence.recordedAt,
        .endToEndId = {},
        .commission = commission,
        .isCommissionUnknown = !commission,
        .refundReason = target == Status::Code::Refund ? evidence.note : QString(),
        .evidence = evidence,
        .finished = finished,
    };
    return store().move(move).and_then([&] { return store().find(transaction.id); });
}

/// Stores a status change of the service itself, inside a write transaction.
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
