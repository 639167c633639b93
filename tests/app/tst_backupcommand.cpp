// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupcommand.h"
#include "app/shopfolder.h"
#include "app/singleinstance.h"
#include "core/database/database.h"
#include "core/domain/transactionpage.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/auditstore.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QLockFile>
#include <QtCore/QProcess>
#include <QtCore/QScopeGuard>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

namespace
{

struct Ended
{
    int code = -1;
    QString output;
    QString errors;
};

} // namespace

/// Tests the built program, started from a shell or a timer, without a display.
class TestBackupCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void bringsBackWhatItBackedUp();
    void showsBrasiliaTime_data();
    void showsBrasiliaTime();
    void backsUpWhileTheShopIsOpen();
    void restoresNothingWhileTheShopIsOpen();
    void showsWhyNot_data();
    void showsWhyNot();
    void speaksPortuguese();
    void asksForWhatIsNotInABackup();
    void writesACommandThatAShellUnderstands();

private:
    /// Returns a service on the shop, as in a console.
    [[nodiscard]] std::unique_ptr<core::LocalTransactionService> opened() const;
    void charge(int count) const;
    void copyChanged(const QString &name, const QString &sql) const;
    [[nodiscard]] qint64 total() const;
    [[nodiscard]] Ended run(const QStringList &arguments) const;
    [[nodiscard]] QString shop() const { return m_folder->filePath(u"minha loja"_s); }
    [[nodiscard]] QString backup() const { return m_folder->filePath(u"cópia.db"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestBackupCommand::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkdir(shop()));
}

void TestBackupCommand::cleanup()
{
    m_folder.reset();
}

std::unique_ptr<core::LocalTransactionService> TestBackupCommand::opened() const
{
    auto service =
        std::make_unique<core::LocalTransactionService>(core::LocalTransactionService::Setup{
            .database = app::databaseIn(shop()), .settings = support::serviceSettings()});
    if (!await(service->open()))
        qFatal("the shop of the test does not open");
    return service;
}

void TestBackupCommand::charge(int count) const
{
    const auto service = opened();
    for (int i = 0; i < count; ++i)
        QVERIFY(await(service->create(support::cashInDraft())));
}

qint64 TestBackupCommand::total() const
{
    const auto page = await(opened()->list({}));
    return page ? page->total : -1;
}

/// Copies the shop and changes the copy directly in the database.
void TestBackupCommand::copyChanged(const QString &name, const QString &sql) const
{
    const QString folder = m_folder->filePath(name);
    QVERIFY(QDir().mkdir(folder));
    QVERIFY(QFile::copy(app::databaseIn(shop()), app::databaseIn(folder)));
    const auto database =
        core::Database::open(app::databaseIn(folder), core::Database::Access::Unverified);
    QVERIFY(database);
    QVERIFY((*database)->queryScalar(u"PRAGMA query_only = 0"_s));
    QVERIFY((*database)->queryScalar(sql));
}

