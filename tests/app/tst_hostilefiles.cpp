// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/webhookstore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/rawclient.h"
#include "tests/support/samples.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlError>
#include <QtSql/QSqlQuery>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::PreferencesFile;
using app::ShopSettings;
using support::Ended;

namespace
{

const QString kOtherKey = u"ladrao@example.com"_s;

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write %s", qPrintable(path));
}

/// Changes a database as another program does.
void plant(const QString &path, const QString &sql)
{
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"plant"_s);
        database.setDatabaseName(path);
        QSqlQuery query(database.open() ? database : QSqlDatabase());
        if (!query.exec(sql))
            qFatal("the test cannot change the file: %s", qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(u"plant"_s);
}

Ended runProgram(const QString &program, const QStringList &arguments)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(u"DISPLAY"_s);
    environment.remove(u"WAYLAND_DISPLAY"_s);
    process.setProcessEnvironment(environment);
    process.start(support::programPath(program), arguments);
    if (!process.waitForFinished(60'000))
        qFatal("%s does not end", qPrintable(program));
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

/// Tests the built programs with files that an attacker has changed or placed.
class TestHostileFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void refusesBackupsWithForeignTriggers();
    void refusesShopsWithForeignTriggers();
    void namesTheNewKeyAndWaitsForConsent_data();
    void namesTheNewKeyAndWaitsForConsent();
    void keepsTheSettingsOfSecurity();
    void keepsRevokedKeysRevoked();
    void revokesKeysThatNothingConfirms();
    void keepsTheNewerSecretOfAWebhook();
    void followsNoLinkNextToABackup();
    void refusesFilesThatOthersMayChange_data();
    void refusesFilesThatOthersMayChange();
    void readsNoHugeFile();
    void printsNoEscapeSequences();
    void answersNoCodeOfAnotherPayee();
    void remembersFormerKeys();

private:
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    [[nodiscard]] QString backup() const { return m_folder->filePath(u"nas.db"_s); }
    void backUp() const;
    /// Makes the backup one without proof of its origin, as an attacker does.
    void removeManifest() const { QVERIFY(QFile::remove(backup() + u".manifest"_s)); }
    [[nodiscard]] Ended restore(const QStringList &more = {}, const QString &into = {}) const;
    [[nodiscard]] Ended serverCommand(const QStringList &words) const;
    /// Creates an API key and returns its id.
    [[nodiscard]] QString newKeyId() const;
    [[nodiscard]] QString keyLine(const QString &id, const QString &folder = {}) const;
    [[nodiscard]] QString paidKey() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestHostileFiles::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const ShopSettings settings{{samples::merchant(), samples::payer()}, support::kPlatform};
    QVERIFY(settings.save(shop()));
    QVERIFY(PreferencesFile::save(shop(), {}));
    core::LocalTransactionService service(
        {.database = app::databaseIn(shop()), .settings = support::serviceSettings()});
    QVERIFY(await(service.open()));
    QVERIFY(await(service.create(support::cashInDraft())));
}

void TestHostileFiles::backUp() const
{
    const Ended made = runProgram(u"balcao"_s, {u"--data"_s, shop(), u"--backup"_s, backup()});
    QVERIFY2(made.code == 0, qPrintable(made.errors));
}

Ended TestHostileFiles::restore(const QStringList &more, const QString &into) const
{
    const QString folder = into.isEmpty() ? shop() : into;
    return runProgram(u"balcao"_s,
                      QStringList{u"--data"_s, folder, u"--restore"_s, backup()} + more);
}

Ended TestHostileFiles::serverCommand(const QStringList &words) const
{
    return support::runServerProgram(words + QStringList{u"--data"_s, shop()});
}

QString TestHostileFiles::newKeyId() const
{
    const Ended created = serverCommand({u"key"_s, u"create"_s, u"--name"_s, u"Caixa"_s});
    const Ended listed = serverCommand({u"key"_s, u"list"_s});
    return created.code == 0 ? listed.output.section(u'\t', 0, 0) : QString();
}

QString TestHostileFiles::keyLine(const QString &id, const QString &folder) const
{
    const Ended listed = support::runServerProgram(
        {u"key"_s, u"list"_s, u"--data"_s, folder.isEmpty() ? shop() : folder});
    for (const QString &line : listed.output.split(u'\n')) {
        if (line.startsWith(id))
            return line;
    }
    return {};
}

QString TestHostileFiles::paidKey() const
{
    const auto settings = ShopSettings::load(shop());
    return settings && *settings ? (*settings)->profile.merchant.key.value() : QString();
}

void TestHostileFiles::refusesBackupsWithForeignTriggers()
{
    const QString id = newKeyId();
    backUp();
    removeManifest();
    plant(backup(), u"CREATE TRIGGER zz AFTER UPDATE OF revoked ON api_key BEGIN UPDATE api_key "
                    "SET revoked = NULL; END"_s);
    const Ended restored = restore();
    QCOMPARE(restored.code, 1);
    QVERIFY2(restored.errors.contains(u"trigger zz is foreign"_s), qPrintable(restored.errors));
    const Ended revoked = serverCommand({u"key"_s, u"revoke"_s, u"--id"_s, id});
    QCOMPARE(revoked.code, 0);
    QVERIFY2(keyLine(id).contains(u"revoked"_s), qPrintable(keyLine(id)));
}

void TestHostileFiles::refusesShopsWithForeignTriggers()
{
    const QString id = newKeyId();
    QCOMPARE(serverCommand({u"check"_s}).output, u"sound\n"_s);
    plant(app::databaseIn(shop()), u"CREATE TRIGGER zz AFTER INSERT ON tx_wide BEGIN UPDATE "
                                   "tx_wide SET qr_code = replace(NEW.qr_code, 'a', 'b') WHERE "
                                   "seq = NEW.seq; END"_s);
    for (const QStringList &words :
         {QStringList{u"check"_s}, QStringList{u"key"_s, u"revoke"_s, u"--id"_s, id},
          QStringList{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s},
          QStringList{u"backup"_s, u"--to"_s, backup()}}) {
        const Ended ended = serverCommand(words);
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.errors.contains(u"trigger zz is foreign"_s), qPrintable(ended.errors));
    }
    QVERIFY(!QFile::exists(backup()));
}

