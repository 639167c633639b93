// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/shopbackup.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <climits>

using namespace Qt::StringLiterals;
using app::PreferencesFile;
using app::ShopBackup;
using app::ShopSettings;
using Code = core::Error::Code;

namespace
{

const QDateTime kNow(QDate(2026, 11, 21), QTime(9, 30, 5), core::brasilia());

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
}

} // namespace

/// Tests real files of a real shop.
class TestShopBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void holdsTheWholeShop();
    void bringsTheWholeShopBack();
    void makesAShopWhereNoneIs();
    void keepsSettingsThatTheDatabaseIsGoneOf();
    void leavesAloneWhatIsNotInIt();
    void keepsNothingOfTheBackupThatItReplaces();
    void keepsWhatItCannotReplace();
    void reportsPreferencesThatCannotBeCopied_data();
    void reportsPreferencesThatCannotBeCopied();
    void findsFault_data();
    void findsFault();
    void showsThatSettingsCannotBePutInPlace();
    void listsWhatIsInAFolder();
    void keepsTheNewest();

private:
    void charge(const QString &shop) const;
    void write(const QString &shop, const QString &name, const QString &city) const;
    [[nodiscard]] qint64 total(const QString &shop) const;
    [[nodiscard]] QString city(const QString &shop) const;
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    [[nodiscard]] QString backup() const { return m_folder->filePath(u"stick/b.db"_s); }
    [[nodiscard]] QStringList kept(const QString &shop) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestShopBackup::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(shop()) && QDir(m_folder->path()).mkdir(u"stick"_s));
    charge(shop());
    write(shop(), u"Café"_s, u"Recife"_s);
}

void TestShopBackup::charge(const QString &shop) const
{
    core::LocalTransactionService service(
        {.database = app::databaseIn(shop), .settings = support::serviceSettings()});
    QVERIFY(await(service.open()));
    QVERIFY(await(service.create(support::cashInDraft())));
}

/// Writes settings and preferences of the shop.
void TestShopBackup::write(const QString &shop, const QString &preset, const QString &city) const
{
    core::Merchant merchant = samples::merchant();
    merchant.city = city;
    QVERIFY((ShopSettings{{merchant, samples::payer()}, QUuid::createUuid()}.save(shop)));
    QVERIFY(PreferencesFile::save(
        shop, {.presets = {{.name = preset, .amount = core::Money::fromCents(500)}}}));
}

qint64 TestShopBackup::total(const QString &shop) const
{
    core::LocalTransactionService service(
        {.database = app::databaseIn(shop), .settings = support::serviceSettings()});
    if (!await(service.open()))
        return -1;
    const auto page = await(service.list({}));
    return page ? page->total : -1;
}

QString TestShopBackup::city(const QString &shop) const
{
    const auto settings = ShopSettings::load(shop);
    return settings && *settings ? (*settings)->profile.merchant.city : QString();
}

QStringList TestShopBackup::kept(const QString &shop) const
{
    return QDir(shop).entryList({u"replaced-*"_s}, QDir::Dirs);
}

void TestShopBackup::holdsTheWholeShop()
{
    const auto made = ShopBackup::make(shop(), backup());
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QCOMPARE(made->database.transactions, 1);
    QVERIFY(made->hasSettings);
    QCOMPARE(contents(backup() + u".shop.json"_s), contents(ShopSettings::filePath(shop())));
    QCOMPARE(contents(backup() + u".preferences.json"_s),
             contents(PreferencesFile::filePath(shop())));
    QVERIFY(ShopBackup::verify(backup(), shop()) == made);
}

