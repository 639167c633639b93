// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/storage/auditstore.h"
#include "tests/support/databases.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace support;
using core::AuditAction;
using core::Database;

namespace
{

const QString kAuditPlatform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

} // namespace

/// Tests the record of administration that the built balcao-server makes.
class ServerAuditTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }
    void cleanup() { m_folder.reset(); }

    void recordsKeysAndWebhooks();
    void recordsRestores();
    void createsNoKeyWithoutARecord();
    void changesNoWebhookWithoutARecord();
    void revokesAKeyInAnyCase();
    void restoresNothingWithoutARecord();
    void keepsKeysAsTheRecordOfAServer();

private:
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"shop"_s); }
    [[nodiscard]] QStringList place() const { return {u"--data"_s, shop()}; }
    [[nodiscard]] Ended run(const QString &line, const QStringList &place) const
    {
        return runServerProgram(line.split(u' ') + place);
    }
    [[nodiscard]] Ended run(const QString &line) const { return run(line, place()); }
    /// Creates a key and returns its id; empty after a failure.
    [[nodiscard]] QString newKey(const QString &name) const;
    [[nodiscard]] QList<core::AuditEntry> log() const;
    /// Puts a folder in the place of the log: nobody can write it.
    void blockLog() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

QString ServerAuditTest::newKey(const QString &name) const
{
    const Ended created =
        run(u"key create --sandbox --max-per-day 500.00 --name %1 --platform %2"_s.arg(
            name, kAuditPlatform));
    const QStringList lines = run(u"key list"_s).output.split(u'\n').filter(u'\t' + name);
    return created.code == 0 ? lines.value(0).section(u'\t', 0, 0) : QString();
}

QList<core::AuditEntry> ServerAuditTest::log() const
{
    const auto till = Database::open(app::consoleDatabaseIn(shop()), Database::Access::ReadOnly,
                                     core::Schema::Console);
    if (!till)
        return {};
    core::AuditStore store(**till);
    const auto check = store.check();
    if (!check || check->brokenAt)
        return {};
    return store.read(1, 100).value_or(QList<core::AuditEntry>());
}

void ServerAuditTest::blockLog() const
{
    const QDir folder(shop());
    for (const QString &name : {u"console.db-wal"_s, u"console.db-shm"_s, u"console.db"_s})
        QFile::remove(folder.filePath(name));
    QVERIFY(folder.mkdir(u"console.db"_s));
}

void ServerAuditTest::recordsKeysAndWebhooks()
{
    const QString id = newKey(u"Till"_s);
    QVERIFY(!id.isEmpty());
    QCOMPARE(run(u"key revoke --id "_s + id).output, u"revoked\n"_s);
    QCOMPARE(run(u"key revoke --id "_s + id).code, 0); // again: nothing changes
    const QString unknown = u"0f8fad5b-d9cb-469f-a165-70867728950e"_s;
    QCOMPARE(run(u"key revoke --id "_s + unknown).code, 1);
    const QString webhook = u"webhook set --platform "_s + kAuditPlatform;
    const Ended set = run(webhook + u" --url http://127.0.0.1:9/a"_s);
    QVERIFY2(set.code == 0, qPrintable(set.errors));
    QCOMPARE(run(webhook + u" --off --new-secret"_s).code, 0);

    const auto entries = log();
    QCOMPARE(entries.size(), 4);
    for (const core::AuditEntry &entry : entries) {
        QCOMPARE(entry.record.actor.name, u"balcao-server"_s);
        QCOMPARE(entry.record.till, u"balcao-server"_s);
    }
    const QString rights = u"Till; %1; read,cashin; max-per-day=500.00"_s.arg(kAuditPlatform);
    QCOMPARE(entries[0].record.action, AuditAction::KeyCreated);
    QCOMPARE(entries[0].record.subject, id);
    QCOMPARE(entries[0].record.after, rights);
    QCOMPARE(entries[1].record.action, AuditAction::KeyRevoked);
    QCOMPARE(entries[1].record.subject, id);
    QCOMPARE(entries[1].record.before, rights);
    QCOMPARE(entries[2].record.action, AuditAction::WebhookChanged);
    QCOMPARE(entries[2].record.subject, kAuditPlatform);
    QCOMPARE(entries[2].record.before, QString());
    QCOMPARE(entries[2].record.after, u"http://127.0.0.1:9/a"_s);
    QCOMPARE(entries[3].record.before, u"http://127.0.0.1:9/a; on"_s);
    QCOMPARE(entries[3].record.after, u"off; new secret"_s);
}

