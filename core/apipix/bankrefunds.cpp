// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankrefunds.h"

#include "core/apipix/cobrequest.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"
#include "core/service/transactionservice.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTimer>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// More returns and refused attempts than a person makes.
constexpr int kMaxReturns = 50;

Error unconfirmedReturn(const QString &why)
{
    return {Error::Code::Unconfirmed, {}, why};
}

Error refusedAmount(Problem problem, const QString &why)
{
    return {Error::Code::TransitionRefused, {{Field::Amount, problem}}, why};
}

/// Returns true if the shop has recorded the return.
bool isRecorded(const Transaction &charge, const PixReturn &made)
{
    return !made.returnId.isEmpty() &&
           std::any_of(charge.evidence.begin(), charge.evidence.end(), [&](const Evidence &record) {
               return record.subject == Evidence::Subject::Refund &&
                      record.endToEndId.compare(made.returnId, Qt::CaseInsensitive) == 0;
           });
}

} // namespace

BankRefunds::BankRefunds(TransactionService &shop, const QString &intents,
                         const BankRefundIntervals &intervals, QObject *parent)
    : QObject(parent)
    , m_shop(shop)
    , m_intervals(intervals)
    , m_log(intents)
{}

void BankRefunds::open(const Callback<void> &callback)
{
    onAnswer(m_log.open(), this, callback);
}

void BankRefunds::setBank(ApiPixClient *client)
{
    m_client = client;
    m_source = client ? client->connection().name : QString();
    // The handlers of the old client are not called any more.
    const auto interrupted = std::exchange(m_jobs, {});
    for (const JobPointer &job : interrupted)
        finish(job, tl::unexpected(unconfirmedReturn(u"the bank is not connected"_s)));
}

bool BankRefunds::canRefund(const Transaction &charge) const
{
    const ApiPixClient *client = m_client;
    if (!client || !client->psp().refunds || charge.operation != Operation::CashIn ||
        charge.status != Status::Code::Paid || charge.endToEndId.isEmpty())
        return false;
    const QList<Evidence> records = evidenceInForce(charge);
    return std::any_of(records.begin(), records.end(), [&charge](const Evidence &record) {
        return record.kind == EvidenceKind::BankApi &&
               record.subject == Evidence::Subject::Payment &&
               record.endToEndId == charge.endToEndId;
    });
}

QString BankRefunds::returnId(const QUuid &charge, int attempt)
{
    return QUuid::createUuidV5(charge, u"devolucao/%1"_s.arg(attempt)).toString(QUuid::Id128);
}

QByteArray BankRefunds::pathOf(const JobPointer &job)
{
    return "/pix/" + job->charge.endToEndId.toLatin1() + "/devolucao/" +
           returnId(job->charge.id, job->attempt).toLatin1();
}

QString BankRefunds::referenceOf(const JobPointer &job)
{
    return returnId(job->charge.id, job->attempt);
}

bool BankRefunds::isUnderWay(const JobPointer &job) const
{
    return m_client && m_jobs.contains(job);
}

void BankRefunds::refund(const Transaction &charge, Money amount, const QString &reason,
                         const Callback<Transaction> &callback)
{
    Q_ASSERT(canRefund(charge));
    const bool isBusy = std::any_of(m_jobs.begin(), m_jobs.end(), [&charge](const JobPointer &job) {
        return job->charge.id == charge.id && job->callback;
    });
    if (isBusy)
        return callback(tl::unexpected(unconfirmedReturn(u"a refund is in progress"_s)));
    if (amount > charge.amount - returnedAmount(charge))
        return callback(tl::unexpected(
            refusedAmount(Problem::NotAllowed, u"more than the rest of the payment"_s)));
    const auto job = std::make_shared<Job>();
    job->charge = charge;
    job->amount = amount;
    job->reason = reason;
    job->callback = callback;
    job->body =
        QJsonDocument(QJsonObject{{u"valor"_s, amount.toDecimal()}}).toJson(QJsonDocument::Compact);
    job->answerUntil.setRemainingTime(m_intervals.answer);
    job->pollUntil.setRemainingTime(m_intervals.end);
    // A job without a caller only waits for the bank; this call waits instead.
    m_jobs.removeIf([&charge](const JobPointer &other) { return other->charge.id == charge.id; });
    m_jobs.append(job);
    findOpenIntent(job);
}

/// Calls the caller once; later results are recorded in the shop only.
void BankRefunds::finish(const JobPointer &job, const Result<Transaction> &result)
{
    if (result || result.error().code != Error::Code::Unconfirmed)
        m_jobs.removeOne(job);
    if (const auto callback = std::exchange(job->callback, {}))
        callback(result);
}

