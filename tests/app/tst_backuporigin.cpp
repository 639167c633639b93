// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupkeyfile.h"
#include "app/preferencesfile.h"
#include "app/shopbackup.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/domain/backupmanifest.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::BackupKeyFile;
using app::PreferencesFile;
using app::ShopBackup;
using app::ShopSettings;
using core::BackupManifest;
using core::BackupOrigin;
using Code = core::Error::Code;

namespace
{

const QDateTime kNow(QDate(2026, 11, 21), QTime(9, 30, 5), core::brasilia());

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write");
}

void charge(const QString &shop)
{
    core::LocalTransactionService service(
        {.database = app::databaseIn(shop), .settings = support::serviceSettings()});
    QVERIFY(await(service.open()));
    QVERIFY(await(service.create(support::cashInDraft())));
}

/// Creates a shop with one charge.
void createShop(const QString &shop)
{
    QVERIFY((ShopSettings{{samples::merchant(), samples::payer()}, support::kPlatform}.save(shop)));
    QVERIFY(PreferencesFile::save(
        shop, {.presets = {{.name = u"Café"_s, .amount = core::Money::fromCents(500)}}}));
    charge(shop);
}

qint64 total(const QString &shop)
{
    core::LocalTransactionService service(
        {.database = app::databaseIn(shop), .settings = support::serviceSettings()});
    if (!await(service.open()))
        return -1;
    const auto page = await(service.list({}));
    return page ? page->total : -1;
}

} // namespace

/// Tests the manifest of a backup with real files of a real shop.
class TestBackupOrigin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void namesTheFilesAndTheirDigests();
    void knowsItsOrigin();
    void refusesChangedFiles_data();
    void refusesChangedFiles();
    void refusesFilesOfAnotherBackup();
    void refusesAForgedManifest();
    void restoresAForeignBackup();
    void movesToAnotherComputerWithItsKey();
    void keepsItsKeyPrivate();
    void replacesAnUnusableKey_data();
    void replacesAnUnusableKey();
    void replacesTheManifestOfAnEarlierBackup();

private:
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    [[nodiscard]] QString backup() const { return m_folder->filePath(u"stick/b.db"_s); }
    [[nodiscard]] QString manifest() const { return backup() + u".manifest"_s; }
    /// Returns the parsed manifest of the backup, as a forger with this key writes it.
    [[nodiscard]] QByteArray forged(const core::BackupKey &key) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBackupOrigin::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"stick"_s));
    createShop(shop());
    const auto made = ShopBackup::make(shop(), backup());
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QVERIFY(made->origin == BackupOrigin::Own);
}

QByteArray TestBackupOrigin::forged(const core::BackupKey &key) const
{
    QList<BackupManifest::File> files;
    for (const auto &[name, end] :
         {std::pair(u"database"_s, QString()), std::pair(u"shop.json"_s, u".shop.json"_s),
          std::pair(u"preferences.json"_s, u".preferences.json"_s)}) {
        const QByteArray bytes = bytesOf(backup() + end);
        files += {name, bytes.size(),
                  QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex()};
    }
    return BackupManifest(kNow, files, key).toText();
}

void TestBackupOrigin::namesTheFilesAndTheirDigests()
{
    const auto read = BackupManifest::parse(bytesOf(manifest()));
    QVERIFY(read);
    const auto own = BackupKeyFile::load(shop());
    QVERIFY(own && read->isAuthenticatedBy(*own));
    QVERIFY(read->files() == BackupManifest::parse(forged(*own))->files());
    QVERIFY(qAbs(read->made().secsTo(QDateTime::currentDateTimeUtc())) < 60);
    constexpr auto kOthers = QFile::ReadGroup | QFile::ReadOther;
    QCOMPARE(QFile::permissions(manifest()) & kOthers, QFile::Permissions());
}

