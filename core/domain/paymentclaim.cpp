// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/paymentclaim.h"

#include "core/domain/ascii.h"
#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/endtoendending.h"
#include "core/domain/transactionfilter.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

constexpr qsizetype kIdLength = 32;
/// Maximum length of a claim without an id. Each word of a longer text would be parsed as a time.
constexpr qsizetype kMaxLength = 1'000;
constexpr qsizetype kOwnLength = 11; ///< free characters at the end of the id

/// Maximum difference between the clocks of a payer's bank and this computer.
constexpr std::chrono::seconds kClockSlack = 5min;

/// Maximum difference between the minute on a payer's screen and the end of the payment.
constexpr std::chrono::seconds kMinuteSlack = 2min;

/// Maximum difference between the minute inside an id and the settlement.
constexpr std::chrono::seconds kSettlement = 12h;

bool isPlain(QChar c)
{
    return c.unicode() < 128 && c.isLetterOrNumber();
}

/// Returns true if an end-to-end id can have the character at that position, from 0.
bool isAllowedAt(qsizetype place, QChar c)
{
    if (place == 0)
        return c.toUpper() == u'E' || c.toUpper() == u'D';
    return place > 8 && place < kIdLength - kOwnLength ? isDigit(c) : isPlain(c);
}

/// Parses a whole id, also in lower case: except for the free characters, an id has capitals only.
std::optional<EndToEndId> wholeId(const QString &text)
{
    return EndToEndId::parse(
        QString(text.left(kIdLength - kOwnLength).toUpper() + text.mid(kIdLength - kOwnLength)));
}

/// Returns the first id within a longer text.
std::optional<EndToEndId> idWithin(const QString &text)
{
    QString run;
    for (const QChar c : text + u' ') {
        if (isPlain(c)) {
            run += c;
            continue;
        }
        if (const auto id = wholeId(run))
            return id;
        run.clear();
    }
    return std::nullopt;
}

QString withoutBlanks(const QString &text)
{
    QString rest;
    std::copy_if(text.begin(), text.end(), std::back_inserter(rest),
                 [](QChar c) { return !c.isSpace(); });
    return rest;
}

/// Parses "14:02", "14:02:31", "14h02". Returns an invalid time for any other text.
QTime timeOf(const QString &word)
{
    for (const auto format : {"H:mm"_L1, "H:mm:ss"_L1, "H'h'mm"_L1}) {
        const QTime time = QTime::fromString(word.toLower(), format);
        if (time.isValid())
            return time;
    }
    return {};
}

/// Parses "1402": the number pad has no colon.
QTime timeOfDigits(const QString &text)
{
    const bool isTime =
        (text.size() == 3 || text.size() == 4) && std::all_of(text.begin(), text.end(), isDigit);
    return isTime ? QTime::fromString(text.rightJustified(4, u'0'), "HHmm"_L1) : QTime();
}

/// Parses "15,00 1402". The comma excludes an end-to-end id.
std::optional<std::pair<Money, QTime>> amountAndDigits(QStringList words)
{
    if (words.size() < 2 || !words.join(u' ').contains(u','))
        return std::nullopt;
    const QTime time = timeOfDigits(words.takeLast());
    const auto amount = Money::parseTyped(words.join(u' '));
    if (!time.isValid() || !amount)
        return std::nullopt;
    return std::pair(*amount, time);
}

/// Returns the time today, or last night if the time today is in the future.
QDateTime latestMinute(QTime time, const QDateTime &now)
{
    const QDate today = brasiliaDay(now);
    const auto on = [time](QDate day) {
        return QDateTime(day, QTime(time.hour(), time.minute()), brasilia()).toUTC();
    };
    const QDateTime minute = on(today);
    if (minute <= now.addDuration(kClockSlack))
        return minute;
    const QDateTime lastNight = on(today.addDays(-1));
    return lastNight >= now.addDuration(-kSettlement) ? lastNight : minute;
}

PaymentClaim flawed(ClaimFlaw flaw)
{
    PaymentClaim claim;
    claim.flaw = flaw;
    return claim;
}

/// Parses an end-to-end id or the end of one.
tl::expected<PaymentClaim, ClaimGap> readId(const QString &text)
{
    if (text.size() < PaymentClaim::kMinSuffixLength)
        return tl::unexpected(ClaimGap::TooShort);
    if (!std::all_of(text.begin(), text.end(), isPlain))
        return flawed(ClaimFlaw::Characters);
    const bool isFromTheFirst = text.size() > kOwnLength && isAllowedAt(0, text[0]);
    if (text.size() > kIdLength || (isFromTheFirst && text.size() < kIdLength))
        return flawed(ClaimFlaw::Length);
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isAllowedAt(kIdLength - text.size() + i, text[i]))
            return flawed(ClaimFlaw::Characters);
    }
    // The length of an id, but with an invalid minute.
    if (text.size() == kIdLength)
        return flawed(ClaimFlaw::Characters);
    PaymentClaim claim;
    claim.ending = text;
    return claim;
}

PaymentClaim ofId(const EndToEndId &id)
{
    PaymentClaim claim;
    claim.id = id;
    claim.ending = id.toText();
    claim.minute = id.minute();
    if (id.kind() == EndToEndId::Kind::Return)
        claim.flaw = ClaimFlaw::Return;
    return claim;
}

