// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/preferences.h"
#include "tests/support/children.h"
#include "tests/support/clock.h"
#include "tests/support/keys.h"
#include "tests/support/scan.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/customerdisplay.h"
#include "ui/counter/customerwindow.h"
#include "ui/text/text.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryFile>
#include <QtGui/QScreen>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Status;

namespace
{

/// Returns three screens; the counter is on the first one.
QByteArray screens()
{
    QJsonArray list;
    int x = 0;
    for (const auto &[name, width] :
         {std::pair(u"counter"_s, 1280), std::pair(u"left"_s, 800), std::pair(u"right"_s, 1024)}) {
        list.append(QJsonObject{{u"name"_s, name},
                                {u"x"_s, x},
                                {u"y"_s, 0},
                                {u"width"_s, width},
                                {u"height"_s, 768},
                                {u"logicalDpi"_s, 96},
                                {u"logicalBaseDpi"_s, 96},
                                {u"dpr"_s, 1.0}});
        x += width;
    }
    return QJsonDocument(QJsonObject{{u"screens"_s, list}}).toJson();
}

QScreen *screenNamed(const QString &name)
{
    for (QScreen *screen : QGuiApplication::screens()) {
        if (screen->name() == name)
            return screen;
    }
    return nullptr;
}

/// Ignores windows that are being deleted.
ui::CustomerWindow *customers()
{
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->objectName() == u"customerWindow"_s)
            return static_cast<ui::CustomerWindow *>(widget);
    }
    return nullptr;
}

} // namespace

/// Several screens.
class TestCustomerDisplay : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void usesItsOwnScreen();
    void usesTheScreenOfLastTime();
    void doesAtOnceWhatIsChosenElsewhere();
    void comesBackWithTheShop_data();
    void comesBackWithTheShop();
    void goesWithItsScreen_data();
    void goesWithItsScreen();
    void staysWhereAnotherScreenGoes();
    void leavesTheKeyboardToTheCounter();
    void followsTheCharge();
    void flashesNoOtherCode();
    void showsTheStateOfTheChargeAtOnce();
    void showsTheEvidenceOfThePayment();
    void showsNothingOfThePayer();
    void sendsThePayerToTheCounterForACodeThatIsWrong();
    void showsATestPattern();

private:
    void makeDisplay();
    [[nodiscard]] static QString shown() { return support::scanned(customers()->grab().toImage()); }

    FakeService m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<QWidget> m_till;
    std::unique_ptr<ui::CustomerDisplay> m_display;
};

void TestCustomerDisplay::init()
{
    QCOMPARE(QGuiApplication::screens().size(), 3);
    m_service.who = samples::merchant();
    m_box = std::make_unique<ToolBox>(m_service);
    m_till = std::make_unique<QWidget>();
    m_till->setGeometry(QRect(20, 20, 400, 300));
    m_till->show();
    makeDisplay();
}

void TestCustomerDisplay::makeDisplay()
{
    m_display = std::make_unique<ui::CustomerDisplay>(m_box->context(), *m_till);
}

void TestCustomerDisplay::cleanup()
{
    m_display.reset();
    m_till.reset();
    m_box.reset();
}

void TestCustomerDisplay::usesItsOwnScreen()
{
    QVERIFY(!customers());
    m_display->toggle();
    QVERIFY(customers());
    QVERIFY(m_display->isOpen());
    QCOMPARE(customers()->screen(), screenNamed(u"left"_s));
    QCOMPARE(customers()->geometry(), screenNamed(u"left"_s)->geometry());
    QVERIFY(customers()->isFullScreen());
    QVERIFY(customers()->accessibleName().contains(u"Padaria São João"_s));
    QCOMPARE(m_box->preferences().value().customerScreen, (core::CustomerScreen{u"left"_s, true}));
    m_display->toggle();
    QVERIFY(!customers());
    QVERIFY(!m_display->isOpen());
    QCOMPARE(m_box->preferences().value().customerScreen, (core::CustomerScreen{u"left"_s, false}));
}

void TestCustomerDisplay::usesTheScreenOfLastTime()
{
    core::Preferences preferences;
    preferences.customerScreen.name = u"right"_s;
    m_box->preferences().set(preferences);
    m_display->toggle();
    QCOMPARE(customers()->screen(), screenNamed(u"right"_s));
    m_display->toggle();
    preferences.customerScreen.name = u"counter"_s; // where the counter has moved to
    m_box->preferences().set(preferences);
    m_display->toggle();
    QCOMPARE(customers()->screen(), screenNamed(u"left"_s));
}