void TestHostileFiles::namesTheNewKeyAndWaitsForConsent_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("console") << u"balcao"_s;
    QTest::newRow("command line") << u"balcao-cli"_s;
}

void TestHostileFiles::namesTheNewKeyAndWaitsForConsent()
{
    QFETCH(QString, program);
    backUp();
    const QString own = paidKey();
    const QString companion = backup() + u".shop.json"_s;
    QJsonObject object = QJsonDocument::fromJson(bytesOf(companion)).object();
    QJsonObject merchant = object[u"merchant"_s].toObject();
    merchant.insert(u"pix_key"_s, kOtherKey);
    merchant.insert(u"key_type"_s, u"EMAIL"_s);
    object.insert(u"merchant"_s, merchant);
    writeBytes(companion, QJsonDocument(object).toJson());

    const auto run = [&](const QStringList &more) {
        const QStringList words = program == "balcao"_L1
                                      ? QStringList{u"--data"_s, shop(), u"--restore"_s, backup()}
                                      : QStringList{u"--data"_s, shop(), u"restore"_s, backup()};
        return runProgram(program, words + more);
    };
    const Ended changed = run({u"--accept-key"_s, kOtherKey});
    QCOMPARE(changed.code, 1);
    QVERIFY2(changed.errors.contains(u"differ from its manifest"_s), qPrintable(changed.errors));

    removeManifest();
    const Ended refused = run({});
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.errors.contains(u"has no manifest"_s), qPrintable(refused.errors));
    QVERIFY2(refused.errors.contains(kOtherKey) && refused.errors.contains(own),
             qPrintable(refused.errors));
    QCOMPARE(run({u"--accept-key"_s, own}).code, 1); // not the key of the backup
    QCOMPARE(paidKey(), own);
    QVERIFY(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).isEmpty());

    const Ended accepted = run({u"--accept-key"_s, kOtherKey.toUpper()});
    QVERIFY2(accepted.code == 0, qPrintable(accepted.errors));
    QCOMPARE(paidKey(), kOtherKey);
}

