// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/localshop.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/domain/brcode.h"
#include "core/domain/payloadcheck.h"
#include "core/storage/keystore.h"
#include "tests/support/consolebench.h"
#include "tests/support/testmain.h"
#include "ui/shell/sidebarbutton.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"

#include <QtGui/QClipboard>
#include <QtGui/QShortcut>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using app::ShopSettings;
using core::Status;
using support::named;
using support::press;
using support::write;
using Code = core::Error::Code;

/// Tests a shop for training: a sandbox that keeps its data and never mixes with a real shop.
class TestPracticeShop : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void keepsItsData();
    void isMarkedOnEveryPage();
    void numbersThePagesInOrder();
    void playsTheCustomer();
    void hasCodesThatNobodyCanPay();
    void opensAsPracticeWithoutTheOption();
    void refusesTheDataOfARealShop();
    void refusesToBecomeReal();
    void restoresNoBackupOfARealShop_data();
    void restoresNoBackupOfARealShop();
    void createsTheDatabaseOfANewFolder_data();
    void createsTheDatabaseOfANewFolder();

private:
    void startPractice()
    {
        startLine({.dataFolder = shop(), .isPractice = true});
        QTRY_VERIFY(isOpen(u"chargePage"_s));
    }
};

void TestPracticeShop::keepsItsData()
{
    startPractice(); // No form: nothing about the shop is real.
    const auto settings = ShopSettings::load(shop());
    QVERIFY(settings && *settings && (*settings)->isPractice);
    QVERIFY(isOpen(u"presetBar"_s));
    charge(u"1500"_s);
    startPractice();
    openList();
    QCOMPARE(topRow().amount.cents(), 1500);
    QCOMPARE(topRow().platform, (*settings)->platform);
    QVERIFY(demoFolders().isEmpty());
    QVERIFY(ShopSettings::load(shop()) == settings);
}

void TestPracticeShop::isMarkedOnEveryPage()
{
    startPractice();
    const QString word = ui::environmentWord({ui::Environment::Kind::Practice, {}});
    const QString real = ui::environmentWord({ui::Environment::Kind::Local, {}});
    QVERIFY(word != real);
    QVERIFY(m_window->windowTitle().contains(word));
    for (const QString &key :
         {u"Alt+1"_s, u"Alt+2"_s, u"Alt+3"_s, u"Alt+4"_s, u"Alt+6"_s, u"Alt+7"_s, u"F8"_s}) {
        support::strike(key);
        QVERIFY2(isOpen(u"environmentBand"_s), qPrintable(key));
        const QString band = named(*m_window, u"environmentBand"_s)->accessibleName();
        QVERIFY2(band.contains(word) && band.contains(u"Loja de Treino"_s), qPrintable(band));
    }
}

void TestPracticeShop::playsTheCustomer()
{
    startPractice();
    charge(u"1500"_s);
    press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"outcomePanel"_s));
    openList();
    QCOMPARE(topRow().status, Status(Status::Code::Paid));
}

void TestPracticeShop::hasCodesThatNobodyCanPay()
{
    startPractice();
    charge(u"1500"_s);
    press(Qt::Key_F6);
    const auto code = core::BrCode::parse(QGuiApplication::clipboard()->text());
    QVERIFY(code);
    QCOMPARE(code->key, core::demoKey().value());
}

void TestPracticeShop::opensAsPracticeWithoutTheOption()
{
    startPractice();
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(m_window->windowTitle().contains(
        ui::environmentWord({ui::Environment::Kind::Practice, {}})));
}

/// Also if somebody edits the settings by hand. The option itself is refused by the command line.
void TestPracticeShop::refusesTheDataOfARealShop()
{
    start(shop());
    setUp();
    charge(u"1500"_s);
    stop();
    ShopSettings settings = ShopSettings::load(shop()).value().value();
    settings.isPractice = true;
    QVERIFY(settings.save(shop()));
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageForeign, {}, {}}).happened);
    settings.isPractice = false;
    QVERIFY(settings.save(shop()));
    start(shop());
    QTRY_VERIFY(isOpen(u"chargePage"_s)); // The real shop is unchanged.
    openList();
    QCOMPARE(topRow().amount.cents(), 1500);
}

void TestPracticeShop::refusesToBecomeReal()
{
    startPractice();
    stop();
    ShopSettings settings = ShopSettings::load(shop()).value().value();
    settings.isPractice = false;
    QVERIFY(settings.save(shop()));
    start(shop());
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageForeign, {}, {}}).happened);
}

