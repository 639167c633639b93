// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "ui/outcomepanel.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using Code = core::Status::Code;

/// Across the counter only the colour is read: green is money.
class TestOutcomePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isGreenForMoneyOnly_data();
    void isGreenForMoneyOnly();
};

void TestOutcomePanel::isGreenForMoneyOnly_data()
{
    QTest::addColumn<core::Transaction>("transaction");
    QTest::addColumn<bool>("isGreen");
    const core::Transaction charge = samples::charge(1500);
    for (const Code code : core::Status::kKnown) {
        if (!core::Status(code).isFinal())
            continue;
        const core::Transaction moved = samples::moved(charge, code);
        QTest::newRow(qPrintable(moved.status.toText())) << moved << (code == Code::Paid);
    }
}

void TestOutcomePanel::isGreenForMoneyOnly()
{
    QFETCH(core::Transaction, transaction);
    QFETCH(bool, isGreen);
    ui::OutcomePanel panel;
    panel.resize(640, 480);
    panel.setTransaction(transaction, {.simulates = true, .seesPayments = true});
    const QColor ground = panel.grab().toImage().pixelColor(40, 240); // beside all words
    const bool green = ground.green() > ground.red() + 40 && ground.green() > ground.blue() + 40;
    QCOMPARE(green, isGreen);
}

QTEST_MAIN(TestOutcomePanel)
#include "tst_outcomepanel.moc"
