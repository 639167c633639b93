// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/database/database.h"
#include "core/domain/apikey.h"
#include "core/storage/auditstore.h"
#include "core/storage/blockarrangement.h"
#include "core/storage/shiftstore.h"
#include "tests/support/databases.h"
#include "tests/support/programs.h"
#include "tests/support/rawclient.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtCore/QSet>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace support;

namespace
{

const QString kPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

void writeFile(const QString &path, const QByteArray &bytes, QFile::Permissions permissions)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() ||
        !file.setPermissions(permissions))
        qFatal("cannot write");
}

} // namespace

/// Tests the commands of the built program that exit by themselves.
class ServerCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { use(DatabaseKind::Sqlite); }

    void doesEveryCommand_data() { databaseKinds(); }
    void doesEveryCommand();
    void limitsKeys();
    void keepsData_data() { databaseKinds(); }
    void keepsData();
    void restores();
    void restoresNoOtherKeyWithoutConsent();
    void restoresNothingWhileAServerRuns();
    void arrangesBlocks();
    void completesMaintenanceAtABackup();
    void copiesToAnotherDatabase_data() { databaseKinds(); }
    void copiesToAnotherDatabase();
    void findsWhatIsTorn_data();
    void findsWhatIsTorn();
    void checksTheLogOfACounter();
    void canBeBrokenOff();
    void keepsWhatIsNoBackup_data() { databaseKinds(); }
    void keepsWhatIsNoBackup();
    void helps_data();
    void helps();
    void showsWhatIsWrong_data();
    void showsWhatIsWrong();

private:
    void use(DatabaseKind kind);
    /// Returns a key with read permission.
    [[nodiscard]] QByteArray newKey() const;

    Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    QStringList m_place; ///< arguments with the location of the data
};

void ServerCommandsTest::use(DatabaseKind kind)
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_place = kind == DatabaseKind::Sqlite
                  ? QStringList{u"--data"_s, m_folder->filePath(u"shop"_s)}
                  : QStringList{u"--database"_s, m_databases.newDatabase(kind)};
}

QByteArray ServerCommandsTest::newKey() const
{
    const Ended ended =
        runServerProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"Test"_s, u"--platform"_s,
                                     kPlatform, u"--scopes"_s, u"read"_s, u"--sandbox"_s} +
                         m_place);
    if (ended.code != 0)
        qFatal("no key: %s", qPrintable(ended.errors));
    return ended.output.trimmed().toLatin1();
}

