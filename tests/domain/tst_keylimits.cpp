// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/keylimits.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

class KeyLimitsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheExceededLimit_data();
    void findsTheExceededLimit();
};

void KeyLimitsTest::findsTheExceededLimit_data()
{
    QTest::addColumn<Operation>("operation");
    QTest::addColumn<qint64>("amount");
    QTest::addColumn<qint64>("total");
    QTest::addColumn<std::optional<FieldError>>("problem");
    const auto row = [](const char *name, Operation operation, qint64 amount, qint64 total,
                        const std::optional<FieldError> &problem) {
        QTest::newRow(name) << operation << amount << total << problem;
    };
    using enum Operation;
    const auto tooLarge = [](qint64 limit) {
        return FieldError{Field::Amount, Problem::TooLarge, limit};
    };
    const auto dayLimit = [](qint64 limit) {
        return FieldError{Field::Amount, Problem::DayLimit, limit};
    };
    row("the largest charge", CashIn, 1000, 0, {});
    row("a larger charge", CashIn, 1001, 0, tooLarge(1000));
    row("the largest payout", CashOut, 500, 0, {});
    row("a larger payout", CashOut, 501, 0, tooLarge(500));
    row("the rest of the day", CashIn, 800, 2200, {});
    row("more than the rest of the day", CashIn, 801, 2200, dayLimit(800));
    row("no rest", CashOut, 1, 3000, dayLimit(0));
    row("more than the day, of an older limit", CashOut, 1, 4000, dayLimit(0));
    row("too large for both", CashIn, 1001, 3000, tooLarge(1000));
}

void KeyLimitsTest::findsTheExceededLimit()
{
    QFETCH(Operation, operation);
    QFETCH(qint64, amount);
    QFETCH(qint64, total);
    const KeyLimits limits{.maxCharge = Money::fromCents(1000),
                           .maxPayout = Money::fromCents(500),
                           .maxPerDay = Money::fromCents(3000)};
    const auto sum = Money::fromCents(total);
    const auto found = amountProblem(limits, operation, Money::fromCents(amount), sum);
    QFETCH(std::optional<FieldError>, problem);
    QVERIFY(found == problem);
    QVERIFY(!amountProblem({}, operation, Money::fromCents(Money::kMaxCents), sum));
}

BALCAO_GUILESS_TEST(KeyLimitsTest)
#include "tst_keylimits.moc"
