// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
#include "core/domain/evidence.h"
#include "core/domain/sums.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionsum.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

const QDate kDay(2026, 11, 28); // a Saturday

/// Returns the timestamp of a time of day in Brasília.
QDateTime at(QDate day, int hour, int minute = 0)
{
    return QDateTime(day, QTime(hour, minute), brasilia()).toUTC();
}

} // namespace

/// Days of a shop that begin after midnight.
class TestBusinessDay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheDay_data();
    void findsTheDay();
    void hasEveryTimeOnce_data();
    void hasEveryTimeOnce();
    void replacesDaysByTimes_data();
    void replacesDaysByTimes();
    void keepsOtherTimes();
    void readsDaysBack_data();
    void readsDaysBack();
    void addsUpDays_data();
    void addsUpDays();
    void findsTheDayOfAMovement_data();
    void findsTheDayOfAMovement();
};

void TestBusinessDay::findsTheDay_data()
{
    QTest::addColumn<QDateTime>("timestamp");
    QTest::addColumn<int>("cutoff");
    QTest::addColumn<QDate>("expected");
    const QDateTime midnight = at(kDay, 0);
    QTest::newRow("midnight") << midnight << 0 << kDay;
    QTest::newRow("before midnight") << midnight.addMSecs(-1) << 0 << kDay.addDays(-1);
    QTest::newRow("midnight in a bar") << midnight << 120 << kDay.addDays(-1);
    QTest::newRow("before the cutoff") << at(kDay, 2).addMSecs(-1) << 120 << kDay.addDays(-1);
    QTest::newRow("at the cutoff") << at(kDay, 2) << 120 << kDay;
    QTest::newRow("before a late cutoff") << at(kDay, 11, 59) << 720 << kDay.addDays(-1);
    QTest::newRow("at a late cutoff") << at(kDay, 12) << 720 << kDay;
}

void TestBusinessDay::findsTheDay()
{
    QFETCH(QDateTime, timestamp);
    QFETCH(int, cutoff);
    QTEST(businessDay(timestamp, cutoff), "expected");
}

void TestBusinessDay::hasEveryTimeOnce_data()
{
    QTest::addColumn<QDate>("day");
    QTest::newRow("any") << kDay;
    // Start and end of daylight saving time at midnight.
    QTest::newRow("start") << QDate(2018, 11, 4);
    QTest::newRow("end") << QDate(2018, 2, 18);
    QTest::newRow("before the end") << QDate(2018, 2, 17);
}

/// A day ends where the next one begins, and all times between have that day.
void TestBusinessDay::hasEveryTimeOnce()
{
    QFETCH(QDate, day);
    for (int cutoff = 0; cutoff <= 720; cutoff += 60) {
        const QDateTime start = startOfBusinessDay(day, cutoff);
        const QDateTime end = startOfBusinessDay(day.addDays(1), cutoff);
        QCOMPARE(businessDay(start.addMSecs(-1), cutoff), day.addDays(-1));
        for (QDateTime time = start; time < end; time = time.addSecs(1800))
            QCOMPARE(businessDay(time, cutoff), day);
        QCOMPARE(businessDay(end, cutoff), day.addDays(1));
        QCOMPARE(brasiliaTime(start).time().minute(), 0);
    }
    QCOMPARE(startOfBusinessDay(day, 0), startOfBrasiliaDay(day));
}

void TestBusinessDay::replacesDaysByTimes_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<int>("cutoff");
    QTest::addColumn<TransactionFilter>("expected");
    const TransactionFilter days{.initialDate = kDay, .finalDate = kDay};
    const QDateTime start = at(kDay, 2);
    const QDateTime end = at(kDay.addDays(1), 2);
    QTest::newRow("no cutoff") << days << 0 << days;
    QTest::newRow("a day") << days << 120
                           << TransactionFilter{.createdFrom = start, .createdUntil = end};
    QTest::newRow("first day") << TransactionFilter{.initialDate = kDay} << 120
                               << TransactionFilter{.createdFrom = start};
    QTest::newRow("last day") << TransactionFilter{.finalDate = kDay} << 120
                              << TransactionFilter{.createdUntil = end};
    QTest::newRow("no day") << TransactionFilter{.reference = u"R"_s} << 120
                            << TransactionFilter{.reference = u"R"_s};
    TransactionFilter narrow = days;
    narrow.createdFrom = start.addSecs(60);
    narrow.createdUntil = end.addSecs(60);
    QTest::newRow("times within") << narrow << 120
                                  << TransactionFilter{.createdFrom = start.addSecs(60),
                                                       .createdUntil = end};
}

void TestBusinessDay::replacesDaysByTimes()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(int, cutoff);
    QTEST(inBusinessDays(filter, cutoff), "expected");
}

