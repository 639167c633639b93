// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <tuple>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

using Role = Evidence::Role;
using Match = Evidence::Match;
using Code = Status::Code;

const QString kPayment = u"E12345678202611201702abcDEF12345"_s;
const QString kReturn = u"D12345678202611201702abcDEF12345"_s;

QDateTime at(int hour, int minute)
{
    return {QDate(2026, 11, 20), QTime(hour, minute), Qt::UTC};
}

Confirmation byHand()
{
    return {.note = u"seen in the app"_s};
}

Confirmation byStatement()
{
    return {.kind = EvidenceKind::Statement, .match = Match::ByIdentifier, .line = u"L17"_s};
}

Confirmation byBank()
{
    return {.kind = EvidenceKind::BankApi, .endToEndId = kPayment};
}

/// Returns a charge whose statuses are given oldest first.
Transaction charge(const QList<Code> &codes, const QList<Evidence> &evidence)
{
    Transaction transaction;
    transaction.created = at(12, 0);
    for (const Code code : codes)
        transaction.events.prepend({code, at(12, static_cast<int>(transaction.events.size()))});
    transaction.status = codes.constLast();
    transaction.evidence = evidence;
    return transaction;
}

Evidence record(Role role, EvidenceKind kind = EvidenceKind::ByHand, Match match = Match::ByPerson)
{
    return {.role = role,
            .kind = kind,
            .match = match,
            .recordedAt = at(12, 30),
            .movedDay = QDate(2026, 11, 20)};
}

} // namespace

class TestEvidence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesTheKinds();
    void datesTheMovement_data();
    void datesTheMovement();
    void validates_data();
    void validates();
    void trimsTexts();
    void fixesTheMatch();
    void requiresAReasonToWithdraw();
    void readsTheHistory_data();
    void readsTheHistory();
    void addsUpPartialReturns_data();
    void addsUpPartialReturns();
    void countsAReturnOnce_data();
    void countsAReturnOnce();
    void tellsPaidLate();
    void showsNoPaymentTimeAfterAWithdrawal();
};

void TestEvidence::namesTheKinds()
{
    for (const EvidenceKind kind : kEvidenceKinds)
        QCOMPARE(evidenceKindFromText(toText(kind)), kind);
    QCOMPARE(toText(EvidenceKind::BankApi), u"bank_api"_s);
    QVERIFY(!evidenceKindFromText(u"bank"_s));
}

void TestEvidence::datesTheMovement_data()
{
    QTest::addColumn<std::optional<QDateTime>>("stated");
    QTest::addColumn<QDate>("day");
    QTest::addColumn<QDateTime>("recorded");
    QTest::addColumn<QDateTime>("expected");
    const std::optional<QDateTime> none;
    const QDate day(2026, 11, 20);
    const QDateTime endOfDay(QDate(2026, 11, 21), QTime(2, 59, 59, 999), Qt::UTC);
    const QDateTime later(QDate(2026, 11, 23), QTime(9, 0), Qt::UTC);
    QTest::newRow("stated") << std::optional(at(12, 5)) << day << at(12, 30) << at(12, 5);
    QTest::newRow("minute of the creation")
        << std::optional(at(11, 59)) << day << at(12, 30) << at(12, 0);
    QTest::newRow("a fast clock of the bank")
        << std::optional(at(12, 31)) << day << at(12, 30) << at(12, 30);
    QTest::newRow("today") << none << day << at(12, 30) << at(12, 30);
    QTest::newRow("an earlier day") << none << day << later << endOfDay;
}

void TestEvidence::datesTheMovement()
{
    QFETCH(const std::optional<QDateTime>, stated);
    QFETCH(const QDate, day);
    QFETCH(const QDateTime, recorded);
    Evidence evidence = record(Role::Confirmation);
    evidence.movedAt = stated;
    evidence.movedDay = day;
    evidence.recordedAt = recorded;
    QTEST(moveTime(evidence, at(12, 0)), "expected");
}