Ended TestBackupCommand::run(const QStringList &arguments) const
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char *name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"})
        environment.remove(QString::fromLatin1(name));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(m_folder->path());
    process.start(support::programPath(u"balcao"_s), arguments);
    const auto hasEnded = [&process] { return process.state() == QProcess::NotRunning; };
    // The event loop lets a console of this test answer.
    if (!QTest::qWaitFor(hasEnded, 30'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

void TestBackupCommand::showsBrasiliaTime_data()
{
    QTest::addColumn<QByteArray>("zone");
    QTest::addColumn<bool>("isNamed");
    QTest::newRow("UTC") << QByteArray("UTC") << true;
    QTest::newRow("Manaus") << QByteArray("America/Manaus") << true;
    QTest::newRow("Brasília") << QByteArray("America/Sao_Paulo") << false;
}

/// The name of the zone is shown only if the clock of the computer differs.
void TestBackupCommand::showsBrasiliaTime()
{
    QFETCH(const QByteArray, zone);
    QFETCH(const bool, isNamed);
    const auto minute = [] {
        return QDateTime::currentDateTimeUtc().addSecs(-3 * 3600).toString(u" HH:mm"_s);
    };
    const QString before = minute();
    charge(1);
    const QString after = minute();
    qputenv("TZ", zone);
    const auto restore = qScopeGuard([] { qputenv("TZ", "UTC"); });
    const Ended made = run({u"--data"_s, shop(), u"--backup"_s, u"b.db"_s});
    QCOMPARE(made.code, 0);
    QVERIFY2(made.output.contains(before) || made.output.contains(after), qPrintable(made.output));
    QCOMPARE(made.output.contains(u"(Brasília time)"_s), isNamed);
}

void TestBackupCommand::bringsBackWhatItBackedUp()
{
    charge(3);
    const Ended made = run({u"--data"_s, shop(), u"--backup"_s, u"cópia.db"_s}); // relative path
    QCOMPARE(made.code, 0);
    QVERIFY2(made.output.contains(backup()), qPrintable(made.output));
    QVERIFY2(made.output.contains(u"3 transactions"_s), qPrintable(made.output));
    QVERIFY2(made.errors.isEmpty(), qPrintable(made.errors));
    charge(2);
    QCOMPARE(total(), 5);

    const Ended restored = run({u"--data"_s, shop(), u"--restore"_s, backup()});
    QVERIFY2(restored.code == 0, qPrintable(restored.errors));
    QVERIFY2(restored.output.contains(u"3 transactions"_s), qPrintable(restored.output));
    QCOMPARE(total(), 3);
    const QStringList kept = QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs);
    QCOMPARE(kept.size(), 1);
    QVERIFY2(restored.output.contains(kept.first()), qPrintable(restored.output));

    const auto till = core::Database::open(app::consoleDatabaseIn(shop()),
                                           core::Database::Access::ReadOnly, core::Schema::Console);
    QVERIFY(till);
    const auto entries = core::AuditStore(**till).read(1, 10);
    QVERIFY(entries && entries->size() == 1);
    QCOMPARE(entries->constFirst().record.action, core::AuditAction::BackupRestored);
    QCOMPARE(entries->constFirst().record.actor.name, u"balcao"_s);
    QCOMPARE(entries->constFirst().record.subject, u"cópia.db"_s);
}

void TestBackupCommand::backsUpWhileTheShopIsOpen()
{
    app::SingleInstance console(shop());
    QCOMPARE(console.start(), app::SingleInstance::Role::First);
    const auto service = opened();
    QVERIFY(await(service->create(support::cashInDraft())));
    const Ended made = run({u"--data"_s, shop(), u"--backup"_s, backup()});
    QVERIFY2(made.code == 0, qPrintable(made.errors));
    QVERIFY2(made.output.contains(u"1 transaction,"_s), qPrintable(made.output));
    QVERIFY(await(service->create(support::cashInDraft())));
}

void TestBackupCommand::restoresNothingWhileTheShopIsOpen()
{
    charge(1);
    QCOMPARE(run({u"--data"_s, shop(), u"--backup"_s, backup()}).code, 0);
    const auto refusal = [this] {
        const Ended ended = run({u"--data"_s, shop(), u"--restore"_s, backup()});
        return ended.code == 1 ? ended.errors : QString();
    };
    {
        app::SingleInstance console(shop());
        QSignalSpy raised(&console, &app::SingleInstance::raiseRequested);
        QCOMPARE(console.start(), app::SingleInstance::Role::First);
        const QString responds = refusal();
        QVERIFY2(responds.contains(u"open in a window, which is now in front"_s),
                 qPrintable(responds));
        QCOMPARE(raised.size(), 1);
    }
    {
        QLockFile silent(QDir(shop()).filePath(u"balcao.lock"_s)); // a console that hangs
        QVERIFY(silent.tryLock());
        const QString responds = refusal();
        QVERIFY2(responds.contains(u"Another program has the shop open"_s), qPrintable(responds));
    }
    {
        const auto other = opened(); // a program without the console's lock
        const QString responds = refusal();
        QVERIFY2(responds.contains(u"Another program has the shop open"_s), qPrintable(responds));
    }
    QVERIFY(QDir(shop()).entryList({u"replaced-*"_s}, QDir::Dirs).isEmpty());
}

void TestBackupCommand::showsWhyNot_data()
{
    QTest::addColumn<QStringList>("arguments"); // after --data
    QTest::addColumn<QString>("responds");
    QTest::newRow("no shop") << QStringList{u"."_s, u"--backup"_s, u"b.db"_s} << u"no shop"_s;
    QTest::newRow("no folder") << QStringList{u"minha loja"_s, u"--backup"_s, u"stick/b.db"_s}
                               << u"Cannot write"_s;
    QTest::newRow("a letter in its place")
        << QStringList{u"minha loja"_s, u"--backup"_s, u"letter"_s} << u"not a backup"_s;
    QTest::newRow("no backup") << QStringList{u"minha loja"_s, u"--restore"_s, u"b.db"_s}
                               << u"does not exist"_s;
    QTest::newRow("a letter instead")
        << QStringList{u"minha loja"_s, u"--restore"_s, u"letter"_s} << u"damaged"_s;
    QTest::newRow("the shop for a backup")
        << QStringList{u"minha loja"_s, u"--restore"_s, u"minha loja/balcao.db"_s}
        << u"is the shop itself"_s;
    QTest::newRow("a backup of a newer version")
        << QStringList{u"minha loja"_s, u"--restore"_s, u"newer/balcao.db"_s}
        << u"was made by a newer version"_s;
    QTest::newRow("a shop of a newer version")
        << QStringList{u"newer"_s, u"--backup"_s, u"b.db"_s} << u"was written by a newer version"_s;
    QTest::newRow("a damaged shop")
        << QStringList{u"damaged"_s, u"--backup"_s, u"b.db"_s} << u"is damaged. Keep the folder"_s;
    QTest::newRow("no place for a shop")
        << QStringList{u"letter/shop"_s, u"--restore"_s, u"letter"_s}
        << u"Cannot write to the folder"_s;
}

void TestBackupCommand::showsWhyNot()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, responds);
    charge(1);
    QFile letter(m_folder->filePath(u"letter"_s));
    QVERIFY(letter.open(QIODevice::WriteOnly) && letter.write("Caro cliente") > 0);
    letter.close();
    copyChanged(u"newer"_s, u"INSERT INTO schema_version VALUES (999)"_s);
    copyChanged(u"damaged"_s, u"UPDATE tx SET status = 6, expires = NULL"_s); // without an event
    const Ended ended = run(QStringList{u"--data"_s} + arguments);
    QCOMPARE(ended.code, 1);
    QVERIFY2(ended.errors.contains(responds), qPrintable(ended.errors));
    QVERIFY2(ended.output.isEmpty(), qPrintable(ended.output));
    QVERIFY(letter.open(QIODevice::ReadOnly));
    QCOMPARE(letter.readAll(), "Caro cliente");
    QCOMPARE(total(), 1);
}

