// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/service/localtransactionservice.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/await.h"
#include "tests/support/bakerymonth.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>

using namespace Qt::StringLiterals;
using support::CliEnded;

namespace
{

/// Returns an OFX file with these amounts and texts, all of today.
QByteArray ofxOf(const QList<std::pair<QByteArray, QString>> &lines, const QByteArray &closing)
{
    const QByteArray day =
        core::brasiliaDay(QDateTime::currentDateTimeUtc()).toString(u"yyyyMMdd"_s).toLatin1();
    QByteArray text = "OFXHEADER:100\nENCODING:UTF-8\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>"
                      "<CURDEF>BRL<BANKACCTFROM><BANKID>001<ACCTID>12345-6</BANKACCTFROM>"
                      "<BANKTRANLIST><DTSTART>" +
                      day + "<DTEND>" + day + "\n";
    for (const auto &[amount, memo] : lines)
        text += "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>" + day + "<TRNAMT>" + amount + "<FITID>0<MEMO>" +
                memo.toUtf8() + "</STMTTRN>\n";
    return text + "</BANKTRANLIST><LEDGERBAL><BALAMT>" + closing + "<DTASOF>" + day +
           "</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n";
}

QJsonObject queueOf(const CliEnded &ended, const QString &name)
{
    for (const QJsonValue &queue : ended.json()["queues"_L1].toArray()) {
        if (queue["name"_L1].toString() == name)
            return queue.toObject();
    }
    return {};
}

} // namespace

/// Tests the commands about bank statements with the built program.
class TestCliBank : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads();
    void refusesFaultyFile();
    void imports();
    void reconciles();
    void refusesWrongSteps_data();
    void refusesWrongSteps();
    void seals();
    void recordsDecisions();
    void reconcilesABakeryMonth_data();
    void reconcilesABakeryMonth();

private:
    void reportsWhatIsReconciled();
    [[nodiscard]] QString charge(const QString &amount) const;
    [[nodiscard]] QString written(const QByteArray &bytes) const;

    support::CliProgram m_cli;
    QString m_certain; ///< id of a charge that an identifier pays
    QString m_open;    ///< id of a charge that a person matches
};

QString TestCliBank::charge(const QString &amount) const
{
    return m_cli.json({u"charge"_s, amount}).json()["id"_L1].toString();
}

QString TestCliBank::written(const QByteArray &bytes) const
{
    const QString path = m_cli.path(u"extrato.ofx"_s);
    support::writeFile(path, bytes);
    return path;
}

void TestCliBank::reads()
{
    const QString file =
        written(ofxOf({{"150.00", u"PIX RECEBIDO MARIA"_s}, {"-1.50", u"TARIFA"_s}}, "248.50"));
    const CliEnded ended = m_cli.run({u"--json"_s, u"statement"_s, u"read"_s, file});
    QCOMPARE(ended.code, 0);
    const QJsonObject read = ended.json();
    QCOMPARE(read["format"_L1].toString(), u"ofx"_s);
    QCOMPARE(read["bank"_L1].toString(), u"001"_s);
    QCOMPARE(read["account"_L1].toString(), u"12345-6"_s);
    QCOMPARE(read["opening"_L1].toString(), u"100.00"_s);
    QCOMPARE(read["closing"_L1].toString(), u"248.50"_s);
    const QJsonArray lines = read["lines"_L1].toArray();
    QCOMPARE(lines.size(), 2);
    QCOMPARE(lines[0]["amount"_L1].toString(), u"150.00"_s);
    QCOMPARE(lines[0]["kind"_L1].toString(), u"pix_in"_s);
    QCOMPARE(lines[1]["kind"_L1].toString(), u"fee"_s);
    QVERIFY(!lines[1].toObject().contains("e2e_id"_L1));
    QCOMPARE(m_cli.run({u"statement"_s, u"read"_s, file}).code, 0);
    QCOMPARE(m_cli.run({u"statement"_s, u"print"_s, file}).code, 2);
}