void TestEvidence::validates_data()
{
    QTest::addColumn<Confirmation>("confirmation");
    QTest::addColumn<QList<FieldError>>("broken");
    const auto row = [](const char *name, Confirmation confirmation, auto change,
                        const QList<FieldError> &broken = {}) {
        change(confirmation);
        QTest::newRow(name) << confirmation << broken;
    };
    const auto nothing = [](Confirmation &) {};
    using C = Confirmation;
    const auto refund = [](C &c) { c.subject = Evidence::Subject::Refund; };
    row("by hand", byHand(), nothing);
    row("statement", byStatement(), nothing);
    row("bank", byBank(), nothing);
    row("no note", byHand(), [](C &c) { c.note = u"  "_s; }, {{Field::Note, Problem::Missing}});
    row("long note", byHand(), [](C &c) { c.note = QString(141, u'x'); },
        {{Field::Note, Problem::TooLong, 140}});
    row("long note of a statement", byStatement(), [](C &c) { c.note = QString(141, u'x'); },
        {{Field::Note, Problem::TooLong, 140}});
    row("long person", byHand(), [](C &c) { c.person = QString(121, u'x'); },
        {{Field::Person, Problem::TooLong, 120}});
    row("long till", byHand(), [](C &c) { c.till = QString(121, u'x'); },
        {{Field::Till, Problem::TooLong, 120}});
    row("whole id", byHand(), [](C &c) { c.endToEndId = kPayment; });
    row("six characters", byHand(), [](C &c) { c.endToEndId = u"f12345"_s; });
    row("five characters", byHand(), [](C &c) { c.endToEndId = u"12345"_s; },
        {{Field::EndToEndId, Problem::Malformed}});
    row("seven characters", byHand(), [](C &c) { c.endToEndId = u"EF12345"_s; },
        {{Field::EndToEndId, Problem::Malformed}});
    row("six with a blank", byHand(), [](C &c) { c.endToEndId = u"F1 345"_s; },
        {{Field::EndToEndId, Problem::Malformed}});
    row("id of a refund", byHand(), [](C &c) { c.endToEndId = kReturn; },
        {{Field::EndToEndId, Problem::Malformed}});
    row("refund", byHand(), refund);
    row("refund with its id", byHand(), [&refund](C &c) {
        refund(c);
        c.endToEndId = kReturn;
    });
    row("refund with the id of a payment", byHand(),
        [&refund](C &c) {
            refund(c);
            c.endToEndId = kPayment;
        },
        {{Field::EndToEndId, Problem::Malformed}});
    row("six characters of a bank", byBank(), [](C &c) { c.endToEndId = u"F12345"_s; },
        {{Field::EndToEndId, Problem::Malformed}});
    row("bank without an id", byBank(), [](C &c) { c.endToEndId.clear(); },
        {{Field::EndToEndId, Problem::Missing}});
    row("amount by hand", byHand(), [](C &c) { c.amount = Money::fromCents(100); },
        {{Field::Amount, Problem::NotAllowed}});
    row("amount of a statement", byStatement(), [](C &c) { c.amount = Money::fromCents(100); });
    row("no money", byStatement(), [](C &c) { c.amount = Money(); },
        {{Field::Amount, Problem::NotAllowed}});
    row("key by hand", byHand(), [](C &c) { c.pixKey = u"a@example.com"_s; },
        {{Field::PixKey, Problem::NotAllowed}});
    row("line by hand", byHand(), [](C &c) { c.line = u"L1"_s; },
        {{Field::StatementLine, Problem::NotAllowed}});
    row("no line", byStatement(), [](C &c) { c.line.clear(); },
        {{Field::StatementLine, Problem::Missing}});
    row("long line", byStatement(), [](C &c) { c.line = QString(121, u'x'); },
        {{Field::StatementLine, Problem::TooLong, 120}});
    row("two rules", byHand(),
        [](C &c) {
            c.note.clear();
            c.endToEndId = u"?"_s;
        },
        {{Field::Note, Problem::Missing}, {Field::EndToEndId, Problem::Malformed}});
}

