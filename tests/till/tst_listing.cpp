// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
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

constexpr int kTwo = 120; ///< the shop is a bar, whose days begin at two o'clock

TransactionFilter paidOn(QDate first, QDate last, int cutoff = 0)
{
    return {.paidFrom = core::startOfBusinessDay(first, cutoff),
            .paidUntil = core::startOfBusinessDay(last.addDays(1), cutoff)};
}

TransactionFilter inTheBar(QDate first, QDate last)
{
    return core::withDays({}, first, last, kTwo);
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
    QTest::addColumn<int>("cutoff");
    const auto row = [](const char *name, const TransactionFilter &filter, int cutoff = 0) {
        QTest::newRow(name) << filter << cutoff;
    };
    row("nothing", {});
    row("a state", {.statuses = {core::Status::Code::Paid}});
    row("today", ofDays(kToday, kToday));
    row("days without a name", ofDays(kToday.addDays(-3), kToday));
    row("from a day on", ofDays(kToday, {}));
    row("paid today", paidOn(kToday, kToday));
    row("paid on days without a name", paidOn(kToday.addDays(-3), kToday));
    const QDateTime midnight = core::startOfBrasiliaDay(kToday);
    row("paid from an instant on", {.paidFrom = midnight.addSecs(60)});
    row("paid from a day on", {.paidFrom = midnight});
    row("nothing in a bar", {}, kTwo);
    row("today in a bar", inTheBar(kToday, kToday), kTwo);
    row("days without a name in a bar", inTheBar(kToday.addDays(-3), kToday), kTwo);
    row("from a day on in a bar", inTheBar(kToday, {}), kTwo);
    row("an hour in a bar",
        {.createdFrom = midnight.addSecs(36'000), .createdUntil = midnight.addSecs(39'600)}, kTwo);
    row("paid today in a bar", paidOn(kToday, kToday, kTwo), kTwo);
    row("paid from midnight in a bar", paidOn(kToday, kToday), kTwo);
}

void TestListing::comesBackAsItWasKept()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(int, cutoff);
    const SavedView view = core::viewOf(filter, u"Bolo"_s, kToday, cutoff);
    QCOMPARE(view.name, u"Bolo"_s);
    QCOMPARE(core::filterOf(view, kToday, cutoff), filter);
}

void TestListing::movesOnWithTheCalendar_data()
{
    QTest::addColumn<TransactionFilter>("kept");
    QTest::addColumn<int>("cutoff");
    QTest::addColumn<TransactionFilter>("expected");
    const auto row = [](const char *name, const TransactionFilter &kept,
                        const TransactionFilter &expected,
                        int cutoff = 0) { QTest::newRow(name) << kept << cutoff << expected; };
    const QDate later = kToday.addDays(10); // same month, two weeks later
    const auto yesterday = ofDays(later.addDays(-1), later.addDays(-1));
    row("today", ofDays(kToday, kToday), ofDays(later, later));
    row("yesterday", ofDays(kToday.addDays(-1), kToday.addDays(-1)), yesterday);
    const auto october = ofDays({2026, 10, 1}, {2026, 10, 31});
    row("last month", october, october);
    const auto some = ofDays({2026, 11, 2}, {2026, 11, 4});
    row("days without a name", some, some);
    row("paid today", paidOn(kToday, kToday), paidOn(later, later));
    const auto paid = paidOn({2026, 11, 2}, {2026, 11, 4});
    row("paid on days without a name", paid, paid);
    row("today in a bar", inTheBar(kToday, kToday), inTheBar(later, later), kTwo);
    row("days without a name in a bar", inTheBar({2026, 11, 2}, {2026, 11, 4}),
        inTheBar({2026, 11, 2}, {2026, 11, 4}), kTwo);
    row("days chosen before the cutoff", some, inTheBar({2026, 11, 2}, {2026, 11, 4}), kTwo);
    row("paid today in a bar", paidOn(kToday, kToday, kTwo), paidOn(later, later, kTwo), kTwo);
}

void TestListing::movesOnWithTheCalendar()
{
    QFETCH(TransactionFilter, kept);
    QFETCH(int, cutoff);
    const SavedView view = core::viewOf(kept, u"Bolo"_s, kToday, cutoff);
    QTEST(core::filterOf(view, kToday.addDays(10), cutoff), "expected");
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