void TestHostileFiles::keepsTheSettingsOfSecurity()
{
    core::Preferences own;
    own.sending.approveFrom = core::Money::fromCents(10'000);
    own.locking.idleMinutes = 5;
    QVERIFY(PreferencesFile::save(shop(), own));
    backUp();
    const QString companion = backup() + u".preferences.json"_s;
    QJsonObject object = QJsonDocument::fromJson(bytesOf(companion)).object();
    object.insert(u"sending"_s, QJsonObject());
    object.insert(u"locking"_s, QJsonObject{{u"idle_minutes"_s, 0}});
    object.insert(u"sound"_s, QJsonObject{{u"volume"_s, 30}});
    removeManifest();
    writeBytes(companion, QJsonDocument(object).toJson());
    const Ended restored = restore();
    QVERIFY2(restored.code == 0, qPrintable(restored.errors));
    const core::Preferences now = PreferencesFile::load(shop()).preferences;
    QVERIFY(now.sending == own.sending);
    QCOMPARE(now.locking.idleMinutes, 5);
    QCOMPARE(now.sound.volume, 30); // other settings are restored
}

void TestHostileFiles::keepsRevokedKeysRevoked()
{
    const QString kept = newKeyId();
    const QString stolen = newKeyId();
    QVERIFY(kept != stolen || !kept.isEmpty());
    const QStringList ids = [this] {
        QStringList found;
        for (const QString &line :
             serverCommand({u"key"_s, u"list"_s}).output.split(u'\n', Qt::SkipEmptyParts))
            found += line.section(u'\t', 0, 0);
        return found;
    }();
    QCOMPARE(ids.size(), 2);
    backUp();
    QCOMPARE(serverCommand({u"key"_s, u"revoke"_s, u"--id"_s, ids[1]}).code, 0);
    const Ended restored = restore();
    QVERIFY2(restored.code == 0, qPrintable(restored.errors));
    QVERIFY2(restored.output.contains(u"1 API key of the backup was revoked"_s),
             qPrintable(restored.output));
    QVERIFY2(restored.output.contains(u"1 API key remains valid"_s), qPrintable(restored.output));
    QVERIFY2(keyLine(ids[0]).contains(u"\tvalid\t"_s), qPrintable(keyLine(ids[0])));
    QVERIFY2(keyLine(ids[1]).contains(u"\trevoked "_s), qPrintable(keyLine(ids[1])));
}

/// Without the replaced data, nobody knows which keys were revoked since the backup.
void TestHostileFiles::revokesKeysThatNothingConfirms()
{
    const QString id = newKeyId();
    backUp();
    const QString fresh = m_folder->filePath(u"fresh"_s);
    const Ended restored = restore({}, fresh);
    QVERIFY2(restored.code == 0, qPrintable(restored.errors));
    QVERIFY2(restored.output.contains(paidKey()), qPrintable(restored.output));
    QVERIFY2(keyLine(id, fresh).contains(u"\trevoked "_s), qPrintable(keyLine(id, fresh)));
}

void TestHostileFiles::keepsTheNewerSecretOfAWebhook()
{
    const auto stored = [this]() -> std::optional<core::Webhook> {
        const auto database =
            core::Database::open(app::databaseIn(shop()), core::Database::Access::ReadOnly);
        if (!database)
            qFatal("%s", qPrintable(database.error().detail));
        const auto found = core::inReadTransaction(
            **database, [&] { return core::WebhookStore(**database).find(support::kPlatform); });
        return found ? *found : std::nullopt;
    };
    const QStringList set{u"webhook"_s, u"set"_s};
    QCOMPARE(serverCommand(set + QStringList{u"--url"_s, u"https://loja.example.com/a"_s}).code, 0);
    backUp();
    const QString old = stored()->secret.toText();
    QCOMPARE(serverCommand(
                 set + QStringList{u"--new-secret"_s, u"--url"_s, u"https://loja.example.com/b"_s})
                 .code,
             0);
    const core::Webhook newer = *stored();
    QVERIFY(newer.secret.toText() != old);
    const Ended restored = restore();
    QVERIFY2(restored.code == 0, qPrintable(restored.errors));
    QVERIFY(stored()->secret.toText() == newer.secret.toText());
    QCOMPARE(stored()->url.toText(), newer.url.toText());
    QVERIFY(stored()->isOn);
}

void TestHostileFiles::followsNoLinkNextToABackup()
{
    const QString precious = m_folder->filePath(u"precious.txt"_s);
    for (const QString &end : {u".shop.json"_s, u".preferences.json"_s, u".manifest"_s}) {
        writeBytes(precious, "precious");
        QVERIFY(QFile::link(precious, backup() + end));
    }
    const Ended made = runProgram(u"balcao"_s, {u"--data"_s, shop(), u"--backup"_s, backup()});
    QCOMPARE(bytesOf(precious), "precious");
    QVERIFY2(made.code == 0, qPrintable(made.errors));
    QVERIFY(!QFileInfo(backup() + u".shop.json"_s).isSymLink());

    QVERIFY(QFile::remove(backup() + u".shop.json"_s));
    QVERIFY(QFile::link(app::ShopSettings::filePath(shop()), backup() + u".shop.json"_s));
    const Ended restored = restore();
    QCOMPARE(restored.code, 1);
    QVERIFY2(restored.errors.contains(u"nas.db.shop.json"_s), qPrintable(restored.errors));
}

void TestHostileFiles::refusesFilesThatOthersMayChange_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("file") << u"shop.json"_s;
    QTest::newRow("folder") << u"."_s;
}