/// Runs the commands one after the other, on a database without a server.
void ServerCommandsTest::doesEveryCommand()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    QSet<QString> untried;
    const QRegularExpression command(u"\n  ([a-z]+( [a-z]+)?)  "_s);
    for (const auto &match : command.globalMatch(runServerProgram({u"--help"_s}).output))
        untried.insert(match.captured(1));
    untried.remove(u"serve"_s);
    untried.remove(u"copy"_s); // copiesToAnotherDatabase()
    QCOMPARE(untried.size(), 15);
    Ended ended;
    /// Runs a command; returns true if exit code and output match.
    const auto does = [&](const QString &line, int code, const char *pattern) {
        const QStringList words = line.split(u' ');
        untried.remove(words.constFirst());
        untried.remove(words.mid(0, 2).join(u' '));
        ended = runServerProgram(words + m_place);
        const QString &described = code == 0 ? ended.output : ended.errors;
        const QString &silent = code == 0 ? ended.errors : ended.output;
        const QRegularExpression whole(u"^("_s + QString::fromLatin1(pattern) + u")$"_s);
        const bool isRight =
            ended.code == code && silent.isEmpty() && whole.match(described).hasMatch();
        if (!isRight)
            qWarning("%s: %d, %s%s", qPrintable(line), ended.code, qPrintable(ended.output),
                     qPrintable(ended.errors));
        return isRight;
    };
    const QString person = m_folder->filePath(u"cpf"_s);
    writeFile(person, "52998224725", QFile::ReadOwner | QFile::WriteOwner);
    const QString listing = u"privacy list --document-file "_s + person;
    const auto removal = u"privacy pseudonymize --older-than 5"_s;
    const QString file = m_folder->filePath(u"copy"_s);
    const QString platform = u" --platform "_s + kPlatform;
    const QString backup = u"backup --to "_s + file;
    const auto nobody = u" --id 0f8fad5b-d9cb-469f-a165-70867728950e"_s;
    for (const QString &line : {u"key list"_s, u"webhook list"_s, u"webhook deliveries"_s,
                                u"check"_s, u"optimize"_s, backup, listing, removal})
        QVERIFY(does(line, 1, "(?s).+")); // without data
    const auto shop = u"shop create --merchant-key 52998224725 --merchant-name Loja "
                      "--merchant-city Recife --merchant-key-type CPF"_s;
    QVERIFY(does(u"seed --sandbox --count 30 --seed 7"_s + platform, 0, "30 transactions\n"));
    QVERIFY(does(u"seed"_s + platform, 1, "It already exists.*\n"));
    QVERIFY(does(listing, 0, R"(\{"document":"52998224725","transactions":\[.*\}\n)"));
    QVERIFY(does(removal, 0, R"(\{"before":"\S+","transactions":0,.*"dry_run":false.*\}\n)"));
    QVERIFY(does(u"key create --name Till"_s + platform, 0, "blc_sandbox_\\S{40,}\n"));
    QVERIFY(
        does(u"key list"_s, 0, "\\S{36}\t\\S{36}\tread,cashin\t\\S+-03:00\tnever\tvalid\tTill\n"));
    const QString key = ended.output.section(u'\t', 0, 0);
    QVERIFY(does(u"key revoke"_s + nobody, 1, "Not found.*\n"));
    QVERIFY(does(u"key revoke --id "_s + key, 0, "revoked\n"));
    if (kind == DatabaseKind::Sqlite)
        QVERIFY(does(shop, 1, ".*other environment.*\n"));
    else
        QVERIFY(does(shop, 2, "(?s).*--data.*"));
    QVERIFY(does(u"key list"_s, 0, ".*\trevoked \\S+-03:00\tTill\n"));
    QVERIFY(does(u"webhook redeliver --id 1"_s, 1, "Not found.*\n"));
    QVERIFY(does(u"webhook set --url http://127.0.0.1:9/ --off"_s + platform, 0,
                 ".*\toff\t.*\nsecret\twhsec_.*\nbearer\t.*\n"));
    QVERIFY(does(u"webhook list"_s, 0, ".*\toff\thttp://127.0.0.1:9/\n"));
    QVERIFY(does(u"webhook deliveries"_s, 0, ""));
    QVERIFY(does(backup, 0, ".*: 30 transactions\n"));
    QVERIFY(does(u"check"_s, 0, "sound\n"));
    QVERIFY(does(u"optimize"_s, 0, "0 blocks of 1024 transactions\n"));
    if (kind == DatabaseKind::Sqlite)
        QVERIFY(does(u"restore --from "_s + file, 0, "(?s).*: 30 transactions\n.*keys: 0 valid.*"));
    else
        QVERIFY(does(u"restore --from "_s + file, 2, "(?s).*pg_restore.*"));
    QCOMPARE(untried, QSet<QString>());
}

void ServerCommandsTest::limitsKeys()
{
    use(DatabaseKind::Sqlite);
    const auto run = [this](const QString &line) {
        const Ended ended = runServerProgram(line.split(u' ') + m_place);
        return ended.errors.isEmpty() && ended.code == 0 ? ended.output : u"failed"_s;
    };
    const QString create = u"key create --sandbox --platform "_s + kPlatform + u" --name "_s;
    QVERIFY(run(create + u"Open"_s).startsWith("blc_"_L1));
    QVERIFY(run(create + u"Limited --max-charge 150 --max-payout 20.50 --max-per-day 1000.00 "
                         "--requests-per-minute 60 --expires 2099-12-31"_s)
                .startsWith("blc_"_L1));
    const QStringList lines = run(u"key list"_s).split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines.constFirst().endsWith("\tnever\tvalid\tOpen"_L1));
    QVERIFY2(lines.constLast().endsWith(
                 "\tvalid\tLimited\tmax-charge=150.00,max-payout=20.50,max-per-day=1000.00,"
                 "requests-per-minute=60,expires=2099-12-31"_L1),
             qPrintable(lines.constLast()));
    QCOMPARE(run(u"key list --unused 90"_s), QString());
    {
        const auto database = core::Database::open(m_place.constLast() + u"/balcao.db"_s,
                                                   core::Database::Access::ReadWrite);
        QVERIFY(database);
        const qint64 day = 86'400'000;
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        QVERIFY((*database)->queryScalar(
            u"UPDATE api_key SET created = %1 - 100 * %2, last_use = %1 - 91 * %2, expires = "
            "coalesce(expires, %1 + %2)"_s.arg(now)
                .arg(day)));
        QVERIFY((*database)->queryScalar(
            u"UPDATE api_key SET last_use = %1 - 89 * %2 WHERE name = 'Limited'"_s.arg(now).arg(
                day)));
    }
    QVERIFY(run(u"key list --unused 90"_s).contains("\tvalid\tOpen\texpires="_L1));
    QVERIFY(!run(u"key list --unused 90"_s).contains("Limited"_L1));
    QVERIFY(run(u"key list --unused 80"_s).contains("Limited"_L1));
    {
        const auto database = core::Database::open(m_place.constLast() + u"/balcao.db"_s,
                                                   core::Database::Access::ReadWrite);
        QVERIFY((*database)->queryScalar(u"UPDATE api_key SET expires = 1"_s));
    }
    QVERIFY(run(u"key list"_s).contains("\texpired\tOpen\texpires="_L1));
    QCOMPARE(run(u"key list --unused 80"_s), QString()); // an expired key needs no revocation
}

