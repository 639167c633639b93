// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/storage/intentstore.h"
#include "tests/support/charges.h"
#include "tests/support/looseservice.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"

#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;
using Phase = FaultyService::Phase;
using Safety = FaultyService::Safety;

namespace
{

/// The progress of the order at the kill.
enum class Step {
    Starting,   ///< anywhere before the contact with the service
    Connecting, ///< before the connection is accepted
    Connected,
    Header,
    Delivered, ///< before the service acts
    Made,
    HalfAnswered,
    Answered, ///< the console may or may not have recorded the answer
    Reported, ///< recorded
};

/// The action of the service on the order.
enum class Outcome { Makes, MakesLate, MakesNothing };

int repetitions()
{
    return qMax(1, qEnvironmentVariableIntValue("BALCAO_KILLS"));
}

Operation operation()
{
    return operationFromText(qEnvironmentVariable("BALCAO_KILLED")).value_or(Operation::CashOut);
}

/// Returns the draft of the console.
TransactionDraft ordered()
{
    if (operation() == Operation::CashIn)
        return support::cashInDraft(500, u"ordem-1"_s);
    TransactionDraft draft = support::cashOutDraft(500, u"ordem-1"_s);
    draft.pixKey = u"jose@example.com"_s;
    return draft;
}

} // namespace

/// A console killed during a payout pays at most once, and remembers the payout after a restart.
/// BALCAO_KILLED=cashin tests a charge instead. BALCAO_KILLS=20 kills twenty times as often.
class PayerKillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paysOnceAndForgetsNothing_data();
    void paysOnceAndForgetsNothing();

private:
    struct Killed
    {
        bool isMade = false;
        qsizetype deliveries = 0;
    };
    static Killed killedAt(Step step, Outcome outcome, Safety safety, const QString &intents);
    static void waitForWhatItWrote(FaultyService &service);
    static void recovered(const QString &url, const QString &intents);
    static QList<Intent> intentsIn(const QString &path);
};

void PayerKillTest::paysOnceAndForgetsNothing_data()
{
    QTest::addColumn<Step>("step");
    QTest::addColumn<Outcome>("outcome");
    QTest::addColumn<Safety>("safety");
    constexpr std::array kSteps{"starting", "connecting",    "connected", "header", "delivered",
                                "made",     "half answered", "answered",  "told"};
    constexpr std::array kOutcomes{"makes it", "makes it late", "makes nothing"};
    for (int step = 0; step < static_cast<int>(kSteps.size()); ++step) {
        for (int outcome = 0; outcome < static_cast<int>(kOutcomes.size()); ++outcome) {
            for (const Safety safety : {Safety::Plain, Safety::Tls}) {
                const bool isTls = safety == Safety::Tls;
                const bool isTurn = (step + outcome) % 2 == (isTls ? 1 : 0);
                if (repetitions() > 1 || isTurn)
                    QTest::addRow("%s, %s, %s", kSteps.at(static_cast<size_t>(step)),
                                  kOutcomes.at(static_cast<size_t>(outcome)),
                                  isTls ? "https" : "http")
                        << static_cast<Step>(step) << static_cast<Outcome>(outcome) << safety;
            }
        }
    }
}

PayerKillTest::Killed PayerKillTest::killedAt(Step step, Outcome outcome, Safety safety,
                                              const QString &intents)
{
    QProcess payer;
    Killed killed;
    int connections = 0;
    const auto act = [&](QSslSocket &socket, const FaultyService::Request &request) {
        // The first connection usually asks for the list.
        const bool isHeadless = request.head.isEmpty();
        const bool isOrder = request.head.startsWith("POST");
        if (isHeadless ? ++connections == 2 : isOrder && step <= Step::Delivered)
            payer.kill();
        if (!isOrder || request.body.isEmpty())
            return;
        killed.isMade = outcome != Outcome::MakesNothing;
        if (step == Step::Made)
            payer.kill();
        if (step <= Step::Made)
            return;
        const auto draft = draftFromJson(request.body, operation());
        LooseService scribe;
        const QByteArray answer = killed.isMade
                                      ? FaultyService::answer(201, toJson(scribe.add(*draft)))
                                      : FaultyService::answer(503, R"({"error":9})");
        socket.write(step == Step::HalfAnswered ? answer.first(answer.size() / 2) : answer);
        socket.flush();
        if (step == Step::HalfAnswered || step == Step::Answered)
            payer.kill();
    };
    const Phase phase = step == Step::Connecting  ? Phase::Connection
                        : step == Step::Connected ? Phase::Encryption
                        : step == Step::Header    ? Phase::Head
                                                  : Phase::Request;
    FaultyService service({phase, act}, safety);
    payer.start(support::programPath(u"remote_payer"_s),
                {service.url(), intents, toText(operation())});
    if (!payer.waitForStarted())
        qFatal("the payer does not start");
    if (step == Step::Starting)
        QTimer::singleShot(QRandomGenerator::global()->bounded(60), &payer, &QProcess::kill);
    if (step == Step::Reported) {
        if (!QTest::qWaitFor([&payer] { return payer.canReadLine(); }, kWaitLimit))
            qFatal("the payer does not pay");
        payer.kill();
    }
    if (!QTest::qWaitFor([&payer] { return payer.state() == QProcess::NotRunning; }, kWaitLimit))
        qFatal("the payer lives");
    waitForWhatItWrote(service);
    killed.deliveries =
        std::count_if(service.delivered.begin(), service.delivered.end(),
                      [](const auto &request) { return request.head.startsWith("POST"); });
    return killed;
}

