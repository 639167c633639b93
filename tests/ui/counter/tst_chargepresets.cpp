// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/draftvalidation.h"
#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/text/producttext.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::reais;
using support::settle;
using support::type;

/// Preset prices by shortcut and by mouse.
class TestChargePresets : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { closeAll(); }

    void addsPresets();
    void chargesASinglePreset();
    void choosesPresetsForTheNextCustomer();
    void choosesNoPresetWhileAChargeWaits();
    void choosesPresetsByTheMouse();
    void asksWhereAPresetSendsAtOnce();
    void describesTheCharge_data();
    void describesTheCharge();
    void keepsATypedDescription();
    void repeatsTheProducts();
    void shortensManyProducts();
};

void TestChargePresets::addsPresets()
{
    press(Qt::Key_P, Qt::AltModifier);
    QCOMPARE(amount().cents(), 750);
    press(Qt::Key_P, Qt::AltModifier);
    type(u"+300"_s);
    press(Qt::Key_C, Qt::AltModifier); // with an amount typed, the preset is a normal price
    QCOMPARE(sumLine(), u"Pão na chapa 7,50 + Pão na chapa 7,50 + 3,00 + Café 5,00"_s);
    QCOMPARE(amount().cents(), 2300);
    named(*m_window, u"createButton"_s)->setFocus();
    press(Qt::Key_P, Qt::AltModifier);
    QCOMPARE(amount().cents(), 3050);
    QVERIFY(isEntering()); // Enter submits next
    settle();
    QVERIFY(m_service->drafts.isEmpty());
}

void TestChargePresets::chargesASinglePreset()
{
    m_service->holds = true;
    press(Qt::Key_C, Qt::AltModifier);
    press(Qt::Key_C, Qt::AltModifier);
    press(Qt::Key_P, Qt::AltModifier);
    settle();
    QCOMPARE(m_service->drafts.size(), 1); // regardless of repeated presses
    m_service->release();
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(*m_service->drafts[0].amount, reais(5));
    QVERIFY(amount().isZero());
}

void TestChargePresets::choosesPresetsForTheNextCustomer()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    press(Qt::Key_P, Qt::AltModifier);
    QVERIFY(isEntering());
    QCOMPARE(amount().cents(), 750);
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(*m_service->drafts.last().amount, reais(5));
}

void TestChargePresets::choosesNoPresetWhileAChargeWaits()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    press(Qt::Key_C, Qt::AltModifier);
    press(Qt::Key_P, Qt::AltModifier);
    settle();
    QVERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 1);
    press(Qt::Key_Escape);
    QVERIFY(amount().isZero());
}

void TestChargePresets::choosesPresetsByTheMouse()
{
    auto *button = named<QPushButton>(*m_window, u"preset2Button"_s);
    QVERIFY(button->text().contains(u"Pão na chapa"_s));
    QTest::mouseClick(button, Qt::LeftButton);
    QCOMPARE(amount().cents(), 750);
    QVERIFY(isEntering());
}

void TestChargePresets::asksWhereAPresetSendsAtOnce()
{
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    press(Qt::Key_C, Qt::AltModifier);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(amount(), reais(5));
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestChargePresets::describesTheCharge_data()
{
    QTest::addColumn<QString>("keys"); // P and C are the products
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("description");
    const auto row = [](const QString &keys, qint64 cents, const QString &description) {
        QTest::newRow(qPrintable(keys)) << keys << cents << description;
    };
    row(u"1500"_s, 1500, samples::payer().description);
    row(u"P"_s, 750, u"1 Pão na chapa"_s);
    row(u"PP"_s, 1500, u"2 Pão na chapa"_s);
    row(u"2*P"_s, 1500, u"2 Pão na chapa"_s); // the quantity before the product
    row(u"P*2"_s, 1500, u"2 Pão na chapa"_s);
    row(u"2*PCP"_s, 2750, u"3 Pão na chapa, 1 Café"_s);
    row(u"P+300"_s, 1050, u"1 Pão na chapa, R$ 3,00"_s);
    row(u"P+300*2"_s, 1350, u"1 Pão na chapa, R$ 6,00"_s);
}

void TestChargePresets::describesTheCharge()
{
    QFETCH(QString, keys);
    QFETCH(qint64, cents);
    QFETCH(QString, description);
    for (const QChar key : keys) {
        if (key == u'P' || key == u'C')
            press(key == u'P' ? Qt::Key_P : Qt::Key_C, Qt::AltModifier);
        else
            type(key);
    }
    QCOMPARE(named<QLineEdit>(*m_window, u"descriptionEdit"_s)->text(), description);
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts[0].amount->cents(), cents);
    QCOMPARE(m_service->drafts[0].description, description);
    m_window->startNext(); // The next customer starts without products.
    charge(u"900"_s);
    QTRY_COMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1].description, samples::payer().description);
}

void TestChargePresets::keepsATypedDescription()
{
    press(Qt::Key_P, Qt::AltModifier);
    auto *edit = named<QLineEdit>(*m_window, u"descriptionEdit"_s);
    edit->setFocus();
    edit->selectAll();
    type(u"Mesa 7"_s);
    named(*m_window, u"amountEdit"_s)->setFocus();
    press(Qt::Key_P, Qt::AltModifier);
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts[0].description, u"Mesa 7"_s);
}

/// A digit replaces the repeated amount, so the products of that amount go too.
void TestChargePresets::repeatsTheProducts()
{
    m_service->onCreate = [this, make = m_service->onCreate](const core::TransactionDraft &draft) {
        auto made = make(draft);
        made->description = draft.description;
        return made;
    };
    press(Qt::Key_P, Qt::AltModifier);
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    press(Qt::Key_F9);
    auto *edit = named<QLineEdit>(*m_window, u"descriptionEdit"_s);
    QCOMPARE(edit->text(), u"1 Pão na chapa"_s);
    type(u"3"_s);
    QCOMPARE(amount().cents(), 3);
    QCOMPARE(edit->text(), samples::payer().description);
}

void TestChargePresets::shortensManyProducts()
{
    core::TypedSum sum;
    for (int i = 1; i <= 9; ++i)
        sum.addPreset(reais(i), u"Sanduíche natural %1"_s.arg(i));
    const QString text = ui::productsText(sum);
    QVERIFY2(text.size() <= core::kMaxDescription, qPrintable(text));
    QVERIFY2(text.endsWith(u"1 Sanduíche natural 6, +3"_s), qPrintable(text));
    sum.addPreset(reais(1), u"x"_s.repeated(200));
    QCOMPARE(ui::productsText(core::TypedSum()), QString());
    core::TypedSum longName;
    longName.addPreset(reais(1), u"x"_s.repeated(200));
    QCOMPARE(ui::productsText(longName).size(), core::kMaxDescription);
}

BALCAO_TEST(TestChargePresets)
#include "tst_chargepresets.moc"
