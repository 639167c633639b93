// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/cellnumber.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

/// Tests the numbers in the cells of workbooks.
class TestCellNumber : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheDigits_data();
    void readsTheDigits();
};

void TestCellNumber::readsTheDigits_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("number");
    const auto row = [](const QString &text, const QString &number) {
        QTest::newRow(qPrintable(text)) << text << number;
    };
    row(u"0.30000000000000004"_s, u"0.30"_s); // 0.1 + 0.2
    row(u"0.29999999999999999"_s, u"0.30"_s);
    row(u"-1.4500000000000002"_s, u"-1.45"_s);
    row(u"99.990000000000009"_s, u"99.99"_s); // 3 × 33.33
    row(u"999.99999999999995"_s, u"1000"_s);  // the carry adds a digit
    row(u"1067.79"_s, u"1067.79"_s);
    row(u"12.5"_s, u"12.50"_s);
    row(u".5"_s, u"0.50"_s);
    row(u"5."_s, u"5"_s);
    row(u"007"_s, u"7"_s);
    row(u"100"_s, u"100"_s);
    row(u"0"_s, u"0"_s);
    row(u"-0.00"_s, u"0"_s);
    row(u"+3.10"_s, u"3.10"_s);
    row(u"1.0000000000000000E-2"_s, u"0.01"_s);
    row(u"1.0000000000000002E-2"_s, u"0.01"_s);
    row(u"-1.5E3"_s, u"-1500"_s);
    row(u"5.2998224725E10"_s, u"52998224725"_s);
    row(u"9999999999999.99"_s, u"9999999999999.99"_s);   // 15 digits
    row(u"10000000000000.01"_s, u"10000000000000.01"_s); // 16 digits, all exact
    row(u"90071992547409.93"_s, u"90071992547409.93"_s); // no binary fraction has this value
    row(u"20261121123456789"_s, u"20261121123456789"_s); // a document number with 17 digits
    // More decimals than two remain; reading an amount refuses them.
    row(u"1.005"_s, u"1.005"_s);
    row(u"12.340000001"_s, u"12.340000001"_s);
    row(u"12.3400000000001"_s, u"12.3400000000001"_s);
    row(u"10000000000000.011"_s, u"10000000000000.011"_s); // rounding would change centavos
    row(u"5.5511151231257827E-17"_s, u"5.5511151231257827E-17"_s);
    // No numbers.
    row(u"1E999"_s, u"1E999"_s);
    row(u"1,5"_s, u"1,5"_s);
    row(u"R$ 5.00"_s, u"R$ 5.00"_s);
    row(u"."_s, u"."_s);
    row(u""_s, u""_s);
}

void TestCellNumber::readsTheDigits()
{
    QFETCH(QString, text);
    QFETCH(QString, number);
    QCOMPARE(cellNumber(text), number);
    QCOMPARE(cellNumber(number), number); // the result is already in this form
}

BALCAO_GUILESS_TEST(TestCellNumber)
#include "tst_cellnumber.moc"
