// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/paymentsync.h"

#include "core/apipix/bankpaymentlog.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionfilter.h"
#include "core/service/transactionservice.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr int kChargeDays = 90;
constexpr std::chrono::seconds kOverlap = 10min;
constexpr std::chrono::seconds kFirstOverlap = 24h;
/// Before the present time: later payments may still be missing in a list.
constexpr std::chrono::seconds kBeforeNow = 5s;
/// After the present time: the time of the bank is known within two seconds.
constexpr std::chrono::seconds kAfterNow = 2s;
constexpr std::chrono::seconds kMaxWindow = 24h;
constexpr std::chrono::seconds kMinWindow = 1h;
constexpr int kPageSize = 100;
constexpr int kMaxPages = 2000;
constexpr qsizetype kMaxKnown = 100'000;
/// As many confirmations as share a commit; another till waits for no more.
constexpr qsizetype kMaxTogether = 64;

/// Returns true if the service refuses the time of a movement.
bool hasWrongTime(const Error &error)
{
    return error.code == Error::Code::InvalidInput &&
           std::any_of(error.fields.begin(), error.fields.end(),
                       [](const auto &each) { return each.field == Field::MovedAt; });
}

} // namespace

PaymentSync::PaymentSync(ApiPixClient &client, TransactionService &service, BankPaymentLog &log,
                         QObject *parent)
    : QObject(parent)
    , m_client(client)
    , m_service(service)
    , m_log(log)
{
    connect(&m_service, &TransactionService::changed, this, [this](const Transaction &transaction) {
        m_charges.add(transaction);
        if (transaction.status == Status::Code::Paid && m_confirming.contains(transaction.id))
            m_paid.insert(transaction.id);
        Q_EMIT chargesChanged();
    });
}

PaymentSync::~PaymentSync() = default;

void PaymentSync::run(const std::optional<QDateTime> &from,
                      const std::function<void(const PaymentSyncResult &)> &callback)
{
    Q_ASSERT(!isRunning());
    ++m_run;
    m_callback = callback;
    m_result = {};
    m_confirming.clear();
    m_paid.clear();
    m_hasGap = false;
    m_step = kMaxWindow;
    m_payments.clear();
    if (m_hasCharges)
        return readCursor(from);
    // Filled in the thread of the service, and read after the end of the call.
    const auto collected = std::make_shared<QList<Transaction>>();
    const TransactionFilter filter{.operation = Operation::CashIn,
                                   .createdFrom =
                                       QDateTime::currentDateTimeUtc().addDays(-kChargeDays)};
    const auto visit = [collected](const QList<Transaction> &batch) {
        *collected += batch;
        return true;
    };
    onAnswer(m_service.readAll(filter, visit), this,
             [this, collected, from](const Result<void> &read) {
                 if (!read)
                     return fail(read.error());
                 for (const Transaction &charge : std::as_const(*collected))
                     m_charges.add(charge);
                 m_hasCharges = true;
                 readCursor(from);
             });
}

void PaymentSync::readCursor(const std::optional<QDateTime> &from)
{
    if (from)
        return requestToken(*from, true);
    onAnswer(m_log.cursor(m_client.connection().id), this,
             [this](const Result<std::optional<QDateTime>> &cursor) {
                 if (!cursor)
                     return fail(cursor.error());
                 requestToken(cursor->value_or(QDateTime()), false);
             });
}

/// Requests a token first: its answer has the time of the bank.
void PaymentSync::requestToken(const QDateTime &from, bool isExact)
{
    m_client.requestToken([this, from, isExact](const ApiPixReply &reply) {
        if (const auto token = bodyOf(reply); !token) {
            m_result.retryAfter = reply.result.answer.retryAfter;
            return fail(token.error());
        }
        m_end = m_client.bankTime().addSecs(-kBeforeNow.count());
        QDateTime start = from;
        if (!isExact && from.isValid())
            start = from.addSecs(-(m_hasRun ? kOverlap : kFirstOverlap).count());
        else if (!from.isValid())
            start = m_end.addSecs(-kFirstOverlap.count());
        // A cursor by another clock must not skip the present.
        m_window.until = std::min(start, m_end.addSecs(-kOverlap.count()));
        nextWindow();
    });
}

void PaymentSync::nextWindow()
{
    if (m_window.until >= m_end)
        return finish();
    m_window.from = m_window.until;
    m_window.until = std::min(m_window.from.addSecs(m_step.count()), m_end);
    m_unreadable = 0;
    requestPage(0);
}

