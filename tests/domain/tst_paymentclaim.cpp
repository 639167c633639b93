// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/paymentclaim.h"
#include "core/domain/transactionfilter.h"
#include "tests/support/testmain.h"

#include <QtCore/QTimeZone>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

enum class Front { Nothing, First, Second };
enum class Out { Nothing, First };
enum class Sight { Sees, Blind, Unreadable };

QDateTime utc(int day, int hour, int minute, int second = 0)
{
    return {QDate(2026, 11, day), QTime(hour, minute, second), QTimeZone::utc()};
}

/// 20 November 2026, 14:10 in Brasília.
const QDateTime kNow = utc(20, 17, 10);

/// Paid at 14:02 in Brasília.
const QString kFirstId = u"E60701190202611201702Ab1cD2eF3g4"_s;
/// Another amount, a minute later, from another bank.
const QString kSecondId = u"E18236120202611201703qW9xY8zT7u6"_s;

Transaction charge(int number, qint64 cents)
{
    Transaction transaction;
    transaction.id = QUuid(u"6f1d2c3b-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')));
    transaction.amount = Money::fromCents(cents);
    transaction.created = utc(20, 17, 0);
    transaction.events = {{Status::Code::Pending, transaction.created}};
    return transaction;
}

Transaction paid(Transaction transaction, const QString &id, const QDateTime &at)
{
    transaction.status = Status::Code::Paid;
    transaction.endToEndId = id;
    transaction.finished = at;
    transaction.events.prepend({Status::Code::Paid, at});
    return transaction;
}

Transaction refunded(Transaction transaction, const QDateTime &at)
{
    transaction.status = Status::Code::Refund;
    transaction.finished = at;
    transaction.events.prepend({Status::Code::Refund, at});
    return transaction;
}

Transaction first()
{
    return paid(charge(1, 1500), kFirstId, utc(20, 17, 2, 20));
}

Transaction second()
{
    return paid(charge(2, 2000), kSecondId, utc(20, 17, 3, 5));
}

/// Returns the transactions that the data rows refer to by name.
QList<Transaction> repository(const QString &name)
{
    if (name == "two"_L1)
        return {first(), second()};
    if (name == "waiting"_L1)
        return {charge(1, 1500)};
    if (name == "refunded"_L1)
        return {refunded(first(), utc(20, 17, 5))};
    if (name == "denied"_L1) {
        Transaction denied = first();
        denied.status = Status::Code::Denied;
        return {denied};
    }
    if (name == "payout"_L1) {
        Transaction payout = first();
        payout.operation = Operation::CashOut;
        return {payout};
    }
    if (name == "same end"_L1)
        return {first(),
                paid(charge(2, 2000), u"E18236120202611201703qW9xYD2eF3g4"_s, utc(20, 17, 3))};
    if (name == "same end, other case"_L1)
        return {first(),
                paid(charge(2, 2000), u"E18236120202611201703qW9xYd2Ef3G4"_s, utc(20, 17, 3))};
    if (name == "same but for case"_L1)
        return {first(), paid(charge(2, 2000), kFirstId.left(21) + kFirstId.mid(21).toUpper(),
                              utc(20, 17, 3))};
    if (name == "same amount"_L1)
        return {first(), paid(charge(2, 1500), kSecondId, utc(20, 17, 3, 5))};
    if (name == "last night"_L1) // 19 November, 23:58
        return {paid(charge(1, 1500), u"E60701190202611200258Ab1cD2eF3g4"_s, utc(20, 2, 58, 9))};
    if (name == "last week"_L1)
        return {paid(charge(1, 1500), u"E60701190202611131702Ab1cD2eF3g4"_s, utc(13, 17, 2, 20))};
    return {};
}

/// Returns the result as text for the table below.
QString spell(const tl::expected<ClaimVerdict, ClaimGap> &verdict)
{
    if (!verdict) {
        switch (verdict.error()) {
        case ClaimGap::Nothing:
            return u"gap: nothing"_s;
        case ClaimGap::TooShort:
            return u"gap: too short"_s;
        case ClaimGap::Amount:
            return u"gap: amount"_s;
        case ClaimGap::Minute:
            return u"gap: minute"_s;
        case ClaimGap::Several:
            return u"gap: several"_s;
        }
    }
    switch (verdict->answer) {
    case ClaimAnswer::PaidThis:
        return u"this"_s;
    case ClaimAnswer::PaidOther:
        return u"other"_s;
    case ClaimAnswer::AlreadyUsed:
        return verdict->handedOver ? u"used"_s : u"used: money back"_s;
    case ClaimAnswer::NotReceived:
        return u"not received"_s;
    case ClaimAnswer::Unverified:
        return u"unverified"_s;
    case ClaimAnswer::Impossible:
        break;
    }
    if (!verdict->flaw)
        return u"impossible without a reason"_s;
    switch (*verdict->flaw) {
    case ClaimFlaw::Length:
        return u"impossible: length"_s;
    case ClaimFlaw::Characters:
        return u"impossible: characters"_s;
    case ClaimFlaw::Return:
        return u"impossible: return"_s;
    case ClaimFlaw::Future:
        return u"impossible: future"_s;
    case ClaimFlaw::OtherDay:
        return u"impossible: other day"_s;
    }
    Q_UNREACHABLE();
}

} // namespace

