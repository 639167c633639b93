// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/localshop.h"
#include "core/domain/brcode.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QJsonArray>
#include <QtCore/QRegularExpression>
#include <QtGui/QImage>

#include <signal.h>

using namespace Qt::StringLiterals;
using support::CliEnded;

namespace
{

const QString kNobody = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;

} // namespace

/// Tests the commands that create or change one transaction.
class TestCliCharge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { m_cli = std::make_unique<support::CliProgram>(); }
    void cleanup() { m_cli.reset(); }

    void charges();
    void chargesInText();
    void refusesACharge_data();
    void refusesACharge();
    void expires();
    void writesThePicture();
    void chargesNothingWithoutAPlaceForThePicture();
    void paysInAPracticeShop();
    void waitsForThePayment();
    void waitsForACancellation();
    void endsTheWaitingInTime();
    void stopsWaitingAtASignal();
    void chargesFromTwoPrograms();
    void playsTheCustomerInASandboxOnly();
    void refunds();
    void refundsWholeAmountsOnly();
    void confirmsByHand();
    void confirmsLate();
    void confirmsWithAnEndToEndId();
    void confirmsOnceOfTwoPrograms();
    void waitsForAConfirmation();
    void refusesAConfirmation_data();
    void refusesAConfirmation();
    void withdraws();
    void refundsInAShopOfItsOwn();
    void refusesWrongIds_data();
    void refusesWrongIds();
    void reportsAnUnwritableOutput();

private:
    /// Creates a charge and returns its id.
    [[nodiscard]] QString charge(const QString &amount = u"15.00"_s) const
    {
        return m_cli->json({u"charge"_s, amount}).json()["id"_L1].toString();
    }
    [[nodiscard]] qint64 count() const { return m_cli->json({u"list"_s}).output.count('\n'); }

    std::unique_ptr<support::CliProgram> m_cli;
};

void TestCliCharge::charges()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const CliEnded ended = m_cli->json(
        {u"charge"_s, u"1234,50"_s, u"--description"_s, u"Pão & Ü 🥐"_s, u"--reference=R 1"_s});
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
    QCOMPARE(ended.output.count('\n'), 1);
    const QJsonObject charge = ended.json();
    QCOMPARE(charge["amount"_L1].toString(), u"1234.50"_s);
    QCOMPARE(charge["operation"_L1].toString(), u"cashin"_s);
    QCOMPARE(charge["status"_L1].toString(), u"pending"_s);
    QCOMPARE(charge["description"_L1].toString(), u"Pão & Ü 🥐"_s);
    QCOMPARE(charge["reference"_L1].toString(), u"R 1"_s);
    const QRegularExpression time(u"^20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d-03:00$"_s);
    QVERIFY(time.match(charge["date_created"_L1].toString()).hasMatch());
    QCOMPARE(charge["events"_L1].toArray().size(), 1);
    QCOMPARE(charge["events"_L1][0]["status"_L1].toString(), u"pending"_s);
    QCOMPARE(charge["events"_L1][0]["date_created"_L1], charge["date_created"_L1]);
    const auto code = core::BrCode::parse(charge["qr_code"_L1].toString());
    QVERIFY(code);
    QCOMPARE(code->amount, core::Money::fromCents(123450));
    // Absent values are left out.
    const QStringList members{u"amount"_s,  u"commission"_s, u"date_created"_s, u"description"_s,
                              u"events"_s,  u"id"_s,         u"operation"_s,    u"platform"_s,
                              u"qr_code"_s, u"reference"_s,  u"status"_s};
    QCOMPARE(charge.keys(), members);
    QCOMPARE(m_cli->json({u"show"_s, u"R 1"_s}).json(), charge);
}

void TestCliCharge::chargesInText()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const CliEnded ended = m_cli->text(
        {u"charge"_s, u"15.00"_s, u"--description"_s, u"evil \x1b[31m text"_s.remove(u'\x1b')});
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.text().contains(u"R$\u00a015.00"_s), ended.output.constData());
    QVERIFY2(ended.text().contains(u"br.gov.bcb.pix"_s), ended.output.constData());
    QVERIFY2(ended.text().contains(u"Waiting"_s), ended.output.constData());
}