void PaymentSync::requestPage(int page)
{
    // Payments of the present are recorded at once, but the cursor does not pass them.
    const bool isLast = m_window.until == m_end;
    const auto after = isLast && m_readsPresent ? kBeforeNow + kAfterNow : 0s;
    QUrlQuery query;
    query.addQueryItem(u"inicio"_s, toApiPixTime(m_window.from));
    query.addQueryItem(u"fim"_s, toApiPixTime(m_window.until.addSecs(after.count())));
    query.addQueryItem(u"paginacao.paginaAtual"_s, QString::number(page));
    query.addQueryItem(u"paginacao.itensPorPagina"_s, QString::number(kPageSize));
    m_client.get("/pix", query,
                 [this, page](const ApiPixReply &reply) { handlePage(reply, page); });
}

void PaymentSync::handlePage(const ApiPixReply &reply, int page)
{
    const auto body = bodyOf(reply);
    if (!body) {
        constexpr int kRefused = 400;
        const bool isRefused =
            reply.stage == ApiPixReply::Stage::Call && reply.result.answer.status == kRefused;
        if (isRefused && m_readsPresent && m_window.until == m_end && page == 0) {
            m_readsPresent = false;
            return requestPage(0);
        }
        const bool isSlow =
            body.error().code == Error::Code::Unavailable && reply.result.answer.status != 429;
        const auto length = std::chrono::seconds(m_window.from.secsTo(m_window.until));
        if (isSlow && length > kMinWindow && m_step > kMinWindow) {
            // Banks time out on large lists. Smaller ones may work.
            m_step = std::max(length / 2, kMinWindow);
            m_window.until = m_window.from;
            discardWindow();
            return nextWindow();
        }
        m_result.retryAfter = reply.result.answer.retryAfter;
        return fail(body.error());
    }
    const auto read = pixPageFromJson(*body);
    if (!read || read->page != page || read->pageCount > kMaxPages)
        return fail({Error::Code::NotUnderstood, {}, u"an invalid list of payments"_s});
    m_page = page;
    // An empty page ends the list, whatever it promises.
    m_pageCount = read->items.isEmpty() && read->unreadable == 0 ? 0 : read->pageCount;
    m_unreadable += read->unreadable;
    m_payments.append(read->items);
    nextPayment();
}

bool PaymentSync::isOfShop(const PixPayment &payment) const
{
    return payment.pixKey.isEmpty() ||
           payment.pixKey.compare(m_client.connection().pixKey, Qt::CaseInsensitive) == 0;
}

/// Records the payments of a page, several at once, then continues with the next page.
void PaymentSync::nextPayment()
{
    while (!m_payments.isEmpty() && m_confirming.size() < kMaxTogether) {
        const PixPayment payment = m_payments.head();
        const auto known = m_known.constFind(payment.endToEndId);
        const bool isUnchanged = known != m_known.constEnd() && known->amount == payment.amount &&
                                 known->returned == payment.returned();
        const bool isNew = isOfShop(payment) && !isUnchanged;
        const auto charge = isNew ? m_charges.find(payment.txid) : std::nullopt;
        if (charge && m_confirming.contains(*charge))
            return; // continues after the earlier payment of the charge
        m_payments.dequeue();
        if (charge) {
            m_confirming.insert(*charge);
            confirm(payment, *charge, true);
        } else if (isNew) {
            note(payment, BankPayment::State::Unmatched, {});
        }
    }
    if (!m_confirming.isEmpty())
        return;
    if (m_page + 1 < m_pageCount)
        return requestPage(m_page + 1);
    endWindow();
}

void PaymentSync::finishPayment(const QUuid &charge)
{
    m_confirming.remove(charge);
    nextPayment();
}

void PaymentSync::confirm(const PixPayment &payment, const QUuid &charge, bool hasTime)
{
    m_paid.remove(charge);
    Confirmation evidence{.kind = EvidenceKind::BankApi,
                          .match = Evidence::Match::ByIdentifier,
                          .endToEndId = payment.endToEndId,
                          .amount = payment.amount,
                          .pixKey = payment.pixKey,
                          .source = m_client.connection().name};
    if (hasTime)
        evidence.movedAt = payment.settledAt;
    onAnswer(m_service.confirm(charge, evidence), this,
             [this, payment, charge, hasTime, run = m_run](const Result<Transaction> &confirmed) {
                 if (run != m_run)
                     return;
                 if (confirmed)
                     return handleConfirmed(payment, charge, *confirmed);
                 const Error &error = confirmed.error();
                 // The clock of the bank is wrong; the payment is real all the same.
                 if (hasWrongTime(error) && hasTime)
                     return confirm(payment, charge, false);
                 const bool isRefused = error.code == Error::Code::Conflict ||
                                        error.code == Error::Code::InvalidInput ||
                                        error.code == Error::Code::TransitionRefused ||
                                        error.code == Error::Code::NotFound;
                 if (!isRefused)
                     return fail(error);
                 note(payment, BankPayment::State::Differs, charge);
                 finishPayment(charge);
             });
}

