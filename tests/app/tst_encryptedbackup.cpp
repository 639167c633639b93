// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupsecret.h"
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
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::PreferencesFile;
using app::ShopBackup;
using app::ShopSettings;
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

/// Tests encrypted backups with real files of a real shop.
class TestEncryptedBackup : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void restoresInAnotherFolderWithTheSecretAlone_data();
    void restoresInAnotherFolderWithTheSecretAlone();
    void leavesNothingReadable();
    void refusesAnotherSecret();
    void refusesChangedBytes();
    void namesTheChangeOfThePixKey();
    void replacesEncryptedBackupsOnly();
    void listsAndDeletesBothForms();
    void removesTheFilesOfAKilledProgram();
    void readsSecretsFromFiles_data();
    void readsSecretsFromFiles();
    void readsOneFormOfAPassphrase();

private:
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    [[nodiscard]] QString backup() const { return m_folder->filePath(u"stick/b.balcao"_s); }
    [[nodiscard]] QStringList left() const
    {
        return QDir(shop()).entryList({u"backup-*"_s}, QDir::Dirs);
    }

    const core::ArchiveSecret m_key{core::ArchiveSecret::Kind::KeyFile, QByteArray(32, 'k')};
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestEncryptedBackup::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir(m_folder->path()).mkdir(u"stick"_s));
    createShop(shop());
}

void TestEncryptedBackup::restoresInAnotherFolderWithTheSecretAlone_data()
{
    QTest::addColumn<bool>("isPassphrase");
    QTest::newRow("passphrase") << true;
    QTest::newRow("key file") << false;
}

void TestEncryptedBackup::restoresInAnotherFolderWithTheSecretAlone()
{
    QFETCH(bool, isPassphrase);
    const auto typed = app::passphraseSecret(u"três tristes tigres"_s, app::SecretUse::Backup);
    const core::ArchiveSecret secret = isPassphrase ? *typed : m_key;
    const auto made = ShopBackup::make(shop(), backup(), secret);
    QVERIFY2(made, made ? "" : qPrintable(made.error().detail));
    QVERIFY(made->origin == BackupOrigin::Encrypted && made->hasSettings);
    QCOMPARE(QDir(m_folder->filePath(u"stick"_s)).entryList(QDir::Files),
             QStringList{u"b.balcao"_s});
    QVERIFY(ShopBackup::verify(backup(), shop(), secret) == made);

    const QString fresh = m_folder->filePath(u"fresh"_s);
    const auto restored = ShopBackup::restore(backup(), fresh, kNow, {}, secret);
    QVERIFY2(restored, restored ? "" : qPrintable(restored.error().detail));
    QVERIFY(restored->contents.origin == BackupOrigin::Encrypted);
    QCOMPARE(total(fresh), 1);
    QVERIFY(ShopSettings::load(fresh) == ShopSettings::load(shop()));
    QCOMPARE(PreferencesFile::load(fresh).preferences.presets[0].name, u"Café"_s);
}

void TestEncryptedBackup::leavesNothingReadable()
{
    QVERIFY(ShopBackup::make(shop(), backup(), m_key));
    const QByteArray bytes = bytesOf(backup());
    QVERIFY(bytes.size() > 50'000);
    for (const QByteArray &word : {QByteArray("SQLite"), samples::merchant().name.toUtf8(),
                                   u"Café"_s.toUtf8(), QByteArray("pix_key")})
        QVERIFY(!bytes.contains(word));
    QVERIFY(ShopBackup::verify(backup(), shop(), m_key));
    QVERIFY(ShopBackup::restore(backup(), shop(), kNow, {}, m_key));
    QCOMPARE(left(), QStringList());
}

void TestEncryptedBackup::refusesAnotherSecret()
{
    QVERIFY(ShopBackup::make(shop(), backup(), m_key));
    charge(shop());
    const core::ArchiveSecret other{core::ArchiveSecret::Kind::KeyFile, QByteArray(32, 'o')};
    for (const ShopBackup::Secret &secret : {ShopBackup::Secret(), ShopBackup::Secret(other)}) {
        const auto verified = ShopBackup::verify(backup(), shop(), secret);
        QVERIFY(!verified);
        QCOMPARE(verified.error().code, Code::AccessDenied);
        const auto restored = ShopBackup::restore(backup(), shop(), kNow, {}, secret);
        QVERIFY(!restored);
        QCOMPARE(restored.error().code, Code::AccessDenied);
    }
    QCOMPARE(total(shop()), 2);
    QCOMPARE(left(), QStringList());
}

void TestEncryptedBackup::refusesChangedBytes()
{
    QVERIFY(ShopBackup::make(shop(), backup(), m_key));
    const QByteArray whole = bytesOf(backup());
    charge(shop());
    for (int part = 0; part <= 8; ++part) {
        QByteArray changed = whole;
        const qsizetype at = (whole.size() - 1) * part / 8;
        changed[at] = char(changed[at] ^ 1);
        writeBytes(backup(), changed);
        QVERIFY(!ShopBackup::restore(backup(), shop(), kNow, {}, m_key));
        writeBytes(backup(), whole.first(at));
        QVERIFY(!ShopBackup::restore(backup(), shop(), kNow, {}, m_key));
    }
    writeBytes(backup(), whole + whole);
    QVERIFY(!ShopBackup::restore(backup(), shop(), kNow, {}, m_key));
    QCOMPARE(total(shop()), 2);
    QVERIFY(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).isEmpty());
}

