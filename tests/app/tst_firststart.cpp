// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lastshop.h"
#include "app/profilestore.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "tests/support/consolebench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using app::LastShop;
using support::named;
using support::press;

/// Tests the environment that the console opens: at the first start, later, and with arguments.
class TestFirstStart : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void welcomesAtTheFirstStart();
    void setsUpAShopAtTheFirstStart();
    void reopensWhatWasOpenLast_data();
    void reopensWhatWasOpenLast();
    void reopensARemoteService();
    void prefersTheArguments();
    void opensAnEarlierShopWithoutARecord();
    void namesTheShopThatIsMissing_data();
    void namesTheShopThatIsMissing();
    void offersTheUsualShopInPlaceOfAMissingOne();
    void reportsARemovedService();
    void recordsNoSecret();
    void setsUpAShopFromTheDemo_data();
    void setsUpAShopFromTheDemo();
    void opensTheShopFromTheDemo();
    void asksBeforeItLeavesTheDemo();
    void showsTheNameOfTheShop();

private:
    [[nodiscard]] QString band() const
    {
        return named(*m_window, u"environmentBand"_s)->accessibleName();
    }
    void startDemo() { start(); }
    void startAgain() { startLine({.hasCustomers = false}); }

    [[nodiscard]] QString record() const
    {
        return m_folder->filePath(u"data/balcao/last-shop.json"_s);
    }
};

void TestFirstStart::welcomesAtTheFirstStart()
{
    startAgain();
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
    QTRY_VERIFY(named(*m_window, u"demoChoice"_s)->hasFocus());
    QVERIFY(isOpen(u"setupChoice"_s));
    QVERIFY(isOpen(u"serviceChoice"_s));
    QVERIFY(!isOpen(u"firstRunNotice"_s));
    QVERIFY2(!band().contains(m_folder->path()), qPrintable(band())); // no folder to choose
    stop();
    QCOMPARE(LastShop::load(), std::nullopt); // Nothing was open.
}

void TestFirstStart::setsUpAShopAtTheFirstStart()
{
    startAgain();
    setUp();
    QVERIFY(QFile::exists(app::databaseIn(app::usualShopFolder())));
    const LastShop last{.folder = app::usualShopFolder()};
    QCOMPARE(LastShop::load(), last);
    startAgain();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
}

void TestFirstStart::reopensWhatWasOpenLast_data()
{
    QTest::addColumn<bool>("isDemo");
    QTest::addColumn<bool>("isPractice");
    QTest::newRow("a local shop") << false << false;
    QTest::newRow("a practice shop") << false << true;
    QTest::newRow("the demo") << true << false;
}

void TestFirstStart::reopensWhatWasOpenLast()
{
    QFETCH(bool, isDemo);
    QFETCH(bool, isPractice);
    startLine({.dataFolder = shop(), .isPractice = isPractice});
    if (!isPractice)
        setUp();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    if (isDemo)
        startDemo();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    const QString title = m_window->windowTitle();
    startAgain();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QCOMPARE(m_window->windowTitle(), title);
    QCOMPARE(demoFolders().size(), isDemo ? 1 : 0);
    QCOMPARE(LastShop::load()->folder, shop()); // for balcao-cli, also after a demo
}

void TestFirstStart::reopensARemoteService()
{
    const core::RemoteShop remote{QUuid::createUuid(),
                                  *core::validated(core::ServiceProfileDraft{
                                      .name = u"Loja centro"_s,
                                      .address = u"http://127.0.0.1:1"_s,
                                      .platform = u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s,
                                      .till = u"C1"_s}),
                                  {samples::merchant(), samples::payer()}};
    QVERIFY(app::ProfileStore().save(remote));
    QVERIFY(LastShop{.profile = remote.id}.save());
    startAgain();
    QTRY_VERIFY2(m_window->windowTitle().contains(u"Loja centro"_s),
                 qPrintable(m_window->windowTitle()));
    QTRY_VERIFY(isOpen(u"keyPage"_s)); // No keyring has the key.
}

void TestFirstStart::prefersTheArguments()
{
    start(shop());
    setUp();
    const QString other = m_folder->filePath(u"other"_s);
    start(other);
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
    QVERIFY(!isOpen(u"firstRunNotice"_s));
    QVERIFY2(band().contains(other), qPrintable(band()));
    startDemo();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QCOMPARE(demoFolders().size(), 1);
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(!LastShop::load()->isDemo);
}

/// Earlier versions recorded no shop.
void TestFirstStart::opensAnEarlierShopWithoutARecord()
{
    start(app::usualShopFolder());
    setUp();
    stop();
    QVERIFY(QFile::remove(record()));
    startAgain();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
}

void TestFirstStart::namesTheShopThatIsMissing_data()
{
    QTest::addColumn<bool>("hasFolder");
    QTest::newRow("no folder") << false;
    QTest::newRow("an empty folder") << true;
}

