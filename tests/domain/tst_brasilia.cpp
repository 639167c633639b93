// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <ctime>

using namespace Qt::StringLiterals;

namespace
{

void setMachineZone(const QByteArray &name)
{
    qputenv("TZ", name);
    tzset();
}

} // namespace

class TestBrasilia : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setMachineZone("UTC"); }

    void knowsTheZone()
    {
        QVERIFY(core::brasilia().isValid());
        const QDateTime noon(QDate(2026, 7, 6), QTime(12, 0), QTimeZone::utc());
        QCOMPARE(core::brasilia().offsetFromUtc(noon), -3 * 3600);
        const QDateTime summer(QDate(2018, 12, 25), QTime(12, 0), QTimeZone::utc());
        QCOMPARE(core::brasilia().offsetFromUtc(summer), -2 * 3600);
    }

    void startsADay_data()
    {
        QTest::addColumn<QDate>("day");
        QTest::addColumn<QString>("start");
        QTest::newRow("winter 2026") << QDate(2026, 7, 6) << u"2026-07-06T03:00:00Z"_s;
        QTest::newRow("summer 2026") << QDate(2026, 1, 1) << u"2026-01-01T03:00:00Z"_s;
        QTest::newRow("leap day") << QDate(2028, 2, 29) << u"2028-02-29T03:00:00Z"_s;
        // Summer time ended at midnight after 17 February 2018, a day of 25 hours.
        QTest::newRow("last day of summer time") << QDate(2018, 2, 17) << u"2018-02-17T02:00:00Z"_s;
        QTest::newRow("first day after it") << QDate(2018, 2, 18) << u"2018-02-18T03:00:00Z"_s;
        QTest::newRow("winter 2018") << QDate(2018, 7, 6) << u"2018-07-06T03:00:00Z"_s;
        // It began on 4 November: 00:00 did not exist, the day of 23 hours began at 01:00.
        QTest::newRow("day before summer time") << QDate(2018, 11, 3) << u"2018-11-03T03:00:00Z"_s;
        QTest::newRow("day without midnight") << QDate(2018, 11, 4) << u"2018-11-04T03:00:00Z"_s;
        QTest::newRow("day after it") << QDate(2018, 11, 5) << u"2018-11-05T02:00:00Z"_s;
        QTest::newRow("midnight twice") << QDate(1950, 4, 16) << u"1950-04-16T02:00:00Z"_s;
    }
    void startsADay()
    {
        QFETCH(const QDate, day);
        QFETCH(const QString, start);
        for (const QByteArray zone : {"UTC", "America/Sao_Paulo", "Pacific/Kiritimati"}) {
            setMachineZone(zone);
            const QDateTime found = core::startOfBrasiliaDay(day);
            QCOMPARE(found.timeSpec(), Qt::UTC);
            QCOMPARE(found.toString(Qt::ISODate), start);
        }
    }

    void comparesTheClockOfTheComputer_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::addColumn<bool>("isSame");
        const auto row = [](const char *zone, bool isSame) {
            QTest::newRow(zone) << QByteArray(zone) << isSame;
        };
        row("America/Sao_Paulo", true);
        row("America/Recife", true); // another zone with the same clock
        row("America/Manaus", false);
        row("America/Rio_Branco", false);
        row("America/Noronha", false);
        row("UTC", false);
    }
    void comparesTheClockOfTheComputer()
    {
        QFETCH(const QByteArray, zone);
        QFETCH(const bool, isSame);
        setMachineZone(zone);
        const QDateTime evening(QDate(2026, 11, 21), QTime(2, 30), QTimeZone::utc());
        QCOMPARE(core::isLocalTimeBrasilia(evening), isSame);
        for (const QDateTime &timestamp : {evening, evening.toLocalTime()}) {
            const QDateTime shown = core::brasiliaTime(timestamp);
            QCOMPARE(shown.toString(u"yyyy-MM-dd HH:mm"_s), u"2026-11-20 23:30"_s);
            QCOMPARE(shown, evening);
        }
    }

    void leavesNoGapBetweenTwoDays()
    {
        for (QDate day(2018, 1, 1); day.year() < 2020; day = day.addDays(1)) {
            const QDateTime start = core::startOfBrasiliaDay(day);
            QCOMPARE(start.toTimeZone(core::brasilia()).date(), day);
            QCOMPARE(start.addMSecs(-1).toTimeZone(core::brasilia()).date(), day.addDays(-1));
        }
    }

    void hasNoStartForNoDay() { QVERIFY(!core::startOfBrasiliaDay(QDate()).isValid()); }
};

BALCAO_GUILESS_TEST(TestBrasilia)
#include "tst_brasilia.moc"