void TestEncryptedBackup::namesTheChangeOfThePixKey()
{
    QVERIFY(ShopBackup::make(shop(), backup(), m_key));
    auto settings = **ShopSettings::load(shop());
    const core::PixKey before = settings.profile.merchant.key;
    settings.profile.merchant.key =
        *core::PixKey::parse(u"nova@example.com"_s, core::PixKey::Kind::Email);
    QVERIFY(settings.save(shop()));
    const auto change = ShopBackup::keyChange(backup(), shop(), m_key);
    QVERIFY(change && *change);
    QVERIFY((*change)->restored == before);
    const auto refused = ShopBackup::restore(backup(), shop(), kNow, {}, m_key);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::NotTrusted);
    QVERIFY(ShopBackup::restore(backup(), shop(), kNow, before, m_key));
}

void TestEncryptedBackup::replacesEncryptedBackupsOnly()
{
    writeBytes(backup(), "Caro cliente");
    const auto refused = ShopBackup::make(shop(), backup(), m_key);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::Conflict);
    QCOMPARE(bytesOf(backup()), QByteArray("Caro cliente"));
    QVERIFY(QFile::remove(backup()));
    QVERIFY(ShopBackup::make(shop(), backup(), m_key));
    QVERIFY(ShopBackup::make(shop(), backup(), m_key));
    QVERIFY(!ShopBackup::make(shop(), backup())); // The name is that of another form.
    QVERIFY(ShopBackup::verify(backup(), shop(), m_key));
}

void TestEncryptedBackup::listsAndDeletesBothForms()
{
    const QString stick = m_folder->filePath(u"stick"_s);
    QVERIFY(ShopBackup::make(shop(), ShopBackup::newPath(stick, kNow.addDays(-2))));
    for (const int days : {1, 0})
        QVERIFY(ShopBackup::make(shop(), ShopBackup::newPath(stick, kNow.addDays(-days), m_key),
                                 m_key));
    const QList<ShopBackup> found = ShopBackup::in(stick);
    QCOMPARE(found.size(), 3);
    QVERIFY(found[0].isEncrypted && found[1].isEncrypted && !found[2].isEncrypted);
    QVERIFY(found[0].isNamedByUs() && found[0].made == kNow);
    ShopBackup::keepNewest(stick, 1, kNow);
    QCOMPARE(QDir(stick).entryList(QDir::Files), QStringList{u"balcao-2026-11-21-093005.balcao"_s});
}

void TestEncryptedBackup::removesTheFilesOfAKilledProgram()
{
    const QDir folder(shop());
    QVERIFY(folder.mkdir(u"backup-kil1ed"_s) && folder.mkdir(u"backup-at_w0k"_s));
    const QString old = folder.filePath(u"backup-kil1ed/backup.db"_s);
    writeBytes(old, "names of customers");
    QVERIFY(QProcess::execute(
                u"touch"_s, {u"-d"_s, u"2 days ago"_s, folder.filePath(u"backup-kil1ed"_s)}) == 0);
    QVERIFY(ShopBackup::make(shop(), backup(), m_key));
    QCOMPARE(left(), QStringList{u"backup-at_w0k"_s}); // of a program that may still run
}

void TestEncryptedBackup::readsSecretsFromFiles_data()
{
    QTest::addColumn<bool>("isPassphrase");
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("isRestore");
    QTest::addColumn<QByteArray>("secret"); ///< empty: refused
    QTest::newRow("passphrase") << true << QByteArray("correct horse") << false
                                << QByteArray("correct horse");
    QTest::newRow("line end") << true << QByteArray("correct horse\r\n") << false
                              << QByteArray("correct horse");
    QTest::newRow("spaces count") << true << QByteArray(" correct horse ") << false
                                  << QByteArray(" correct horse ");
    QTest::newRow("short") << true << QByteArray("12345678901") << false << QByteArray();
    QTest::newRow("short, of an old backup")
        << true << QByteArray("12345678901") << true << QByteArray("12345678901");
    QTest::newRow("empty") << true << QByteArray("\n") << true << QByteArray();
    QTest::newRow("key") << false << QByteArray(32, '\n') << false << QByteArray(32, '\n');
    QTest::newRow("short key") << false << QByteArray(31, 'a') << true << QByteArray();
}

void TestEncryptedBackup::readsSecretsFromFiles()
{
    QFETCH(bool, isPassphrase);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, isRestore);
    QFETCH(QByteArray, secret);
    const QString file = m_folder->filePath(u"secret"_s);
    writeBytes(file, bytes);
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner));
    const app::SecretFiles files =
        isPassphrase ? app::SecretFiles{.passphraseFile = file} : app::SecretFiles{.keyFile = file};
    const auto use = isRestore ? app::SecretUse::Restore : app::SecretUse::Backup;
    const auto read = files.read(use);
    QCOMPARE(read ? (*read)->bytes : QByteArray(), secret);
    QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner | QFile::ReadGroup));
    QVERIFY(!files.read(use)); // Others can read the file.
    QVERIFY(QFile::remove(file));
    QVERIFY(!files.read(use));
}

/// Keyboards of other systems type the parts of "ê" separately.
void TestEncryptedBackup::readsOneFormOfAPassphrase()
{
    const auto one = app::passphraseSecret(u"três tristes tigres"_s, app::SecretUse::Backup);
    const auto two = app::passphraseSecret(u"tre\u0302s tristes tigres"_s, app::SecretUse::Backup);
    QVERIFY(one && two && *one == *two);
}

BALCAO_GUILESS_TEST(TestEncryptedBackup)
#include "tst_encryptedbackup.moc"