void TestCliBank::refusesFaultyFile()
{
    const QString file = written(ofxOf({{"1.234", u"PIX"_s}}, "0.00"));
    const CliEnded ended = m_cli.run({u"--json"_s, u"statement"_s, u"read"_s, file});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"amount_ambiguous"_s);
    QVERIFY(ended.json()["error"_L1]["row"_L1].toInt() > 3);
    QVERIFY(ended.json()["error"_L1]["text"_L1].toString().contains(u"1.234"_s));
    QCOMPARE(m_cli.run({u"--json"_s, u"statement"_s, u"read"_s, u"/nowhere"_s}).code, 1);
}

void TestCliBank::imports()
{
    QCOMPARE(m_cli.initialize().code, 0);
    m_certain = charge(u"15.00"_s);
    m_open = charge(u"27.50"_s);
    const QString file = written(ofxOf({{"15.00", u"PIX "_s + QString(m_certain).remove(u'-')},
                                        {"27.50", u"PIX RECEBIDO"_s},
                                        {"-1.50", u"TARIFA PIX"_s}},
                                       "141.00"));
    const CliEnded unproven = m_cli.json({u"statement"_s, u"import"_s, file});
    QCOMPARE(unproven.code, 1);
    QCOMPARE(unproven.errorCode(), u"balances_unproven"_s);
    const QStringList command{u"statement"_s, u"import"_s, file, u"--opening"_s, u"100.00"_s};
    const CliEnded dry = m_cli.json(command + QStringList{u"--dry-run"_s});
    QCOMPARE(dry.code, 0);
    QCOMPARE(dry.json()["new"_L1].toInt(), 3);
    QCOMPARE(dry.json()["stored"_L1].toBool(), false);
    const QJsonArray lines = dry.json()["lines"_L1].toArray();
    QCOMPARE(lines.size(), 3);
    QCOMPARE(lines[1]["effect"_L1].toString(), u"new"_s);
    QCOMPARE(lines[1]["amount"_L1].toString(), u"27.50"_s);
    const CliEnded listed = m_cli.text(
        {u"statement"_s, u"import"_s, file, u"--opening"_s, u"100.00"_s, u"--dry-run"_s});
    QCOMPARE(listed.text().count(u"\nnew "_s), 3);
    const CliEnded stored = m_cli.json(command);
    QCOMPARE(stored.code, 0);
    QCOMPARE(stored.json()["new"_L1].toInt(), 3);
    QCOMPARE(stored.json()["matched"_L1].toInt(), 1);
    QCOMPARE(stored.json()["paid"_L1].toInt(), 1);
    const CliEnded again = m_cli.json(command);
    QCOMPARE(again.code, 0);
    QCOMPARE(again.json()["new"_L1].toInt(), 0);
    QCOMPARE(again.json()["known"_L1].toInt(), 3);
    const QJsonObject shown = m_cli.json({u"show"_s, m_certain}).json();
    QCOMPARE(shown["status"_L1].toString(), u"paid"_s);
    QCOMPARE(shown["evidence"_L1][0]["kind"_L1].toString(), u"statement"_s);
}

