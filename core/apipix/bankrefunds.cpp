// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankrefunds.h"

#include "core/apipix/cobrequest.h"
#include "core/domain/chargeevidence.h"
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

/// More refused attempts than a person makes.
constexpr int kMaxReturns = 50;

Error unconfirmedReturn(const QString &why)
{
    return {Error::Code::Unconfirmed, {}, why};
}

} // namespace

BankRefunds::BankRefunds(TransactionService &shop, const BankRefundIntervals &intervals,
                         QObject *parent)
    : QObject(parent)
    , m_shop(shop)
    , m_intervals(intervals)
{}

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
    const QList<Evidence> records = evidenceInForce(charge);
    return m_client && charge.operation == Operation::CashIn &&
           charge.status == Status::Code::Paid && !charge.endToEndId.isEmpty() &&
           std::any_of(records.begin(), records.end(), [&charge](const Evidence &record) {
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

void BankRefunds::refund(const Transaction &charge, const QString &reason,
                         const Callback<Transaction> &callback)
{
    Q_ASSERT(canRefund(charge));
    const bool isBusy = std::any_of(m_jobs.begin(), m_jobs.end(), [&charge](const JobPointer &job) {
        return job->charge.id == charge.id && job->callback;
    });
    if (isBusy)
        return callback(tl::unexpected(unconfirmedReturn(u"a refund is in progress"_s)));
    const auto job = std::make_shared<Job>();
    job->charge = charge;
    job->amount = charge.amount - returnedAmount(charge);
    job->reason = reason;
    job->callback = callback;
    job->answerUntil.setRemainingTime(m_intervals.answer);
    job->pollUntil.setRemainingTime(m_intervals.end);
    m_jobs.append(job);
    lookUp(job);
}

/// Calls the caller once; later results are recorded in the shop only.
void BankRefunds::finish(const JobPointer &job, const Result<Transaction> &result)
{
    if (result || result.error().code != Error::Code::Unconfirmed)
        m_jobs.removeOne(job);
    if (const auto callback = std::exchange(job->callback, {}))
        callback(result);
}

/// Returns the return that the reply describes; nullopt for any other reply.
std::optional<PixReturn> BankRefunds::returnIn(const JobPointer &job,
                                               const ApiPixReply &reply) const
{
    const auto body = bodyOf(reply);
    const auto made =
        body && reply.stage == ApiPixReply::Stage::Call ? pixReturnFromJson(*body) : std::nullopt;
    const bool isOurs =
        made && made->id.compare(returnId(job->charge.id, job->attempt), Qt::CaseInsensitive) == 0;
    return isOurs && made->amount == job->amount ? made : std::nullopt;
}

void BankRefunds::lookUp(const JobPointer &job)
{
    m_client->get(pathOf(job), {}, [this, job](const ApiPixReply &reply) {
        if (m_jobs.contains(job))
            handleLookUp(job, reply);
    });
}

void BankRefunds::handleLookUp(const JobPointer &job, const ApiPixReply &reply)
{
    if (const auto made = returnIn(job, reply))
        return handleReturn(job, *made);
    if (!job->isSent) {
        if (isAbsence(reply))
            return put(job);
        const auto body = bodyOf(reply);
        if (!body) // nothing was sent
            return finish(job, tl::unexpected(body.error()));
    }
    if (job->isRefused && isAbsence(reply))
        return finish(job, tl::unexpected(job->error));
    m_jobs.removeOne(job);
    finish(job, tl::unexpected(unconfirmedReturn(u"no proof of the return"_s)));
}

void BankRefunds::put(const JobPointer &job)
{
    job->isSent = true;
    const QJsonObject body{{u"valor"_s, job->amount.toDecimal()}};
    m_client->change("PUT", pathOf(job), QJsonDocument(body).toJson(QJsonDocument::Compact),
                     [this, job](const ApiPixReply &reply) {
                         if (m_jobs.contains(job))
                             handlePut(job, reply);
                     });
}

void BankRefunds::handlePut(const JobPointer &job, const ApiPixReply &reply)
{
    const PutOutcome outcome = putOutcomeOf(reply);
    if (outcome == PutOutcome::NotSent)
        return finish(job, tl::unexpected(bodyOf(reply).error()));
    if (const auto made = returnIn(job, reply))
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
        return record(job, made, true);
    case PixReturnState::InProgress:
    case PixReturnState::Unknown:
        job->isSent = true;
        return waitForReturn(job);
    case PixReturnState::Refused:
        break;
    }
    if (job->isSent || job->attempt == kMaxReturns)
        return finish(job, failure(Error::Code::TransitionRefused, u"not made by the bank"_s));
    ++job->attempt;
    lookUp(job);
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
        if (m_jobs.contains(job))
            lookUp(job);
    });
}

void BankRefunds::record(const JobPointer &job, const PixReturn &made, bool hasTime)
{
    // A few banks state no id of the return; the record then is one by hand.
    const auto recorded =
        made.returnId.isEmpty()
            ? m_shop.refund(job->charge.id, job->reason)
            : m_shop.confirm(job->charge.id, {.subject = Evidence::Subject::Refund,
                                              .kind = EvidenceKind::BankApi,
                                              .match = Evidence::Match::ByIdentifier,
                                              .note = job->reason,
                                              .endToEndId = made.returnId,
                                              .movedAt = hasTime ? made.settledAt : std::nullopt,
                                              .amount = made.amount,
                                              .source = m_source});
    onAnswer(recorded, this, [this, job, made, hasTime](const Result<Transaction> &result) {
        const bool isTime =
            !result && std::any_of(result.error().fields.begin(), result.error().fields.end(),
                                   [](const auto &each) { return each.field == Field::MovedAt; });
        if (isTime && hasTime) // the clock of the bank is wrong; the return is real all the same
            return record(job, made, false);
        m_jobs.removeOne(job);
        finish(job, result);
    });
}

} // namespace core