void TestEvidence::validates()
{
    QFETCH(const Confirmation, confirmation);
    QFETCH(const QList<FieldError>, broken);
    const auto result = validated(confirmation);
    QCOMPARE(result ? QList<FieldError>() : result.error().fields, broken);
    QCOMPARE(result.has_value(), broken.isEmpty());
}

void TestEvidence::trimsTexts()
{
    const auto result = validated(Confirmation{
        .note = u" seen "_s, .person = u" Ana "_s, .till = u" C1 "_s, .endToEndId = u" F12345 "_s});
    QVERIFY(result);
    QCOMPARE(
        *result,
        (Confirmation{
            .note = u"seen"_s, .person = u"Ana"_s, .till = u"C1"_s, .endToEndId = u"F12345"_s}));
}

/// A program cannot present a confirmation by hand as identified, nor the reverse for a bank.
void TestEvidence::fixesTheMatch()
{
    Confirmation claimed = byHand();
    claimed.match = Match::ByIdentifier;
    QCOMPARE(validated(claimed)->match, Match::ByPerson);
    QCOMPARE(validated(byBank())->match, Match::ByIdentifier);
    QCOMPARE(validated(byStatement())->match, Match::ByIdentifier);
}

void TestEvidence::requiresAReasonToWithdraw()
{
    QCOMPARE(validated(Withdrawal{}).error().fields,
             QList<FieldError>({{Field::Reason, Problem::Missing}}));
    QCOMPARE(*validated(Withdrawal{u" wrong charge "_s, u" Ana "_s, {}}),
             (Withdrawal{u"wrong charge"_s, u"Ana"_s, {}}));
    const Withdrawal line{.reason = u"undone"_s, .line = u" a1 "_s};
    QCOMPARE(validated(line)->line, u"a1"_s);
    const Withdrawal longLine{.reason = u"undone"_s, .line = QString(kMaxEvidenceLine + 1, u'x')};
    QCOMPARE(validated(longLine).error().fields,
             QList<FieldError>({{Field::StatementLine, Problem::TooLong, kMaxEvidenceLine}}));
}

void TestEvidence::readsTheHistory_data()
{
    QTest::addColumn<QList<Code>>("codes");
    QTest::addColumn<QList<Evidence>>("evidence");
    QTest::addColumn<QString>("kind");
    QTest::addColumn<bool>("mayConfirm");
    QTest::addColumn<bool>("mayWithdraw");
    QTest::addColumn<bool>("contradicted");
    const Evidence hand = record(Role::Confirmation);
    const Evidence accepted = record(Role::Confirmation, EvidenceKind::Statement);
    const Evidence identified =
        record(Role::Confirmation, EvidenceKind::Statement, Match::ByIdentifier);
    const Evidence verified =
        record(Role::Verification, EvidenceKind::BankApi, Match::ByIdentifier);
    const Evidence other = record(Role::Contradiction, EvidenceKind::Statement);
    const Evidence withdrawn = record(Role::Withdrawal);
    Evidence givenBack = record(Role::Confirmation);
    givenBack.subject = Evidence::Subject::Refund;
    const auto row = [](const char *name, const QList<Code> &codes, const QList<Evidence> &evidence,
                        const QString &kind, bool mayConfirm, bool mayWithdraw,
                        bool contradicted = false) {
        QTest::newRow(name) << codes << evidence << kind << mayConfirm << mayWithdraw
                            << contradicted;
    };
    const QList<Code> paid{Code::Pending, Code::Paid};
    row("waiting", {Code::Pending}, {}, {}, true, false);
    row("expired", {Code::Pending, Code::Expired}, {}, {}, true, false);
    row("denied", {Code::Pending, Code::Denied}, {}, {}, true, false);
    row("seen by the service", paid, {}, {}, false, false);
    row("seen by the service, verified", paid,
        {record(Role::Verification, EvidenceKind::Statement)}, u"statement"_s, false, false);
    row("by hand", paid, {hand}, u"by_hand"_s, false, true);
    row("accepted", paid, {accepted}, u"statement"_s, false, true);
    row("identified", paid, {identified}, u"statement"_s, false, false);
    row("verified", paid, {hand, verified}, u"bank_api"_s, false, false);
    row("contradicted", paid, {hand, other}, u"by_hand"_s, false, true, true);
    row("contradicted while waiting", {Code::Pending}, {other}, {}, true, false, true);
    row("withdrawn", {Code::Pending, Code::Paid, Code::Canceled}, {hand, other, withdrawn}, {},
        true, false);
    row("paid again", {Code::Pending, Code::Paid, Code::Canceled, Code::Paid},
        {hand, withdrawn, identified}, u"statement"_s, false, false);
    row("given back", {Code::Pending, Code::Paid, Code::Refund}, {hand, givenBack}, u"by_hand"_s,
        false, false);
}