void TestCliCharge::refusesACharge_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("problem"); // of the field, or the code of the error
    const auto row = [](const char *name, const QStringList &arguments, int code,
                        const QString &problem) {
        QTest::newRow(name) << arguments << code << problem;
    };
    for (const char *amount : {"1.234", "1,5,0", "15", "15.5", "abc", "", "1.234,56"})
        row(qPrintable(u"amount “%1”"_s.arg(QString::fromUtf8(amount))),
            {QString::fromUtf8(amount)}, 1, u"amount malformed"_s);
    row("nothing", {u"0.00"_s}, 1, u"amount too_small"_s);
    row("no amount", {}, 2, u"usage"_s);
    row("two amounts", {u"15.00"_s, u"16.00"_s}, 2, u"usage"_s);
    row("negative", {u"-15.00"_s}, 2, u"usage"_s);
    row("unknown option", {u"15.00"_s, u"--status"_s, u"paid"_s}, 2, u"usage"_s);
    row("long reference", {u"15.00"_s, u"--reference"_s, QString(51, u'a')}, 1,
        u"reference too_long"_s);
    row("long description", {u"15.00"_s, u"--description"_s, QString(141, u'a')}, 1,
        u"description too_long"_s);
    row("control character", {u"15.00"_s, u"--description"_s, u"a\x1b[31m"_s}, 1,
        u"description malformed"_s);
    row("no time", {u"15.00"_s, u"--expires"_s, u"0"_s}, 1, u"expires too_small"_s);
    row("time that is none", {u"15.00"_s, u"--expires"_s, u"1h"_s}, 2, u"usage"_s);
    row("too much time", {u"15.00"_s, u"--expires"_s, u"99999999999"_s}, 2, u"usage"_s);
    row("negative waiting", {u"15.00"_s, u"--wait"_s, u"-1"_s}, 2, u"usage"_s);
    row("option without a value", {u"15.00"_s, u"--wait"_s}, 2, u"usage"_s);
    row("picture without a name", {u"15.00"_s, u"--qr"_s, QString()}, 2, u"usage"_s);
}

void TestCliCharge::refusesACharge()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    QFETCH(QString, problem);
    QCOMPARE(m_cli->initialize().code, 0);
    const CliEnded ended = m_cli->json(QStringList{u"charge"_s} + arguments);
    QCOMPARE(ended.code, code);
    QCOMPARE(code == 2 ? ended.errorCode() : ended.fieldProblem(), problem);
    QCOMPARE(ended.output.count('\n'), 1);
    QCOMPARE(ended.errors.count('\n'), 1);
    QVERIFY(ended.errors.startsWith("balcao-cli: "));
    QCOMPARE(count(), 0);
}

void TestCliCharge::expires()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const CliEnded lasting = m_cli->json({u"charge"_s, u"15.00"_s});
    const CliEnded ended =
        m_cli->json({u"charge"_s, u"15.00"_s, u"--expires"_s, u"1"_s, u"--wait"_s, u"20"_s});
    QCOMPARE(ended.code, 1); // not paid
    QCOMPARE(ended.output.count('\n'), 1);
    QCOMPARE(ended.json()["status"_L1].toString(), u"expired"_s);
    QVERIFY(ended.json().contains("finished"_L1));
    // The lifetime of one charge changes no other.
    const QString other = lasting.json()["id"_L1].toString();
    QCOMPARE(m_cli->json({u"show"_s, other}).json(), lasting.json());
}

void TestCliCharge::writesThePicture()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const CliEnded ended = m_cli->json({u"charge"_s, u"15.00"_s, u"--qr"_s, u"código.png"_s});
    QCOMPARE(ended.code, 0);
    const QImage picture(m_cli->path(u"código.png"_s));
    QVERIFY(picture.width() > 200);
    QCOMPARE(picture.width(), picture.height());
}

void TestCliCharge::chargesNothingWithoutAPlaceForThePicture()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const CliEnded ended = m_cli->json({u"charge"_s, u"15.00"_s, u"--qr"_s, u"none/q.png"_s});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"storage_read_only"_s);
    QCOMPARE(count(), 0);
}

/// A practice shop of the console is a sandbox with its own folder.
void TestCliCharge::paysInAPracticeShop()
{
    QVERIFY(app::newPracticeShop().save(m_cli->shop()));
    const QString id = m_cli->json({u"charge"_s, u"15.00"_s}).json()["id"_L1].toString();
    QVERIFY(!id.isEmpty());
    const CliEnded paid = m_cli->json({u"pay"_s, id});
    QCOMPARE(paid.code, 0);
    QCOMPARE(paid.json()["status"_L1].toString(), u"paid"_s);
}

