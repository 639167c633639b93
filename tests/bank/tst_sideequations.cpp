// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciler.h"
#include "core/bank/sideequations.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QDate kFirst(2026, 11, 10);
constexpr qint64 kAccount = 1;

QDateTime noonOf(QDate day)
{
    return QDateTime(day, QTime(15, 0), Qt::UTC); // 12:00 in Brasília
}

/// A change of one side after everything was recorded.
enum class Fault {
    None,
    BankSum,  ///< the statements state one centavo more
    LineLost, ///< a line without a decision is missing
    Changed,  ///< the amount of a charge that other days paid is 7 centavos larger
    Unpaid,   ///< the service reports a matched charge as waiting
    Recorded, ///< a decision recorded 5 centavos more
};

/// Two days of one account, with every part of the equations.
class Shop
{
public:
    Shop()
    {
        m_input.facts.accounts = {{.id = kAccount}};
        m_input.facts.imports = {
            {.import = {.id = 1, .account = kAccount, .from = kFirst, .until = kFirst.addDays(4)}}};
        m_input.from = kFirst;
        m_input.until = kFirst.addDays(1);
    }

    qint64 line(int day, qint64 cents)
    {
        BankLine line{.id = m_input.facts.lines.size() + 1, .account = kAccount};
        line.line.day = kFirst.addDays(day);
        line.line.amount = Money::fromCents(cents);
        line.line.text = u"LINE %1"_s.arg(line.id);
        m_input.facts.lines.append(line);
        m_input.facts.daySums[kAccount][line.line.day] += line.line.amount;
        return line.id;
    }

    MovementKey movement(int day, qint64 cents, MovementState state = MovementState::Settled)
    {
        m_input.movements.append({.transaction = QUuid::createUuid(),
                                  .state = state,
                                  .amount = Money::fromCents(cents),
                                  .day = kFirst.addDays(day)});
        return keyOf(m_input.movements.last());
    }

    void match(const QList<qint64> &lines, const MovementKey &key, qint64 cents, qint64 fee = 0,
               int madeAfter = 0)
    {
        BankMatch match{.id = m_input.facts.matches.size() + 1,
                        .madeAt = noonOf(kFirst.addDays(madeAfter)),
                        .lines = lines,
                        .movements = {{.key = key, .amount = Money::fromCents(cents)}}};
        if (fee != 0)
            match.adjustments = {{MatchAdjustment::Kind::Fee, Money::fromCents(fee), {}}};
        m_input.facts.matches.append(match);
    }

    void explain(qint64 line) { m_input.facts.explanations.append({.id = line, .line = line}); }

    void handOver(const MovementKey &key, int day)
    {
        m_input.handOvers.insert(key.transaction, noonOf(kFirst.addDays(day)));
    }

    [[nodiscard]] Movement &find(const MovementKey &key)
    {
        return *std::find_if(m_input.movements.begin(), m_input.movements.end(),
                             [&key](const Movement &each) { return keyOf(each) == key; });
    }

    [[nodiscard]] ReconcileInput &input() { return m_input; }
    [[nodiscard]] Reconciler reconciler() const { return Reconciler(m_input); }

private:
    ReconcileInput m_input;
};

Equation equationOf(const QList<Equation> &equations, Equation::Kind kind)
{
    const auto found =
        std::find_if(equations.cbegin(), equations.cend(),
                     [kind](const Equation &equation) { return equation.kind == kind; });
    return found == equations.cend() ? Equation{.left = Money::fromCents(-1)} : *found;
}

/// Returns "KIND COUNT CENTS" of each part.
QStringList textOf(const QList<EquationPart> &parts)
{
    QStringList texts;
    for (const EquationPart &part : parts)
        texts.append(u"%1 %2 %3"_s.arg(toText(part.kind)).arg(part.count).arg(part.amount.cents()));
    return texts;
}

/// Fills both days. Returns the charge that a line of a later day pays.
MovementKey addTwoDays(Shop &shop)
{
    const MovementKey matched = shop.movement(0, 1000);
    const MovementKey earlier = shop.movement(-1, 500);
    const MovementKey later = shop.movement(1, 700);
    const MovementKey withFee = shop.movement(1, 990);
    shop.movement(1, 250); // not at the bank
    const MovementKey unpaid = shop.movement(0, 80, MovementState::Waiting);
    shop.match({shop.line(0, 1000)}, matched, 1000);
    shop.explain(shop.line(0, -150));
    shop.match({shop.line(1, 500)}, earlier, 500);
    shop.line(1, 300); // open
    shop.match({shop.line(3, 700)}, later, 700);
    shop.match({shop.line(1, 960)}, withFee, 990, -30);
    shop.handOver(matched, 0);
    shop.handOver(earlier, 0);
    shop.handOver(unpaid, 1);
    return later;
}

} // namespace