void TestBackupOrigin::knowsItsOrigin()
{
    const QString other = m_folder->filePath(u"other"_s);
    createShop(other);
    const auto originIn = [this](const QString &folder) {
        const auto origin = ShopBackup::origin(backup(), folder);
        const auto verified = ShopBackup::verify(backup(), folder);
        return origin && verified && *origin == verified->origin ? int(*origin) : -1;
    };
    QCOMPARE(originIn(shop()), int(BackupOrigin::Own));
    QCOMPARE(originIn(other), int(BackupOrigin::Foreign)); // a shop that never made a backup
    QVERIFY(ShopBackup::make(other, m_folder->filePath(u"stick/other.db"_s)));
    QCOMPARE(originIn(other), int(BackupOrigin::Foreign));
    QVERIFY(QFile::remove(manifest()));
    QCOMPARE(originIn(shop()), int(BackupOrigin::NoManifest));
}

void TestBackupOrigin::refusesChangedFiles_data()
{
    QTest::addColumn<QString>("end"); ///< of the changed file
    QTest::addColumn<QString>("change");
    for (const QString &end :
         {QString(), u".shop.json"_s, u".preferences.json"_s, u".manifest"_s}) {
        for (const QString &change : {u"first byte"_s, u"middle byte"_s, u"last byte"_s,
                                      u"added byte"_s, u"missing byte"_s, u"empty"_s}) {
            QTest::addRow("%s of %s", qPrintable(change), qPrintable(u"b.db"_s + end))
                << end << change;
        }
    }
    QTest::newRow("no settings") << u".shop.json"_s << u"removed"_s;
    QTest::newRow("no preferences") << u".preferences.json"_s << u"removed"_s;
}

void TestBackupOrigin::refusesChangedFiles()
{
    QFETCH(QString, end);
    QFETCH(QString, change);
    QByteArray bytes = bytesOf(backup() + end);
    const auto flip = [&bytes](qsizetype at) { bytes[at] = char(bytes[at] ^ 1); };
    if (change == "first byte"_L1)
        flip(0);
    else if (change == "middle byte"_L1)
        flip(bytes.size() / 2);
    else if (change == "last byte"_L1)
        flip(bytes.size() - 1);
    else if (change == "added byte"_L1)
        bytes += ' ';
    else if (change == "missing byte"_L1)
        bytes.chop(1);
    else
        bytes.clear();
    if (change == "removed"_L1)
        QVERIFY(QFile::remove(backup() + end));
    else
        writeBytes(backup() + end, bytes);
    charge(shop());
    const auto verified = ShopBackup::verify(backup(), shop());
    QVERIFY(!verified);
    QVERIFY2(ShopBackup::isManifestError(verified.error()), qPrintable(verified.error().detail));
    const auto restored = ShopBackup::restore(backup(), shop(), kNow);
    QVERIFY(!restored);
    QVERIFY(ShopBackup::isManifestError(restored.error()));
    QCOMPARE(total(shop()), 2); // unchanged
    QVERIFY(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).isEmpty());
    // The small files are checked before any question.
    QCOMPARE(bool(ShopBackup::origin(backup(), shop())), end.isEmpty());
}

/// Both backups are of this shop, and both are intact.
void TestBackupOrigin::refusesFilesOfAnotherBackup()
{
    const QString later = m_folder->filePath(u"stick/later.db"_s);
    charge(shop());
    QVERIFY(ShopBackup::make(shop(), later));
    QVERIFY(QFile::remove(later) && QFile::copy(backup(), later));
    const auto verified = ShopBackup::verify(later, shop());
    QVERIFY(!verified);
    QVERIFY(ShopBackup::isManifestError(verified.error()));
}