/// Tests reading and verification of payment claims, with transactions as listed by a service.
class PaymentClaimTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answers_data();
    void answers();
    void showsWhichPaymentAndWhen();
    void datesAPaymentByItsEvidence();
    void asksForWhatItJudges_data();
    void asksForWhatItJudges();
};

void PaymentClaimTest::answers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<qint64>>("amount");
    QTest::addColumn<QString>("books");
    QTest::addColumn<Front>("front");
    QTest::addColumn<Out>("out");
    QTest::addColumn<Sight>("sight");
    QTest::addColumn<QDateTime>("now");
    QTest::addColumn<QString>("answer");

    struct Row
    {
        QString text;
        std::optional<qint64> amount = {};
        QString books = u"two"_s;
        Front front = Front::First;
        Out out = Out::Nothing;
        Sight sight = Sight::Sees;
        QDateTime now = kNow;
    };
    const auto row = [](const char *name, const Row &r, const QString &answer) {
        QTest::newRow(name) << r.text << r.amount << r.books << r.front << r.out << r.sight << r.now
                            << answer;
    };

    // A complete id.
    row("whole", {kFirstId}, u"this"_s);
    row("whole, of another charge", {.text = kSecondId}, u"other"_s);
    row("whole, no charge in front", {.text = kFirstId, .front = Front::Nothing}, u"other"_s);
    row("whole, blanks around and within", {u"  E60701190 2026 1120 1702\n Ab1cD2eF3g4\t"_s},
        u"this"_s);
    row("whole, within a message",
        {u"Comprovante Pix\nID da transação: %1\nR$ 15,00 14:02"_s.arg(kFirstId)}, u"this"_s);
    row("whole, all in small letters", {kFirstId.toLower()}, u"this"_s);
    row("whole, all in capitals", {kFirstId.toUpper()}, u"this"_s);
    row("whole, next to one that differs in case",
        {.text = kFirstId, .books = u"same but for case"_s}, u"this"_s);
    row("whole, in the wrong case, of two",
        {.text = kFirstId.toLower(), .books = u"same but for case"_s}, u"gap: several"_s);
    row("of nobody", {u"E60701190202611201702Zz1cD2eF3g4"_s}, u"not received"_s);
    row("of a charge that still waits", {.text = kFirstId, .books = u"waiting"_s},
        u"not received"_s);
    row("ISPB with capital letters", {u"E6A7B119C202611201702Zz1cD2eF3g4"_s}, u"not received"_s);
    row("of a payment that was denied", {.text = kFirstId, .books = u"denied"_s},
        u"not received"_s);
    row("of money we sent", {.text = kFirstId, .books = u"payout"_s}, u"not received"_s);

    // Used before.
    row("replayed, for the same charge", {.text = kFirstId, .out = Out::First}, u"used"_s);
    row("replayed, for another charge",
        {.text = kFirstId, .front = Front::Second, .out = Out::First}, u"used"_s);
    row("replayed, by its end", {.text = u"2eF3g4"_s, .out = Out::First}, u"used"_s);
    row("replayed, by amount and minute", {.text = u"15,00 14:02"_s, .out = Out::First}, u"used"_s);
    row("replayed a week later",
        {.text = u"E60701190202611131702Ab1cD2eF3g4"_s, .books = u"last week"_s, .out = Out::First},
        u"used"_s);
    row("another one after it", {.text = kSecondId, .out = Out::First}, u"other"_s);
    row("given back", {.text = kFirstId, .books = u"refunded"_s}, u"used: money back"_s);
    row("given back, by amount and minute", {.text = u"15,00 14:02"_s, .books = u"refunded"_s},
        u"used: money back"_s);
    row("a week old, and never used",
        {.text = u"E60701190202611131702Ab1cD2eF3g4"_s,
         .books = u"last week"_s,
         .front = Front::Second},
        u"other"_s);

    // Not a well-formed id.
    row("a character short", {kFirstId.chopped(1)}, u"impossible: length"_s);
    row("its beginning", {kFirstId.left(20)}, u"impossible: length"_s);
    row("a thousand words and a time", {u"1 "_s.repeated(1'000) + u"14:02"_s},
        u"impossible: length"_s);
    row("a character too many", {kFirstId + u'x'}, u"impossible: length"_s);
    row("wrong first letter", {u'F' + kFirstId.mid(1)}, u"impossible: characters"_s);
    row("ISPB with a sign", {u"E607-1190202611201702Ab1cD2eF3g4"_s}, u"impossible: characters"_s);
    row("letter in the date", {u"E607011902026112O1702Ab1cD2eF3g4"_s}, u"impossible: characters"_s);
    row("month 13", {u"E60701190202613201702Ab1cD2eF3g4"_s}, u"impossible: characters"_s);
    row("30 February", {u"E60701190202602301702Ab1cD2eF3g4"_s}, u"impossible: characters"_s);
    row("hour 24", {u"E60701190202611202402Ab1cD2eF3g4"_s}, u"impossible: characters"_s);
    row("accent", {u"E60701190202611201702Áb1cD2eF3g4"_s}, u"impossible: characters"_s);
    row("reference of ours", {u"261120-7F3K9Q2M"_s}, u"impossible: characters"_s);
    row("letters before the last eleven", {u"abcAb1cD2eF3g4"_s}, u"impossible: characters"_s);
    row("of a return", {u"D60701190202611201702Ab1cD2eF3g4"_s}, u"impossible: return"_s);

    // The time in the id, which is UTC, three hours ahead of Brasília.
    row("in an hour", {u"E60701190202611201810Zz1cD2eF3g4"_s}, u"impossible: future"_s);
    row("five minutes ahead", {u"E60701190202611201715Zz1cD2eF3g4"_s}, u"not received"_s);
    row("six minutes ahead", {u"E60701190202611201716Zz1cD2eF3g4"_s}, u"impossible: future"_s);
    row("scheduled for tomorrow", {u"E60701190202611211500Zz1cD2eF3g4"_s}, u"impossible: future"_s);
    row("yesterday noon", {u"E60701190202611191500Zz1cD2eF3g4"_s}, u"impossible: other day"_s);
    row("last week", {u"E60701190202611131702Zz1cD2eF3g4"_s}, u"impossible: other day"_s);
    row("this morning, long ago",
        {.text = u"E60701190202611200301Zz1cD2eF3g4"_s, .now = utc(21, 2, 50)}, u"not received"_s);
    row("last night, tomorrow in UTC",
        {.text = u"E60701190202611210030Zz1cD2eF3g4"_s, .now = utc(21, 0, 35)}, u"not received"_s);
    row("before midnight, and now it is after",
        {.text = u"E60701190202611210258Zz1cD2eF3g4"_s, .now = utc(21, 3, 5)}, u"not received"_s);
    row("twelve hours ago, the day before",
        {.text = u"E60701190202611210100Zz1cD2eF3g4"_s, .now = utc(21, 13, 0)}, u"not received"_s);
    row("a minute more than that",
        {.text = u"E60701190202611210059Zz1cD2eF3g4"_s, .now = utc(21, 13, 0)},
        u"impossible: other day"_s);
    row("in the future, and here all the same", {.text = kFirstId, .now = utc(20, 16, 30)},
        u"this"_s);

    // The end of an id.
    row("last six", {u"2eF3g4"_s}, u"this"_s);
    row("last six in small letters", {u"2ef3g4"_s}, u"this"_s);
    row("last six of another", {u"8zT7u6"_s}, u"other"_s);
    row("last six with a blank", {u" 2eF 3g4 "_s}, u"this"_s);
    row("last eleven", {u"Ab1cD2eF3g4"_s}, u"this"_s);
    row("last twelve", {u"2Ab1cD2eF3g4"_s}, u"this"_s);
    row("last thirty-one", {kFirstId.mid(1)}, u"this"_s);
    row("last six of nobody", {u"000000"_s}, u"not received"_s);
    row("six of its middle", {u"D2eF3g"_s}, u"not received"_s);
    row("last five", {u"eF3g4"_s}, u"gap: too short"_s);
    row("last six of two payments", {.text = u"2eF3g4"_s, .books = u"same end"_s},
        u"gap: several"_s);
    row("eight of the same two", {.text = u"1cD2eF3g4"_s, .books = u"same end"_s}, u"this"_s);
    row("last six of two, but for case", {.text = u"2eF3g4"_s, .books = u"same end, other case"_s},
        u"gap: several"_s);

    // Amount and minute.
    row("amount and minute", {u"15,00 14:02"_s}, u"this"_s);
    row("minute and amount", {u"14:02 R$ 15,00"_s}, u"this"_s);
    row("minute, amount in its box", {u"14:02"_s, 1500}, u"this"_s);
    row("as people write it", {u"14h02"_s, 1500}, u"this"_s);
    row("with seconds", {u"14:02:20"_s, 1500}, u"this"_s);
    row("on the number pad", {u"1402"_s, 1500}, u"this"_s);
    row("before ten on the number pad", {.text = u"902"_s, .amount = 1500}, u"not received"_s);
    row("amount and minute on the number pad", {u"15,00 1402"_s}, u"this"_s);
    row("amount and no minute on the number pad", {u"15,00 2702"_s}, u"impossible: characters"_s);
    row("amount in its box is ignored", {u"20,00 14:03"_s, 1500}, u"other"_s);
    row("two minutes before", {u"14:04"_s, 1500}, u"this"_s);
    row("three minutes before", {u"14:05"_s, 1500}, u"not received"_s);
    row("two minutes after", {u"14:00"_s, 1500}, u"this"_s);
    row("three minutes after", {u"13:59"_s, 1500}, u"not received"_s);
    row("another amount", {u"14:02"_s, 1501}, u"not received"_s);
    row("two of that amount", {.text = u"14:02"_s, .amount = 1500, .books = u"same amount"_s},
        u"gap: several"_s);
    row("one of the two is too far",
        {.text = u"14:05"_s, .amount = 1500, .books = u"same amount"_s}, u"other"_s);
    row("a time to come", {u"15:30"_s, 1500}, u"impossible: future"_s);
    row("just before midnight, now it is after",
        {.text = u"23:58"_s, .amount = 1500, .books = u"last night"_s, .now = utc(20, 3, 4)},
        u"this"_s);
    row("just before midnight, in the morning",
        {.text = u"23:58"_s, .amount = 1500, .books = u"last night"_s, .now = utc(20, 11, 0)},
        u"this"_s);
    row("just before midnight, in the afternoon",
        {.text = u"23:58"_s, .amount = 1500, .books = u"last night"_s, .now = utc(20, 18, 0)},
        u"impossible: future"_s);
    row("no such time", {u"25:00"_s, 1500}, u"gap: too short"_s);
    row("a time alone", {u"14:02"_s}, u"gap: amount"_s);
    row("a time with nothing", {u"14:02"_s, 0}, u"gap: amount"_s);
    row("a time with no amount", {u"abc 14:02"_s, 1500}, u"gap: amount"_s);
    row("an amount alone", {u"R$ 15,00"_s}, u"gap: minute"_s);
    row("nothing", {u""_s, 1500}, u"gap: nothing"_s);
    row("blanks", {u" \n"_s}, u"gap: nothing"_s);

    // Payments cannot be verified.
    row("unreadable", {.text = kFirstId, .sight = Sight::Unreadable}, u"unverified"_s);
    row("unreadable, used", {.text = kFirstId, .out = Out::First, .sight = Sight::Unreadable},
        u"unverified"_s);
    row("unreadable, future",
        {.text = u"E60701190202611211500Zz1cD2eF3g4"_s, .sight = Sight::Unreadable},
        u"unverified"_s);
    row("unreadable, wrong shape", {.text = kFirstId.chopped(1), .sight = Sight::Unreadable},
        u"impossible: length"_s);
    row("only the bank can tell", {.text = kFirstId, .sight = Sight::Blind}, u"unverified"_s);
    row("only the bank can tell, by its end", {.text = u"2eF3g4"_s, .sight = Sight::Blind},
        u"unverified"_s);
    row("only the bank, but of tomorrow",
        {.text = u"E60701190202611211500Zz1cD2eF3g4"_s, .sight = Sight::Blind},
        u"impossible: future"_s);
    row("only the bank, but of yesterday",
        {.text = u"E60701190202611191500Zz1cD2eF3g4"_s, .sight = Sight::Blind},
        u"impossible: other day"_s);
}

void PaymentClaimTest::answers()
{
    QFETCH(QString, text);
    QFETCH(std::optional<qint64>, amount);
    QFETCH(QString, books);
    QFETCH(Front, front);
    QFETCH(Out, out);
    QFETCH(Sight, sight);
    QFETCH(QDateTime, now);
    QFETCH(QString, answer);

    const auto claim = PaymentClaim::read(
        text, amount ? std::optional(Money::fromCents(*amount)) : std::nullopt, now);
    if (!claim) {
        QCOMPARE(spell(tl::unexpected(claim.error())), answer);
        return;
    }
    // A service without payment detection has charges, but no paid ones.
    const QList<Transaction> all =
        sight == Sight::Blind ? repository(u"waiting"_s) : repository(books);
    ClaimEvidence evidence{
        .read = TransactionPage{.transactions = all, .total = all.size()},
        .seesPayments = sight != Sight::Blind,
        .now = now,
    };
    if (sight == Sight::Unreadable)
        evidence.read = tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}});
    if (front != Front::Nothing)
        evidence.inFront = charge(front == Front::First ? 1 : 2, 1500).id;
    if (out == Out::First)
        evidence.handedOver.insert(first().id, utc(20, 17, 4));
    QCOMPARE(spell(judged(*claim, evidence)), answer);
}

