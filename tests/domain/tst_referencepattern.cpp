// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/referencepattern.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::ReferencePattern;

class TestReferencePattern : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses_data();
    void parses();
    void makes_data();
    void makes();
    void reportsASlip();
    void reportsTheCounter_data();
    void reportsTheCounter();
    void knowsCounters_data();
    void knowsCounters();
};

namespace
{

const QDate kDay(2026, 11, 21);

} // namespace

void TestReferencePattern::parses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isPattern");
    const auto row = [](const char *text, bool isPattern) {
        QTest::newRow(text) << QString::fromLatin1(text) << isPattern;
    };
    row("{number}", true);
    row("{counter}-{date}-{number}-{check}", true);
    row("Loja/{number}.{check}_x", true);
    row("", false);
    row("{counter}-{date}", false);
    row("{number}{number}", false);
    row("{number}{date}{date}", false);
    row("{number}{check}{check}", false);
    row("{number}{counter}{counter}", false);
    row("{number}{shop}", false);
    row("{number}{", false);
    row("{number} x", false);
    row("{number}\xe9", false);
    row("{num{date}ber}", false);
    row("{number}-12345678901234567890123456789012345678", false); // 51 characters
    row("{number}-1234567890123456789012345678901234567", true);   // 50
}

void TestReferencePattern::parses()
{
    QFETCH(QString, text);
    QFETCH(bool, isPattern);
    const auto pattern = ReferencePattern::parse(text);
    QCOMPARE(pattern.has_value(), isPattern);
    if (pattern)
        QCOMPARE(pattern->toText(), text);
}

void TestReferencePattern::makes_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<qint64>("number");
    QTest::addColumn<QString>("reference");
    QTest::newRow("the usual") << ReferencePattern::standard().toText() << qint64(42)
                               << u"C1-261121-0042-W"_s;
    QTest::newRow("the next") << ReferencePattern::standard().toText() << qint64(43)
                              << u"C1-261121-0043-U"_s;
    QTest::newRow("alone") << u"{number}"_s << qint64(7) << u"0007"_s;
    QTest::newRow("large") << u"{number}"_s << qint64(3'612'345) << u"3612345"_s;
    // The example of the standard: A12425GABC1234002 with M.
    QTest::newRow("ISO 7064") << u"A12425GABC{number}002{check}"_s << qint64(1234)
                              << u"A12425GABC1234002M"_s;
    QTest::newRow("check in front") << u"{check}/{number}"_s << qint64(794) << u"J/0794"_s;
}

void TestReferencePattern::makes()
{
    QFETCH(QString, pattern);
    QFETCH(qint64, number);
    QFETCH(QString, reference);
    QCOMPARE(ReferencePattern::parse(pattern)->made(u"C1"_s, kDay, number), reference);
}

/// A change of any digit changes the check character.
void TestReferencePattern::reportsASlip()
{
    const auto pattern = *ReferencePattern::parse(u"{number}{check}"_s);
    for (qint64 number = 1000; number < 2000; ++number) {
        const QChar check = pattern.made(u"C1"_s, kDay, number).back();
        for (qint64 place = 1; place < 1000; place *= 10) {
            const qint64 digit = number / place % 10;
            const qint64 other = number + ((digit + 1) % 10 - digit) * place;
            QVERIFY(pattern.made(u"C1"_s, kDay, other).back() != check);
        }
    }
}

void TestReferencePattern::reportsTheCounter_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("reference");
    QTest::addColumn<QString>("till");
    const QString usual = ReferencePattern::standard().toText();
    QTest::newRow("the usual") << usual << u"C1-261121-0042-W"_s << u"C1"_s;
    QTest::newRow("another one") << usual
                                 << ReferencePattern::standard().made(u"Balcao2"_s, kDay, 7)
                                 << u"Balcao2"_s;
    QTest::newRow("a leap day") << usual
                                << ReferencePattern::standard().made(u"C1"_s, {2028, 2, 29}, 7)
                                << u"C1"_s;
    QTest::newRow("a large number")
        << usual << ReferencePattern::standard().made(u"C1"_s, kDay, 3'612'345) << u"C1"_s;
    QTest::newRow("a slip") << usual << u"C1-261121-0043-W"_s << QString();
    QTest::newRow("no day") << usual << u"C1-261399-0042-W"_s << QString();
    QTest::newRow("too many zeros") << usual << u"C1-261121-00042-W"_s << QString();
    QTest::newRow("one of a shop's own") << usual << u"pedido-7"_s << QString();
    QTest::newRow("none") << usual << QString() << QString();
    QTest::newRow("without a counter") << u"{date}-{number}"_s << u"261121-0042"_s << QString();
    QTest::newRow("in the middle")
        << u"Loja.{number}_{counter}/x"_s << u"Loja.0042_B2/x"_s << u"B2"_s;
    QTest::newRow("not where its pattern has it")
        << u"Loja.{number}_{counter}/x"_s << u"LojaX0042_B2/x"_s << QString();
    QTest::newRow("which could be read in two ways")
        << u"{counter}{number}"_s << u"C10042"_s << QString();
    QTest::newRow("next to a letter") << u"x{counter}-{number}"_s << u"xC1-0042"_s << QString();
}

void TestReferencePattern::reportsTheCounter()
{
    QFETCH(QString, pattern);
    QFETCH(QString, reference);
    QTEST(ReferencePattern::parse(pattern)->tillOf(reference), "till");
}

void TestReferencePattern::knowsCounters_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isTill");
    QTest::newRow("usual") << u"C1"_s << true;
    QTest::newRow("longest") << u"caixa123"_s << true;
    QTest::newRow("too long") << u"caixa1234"_s << false;
    QTest::newRow("empty") << QString() << false;
    QTest::newRow("blank") << u"C 1"_s << false;
    QTest::newRow("accent") << u"balcão"_s << false;
    QTest::newRow("brace") << u"{date}"_s << false;
}

void TestReferencePattern::knowsCounters()
{
    QFETCH(QString, text);
    QFETCH(bool, isTill);
    QCOMPARE(ReferencePattern::isTill(text), isTill);
}

BALCAO_GUILESS_TEST(TestReferencePattern)
#include "tst_referencepattern.moc"