void TestCliCharge::waitsForThePayment()
{
    m_cli->makeSandbox();
    const auto waiting =
        m_cli->started({u"--data"_s, m_cli->shop(), u"--json"_s, u"charge"_s, u"15.00"_s,
                        u"--reference"_s, u"R1"_s, u"--wait"_s, u"60"_s});
    QString id;
    QTRY_VERIFY_WITH_TIMEOUT(
        !(id = m_cli->json({u"show"_s, u"R1"_s}).json()["id"_L1].toString()).isEmpty(), 30'000);
    const CliEnded paid = m_cli->json({u"pay"_s, id});
    QCOMPARE(paid.code, 0);
    QCOMPARE(paid.json()["status"_L1].toString(), u"paid"_s);
    const CliEnded ended = support::CliProgram::ended(*waiting);
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.output.count('\n'), 1); // one document, when it is decided
    QCOMPARE(ended.json(), paid.json());
    QCOMPARE(ended.json()["e2e_id"_L1].toString().size(), 32);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData()); // progress only on a terminal
}

void TestCliCharge::waitsForACancellation()
{
    m_cli->makeSandbox();
    const auto waiting =
        m_cli->started({u"--data"_s, m_cli->shop(), u"--json"_s, u"charge"_s, u"15.00"_s,
                        u"--reference"_s, u"R1"_s, u"--wait"_s, u"60"_s});
    QString id;
    QTRY_VERIFY_WITH_TIMEOUT(
        !(id = m_cli->json({u"show"_s, u"R1"_s}).json()["id"_L1].toString()).isEmpty(), 30'000);
    QCOMPARE(m_cli->json({u"cancel"_s, id}).code, 0);
    const CliEnded ended = support::CliProgram::ended(*waiting);
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.json()["status"_L1].toString(), u"canceled"_s);
}

void TestCliCharge::endsTheWaitingInTime()
{
    QCOMPARE(m_cli->initialize().code, 0);
    QElapsedTimer timer;
    timer.start();
    const CliEnded ended = m_cli->json({u"charge"_s, u"15.00"_s, u"--wait"_s, u"1"_s});
    QCOMPARE(ended.code, 4);
    QVERIFY(timer.elapsed() >= 1000);
    QCOMPARE(ended.json()["status"_L1].toString(), u"pending"_s);
    QVERIFY(!ended.json()["qr_code"_L1].toString().isEmpty());
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s, u"--wait"_s, u"0"_s}).code, 4);
}

void TestCliCharge::stopsWaitingAtASignal()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const auto waiting = m_cli->started(
        {u"--data"_s, m_cli->shop(), u"--json"_s, u"charge"_s, u"15.00"_s, u"--wait"_s, u"600"_s});
    QTRY_VERIFY_WITH_TIMEOUT(count() == 1, 30'000);
    ::kill(static_cast<pid_t>(waiting->processId()), SIGINT);
    const CliEnded ended = support::CliProgram::ended(*waiting);
    QCOMPARE(ended.code, 4);
    QCOMPARE(ended.json()["status"_L1].toString(), u"pending"_s);
    QCOMPARE(m_cli->json({u"show"_s, ended.json()["id"_L1].toString()}).json(), ended.json());
}

void TestCliCharge::chargesFromTwoPrograms()
{
    QCOMPARE(m_cli->initialize().code, 0);
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 6; ++i)
        processes.push_back(m_cli->started({u"--data"_s, m_cli->shop(), u"--json"_s, u"charge"_s,
                                            u"15.00"_s, u"--reference"_s, u"R%1"_s.arg(i / 2)}));
    QHash<int, int> codes;
    for (const auto &process : processes)
        ++codes[support::CliProgram::ended(*process).code];
    QCOMPARE(codes, (QHash<int, int>{{0, 3}, {1, 3}})); // each reference once
    QCOMPARE(count(), 3);
}

void TestCliCharge::playsTheCustomerInASandboxOnly()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString id = charge();
    for (const QString &command : {u"pay"_s, u"cancel"_s}) {
        const CliEnded ended = m_cli->json({command, id});
        QCOMPARE(ended.code, 1);
        QCOMPARE(ended.errorCode(), u"unsupported"_s);
    }
    QCOMPARE(m_cli->json({u"show"_s, id}).json()["status"_L1].toString(), u"pending"_s);
}