void ServerAuditTest::recordsRestores()
{
    QVERIFY(!newKey(u"Till"_s).isEmpty());
    const QString file = m_folder->filePath(u"b.db"_s);
    QCOMPARE(run(u"backup --to "_s + file).code, 0);
    const auto before = log();
    const Ended restored = run(u"restore --from "_s + file);
    QVERIFY2(restored.code == 0, qPrintable(restored.errors));
    const auto entries = log();
    QCOMPARE(entries.size(), before.size() + 1);
    QCOMPARE(entries.last().record.action, AuditAction::BackupRestored);
    QCOMPARE(entries.last().record.actor.name, u"balcao-server"_s);
    QCOMPARE(entries.last().record.subject, u"b.db"_s);

    QFile damaged(file);
    QVERIFY(damaged.open(QIODevice::ReadWrite) && damaged.resize(damaged.size() / 2));
    damaged.close();
    QCOMPARE(run(u"restore --from "_s + file).code, 1);
    QCOMPARE(log().size(), entries.size()); // nothing was restored
}

void ServerAuditTest::createsNoKeyWithoutARecord()
{
    QVERIFY(!newKey(u"Till"_s).isEmpty());
    blockLog();
    QCOMPARE(newKey(u"Other"_s), QString());
    QVERIFY(!run(u"key list"_s).output.contains("Other"_L1));
}

void ServerAuditTest::changesNoWebhookWithoutARecord()
{
    QVERIFY(!newKey(u"Till"_s).isEmpty());
    blockLog();
    const Ended set = run(u"webhook set --url http://127.0.0.1:9/ --platform "_s + kAuditPlatform);
    QCOMPARE(set.code, 1);
    QCOMPARE(run(u"webhook list"_s).output, QString());
}

/// A stolen key must not stay valid because of the log.
void ServerAuditTest::revokesAKeyInAnyCase()
{
    const QString id = newKey(u"Till"_s);
    blockLog();
    const Ended revoked = run(u"key revoke --id "_s + id);
    QCOMPARE(revoked.code, 0);
    QVERIFY2(revoked.output.startsWith("revoked, but not in the audit log: "_L1),
             qPrintable(revoked.output));
    QVERIFY(run(u"key list"_s).output.contains("\trevoked "_L1));
}

void ServerAuditTest::restoresNothingWithoutARecord()
{
    QVERIFY(!newKey(u"Till"_s).isEmpty());
    const QString file = m_folder->filePath(u"b.db"_s);
    QCOMPARE(run(u"backup --to "_s + file).code, 0);
    QVERIFY(!newKey(u"Later"_s).isEmpty());
    blockLog();
    QCOMPARE(run(u"restore --from "_s + file).code, 1);
    QVERIFY(run(u"key list"_s).output.contains("Later"_L1));
    QVERIFY(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).isEmpty());
}

/// A database on a server has no audit log: its table of keys is the record.
void ServerAuditTest::keepsKeysAsTheRecordOfAServer()
{
    Databases databases;
    const QStringList place{u"--database"_s, databases.newDatabase(DatabaseKind::PostgreSql)};
    const Ended created =
        run(u"key create --sandbox --name Till --platform "_s + kAuditPlatform, place);
    QVERIFY2(created.code == 0, qPrintable(created.errors));
    const QString id = run(u"key list"_s, place).output.section(u'\t', 0, 0);
    QCOMPARE(run(u"key revoke --id "_s + id, place).output, u"revoked\n"_s);
    const QStringList line = run(u"key list"_s, place).output.trimmed().split(u'\t');
    QCOMPARE(line.value(0), id);
    QVERIFY(line.value(5).startsWith("revoked 2"_L1));
}

BALCAO_GUILESS_TEST(ServerAuditTest)
#include "tst_serveraudit.moc"