/// Stores the outcome of the intent, if there is one. A failure leaves the intent open, so that a
/// repeated call looks the return up.
void BankRefunds::settle(const JobPointer &job, IntentState state,
                         const std::function<void()> &then)
{
    const qint64 number = std::exchange(job->intent, 0);
    job->isOpen = false;
    if (number == 0)
        return then();
    const auto charge =
        state == IntentState::Confirmed ? std::optional(job->charge.id) : std::optional<QUuid>();
    onAnswer(m_log.settle(number, state, charge), this,
             [then](const Result<void> & /*settled*/) { then(); });
}

void BankRefunds::fail(const JobPointer &job, IntentState state, const Error &error)
{
    settle(job, state, [this, job, error] { finish(job, tl::unexpected(error)); });
}

/// Continues with the earlier return of this payment whose outcome is unknown, if there is one.
void BankRefunds::findOpenIntent(const JobPointer &job)
{
    onAnswer(m_log.openIntents(), this, [this, job](const Result<QList<Intent>> &intents) {
        if (!isUnderWay(job))
            return;
        if (!intents)
            return finish(job, tl::unexpected(intents.error()));
        for (const Intent &intent : *intents) {
            if (intent.pixKey != job->charge.endToEndId)
                continue;
            for (int attempt = 1; attempt <= kMaxReturns; ++attempt) {
                if (intent.reference != returnId(job->charge.id, attempt))
                    continue;
                job->attempt = attempt;
                job->intent = intent.number;
                job->isOpen = true;
                return lookUp(job);
            }
        }
        findAttempt(job);
    });
}

/// Finds the first id whose return is not known to be made, and looks the id up.
void BankRefunds::findAttempt(const JobPointer &job)
{
    onAnswer(m_log.find(referenceOf(job)), this, [this, job](const Result<Intent> &found) {
        if (!isUnderWay(job))
            return;
        if (!found && found.error().code != Error::Code::NotFound)
            return finish(job, tl::unexpected(found.error()));
        if (found && found->state == IntentState::Confirmed)
            return nextAttempt(job);
        lookUp(job);
    });
}

void BankRefunds::nextAttempt(const JobPointer &job)
{
    if (job->attempt == kMaxReturns)
        return finish(job, failure(Error::Code::TransitionRefused, u"too many returns"_s));
    ++job->attempt;
    findAttempt(job);
}

/// Returns the return that the reply describes; nullopt for any other reply.
std::optional<PixReturn> BankRefunds::returnIn(const JobPointer &job,
                                               const ApiPixReply &reply) const
{
    const auto body = bodyOf(reply);
    const auto made =
        body && reply.stage == ApiPixReply::Stage::Call ? pixReturnFromJson(*body) : std::nullopt;
    const bool isOurs = made && made->id.compare(referenceOf(job), Qt::CaseInsensitive) == 0;
    return isOurs ? made : std::nullopt;
}

void BankRefunds::lookUp(const JobPointer &job)
{
    m_client->get(pathOf(job), {}, [this, job](const ApiPixReply &reply) {
        if (isUnderWay(job))
            handleLookUp(job, reply);
    });
}

void BankRefunds::handleLookUp(const JobPointer &job, const ApiPixReply &reply)
{
    if (const auto made = returnIn(job, reply))
        return handleReturn(job, *made);
    if (!job->isSent) {
        if (isAbsence(reply))
            return handleAbsence(job);
        const auto body = bodyOf(reply);
        if (!body && !job->isOpen) // nothing was sent
            return finish(job, tl::unexpected(body.error()));
    }
    if (job->isRefused && isAbsence(reply))
        return fail(job, IntentState::Refused, job->error);
    m_jobs.removeOne(job);
    finish(job, tl::unexpected(unconfirmedReturn(u"no proof of the return"_s)));
}

/// Sends the request. The id of an open intent is used again. So the bank makes at most one return,
/// even if an earlier request is still on its way.
void BankRefunds::handleAbsence(const JobPointer &job)
{
    if (!job->isOpen)
        return begin(job);
    settle(job, IntentState::Refused, [this, job] {
        if (isUnderWay(job))
            begin(job);
    });
}

void BankRefunds::begin(const JobPointer &job)
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const Intent intent{.operation = Operation::CashOut,
                        .reference = referenceOf(job),
                        .amount = job->amount,
                        .pixKey = job->charge.endToEndId,
                        .body = job->body,
                        .created = now,
                        .lastSent = now};
    onAnswer(m_log.begin(intent), this, [this, job](const Result<qint64> &number) {
        if (!isUnderWay(job))
            return;
        if (number) {
            job->intent = *number;
            return put(job);
        }
        // Another program returns the same payment.
        const bool isBusy = number.error().code == Error::Code::Conflict;
        m_jobs.removeOne(job);
        finish(job, tl::unexpected(isBusy ? unconfirmedReturn(u"a refund is in progress"_s)
                                          : number.error()));
    });
}

