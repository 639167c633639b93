// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/masked.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Masking;

/// Masking of personal data at the counter by the settings of the shop.
class TestMasked : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAsMuchAsTheShopChose_data();
    void showsAsMuchAsTheShopChose();
    void showsTheNameOfNobody();
};

void TestMasked::showsAsMuchAsTheShopChose_data()
{
    QTest::addColumn<Masking>("masking");
    QTest::addColumn<QString>("payer");
    QTest::addColumn<QString>("charge");
    QTest::newRow("all") << Masking::All << u"Maria A. S. · ***.444.777-** · +55 11 *****-4712"_s
                         << u"Maria A. S. ***.444.777-** m***@example.com"_s;
    QTest::newRow("numbers") << Masking::Numbers
                             << u"Maria Aparecida Santos · ***.444.777-** · +55 11 *****-4712"_s
                             << u"Maria Aparecida Santos ***.444.777-** m***@example.com"_s;
    QTest::newRow("nothing") << Masking::Nothing
                             << u"Maria Aparecida Santos · 111.444.777-35 · +5511987654712"_s
                             << u"Maria Aparecida Santos 111.444.777-35 maria@example.com"_s;
}

void TestMasked::showsAsMuchAsTheShopChose()
{
    QFETCH(Masking, masking);
    QFETCH(QString, payer);
    QFETCH(QString, charge);
    const core::Payer maria{u"Maria Aparecida Santos"_s, u"maria@example.com"_s,
                            u"+5511987654712"_s, u"11144477735"_s};
    QCOMPARE(ui::shownText(maria, masking), payer);
    core::Transaction hers = samples::charge(1500);
    hers.name = maria.name;
    hers.email = maria.email;
    hers.document = maria.document;
    const core::Transaction seen = ui::shown(hers, masking);
    QCOMPARE(u"%1 %2 %3"_s.arg(seen.name, seen.document, seen.email), charge);
    QCOMPARE(ui::shownText({.name = maria.name}, Masking::Nothing), maria.name);
}

void TestMasked::showsTheNameOfNobody()
{
    core::Transaction sold = samples::charge(1500);
    sold.name = u"Cliente do balcao"_s;
    core::PayerProfile walkIn;
    walkIn.name = sold.name;
    walkIn.document = sold.document;
    QCOMPARE(ui::shownName(sold, Masking::All, walkIn), sold.name);
    sold.document = u"11144477735"_s; // a namesake with another document
    QCOMPARE(ui::shownName(sold, Masking::All, walkIn), u"Cliente b."_s);
    QCOMPARE(ui::shownName(sold, Masking::Nothing, walkIn), sold.name);
}

BALCAO_TEST(TestMasked)
#include "tst_masked.moc"