void TestEvidence::readsTheHistory()
{
    QFETCH(const QList<Code>, codes);
    QFETCH(const QList<Evidence>, evidence);
    QFETCH(const QString, kind);
    const Transaction transaction = charge(codes, evidence);
    QCOMPARE(evidenceKindOf(transaction), evidenceKindFromText(kind));
    const bool isConfirmed =
        !evidence.isEmpty() && !kind.isEmpty() && evidence.constFirst().role == Role::Confirmation;
    QCOMPARE(confirmationOf(transaction).has_value(), isConfirmed);
    QTEST(canConfirm(transaction), "mayConfirm");
    QTEST(canWithdraw(transaction), "mayWithdraw");
    QTEST(isContradicted(transaction), "contradicted");
}

void TestEvidence::tellsPaidLate()
{
    const Evidence hand = record(Role::Confirmation);
    QVERIFY(!isPaidLate(charge({Code::Pending, Code::Paid}, {hand})));
    QVERIFY(isPaidLate(charge({Code::Pending, Code::Expired, Code::Paid}, {hand})));
    QVERIFY(isPaidLate(charge({Code::Pending, Code::Expired, Code::Paid, Code::Refund}, {hand})));
    QVERIFY(!isPaidLate(charge({Code::Pending, Code::Expired}, {})));
}

void TestEvidence::addsUpPartialReturns_data()
{
    QTest::addColumn<QList<Code>>("codes");
    QTest::addColumn<QList<qint64>>("returns");
    QTest::addColumn<qint64>("returned");
    QTest::addColumn<int>("parts");
    const QList<Code> paid{Code::Pending, Code::Paid};
    const QList<Code> refunded{Code::Pending, Code::Paid, Code::Refund};
    QTest::newRow("nothing") << paid << QList<qint64>() << qint64(0) << 0;
    QTest::newRow("a part") << paid << QList<qint64>{250} << qint64(250) << 1;
    QTest::newRow("two parts") << paid << QList<qint64>{250, 1} << qint64(251) << 2;
    QTest::newRow("all in two parts") << refunded << QList<qint64>{250, 750} << qint64(1000) << 2;
    QTest::newRow("all at once") << refunded << QList<qint64>{1000} << qint64(1000) << 0;
    QTest::newRow("all without an amount") << refunded << QList<qint64>{0} << qint64(1000) << 0;
}