void PaymentSync::handleConfirmed(const PixPayment &payment, const QUuid &charge,
                                  const Transaction &transaction)
{
    BankPayment::State state = BankPayment::State::Matched;
    for (const Evidence &record : transaction.evidence) {
        if (record.endToEndId != payment.endToEndId || record.kind != EvidenceKind::BankApi)
            continue;
        if (record.role == Evidence::Role::Contradiction)
            state = BankPayment::State::Differs;
    }
    if (m_paid.remove(charge)) // reported before the answer
        ++m_result.paid;
    note(payment, state, charge);
    QQueue<Confirmation> returns;
    if (state == BankPayment::State::Matched && transaction.status == Status::Code::Paid)
        returns.append(evidenceOfReturns(payment));
    recordReturns(charge, returns);
}

/// Returns the evidence of the returns that are done. Returns without an identifier have no record
/// of their own: if the whole payment went back, the last record has their amounts.
QList<Confirmation> PaymentSync::evidenceOfReturns(const PixPayment &payment) const
{
    QList<Confirmation> all;
    Money identified;
    for (const PixReturn &each : payment.returns) {
        if (each.state != PixReturnState::Done || each.returnId.isEmpty())
            continue;
        identified += each.amount;
        all.append({.subject = Evidence::Subject::Refund,
                    .kind = EvidenceKind::BankApi,
                    .match = Evidence::Match::ByIdentifier,
                    .note = each.nature,
                    .endToEndId = each.returnId,
                    .movedAt = each.settledAt,
                    .amount = each.amount,
                    .source = m_client.connection().name});
    }
    if (!all.isEmpty() && payment.returned() == payment.amount)
        *all.last().amount += payment.amount - identified;
    return all;
}

/// Records the returns of a payment one after the other.
void PaymentSync::recordReturns(const QUuid &charge, QQueue<Confirmation> returns)
{
    if (returns.isEmpty())
        return finishPayment(charge);
    const Confirmation evidence = returns.dequeue();
    onAnswer(m_service.confirm(charge, evidence), this,
             [this, charge, evidence, returns, run = m_run](const Result<Transaction> &recorded) {
                 if (run != m_run)
                     return;
                 QQueue<Confirmation> rest = returns;
                 if (!recorded && evidence.movedAt && hasWrongTime(recorded.error())) {
                     rest.prepend(evidence);
                     rest.first().movedAt.reset();
                 }
                 recordReturns(charge, rest); // the log has the amount of a refused return
             });
}

void PaymentSync::note(const PixPayment &payment, BankPayment::State state,
                       const std::optional<QUuid> &charge)
{
    const BankPayment record{.endToEndId = payment.endToEndId,
                             .connection = m_client.connection().id,
                             .txid = payment.txid,
                             .amount = payment.amount,
                             .returned = payment.returned(),
                             .settledAt = payment.settledAt,
                             .state = state,
                             .charge = charge};
    m_recorded.append(record);
    if (m_known.size() >= kMaxKnown)
        m_known.clear(); // repeats work only
    m_known.insert(record.endToEndId, record);
    ++m_result.payments;
    if (state != BankPayment::State::Matched)
        ++m_result.open;
}

void PaymentSync::endWindow()
{
    m_result.unreadable += m_unreadable;
    m_hasGap = m_hasGap || m_unreadable > 0;
    const auto until = m_hasGap ? std::nullopt : std::optional(m_window.until);
    onAnswer(m_log.save(m_client.connection().id, m_recorded, until), this,
             [this, until](const Result<void> &saved) {
                 if (!saved)
                     return fail(saved.error());
                 m_recorded.clear();
                 if (until)
                     m_result.until = until;
                 nextWindow();
             });
}

void PaymentSync::fail(const Error &error)
{
    ++m_run; // other confirmations may be in progress
    m_result.trouble = error;
    discardWindow();
    finish();
}

/// Forgets the payments that are not in the log yet. They are retrieved again.
void PaymentSync::discardWindow()
{
    for (const BankPayment &payment : std::as_const(m_recorded)) {
        m_known.remove(payment.endToEndId);
        --m_result.payments;
        if (payment.state != BankPayment::State::Matched)
            --m_result.open;
    }
    m_recorded.clear();
}

void PaymentSync::finish()
{
    if (!m_result.trouble && m_result.unreadable > 0)
        m_result.trouble = Error{Error::Code::NotUnderstood, {}, u"an unreadable payment"_s};
    m_hasRun = m_hasRun || !m_result.trouble;
    const auto callback = std::exchange(m_callback, {});
    callback(m_result);
}

} // namespace core
