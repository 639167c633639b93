// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/shell/mainwindow.h"
#include "ui/shell/shopview.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using support::named;
using support::press;

/// Closing the window while a file is being written.
class TestClosing : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void goesAtOnceWhereNothingIsWritten();
    void asksBeforeAFileIsLost_data();
    void asksBeforeAFileIsLost();
    void letsItFinish();
    void leavesNothingOfTheFile();
    void closesAfterASecondRequest();
    void goesOnceTheFileIsThere();

private:
    void beginAFile();
    [[nodiscard]] bool isWriting() const
    {
        return m_window->findChild<ui::ShopView *>()->isWriting();
    }
    [[nodiscard]] bool isAsked() const
    {
        const auto *question = m_window->findChild<QLabel *>(u"closeQuestion"_s);
        return question && question->isVisible();
    }
    [[nodiscard]] QStringList files() const
    {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolbox;
    std::unique_ptr<ui::MainWindow> m_window;
};

void TestClosing::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_service->stored = {samples::charge(1500, 1), samples::charge(1600, 2)};
    core::Preferences preferences;
    preferences.exporting.folder = m_folder->path();
    m_toolbox = std::make_unique<ToolBox>(*m_service, preferences);
    m_window = std::make_unique<ui::MainWindow>(
        ui::Environment{ui::Environment::Kind::Local, u"Padaria"_s});
    m_window->resize(1280, 800);
    m_window->showShop(m_toolbox->context());
    support::open(*m_window);
}

void TestClosing::cleanup()
{
    m_window.reset();
    m_toolbox.reset();
    m_service.reset();
    m_folder.reset();
}

/// The service delays the answer for the export.
void TestClosing::beginAFile()
{
    press(Qt::Key_3, Qt::AltModifier);
    QTRY_VERIFY(m_window->findChild<QTableView *>(u"transactionTable"_s));
    QTRY_VERIFY(named<QTableView>(*m_window, u"transactionTable"_s)->hasFocus());
    press(Qt::Key_E);
    support::settle();
    m_service->holds = true;
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isWriting());
}

void TestClosing::goesAtOnceWhereNothingIsWritten()
{
    press(Qt::Key_3, Qt::AltModifier);
    support::settle();
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!m_window->isVisible());
}

void TestClosing::asksBeforeAFileIsLost_data()
{
    QTest::addColumn<bool>("isByKey");
    QTest::newRow("Ctrl+Q") << true;
    QTest::newRow("the window manager") << false;
}

void TestClosing::asksBeforeAFileIsLost()
{
    QFETCH(bool, isByKey);
    beginAFile();
    press(Qt::Key_1, Qt::AltModifier); // also from another page
    if (isByKey)
        press(Qt::Key_Q, Qt::ControlModifier);
    else
        m_window->close();
    QVERIFY(m_window->isVisible());
    QVERIFY(isAsked());
    QVERIFY(isWriting());
}

void TestClosing::letsItFinish()
{
    beginAFile();
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(isAsked());
    press(Qt::Key_Escape);
    QVERIFY(m_window->isVisible());
    QVERIFY(!isAsked());
    m_service->holds = false;
    m_service->release();
    QTRY_VERIFY(!isWriting());
    QCOMPARE(files().size(), 1);
    press(Qt::Key_Q, Qt::ControlModifier);
    QVERIFY(!m_window->isVisible());
}

void TestClosing::leavesNothingOfTheFile()
{
    beginAFile();
    press(Qt::Key_Q, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(!m_window->isVisible());
    m_window.reset();
    m_service->release();
    support::settle();
    QCOMPARE(files(), QStringList());
}

void TestClosing::closesAfterASecondRequest()
{
    beginAFile();
    m_window->close();
    QVERIFY(m_window->isVisible());
    m_window->close();
    QVERIFY(!m_window->isVisible());
}

void TestClosing::goesOnceTheFileIsThere()
{
    beginAFile();
    m_window->close();
    m_service->holds = false;
    m_service->release();
    QTRY_VERIFY(!isWriting());
    QVERIFY(isAsked());
    press(Qt::Key_Return);
    QVERIFY(!m_window->isVisible());
    QCOMPARE(files().size(), 1);
}

BALCAO_TEST(TestClosing)
#include "tst_closing.moc"