void ServerCommandsTest::keepsData()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    const QStringList seed =
        QStringList{u"seed"_s, u"--sandbox"_s, u"--count"_s, u"150"_s, u"--platform"_s, kPlatform} +
        m_place;
    QCOMPARE(runServerProgram(seed).output, u"150 transactions\n"_s);
    const Ended again = runServerProgram(seed);
    QCOMPARE(again.code, 1);
    QCOMPARE(runServerProgram(QStringList{u"check"_s} + m_place).output, u"sound\n"_s);
    const QByteArray key = newKey();
    auto server = std::make_unique<ServerProcess>(m_place);
    RawClient client(server->port());
    client.send("GET /api/v1/transactions?page=2 HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer " +
                key + "\r\nConnection: close\r\n\r\n");
    QVERIFY(client.waitForEnd());
    QVERIFY(client.received().endsWith("\"total\":150}"));
    const QRegularExpression used(u"\\tread\\t\\S+-03:00\\t\\S+-03:00\\tvalid\\tTest\\n$"_s);
    QTRY_VERIFY(runServerProgram(QStringList{u"key"_s, u"list"_s} + m_place).output.contains(used));
    const QString file = m_folder->filePath(u"backup.db"_s);
    const QStringList backUp = QStringList{u"backup"_s, u"--to"_s, file} + m_place;
    const Ended backup = runServerProgram(backUp);
    QCOMPARE(backup.errors, QString());
    QCOMPARE(backup.output, file + u": 150 transactions\n"_s);
    QCOMPARE(QFile::permissions(file) & (QFile::ReadGroup | QFile::ReadOther),
             QFile::Permissions());
    QCOMPARE(runServerProgram(backUp).code, 0); // replaces an earlier backup

    // Restored elsewhere, the shop is the same, even before a server starts.
    if (kind == DatabaseKind::Sqlite) {
        m_place.last() = m_folder->filePath(u"elsewhere"_s);
        QVERIFY(QDir().mkpath(m_place.constLast()));
        QVERIFY(QFile::copy(file, m_place.constLast() + u"/balcao.db"_s));
    } else {
        m_place.last() = m_databases.newDatabase(kind);
        QCOMPARE(QProcess::execute(u"pg_restore"_s, {u"--dbname"_s, m_place.constLast(), file}), 0);
    }
    for (const bool isServed : {false, true}) {
        QCOMPARE(runServerProgram(QStringList{u"check"_s} + m_place).output, u"sound\n"_s);
        QVERIFY(runServerProgram(QStringList{u"key"_s, u"list"_s} + m_place)
                    .output.contains(kPlatform));
        if (!isServed) {
            QCOMPARE(server->stop(), 0);
            server = std::make_unique<ServerProcess>(m_place);
        }
    }
}

