// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/widgets/outcomepanel.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using Code = core::Status::Code;

/// From a distance only the colour is legible: green means paid.
class TestOutcomePanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isGreenForMoneyOnly_data();
    void isGreenForMoneyOnly();
    void isDistinctWithoutColours();
    void keepsTargetsForFingers();
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

/// The buttons of a later outcome are as high as those of the first one.
void TestOutcomePanel::keepsTargetsForFingers()
{
    ui::applyTheme(*qApp, ui::Scheme::Light);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::OutcomePanel panel;
    panel.resize(640, 600);
    panel.show();
    const core::Transaction charge = samples::charge(1500);
    for (const Code code : {Code::Paid, Code::Canceled, Code::Paid}) {
        panel.setTransaction(samples::moved(charge, code),
                             {.simulates = true, .seesPayments = true});
        QCoreApplication::processEvents();
        for (const QPushButton *button : panel.findChildren<QPushButton *>()) {
            if (button->isVisible())
                QVERIFY2(button->height() >= ui::kTouchTarget, qPrintable(button->objectName()));
        }
    }
}

void TestOutcomePanel::isGreenForMoneyOnly()
{
    QFETCH(core::Transaction, transaction);
    QFETCH(bool, isGreen);
    ui::OutcomePanel panel;
    panel.resize(640, 480);
    panel.setTransaction(transaction, {.simulates = true, .seesPayments = true});
    const QColor ground = panel.grab().toImage().pixelColor(40, 240); // outside all texts
    const bool green = ground.green() > ground.red() + 40 && ground.green() > ground.blue() + 40;
    QCOMPARE(green, isGreen);
}

/// Icons and frames differ in shape, in black and white and without words.
void TestOutcomePanel::isDistinctWithoutColours()
{
    QList<QImage> signs;
    QList<QImage> frames;
    for (const Code code : {Code::Paid, Code::Denied, Code::Canceled, Code::Expired}) {
        ui::OutcomePanel panel;
        panel.resize(640, 480);
        panel.setTransaction(samples::moved(samples::charge(1500), code), {});
        const QImage shades = panel.grab().toImage().convertToFormat(QImage::Format_Grayscale8);
        QImage ink(shades.size(), QImage::Format_Grayscale8);
        for (int y = 0; y < shades.height(); ++y) {
            for (int x = 0; x < shades.width(); ++x)
                ink.setPixel(x, y, qGray(shades.pixel(x, y)) < 180 ? 0 : 255);
        }
        signs.append(ink.copy(200, 20, 240, 150));
        frames.append(ink.copy(0, 200, 30, 100));
    }
    for (qsizetype i = 0; i < signs.size(); ++i) {
        for (qsizetype j = 0; j < i; ++j) {
            QVERIFY(signs[i] != signs[j]);
            QVERIFY(frames[i] != frames[j]);
        }
    }
}

BALCAO_TEST(TestOutcomePanel)
#include "tst_outcomepanel.moc"