void BankRefunds::put(const JobPointer &job)
{
    job->isSent = true;
    m_client->change("PUT", pathOf(job), job->body, [this, job](const ApiPixReply &reply) {
        if (isUnderWay(job))
            handlePut(job, reply);
    });
}

void BankRefunds::handlePut(const JobPointer &job, const ApiPixReply &reply)
{
    const PutOutcome outcome = putOutcomeOf(reply);
    if (outcome == PutOutcome::NotSent)
        return fail(job, IntentState::NotSent, bodyOf(reply).error());
    if (const auto made = returnIn(job, reply); made && made->amount == job->amount)
        return handleReturn(job, *made);
    job->isRefused = outcome == PutOutcome::Refused;
    if (job->isRefused) {
        job->error = bodyOf(reply).error();
        if (job->error.code == Error::Code::NotUnderstood)
            job->error.code = Error::Code::TransitionRefused;
    }
    lookUp(job);
}

void BankRefunds::handleReturn(const JobPointer &job, const PixReturn &made)
{
    switch (made.state) {
    case PixReturnState::Done:
        // The return of an earlier call, which the shop has; this call is for another one.
        if (!job->isSent && !job->isOpen && isRecorded(job->charge, made))
            return nextAttempt(job);
        return record(job, made, true);
    case PixReturnState::InProgress:
    case PixReturnState::Unknown:
        job->isSent = true;
        return waitForReturn(job);
    case PixReturnState::Refused:
        return handleRefusal(job);
    }
    Q_UNREACHABLE();
}

/// The bank has not made the return. Another return needs the next id.
void BankRefunds::handleRefusal(const JobPointer &job)
{
    if (job->isSent)
        return fail(job, IntentState::Refused,
                    {Error::Code::TransitionRefused, {}, u"not made by the bank"_s});
    settle(job, IntentState::Refused, [this, job] {
        if (isUnderWay(job))
            nextAttempt(job);
    });
}

void BankRefunds::waitForReturn(const JobPointer &job)
{
    const bool isLate = job->answerUntil.hasExpired();
    if (isLate)
        finish(job, tl::unexpected(unconfirmedReturn(u"the bank processes the return"_s)));
    if (job->pollUntil.hasExpired()) {
        m_jobs.removeOne(job);
        return;
    }
    QTimer::singleShot(isLate ? m_intervals.slow : m_intervals.poll, this, [this, job] {
        if (isUnderWay(job))
            lookUp(job);
    });
}

void BankRefunds::record(const JobPointer &job, const PixReturn &made, bool hasTime)
{
    Confirmation evidence{.subject = Evidence::Subject::Refund,
                          .kind = EvidenceKind::BankApi,
                          .match = Evidence::Match::ByIdentifier,
                          .note = job->reason,
                          .endToEndId = made.returnId,
                          .movedAt = hasTime ? made.settledAt : std::nullopt,
                          .amount = made.amount,
                          .source = m_source};
    if (made.returnId.isEmpty()) // a few banks state no id: the record then is one by hand
        evidence = {
            .subject = Evidence::Subject::Refund, .note = job->reason, .amount = made.amount};
    onAnswer(m_shop.confirm(job->charge.id, evidence), this,
             [this, job, made, hasTime](const Result<Transaction> &result) {
                 const bool isTime =
                     !result &&
                     std::any_of(result.error().fields.begin(), result.error().fields.end(),
                                 [](const auto &each) { return each.field == Field::MovedAt; });
                 if (isTime && hasTime) // the clock of the bank is wrong; the return is real
                     return record(job, made, false);
                 answerRecorded(job, made, result);
             });
}

/// The intent of a part stays open if nobody waits for the answer: the next call then learns that
/// the part has gone back, and sends nothing.
void BankRefunds::answerRecorded(const JobPointer &job, const PixReturn &made,
                                 const Result<Transaction> &recorded)
{
    if (!recorded)
        return finish(job, recorded);
    if (!job->callback && recorded->status != Status::Code::Refund) {
        m_jobs.removeOne(job);
        return;
    }
    const bool isOther = made.amount != job->amount;
    settle(job, IntentState::Confirmed, [this, job, recorded, isOther] {
        if (isOther)
            finish(job, tl::unexpected(refusedAmount(Problem::Unsettled,
                                                     u"an earlier return was made after all"_s)));
        else
            finish(job, recorded);
    });
}

} // namespace core