void TestHostileFiles::refusesFilesThatOthersMayChange()
{
    QFETCH(QString, name);
    const QString path = QDir(shop()).filePath(name);
    const auto own = QFile::permissions(path);
    const QStringList serve{u"serve"_s, u"--listen"_s, u"127.0.0.1:0"_s};
    for (const auto others : {QFile::WriteOther, QFile::WriteGroup}) {
        QVERIFY(QFile::setPermissions(path, own | others));
        const Ended served = serverCommand(serve);
        QCOMPARE(served.code, 1);
        QVERIFY2(served.errors.contains(u"shop.json: another user"_s), qPrintable(served.errors));
        const Ended charged =
            runProgram(u"balcao-cli"_s, {u"--data"_s, shop(), u"charge"_s, u"1.00"_s});
        QVERIFY(charged.code != 0);
    }
    QVERIFY(QFile::setPermissions(path, own));
    const support::ServerProcess server({u"--data"_s, shop()},
                                        support::ServerProcess::Mode::AsConfigured);
}

void TestHostileFiles::readsNoHugeFile()
{
    backUp();
    const QString companion = backup() + u".shop.json"_s;
    QFile huge(companion);
    QVERIFY(huge.open(QIODevice::ReadWrite) && huge.resize(qint64(1500) * 1024 * 1024));
    huge.close();
    const Ended restored = restore();
    QCOMPARE(restored.code, 1);
    QVERIFY2(restored.errors.contains(u"larger than 1 MiB"_s), qPrintable(restored.errors));
}

void TestHostileFiles::printsNoEscapeSequences()
{
    backUp();
    removeManifest();
    for (const QString &file : {backup(), app::databaseIn(shop())})
        plant(file, u"CREATE TABLE \"\u001B]0;owned\u0007\u001B[2J The backup was checked\" "
                    "(x REFERENCES tx (seq))"_s);
    for (const Ended &ended : {restore(), serverCommand({u"check"_s})}) {
        QCOMPARE(ended.code, 1);
        QVERIFY2(ended.errors.contains(u"owned"_s), qPrintable(ended.errors));
        for (const char16_t harmful : {u'\u001B', u'\u0007'})
            QVERIFY(!(ended.output + ended.errors).contains(QChar(harmful)));
    }
}