/// A restore must not undo a revocation, nor bring a replaced secret back.
void ServerCommandsTest::restores()
{
    use(DatabaseKind::Sqlite);
    const auto run = [this](const QString &line) {
        const Ended ended = runServerProgram(line.split(u' ') + m_place);
        return ended.code == 0 ? ended.output : u"failed: "_s + ended.errors;
    };
    const QString platform = u" --platform "_s + kPlatform;
    QVERIFY(run(u"seed --sandbox --count 30"_s + platform).startsWith("30"_L1));
    QVERIFY(run(u"key create --name Stolen"_s + platform).startsWith("blc_"_L1));
    QVERIFY(run(u"key create --name Kept"_s + platform).startsWith("blc_"_L1));
    QVERIFY(run(u"webhook set --url http://127.0.0.1:9/"_s + platform).contains("whsec_"_L1));
    const QString file = m_folder->filePath(u"backup.db"_s);
    QVERIFY(run(u"backup --to "_s + file).contains(": 30 "_L1));
    const QStringList keys = run(u"key list"_s).split(u'\n');
    const QString stolen = keys.filter(u"Stolen"_s).value(0).section(u'\t', 0, 0);
    QCOMPARE(run(u"key revoke --id "_s + stolen), u"revoked\n"_s);
    QVERIFY(run(u"webhook set --new-secret"_s + platform).contains("whsec_"_L1));
    QVERIFY(run(u"webhook set --off"_s + platform).contains("\toff\t"_L1));

    const QString restored = run(u"restore --from "_s + file);
    QVERIFY2(restored.contains("shop: 30 transactions\n"_L1), qPrintable(restored));
    QVERIFY(restored.contains("the previous data is in "_L1));
    QVERIFY(restored.contains("keys: 1 valid, 1 revoked"_L1));
    QVERIFY(restored.contains("webhooks: 0 as in the previous data, 1 turned off"_L1));
    const QString listed = run(u"key list"_s);
    QVERIFY(listed.contains(QRegularExpression(u"\trevoked \\S+\tStolen\n"_s)));
    QVERIFY(listed.contains("\tvalid\tKept\n"_L1));
    QVERIFY(run(u"webhook list"_s).contains("\toff\t"_L1));
    QCOMPARE(run(u"check"_s), u"sound\n"_s);

    m_place.last() = m_folder->filePath(u"elsewhere"_s); // nothing to compare with
    QVERIFY(run(u"restore --from "_s + file).contains("keys: 0 valid, 2 revoked"_L1));
    QVERIFY(run(u"restore --from "_s + m_folder->filePath(u"missing.db"_s))
                .startsWith("failed: Not found."_L1));
    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.resize(damaged.size() / 2));
    damaged.close();
    QVERIFY(run(u"restore --from "_s + file).startsWith("failed: The data is damaged"_L1));
    QCOMPARE(run(u"check"_s), u"sound\n"_s);
}

void ServerCommandsTest::arrangesBlocks()
{
    const auto run = [this](const QString &line) {
        const Ended ended = runServerProgram(line.split(u' ') + m_place);
        return ended.output + ended.errors;
    };
    QCOMPARE(run(u"seed --sandbox --count 3000 --platform "_s + kPlatform),
             u"3000 transactions\n"_s);
    QCOMPARE(run(u"optimize"_s), u"2 blocks of 1024 transactions\n"_s);
    QCOMPARE(run(u"optimize"_s), u"0 blocks of 1024 transactions\n"_s);
    QCOMPARE(run(u"check"_s), u"sound\n"_s);
    m_place = {u"--database"_s, m_databases.newShop(DatabaseKind::PostgreSql)};
    QCOMPARE(run(u"optimize"_s), u"0 blocks of 1024 transactions\n"_s);
}

/// An earlier backup was killed after it had copied all blocks.
void ServerCommandsTest::completesMaintenanceAtABackup()
{
    const auto run = [this](const QString &line) {
        return runServerProgram(line.split(u' ') + m_place).code;
    };
    QCOMPARE(run(u"seed --sandbox --count 3000 --platform "_s + kPlatform), 0);
    const QString path = app::databaseIn(m_place.last());
    const auto blocks = [&path](const QString &table) {
        const auto database = core::Database::open(path, core::Database::Access::ReadOnly);
        return (*database)->queryScalar(u"SELECT count(*) FROM "_s + table)->toLongLong();
    };
    QVERIFY(core::arrangeBlocks(path, 1, [&] { return blocks(u"arranged_block"_s) == 14; }));
    QCOMPARE(blocks(u"names"_s), 2);
    QCOMPARE(run(u"backup --to "_s + m_folder->filePath(u"copy.db"_s)), 0);
    QCOMPARE(blocks(u"names"_s), 0);
    QCOMPARE(run(u"check"_s), 0);
}

