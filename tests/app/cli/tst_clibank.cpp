// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "tests/app/cli/cliprogram.h"
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

private:
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
    QCOMPARE(ended.json()["queues"_L1].toArray().size(), 13);
    QCOMPARE(ended.json()["matches"_L1][0]["rule"_L1].toString(), u"txid"_s);
    QCOMPARE(ended.json()["matches"_L1][0]["charges"_L1][0].toString(), m_certain);
    QCOMPARE(ended.json()["matches"_L1][0]["confidence"_L1].toString(), u"certain"_s);
    for (const QJsonValue &equation : ended.json()["equations"_L1].toArray())
        QVERIFY(equation["holds"_L1].toBool());
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

BALCAO_GUILESS_TEST(TestCliBank)
#include "tst_clibank.moc"
