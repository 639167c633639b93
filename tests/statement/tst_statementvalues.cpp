// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementvalues.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

Q_DECLARE_METATYPE(core::StatementRule)

class TestStatementValues : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parsesAmounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("cents");
        const auto row = [](const QString &text, qint64 cents) {
            QTest::newRow(qPrintable(text)) << text << cents;
        };
        row(u"150,00"_s, 15000);
        row(u"            1234.56"_s, 123456);
        row(u"1.234,56"_s, 123456);
        row(u"1,234.56"_s, 123456);
        row(u"1.234.567,89"_s, 123456789);
        row(u"1.234.567"_s, 123456700);
        row(u"R$ 150,00"_s, 15000);
        row(u"R$ 1.036,15"_s, 103615);
        row(u"R$\u00a01.036,15"_s, 103615);
        row(u"-R$ 12,50"_s, -1250);
        row(u"R$ -12,50"_s, -1250);
        row(u"150.00-"_s, -15000);
        row(u"\u2212150,00"_s, -15000);
        row(u"(150,00)"_s, -15000);
        row(u"1.067,79 C"_s, 106779);
        row(u"89,90 D"_s, -8990);
        row(u"-89,90 D"_s, -8990);
        row(u"+150.00"_s, 15000);
        row(u"-1234,5"_s, -123450);
        row(u"150"_s, 15000);
        row(u"0,00"_s, 0);
        row(u",50"_s, 50);
        row(u"12.3400"_s, 1234);
        row(u"000000000000000012,34"_s, 1234);
        row(u"9.999.999.999,99"_s, 999'999'999'999);
    }
    void parsesAmounts()
    {
        QFETCH(QString, text);
        QFETCH(qint64, cents);
        const auto amount = parseStatementAmount(text);
        QVERIFY(amount.has_value());
        QCOMPARE(amount->cents(), cents);
    }

    void refusesAmounts_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<StatementRule>("rule");
        const auto row = [](const QString &text, StatementRule rule) {
            QTest::newRow(qPrintable(text)) << text << rule;
        };
        row(u""_s, StatementRule::AmountMissing);
        row(u"  "_s, StatementRule::AmountMissing);
        row(u"."_s, StatementRule::AmountUnreadable);
        row(u"-"_s, StatementRule::AmountUnreadable);
        row(u"R$"_s, StatementRule::AmountMissing);
        row(u"abc"_s, StatementRule::AmountUnreadable);
        row(u"1e3"_s, StatementRule::AmountUnreadable);
        row(u"12,"_s, StatementRule::AmountUnreadable);
        row(u"1 234,56"_s, StatementRule::AmountUnreadable);
        row(u"12.34,56"_s, StatementRule::AmountUnreadable);
        row(u"1,234,56"_s, StatementRule::AmountUnreadable);
        row(u"1.2.3"_s, StatementRule::AmountUnreadable);
        row(u"-89,90 C"_s, StatementRule::AmountUnreadable);
        row(u"10,00 20,00"_s, StatementRule::AmountUnreadable);
        row(u"1.234"_s, StatementRule::AmountAmbiguous);
        row(u"1,234"_s, StatementRule::AmountAmbiguous);
        row(u"12.3456"_s, StatementRule::AmountDecimals);
        row(u"1.234,567"_s, StatementRule::AmountDecimals);
        row(u"10.000.000.000,00"_s, StatementRule::AmountTooLarge);
        row(u"\u0661,50"_s, StatementRule::AmountUnreadable);
    }
    void refusesAmounts()
    {
        QFETCH(QString, text);
        QFETCH(StatementRule, rule);
        const auto amount = parseStatementAmount(text);
        QVERIFY(!amount.has_value());
        QCOMPARE(amount.error(), rule);
    }

    void parsesOfxDates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<int>("millisecond");
        QTest::addColumn<int>("zone");
        const QDate day(2026, 11, 16);
        constexpr int kNone = StatedTime::kNoTime;
        constexpr int kNoZone = StatedTime::kNoZone;
        QTest::newRow("day") << u"20261116"_s << day << kNone << kNoZone;
        QTest::newRow("midnight") << u"20261116000000[-3:BRT]"_s << day << 0 << -180;
        QTest::newRow("two digits") << u"20261116120000[-03:EST]"_s << day << 43'200'000 << -180;
        QTest::newRow("wrong name") << u"20261116030000[-3:GMT]"_s << day << 10'800'000 << -180;
        QTest::newRow("no zone") << u"20261116000000"_s << day << 0 << kNoZone;
        QTest::newRow("utc") << u"20261116100000[0:GMT]"_s << day << 36'000'000 << 0;
        QTest::newRow("second") << u"20261116211025"_s << day << 76'225'000 << kNoZone;
        QTest::newRow("millisecond") << u"20261116211025.123[-3]"_s << day << 76'225'123 << -180;
        QTest::newRow("minutes") << u"202611162110"_s << day << 76'200'000 << kNoZone;
    }
    void parsesOfxDates()
    {
        QFETCH(QString, text);
        const auto stated = parseOfxDate(text);
        QVERIFY(stated.has_value());
        QTEST(stated->day, "day");
        QTEST(stated->millisecond, "millisecond");
        QTEST(stated->zoneMinutes, "zone");
    }

    void refusesOfxDates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<StatementRule>("rule");
        QTest::newRow("empty") << u""_s << StatementRule::DayMissing;
        QTest::newRow("slashes") << u"05/06/2025"_s << StatementRule::DayImpossible;
        QTest::newRow("31 November") << u"20251131000000"_s << StatementRule::DayImpossible;
        QTest::newRow("zeros") << u"00000000"_s << StatementRule::DayImpossible;
        QTest::newRow("short") << u"2025113"_s << StatementRule::DayImpossible;
        QTest::newRow("hour 24") << u"20251130240000"_s << StatementRule::TimeImpossible;
        QTest::newRow("odd digits") << u"2025113012"_s << StatementRule::TimeImpossible;
        QTest::newRow("text") << u"20251130 noon"_s << StatementRule::TimeImpossible;
    }
    void refusesOfxDates()
    {
        QFETCH(QString, text);
        const auto stated = parseOfxDate(text);
        QVERIFY(!stated.has_value());
        QTEST(stated.error(), "rule");
    }

    void parsesTableDates_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QDate>("day");
        QTest::addColumn<int>("millisecond");
        const QDate day(2026, 11, 3);
        constexpr int kNone = StatedTime::kNoTime;
        QTest::newRow("dd/mm/yyyy") << u"03/11/2026"_s << day << kNone;
        QTest::newRow("dd/mm/yy") << u"03/11/26"_s << day << kNone;
        QTest::newRow("dd-mm-yyyy") << u"03-11-2026"_s << day << kNone;
        QTest::newRow("yyyy-mm-dd") << u"2026-11-03"_s << day << kNone;
        QTest::newRow("yyyymmdd") << u"20261103"_s << day << kNone;
        QTest::newRow("dd/mm") << u"03/11"_s << day << kNone;
        QTest::newRow("last year") << u"30/12"_s << QDate(2026, 12, 30) << kNone;
        QTest::newRow("minute") << u"03/11/2026 14:45"_s << day << 53'100'000;
        QTest::newRow("second") << u"03/11/2026 14:45:12"_s << day << 53'112'000;
        QTest::newRow("iso") << u"2026-11-03T14:45:12"_s << day << 53'112'000;
        QTest::newRow("millisecond") << u"03/11/2026 14:45:12.345"_s << day << 53'112'345;
    }
    void parsesTableDates()
    {
        QFETCH(QString, text);
        const auto stated = parseTableDate(text, QDate(2026, 11, 20));
        QVERIFY(stated.has_value());
        QTEST(stated->day, "day");
        QTEST(stated->millisecond, "millisecond");
    }

    void refusesTableDates()
    {
        for (const QString &text : {u"00/00/0000"_s, u"31/11/2026"_s, u"11/2026"_s, u"3.11.2026"_s,
                                    u"2026-13-01"_s, u"03/11/226"_s, u"lançamentos"_s})
            QCOMPARE(parseTableDate(text, QDate(2026, 11, 1)).error(),
                     StatementRule::DayImpossible);
        QCOMPARE(parseTableDate(u"03/11", {}).error(), StatementRule::DayImpossible);
        QCOMPARE(parseTableDate(u" ", {}).error(), StatementRule::DayMissing);
        QCOMPARE(parseTableDate(u"03/11/2026 25:00", {}).error(), StatementRule::TimeImpossible);
    }
};

BALCAO_APPLESS_TEST(TestStatementValues)
#include "tst_statementvalues.moc"