void PaymentClaimTest::showsWhichPaymentAndWhen()
{
    const ClaimEvidence evidence{
        .read = TransactionPage{.transactions = {second(), first()}, .total = 2},
        .handedOver = {{first().id, utc(20, 17, 4)}},
        .inFront = first().id,
        .now = kNow,
    };
    const auto used = judged(*PaymentClaim::read(kFirstId, {}, kNow), evidence);
    QVERIFY(used);
    QCOMPARE(used->payment, first());
    QCOMPARE(used->handedOver, utc(20, 17, 4));
    QCOMPARE(used->minute, utc(20, 17, 2));

    const auto other = judged(*PaymentClaim::read(u"20,00 14:03"_s, {}, kNow), evidence);
    QVERIFY(other);
    QCOMPARE(other->payment, second());
    QVERIFY(!other->handedOver);
    QCOMPARE(other->minute, utc(20, 17, 3));

    const auto none = judged(*PaymentClaim::read(u"000000"_s, {}, kNow), evidence);
    QVERIFY(none);
    QVERIFY(!none->payment);
    QVERIFY(!none->minute.isValid());
}

/// The event has the time of recording, hours after the payment.
void PaymentClaimTest::datesAPaymentByItsEvidence()
{
    Transaction late = charge(1, 1500);
    late = paid(late, kFirstId, utc(20, 23, 0));
    late.evidence = {{.kind = EvidenceKind::Statement,
                      .recordedAt = utc(20, 23, 0),
                      .movedDay = QDate(2026, 11, 20),
                      .movedAt = utc(20, 17, 2, 20)}};
    const ClaimEvidence evidence{.read = TransactionPage{.transactions = {late}, .total = 1},
                                 .now = kNow};
    const auto verdict = judged(*PaymentClaim::read(u"15,00 14:02"_s, {}, kNow), evidence);
    QVERIFY(verdict);
    QCOMPARE(verdict->payment, late);
}