void TestShopBackup::bringsTheWholeShopBack()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    charge(shop());
    write(shop(), u"Chá"_s, u"Olinda"_s);
    const QByteArray later = contents(ShopSettings::filePath(shop()));

    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->contents.database.transactions, 1);
    QCOMPARE(total(shop()), 1);
    QCOMPARE(city(shop()), u"Recife"_s);
    QCOMPARE(PreferencesFile::load(shop()).preferences.presets[0].name, u"Café"_s);
    const QDir kept(restored->keptFolder);
    QCOMPARE(contents(kept.filePath(u"shop.json"_s)), later);
    QVERIFY(contents(kept.filePath(u"preferences.json"_s)).contains("Chá"));
    QVERIFY(QFile::exists(kept.filePath(u"balcao.db"_s)));
}

void TestShopBackup::makesAShopWhereNoneIs()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    const QString fresh = m_folder->filePath(u"fresh"_s);
    const auto restored = ShopBackup::restore(backup(), fresh, kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(restored->keptFolder, QString());
    QCOMPARE(total(fresh), 1);
    QCOMPARE(city(fresh), u"Recife"_s);
    QCOMPARE(kept(fresh), QStringList());
}

void TestShopBackup::keepsSettingsThatTheDatabaseIsGoneOf()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    write(shop(), u"Chá"_s, u"Olinda"_s);
    QVERIFY(QFile::remove(app::databaseIn(shop())));
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QCOMPARE(city(shop()), u"Recife"_s);
    QVERIFY(contents(restored->keptFolder + u"/shop.json"_s).contains("Olinda"));
}

/// A backup of a version that did not include settings.
void TestShopBackup::leavesAloneWhatIsNotInIt()
{
    QVERIFY(core::backUp(app::databaseIn(shop()), backup()));
    const auto verified = ShopBackup::verify(backup(), shop());
    QVERIFY(verified && !verified->hasSettings);
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY(restored && !restored->contents.hasSettings);
    QCOMPARE(city(shop()), u"Recife"_s);
    QVERIFY(!QFile::exists(restored->keptFolder + u"/shop.json"_s));
}

void TestShopBackup::keepsNothingOfTheBackupThatItReplaces()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QFile::remove(PreferencesFile::filePath(shop())));
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(!QFile::exists(backup() + u".preferences.json"_s));
}

/// With such a long name the preferences file fits next to the backup, and its temporary file does
/// not.
void TestShopBackup::keepsWhatItCannotReplace()
{
    const QString ending = u".preferences.json"_s;
    const QString file =
        QDir(m_folder->filePath(u"stick"_s)).filePath(QString(NAME_MAX - ending.size(), u'b'));
    QVERIFY(QFile::copy(PreferencesFile::filePath(shop()), file + ending));
    const QByteArray before = contents(file + ending);
    write(shop(), u"Chá"_s, u"Olinda"_s);
    const auto made = ShopBackup::make(shop(), file);
    QVERIFY(!made);
    QCOMPARE(made.error().code, Code::StorageFailed); // the database part was written
    QVERIFY(core::verifyBackup(file));
    QVERIFY(!before.isEmpty());
    QCOMPARE(contents(file + ending), before);
}

void TestShopBackup::reportsPreferencesThatCannotBeCopied_data()
{
    QTest::addColumn<bool>("isChosen");
    QTest::newRow("those of the shop") << true;
    QTest::newRow("none, and those before cannot be removed") << false;
}

void TestShopBackup::reportsPreferencesThatCannotBeCopied()
{
    QFETCH(bool, isChosen);
    if (!isChosen)
        QVERIFY(QFile::remove(PreferencesFile::filePath(shop())));
    QVERIFY(QDir().mkdir(backup() + u".preferences.json"_s)); // A folder in their place.
    const auto made = ShopBackup::make(shop(), backup());
    QVERIFY(!made);
    QCOMPARE(made.error().code, Code::StorageFailed);
}

void TestShopBackup::findsFault_data()
{
    QTest::addColumn<QString>("file"); ///< suffix of the changed file
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("no database") << QString() << QByteArray("Caro cliente");
    QTest::newRow("settings that are none") << u".shop.json"_s << QByteArray("Caro cliente");
    QTest::newRow("settings without a key") << u".shop.json"_s << QByteArray("{}");
}