/// A person who can write a backup could otherwise redirect all payments.
void ServerCommandsTest::restoresNoOtherKeyWithoutConsent()
{
    use(DatabaseKind::Sqlite);
    const QString shop = m_place.constLast();
    const auto merchant = [](const QString &key) {
        return core::Merchant{*core::PixKey::parse(key, core::PixKey::Kind::Email), u"Padaria"_s,
                              u"Recife"_s};
    };
    const app::ShopSettings own{{merchant(u"loja@example.com"_s), {}}, QUuid(kPlatform)};
    QVERIFY(own.save(shop));
    QVERIFY(runServerProgram(QStringList{u"key"_s, u"create"_s, u"--name"_s, u"x"_s} + m_place)
                .output.startsWith("blc_live_"_L1));
    const QString file = m_folder->filePath(u"backup.db"_s);
    QCOMPARE(runServerProgram(QStringList{u"backup"_s, u"--to"_s, file} + m_place).code, 0);
    const app::ShopSettings other{{merchant(u"ladrao@example.com"_s), {}}, QUuid(kPlatform)};
    const QString elsewhere = m_folder->filePath(u"other"_s);
    QVERIFY(other.save(elsewhere));
    QVERIFY(QFile::copy(app::ShopSettings::filePath(elsewhere), file + u".shop.json"_s));

    const auto key = [&shop] {
        return (*app::ShopSettings::load(shop))->profile.merchant.key.value();
    };
    const QStringList restore = QStringList{u"restore"_s, u"--from"_s, file} + m_place;
    for (const QStringList &options :
         {QStringList(), QStringList{u"--accept-key"_s, u"loja@example.com"_s}}) {
        const Ended refused = runServerProgram(restore + options);
        QCOMPARE(refused.code, 1);
        QVERIFY2(refused.errors.contains("ladrao@example.com instead of loja@example.com"_L1),
                 qPrintable(refused.errors));
        QVERIFY(refused.output.isEmpty());
        QCOMPARE(key(), u"loja@example.com"_s);
    }
    const Ended accepted =
        runServerProgram(restore + QStringList{u"--accept-key"_s, u"Ladrao@example.com"_s});
    QCOMPARE(accepted.errors, QString());
    QVERIFY(
        accepted.output.contains("the codes of the shop pay the Pix key ladrao@example.com"_L1));
    QCOMPARE(key(), u"ladrao@example.com"_s);
}

void ServerCommandsTest::restoresNothingWhileAServerRuns()
{
    use(DatabaseKind::Sqlite);
    const QByteArray key = newKey();
    const QString file = m_folder->filePath(u"backup.db"_s);
    QCOMPARE(runServerProgram(QStringList{u"backup"_s, u"--to"_s, file} + m_place).code, 0);
    ServerProcess server(m_place);
    const Ended refused = runServerProgram(QStringList{u"restore"_s, u"--from"_s, file} + m_place);
    QCOMPARE(refused.code, 1);
    QVERIFY2(refused.errors.contains("Another program has locked the data"_L1),
             qPrintable(refused.errors));
    QCOMPARE(server.stop(), 0);
    QCOMPARE(runServerProgram(QStringList{u"restore"_s, u"--from"_s, file} + m_place).code, 0);
}

/// The copy is a shop of its own: a server serves its data, with the keys of the original.
void ServerCommandsTest::copiesToAnotherDatabase()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    QVERIFY(!newKey().isEmpty());
    const QStringList seed{u"seed"_s, u"--sandbox"_s,  u"--count"_s,
                           u"150"_s,  u"--platform"_s, kPlatform};
    QCOMPARE(runServerProgram(seed + m_place).code, 0);
    Databases others;
    const QString to = kind == DatabaseKind::Sqlite ? others.newDatabase(DatabaseKind::PostgreSql)
                                                    : m_folder->filePath(u"copy"_s);
    const QStringList copy{u"copy"_s, u"--to"_s, to};
    const Ended copied = runServerProgram(copy + m_place);
    QVERIFY2(copied.code == 0, qPrintable(copied.errors));
    QVERIFY2(copied.output.contains("tx\t150\t"_L1) && copied.output.contains("api_key\t1\t"_L1) &&
                 copied.output.endsWith("equal\n"_L1),
             qPrintable(copied.output));
    const QStringList place{kind == DatabaseKind::Sqlite ? u"--database"_s : u"--data"_s, to};
    QCOMPARE(runServerProgram(QStringList{u"check"_s} + place).output, u"sound\n"_s);
    QCOMPARE(runServerProgram(QStringList{u"key"_s, u"list"_s} + place).output,
             runServerProgram(QStringList{u"key"_s, u"list"_s} + m_place).output);
    const Ended again = runServerProgram(copy + m_place);
    QCOMPARE(again.code, 2);
    QVERIFY2(again.errors.contains("--to is not empty"_L1), qPrintable(again.errors));
}

