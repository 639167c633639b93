// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/commission.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

#include <algorithm>

using namespace Qt::StringLiterals;
using core::commissionOn;
using core::CommissionRule;
using core::Money;

namespace
{

/// Decimal arithmetic as on paper: digits, last one first, as many as needed. Slow, but exact for
/// any size of number.
using Digits = QList<int>;

Digits digitsOf(qint64 number)
{
    Digits digits;
    for (const QChar c : QString::number(number))
        digits.prepend(c.digitValue());
    return digits;
}

Digits sum(const Digits &a, const Digits &b)
{
    Digits digits;
    int carry = 0;
    for (qsizetype i = 0; i < std::max(a.size(), b.size()) || carry > 0; ++i) {
        const int column = a.value(i) + b.value(i) + carry;
        digits.append(column % 10);
        carry = column / 10;
    }
    return digits;
}

Digits product(const Digits &a, const Digits &b)
{
    Digits total;
    for (qsizetype place = 0; place < b.size(); ++place) {
        const Digits shifted = Digits(place, 0) + a;
        for (int i = 0; i < b.at(place); ++i)
            total = sum(total, shifted);
    }
    return total;
}

QString textOf(const Digits &digits)
{
    QString text;
    for (const int digit : digits)
        text.prepend(QString::number(digit));
    return text.rightJustified(40, u'0'); // of equal width, so that text order is numeric order
}

/// Returns the commission as a text of digits.
QString onPaper(qint64 cents, const CommissionRule &rule)
{
    Digits share = product(digitsOf(cents), digitsOf(rule.basisPoints));
    const bool roundsUp = share.value(3) >= 5; // the first of the four digits that are cut off
    share = share.mid(4);
    if (roundsUp)
        share = sum(share, {1});
    const QString total = textOf(sum(share, digitsOf(rule.fixed.cents())));
    return std::clamp(total, textOf(digitsOf(rule.min.cents())),
                      textOf(digitsOf(rule.max.cents())));
}

/// Returns small numbers as often as large ones, including both ends.
qint64 anyUpTo(QRandomGenerator &random, qint64 max)
{
    switch (random.bounded(8)) {
    case 0:
        return 0;
    case 1:
        return max;
    case 2:
        return random.bounded(std::min<qint64>(max, 200) + 1);
    default:
        return random.bounded(max + 1);
    }
}

CommissionRule anyRule(QRandomGenerator &random)
{
    CommissionRule rule;
    rule.basisPoints = anyUpTo(random, CommissionRule::kWhole);
    rule.fixed = Money::fromCents(anyUpTo(random, random.bounded(2) == 0 ? 500 : Money::kMaxCents));
    if (random.bounded(2) == 0)
        rule.max = Money::fromCents(anyUpTo(random, Money::kMaxCents));
    if (random.bounded(2) == 0)
        rule.min = Money::fromCents(anyUpTo(random, rule.max.cents()));
    return rule;
}

} // namespace

class CommissionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reckons_data();
    void reckons();
    void agreesWithReckoningOnPaper();
    void isUnknownAtABankWithoutARule();
};

void CommissionTest::isUnknownAtABankWithoutARule()
{
    const Money amount = Money::fromCents(1000);
    QCOMPARE(core::commissionAtBank(amount, {}), std::nullopt);
    QCOMPARE(core::commissionAtBank(amount, {.basisPoints = 100}), Money::fromCents(10));
    QCOMPARE(core::commissionAtBank(amount, {.fixed = Money::fromCents(99)}), Money::fromCents(99));
    QCOMPARE(core::commissionAtBank(Money::fromCents(1), {.basisPoints = 100}), Money());
}

void CommissionTest::reckons_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<CommissionRule>("rule");
    QTest::addColumn<qint64>("commission");
    const auto row = [](const char *name, qint64 cents, const CommissionRule &rule,
                        qint64 commission) { QTest::newRow(name) << cents << rule << commission; };
    const auto reais = [](qint64 cents) { return Money::fromCents(cents); };
    row("nothing is set", 123456, {}, 0);
    row("no amount", 0, {.basisPoints = 99}, 0);
    row("0.99 %", 10000, {.basisPoints = 99}, 99);
    row("just below half", 49, {.basisPoints = 100}, 0);
    row("half goes up", 50, {.basisPoints = 100}, 1);
    row("half goes up again", 150, {.basisPoints = 100}, 2);
    row("a centavo of a centavo", 1, {.basisPoints = 4999}, 0);
    row("half of a centavo", 1, {.basisPoints = 5000}, 1);
    row("fixed", 1, {.fixed = reais(99)}, 99); // more than the amount
    row("both", 10000, {.basisPoints = 100, .fixed = reais(25)}, 125);
    row("least", 100, {.basisPoints = 100, .min = reais(10)}, 10);
    row("largest", 1'000'000, {.basisPoints = 198, .max = reais(790)}, 790);
    row("between", 10000, {.basisPoints = 198, .min = reais(10), .max = reais(790)}, 198);
    row("all of the most", Money::kMaxCents, {.basisPoints = 10'000}, Money::kMaxCents);
    row("more than money holds", Money::kMaxCents,
        {.basisPoints = 10'000, .fixed = reais(Money::kMaxCents)}, Money::kMaxCents);
}

void CommissionTest::reckons()
{
    QFETCH(qint64, cents);
    QFETCH(CommissionRule, rule);
    QFETCH(qint64, commission);
    QCOMPARE(commissionOn(Money::fromCents(cents), rule).cents(), commission);
    QCOMPARE(onPaper(cents, rule), textOf(digitsOf(commission)));
}

void CommissionTest::agreesWithReckoningOnPaper()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    for (int i = 0; i < 20'000; ++i) {
        const qint64 cents = anyUpTo(random, Money::kMaxCents);
        const CommissionRule rule = anyRule(random);
        const QString expected = onPaper(cents, rule);
        const QString found = textOf(digitsOf(commissionOn(Money::fromCents(cents), rule).cents()));
        QVERIFY2(found == expected,
                 qPrintable(u"%1 centavos, %2 basis points, fixed %3, from %4 to %5: %6, not %7"_s
                                .arg(cents)
                                .arg(rule.basisPoints)
                                .arg(rule.fixed.cents())
                                .arg(rule.min.cents())
                                .arg(rule.max.cents())
                                .arg(found, expected)));
    }
}

BALCAO_GUILESS_TEST(CommissionTest)
#include "tst_commission.moc"
