// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "core/console/pin.h"
#include "core/storage/consolestore.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonDocument>

using namespace Qt::StringLiterals;
using core::Database;
using support::CliEnded;

/// Tests the audit log and the operators of a shop on the command line.
class TestCliAudit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_cli.reset(); }

    void recordsCommands();
    void printsDigests();
    void checksTheLog();
    void reportsAChangedLog();
    void reportsAChangedShift();
    void asksForThePinOfAnOperator_data();
    void asksForThePinOfAnOperator();
    void recordsTheOperator();

private:
    [[nodiscard]] std::unique_ptr<Database> console() const
    {
        auto opened = Database::open(m_cli->shop() + u"/console.db"_s, Database::Access::ReadWrite,
                                     core::Schema::Console);
        if (!opened)
            qFatal("no console: %s", qPrintable(opened.error().detail));
        return std::move(*opened);
    }
    [[nodiscard]] QList<core::AuditEntry> log() const
    {
        const auto database = console();
        return *core::AuditStore(*database).read(1, 100);
    }
    [[nodiscard]] QString charge()
    {
        const CliEnded made = m_cli->json({u"charge"_s, u"15.00"_s});
        return made.json()["id"_L1].toString();
    }
    void hire();
    [[nodiscard]] CliEnded withPin(const QByteArray &pin, const QStringList &arguments) const
    {
        const QString path = m_cli->path(u"pin"_s);
        support::writeFile(path, pin, QFile::ReadOwner | QFile::WriteOwner);
        return m_cli->json(QStringList{u"--pin-file"_s, path} + arguments);
    }

    std::unique_ptr<support::CliProgram> m_cli;
};

void TestCliAudit::init()
{
    m_cli = std::make_unique<support::CliProgram>();
    QCOMPARE(m_cli->initialize().code, 0);
}

/// Adds an owner, 4711, and a cashier, 1234.
void TestCliAudit::hire()
{
    const auto database = console();
    core::OperatorStore operators(*database);
    QVERIFY(operators.add({.name = u"Olga"_s,
                           .shortName = u"Olga"_s,
                           .role = core::Role::Owner,
                           .pinHash = core::pinHash(u"4711"_s)}));
    QVERIFY(operators.add({.name = u"Ana"_s,
                           .shortName = u"Ana"_s,
                           .role = core::Role::Cashier,
                           .pinHash = core::pinHash(u"1234"_s)}));
    QVERIFY(app::LockFile::save(m_cli->shop(), {.hasHolders = true}));
}

void TestCliAudit::recordsCommands()
{
    const QString id = charge();
    QCOMPARE(m_cli->json({u"confirm"_s, id, u"--note"_s, u"no app"_s}).code, 0);
    QCOMPARE(m_cli->json({u"withdraw"_s, id, u"--reason"_s, u"engano"_s}).code, 0);
    QCOMPARE(m_cli->json({u"show"_s, id}).code, 0);
    QCOMPARE(m_cli->json({u"list"_s}).code, 0);
    QList<core::AuditAction> actions;
    const QList<core::AuditEntry> entries = log();
    for (const core::AuditEntry &entry : entries) {
        actions.append(entry.record.action);
        QCOMPARE(entry.record.actor.name, u"balcao-cli"_s);
    }
    using core::AuditAction;
    QCOMPARE(actions, (QList{AuditAction::ChargeCreated, AuditAction::Confirmed,
                             AuditAction::PersonalDataShown, AuditAction::ConfirmationWithdrawn,
                             AuditAction::PersonalDataShown, AuditAction::PersonalDataShown,
                             AuditAction::FileExported}));
}

void TestCliAudit::printsDigests()
{
    const QString id = charge();
    const CliEnded printed = m_cli->json({u"audit"_s});
    QCOMPARE(printed.code, 0);
    const QJsonObject line = printed.json();
    QCOMPARE(line["number"_L1].toInt(), 1);
    QCOMPARE(line["action"_L1].toString(), u"charge_created"_s);
    QCOMPARE(line["transaction"_L1].toString(), id);
    QCOMPARE(line["digest"_L1].toString(), QString::fromLatin1(log()[0].digest.toHex()));
    QVERIFY(m_cli->text({u"audit"_s}).output.contains(log()[0].digest.toHex().left(16)));
}

void TestCliAudit::checksTheLog()
{
    QCOMPARE(m_cli->json({u"check"_s}).code, 0); // no log yet
    (void)charge();
    QCOMPARE(m_cli->json({u"check"_s}).code, 0);
}

void TestCliAudit::reportsAChangedLog()
{
    (void)charge();
    (void)charge();
    QVERIFY(console()->queryScalar(u"UPDATE audit SET operator_name = 'Bia' WHERE number = 2"_s));
    for (const QString &command : {u"check"_s, u"audit"_s}) {
        const CliEnded ended = m_cli->json({command});
        QCOMPARE(ended.code, 1);
        QVERIFY(ended.output.contains("audit_changed"));
    }
    QVERIFY(console()->queryScalar(u"DELETE FROM audit WHERE number = 2"_s));
    QCOMPARE(m_cli->json({u"check"_s}).errorCode(), u"audit_changed"_s);
}

void TestCliAudit::reportsAChangedShift()
{
    (void)charge();
    {
        const auto database = console();
        core::ShiftStore shifts(*database);
        const auto opened = shifts.open({.opened = QDateTime::currentDateTimeUtc(),
                                         .day = QDate(2026, 11, 20),
                                         .till = u"C1"_s});
        QVERIFY(opened);
        QVERIFY(shifts.close({.start = *opened, .closed = opened->opened}));
    }
    QCOMPARE(m_cli->json({u"check"_s}).code, 0);
    QVERIFY(console()->queryScalar(u"UPDATE shift SET cash_float = 1"_s));
    QCOMPARE(m_cli->json({u"check"_s}).errorCode(), u"shift_changed"_s);
}

void TestCliAudit::asksForThePinOfAnOperator_data()
{
    QTest::addColumn<QByteArray>("pin");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("error");
    QTest::newRow("owner lists") << QByteArray("4711\n") << u"list"_s << QString();
    QTest::newRow("owner reports") << QByteArray("4711\n") << u"report today"_s << QString();
    QTest::newRow("owner audits") << QByteArray("4711\n") << u"audit"_s << QString();
    QTest::newRow("cashier lists") << QByteArray("1234\n") << u"list"_s << u"operator_forbidden"_s;
    QTest::newRow("cashier reports")
        << QByteArray("1234\n") << u"report today"_s << u"operator_forbidden"_s;
    QTest::newRow("nobody") << QByteArray("9999\n") << u"list"_s << u"pin_wrong"_s;
}

void TestCliAudit::asksForThePinOfAnOperator()
{
    QFETCH(QByteArray, pin);
    QFETCH(QString, command);
    QFETCH(QString, error);
    hire();
    QCOMPARE(m_cli->json(command.split(u' ')).errorCode(), u"pin_required"_s);
    QCOMPARE(withPin(pin, command.split(u' ')).errorCode(), error);
}

void TestCliAudit::recordsTheOperator()
{
    hire();
    QCOMPARE(withPin("4711\n", {u"list"_s}).code, 0);
    QCOMPARE(log().constLast().record.actor.name, u"Olga"_s);
}

BALCAO_GUILESS_TEST(TestCliAudit)
#include "tst_cliaudit.moc"
