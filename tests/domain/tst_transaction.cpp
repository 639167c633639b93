// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/operation.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using core::Operation;
using namespace Qt::StringLiterals;

class TestTransaction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void speaksTheWordsOfTheApi_data()
    {
        QTest::addColumn<Operation>("operation");
        QTest::addColumn<QString>("word");
        QTest::newRow("cashin") << Operation::CashIn << u"cashin"_s;
        QTest::newRow("cashout") << Operation::CashOut << u"cashout"_s;
    }
    void speaksTheWordsOfTheApi()
    {
        QFETCH(const Operation, operation);
        QFETCH(const QString, word);
        QCOMPARE(core::toText(operation), word);
        QVERIFY(core::operationFromText(word) == operation);
    }

    void refusesOtherWords_data()
    {
        QTest::addColumn<QString>("word");
        QTest::newRow("empty") << QString();
        for (const auto &word :
             {u"CASHIN"_s, u"cash-in"_s, u"cashin "_s, u"in"_s, u"out"_s, u"cashouts"_s})
            QTest::newRow(qUtf8Printable(word)) << word;
    }
    void refusesOtherWords()
    {
        QFETCH(const QString, word);
        QVERIFY(!core::operationFromText(word));
    }
};

BALCAO_GUILESS_TEST(TestTransaction)
#include "tst_transaction.moc"