void TestPracticeShop::restoresNoBackupOfARealShop_data()
{
    QTest::addColumn<bool>("isBackupPractice");
    QTest::addColumn<bool>("isShopPractice");
    QTest::newRow("real to practice") << false << true;
    QTest::newRow("practice to real") << true << false;
    QTest::newRow("practice to practice") << true << true;
}

void TestPracticeShop::restoresNoBackupOfARealShop()
{
    QFETCH(bool, isBackupPractice);
    QFETCH(bool, isShopPractice);
    const auto make = [this](const QString &folder, bool isPractice) {
        startLine({.dataFolder = folder, .isPractice = isPractice});
        if (!isPractice)
            setUp();
        QTRY_VERIFY(isOpen(u"chargePage"_s));
        stop();
    };
    const QString source = m_folder->filePath(u"source"_s);
    make(source, isBackupPractice);
    make(shop(), isShopPractice);
    const QString file = m_folder->filePath(u"backup.db"_s);
    QVERIFY(app::ShopBackup::make(source, file));
    const auto before = support::contents(ShopSettings::filePath(shop()));
    const auto restored = app::ShopBackup::restore(file, shop(), QDateTime::currentDateTimeUtc());
    if (isBackupPractice == isShopPractice) {
        QVERIFY(restored);
        return;
    }
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, Code::StorageForeign);
    QCOMPARE(support::contents(ShopSettings::filePath(shop())), before);
}

void TestPracticeShop::createsTheDatabaseOfANewFolder_data()
{
    QTest::addColumn<QString>("trace"); ///< a file of an earlier database; empty: none
    QTest::addColumn<bool>("isPractice");
    QTest::newRow("new") << QString() << false;
    QTest::newRow("new, practice") << QString() << true;
    QTest::newRow("preferences only") << u"preferences.json"_s << false;
    for (const char *name : {"console.db", "balcao.db-wal", "balcao.db", "lock.json"})
        QTest::newRow(name) << QString::fromLatin1(name) << false;
    QTest::newRow("console.db, practice") << u"console.db"_s << true;
}

/// Settings without a database: a copied file, or a lost database.
void TestPracticeShop::createsTheDatabaseOfANewFolder()
{
    QFETCH(QString, trace);
    QFETCH(bool, isPractice);
    ShopSettings settings = app::newPracticeShop();
    settings.isPractice = isPractice;
    QVERIFY(settings.save(shop()));
    const bool isLost = !trace.isEmpty() && trace != "preferences.json"_L1;
    if (!trace.isEmpty())
        write(QDir(shop()).filePath(trace), trace.endsWith("json"_L1) ? "{}" : "");
    start(shop());
    QTRY_VERIFY(isOpen(isLost ? u"failurePage"_s : u"chargePage"_s));
    if (isLost) {
        const QString advice = named<QLabel>(*m_window, u"failureNext"_s)->text();
        QVERIFY2(advice.contains(u"balcao.db"_s), qPrintable(advice));
        stop();
        QCOMPARE(QFileInfo(app::databaseIn(shop())).size(), 0);
        return;
    }
    charge(u"1500"_s);
    stop();
    const auto database =
        core::Database::open(app::databaseIn(shop()), core::Database::Access::ReadOnly);
    QVERIFY(database);
    const auto environment = core::KeyStore(**database).environment();
    QVERIFY(environment && *environment);
    QCOMPARE(**environment == core::Environment::Sandbox, isPractice);
}

/// Without gaps, from top to bottom.
void TestPracticeShop::numbersThePagesInOrder()
{
    startPractice();
    QMap<int, QString> keys; // by position
    const QList<ui::SidebarButton *> entries = m_window->findChildren<ui::SidebarButton *>();
    for (const ui::SidebarButton *entry : entries) {
        const auto *shortcut = entry->findChild<QShortcut *>();
        if (entry->isVisible() && shortcut && shortcut->key().toString().startsWith("Alt+"_L1))
            keys.insert(entry->mapTo(m_window, QPoint(0, 0)).y(), shortcut->key().toString());
    }
    QCOMPARE(keys.size(), 7);
    int number = 0;
    for (const QString &key : std::as_const(keys))
        QCOMPARE(key, u"Alt+%1"_s.arg(++number));
}

BALCAO_TEST(TestPracticeShop)
#include "tst_practiceshop.moc"
