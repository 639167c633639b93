// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "core/remote/remotetransactionservice.h"
#include "core/service/evidencesupport.h"
#include "core/wire/capabilitiesjson.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/faultyservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtCore/QTimer>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;
using Code = Error::Code;

namespace
{

/// A line of a statement that a person accepted.
const Confirmation kLine{.kind = EvidenceKind::Statement,
                         .movedDay = QDate(2026, 11, 20),
                         .amount = Money::fromCents(1500),
                         .source = u"extrato.ofx, 14"_s,
                         .line = u"a1"_s};

const Confirmation kSeen{.note = u"visto no app"_s, .endToEndId = u"F12345"_s};

/// The behaviour of the service when a confirmation or a withdrawal arrives.
enum class Fate {
    Answers,
    StoresAndBreaks, ///< stored, without an answer
    StoresLate,      ///< stored after the first lookup, without an answer
    Breaks,          ///< not stored
    Fails,           ///< stored, with an answer that proves nothing
};

} // namespace

Q_DECLARE_METATYPE(Fate)

/// Tests confirmations over a network that loses answers.
class RemoteEvidenceTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_service.reset(); }

    void sendsTheConfirmation();
    void looksALostAnswerUp_data();
    void looksALostAnswerUp();
    void withdrawsOverALostAnswer();
    void saysIfTheServiceIsUnreachable();
    void explainsRejections_data();
    void explainsRejections();
    void sendsNothingInvalid();
    void sendsALineOfAStatement();
    void asksIfTheServiceTakesStatements_data();
    void asksIfTheServiceTakesStatements();
    void repeatsALineWithoutAnAnswer_data();
    void repeatsALineWithoutAnAnswer();
    void supportsOnlyPayments();
    void confirmsNothingUnlessConfigured();
    void listsNoEvidence();

private:
    void start(bool confirms = true);
    void serve(QSslSocket &socket, const FaultyService::Request &request);
    void stateCapabilities(bool byStatement, Scopes scopes);
    static void end(QSslSocket &socket, const QByteArray &bytes);
    void store(Status::Code status);

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FaultyService> m_remote;
    std::unique_ptr<RemoteTransactionService> m_service;
    Transaction m_charge;
    Fate m_fate = Fate::Answers;
    QByteArray m_rejection;      ///< answer to a confirmation; empty: none
    QByteArray m_capabilities;   ///< answer to the call for capabilities
    QList<QByteArray> m_changes; ///< bodies of confirmations and withdrawals
    int m_lossesLeft = 0;        ///< changes that are stored without an answer
    int m_questions = 0;         ///< for capabilities
    int m_lookups = 0;           ///< of the charge
};

void RemoteEvidenceTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_remote = std::make_unique<FaultyService>(FaultyService::Behaviour{});
    m_remote->behave({FaultyService::Phase::Request,
                      [this](QSslSocket &socket, const auto &request) { serve(socket, request); }});
    m_charge = samples::charge(1500);
    m_charge.platform = kPlatform;
    m_fate = Fate::Answers;
    m_rejection.clear();
    m_capabilities = FaultyService::answer(404, R"({"error":4})");
    m_changes.clear();
    m_lossesLeft = 0;
    m_questions = 0;
    m_lookups = 0;
    start();
}

void RemoteEvidenceTest::start(bool confirms)
{
    m_service.reset();
    m_service = std::make_unique<RemoteTransactionService>(
        RemoteTransactionService::Setup{.address = *ServiceAddress::parse(m_remote->url()),
                                        .key = "secret",
                                        .platform = kPlatform,
                                        .can = {.confirmsPayments = confirms},
                                        .intents = m_folder->filePath(u"intents.db"_s),
                                        .limits = {.reach = 2s, .inactivity = 2s, .whole = 2s},
                                        .intervals = {.poll = 1h, .lookup = 10ms}});
    QVERIFY(await(m_service->open()));
}

void RemoteEvidenceTest::end(QSslSocket &socket, const QByteArray &bytes)
{
    socket.write(bytes);
    socket.disconnectFromHost();
}

void RemoteEvidenceTest::store(Status::Code status)
{
    m_charge.status = status;
    m_charge.finished = m_charge.created.addSecs(60);
    m_charge.events.prepend({status, *m_charge.finished});
}