void TestBusinessDay::keepsOtherTimes()
{
    const TransactionFilter hour{.createdFrom = at(kDay, 14), .createdUntil = at(kDay, 15)};
    QCOMPARE(withDays(hour, kDay, kDay, 0).createdFrom, hour.createdFrom);
    QCOMPARE(withDays(hour, kDay, kDay, 120), withDays({}, kDay, kDay, 120)); // in their place
}

void TestBusinessDay::readsDaysBack_data()
{
    QTest::addColumn<QDate>("first");
    QTest::addColumn<QDate>("last");
    QTest::newRow("none") << QDate() << QDate();
    QTest::newRow("a day") << kDay << kDay;
    QTest::newRow("days") << kDay.addDays(-9) << kDay;
    QTest::newRow("from a day on") << kDay << QDate();
    QTest::newRow("up to a day") << QDate() << kDay;
}

void TestBusinessDay::readsDaysBack()
{
    QFETCH(QDate, first);
    QFETCH(QDate, last);
    for (const int cutoff : {0, 60, 120, 720})
        QCOMPARE(filteredDays(withDays({}, first, last, cutoff), cutoff), std::pair(first, last));
    TransactionFilter other = withDays({}, kDay, kDay, 120);
    other.createdFrom = other.createdFrom->addSecs(3600);
    QCOMPARE(filteredDays(other, 120), (std::pair<QDate, QDate>()));
}

void TestBusinessDay::addsUpDays_data()
{
    QTest::addColumn<int>("cutoff");
    for (const int cutoff : {0, 60, 120, 360, 720})
        QTest::addRow("%d", cutoff) << cutoff;
}

/// The sums of the hours have the same transactions as the days of the filter.
void TestBusinessDay::addsUpDays()
{
    QFETCH(int, cutoff);
    const quint32 seed = QRandomGenerator::system()->generate();
    qInfo("seed %u", seed);
    QRandomGenerator random(seed);
    QList<Transaction> all;
    QMap<QDate, QList<Transaction>> days;
    for (int i = 0; i < 300; ++i) {
        Transaction made = samples::charge(1 + random.bounded(9999), i);
        made.created = at(kDay, 0).addSecs(random.bounded(3 * 86400));
        made.status = Status::kKnown.at(random.bounded(8U));
        made.commission = Money::fromCents(random.bounded(99));
        if (random.bounded(5) == 0)
            made.commission.reset();
        all.append(made);
        days[businessDay(made.created, cutoff)].append(made);
    }
    const QList<TransactionSum> sums = dailySums(hourlySumsOf(all), cutoff);
    if (cutoff == 0)
        QCOMPARE(sums, sumsOf(all));
    QVERIFY(std::is_sorted(sums.begin(), sums.end(),
                           [](const auto &one, const auto &other) { return one.day > other.day; }));
    for (const auto &[day, transactions] : days.asKeyValueRange()) {
        qint64 count = 0;
        Money amount;
        Money commission;
        qint64 unknown = 0;
        for (const TransactionSum &sum : sums) {
            if (sum.day != day)
                continue;
            count += sum.count;
            amount += sum.amount;
            commission += sum.commission;
            unknown += sum.unknownCommissionCount;
        }
        for (const Transaction &each : transactions) {
            amount -= each.amount;
            commission -= each.commission.value_or(Money());
            unknown -= each.commission ? 0 : 1;
        }
        QCOMPARE(count, transactions.size());
        QCOMPARE(amount, Money());
        QCOMPARE(commission, Money());
        QCOMPARE(unknown, 0);
    }
}

void TestBusinessDay::findsTheDayOfAMovement_data()
{
    QTest::addColumn<Evidence>("evidence");
    QTest::addColumn<int>("cutoff");
    QTest::addColumn<QDate>("expected");
    const QDate before = kDay.addDays(-1);
    const Evidence byHand{.recordedAt = at(kDay, 1), .movedDay = kDay};
    QTest::newRow("recorded, no cutoff") << byHand << 0 << kDay;
    QTest::newRow("recorded before the cutoff") << byHand << 120 << before;
    Evidence timed = byHand;
    timed.movedAt = at(kDay, 3);
    timed.recordedAt = at(kDay, 4);
    QTest::newRow("moved after the cutoff") << timed << 120 << kDay;
    timed.movedAt = at(kDay, 1);
    QTest::newRow("moved before the cutoff") << timed << 120 << before;
    // A bank statement has days of the calendar.
    const Evidence line{.recordedAt = at(kDay.addDays(2), 1), .movedDay = kDay};
    QTest::newRow("only a day") << line << 120 << kDay;
}

void TestBusinessDay::findsTheDayOfAMovement()
{
    QFETCH(Evidence, evidence);
    QFETCH(int, cutoff);
    QTEST(movedBusinessDay(evidence, cutoff), "expected");
}

BALCAO_GUILESS_TEST(TestBusinessDay)
#include "tst_businessday.moc"