/// Tests the equations of bank, service and counter.
class TestSideEquations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void namesEveryPart();
    void showsAWrongSide_data();
    void showsAWrongSide();
    void namesRareParts();
    void keepsASealedDay();
};

void TestSideEquations::namesEveryPart()
{
    Shop shop;
    addTwoDays(shop);
    const QList<Equation> equations = shop.reconciler().state().equations;
    const Equation service = equationOf(equations, Equation::Kind::Service);
    QCOMPARE(service.left, Money::fromCents(1000 + 700 + 990 + 250));
    QCOMPARE(textOf(service.parts),
             (QStringList{u"bank_lines 5 2610"_s, u"explained_lines 1 150"_s,
                          u"open_lines 1 -300"_s, u"adjustments 1 30"_s, u"carried_in 1 -500"_s,
                          u"carried_out 1 700"_s, u"not_at_bank 1 250"_s}));
    QVERIFY(service.holds());
    QCOMPARE(service.difference(), Money());
    const Equation counter = equationOf(equations, Equation::Kind::Counter);
    QCOMPARE(counter.left, Money::fromCents(1000 + 500 + 80));
    QCOMPARE(textOf(counter.parts),
             (QStringList{u"settled_here 4 2940"_s, u"not_handed_over 3 -1940"_s,
                          u"handed_over_elsewhere 1 500"_s, u"handed_over_unpaid 1 80"_s}));
    QVERIFY(counter.holds());
    // Nothing is sealed, so nothing is carried.
    QCOMPARE(equationOf(equations, Equation::Kind::Carried).left, Money::fromCents(-1));
    // Both days together are the scope.
    Money days;
    for (const int day : {0, 1}) {
        const Equation each =
            equationOf(shop.reconciler().day(kAccount, kFirst.addDays(day)).equations,
                       Equation::Kind::Service);
        QVERIFY(each.holds());
        days += each.left;
    }
    QCOMPARE(days, service.left);
}

void TestSideEquations::showsAWrongSide_data()
{
    QTest::addColumn<Fault>("fault");
    QTest::addColumn<int>("service"); ///< difference in centavos
    QTest::newRow("none") << Fault::None << 0;
    QTest::newRow("the bank states more") << Fault::BankSum << -1;
    QTest::newRow("a line is lost") << Fault::LineLost << -300;
    QTest::newRow("a charge changed") << Fault::Changed << 7;
    QTest::newRow("a matched charge is not paid") << Fault::Unpaid << -1000;
    QTest::newRow("a decision is wrong") << Fault::Recorded << 5;
}

void TestSideEquations::showsAWrongSide()
{
    QFETCH(Fault, fault);
    QFETCH(int, service);
    Shop shop;
    const MovementKey later = addTwoDays(shop);
    ReconcileInput &input = shop.input();
    switch (fault) {
    case Fault::BankSum:
        input.facts.daySums[kAccount][kFirst] += Money::fromCents(1);
        break;
    case Fault::LineLost:
        input.facts.lines.removeIf(
            [](const BankLine &line) { return line.line.amount == Money::fromCents(300); });
        break;
    case Fault::Changed:
        shop.find(later).amount += Money::fromCents(7);
        break;
    case Fault::Unpaid:
        input.movements.first().state = MovementState::Waiting;
        break;
    case Fault::Recorded:
        input.facts.matches[1].movements.first().amount += Money::fromCents(5);
        break;
    case Fault::None:
        break;
    }
    const Equation equation =
        equationOf(shop.reconciler().state().equations, Equation::Kind::Service);
    QCOMPARE(equation.difference(), Money::fromCents(service));
    QCOMPARE(equation.holds(), service == 0);
}