void TestBackupCommand::speaksPortuguese()
{
    charge(2);
    const Ended made = run({u"--lang"_s, u"pt_BR"_s, u"--data"_s, shop(), u"--backup"_s, backup()});
    QCOMPARE(made.code, 0);
    // The output uses the character set of the machine, here without accents.
    QVERIFY2(made.output.contains(u"conferida"_s), qPrintable(made.output));
    QVERIFY2(made.output.contains(u"2 transa"_s), qPrintable(made.output));
}

void TestBackupCommand::asksForWhatIsNotInABackup()
{
    charge(1);
    QCOMPARE(run({u"--data"_s, shop(), u"--backup"_s, backup()}).code, 0);
    const QString fresh = m_folder->filePath(u"new"_s);
    const Ended restored = run({u"--data"_s, fresh, u"--restore"_s, backup()});
    QCOMPARE(restored.code, 0);
    QVERIFY2(restored.output.contains(u"key and name"_s), qPrintable(restored.output));
    QVERIFY2(!restored.output.contains(u"kept in"_s), qPrintable(restored.output));
}

void TestBackupCommand::writesACommandThatAShellUnderstands()
{
    const QString command = app::restoreCommand(u"/home/ana/d'Ana $HOME"_s);
    QVERIFY2(command.endsWith(uR"( --data '/home/ana/d'\''Ana $HOME' --restore BACKUP)"_s),
             qPrintable(command));
    QVERIFY2(command.startsWith(u"'%1' "_s.arg(QCoreApplication::applicationFilePath())),
             qPrintable(command));
}

BALCAO_GUILESS_TEST(TestBackupCommand)
#include "tst_backupcommand.moc"