void TestCliBank::reconciles()
{
    CliEnded ended = m_cli.json({u"reconcile"_s});
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.json()["lines"_L1].toInt(), 3);
    QCOMPARE(ended.json()["charges"_L1].toInt(), 2);
    QCOMPARE(queueOf(ended, u"certain"_s)["count"_L1].toInt(), 1);
    QCOMPARE(queueOf(ended, u"certain"_s)["sum"_L1].toString(), u"15.00"_s);
    QCOMPARE(queueOf(ended, u"possible"_s)["count"_L1].toInt(), 1);
    QCOMPARE(queueOf(ended, u"only_bank_out"_s)["sum"_L1].toString(), u"-1.50"_s);
    QCOMPARE(ended.json()["queues"_L1].toArray().size(), 15);
    QCOMPARE(ended.json()["matches"_L1][0]["rule"_L1].toString(), u"txid"_s);
    QCOMPARE(ended.json()["matches"_L1][0]["charges"_L1][0].toString(), m_certain);
    QCOMPARE(ended.json()["matches"_L1][0]["confidence"_L1].toString(), u"certain"_s);
    QJsonValue service;
    for (const QJsonValue &equation : ended.json()["equations"_L1].toArray()) {
        QVERIFY(equation["holds"_L1].toBool());
        QCOMPARE(equation["difference"_L1].toString(), u"0.00"_s);
        if (equation["name"_L1].toString() == "service"_L1)
            service = equation;
    }
    QCOMPARE(service["left"_L1].toString(), u"15.00"_s);
    QCOMPARE(service["parts"_L1][0]["name"_L1].toString(), u"bank_lines"_s);
    QCOMPARE(service["parts"_L1][0]["sum"_L1].toString(), u"41.00"_s);
    QCOMPARE(service["parts"_L1][1]["name"_L1].toString(), u"open_lines"_s);
    QCOMPARE(service["parts"_L1][1]["count"_L1].toInt(), 2);
    QCOMPARE(service["parts"_L1][1]["sum"_L1].toString(), u"-26.00"_s);
    const QString line = ended.json()["suggestions"_L1][0]["line"_L1].toString();
    QCOMPARE(ended.json()["suggestions"_L1][0]["candidates"_L1][0]["rule"_L1].toString(),
             u"amount_day"_s);

    ended = m_cli.json({u"reconcile"_s, u"match"_s, line, m_open});
    QCOMPARE(ended.code, 0);
    QCOMPARE(queueOf(ended, u"certain"_s)["count"_L1].toInt(), 2);
    QCOMPARE(m_cli.json({u"show"_s, m_open}).json()["status"_L1].toString(), u"paid"_s);
    QCOMPARE(m_cli.json({u"reconcile"_s, u"match"_s, line, m_open}).code, 1);
    ended = m_cli.json({u"reconcile"_s, u"undo"_s});
    QCOMPARE(queueOf(ended, u"certain"_s)["count"_L1].toInt(), 1);
    QCOMPARE(m_cli.json({u"show"_s, m_open}).json()["status"_L1].toString(), u"canceled"_s);
    QCOMPARE(m_cli.json({u"reconcile"_s, u"redo"_s}).code, 0);
    QCOMPARE(m_cli.json({u"show"_s, m_open}).json()["status"_L1].toString(), u"paid"_s);
    ended = m_cli.json(
        {u"reconcile"_s, u"explain"_s, u"L3"_s, u"fee"_s, u"--always"_s, u"tarifa pix"_s});
    QCOMPARE(ended.code, 0);
    QCOMPARE(queueOf(ended, u"explained"_s)["count"_L1].toInt(), 1);
    const CliEnded text = m_cli.text({u"reconcile"_s});
    QCOMPARE(text.code, 0);
    QVERIFY(text.text().contains(u"explained"_s));

    // Exported files have the day of the matched line.
    const QString path = m_cli.path(u"vendas.json"_s);
    QCOMPARE(m_cli.json({u"export"_s, path}).code, 0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString today = core::brasiliaDay(QDateTime::currentDateTimeUtc()).toString(Qt::ISODate);
    int reconciled = 0;
    const QJsonArray all = QJsonDocument::fromJson(file.readAll())["transactions"_L1].toArray();
    for (const QJsonValue &each : all) {
        const QString id = each["id"_L1].toString();
        const bool isExpected = id == m_certain || id == m_open;
        QCOMPARE(each["reconciled"_L1].toString(), isExpected ? today : QString());
        reconciled += isExpected ? 1 : 0;
    }
    QCOMPARE(reconciled, 2);
    reportsWhatIsReconciled();
}

/// Both payments are matched: R$ 15.00 by an identifier, R$ 27.50 by hand.
void TestCliBank::reportsWhatIsReconciled()
{
    const QJsonObject report = m_cli.json({u"report"_s, u"today"_s}).json();
    const QJsonValue matched = report["reconciled"_L1];
    QCOMPARE(matched["count"_L1].toInt(), 2);
    QCOMPARE(matched["amount"_L1].toString(), u"42.50"_s);
    const QJsonValue open = report["not_reconciled"_L1];
    QCOMPARE(open["count"_L1].toInt(), 0);
    QCOMPARE(open["amount"_L1].toString(), u"0.00"_s);
    const QStringList text = m_cli.text({u"report"_s, u"today"_s}).text().trimmed().split(u'\n');
    QVERIFY(text.value(text.size() - 2).contains(u" reconciled"_s));
    QVERIFY(text.value(text.size() - 2).contains(u"42.50"_s));
    QVERIFY(text.constLast().contains(u"not reconciled"_s));
    QVERIFY(
        !m_cli.json({u"report"_s, u"2020-01-01..yesterday"_s}).json().contains("reconciled"_L1));
}