void TestCustomerDisplay::doesAtOnceWhatIsChosenElsewhere()
{
    const auto choose = [this](const QString &name, bool isOpen) {
        core::Preferences preferences = m_box->preferences().value();
        preferences.customerScreen = {name, isOpen};
        m_box->preferences().set(preferences);
    };
    choose({}, true);
    QCOMPARE(customers()->screen(), screenNamed(u"left"_s));
    choose(u"right"_s, true);
    QCOMPARE(customers()->screen(), screenNamed(u"right"_s));
    choose(u"right"_s, false);
    QVERIFY(!customers());
    choose(u"left"_s, false);
    QVERIFY(!customers());
    core::Preferences other = m_box->preferences().value();
    m_display->toggle();
    other.customerScreen = m_box->preferences().value().customerScreen;
    other.sound.volume = 10;
    m_box->preferences().set(other);
    QVERIFY(customers());
}

void TestCustomerDisplay::comesBackWithTheShop_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("wasOpen");
    QTest::addColumn<bool>("comes");
    QTest::newRow("as it stood") << u"right"_s << true << true;
    QTest::newRow("it was closed") << u"right"_s << false << false;
    QTest::newRow("its screen is gone") << u"beamer"_s << true << false;
    QTest::newRow("its screen is the counter's") << u"counter"_s << true << false;
}

void TestCustomerDisplay::comesBackWithTheShop()
{
    QFETCH(QString, name);
    QFETCH(bool, wasOpen);
    QFETCH(bool, comes);
    core::Preferences preferences;
    preferences.customerScreen = {name, wasOpen};
    m_box->preferences().set(preferences);
    makeDisplay();
    support::settle();
    QCOMPARE(customers() != nullptr, comes);
    if (comes)
        QCOMPARE(customers()->screen()->name(), name);
}

void TestCustomerDisplay::goesWithItsScreen_data()
{
    QTest::addColumn<QString>("gone");
    QTest::newRow("its own") << u"left"_s;
    QTest::newRow("the counter's, which comes to its") << u"counter"_s;
}

void TestCustomerDisplay::goesWithItsScreen()
{
    QFETCH(QString, gone);
    QStringList news;
    connect(m_display.get(), &ui::CustomerDisplay::news, this,
            [&news](const QString &sentence) { news.append(sentence); });
    m_display->toggle();
    Q_EMIT qGuiApp->screenRemoved(screenNamed(gone));
    QVERIFY(!customers());
    QVERIFY(!m_display->isOpen());
    QCOMPARE(news.size(), 1);
    QCOMPARE(news.first().contains(u"left"_s), gone == u"left"_s);
    QVERIFY(news.first().contains(u"Ctrl+D"_s));
}

void TestCustomerDisplay::staysWhereAnotherScreenGoes()
{
    const QSignalSpy news(m_display.get(), &ui::CustomerDisplay::news);
    Q_EMIT qGuiApp->screenRemoved(screenNamed(u"left"_s)); // no window is open there
    m_display->toggle();
    Q_EMIT qGuiApp->screenRemoved(screenNamed(u"right"_s));
    QVERIFY(customers());
    QVERIFY(news.isEmpty());
}

void TestCustomerDisplay::leavesTheKeyboardToTheCounter()
{
    m_till->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_till.get()));
    m_display->toggle();
    QVERIFY(QTest::qWaitForWindowExposed(customers()));
    QVERIFY(customers()->windowFlags().testFlag(Qt::WindowDoesNotAcceptFocus));
    QVERIFY(!customers()->testAttribute(Qt::WA_QuitOnClose));
    QTRY_COMPARE(QApplication::activeWindow(), m_till.get());
    m_display->setCharge(samples::charge(1500));
    m_display->setCharge(samples::moved(samples::charge(1500), Status::Code::Paid));
    QCOMPARE(QApplication::activeWindow(), m_till.get());
    for (const QWidget *widget : support::childrenOf<QWidget>(*customers(), 5))
        QVERIFY2(widget->focusPolicy() == Qt::NoFocus, qPrintable(widget->objectName()));
    QVERIFY(customers()->findChildren<QAbstractButton *>().isEmpty());
}

void TestCustomerDisplay::followsTheCharge()
{
    const core::Transaction charge = samples::charge(1500);
    m_display->setCharge(charge); // before the window is open
    m_display->toggle();
    QCOMPARE(shown(), charge.qrCode);
    QCOMPARE(customers()->findChild<QLabel *>(u"customerAmountLabel"_s)->text(),
             ui::moneyText(charge.amount));
    m_display->setCharge(std::nullopt);
    QCOMPARE(shown(), QString());
    QVERIFY(customers()->findChild<QLabel *>(u"idleShopLabel"_s)->isVisible());
    QVERIFY(!customers()->accessibleName().contains(ui::moneyText(charge.amount)));
}