void PaymentClaimTest::asksForWhatItJudges_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<std::optional<TransactionFilter>>("filter");
    const auto row = [](const char *name, const QString &text,
                        const std::optional<TransactionFilter> &filter) {
        QTest::newRow(name) << text << filter;
    };
    row("whole", kFirstId,
        TransactionFilter{.endToEndIdEnding = kFirstId, .operation = Operation::CashIn});
    row("end", u"2eF3g4"_s,
        TransactionFilter{.endToEndIdEnding = u"2eF3g4"_s, .operation = Operation::CashIn});
    row("amount and minute", u"15,00 14:02"_s,
        TransactionFilter{
            .statuses = {Status::Code::Paid, Status::Code::Refund},
            .operation = Operation::CashIn,
            .minAmount = Money::fromCents(1500),
            .maxAmount = Money::fromCents(1500),
            .paidFrom = utc(20, 17, 0),
            .paidUntil = utc(20, 17, 5),
            .initialDate = QDate(2026, 10, 20),
        });
    row("no need to ask", u"E123"_s + kFirstId, std::nullopt);
}

void PaymentClaimTest::asksForWhatItJudges()
{
    QFETCH(QString, text);
    QFETCH(std::optional<TransactionFilter>, filter);
    QCOMPARE(PaymentClaim::read(text, {}, kNow)->filter(), filter);
}

BALCAO_GUILESS_TEST(PaymentClaimTest)
#include "tst_paymentclaim.moc"