void TestCliBank::refusesWrongSteps_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no step") << QStringList{u"guess"_s} << 2;
    QTest::newRow("no line") << QStringList{u"unmatch"_s} << 2;
    QTest::newRow("not a line") << QStringList{u"unmatch"_s, u"17"_s} << 2;
    QTest::newRow("unknown line") << QStringList{u"unmatch"_s, u"L99"_s} << 1;
    QTest::newRow("identifier") << QStringList{u"unmatch"_s, u"L1"_s} << 1;
    QTest::newRow("no category") << QStringList{u"explain"_s, u"L1"_s, u"gift"_s} << 2;
    QTest::newRow("too many") << QStringList{u"undo"_s, u"L1"_s} << 2;
    QTest::newRow("not a day") << QStringList{u"seal"_s, u"noon"_s} << 2;
    QTest::newRow("no reason") << QStringList{u"reopen"_s, u"today"_s} << 1;
    QTest::newRow("level") << QStringList{u"--accept"_s, u"all"_s} << 2;
    QTest::newRow("from") << QStringList{u"--from"_s, u"1"_s} << 2;
}

void TestCliBank::refusesWrongSteps()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QCOMPARE(m_cli.json(QStringList{u"reconcile"_s} + arguments).code, code);
}

void TestCliBank::seals()
{
    QCOMPARE(m_cli.json({u"reconcile"_s, u"seal"_s, u"today"_s}).code, 0);
    const CliEnded refused = m_cli.json({u"reconcile"_s, u"undo"_s});
    QCOMPARE(refused.code, 1);
    QCOMPARE(refused.errorCode(), u"transition_refused"_s);
    QCOMPARE(m_cli.json({u"reconcile"_s, u"seal"_s, u"today"_s}).code, 1);
    QCOMPARE(m_cli.json({u"reconcile"_s, u"reopen"_s, u"today"_s}).code, 1);
    QCOMPARE(m_cli.json({u"reconcile"_s, u"reopen"_s, u"today"_s, u"--reason"_s, u"engano"_s}).code,
             0);
    QCOMPARE(m_cli.json({u"reconcile"_s, u"undo"_s}).code, 0);
}

/// The audit log has every import, decision, sealed and reopened day of the tests above. Dry runs
/// and comparisons are not recorded.
void TestCliBank::recordsDecisions()
{
    QStringList actions;
    QString sealedDay;
    const QList<QByteArray> lines = m_cli.json({u"audit"_s}).output.trimmed().split('\n');
    for (const QByteArray &line : lines) {
        const QJsonObject entry = QJsonDocument::fromJson(line).object();
        const QString action = entry["action"_L1].toString();
        if (action == "day_sealed"_L1)
            sealedDay = entry["subject"_L1].toString();
        if (action != "charge_created"_L1 && action != "file_exported"_L1 &&
            action != "personal_data_shown"_L1)
            actions.append(action);
        QCOMPARE(entry["till"_L1].toString(), u"balcao-cli"_s);
    }
    QCOMPARE(actions.count(u"statement_imported"_s), 3); // one is refused, one is known
    QVERIFY(actions.count(u"reconciled"_s) >= 6);        // match, undo, redo, explain, undo
    QVERIFY(actions.count(u"day_sealed"_s) >= 1);
    QVERIFY(actions.count(u"day_reopened"_s) >= 1);
    const QString today = core::brasiliaDay(QDateTime::currentDateTimeUtc()).toString(Qt::ISODate);
    QCOMPARE(sealedDay, today);
    const qsizetype before = lines.size();
    QCOMPARE(m_cli.json({u"reconcile"_s}).code, 0);
    QCOMPARE(m_cli.json({u"audit"_s}).output.trimmed().split('\n').size(), before);
    QCOMPARE(m_cli.json({u"check"_s}).code, 0);
}

