// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "core/console/pin.h"
#include "core/storage/consolestore.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>
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
    void worksAShift();
    void refusesWrongShifts_data();
    void refusesWrongShifts();
    void asksForThePermissionOfAShift_data();
    void asksForThePermissionOfAShift();
    void writesADiagnosticFile();

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

void TestCliAudit::worksAShift()
{
    const auto shift = [this](const QStringList &arguments) {
        return m_cli->json(QStringList{u"shift"_s} + arguments);
    };
    QCOMPARE(shift({u"report"_s}).errorCode(), u"not_found"_s);
    QCOMPARE(shift({u"close"_s}).errorCode(), u"not_found"_s);
    const CliEnded opened = shift({u"open"_s, u"--cash"_s, u"50.00"_s});
    QVERIFY2(opened.code == 0, opened.output.constData());
    QCOMPARE(opened.json()["counter"_L1].toString(), u"C1"_s);
    QCOMPARE(opened.json()["cash"_L1].toString(), u"50.00"_s);
    QCOMPARE(shift({u"open"_s}).errorCode(), u"conflict"_s);

    const QString paid = charge();
    const QString open = charge();
    QCOMPARE(m_cli->json({u"confirm"_s, paid, u"--note"_s, u"no app"_s}).code, 0);
    const QJsonObject x = shift({u"report"_s}).json();
    QCOMPARE(x["received"_L1]["amount"_L1].toString(), u"15.00"_s);
    QCOMPARE(x["by_hand"_L1]["count"_L1].toInt(), 1);
    QCOMPARE(x["open"_L1]["amount"_L1].toString(), u"15.00"_s);
    QCOMPARE(x["transactions"_L1].toArray().size(), 2);

    const CliEnded closed = shift({u"close"_s, u"--counted"_s, u"49,00"_s});
    QVERIFY2(closed.code == 0, closed.output.constData());
    QCOMPARE(closed.json()["number"_L1].toInt(), 1);
    QCOMPARE(closed.json()["counted"_L1].toString(), u"49.00"_s);
    QVERIFY(!closed.json().contains(u"received"_s)); // closing needs no permission to see totals
    QCOMPARE(log().constLast().record.action, core::AuditAction::ShiftClosed);
    QCOMPARE(log().constLast().record.after, closed.json()["digest"_L1].toString());

    QCOMPARE(m_cli->json({u"confirm"_s, open, u"--note"_s, u"no app"_s}).code, 0);
    const QJsonObject z = shift({u"report"_s, u"--number"_s, u"1"_s}).json();
    QCOMPARE(z["received"_L1]["amount"_L1].toString(), u"15.00"_s); // as it was
    QCOMPARE(z["changes"_L1].toArray().size(), 1);
    QCOMPARE(z["changes"_L1][0]["id"_L1].toString(), open);
    QCOMPARE(z["effect"_L1].toString(), u"15.00"_s);
    const QJsonArray all = shift({u"list"_s}).json()["shifts"_L1].toArray();
    QCOMPARE(all.size(), 1);
    QCOMPARE(all[0]["digest"_L1].toString(), closed.json()["digest"_L1].toString());
    QCOMPARE(m_cli->json({u"check"_s}).code, 0);

    const QString text = m_cli->text({u"shift"_s, u"report"_s, u"--number"_s, u"1"_s}).text();
    QVERIFY2(text.startsWith(u"Z report 1\n"_s), qPrintable(text));
    QVERIFY2(text.contains(u"Paid later"_s), qPrintable(text));
    QVERIFY(m_cli->text({u"shift"_s, u"list"_s}).text().startsWith(u"1 · "_s));
}

void TestCliAudit::refusesWrongShifts_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("error");
    QTest::newRow("action") << QStringList{u"print"_s} << u"usage"_s;
    QTest::newRow("cash") << QStringList{u"open"_s, u"--cash"_s, u"5"_s} << u"usage"_s;
    QTest::newRow("negative cash") << QStringList{u"open"_s, u"--cash"_s, u"-5.00"_s} << u"usage"_s;
    QTest::newRow("counted") << QStringList{u"close"_s, u"--counted"_s, u"x"_s} << u"usage"_s;
    QTest::newRow("number 0") << QStringList{u"report"_s, u"--number"_s, u"0"_s} << u"usage"_s;
    QTest::newRow("no such shift")
        << QStringList{u"report"_s, u"--number"_s, u"7"_s} << u"not_found"_s;
}

void TestCliAudit::refusesWrongShifts()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, error);
    const CliEnded ended = m_cli->json(QStringList{u"shift"_s} + arguments);
    QVERIFY(ended.code != 0);
    QCOMPARE(ended.errorCode(), error);
    QVERIFY(m_cli->json({u"shift"_s, u"list"_s}).json()["shifts"_L1].toArray().isEmpty());
}

void TestCliAudit::asksForThePermissionOfAShift_data()
{
    QTest::addColumn<QByteArray>("pin");
    QTest::addColumn<QString>("action");
    QTest::addColumn<QString>("error");
    QTest::newRow("cashier opens") << QByteArray("1234\n") << u"open"_s << QString();
    QTest::newRow("cashier closes") << QByteArray("1234\n") << u"close"_s << u"not_found"_s;
    QTest::newRow("cashier reports")
        << QByteArray("1234\n") << u"report"_s << u"operator_forbidden"_s;
    QTest::newRow("cashier lists") << QByteArray("1234\n") << u"list"_s << u"operator_forbidden"_s;
    QTest::newRow("owner lists") << QByteArray("4711\n") << u"list"_s << QString();
}

void TestCliAudit::asksForThePermissionOfAShift()
{
    QFETCH(QByteArray, pin);
    QFETCH(QString, action);
    QFETCH(QString, error);
    hire();
    QCOMPARE(m_cli->json({u"shift"_s, action}).errorCode(), u"pin_required"_s);
    const CliEnded ended = withPin(pin, {u"shift"_s, action});
    QCOMPARE(ended.errorCode(), error);
    if (action == u"open"_s)
        QCOMPARE(ended.json()["opened_by"_L1].toString(), u"Ana"_s);
}

void TestCliAudit::writesADiagnosticFile()
{
    hire();
    const QString path = m_cli->path(u"facts.json"_s);
    const CliEnded ended = m_cli->json({u"diagnose"_s, path}); // has no personal data: needs no PIN
    QVERIFY2(ended.code == 0, ended.output.constData());
    QCOMPARE(ended.json()["file"_L1].toString(), path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    const QJsonObject bundle = QJsonDocument::fromJson(bytes).object();
    QCOMPARE(bundle["versions"_L1]["program"_L1].toString(), u"balcao-cli"_s);
    QCOMPARE(bundle["check"_L1]["audit_log"_L1].toString(), u"sound"_s);
    for (const char *text : {"Olga", "Ana", "loja@example.com", "João", "argon2"})
        QVERIFY2(!bytes.contains(text), text);
    QCOMPARE(m_cli->json({u"diagnose"_s, QString(300, u'x')}).code, 1);
}

BALCAO_GUILESS_TEST(TestCliAudit)
#include "tst_cliaudit.moc"
