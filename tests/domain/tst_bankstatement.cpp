// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/bankstatement.h"
#include "core/domain/plainletters.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

/// Tests the values of bank statements and the letters that their texts are compared by.
class TestBankStatement : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void removesAccents_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("words");
        QTest::newRow("empty") << u""_s << u""_s;
        QTest::newRow("accents") << u"Devolução João ÁGUA"_s << u"DEVOLUCAO JOAO AGUA"_s;
        QTest::newRow("signs") << u" PIX-PIX_CRED  (n. 12) "_s << u"PIX PIX CRED N 12"_s;
        QTest::newRow("ordinal") << u"N° 1º"_s << u"N 1"_s;
        QTest::newRow("other script") << u"Да 1٣"_s << u"1"_s;
        QTest::newRow("only signs") << u"--- "_s << u""_s;
    }
    void removesAccents()
    {
        QFETCH(QString, text);
        QFETCH(QString, words);
        QCOMPARE(plainWords(text), words);
        QCOMPARE(plainLetters(text), QString(words).remove(u' '));
    }

    void namesKinds()
    {
        for (const LineKind kind : kLineKinds)
            QCOMPARE(lineKindFromText(toText(kind)), std::optional(kind));
        QCOMPARE(lineKindFromText(u"pix"), std::nullopt);
        QCOMPARE(toText(LineKind::ReturnOut), u"return_out"_s);
    }

    void recognisesAccounts_data()
    {
        QTest::addColumn<QStringList>("a"); // bank, branch, number
        QTest::addColumn<QStringList>("b");
        QTest::addColumn<bool>("isSame");
        const QStringList full{u"001"_s, u"1234-5"_s, u"98765-4"_s};
        QTest::newRow("equal") << full << full << true;
        QTest::newRow("punctuation")
            << full << QStringList{u"1"_s, u"12345"_s, u"0987654"_s} << true;
        QTest::newRow("without branch")
            << full << QStringList{u"001"_s, u""_s, u"98765-4"_s} << true;
        QTest::newRow("branch in number")
            << full << QStringList{u"001"_s, u""_s, u"1234598765-4"_s} << true;
        QTest::newRow("without bank") << full << QStringList{u""_s, u""_s, u"987654"_s} << true;
        QTest::newRow("other bank")
            << full << QStringList{u"104"_s, u"1234-5"_s, u"98765-4"_s} << false;
        QTest::newRow("other branch")
            << full << QStringList{u"001"_s, u"1234-6"_s, u"98765-4"_s} << false;
        QTest::newRow("other number")
            << full << QStringList{u"001"_s, u"1234-5"_s, u"98765-5"_s} << false;
        QTest::newRow("without number") << QStringList{u"001"_s, u"1"_s, u""_s}
                                        << QStringList{u"001"_s, u"1"_s, u""_s} << false;
    }
    void recognisesAccounts()
    {
        QFETCH(QStringList, a);
        QFETCH(QStringList, b);
        QFETCH(bool, isSame);
        const auto account = [](const QStringList &parts) {
            return BankAccount{parts[0], parts[1], parts[2]};
        };
        QCOMPARE(isSameAccount(account(a), account(b)), isSame);
        QCOMPARE(isSameAccount(account(b), account(a)), isSame);
    }

    void acceptsProvenLinesOnly()
    {
        BankStatement statement;
        for (const BalanceProof proof :
             {BalanceProof::None, BalanceProof::Single, BalanceProof::Partial}) {
            statement.proof = proof;
            QVERIFY(!isAcceptable(statement, BalanceClaim::AddUp));
            QVERIFY(isAcceptable(statement, BalanceClaim::NoneToCheck));
        }
        statement.proof = BalanceProof::Whole;
        QVERIFY(isAcceptable(statement, BalanceClaim::AddUp));
    }
};

BALCAO_APPLESS_TEST(TestBankStatement)
#include "tst_bankstatement.moc"