/// A match with lines of several days, a line that is gone, and a transaction that the service does
/// not list.
void TestSideEquations::namesRareParts()
{
    Shop shop;
    shop.match({shop.line(0, 600), shop.line(2, 400)}, shop.movement(0, 1000), 1000);
    shop.match({shop.line(1, 75)}, {QUuid::createUuid(), MovementKind::Payment}, 75);
    shop.match({shop.line(1, 90)}, shop.movement(1, 90), 90);
    shop.input().facts.lines.last().isGone = true;
    shop.input().facts.daySums[kAccount][kFirst.addDays(1)] -= Money::fromCents(90);
    const Equation equation =
        equationOf(shop.reconciler().state().equations, Equation::Kind::Service);
    QCOMPARE(equation.left, Money::fromCents(1090));
    QCOMPARE(textOf(equation.parts), (QStringList{u"bank_lines 2 675"_s, u"lines_elsewhere 1 400"_s,
                                                  u"not_listed 1 -75"_s, u"gone_at_bank 1 90"_s}));
    QVERIFY(equation.holds());
}

/// The equation of a sealed day has the amounts of the seal. Its carried items are followed.
void TestSideEquations::keepsASealedDay()
{
    Shop shop;
    const MovementKey matched = shop.movement(0, 1000);
    const MovementKey carried = shop.movement(0, 60);
    const qint64 line = shop.line(0, 1000);
    const qint64 open = shop.line(0, 40);
    shop.match({line}, matched, 1000);
    shop.match({shop.line(1, 60)}, carried, 60, 0, 3);
    BankSeal seal{.id = 1, .account = kAccount, .day = kFirst, .madeAt = noonOf(kFirst.addDays(2))};
    seal.lines = {{line, Money::fromCents(1000), ReconcileQueue::Certain},
                  {open, Money::fromCents(40), ReconcileQueue::OnlyBankIn}};
    seal.movements = {
        {matched, Money::fromCents(1000), MovementState::Settled, ReconcileQueue::Certain},
        {carried, Money::fromCents(60), MovementState::Settled, ReconcileQueue::NotYet}};
    shop.input().facts.seals = {seal};
    const QStringList expected{u"bank_lines 2 1040"_s, u"open_lines 1 -40"_s,
                               u"not_at_bank 1 60"_s};
    const auto carriedOf = [](const Reconciler &reconciler) {
        return equationOf(reconciler.state().equations, Equation::Kind::Carried);
    };
    const ReconcileDay before = shop.reconciler().day(kAccount, kFirst);
    QVERIFY(before.isSealed);
    const Equation service = equationOf(before.equations, Equation::Kind::Service);
    QCOMPARE(textOf(service.parts), expected);
    QVERIFY(service.holds());
    QCOMPARE(carriedOf(shop.reconciler()).left, Money::fromCents(100));
    QCOMPARE(textOf(carriedOf(shop.reconciler()).parts),
             (QStringList{u"decided_later 1 60"_s, u"still_open 1 40"_s}));
    QVERIFY(carriedOf(shop.reconciler()).holds());

    // The service and the bank change the day after it was sealed.
    shop.find(matched).amount = Money::fromCents(1001);
    shop.line(0, 800);
    const Equation after =
        equationOf(shop.reconciler().day(kAccount, kFirst).equations, Equation::Kind::Service);
    QCOMPARE(after, service);

    // A charge that the service no longer lists stays in the sealed day.
    const QList<Movement> listed = shop.input().movements;
    for (const MovementKey &key : {matched, carried}) {
        shop.input().movements.removeIf([&key](const auto &each) { return keyOf(each) == key; });
        const Equation without =
            equationOf(shop.reconciler().day(kAccount, kFirst).equations, Equation::Kind::Service);
        QCOMPARE(without, service);
    }
    shop.input().movements = listed;

    shop.input().facts.matches.last().movements.first().amount = Money::fromCents(61);
    QCOMPARE(carriedOf(shop.reconciler()).difference(), Money::fromCents(-1));
    shop.input().facts.matches.last().movements.first().amount = Money::fromCents(60);
    shop.input().facts.lines[1].isGone = true;
    QCOMPARE(carriedOf(shop.reconciler()).difference(), Money::fromCents(40));
    shop.input().facts.lines[1].isGone = false;
    shop.input().facts.matches.removeLast();
    QVERIFY(carriedOf(shop.reconciler()).holds());
    shop.find(carried).state = MovementState::Closed; // the confirmation was withdrawn
    QCOMPARE(carriedOf(shop.reconciler()).difference(), Money::fromCents(60));
}

BALCAO_GUILESS_TEST(TestSideEquations)
#include "tst_sideequations.moc"
