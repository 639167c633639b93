// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clivalues.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

class TestCliValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAmounts_data();
    void readsAmounts();
    void readsDays_data();
    void readsDays();
    void readsCounts_data();
    void readsCounts();
};

void TestCliValues::readsAmounts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("cents"); // -1: refused
    const auto row = [](const char *text, qint64 cents) {
        QTest::newRow(*text ? text : "(empty)") << QString::fromUtf8(text) << cents;
    };
    row("15.00", 1500);
    row("15,00", 1500);
    row("0.01", 1);
    row("0015,00", 1500);
    row("1234.56", 123456);
    row("9999999999.99", 999'999'999'999);
    row("0,00", 0); // refused by the service
    for (const char *text : {"",         "15",       "15.5",   "15,5",           "1.234",  "1,234",
                             "1.234,56", "1,234.56", "1,5,0",  "1..00",          ",00",    ".00",
                             "15.",      "15.000",   "-15.00", "+15.00",         " 15.00", "15.00 ",
                             "R$ 15,00", "1e3.00",   "١٥.٠٠",  "12345678901.00", "15;00",  "abc"})
        row(text, -1);
}

void TestCliValues::readsAmounts()
{
    QFETCH(QString, text);
    QFETCH(qint64, cents);
    const auto amount = app::amountFrom(text);
    QCOMPARE(amount ? amount->cents() : -1, cents);
}

void TestCliValues::readsDays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("first"); // empty: refused
    QTest::addColumn<QString>("last");
    const auto row = [](const char *text, const char *first, const char *last) {
        QTest::newRow(*text ? text : "(empty)")
            << QString::fromUtf8(text) << QString::fromUtf8(first) << QString::fromUtf8(last);
    };
    row("2026-11-20", "2026-11-20", "2026-11-20");
    row("today", "2026-11-23", "2026-11-23");
    row("yesterday", "2026-11-22", "2026-11-22");
    row("2026-11-01..2026-11-20", "2026-11-01", "2026-11-20");
    row("2026-11-20..2026-11-20", "2026-11-20", "2026-11-20");
    row("2026-11-01..today", "2026-11-01", "2026-11-23");
    row("yesterday..today", "2026-11-22", "2026-11-23");
    for (const char *text : {"", "2026-11-31", "20/11/2026", "2026-11-20..2026-11-19", "..",
                             "2026-11-01..", "..2026-11-01", "2026-11-01..2026-11-02..2026-11-03",
                             "2026-11-01...2026-11-02", "tomorrow", "Today", "2026-1-2", "hoje"})
        row(text, "", "");
}

void TestCliValues::readsDays()
{
    QFETCH(QString, text);
    QFETCH(QString, first);
    QFETCH(QString, last);
    const auto range = app::dayRangeFrom(text, QDate(2026, 11, 23));
    QCOMPARE(range.has_value(), !first.isEmpty());
    if (range)
        QCOMPARE(*range, (app::DayRange{QDate::fromString(first, Qt::ISODate),
                                        QDate::fromString(last, Qt::ISODate)}));
    const bool isDay = first == last && !text.contains(".."_L1) && !first.isEmpty();
    QCOMPARE(app::dayFrom(text, QDate(2026, 11, 23)).has_value(), isDay);
}

void TestCliValues::readsCounts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("count"); // -1: refused
    QTest::newRow("none") << u"0"_s << qint64(0);
    QTest::newRow("most") << u"100"_s << qint64(100);
    QTest::newRow("more") << u"101"_s << qint64(-1);
    QTest::newRow("negative") << u"-1"_s << qint64(-1);
    QTest::newRow("sign") << u"+1"_s << qint64(-1);
    QTest::newRow("empty") << QString() << qint64(-1);
    QTest::newRow("decimal") << u"1.5"_s << qint64(-1);
    QTest::newRow("hexadecimal") << u"0x10"_s << qint64(-1);
    QTest::newRow("too long") << u"99999999999999999999"_s << qint64(-1);
}

void TestCliValues::readsCounts()
{
    QFETCH(QString, text);
    QFETCH(qint64, count);
    QCOMPARE(app::countFrom(text, 100).value_or(-1), count);
}

BALCAO_APPLESS_TEST(TestCliValues)
#include "tst_clivalues.moc"
