// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/typedreais.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

/// Amounts in the forms of the office.
class TestTypedReais : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsReais_data();
    void readsReais();
};

void TestTypedReais::readsReais_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<qint64>("cents"); ///< -1: refused
    const auto row = [](const char *text, qint64 cents) {
        QTest::newRow(*text ? text : "nothing") << QString::fromUtf8(text) << cents;
    };
    row("18", 1800);
    row(" 18 ", 1800);
    row("15000", 1500000);
    row("0", 0);
    row("18,5", 1850);
    row("18,50", 1850);
    row("1.234,56", 123456);
    row("1234,56", 123456);
    row("R$ 18", 1800);
    row("9999999999", 999999999900);
    row("99999999999", -1);
    row("1.234", -1);
    row("12.34", -1);
    row("18.5", -1);
    row("18.", -1);
    row("18,505", -1);
    row("1,234.56", -1);
    row("-18", -1);
    row("+18", -1);
    row("1e3", -1);
    row("1 8", -1);
    row("１８", -1);
    row("pão", -1);
    row("", -1);
}

void TestTypedReais::readsReais()
{
    QFETCH(QString, text);
    QFETCH(qint64, cents);
    const auto amount = core::parseTypedReais(text);
    QCOMPARE(amount ? amount->cents() : -1, cents);
}

BALCAO_GUILESS_TEST(TestTypedReais)
#include "tst_typedreais.moc"