/// Waits until the service has read everything from the payer: a new connection is served after the
/// ended ones of the payer.
void PayerKillTest::waitForWhatItWrote(FaultyService &service)
{
    const auto sockets = [&service] { return service.findChildren<QSslSocket *>(); };
    QTcpSocket last;
    last.connectToHost(QHostAddress::LocalHost, service.serverPort());
    const auto hasCome = [&] {
        const auto all = sockets();
        return std::any_of(all.begin(), all.end(), [&last](const QSslSocket *socket) {
            return socket->peerPort() == last.localPort();
        });
    };
    if (!last.waitForConnected() || !QTest::qWaitFor(hasCome, kWaitLimit))
        qFatal("the service does not listen");
    last.abort();
    if (!QTest::qWaitFor([&sockets] { return sockets().isEmpty(); }, kWaitLimit))
        qFatal("a connection of the payer does not end");
}

void PayerKillTest::recovered(const QString &url, const QString &intents)
{
    QProcess payer;
    payer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    payer.start(support::programPath(u"remote_payer"_s), {url, intents, u"recover"_s});
    const bool hasEnded = QTest::qWaitFor(
        [&payer] {
            return payer.state() == QProcess::NotRunning &&
                   payer.error() != QProcess::FailedToStart;
        },
        30'000);
    if (!hasEnded || payer.exitCode() != 0)
        QTest::qFail("it does not find out what became of it", __FILE__, __LINE__);
}

QList<Intent> PayerKillTest::intentsIn(const QString &path)
{
    const auto database = Database::open(path, Database::Access::ReadOnly, Schema::Remote);
    if (!database)
        return {};
    return IntentStore(**database).newest(10).value_or(QList<Intent>());
}

void PayerKillTest::paysOnceAndForgetsNothing()
{
    QFETCH(Step, step);
    QFETCH(Outcome, outcome);
    QFETCH(Safety, safety);
    for (int i = 0; i < repetitions(); ++i) {
        const QTemporaryDir folder;
        const QString intents = folder.filePath(u"intents.db"_s);
        const Killed killed = killedAt(step, outcome, safety, intents);
        QVERIFY(killed.deliveries <= 1);

        LooseService remote;
        const TransactionDraft draft = ordered();
        remote.add(support::cashInDraft(100, u"control"_s));
        const bool isLate = outcome == Outcome::MakesLate && step <= Step::Made;
        if (killed.isMade && isLate)
            QTimer::singleShot(remote.late, &remote, [&remote, draft] { remote.add(draft); });
        else if (killed.isMade)
            remote.add(draft);
        recovered(remote.url(), intents);
        QVERIFY(remote.orders.isEmpty()); // no second order was requested

        const QList<Intent> recorded = intentsIn(intents);
        QVERIFY(recorded.size() <= 1);
        QVERIFY2(killed.deliveries == 0 || recorded.size() == 1, "it has forgotten");
        QVERIFY2(!killed.isMade || recorded.size() == 1, "it has forgotten");
        if (!recorded.isEmpty())
            QCOMPARE(recorded.constFirst().state,
                     killed.isMade ? IntentState::Confirmed : IntentState::Absent);
    }
}

BALCAO_GUILESS_TEST(PayerKillTest)
#include "tests/support/waitlimit.h"
#include "tst_payerkill.moc"