void RemoteEvidenceTest::stateCapabilities(bool byStatement, Scopes scopes)
{
    const StatedCapabilities stated{.clock = m_charge.created,
                                    .environment = Environment::Production,
                                    .platform = kPlatform,
                                    .scopes = scopes,
                                    .confirmsPayments = true,
                                    .confirmsByStatement = byStatement};
    m_capabilities = FaultyService::answer(200, toJson(stated));
}

void RemoteEvidenceTest::serve(QSslSocket &socket, const FaultyService::Request &request)
{
    const QByteArray path = request.line().split(' ').value(1);
    if (request.line().startsWith("GET")) {
        if (path.startsWith("/api/v1/transactions"))
            return end(socket, FaultyService::answer(200, toJson(TransactionPage{}, {})));
        if (path == "/api/v1/capabilities") {
            ++m_questions;
            return end(socket, m_capabilities);
        }
        ++m_lookups;
        if (!path.endsWith(toWireId(m_charge.id).toLatin1()))
            return end(socket, FaultyService::answer(404, R"({"error":4})"));
        const QByteArray answer = FaultyService::answer(200, toJson(m_charge));
        if (m_fate == Fate::StoresLate && m_lookups == 1)
            store(Status::Code::Paid);
        return end(socket, answer);
    }
    m_changes.append(request.body);
    if (!m_rejection.isEmpty())
        return end(socket, m_rejection);
    const bool isConfirmation = path.endsWith("/confirm");
    if (m_lossesLeft > 0) {
        --m_lossesLeft;
        store(Status::Code::Paid);
        return socket.abort();
    }
    if (m_fate != Fate::Breaks && m_fate != Fate::StoresLate)
        store(isConfirmation ? Status::Code::Paid : Status::Code::Canceled);
    if (m_fate == Fate::Answers)
        end(socket, FaultyService::answer(200, toJson(m_charge)));
    else if (m_fate == Fate::Fails)
        end(socket, FaultyService::answer(500, R"({"error":99})"));
    else
        socket.abort();
}

void RemoteEvidenceTest::sendsTheConfirmation()
{
    QList<Status::Code> changes;
    QVERIFY(await(m_service->find(m_charge.id)));
    connect(m_service.get(), &TransactionService::changed, this,
            [&changes](const Transaction &changed) { changes.append(changed.status.code()); });
    Confirmation confirmation = kSeen;
    confirmation.movedAt = QDateTime(QDate(2026, 11, 20), QTime(17, 2, 5), Qt::UTC);
    const auto paid = await(m_service->confirm(m_charge.id, confirmation));
    QVERIFY2(paid, paid ? "" : qPrintable(paid.error().detail));
    QCOMPARE(paid->status, Status(Status::Code::Paid));
    QCOMPARE(m_changes,
             QList<QByteArray>{
                 R"({"note":"visto no app","e2e_id":"F12345","finished":"2026-11-20 14:02:05"})"});
    const auto canceled = await(m_service->withdraw(m_charge.id, {.reason = u" engano "_s}));
    QVERIFY(canceled);
    QCOMPARE(canceled->status, Status(Status::Code::Canceled));
    QCOMPARE(m_changes.constLast(), R"({"reason":"engano"})");
    QCOMPARE(changes, (QList{Status::Code::Paid, Status::Code::Canceled}));
    const QList<FaultyService::Request> &delivered = m_remote->delivered;
    QVERIFY(std::any_of(delivered.begin(), delivered.end(), [this](const auto &request) {
        return request.line().contains("/api/v1/transaction/pix/" +
                                       toWireId(m_charge.id).toLatin1() + "/confirm") &&
               request.head.contains("Bearer secret");
    }));
}

void RemoteEvidenceTest::looksALostAnswerUp_data()
{
    QTest::addColumn<Fate>("fate");
    QTest::addColumn<bool>("isPaid");
    QTest::addColumn<int>("lookups");
    QTest::newRow("stored, no answer") << Fate::StoresAndBreaks << true << 1;
    QTest::newRow("stored, useless answer") << Fate::Fails << true << 1;
    QTest::newRow("stored late") << Fate::StoresLate << true << 2;
    QTest::newRow("lost on its way") << Fate::Breaks << false << 3;
}

/// Never sent twice: a repeated confirmation could confirm a second payment.
void RemoteEvidenceTest::looksALostAnswerUp()
{
    QFETCH(const Fate, fate);
    m_fate = fate;
    const auto paid = await(m_service->confirm(m_charge.id, kSeen));
    QTEST(paid.has_value(), "isPaid");
    if (paid)
        QCOMPARE(paid->status, Status(Status::Code::Paid));
    else
        QCOMPARE(paid.error().code, Code::Unconfirmed);
    QCOMPARE(m_changes.size(), 1);
    QTEST(m_lookups, "lookups");
}