QDateTime earliest(const PaymentClaim &claim)
{
    return claim.minute.addDuration(-kMinuteSlack);
}

/// Returns the exclusive upper bound of the payment time.
QDateTime latest(const PaymentClaim &claim)
{
    return claim.minute.addDuration(1min + kMinuteSlack);
}

bool fits(const Transaction &payment, const PaymentClaim &claim)
{
    const auto status = payment.status.code();
    const bool isReceived = payment.operation == Operation::CashIn &&
                            (status == Status::Code::Paid || status == Status::Code::Refund);
    if (!isReceived)
        return false;
    if (!claim.ending.isEmpty())
        return endsEndToEndId(payment, claim.ending);
    const auto paid = paymentTime(payment);
    return payment.amount == claim.amount && paid && *paid >= earliest(claim) &&
           *paid < latest(claim);
}

/// Returns the flaw in the time of a claim without a matching payment.
std::optional<ClaimFlaw> flawInTime(const QDateTime &minute, const QDateTime &now)
{
    if (!minute.isValid())
        return std::nullopt;
    if (minute > now.addDuration(kClockSlack))
        return ClaimFlaw::Future;
    if (minute < now.addDuration(-kSettlement) && brasiliaDay(minute) != brasiliaDay(now))
        return ClaimFlaw::OtherDay;
    return std::nullopt;
}

} // namespace

tl::expected<PaymentClaim, ClaimGap>
PaymentClaim::read(const QString &text, std::optional<Money> amount, const QDateTime &now)
{
    const QString whole = withoutBlanks(text);
    if (whole.isEmpty())
        return tl::unexpected(ClaimGap::Nothing);
    if (const auto id = idWithin(text))
        return ofId(*id);
    if (const auto id = wholeId(whole))
        return ofId(*id);
    const QString simplified = text.simplified();
    if (simplified.size() > kMaxLength)
        return flawed(ClaimFlaw::Length);
    QStringList words = simplified.split(u' ');
    const auto word = std::find_if(words.begin(), words.end(),
                                   [](const QString &one) { return timeOf(one).isValid(); });
    QTime time = timeOfDigits(whole);
    if (word != words.end()) {
        time = timeOf(*word);
        words.erase(word);
        if (!words.isEmpty())
            amount = Money::parseTyped(words.join(u' '));
    } else if (const auto typed = amountAndDigits(words)) {
        std::tie(amount, time) = *typed;
    } else if (!time.isValid() && Money::parseTyped(text.trimmed())) {
        return tl::unexpected(ClaimGap::Minute);
    }
    if (!time.isValid())
        return readId(whole);
    if (!amount || amount->isZero())
        return tl::unexpected(ClaimGap::Amount);
    PaymentClaim claim;
    claim.amount = *amount;
    claim.minute = latestMinute(time, now);
    return claim;
}

std::optional<TransactionFilter> PaymentClaim::filter() const
{
    if (flaw)
        return std::nullopt;
    TransactionFilter filter;
    filter.operation = Operation::CashIn;
    if (!ending.isEmpty()) {
        filter.endToEndIdEnding = ending;
        return filter;
    }
    filter.statuses = {Status::Code::Paid, Status::Code::Refund};
    filter.minAmount = filter.maxAmount = amount;
    filter.paidFrom = earliest(*this);
    filter.paidUntil = latest(*this);
    filter.initialDate = brasiliaDay(minute).addDays(-kWaitingDays);
    return filter;
}

tl::expected<ClaimVerdict, ClaimGap> judged(const PaymentClaim &claim,
                                            const ClaimEvidence &evidence)
{
    ClaimVerdict verdict;
    verdict.minute = claim.minute;
    const auto isImpossible = [&verdict](std::optional<ClaimFlaw> flaw) {
        verdict.flaw = flaw;
        if (flaw)
            verdict.answer = ClaimAnswer::Impossible;
        return flaw.has_value();
    };
    if (isImpossible(claim.flaw))
        return verdict;
    if (!evidence.seesPayments) {
        isImpossible(flawInTime(claim.minute, evidence.now));
        return verdict;
    }
    if (!evidence.read)
        return verdict;

    QList<Transaction> payments;
    for (const Transaction &payment : evidence.read->transactions) {
        if (!fits(payment, claim))
            continue;
        if (claim.id && payment.endToEndId == claim.id->toText()) { // exact, case-sensitive match
            payments = {payment};
            break;
        }
        payments.append(payment);
    }
    if (payments.size() > 1)
        return tl::unexpected(ClaimGap::Several);
    if (payments.isEmpty()) {
        if (!isImpossible(flawInTime(claim.minute, evidence.now)))
            verdict.answer = ClaimAnswer::NotReceived;
        return verdict;
    }
    const Transaction &payment = payments.constFirst();
    verdict.payment = payment;
    if (const auto out = evidence.handedOver.constFind(payment.id);
        out != evidence.handedOver.constEnd())
        verdict.handedOver = *out;
    if (verdict.handedOver || payment.status == Status::Code::Refund)
        verdict.answer = ClaimAnswer::AlreadyUsed;
    else
        verdict.answer =
            payment.id == evidence.inFront ? ClaimAnswer::PaidThis : ClaimAnswer::PaidOther;
    return verdict;
}

} // namespace core
