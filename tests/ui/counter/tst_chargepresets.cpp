// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>
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
};

void TestChargePresets::addsPresets()
{
    press(Qt::Key_P, Qt::AltModifier);
    QCOMPARE(amount().cents(), 750);
    press(Qt::Key_P, Qt::AltModifier);
    type(u"+300"_s);
    press(Qt::Key_C, Qt::AltModifier); // with an amount typed, the preset is a normal price
    QCOMPARE(sumLine(), u"7,50 + 7,50 + 3,00 + 5,00"_s);
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
    QVERIFY(button->text().contains(u"Alt+P"_s));
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

BALCAO_TEST(TestChargePresets)
#include "tst_chargepresets.moc"