/// The forger knows everything except the key.
void TestBackupOrigin::refusesAForgedManifest()
{
    const QByteArray settings = bytesOf(backup() + u".shop.json"_s);
    writeBytes(backup() + u".shop.json"_s, settings + '\n');
    const auto own = BackupKeyFile::load(shop());
    const auto stranger = core::BackupKey::fromRandom(QByteArray(core::BackupKey::kBytes, 's'));
    QByteArray text = forged(stranger);
    text.replace(stranger.id(), own->id());
    text = text.first(text.lastIndexOf("sha256 "));
    text += "sha256 " + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex() + '\n';
    writeBytes(manifest(), text);
    const auto refused = ShopBackup::origin(backup(), shop());
    QVERIFY(!refused);
    QVERIFY2(refused.error().detail.contains(u"authentication code"_s),
             qPrintable(refused.error().detail));

    writeBytes(manifest(), forged(stranger)); // openly from somebody else
    QVERIFY(ShopBackup::origin(backup(), shop()) == BackupOrigin::Foreign);
    writeBytes(manifest(), forged(*own));
    QVERIFY(ShopBackup::origin(backup(), shop()) == BackupOrigin::Own);
}

void TestBackupOrigin::restoresAForeignBackup()
{
    const QString fresh = m_folder->filePath(u"fresh"_s);
    const auto restored = ShopBackup::restore(backup(), fresh, kNow);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QVERIFY(restored->contents.origin == BackupOrigin::Foreign);
    QCOMPARE(total(fresh), 1);
    QVERIFY(!QFile::exists(BackupKeyFile::filePath(fresh))); // until the first backup
}

void TestBackupOrigin::movesToAnotherComputerWithItsKey()
{
    const QString fresh = m_folder->filePath(u"fresh"_s);
    QVERIFY(QDir().mkdir(fresh));
    QVERIFY(QFile::copy(BackupKeyFile::filePath(shop()), BackupKeyFile::filePath(fresh)));
    const auto restored = ShopBackup::restore(backup(), fresh, kNow);
    QVERIFY(restored && restored->contents.origin == BackupOrigin::Own);
}

void TestBackupOrigin::keepsItsKeyPrivate()
{
    const QString path = BackupKeyFile::filePath(shop());
    constexpr auto kOthers = QFile::ReadGroup | QFile::ReadOther;
    QCOMPARE(QFile::permissions(path) & kOthers, QFile::Permissions());
    const QByteArray key = bytesOf(path).trimmed();
    QCOMPARE(key.size(), 64);
    for (const QString &name : QDir(m_folder->filePath(u"stick"_s)).entryList(QDir::Files))
        QVERIFY(!bytesOf(m_folder->filePath(u"stick/"_s + name)).contains(key));
    QVERIFY(ShopBackup::make(shop(), backup()));
    QCOMPARE(bytesOf(path).trimmed(), key); // one key for all backups
}

void TestBackupOrigin::replacesAnUnusableKey_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("half") << QByteArray(32, 'a');
    QTest::newRow("a letter") << QByteArray("Caro cliente");
}

void TestBackupOrigin::replacesAnUnusableKey()
{
    QFETCH(QByteArray, text);
    writeBytes(BackupKeyFile::filePath(shop()), text);
    QVERIFY(ShopBackup::origin(backup(), shop()) == BackupOrigin::Foreign);
    QVERIFY(ShopBackup::make(shop(), backup()));
    QVERIFY(ShopBackup::origin(backup(), shop()) == BackupOrigin::Own);
}

void TestBackupOrigin::replacesTheManifestOfAnEarlierBackup()
{
    charge(shop());
    QVERIFY(QFile::remove(PreferencesFile::filePath(shop())));
    QVERIFY(ShopBackup::make(shop(), backup()));
    const auto verified = ShopBackup::verify(backup(), shop());
    QVERIFY2(verified, verified ? "" : qPrintable(verified.error().detail));
    QCOMPARE(verified->database.transactions, 2);
    QCOMPARE(BackupManifest::parse(bytesOf(manifest()))->files().size(), 2);
}

BALCAO_GUILESS_TEST(TestBackupOrigin)
#include "tst_backuporigin.moc"