void TestCliCharge::refunds()
{
    m_cli->makeSandbox();
    const QString id = charge();
    const CliEnded early = m_cli->json({u"refund"_s, id});
    QCOMPARE(early.code, 1);
    QCOMPARE(early.errorCode(), u"transition_refused"_s);
    QCOMPARE(m_cli->json({u"pay"_s, id}).code, 0);
    const CliEnded ended =
        m_cli->json({u"refund"_s, id, u"--amount"_s, u"15,00"_s, u"--reason"_s, u"Devolvido"_s});
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.json()["status"_L1].toString(), u"refund"_s);
    QStringList statuses;
    for (const QJsonValue event : ended.json()["events"_L1].toArray())
        statuses += event["status"_L1].toString();
    QCOMPARE(statuses, (QStringList{u"refund"_s, u"paid"_s, u"pending"_s}));
    QCOMPARE(m_cli->json({u"refund"_s, id}).code, 0); // is refunded already
    QCOMPARE(m_cli->json({u"pay"_s, id}).code, 1);
}

void TestCliCharge::refundsWholeAmountsOnly()
{
    m_cli->makeSandbox();
    const QString id = charge();
    QCOMPARE(m_cli->json({u"pay"_s, id}).code, 0);
    const auto problem = [&](const QString &amount) {
        const CliEnded ended = m_cli->json({u"refund"_s, id, u"--amount"_s, amount});
        return ended.code == 1 ? ended.fieldProblem() : QString();
    };
    QCOMPARE(problem(u"14.99"_s), u"amount not_allowed"_s);
    QCOMPARE(problem(u"15.01"_s), u"amount too_large"_s);
    QCOMPARE(problem(u"15"_s), u"amount malformed"_s);
    QCOMPARE(m_cli->json({u"refund"_s, id, u"--reason"_s, QString(141, u'a')}).fieldProblem(),
             u"reason too_long"_s);
    QCOMPARE(m_cli->json({u"show"_s, id}).json()["status"_L1].toString(), u"paid"_s);
}

void TestCliCharge::confirmsByHand()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString id = charge();
    const CliEnded ended = m_cli->json({u"confirm"_s, id, u"--note"_s, u"visto às 14h"_s});
    QVERIFY2(ended.code == 0, ended.output.constData());
    const QJsonObject paid = ended.json();
    QCOMPARE(paid["status"_L1].toString(), u"paid"_s);
    QVERIFY(paid.contains("finished"_L1));
    QVERIFY(!paid.contains("e2e_id"_L1)); // never invented
    QVERIFY(!paid.contains("paid_late"_L1));
    QCOMPARE(paid["evidence"_L1].toArray().size(), 1);
    const QJsonValue evidence = paid["evidence"_L1][0];
    QCOMPARE(evidence["kind"_L1].toString(), u"by_hand"_s);
    QCOMPARE(evidence["role"_L1].toString(), u"confirmation"_s);
    QCOMPARE(evidence["note"_L1].toString(), u"visto às 14h"_s);
    QCOMPARE(evidence["till"_L1].toString(), u"balcao-cli"_s);
    QVERIFY(!evidence["person"_L1].toString().isEmpty()); // the user of the system
    QCOMPARE(m_cli->json({u"show"_s, id}).json(), paid);
    const CliEnded text = m_cli->text({u"show"_s, id});
    QVERIFY2(text.text().contains(u"Confirmed by hand, not by the bank"_s) &&
                 text.text().contains(u"visto às 14h"_s),
             text.output.constData());

    const CliEnded again = m_cli->json({u"confirm"_s, id, u"--note"_s, u"again"_s});
    QCOMPARE(again.code, 1);
    QCOMPARE(again.errorCode(), u"transition_refused"_s);
    const CliEnded report = m_cli->json({u"report"_s, u"today"_s});
    QCOMPARE(report.json()["evidence"_L1],
             QJsonValue(QJsonArray{QJsonObject{
                 {u"kind"_s, u"by_hand"_s}, {u"count"_s, 1}, {u"amount"_s, u"15.00"_s}}}));
}

void TestCliCharge::confirmsLate()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const CliEnded expired =
        m_cli->json({u"charge"_s, u"15.00"_s, u"--expires"_s, u"1"_s, u"--wait"_s, u"20"_s});
    QCOMPARE(expired.json()["status"_L1].toString(), u"expired"_s);
    const CliEnded ended = m_cli->json(
        {u"confirm"_s, expired.json()["id"_L1].toString(), u"--note"_s, u"came later"_s});
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.json()["status"_L1].toString(), u"paid"_s);
    QCOMPARE(ended.json()["paid_late"_L1].toBool(), true);
}