void TestShopBackup::findsFault()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QFile::remove(backup() + u".manifest"_s)); // As older versions made backups.
    writeBytes(backup() + file, bytes);
    charge(shop());
    const auto verified = ShopBackup::verify(backup(), shop());
    QVERIFY(!verified);
    QCOMPARE(verified.error().code, Code::StorageCorrupted);
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, Code::StorageCorrupted);
    QCOMPARE(total(shop()), 2); // unchanged
    QCOMPARE(kept(shop()), QStringList());
}

void TestShopBackup::showsThatSettingsCannotBePutInPlace()
{
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(QFile::remove(PreferencesFile::filePath(shop())));
    QVERIFY(QDir(shop()).mkdir(u"preferences.json"_s)); // A folder in its place.
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY(!restored);
    QCOMPARE(restored.error().code, Code::StorageFailed);
}

void TestShopBackup::listsWhatIsInAFolder()
{
    const QString stick = m_folder->filePath(u"stick"_s);
    const QString older = ShopBackup::newPath(stick, kNow.addDays(-1));
    const QString newer = ShopBackup::newPath(stick, kNow);
    QCOMPARE(QFileInfo(newer).fileName(), u"balcao-2026-11-21-093005.db"_s);
    QVERIFY(ShopBackup::make(shop(), newer) && ShopBackup::make(shop(), older));
    QVERIFY(ShopBackup::make(shop(), backup())); // a manual backup of today
    writeBytes(stick + u"/letter.db"_s, "Caro cliente");
    writeBytes(stick + u"/letter.txt"_s, "Caro cliente");
    writeBytes(stick + u"/head.db"_s, "SQLite format 3\1\1"); // an incomplete copy
    charge(shop());
    QVERIFY(QFile::copy(app::databaseIn(shop()), stick + u"/shop.db"_s)); // The database has a log.
    const QList<ShopBackup> found = ShopBackup::in(stick);
    QCOMPARE(found.size(), 3);
    QStringList files;
    for (const ShopBackup &one : found) {
        files += one.file;
        QCOMPARE(one.bytes, QFileInfo(one.file).size());
    }
    QVERIFY(files.indexOf(newer) < files.indexOf(older));
    QVERIFY(files.contains(backup()));
    QCOMPARE(found[files.indexOf(newer)].made, kNow);
    QCOMPARE(ShopBackup::in(m_folder->filePath(u"nowhere"_s)).size(), 0);
}

void TestShopBackup::keepsTheNewest()
{
    const QString stick = m_folder->filePath(u"stick"_s);
    for (int day = 0; day < 4; ++day)
        QVERIFY(ShopBackup::make(shop(), ShopBackup::newPath(stick, kNow.addDays(-day))));
    // dated by a clock that showed another century
    QVERIFY(ShopBackup::make(shop(), ShopBackup::newPath(stick, kNow.addYears(73))));
    QVERIFY(ShopBackup::make(shop(), backup()));
    ShopBackup::keepNewest(stick, 2, kNow);
    QStringList names = QDir(stick).entryList(QDir::Files, QDir::Name);
    const QStringList wanted{
        u"b.db"_s, // A name chosen by the user.
        u"b.db.manifest"_s,
        u"b.db.preferences.json"_s,
        u"b.db.shop.json"_s,
        u"balcao-2026-11-20-093005.db"_s,
        u"balcao-2026-11-20-093005.db.manifest"_s,
        u"balcao-2026-11-20-093005.db.preferences.json"_s,
        u"balcao-2026-11-20-093005.db.shop.json"_s,
        u"balcao-2026-11-21-093005.db"_s,
        u"balcao-2026-11-21-093005.db.manifest"_s,
        u"balcao-2026-11-21-093005.db.preferences.json"_s,
        u"balcao-2026-11-21-093005.db.shop.json"_s,
    };
    QCOMPARE(names, wanted);
}

BALCAO_GUILESS_TEST(TestShopBackup)
#include "tst_shopbackup.moc"
