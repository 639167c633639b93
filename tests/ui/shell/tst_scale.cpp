// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/scale.h"
#include "ui/widgets/amountedit.h"

#include <QtGui/QBackingStore>
#include <QtGui/QScreen>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>

using namespace Qt::StringLiterals;
using support::named;
using support::press;

namespace
{

/// The screen of the tests has 800 pixels in both directions, enough for every scale of a quarter.
constexpr auto kGiven = "0.25";
constexpr double kGivenFactor = 0.25;

} // namespace

class TestScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void leavesRoomForTheWindow_data();
    void leavesRoomForTheWindow();
    void limitsTheFactorOfTheEnvironment_data();
    void limitsTheFactorOfTheEnvironment();
    void changesByKeys();
    void explainsTheLargestScale();
    void keepsInputFocusAndSize();
    void enlargesAWindowThatWouldBeTooSmall();
    void opensListsInTheNewSize();

private:
    [[nodiscard]] double ratio() const { return m_window->devicePixelRatioF() / kGivenFactor; }
    /// Returns the size of the window in pixels of the screen.
    [[nodiscard]] QSize pixels() const
    {
        return (QSizeF(m_window->size()) * m_window->devicePixelRatioF()).toSize();
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolBox;
    std::unique_ptr<ui::MainWindow> m_window;
};

/// The scale follows the preferences as in main().
void TestScale::init()
{
    m_service = std::make_unique<FakeService>();
    m_toolBox = std::make_unique<ToolBox>(*m_service);
    core::PreferencesStore &preferences = m_toolBox->preferences();
    connect(
        &preferences, &core::PreferencesStore::changed, this,
        [&preferences] { ui::applyScale(preferences.value().appearance.scale); },
        Qt::QueuedConnection);
    m_window = std::make_unique<ui::MainWindow>(
        ui::Environment{ui::Environment::Kind::Local, u"Padaria"_s});
    m_window->resize(1200, 900);
    m_window->showShop(m_toolBox->context());
    support::open(*m_window);
    QCOMPARE(ratio(), 1.0);
}

void TestScale::cleanup()
{
    m_window.reset();
    m_toolBox.reset();
    m_service.reset();
    ui::applyScale(100);
}

void TestScale::leavesRoomForTheWindow_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("scale");
    QTest::newRow("a large screen") << 300 << QSize(3840, 2160) << 300;
    QTest::newRow("no more than was asked for") << 150 << QSize(3840, 2160) << 150;
    QTest::newRow("not high enough") << 300 << QSize(2560, 1080) << 175;
    QTest::newRow("not wide enough") << 300 << QSize(1080, 1920) << 150;
    QTest::newRow("just right") << 200 << QSize(1440, 1120) << 200;
    QTest::newRow("a pixel less") << 200 << QSize(1440, 1119) << 175;
    QTest::newRow("too small for any") << 300 << QSize(640, 480) << 100;
    QTest::newRow("none of the choices") << 160 << QSize(3840, 2160) << 150;
}

void TestScale::leavesRoomForTheWindow()
{
    QFETCH(int, wanted);
    QFETCH(QSize, screen);
    QTEST(ui::ScaleLimit(screen, 1).fittingScale(wanted), "scale");
}

void TestScale::limitsTheFactorOfTheEnvironment_data()
{
    QTest::addColumn<double>("given");
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<double>("factor");
    QTest::newRow("none") << 1.0 << 100 << QSize(1366, 768) << 1.0;
    QTest::newRow("none, and a scale") << 1.0 << 125 << QSize(1366, 768) << 1.25;
    QTest::newRow("fits") << 1.25 << 100 << QSize(1366, 768) << 1.25;
    QTest::newRow("too large for the height") << 1.5 << 100 << QSize(1366, 768) << 1.25;
    QTest::newRow("too large for the width") << 2.0 << 100 << QSize(1024, 1200) << 1.25;
    QTest::newRow("too large for any") << 3.0 << 300 << QSize(640, 480) << 1.0;
    QTest::newRow("both fit") << 1.5 << 150 << QSize(3840, 2160) << 2.25;
    QTest::newRow("only one of both fits") << 1.5 << 150 << QSize(1366, 900) << 1.5;
    QTest::newRow("smaller than usual") << 0.5 << 100 << QSize(320, 200) << 0.5;
    QTest::newRow("twice a half") << 0.5 << 200 << QSize(800, 800) << 1.0;
}

void TestScale::limitsTheFactorOfTheEnvironment()
{
    QFETCH(double, given);
    QFETCH(int, wanted);
    QFETCH(QSize, screen);
    QTEST(ui::ScaleLimit(screen, given).factorFor(wanted), "factor");
}