/// Records about the payment, and records that do not fit, do not count.
void TestEvidence::addsUpPartialReturns()
{
    QFETCH(const QList<Code>, codes);
    QFETCH(const QList<qint64>, returns);
    QFETCH(const int, parts);
    Evidence other = record(Role::Contradiction);
    other.subject = Evidence::Subject::Refund;
    other.amount = Money::fromCents(10);
    Evidence payment = record(Role::Confirmation);
    payment.amount = Money::fromCents(20);
    QList<Evidence> records{payment, other};
    for (const qint64 cents : returns) {
        Evidence back = record(Role::Verification);
        back.subject = Evidence::Subject::Refund;
        if (cents > 0)
            back.amount = Money::fromCents(cents);
        records.append(back);
    }
    Transaction transaction = charge(codes, records);
    transaction.amount = Money::fromCents(1000);
    QTEST(returnedAmount(transaction).cents(), "returned");
    QCOMPARE(partialReturns(transaction).size(), parts);
    QCOMPARE(canWithdraw(transaction), codes.constLast() == Code::Paid && returns.isEmpty());
}

void TestEvidence::countsAReturnOnce_data()
{
    using Kind = EvidenceKind;
    using Stated = QList<std::tuple<Kind, QString, qint64>>;
    QTest::addColumn<Stated>("records");
    QTest::addColumn<qint64>("returned");
    const QString one = u"D12345678202601151503abcDEF00001"_s;
    const QString two = u"D12345678202601151503abcDEF00002"_s;
    const auto row = [](const char *name, const Stated &records, qint64 returned) {
        QTest::newRow(name) << records << returned;
    };
    row("by hand, then the bank", {{Kind::ByHand, {}, 250}, {Kind::BankApi, one, 250}}, 250);
    row("the bank, then a line with the id",
        {{Kind::BankApi, one, 250}, {Kind::Statement, one, 250}}, 250);
    row("all three sources",
        {{Kind::ByHand, {}, 250}, {Kind::BankApi, one, 250}, {Kind::Statement, {}, 250}}, 250);
    row("two by hand", {{Kind::ByHand, {}, 250}, {Kind::ByHand, {}, 250}}, 500);
    row("two of the bank", {{Kind::BankApi, one, 250}, {Kind::BankApi, two, 250}}, 500);
    row("by hand, then two of the bank",
        {{Kind::ByHand, {}, 250}, {Kind::BankApi, one, 250}, {Kind::BankApi, two, 250}}, 500);
    row("two by hand, both verified",
        {{Kind::ByHand, {}, 250},
         {Kind::ByHand, {}, 250},
         {Kind::BankApi, one, 250},
         {Kind::BankApi, two, 250}},
        500);
    row("another amount", {{Kind::ByHand, {}, 250}, {Kind::BankApi, one, 251}}, 501);
}

/// Several sources state the same return.
void TestEvidence::countsAReturnOnce()
{
    using Stated = QList<std::tuple<EvidenceKind, QString, qint64>>;
    QFETCH(const Stated, records);
    QList<Evidence> evidence;
    for (const auto &[kind, id, cents] : records) {
        Evidence back = record(Role::Verification);
        back.subject = Evidence::Subject::Refund;
        back.kind = kind;
        back.endToEndId = id;
        back.amount = Money::fromCents(cents);
        evidence.append(back);
    }
    Transaction transaction = charge({Code::Pending, Code::Paid}, evidence);
    transaction.amount = Money::fromCents(1000);
    QTEST(returnedAmount(transaction).cents(), "returned");
}

void TestEvidence::showsNoPaymentTimeAfterAWithdrawal()
{
    const Evidence hand = record(Role::Confirmation);
    const QList<Code> canceled{Code::Pending, Code::Paid, Code::Canceled};
    QCOMPARE(paymentTime(charge({Code::Pending, Code::Paid}, {hand})), at(12, 30));
    QCOMPARE(paymentTime(charge({Code::Pending, Code::Paid}, {})), at(12, 1));
    QCOMPARE(paymentTime(charge(canceled, {hand, record(Role::Withdrawal)})), std::nullopt);
    QCOMPARE(paymentTime(charge({Code::Pending}, {})), std::nullopt);
}

BALCAO_APPLESS_TEST(TestEvidence)
#include "tst_evidence.moc"
