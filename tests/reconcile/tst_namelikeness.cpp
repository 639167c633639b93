// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/namelikeness.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestNameLikeness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesNames_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<bool>("isAlike");
        const auto row = [](const QString &a, const QString &b, bool isAlike) {
            QTest::newRow(qPrintable(a + u'/' + b)) << a << b << isAlike;
        };
        row(u"JOÃO DA SILVA"_s, u"Joao Silva"_s, true);
        row(u"JOAO DA SILVA CONC"_s, u"João da Silva Conceição"_s, true);
        row(u"CHRISTIA"_s, u"Christiane Souza"_s, true);
        row(u"CHRIST"_s, u"Christiane Souza"_s, false); // too short for a cut name
        row(u"ANA LIMA"_s, u"Ana Lima Reis"_s, true);
        row(u"ANA REIS LIMA"_s, u"Ana Lima Reis"_s, true);
        row(u"ANA LIMA"_s, u"Ana Costa"_s, false);
        row(u"MARIA SOUZA"_s, u"MARIA SOUSA"_s, false);
        row(u"LOJA AZUL LTDA"_s, u"Loja Azul ME"_s, true);
        row(u"LTDA"_s, u"LTDA"_s, false);
        row(u""_s, u""_s, false);
        row(u"ANA"_s, u""_s, false);
    }
    void comparesNames()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(bool, isAlike);
        QCOMPARE(isLike(nameKey(a), nameKey(b)), isAlike);
        QCOMPARE(isLike(nameKey(b), nameKey(a)), isAlike);
    }
};

BALCAO_APPLESS_TEST(TestNameLikeness)
#include "tst_namelikeness.moc"