/// The shortcuts work on any page and type no digit into the amount.
void TestScale::changesByKeys()
{
    const auto scale = [this] { return m_toolBox->preferences().value().appearance.scale; };
    const auto *news = named<QLabel>(*m_window, u"shopNews"_s);
    press(Qt::Key_Plus, Qt::ControlModifier);
    QCOMPARE(scale(), 125);
    QTRY_COMPARE(ratio(), 1.25);
    QVERIFY(news->isVisible());
    QVERIFY2(news->text().contains(u"125"_s), qPrintable(news->text()));
    press(Qt::Key_Equal, Qt::ControlModifier);
    QCOMPARE(scale(), 150);
    QTRY_COMPARE(ratio(), 1.5);
    press(Qt::Key_7, Qt::AltModifier);
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(scale(), 125);
    QTRY_COMPARE(ratio(), 1.25);
    press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(scale(), 100);
    QTRY_COMPARE(ratio(), 1.0);
    QVERIFY2(!news->text().contains(u"Ctrl+0"_s), qPrintable(news->text())); // nothing to revert
    press(Qt::Key_Minus, Qt::ControlModifier);
    QCOMPARE(scale(), 100);
    press(Qt::Key_F2);
    QVERIFY(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount().isZero());
    QVERIFY(!news->isVisible());
}

void TestScale::explainsTheLargestScale()
{
    const auto *news = named<QLabel>(*m_window, u"shopNews"_s);
    QStringList sentences;
    for (int i = 0; i < 7; ++i) {
        press(Qt::Key_Plus, Qt::ControlModifier);
        sentences.append(news->text());
    }
    QCOMPARE(m_toolBox->preferences().value().appearance.scale, 300);
    QTRY_COMPARE(ratio(), 3.0);
    QVERIFY2(sentences.at(5).contains(u"300"_s), qPrintable(sentences.at(5)));
    QCOMPARE(sentences.at(6), u"Nothing larger fits this screen."_s);
}

void TestScale::keepsInputFocusAndSize()
{
    auto *amount = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    support::type(u"1250"_s);
    const QString typed = amount->text();
    const QSize before = pixels();
    const QSize inWindow = m_window->size();
    for (const int percent : {150, 100, 125}) {
        core::Preferences changed = m_toolBox->preferences().value();
        changed.appearance.scale = percent;
        m_toolBox->preferences().set(changed);
        QTRY_COMPARE(ratio(), percent / 100.0);
        QCOMPARE(amount->text(), typed);
        QVERIFY(amount->hasFocus());
        QCOMPARE(named<ui::AmountEdit>(*m_window, u"amountEdit"_s), amount);
        QCOMPARE(pixels(), before);
        QCOMPARE(m_window->size() == inWindow, percent == 100);
        // The picture has the new size.
        QTRY_COMPARE(m_window->backingStore()->size(), m_window->size());
    }
    support::type(u"0"_s);
    QCOMPARE(amount->amount().cents(), 12500);
}

/// The window neither becomes smaller than its pages nor leaves the screen.
void TestScale::enlargesAWindowThatWouldBeTooSmall()
{
    m_window->resize(ui::MainWindow::kSmallest);
    const QRect screen = m_window->screen()->availableGeometry();
    m_window->move(screen.bottomRight() - QPoint(720, 560));
    QTRY_COMPARE(m_window->size(), ui::MainWindow::kSmallest);
    ui::applyScale(300);
    QCOMPARE(ratio(), 3.0);
    QCOMPARE(m_window->size(), ui::MainWindow::kSmallest);
    QVERIFY(m_window->screen()->availableGeometry().contains(m_window->frameGeometry()));
    QTRY_COMPARE(m_window->backingStore()->size(), m_window->size());
}

/// A list that was open before has a window of the old size.
void TestScale::opensListsInTheNewSize()
{
    press(Qt::Key_7, Qt::AltModifier);
    auto *box = named<QComboBox>(*m_window, u"scaleBox"_s);
    box->showPopup();
    QTRY_VERIFY(box->view()->isVisible());
    box->hidePopup();
    QTRY_VERIFY(!box->view()->isVisible());
    ui::applyScale(200);
    box->showPopup();
    QTRY_VERIFY(box->view()->isVisible());
    const QWidget *list = box->view()->window();
    QCOMPARE(list->devicePixelRatioF() / kGivenFactor, 2.0);
    QTRY_COMPARE(list->backingStore()->size(), list->size());
    QVERIFY(list->screen()->availableGeometry().contains(list->frameGeometry()));
    box->hidePopup();
}

BALCAO_TEST_MAIN([](int argc, char *argv[]) {
    qputenv("QT_SCALE_FACTOR", kGiven);
    return support::runTest<TestScale, QApplication>(argc, argv);
})
#include "tst_scale.moc"