void RemoteEvidenceTest::withdrawsOverALostAnswer()
{
    store(Status::Code::Paid);
    m_fate = Fate::StoresAndBreaks;
    const auto canceled = await(m_service->withdraw(m_charge.id, {.reason = u"engano"_s}));
    QVERIFY(canceled);
    QCOMPARE(canceled->status, Status(Status::Code::Canceled));
    QCOMPARE(m_changes.size(), 1);
}

/// Nothing was sent, so nothing is looked up.
void RemoteEvidenceTest::saysIfTheServiceIsUnreachable()
{
    m_remote->close();
    QCOMPARE(await(m_service->confirm(m_charge.id, kSeen)).error().code, Code::Unreachable);
    QCOMPARE(m_lookups, 0);
}

void RemoteEvidenceTest::explainsRejections_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Code>("code");
    QTest::addColumn<int>("lookups");
    const auto row = [](const char *name, int status, const char *body, Code code,
                        int lookups = 0) {
        QTest::newRow(name) << status << QByteArray(body) << code << lookups;
    };
    row("no key", 401, R"({"error":1})", Code::AccessDenied);
    row("no scope", 403, R"({"error":2})", Code::AccessDenied);
    row("no such call", 404, R"({"error":4})", Code::Unsupported, 1);
    row("other method", 405, "", Code::Unsupported);
    row("paid", 409, R"({"error":25})", Code::TransitionRefused);
    row("too early", 422,
        R"({"error":20,"violations":[{"field":"finished","code":"too_early","message":""}]})",
        Code::InvalidInput);
    row("of another charge", 422,
        R"({"error":20,"violations":[{"field":"e2e_id","code":"already_used","message":""}]})",
        Code::Conflict);
    row("line of another charge", 422,
        R"({"error":20,"violations":[{"field":"statement.line","code":"already_used"}]})",
        Code::Conflict);
}

void RemoteEvidenceTest::explainsRejections()
{
    QFETCH(const int, status);
    QFETCH(const QByteArray, body);
    m_rejection = FaultyService::answer(status, body);
    QTEST(await(m_service->confirm(m_charge.id, kSeen)).error().code, "code");
    QTEST(m_lookups, "lookups");
    QTEST(await(m_service->withdraw(m_charge.id, {.reason = u"engano"_s})).error().code, "code");
    QCOMPARE(m_changes.size(), 2);
    if (status != 404)
        return;
    QCOMPARE(await(m_service->confirm(QUuid::createUuid(), kSeen)).error().code, Code::NotFound);
}

void RemoteEvidenceTest::sendsNothingInvalid()
{
    QCOMPARE(await(m_service->confirm(m_charge.id, {})).error().code, Code::InvalidInput);
    QCOMPARE(await(m_service->withdraw(m_charge.id, {})).error().code, Code::InvalidInput);
    QCOMPARE(await(m_service->confirm({}, kSeen)).error().code, Code::NotFound);
    QCOMPARE(m_changes.size(), 0);
}

void RemoteEvidenceTest::sendsALineOfAStatement()
{
    stateCapabilities(true, kAllScopes);
    const auto paid = await(m_service->confirm(m_charge.id, kLine));
    QVERIFY2(paid, paid ? "" : qPrintable(paid.error().detail));
    QCOMPARE(paid->status, Status(Status::Code::Paid));
    QVERIFY(await(m_service->confirm(m_charge.id, kLine)));
    QVERIFY(await(m_service->withdraw(m_charge.id, {.reason = u"engano"_s, .line = u"a1"_s})));
    const QByteArray line =
        R"({"finished":"2026-11-20","statement":{"line":"a1","source":"extrato.ofx, 14",)"
        R"("amount":15.00,"match":"person"}})";
    QCOMPARE(m_changes,
             (QList<QByteArray>{line, line, R"({"reason":"engano","statement":{"line":"a1"}})"}));
    QCOMPARE(m_questions, 1);
}