void ServerCommandsTest::findsWhatIsTorn_data()
{
    QTest::addColumn<DatabaseKind>("kind");
    QTest::addColumn<QString>("damage");
    for (const auto &[name, kind] : {std::pair("SQLite", DatabaseKind::Sqlite),
                                     std::pair("PostgreSQL", DatabaseKind::PostgreSql)}) {
        QTest::addRow("%s, the rest is gone", name)
            << kind << u"DELETE FROM tx_wide WHERE seq = 1"_s;
        QTest::addRow("%s, it never began", name) << kind << u"DELETE FROM event WHERE tx = 2"_s;
        QTest::addRow("%s, a counter is wrong", name)
            << kind << u"UPDATE tot SET amount = amount + 1"_s;
    }
}

void ServerCommandsTest::findsWhatIsTorn()
{
    QFETCH(DatabaseKind, kind);
    QFETCH(QString, damage);
    use(kind);
    QCOMPARE(runServerProgram(QStringList{u"seed"_s, u"--sandbox"_s, u"--count"_s, u"30"_s,
                                          u"--platform"_s, kPlatform} +
                              m_place)
                 .code,
             0);
    const QString address =
        kind == DatabaseKind::Sqlite ? m_place.constLast() + u"/balcao.db"_s : m_place.constLast();
    {
        const auto database = core::Database::open(address, core::Database::Access::ReadWrite);
        QVERIFY(database && (*database)->queryScalar(u"DELETE FROM outbox"_s) &&
                (*database)->queryScalar(damage));
    }
    const Ended ended = runServerProgram(QStringList{u"check"_s} + m_place);
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.startsWith("The data is damaged"_L1), qPrintable(ended.errors));
}

/// A folder that a counter uses too has an audit log and shifts.
void ServerCommandsTest::checksTheLogOfACounter()
{
    use(DatabaseKind::Sqlite);
    QCOMPARE(runServerProgram(QStringList{u"seed"_s, u"--sandbox"_s, u"--count"_s, u"3"_s,
                                          u"--platform"_s, kPlatform} +
                              m_place)
                 .code,
             0);
    const QStringList check = QStringList{u"check"_s} + m_place;
    const auto till =
        core::Database::open(m_place.constLast() + u"/console.db"_s,
                             core::Database::Access::ReadWrite, core::Schema::Console);
    QVERIFY(till);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QVERIFY(core::AuditStore(**till).append({.action = core::AuditAction::SignedIn}, now));
    core::ShiftStore shifts(**till);
    const auto opened = shifts.open({.opened = now, .day = now.date(), .till = u"C1"_s});
    QVERIFY(opened && shifts.close({.start = *opened, .closed = now}));
    QCOMPARE(runServerProgram(check).output, u"sound\n"_s);

    QVERIFY((*till)->queryScalar(u"UPDATE shift SET cash_float = 1"_s));
    Ended ended = runServerProgram(check);
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.contains("closed shift 1 was changed"_L1), qPrintable(ended.errors));
    QVERIFY((*till)->queryScalar(u"UPDATE audit SET till = 'C2'"_s));
    ended = runServerProgram(check);
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.contains("audit log was changed"_L1), qPrintable(ended.errors));
}

/// A command that takes minutes can be cancelled and started again.
void ServerCommandsTest::canBeBrokenOff()
{
    const QStringList seed{u"seed"_s, u"--sandbox"_s, u"--platform"_s,
                           kPlatform, m_place.at(0),  m_place.at(1)};
    QProcess process;
    process.start(support::programPath(u"balcao-server"_s),
                  seed + QStringList{u"--count"_s, u"10000000"_s});
    const QDir folder(m_place.at(1));
    QTRY_VERIFY(!folder.entryList({u"*.partial"_s}, QDir::Files).isEmpty());
    ::kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(10'000));
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    const Ended again = runServerProgram(seed + QStringList{u"--count"_s, u"20001"_s});
    QCOMPARE(again.output, u"20001 transactions\n"_s);
    QVERIFY(folder.entryList({u"*.partial"_s}, QDir::Files).isEmpty());
}

void ServerCommandsTest::keepsWhatIsNoBackup()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    QVERIFY(!newKey().isEmpty()); // and the database is usable
    QFile letter(m_folder->filePath(u"letter"_s));
    QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("Dear Ana") > 0);
    letter.close();
    QCOMPARE(
        runServerProgram(QStringList{u"backup"_s, u"--to"_s, letter.fileName()} + m_place).code, 1);
    QCOMPARE(letter.size(), 8);
    const QString nowhere = m_folder->filePath(u"none/backup"_s);
    QCOMPARE(runServerProgram(QStringList{u"backup"_s, u"--to"_s, nowhere} + m_place).code, 1);
}