void TestFirstStart::namesTheShopThatIsMissing()
{
    QFETCH(bool, hasFolder);
    start(shop());
    setUp();
    stop();
    QVERIFY(QDir(shop()).removeRecursively());
    if (hasFolder)
        QVERIFY(QDir().mkpath(shop()));
    startAgain();
    QTRY_VERIFY(isOpen(u"firstRunNotice"_s));
    const QString notice = named<QLabel>(*m_window, u"firstRunNotice"_s)->text();
    QVERIFY2(notice.contains(shop()), qPrintable(notice));
    QTRY_VERIFY(named(*m_window, u"demoChoice"_s)->hasFocus());
    QVERIFY(!QFile::exists(app::ShopSettings::filePath(shop()))); // Nothing new instead.
    stop();
    QCOMPARE(LastShop::load()->folder, shop()); // found again if the drive is back
}

/// The usual shop has another key: it never opens in place of the missing one by itself.
void TestFirstStart::offersTheUsualShopInPlaceOfAMissingOne()
{
    start(app::usualShopFolder());
    setUp();
    QVERIFY(LastShop{.folder = shop()}.save());
    startAgain();
    QTRY_VERIFY(isOpen(u"firstRunNotice"_s));
    QTRY_VERIFY(named(*m_window, u"demoChoice"_s)->hasFocus());
    const QString offer = named(*m_window, u"setupChoice"_s)->accessibleDescription();
    QVERIFY2(offer.contains(u"Padaria Central"_s), qPrintable(offer));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    const LastShop last{.folder = app::usualShopFolder()};
    QCOMPARE(LastShop::load(), last);
}

void TestFirstStart::reportsARemovedService()
{
    QVERIFY(LastShop{.profile = QUuid::createUuid()}.save());
    startAgain();
    QTRY_VERIFY(isOpen(u"firstRunNotice"_s));
}

void TestFirstStart::recordsNoSecret()
{
    start(shop());
    setUp();
    startDemo();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    stop();
    QByteArray compact = support::contents(record());
    compact.replace(' ', "").replace('\n', "");
    QCOMPARE(compact, "{\"demo\":true,\"folder\":\"" + shop().toUtf8() + "\"}");
}

void TestFirstStart::setsUpAShopFromTheDemo_data()
{
    QTest::addColumn<bool>("byMouse");
    QTest::newRow("mouse") << true;
    QTest::newRow("keys") << false;
}

/// One click opens the form; Esc leads to the welcome page.
void TestFirstStart::setsUpAShopFromTheDemo()
{
    QFETCH(bool, byMouse);
    startDemo();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    auto *button = named<QPushButton>(*m_window, u"bandButton"_s);
    QVERIFY(button->isVisible());
    if (byMouse)
        QTest::mouseClick(button, Qt::LeftButton);
    else
        press(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_VERIFY(isOpen(u"pixKeyEdit"_s));
    QTRY_VERIFY(named(*m_window, u"pixKeyEdit"_s)->hasFocus());
    QVERIFY(!isOpen(u"bandButton"_s));
    press(Qt::Key_Escape);
    QTRY_VERIFY(named(*m_window, u"setupChoice"_s)->hasFocus());
    press(Qt::Key_Return);
    QTRY_VERIFY(named(*m_window, u"pixKeyEdit"_s)->hasFocus());
    typeShop();
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    const LastShop last{.folder = app::usualShopFolder()};
    QCOMPARE(LastShop::load(), last);
}

void TestFirstStart::opensTheShopFromTheDemo()
{
    start(app::usualShopFolder());
    setUp();
    startDemo();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    auto *button = named<QPushButton>(*m_window, u"bandButton"_s);
    const QString before = button->accessibleName();
    button->click();
    QTRY_VERIFY(band().contains(u"Padaria Central"_s));
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(before != QString());
    QVERIFY(!isOpen(u"bandButton"_s));
}

/// Typed input is not lost by one click.
void TestFirstStart::asksBeforeItLeavesTheDemo()
{
    startDemo();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    press(Qt::Key_F8);
    support::type(u"15"_s);
    named<QPushButton>(*m_window, u"bandButton"_s)->click();
    QTRY_VERIFY(isOpen(u"environmentList"_s));
    QVERIFY(isOpen(u"chargePage"_s) || isOpen(u"receiptCheckPage"_s));
}

void TestFirstStart::showsTheNameOfTheShop()
{
    start(shop());
    setUp();
    for (int i = 0; i < 2; ++i) { // directly after the setup, and later
        QVERIFY2(band().contains(u"Padaria Central"_s), qPrintable(band()));
        QVERIFY2(!band().contains(shop()), qPrintable(band()));
        QVERIFY(m_window->windowTitle().contains(u"Padaria Central"_s));
        start(shop());
        QTRY_VERIFY(isOpen(u"chargePage"_s));
    }
}

BALCAO_TEST(TestFirstStart)
#include "tst_firststart.moc"