void RemoteEvidenceTest::asksIfTheServiceTakesStatements_data()
{
    QTest::addColumn<QByteArray>("answer"); // empty: the capabilities of the other columns
    QTest::addColumn<bool>("byStatement");
    QTest::addColumn<Scopes>("scopes");
    QTest::addColumn<Code>("code");
    const auto row = [](const char *name, const QByteArray &answer, Code code) {
        QTest::newRow(name) << answer << false << Scopes() << code;
    };
    row("no such call", FaultyService::answer(404, R"({"error":4})"), Code::Unsupported);
    row("other method", FaultyService::answer(405, ""), Code::Unsupported);
    row("no capabilities", FaultyService::answer(200, "{}"), Code::Unsupported);
    row("busy", FaultyService::answer(503, R"({"error":9})"), Code::Unavailable);
    row("no key", FaultyService::answer(401, R"({"error":2})"), Code::AccessDenied);
    QTest::newRow("by hand only") << QByteArray() << false << kAllScopes << Code::Unsupported;
    QTest::newRow("no scope") << QByteArray() << true << Scopes(Scope::Read) << Code::Unsupported;
}

/// As with every older server: nothing is sent. A failed question is asked again.
void RemoteEvidenceTest::asksIfTheServiceTakesStatements()
{
    QFETCH(const QByteArray, answer);
    QFETCH(const bool, byStatement);
    QFETCH(const Scopes, scopes);
    stateCapabilities(byStatement, scopes);
    if (!answer.isEmpty())
        m_capabilities = answer;
    QTEST(await(m_service->confirm(m_charge.id, kLine)).error().code, "code");
    const Withdrawal withdrawal{.reason = u"engano"_s, .line = u"a1"_s};
    QTEST(await(m_service->withdraw(m_charge.id, withdrawal)).error().code, "code");
    QCOMPARE(m_changes.size(), 0);
    QFETCH(const Code, code);
    QCOMPARE(m_questions, code == Code::Unsupported ? 1 : 2);
    stateCapabilities(true, kAllScopes);
    QCOMPARE(await(m_service->confirm(m_charge.id, kLine)).has_value(), code != Code::Unsupported);
    QVERIFY(await(m_service->confirm(m_charge.id, kSeen))); // by hand as always
}

void RemoteEvidenceTest::repeatsALineWithoutAnAnswer_data()
{
    QTest::addColumn<int>("losses");
    QTest::addColumn<int>("sent");
    QTest::newRow("one lost answer") << 1 << 2;
    QTest::newRow("three lost answers") << 3 << 4;
    QTest::newRow("no answer") << 4 << 4;
}

/// The status alone does not prove that the service has the line.
void RemoteEvidenceTest::repeatsALineWithoutAnAnswer()
{
    QFETCH(const int, losses);
    stateCapabilities(true, kAllScopes);
    m_lossesLeft = losses;
    const auto paid = await(m_service->confirm(m_charge.id, kLine));
    QCOMPARE(paid.has_value(), losses < 4);
    if (!paid)
        QCOMPARE(paid.error().code, Code::Unconfirmed);
    QTEST(int(m_changes.size()), "sent");
    QCOMPARE(QSet<QByteArray>(m_changes.begin(), m_changes.end()).size(), 1);
    QCOMPARE(m_lookups, 0);
}

void RemoteEvidenceTest::supportsOnlyPayments()
{
    stateCapabilities(true, kAllScopes);
    Confirmation bank = kSeen;
    bank.kind = EvidenceKind::BankApi;
    Confirmation refund = kSeen;
    refund.subject = Evidence::Subject::Refund;
    Confirmation returned = kLine;
    returned.subject = Evidence::Subject::Refund;
    for (const Confirmation &confirmation : {bank, refund, returned})
        QCOMPARE(await(m_service->confirm(m_charge.id, confirmation)).error().code,
                 Code::Unsupported);
    QCOMPARE(m_changes.size(), 0);
}

void RemoteEvidenceTest::confirmsNothingUnlessConfigured()
{
    start(false);
    QVERIFY(!m_service->capabilities().confirmsPayments);
    QCOMPARE(await(m_service->confirm(m_charge.id, kSeen)).error().code, Code::Unsupported);
    QCOMPARE(await(m_service->withdraw(m_charge.id, {.reason = u"engano"_s})).error().code,
             Code::Unsupported);
    QCOMPARE(m_changes.size(), 0);
}

/// The pages then offer neither the filter nor the totals by kind.
void RemoteEvidenceTest::listsNoEvidence()
{
    QVERIFY(m_service->capabilities().confirmsPayments);
    QVERIFY(!listsEvidence(*m_service));
}

BALCAO_GUILESS_TEST(RemoteEvidenceTest)
#include "tst_remoteevidence.moc"