void ServerCommandsTest::helps_data()
{
    QTest::addColumn<QString>("command");
    for (const char *command :
         {"", "serve", "key create", "key list", "key revoke", "webhook set", "webhook list",
          "webhook deliveries", "webhook redeliver", "shop create", "seed", "backup", "restore",
          "copy", "check", "optimize"})
        QTest::newRow(*command ? command : "(none)") << QString::fromLatin1(command);
}

void ServerCommandsTest::helps()
{
    QFETCH(QString, command);
    const Ended ended =
        runServerProgram(command.split(u' ', Qt::SkipEmptyParts) + QStringList{u"--help"_s});
    QCOMPARE(ended.code, 0);
    QVERIFY(ended.output.contains("Usage: balcao-server "_L1 + command));
    QVERIFY(ended.errors.isEmpty());
    if (!command.isEmpty()) {
        QVERIFY(ended.output.contains("--data"_L1));
        QVERIFY(runServerProgram({u"--help"_s}).output.contains("\n  "_L1 + command + u' '));
    }
}

void ServerCommandsTest::showsWhatIsWrong_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *line, int code, const char *why) {
        QTest::newRow(line) << QString::fromUtf8(line) << code << QString::fromLatin1(why);
    };
    row("", 2, "Usage");
    row("fly", 2, "Usage");
    row("key", 2, "Usage");
    row("serve --sandbox", 2, "--data or --database");
    row("serve --sandbox --data a --database postgresql://b", 2, "--data or --database");
    row("serve --sandbox --database mysql://b", 2, "postgresql://");
    row("serve --data DIR", 2, "no shop yet");
    row("serve --sandbox --data DIR --listen 8080", 2, "ADDRESS:PORT");
    row("serve --sandbox --data DIR --listen example.com:80", 2, "ADDRESS:PORT");
    row("serve --sandbox --data DIR --listen 127.0.0.1:99999", 2, "ADDRESS:PORT");
    row("serve --sandbox --data DIR --listen 0.0.0.0:0", 2, "Others can reach");
    row("serve --sandbox --data DIR --listen [::]:0", 2, "Others can reach");
    row("serve --sandbox --data DIR --listen 0.0.0.0:0 --behind-proxy", 2, "--public-url");
    row("serve --sandbox --data DIR --public-url ftp://x", 2, "--public-url");
    row("serve --sandbox --data DIR --tls-key x", 2, "go together");
    row("serve --sandbox --data DIR --tls-key x --tls-certificate y", 1, "cannot be read");
    row("serve --sandbox --data DIR --workers 0", 2, "--workers");
    row("serve --sandbox --data DIR --workers 65", 2, "--workers");
    row("serve --sandbox --data DIR --workers some", 2, "--workers");
    row("serve --sandbox --data DIR --fly", 2, "fly");
    row("serve --sandbox --data DIR fly", 2, "fly");
    row("serve --sandbox --data /proc/nothing", 1, "cannot be written");
    row("serve --sandbox --database postgresql://127.0.0.1:1/x", 1, "cannot be reached");
    row("key create --data DIR", 2, "--name is required");
    row("key create --data DIR --name x", 2, "--platform");
    row("key create --data DIR --name x --platform y", 2, "--platform");
    row("key create --data DIR --name x --scopes all", 2, "--scopes");
    const QByteArray limited =
        "key create --data DIR --platform 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01 --name x ";
    for (const char *wrong :
         {"--max-charge 0", "--max-charge -1", "--max-charge 1.234", "--max-payout x",
          "--max-per-day 1,00", "--requests-per-minute 0", "--requests-per-minute 100001",
          "--requests-per-minute x", "--expires x", "--expires 2020-01-01", "--expires 2099-02-30"})
        row((limited + wrong).constData(), 2,
            QByteArray(wrong).split(' ').constFirst().constData());
    row("key create --data DIR --name x --platform 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01", 2,
        "--sandbox");
    row("webhook set --data DIR --url https://shop.example/ "
        "--platform 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01",
        2, "--sandbox");
    row("shop create --data DIR", 2, "--merchant-key is required");
    row("shop create --data DIR --merchant-key x --merchant-name L --merchant-city R", 2,
        "random key");
    row("shop create --data DIR --merchant-key ana@example.com --merchant-name L --merchant-city "
        "R --platform x",
        2, "UUID");
    row("shop create --data DIR --merchant-key ana@example.com --merchant-name L --merchant-city "
        "R --min-amount x",
        2, "min-amount");
    row("serve --sandbox --data DIR --max-connections 0", 2, "--max-connections");
    row("serve --sandbox --data DIR --max-connections-per-address x", 2, "per-address");
    row("serve --sandbox --data DIR --metrics-listen 9464", 2, "--metrics-listen");
    row("serve --sandbox --data DIR --shop-name \u200b", 2, "--shop-name");
    row("serve --sandbox --data DIR --page-color green", 2, "--page-color");
    row("serve --sandbox --data DIR --page-color #0b6b4g", 2, "--page-color");
    row("serve --sandbox --data DIR --page-color #fff", 2, "--page-color");
    row("serve --sandbox --data DIR --return-url javascript:alert(1)", 2, "--return-url");
    row("serve --sandbox --data DIR --return-url https://{id}.example/", 2, "--return-url");
    row("serve --sandbox --data DIR --return-url https://ana@loja.example/", 2, "--return-url");
    row("key list --data DIR --unused 0", 2, "--unused");
    row("key list --data DIR --unused x", 2, "--unused");
    row("key create --data DIR --name \u200b", 2, "--name is text");
    row("key create --data DIR --name x\x1b[31m", 2, "--name is text");
    row("key create --database postgresql://127.0.0.1:1/x --name x --platform "
        "8f14e45f-ceea-467a-9b36-2f5b3c2d1a01",
        1, "cannot be reached");
    row("key list --data DIR", 1, "damaged");
    row("key list --database postgresql://127.0.0.1:1/x", 1, "cannot be reached");
    row("key list", 2, "--data or --database");
    row("key revoke --data DIR", 2, "--id is required");
    row("key revoke --data DIR --id x", 2, "--id");
    row("seed --data DIR --count 0", 2, "--count");
    row("seed --data DIR --count 10000001", 2, "--count");
    row("seed --data DIR --seed x", 2, "--seed");
    row("seed --data DIR", 2, "--platform");
    row("seed --database postgresql://127.0.0.1:1/x --count 20001 --platform "
        "8f14e45f-ceea-467a-9b36-2f5b3c2d1a01",
        2, "at most 20000");
    row("seed --data DIR --platform 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01", 2, "add --sandbox");
    row("seed --data DIR.new --count 20001 --platform 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01", 2,
        "add --sandbox");
    row("backup --data DIR", 2, "--to is required");
    row("backup --database postgresql://127.0.0.1:1/x --to DIR.copy", 1, "connection to server");
    row("restore --data DIR", 2, "--from is required");
    row("restore --data DIR --from DIR/missing", 1, "Not found");
    row("restore --database postgresql://127.0.0.1:1/x --from x", 2, "pg_restore");
    row("copy --data DIR", 2, "--to is required");
    row("copy --data DIR --to DIR.new", 1, "damaged");
    row("check --data DIR", 1, "damaged");
    row("optimize --data DIR", 1, "damaged");
    row("optimize --database postgresql://127.0.0.1:1/x", 1, "cannot be reached");
    row("check --database postgresql://127.0.0.1:1/x", 1, "cannot be reached");
}

void ServerCommandsTest::showsWhatIsWrong()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, why);
    line.replace("DIR"_L1, m_place.last());
    const Ended ended = runServerProgram(line.split(u' ', Qt::SkipEmptyParts));
    QCOMPARE(ended.code, code);
    QVERIFY2(ended.errors.contains(why), qPrintable(ended.errors));
    QVERIFY(ended.output.isEmpty());
}

BALCAO_GUILESS_TEST(ServerCommandsTest)
#include "tst_servercommands.moc"