void TestCliCharge::confirmsWithAnEndToEndId()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString day = QDateTime::currentDateTimeUtc().toString("yyyyMMddHHmm"_L1);
    const QString e2e = u"E00416968%1AbCdEfGhIj1"_s.arg(day);
    QCOMPARE(e2e.size(), 32);
    const auto confirm = [this](const QString &id, const QString &endToEndId) {
        return m_cli->json({u"confirm"_s, id, u"--note"_s, u"seen"_s, u"--e2e"_s, endToEndId});
    };
    const CliEnded one = confirm(charge(), e2e);
    QVERIFY2(one.code == 0, one.output.constData());
    QCOMPARE(one.json()["e2e_id"_L1].toString(), e2e);
    const QString other = charge();
    const CliEnded twice = confirm(other, e2e); // one payment pays one charge
    QCOMPARE(twice.code, 1);
    QCOMPARE(twice.errorCode(), u"conflict"_s);
    QCOMPARE(twice.fieldProblem(), u"e2e_id already_used"_s);
    QCOMPARE(confirm(other, u"E123"_s).fieldProblem(), u"e2e_id malformed"_s);
    const CliEnded ending = confirm(other, u"x7Y8z9"_s);
    QCOMPARE(ending.code, 0);
    QVERIFY(!ending.json().contains("e2e_id"_L1));
}

void TestCliCharge::confirmsOnceOfTwoPrograms()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString id = charge();
    std::vector<std::unique_ptr<QProcess>> processes;
    for (int i = 0; i < 4; ++i)
        processes.push_back(m_cli->started({u"--data"_s, m_cli->shop(), u"--json"_s, u"confirm"_s,
                                            id, u"--note"_s, u"till %1"_s.arg(i)}));
    QHash<int, int> codes;
    for (const auto &process : processes)
        ++codes[support::CliProgram::ended(*process).code];
    QCOMPARE(codes, (QHash<int, int>{{0, 1}, {1, 3}}));
    QCOMPARE(m_cli->json({u"show"_s, id}).json()["evidence"_L1].toArray().size(), 1);
}

void TestCliCharge::waitsForAConfirmation()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const auto waiting =
        m_cli->started({u"--data"_s, m_cli->shop(), u"--json"_s, u"charge"_s, u"15.00"_s,
                        u"--reference"_s, u"R1"_s, u"--wait"_s, u"60"_s});
    QString id;
    QTRY_VERIFY_WITH_TIMEOUT(
        !(id = m_cli->json({u"show"_s, u"R1"_s}).json()["id"_L1].toString()).isEmpty(), 30'000);
    QCOMPARE(m_cli->json({u"confirm"_s, id, u"--note"_s, u"seen"_s}).code, 0);
    const CliEnded ended = support::CliProgram::ended(*waiting);
    QCOMPARE(ended.code, 0);
    QCOMPARE(ended.json()["status"_L1].toString(), u"paid"_s);
}

void TestCliCharge::refusesAConfirmation_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("problem");
    QTest::newRow("no note") << QStringList{u"--note"_s, QString()} << u"note missing"_s;
    QTest::newRow("blank note") << QStringList{u"--note"_s, u" "_s} << u"note missing"_s;
    QTest::newRow("long note") << QStringList{u"--note"_s, QString(141, u'a')}
                               << u"note too_long"_s;
}

void TestCliCharge::refusesAConfirmation()
{
    QFETCH(QStringList, options);
    QFETCH(QString, problem);
    QCOMPARE(m_cli->initialize().code, 0);
    const QString id = charge();
    const CliEnded ended = m_cli->json(QStringList{u"confirm"_s, id} + options);
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"invalid_input"_s);
    QCOMPARE(ended.fieldProblem(), problem);
    QCOMPARE(m_cli->json({u"show"_s, id}).json()["status"_L1].toString(), u"pending"_s);
}