void TestCliBank::reconcilesABakeryMonth_data()
{
    using bakery::Bank;
    QTest::addColumn<Bank>("bank");
    QTest::addColumn<bool>("hasBalances");
    QTest::addColumn<int>("matched"); ///< at least, percent of the sales, after two commands
    QTest::newRow("Banco do Brasil") << Bank::BancoDoBrasil << true << 97;
    QTest::newRow("Caixa") << Bank::Caixa << true << 0;
    QTest::newRow("Sicredi") << Bank::Sicredi << true << 95;
    QTest::newRow("Nubank") << Bank::Nubank << false << 95;
    QTest::newRow("provider") << Bank::Provider << false << 100;
}

/// A month with 300 sales a day, with two commands.
void TestCliBank::reconcilesABakeryMonth()
{
    QFETCH(bakery::Bank, bank);
    QFETCH(bool, hasBalances);
    QFETCH(int, matched);
    const support::CliProgram cli;
    const bakery::Month month = bakery::monthOf(4);
    QVERIFY(QDir().mkpath(cli.shop()));
    {
        core::LocalTransactionService service(
            {.database = cli.shop() + u"/balcao.db"_s,
             .settings = support::serviceSettings(),
             .history = [&month] { return month.transactions(); }});
        QVERIFY(await(service.open()));
        QCOMPARE(await(service.count({})), month.sales.size());
    }
    const auto database =
        core::Database::open(cli.shop() + u"/balcao.db"_s, core::Database::Access::ReadWrite);
    QVERIFY(database && core::KeyStore(**database).declareSandbox());
    const QString file = cli.path(u"extrato"_s);
    support::writeFile(file, bakery::statementOf(month, bank));
    QStringList command{u"statement"_s, u"import"_s, file};
    if (!hasBalances)
        command.append(u"--no-balances"_s);
    const CliEnded imported = cli.json(command);
    QVERIFY2(imported.code == 0, qPrintable(imported.errorText() + imported.text().left(400)));
    const qsizetype lines = month.sales.size() + bakery::extraLines(bank);
    QCOMPARE(imported.json()["new"_L1].toInt(), lines);
    const CliEnded done = cli.json({u"reconcile"_s, u"--accept"_s, u"strong"_s});
    QVERIFY2(done.code == 0, qPrintable(done.errorText()));
    const qsizetype certain = queueOf(done, u"certain"_s)["count"_L1].toInt();
    QVERIFY2(certain * 100 >= matched * month.sales.size(), qPrintable(QString::number(certain)));
    qsizetype all = 0;
    for (const QJsonValue &queue : done.json()["queues"_L1].toArray()) {
        const QString name = queue["name"_L1].toString();
        if (name != "waiting"_L1 && name != "only_service"_L1)
            all += queue["count"_L1].toInt();
    }
    QCOMPARE(all, lines); // each line is in one queue
    for (const QJsonValue &equation : done.json()["equations"_L1].toArray())
        QVERIFY(equation["holds"_L1].toBool());
    if (hasBalances)
        QCOMPARE(done.json()["difference"_L1].toString(), u"0.00"_s);
    // Each payment of the report is reconciled or not. Without a match, the report says nothing.
    const QJsonObject report = cli.json({u"report"_s, u"2020-01-01..2030-12-31"_s}).json();
    int paid = 0;
    for (const QJsonValue &total : report["totals"_L1].toArray()) {
        if (total["operation"_L1] == "cashin"_L1 && total["status"_L1] == "paid"_L1)
            paid += total["count"_L1].toInt();
    }
    const int reconciled = report["reconciled"_L1]["count"_L1].toInt();
    QVERIFY(reconciled * 100 >= matched * month.sales.size());
    QCOMPARE(report.contains("reconciled"_L1), reconciled > 0);
    if (reconciled > 0)
        QCOMPARE(reconciled + report["not_reconciled"_L1]["count"_L1].toInt(), paid);
    const CliEnded again = cli.json(command);
    QCOMPARE(again.json()["new"_L1].toInt(), 0);
}

BALCAO_GUILESS_TEST(TestCliBank)
#include "tst_clibank.moc"