/// A code in the database was exchanged, with the right checksum.
void TestHostileFiles::answersNoCodeOfAnotherPayee()
{
    const Ended created = serverCommand({u"key"_s, u"create"_s, u"--name"_s, u"Caixa"_s});
    const QByteArray key = created.output.trimmed().toLatin1();
    core::ServiceOptions options = support::serviceOptions();
    options.payee = samples::merchant();
    core::Transaction charge;
    {
        core::LocalTransactionService service(
            {.database = app::databaseIn(shop()), .settings = support::serviceSettings(options)});
        QVERIFY(await(service.open()));
        charge = *await(service.create(support::cashInDraft(1500)));
    }
    const QByteArray id = charge.id.toString(QUuid::WithoutBraces).toLatin1();
    core::Merchant thief = samples::merchant();
    thief.key = *core::PixKey::parse(kOtherKey, core::PixKey::Kind::Email);
    const QString exchanged = *core::chargeCode(thief, charge.amount, charge.id).toText();

    support::ServerProcess server({u"--data"_s, shop()},
                                  support::ServerProcess::Mode::AsConfigured);
    const auto ask = [&](const QByteArray &path) {
        support::RawClient client(server.port());
        client.send("GET " + path +
                    " HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAuthorization: "
                    "Bearer " +
                    key + "\r\n\r\n");
        client.waitForEnd();
        return client.received();
    };
    const QByteArray one = "/api/v1/transaction/" + id;
    const QByteArray page = "/pay/" + id;
    QVERIFY(ask(one).contains(charge.qrCode.toUtf8()));
    QVERIFY(ask(page).contains(charge.qrCode.toHtmlEscaped().toUtf8()));

    plant(app::databaseIn(shop()), u"UPDATE tx_wide SET qr_code = '%1' WHERE qr_code = '%2'"_s.arg(
                                       exchanged, charge.qrCode));
    for (const QByteArray &path : {one, page}) {
        const QByteArray answer = ask(path);
        QVERIFY2(answer.startsWith("HTTP/1.1 500"), answer.constData());
        QVERIFY(!answer.contains(kOtherKey.toUtf8()));
    }
    const QByteArray list = ask("/api/v1/transactions");
    QVERIFY2(list.startsWith("HTTP/1.1 200"), list.constData());
    QVERIFY(list.contains(id));
    QVERIFY(!list.contains(kOtherKey.toUtf8()));
    QVERIFY(server.errors().contains(id)); // for the operator
}

/// Open charges keep their codes when a shop changes its key.
void TestHostileFiles::remembersFormerKeys()
{
    const Ended created = serverCommand({u"key"_s, u"create"_s, u"--name"_s, u"Caixa"_s});
    core::ServiceOptions options = support::serviceOptions();
    options.payee = samples::merchant();
    core::Transaction charge;
    {
        core::LocalTransactionService service(
            {.database = app::databaseIn(shop()), .settings = support::serviceSettings(options)});
        QVERIFY(await(service.open()));
        charge = *await(service.create(support::cashInDraft(1500)));
    }
    core::Merchant changed = samples::merchant();
    changed.key = *core::PixKey::parse(u"nova@example.com"_s, core::PixKey::Kind::Email);
    QVERIFY((ShopSettings{{changed, samples::payer()}, support::kPlatform}.save(shop())));
    QCOMPARE((*ShopSettings::load(shop()))->formerKeys,
             QStringList{samples::merchant().key.value()});

    const support::ServerProcess server({u"--data"_s, shop()},
                                        support::ServerProcess::Mode::AsConfigured);
    support::RawClient client(server.port());
    client.send("GET /pay/" + charge.id.toString(QUuid::WithoutBraces).toLatin1() +
                " HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    client.waitForEnd();
    QVERIFY2(client.received().contains(charge.qrCode.toHtmlEscaped().toUtf8()),
             client.received().constData());
}

BALCAO_GUILESS_TEST(TestHostileFiles)
#include "tst_hostilefiles.moc"