void TestCliCharge::withdraws()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString id = charge();
    const QStringList withdraw{u"withdraw"_s, id, u"--reason"_s, u"wrong charge"_s};
    QCOMPARE(m_cli->json(withdraw).errorCode(), u"transition_refused"_s); // not confirmed yet
    QCOMPARE(m_cli->json({u"confirm"_s, id, u"--note"_s, u"seen"_s}).code, 0);
    QCOMPARE(m_cli->json({u"withdraw"_s, id, u"--reason"_s, u" "_s}).fieldProblem(),
             u"reason missing"_s);
    const CliEnded ended = m_cli->json(withdraw);
    QVERIFY2(ended.code == 0, ended.output.constData());
    QCOMPARE(ended.json()["status"_L1].toString(), u"canceled"_s);
    const QJsonArray evidence = ended.json()["evidence"_L1].toArray(); // nothing is deleted
    QCOMPARE(evidence.size(), 2);
    QCOMPARE(evidence[1]["role"_L1].toString(), u"withdrawal"_s);
    QCOMPARE(evidence[1]["note"_L1].toString(), u"wrong charge"_s);
    const CliEnded later = m_cli->json({u"confirm"_s, id, u"--note"_s, u"now it is there"_s});
    QCOMPARE(later.json()["status"_L1].toString(), u"paid"_s);
    // In a sandbox payments are simulated.
    support::CliProgram sandbox;
    sandbox.makeSandbox();
    const QString other = sandbox.json({u"charge"_s, u"1.00"_s}).json()["id"_L1].toString();
    QCOMPARE(sandbox.json({u"confirm"_s, other, u"--note"_s, u"seen"_s}).errorCode(),
             u"unsupported"_s);
}

void TestCliCharge::refundsInAShopOfItsOwn()
{
    QCOMPARE(m_cli->initialize().code, 0);
    const QString id = charge();
    QCOMPARE(m_cli->json({u"refund"_s, id}).errorCode(), u"transition_refused"_s);
    QCOMPARE(m_cli->json({u"confirm"_s, id, u"--note"_s, u"seen"_s}).code, 0);
    // Parts are recorded until the whole amount went back.
    const CliEnded part = m_cli->json(
        {u"refund"_s, id, u"--amount"_s, u"1.00"_s, u"--reason"_s, u"um pão devolvido"_s});
    QVERIFY2(part.code == 0, part.output.constData());
    QCOMPARE(part.json()["status"_L1].toString(), u"paid"_s);
    QVERIFY2(part.output.contains("um pão devolvido"), part.output.constData());
    const CliEnded more = m_cli->json({u"refund"_s, id, u"--amount"_s, u"14.01"_s});
    QCOMPARE(more.code, 1);
    QCOMPARE(more.fieldProblem(), u"amount too_large"_s);
    const CliEnded ended = m_cli->json({u"refund"_s, id, u"--reason"_s, u"returned"_s});
    QVERIFY2(ended.code == 0, ended.output.constData());
    QCOMPARE(ended.json()["status"_L1].toString(), u"refund"_s);
    QVERIFY2(ended.output.contains("14.00"), ended.output.constData()); // the rest
}

void TestCliCharge::refusesWrongIds_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("pay") << QStringList{u"pay"_s};
    QTest::newRow("cancel") << QStringList{u"cancel"_s};
    QTest::newRow("refund") << QStringList{u"refund"_s};
    QTest::newRow("confirm") << QStringList{u"confirm"_s, u"--note"_s, u"seen"_s};
    QTest::newRow("withdraw") << QStringList{u"withdraw"_s, u"--reason"_s, u"mistake"_s};
}

void TestCliCharge::refusesWrongIds()
{
    QFETCH(QStringList, command);
    const bool isOfEvidence = command.contains("confirm"_L1) || command.contains("withdraw"_L1);
    if (isOfEvidence)
        QCOMPARE(m_cli->initialize().code, 0);
    else
        m_cli->makeSandbox();
    const CliEnded unknown = m_cli->json(command + QStringList{kNobody});
    QCOMPARE(unknown.code, 1);
    QCOMPARE(unknown.errorCode(), u"not_found"_s);
    const CliEnded malformed = m_cli->json(command + QStringList{u"R1"_s});
    QCOMPARE(malformed.code, 1);
    QCOMPARE(malformed.fieldProblem(), u"identifier malformed"_s);
    QCOMPARE(m_cli->json(command).code, 2);
}

void TestCliCharge::reportsAnUnwritableOutput()
{
    QCOMPARE(m_cli->initialize().code, 0);
    QProcess process;
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(support::programPath(u"balcao-cli"_s),
                  {u"--data"_s, m_cli->shop(), u"charge"_s, u"15.00"_s});
    const CliEnded ended = support::CliProgram::ended(process);
    QCOMPARE(ended.code, 3); // the charge exists
    QVERIFY(!ended.errors.isEmpty());
    QCOMPARE(count(), 1);
}

BALCAO_GUILESS_TEST(TestCliCharge)
#include "tst_clicharge.moc"
