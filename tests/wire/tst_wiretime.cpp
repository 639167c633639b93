// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/wiretime.h"
#include "tests/support/testmain.h"

#include <QtCore/QTimeZone>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

class WireTimeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesBrasiliaTime_data();
    void writesBrasiliaTime();
    void writesEveryHourAsQtDoes();
    void readsNothingElse_data();
    void readsNothingElse();
    void readsForeignTimes_data();
    void readsForeignTimes();
    void readsTheSecondOfTwoHours();
    void readsDays_data();
    void readsDays();
    void readsIds_data();
    void readsIds();
};

void WireTimeTest::writesBrasiliaTime_data()
{
    QTest::addColumn<QDateTime>("utc");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, QDate day, QTime time, const QString &text) {
        QTest::newRow(name) << QDateTime(day, time, QTimeZone::utc()) << text;
    };
    row("noon", {2026, 1, 15}, {15, 0}, u"2026-01-15 12:00:00"_s);
    row("the day before", {2026, 7, 1}, {2, 59, 59}, u"2026-06-30 23:59:59"_s);
    row("summer time of old", {2018, 12, 1}, {2, 0}, u"2018-12-01 00:00:00"_s);
    row("a midnight that was skipped", {2018, 11, 4}, {3, 0}, u"2018-11-04 01:00:00"_s);
}

void WireTimeTest::writesBrasiliaTime()
{
    QFETCH(QDateTime, utc);
    QFETCH(QString, text);
    QCOMPARE(toWireTime(utc), text);
    QCOMPARE(toWireTime(utc.addMSecs(999)), text);
    const auto read = fromWireTime(text);
    QVERIFY(read);
    QCOMPARE(*read, utc);
    QCOMPARE(read->timeSpec(), Qt::UTC);
}

/// Covers all summer times of a decade, and its leap days.
void WireTimeTest::writesEveryHourAsQtDoes()
{
    const QTimeZone zone("America/Sao_Paulo");
    const QDateTime first(QDate(2010, 1, 1), QTime(0, 0), QTimeZone::utc());
    for (int hour = 0; hour < 24 * 3660; ++hour) {
        for (const int second : {0, 3599}) {
            const QDateTime utc = first.addSecs(3600LL * hour + second);
            const QString expected = utc.toTimeZone(zone).toString(u"yyyy-MM-dd HH:mm:ss"_s);
            if (toWireTime(utc) != expected)
                QCOMPARE(toWireTime(utc), expected);
        }
    }
}

void WireTimeTest::readsForeignTimes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDateTime>("utc");
    const QDateTime noon(QDate(2026, 1, 15), QTime(15, 0), QTimeZone::utc());
    const auto row = [](const char *text, const QDateTime &utc) {
        QTest::newRow(text) << QString::fromLatin1(text) << utc;
    };
    row("2026-01-15 12:00:00", noon);
    row("2026-01-15T12:00:00", noon);
    row("2026-01-15T12:00:00-03:00", noon);
    row("2026-01-15T12:00:00-0300", noon);
    row("2026-01-15T15:00:00Z", noon);
    row("2026-01-15T15:00:00.123456Z", noon);
    row("2026-01-15T20:30:00+05:30", noon);
    row("2026-01-16 00:00:00+09:00", noon);
    for (const char *text :
         {"", "2026-01-15", "2026-01-15T12:00", "2026-02-30T12:00:00Z", "2026-01-15T25:00:00Z",
          "2026-01-15T12:00:00-99:00", "2026-01-15T12:00:00Zx", "15/01/2026 12:00:00"})
        QTest::newRow(*text ? text : "(empty)") << QString::fromLatin1(text) << QDateTime();
}

void WireTimeTest::readsForeignTimes()
{
    QFETCH(QString, text);
    QFETCH(QDateTime, utc);
    const auto read = fromForeignTime(text);
    QCOMPARE(read.has_value(), utc.isValid());
    if (read)
        QCOMPARE(*read, utc);
}

void WireTimeTest::readsNothingElse_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "2026-01-15", "2026-01-15T12:00:00", "2026-01-15 12:00", "2026-01-15 12:00:00Z",
          "2026-1-15 12:00:00", "2026-02-30 12:00:00", "2026-01-15 24:00:00", "0000-00-00 00:00:00",
          "2018-11-04 00:30:00", " 2026-01-15 12:00:0"})
        QTest::newRow(*text ? text : "(empty)") << QString::fromLatin1(text);
}

void WireTimeTest::readsNothingElse()
{
    QFETCH(QString, text);
    QVERIFY(!fromWireTime(text));
}

void WireTimeTest::readsTheSecondOfTwoHours()
{
    QCOMPARE(*fromWireTime(u"2019-02-16 23:30:00"_s),
             QDateTime(QDate(2019, 2, 17), QTime(2, 30), QTimeZone::utc()));
}

void WireTimeTest::readsDays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("day");
    QTest::newRow("a day") << u"2026-02-28"_s << QDate(2026, 2, 28);
    for (const char *text : {"", "2026-02-29", "2026-2-28", "28/02/2026", "2026-02-28 00:00:00"})
        QTest::newRow(*text ? text : "(empty)") << QString::fromLatin1(text) << QDate();
}

void WireTimeTest::readsDays()
{
    QFETCH(QString, text);
    QFETCH(QDate, day);
    QCOMPARE(fromWireDay(text).value_or(QDate()), day);
}

void WireTimeTest::readsIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isId");
    QTest::newRow("small letters") << u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s << true;
    QTest::newRow("capitals") << u"8F14E45F-CEEA-467A-9B36-2F5B3C2D1A01"_s << true;
    QTest::newRow("braces") << u"{8f14e45f-ceea-467a-9b36-2f5b3c2d1a01}"_s << false;
    QTest::newRow("one brace") << u"{8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s << false;
    QTest::newRow("a brace in place of a digit")
        << u"{8f14e45f-ceea-467a-9b36-2f5b3c2d1a0"_s << false;
    QTest::newRow("a letter that is no digit")
        << u"8g14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s << false;
    QTest::newRow("digits of another script")
        << u"\uff18f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s << false;
    QTest::newRow("another dash") << u"8f14e45f\u2013ceea-467a-9b36-2f5b3c2d1a01"_s << false;
    QTest::newRow("no hyphens") << u"8f14e45fceea467a9b362f5b3c2d1a01"_s << false;
    QTest::newRow("more behind it") << u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01x"_s << false;
    QTest::newRow("null") << u"00000000-0000-0000-0000-000000000000"_s << false;
    QTest::newRow("empty") << QString() << false;
}

void WireTimeTest::readsIds()
{
    QFETCH(QString, text);
    QFETCH(bool, isId);
    const auto id = fromWireId(text);
    QCOMPARE(id.has_value(), isId);
    if (id)
        QCOMPARE(toWireId(*id), text.toLower());
}

BALCAO_GUILESS_TEST(WireTimeTest)
#include "tst_wiretime.moc"
