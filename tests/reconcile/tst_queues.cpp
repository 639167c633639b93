// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/queues.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <algorithm>
#include <random>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

const QDate kQueueDay(2026, 11, 10);

StatementLine queueLine(qint64 cents, const QString &text = {})
{
    StatementLine line{.day = kQueueDay, .amount = Money::fromCents(cents)};
    line.text = text;
    return line;
}

Movement queueMovement(qint64 cents, const QString &reference, QDate day = kQueueDay)
{
    Movement movement;
    movement.transaction = QUuid::createUuid();
    movement.amount = Money::fromCents(cents);
    movement.day = day;
    movement.reference = reference;
    return movement;
}

} // namespace

class TestQueues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void assignsEachItemOnce()
    {
        const QList<StatementLine> lines{
            queueLine(100, u"PIX PED2026001"_s), // certain
            queueLine(250, u"PIX PED2026002"_s), // amount differs
            queueLine(300),                      // possible
            queueLine(400, u"PIX PED2026004"_s), // certain
            queueLine(400, u"PIX PED2026004"_s), // twice
            queueLine(999),                      // only at the bank
            queueLine(-999),                     //
        };
        QList<Movement> movements{
            queueMovement(100, u"PED-2026-001"_s),
            queueMovement(200, u"PED-2026-002"_s),
            queueMovement(300, {}),
            queueMovement(400, u"PED-2026-004"_s),
            queueMovement(500, {}, kQueueDay.addDays(-5)), // only in the service
            queueMovement(600, {}),                        // not yet
            queueMovement(700, {}),                        // waiting
        };
        movements.last().state = MovementState::Waiting;
        const MatchResult result = matchLines(lines, movements);
        const QueueAssignment queues = assignQueues(lines, movements, result, kQueueDay);
        using Q = ReconcileQueue;
        QCOMPARE(queues.lines, (QList<Q>{Q::Certain, Q::AmountDiffers, Q::Possible, Q::Certain,
                                         Q::Twice, Q::OnlyBankIn, Q::OnlyBankOut}));
        QCOMPARE(queues.movements, (QList<Q>{Q::Certain, Q::AmountDiffers, Q::Possible, Q::Certain,
                                             Q::OnlyService, Q::NotYet, Q::Waiting}));
        const auto totals = queueTotals(lines, movements, queues);
        QCOMPARE(totals.size(), 16);
        QCOMPARE(totals[5], (QueueTotal{Q::Twice, 1, Money::fromCents(400), 0, Money()}));
        for (const Equation &equation : equationsOf(lines, movements, result, totals))
            QVERIFY(equation.holds());
    }

    void equationsFindLostLines()
    {
        const QList<StatementLine> lines{queueLine(100), queueLine(50)};
        const QList<Movement> movements{queueMovement(100, {})};
        const MatchResult result = matchLines(lines, movements);
        auto totals =
            queueTotals(lines, movements, assignQueues(lines, movements, result, kQueueDay));
        totals[3].lineSum -= Money::fromCents(1);
        const auto equations = equationsOf(lines, movements, result, totals);
        QVERIFY(!equations[0].holds());
        QVERIFY(equations[1].holds());
    }

    void equationsHoldForRandomSets()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 200; ++round) {
            QList<StatementLine> lines;
            QList<Movement> movements;
            for (int i = 0; i < 30; ++i) {
                const int number = int(random() % 20);
                const qint64 cents = random() % 5 == 0 ? -300 : 100 * (1 + qint64(random() % 6));
                lines.append(queueLine(cents, u"PIX PED20260%1"_s.arg(number)));
                movements.append(queueMovement(100 * (1 + qint64(random() % 6)),
                                               u"PED-20260%1"_s.arg(random() % 40),
                                               kQueueDay.addDays(-int(random() % 6))));
            }
            const MatchResult result = matchLines(lines, movements);
            const auto queues = assignQueues(lines, movements, result, kQueueDay);
            const auto totals = queueTotals(lines, movements, queues);
            qsizetype count = 0;
            for (const QueueTotal &total : totals)
                count += total.lineCount + total.movementCount;
            QCOMPARE(count, 60);
            for (const Equation &equation : equationsOf(lines, movements, result, totals))
                QVERIFY(equation.holds());
        }
    }
};

BALCAO_APPLESS_TEST(TestQueues)
#include "tst_queues.moc"