/// While the cashier browses charges.
void TestCustomerDisplay::flashesNoOtherCode()
{
    m_display->toggle();
    m_display->setCharge(samples::charge(1500, 1));
    QCOMPARE(shown(), samples::charge(1500, 1).qrCode); // the first code is shown without delay
    QElapsedTimer since;
    since.start();
    m_display->setCharge(samples::charge(700, 2));
    QCOMPARE(shown(), QString()); // the first code disappears without delay
    support::advanceClock(400ms);
    m_display->setCharge(samples::charge(900, 3));
    QCOMPARE(shown(), QString());
    m_display->setCharge(samples::charge(900, 3)); // reported again
    QCOMPARE(shown(), QString());
    support::advanceClock(900ms);
    QTRY_COMPARE(shown(), samples::charge(900, 3).qrCode);
    QVERIFY2(since.elapsed() >= 1400, qPrintable(QString::number(since.elapsed())));

    m_display->setCharge(std::nullopt);
    since.start();
    m_display->setCharge(samples::charge(700, 2)); // with no charge in between
    QCOMPARE(shown(), QString());
    support::advanceClock(800ms);
    QTRY_COMPARE(shown(), samples::charge(700, 2).qrCode);
    QVERIFY2(since.elapsed() >= 900, qPrintable(QString::number(since.elapsed())));
}

void TestCustomerDisplay::showsTheStateOfTheChargeAtOnce()
{
    const core::Transaction charge = samples::charge(1500);
    m_display->toggle();
    m_display->setCharge(charge);
    auto *state = customers()->findChild<QWidget *>(u"customerState"_s);
    for (const Status::Code code : {Status::Code::InProcess, Status::Code::Paid,
                                    Status::Code::Expired, Status::Code::Canceled}) {
        m_display->setCharge(samples::moved(charge, code));
        QVERIFY(state->isVisible());
        QCOMPARE(shown(), QString());
        QVERIFY(customers()->accessibleName().contains(ui::statusWord(code)));
        // Solid green for received money, and only then.
        const QRgb corner = state->grab().toImage().pixel(3, 3);
        QCOMPARE(corner == qRgb(0x0e, 0x7a, 0x3e), code == Status::Code::Paid);
    }
}

/// As on the page of the cashier.
void TestCustomerDisplay::showsTheEvidenceOfThePayment()
{
    core::Transaction charge = samples::moved(samples::charge(1500), Status::Code::Paid);
    m_display->toggle();
    m_display->setCharge(charge);
    auto *state = customers()->findChild<QWidget *>(u"customerState"_s);
    const QImage without = state->grab().toImage();
    QVERIFY(!customers()->accessibleName().contains(u"not by the bank"_s));
    charge.evidence = {{.recordedAt = *charge.finished}};
    m_display->setCharge(charge);
    QVERIFY2(customers()->accessibleName().contains(u"not by the bank"_s),
             qPrintable(customers()->accessibleName()));
    const int third = without.height() * 10 / 12; // the line below the amount
    const QRect below(0, third, without.width(), without.height() - third);
    QVERIFY(state->grab().toImage().copy(below) != without.copy(below));
}

void TestCustomerDisplay::showsNothingOfThePayer()
{
    core::Transaction charge = samples::charge(1500);
    charge.name = u"Maria Secreta"_s;
    m_display->toggle();
    for (const Status::Code code : {Status::Code::Pending, Status::Code::Paid}) {
        m_display->setCharge(samples::moved(charge, code));
        QStringList texts{customers()->accessibleName(), customers()->windowTitle()};
        for (const QLabel *label : support::childrenOf<QLabel>(*customers(), 3))
            texts += label->text();
        for (const QWidget *widget : support::childrenOf<QWidget>(*customers(), 5))
            texts += widget->accessibleName() + widget->toolTip() + widget->accessibleDescription();
        const QString all = texts.join(u'\n');
        for (const QString &secret : {charge.name, charge.document, charge.email, charge.phone,
                                      charge.description, charge.reference})
            QVERIFY2(!all.contains(secret), qPrintable(secret));
    }
}

void TestCustomerDisplay::sendsThePayerToTheCounterForACodeThatIsWrong()
{
    core::Transaction charge = samples::charge(1500);
    charge.qrCode = samples::charge(2500).qrCode;
    m_display->toggle();
    m_display->setCharge(charge);
    QCOMPARE(shown(), QString());
    const auto *sentence = customers()->findChild<QLabel *>(u"codeProblemLabel"_s);
    QVERIFY(sentence->isVisible());
    QVERIFY(sentence->text() != ui::payloadSentence(core::PayloadProblem::WrongAmount));
}

void TestCustomerDisplay::showsATestPattern()
{
    m_display->showTestPattern();
    QVERIFY(customers());
    const QString text = shown();
    QVERIFY(!text.isEmpty());
    QVERIFY(!core::BrCode::parse(text));
    m_display->setCharge(samples::charge(1500));
    QCOMPARE(shown(), samples::charge(1500).qrCode);
}

static int runTests(int argc, char *argv[])
{
    QTemporaryFile config;
    if (!config.open() || config.write(screens()) < 0 || !config.flush())
        return 1;
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + config.fileName().toLocal8Bit());
    const QApplication application(argc, argv);
    TestCustomerDisplay test;
    return QTest::qExec(&test, argc, argv);
}

BALCAO_TEST_MAIN(&runTests)

#include "tst_customerdisplay.moc"
