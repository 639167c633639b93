// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/till/listing.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Period;
using core::SavedView;
using core::TransactionFilter;

namespace
{

const QDate kToday(2026, 11, 20); // a Friday

TransactionFilter ofDays(QDate first, QDate last)
{
    return {.initialDate = first, .finalDate = last};
}

TransactionFilter paidOn(QDate first, QDate last)
{
    return {.paidFrom = core::startOfBrasiliaDay(first),
            .paidUntil = core::startOfBrasiliaDay(last.addDays(1))};
}

} // namespace

class TestListing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comesBackAsItWasKept_data();
    void comesBackAsItWasKept();
    void movesOnWithTheCalendar_data();
    void movesOnWithTheCalendar();
    void namesDays_data();
    void namesDays();
};

void TestListing::comesBackAsItWasKept_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::newRow("nothing") << TransactionFilter();
    QTest::newRow("a state") << TransactionFilter{.statuses = {core::Status::Code::Paid}};
    QTest::newRow("today") << ofDays(kToday, kToday);
    QTest::newRow("days without a name") << ofDays(kToday.addDays(-3), kToday);
    QTest::newRow("from a day on") << ofDays(kToday, {});
    QTest::newRow("paid today") << paidOn(kToday, kToday);
    QTest::newRow("paid on days without a name") << paidOn(kToday.addDays(-3), kToday);
    QTest::newRow("paid from an instant on")
        << TransactionFilter{.paidFrom = core::startOfBrasiliaDay(kToday).addSecs(60)};
    QTest::newRow("paid from a day on")
        << TransactionFilter{.paidFrom = core::startOfBrasiliaDay(kToday)};
}

void TestListing::comesBackAsItWasKept()
{
    QFETCH(TransactionFilter, filter);
    const SavedView view = core::viewOf(filter, u"Bolo"_s, kToday);
    QCOMPARE(view.name, u"Bolo"_s);
    QCOMPARE(core::filterOf(view, kToday), filter);
}

void TestListing::movesOnWithTheCalendar_data()
{
    QTest::addColumn<TransactionFilter>("kept");
    QTest::addColumn<TransactionFilter>("expected");
    const QDate later = kToday.addDays(10); // same month, two weeks later
    QTest::newRow("today") << ofDays(kToday, kToday) << ofDays(later, later);
    QTest::newRow("yesterday") << ofDays(kToday.addDays(-1), kToday.addDays(-1))
                               << ofDays(later.addDays(-1), later.addDays(-1));
    QTest::newRow("last month") << ofDays({2026, 10, 1}, {2026, 10, 31})
                                << ofDays({2026, 10, 1}, {2026, 10, 31});
    QTest::newRow("days without a name")
        << ofDays({2026, 11, 2}, {2026, 11, 4}) << ofDays({2026, 11, 2}, {2026, 11, 4});
    QTest::newRow("paid today") << paidOn(kToday, kToday) << paidOn(later, later);
    QTest::newRow("paid on days without a name")
        << paidOn({2026, 11, 2}, {2026, 11, 4}) << paidOn({2026, 11, 2}, {2026, 11, 4});
}

void TestListing::movesOnWithTheCalendar()
{
    QFETCH(TransactionFilter, kept);
    const SavedView view = core::viewOf(kept, u"Bolo"_s, kToday);
    QTEST(core::filterOf(view, kToday.addDays(10)), "expected");
}

void TestListing::namesDays_data()
{
    QTest::addColumn<QDate>("first");
    QTest::addColumn<QDate>("last");
    QTest::addColumn<Period>("expected");
    const auto row = [](const char *name, QDate first, QDate last, Period expected) {
        QTest::newRow(name) << first << last << expected;
    };
    row("none", {}, {}, Period::Any);
    row("today", kToday, kToday, Period::Today);
    row("yesterday", kToday.addDays(-1), kToday.addDays(-1), Period::Yesterday);
    row("since Sunday", {2026, 11, 15}, kToday, Period::ThisWeek);
    row("the week before", {2026, 11, 8}, {2026, 11, 14}, Period::LastWeek);
    row("since the first", {2026, 11, 1}, kToday, Period::ThisMonth);
    row("the month before", {2026, 10, 1}, {2026, 10, 31}, Period::LastMonth);
    row("others", {2026, 10, 1}, {2026, 10, 30}, Period::Chosen);
    row("from one on", kToday, {}, Period::Chosen);
}

void TestListing::namesDays()
{
    QFETCH(QDate, first);
    QFETCH(QDate, last);
    QTEST(core::periodOf(first, last, kToday), "expected");
}

BALCAO_GUILESS_TEST(TestListing)
#include "tst_listing.moc"
