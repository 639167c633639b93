// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/apiserver.h"
#include "core/domain/chargeevidence.h"
#include "core/service/keyring.h"
#include "core/service/localtransactionservice.h"
#include "core/service/promise.h"
#include "core/service/sandboxclock.h"
#include "core/service/transactionservicedecorator.h"
#include "core/storage/keystore.h"
#include "core/wire/capabilitiesjson.h"
#include "core/wire/draftjson.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/openapi.h"
#include "tests/support/testmain.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

const QUuid kOther(u"0a0b0c0d-0000-4000-8000-000000000001"_s);
constexpr auto kCashIn = "/api/v1/transaction/pix/cashin";
constexpr auto kCashOut = "/api/v1/transaction/pix/cashout";
constexpr auto kList = "/api/v1/transactions";

QJsonObject objectOf(const HttpResponse &response)
{
    return QJsonDocument::fromJson(response.body).object();
}

/// Returns "page of <state>", "no page" or "outage"; then " to <return address>", if any.
HttpResponse pageFor(const PageVisit &visit)
{
    if (visit.isOutage)
        return {503, "text/html", "outage"};
    const QByteArray body =
        visit.transaction ? "page of " + visit.transaction->status.toText().toLatin1() : "no page";
    const QByteArray back = visit.returnUrl.isEmpty() ? "" : " to " + visit.returnUrl.toUtf8();
    return {visit.transaction ? 200 : 404, "text/html", body + back};
}

/// Counts the calls of find(), and loses its database on demand.
class WatchedService : public TransactionServiceDecorator
{
public:
    explicit WatchedService(TransactionService &service)
        : TransactionServiceDecorator(service)
    {}

    QFuture<Result<Transaction>> find(const QUuid &id) override
    {
        ++finds;
        if (isBroken)
            return QtFuture::makeReadyFuture(Result<Transaction>(
                tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}})));
        return TransactionServiceDecorator::find(id);
    }

    QFuture<Result<Transaction>> cancel(const QUuid &id) override { return service().cancel(id); }

    int finds = 0;
    bool isBroken = false;
};

QByteArray fieldOf(const HttpResponse &response, const QByteArray &name)
{
    for (const HttpField &field : response.fields) {
        if (field.first == name)
            return field.second;
    }
    return {};
}

} // namespace

/// Tests the server without sockets, with a real service.
class ApiServerTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void createsACashIn();
    void createsACashOut();
    void showsWhatItCreated();
    void leavesPicturesOutWhereAsked_data();
    void leavesPicturesOutWhereAsked();
    void hidesOtherPlatforms();
    void namesTheWrongPlatformAmongOtherFaults();
    void listsWithAnAddressOfTheNextPage();
    void simulates();
    void simulatesNothingInProduction();
    void confirmsAndWithdraws();
    void confirmsByALineOfAStatement_data();
    void confirmsByALineOfAStatement();
    void verifiesByALineOfAStatement();
    void refundsAPayment();
    void refusesToConfirm_data();
    void refusesToConfirm();
    void refusesToWithdraw();
    void acceptsAPaymentOnce();
    void letsOneOfTwoConfirmations();
    void confirmsNothingInASandbox();
    void showsConfirmedChargesAsOthers();
    void linksToAPage();
    void letsNobodyPayOnAPageInProduction();
    void needsAKey_data();
    void needsAKey();
    void forgetsARevokedKeyAtOnce_data() { databaseKinds(); }
    void forgetsARevokedKeyAtOnce();
    void readsWhileItLooksAtAKey_data();
    void readsWhileItLooksAtAKey();
    void holdsToScopes_data();
    void holdsToScopes();
    void refuses_data();
    void refuses();
    void reportsTheMethodsThatThereAre();
    void namesTheTransactionOfATakenReference();
    void hidesTheTransactionOfATakenReference();
    void simulatesNothingForOtherSites();
    void letsEachPlatformHaveItsReferences();
    void obeysTheLimitsOfAKey();
    void limitsTheRequestsOfAKey();
    void refusesAnExpiredKey_data() { databaseKinds(); }
    void refusesAnExpiredKey();
    void slowsGuessingDown();
    void trustsTheProxyForTheLastAddressOnly();
    void isHealthy();
    void isReadyWithItsData_data();
    void isReadyWithItsData();
    void slowsGuessingFromABlockDown();
    void asksToRepeatDuringAnOutage();
    void separatesOperations();
    void describesOpenAnswers();
    void listsBehindATransaction_data() { databaseKinds(); }
    void listsBehindATransaction();
    void cancelsACharge();
    void setsTheClockForward();
    void refusesToSetTheClock_data();
    void refusesToSetTheClock();
    void failsAsOrdered();
    void ordersNoFailuresInProduction();
    void repeatsACreationWithItsKey_data() { databaseKinds(); }
    void repeatsACreationWithItsKey();
    void listsByOperationTimeAmountAndStatus();
    void answersOnlyWhatChanged();
    void listsEventsFromAnyPlace_data() { databaseKinds(); }
    void listsEventsFromAnyPlace();
    void statesItsCapabilities_data();
    void statesItsCapabilities();
    void refusesPlacesThatAreNone_data();
    void refusesPlacesThatAreNone();
    void refusesUnusableIdempotencyKeys_data();
    void refusesUnusableIdempotencyKeys();
    void storesReturnUrls_data() { databaseKinds(); }
    void storesReturnUrls();
    void refusesUnencryptedReturnUrls();

private:
    void use(Environment environment, ApiServer::Peers peers = ApiServer::Peers::Clients,
             DatabaseKind kind = DatabaseKind::Sqlite);
    QByteArray addKey(const QUuid &platform, Scopes scopes, const KeyLimits &limits = {},
                      const std::optional<QDateTime> &expires = {});
    HttpResponse ask(const HttpRequest &request);
    [[nodiscard]] HttpRequest request(const QByteArray &method, const QByteArray &path) const;
    HttpResponse get(const QByteArray &path) { return ask(request("GET", path)); }
    HttpResponse post(const QByteArray &path, const TransactionDraft &draft);
    HttpResponse change(const QByteArray &id, const QByteArray &verb, const QByteArray &body);
    HttpResponse send(const QByteArray &path, const QByteArray &body);
    QByteArray createdId();

    Databases m_databases;
    QString m_address;
    std::unique_ptr<SandboxClock> m_clock;
    std::unique_ptr<LocalTransactionService> m_service;
    std::unique_ptr<WatchedService> m_watched; ///< the same service, with counters
    std::unique_ptr<KeyRing> m_keys;
    std::unique_ptr<OutboxReader> m_outbox;
    std::unique_ptr<ApiServer> m_server;
    const OpenApi m_description = {}; ///< every answer is validated
    Result<void> m_readiness;         ///< result of the check for /ready
    Environment m_environment = Environment::Sandbox;
    QByteArray m_key; ///< of requests
    QList<QUuid> m_ids;
};

void ApiServerTest::init()
{
    use(Environment::Sandbox);
}

void ApiServerTest::cleanup()
{
    m_server.reset();
    m_outbox.reset();
    m_keys.reset();
    m_watched.reset();
    m_service.reset();
}

void ApiServerTest::use(Environment environment, ApiServer::Peers peers, DatabaseKind kind)
{
    cleanup();
    m_readiness = {};
    m_environment = environment;
    m_address = m_databases.newDatabase(kind);
    ServiceOptions options = serviceOptions();
    options.environment = environment;
    options.callers = Callers::Any;
    m_clock = std::make_unique<SandboxClock>();
    m_service = std::make_unique<LocalTransactionService>(LocalTransactionService::Setup{
        .database = m_address, .settings = serviceSettings(options), .clock = [this] {
            return m_clock->now();
        }});
    QVERIFY(await(m_service->open()));
    m_watched = std::make_unique<WatchedService>(*m_service);
    m_keys = std::make_unique<KeyRing>();
    m_outbox = std::make_unique<OutboxReader>(m_address);
    QVERIFY(await(m_keys->open(m_address)));
    const auto advance = [this](std::chrono::seconds step) {
        const QDateTime now = m_clock->advance(step);
        m_service->handleClockChange();
        return now;
    };
    m_server = std::make_unique<ApiServer>(ApiServer::Setup{
        .service = *m_watched,
        .keys = *m_keys,
        .environment = environment,
        .publicUrl = "https://pix.example/x",
        .peers = peers,
        .page = &pageFor,
        .findReturnUrl = [this](const QUuid &id) { return m_service->returnUrl(id); },
        .outbox = m_outbox.get(),
        .advanceClock = advance,
        .checkReadiness = [this] { return readyFuture<void>(m_readiness); },
        .metrics =
            [](const ApiCall &call) {
                call.send({200, "text/plain", "a 1\n"});
            }});
    m_key = addKey(kPlatform, kAllScopes);
}

QByteArray ApiServerTest::addKey(const QUuid &platform, Scopes scopes, const KeyLimits &limits,
                                 const std::optional<QDateTime> &expires)
{
    static int number = 0;
    const QByteArray key =
        newKey(m_environment, QByteArray::number(++number).rightJustified(32, 'k'));
    const auto database = Database::open(m_address, Database::Access::ReadWrite);
    m_ids.append(QUuid::createUuid());
    const ApiKey known{m_ids.constLast(), u"test"_s, platform, scopes, noon(), {}, expires, limits};
    if (!KeyStore(**database).add(known, *keyDigest(key, m_environment)))
        qFatal("the key cannot be stored");
    return key;
}

HttpRequest ApiServerTest::request(const QByteArray &method, const QByteArray &path) const
{
    HttpRequest request;
    request.method = method;
    request.path = path.split('?').first();
    request.query = path.contains('?') ? path.sliced(path.indexOf('?') + 1) : QByteArray();
    request.fields = {{"authorization", "Bearer " + m_key}, {"content-type", "application/json"}};
    request.peer = QHostAddress(u"10.0.0.1"_s);
    return request;
}

HttpResponse ApiServerTest::ask(const HttpRequest &request)
{
    auto response = std::make_shared<std::optional<HttpResponse>>();
    m_server->handle(request, [response](const HttpResponse &given) {
        if (*response)
            qFatal("two answers");
        *response = given;
    });
    if (!QTest::qWaitFor([&response] { return response->has_value(); }, kWaitLimit))
        qFatal("no answer");
    const QString problem = m_description.problemOf({.method = request.method,
                                                     .path = request.path,
                                                     .status = (*response)->status,
                                                     .contentType = (*response)->contentType,
                                                     .body = (*response)->body});
    if (!problem.isEmpty())
        QTest::qFail(qPrintable(problem), __FILE__, __LINE__);
    return **response;
}

HttpResponse ApiServerTest::post(const QByteArray &path, const TransactionDraft &draft)
{
    HttpRequest asked = request("POST", path);
    asked.body = toJson(draft);
    return ask(asked);
}

HttpResponse ApiServerTest::send(const QByteArray &path, const QByteArray &body)
{
    HttpRequest asked = request("POST", path);
    asked.body = body;
    return ask(asked);
}

void ApiServerTest::createsACashIn()
{
    const HttpResponse response = post(kCashIn, cashInDraft(1500, u"r-1"_s));
    QCOMPARE(response.status, 201);
    QCOMPARE(response.contentType, "application/json");
    QCOMPARE(response.route, kCashIn);
    QCOMPARE(response.caller, toWireId(m_ids.constLast()).toLatin1());
    const auto transaction = transactionFromJson(response.body);
    QVERIFY(transaction);
    QCOMPARE(transaction->amount, Money::fromCents(1500));
    QCOMPARE(transaction->platform, kPlatform);
    QCOMPARE(transaction->events.size(), 1);
    QVERIFY(transaction->status == Status::Code::Pending);
    QVERIFY(!transaction->qrCode.isEmpty());
}

void ApiServerTest::createsACashOut()
{
    const HttpResponse response = post(kCashOut, cashOutDraft());
    QCOMPARE(response.status, 201);
    const auto transaction = transactionFromJson(response.body);
    QVERIFY(transaction && transaction->operation == Operation::CashOut);
    QCOMPARE(transaction->pixKey, u"jose@example.com"_s);
}

void ApiServerTest::showsWhatItCreated()
{
    const HttpResponse created = post(kCashIn, cashInDraft());
    const QByteArray id = toWireId(transactionFromJson(created.body)->id).toLatin1();
    const QByteArray path = "/api/v1/transaction/" + id;
    QCOMPARE(get(path).status, 200);
    QCOMPARE(get(path).body, created.body);
    QCOMPARE(get(path).route, "/api/v1/transaction/{id}");
    QCOMPARE(ask(request("HEAD", path)).status, 200);
    QCOMPARE(get("/api/v1/transaction/" + id.toUpper()).body, created.body);
}

void ApiServerTest::leavesPicturesOutWhereAsked_data()
{
    QTest::addColumn<QByteArray>("wish");
    QTest::addColumn<bool>("hasPicture");
    QTest::newRow("nothing") << QByteArray() << true;
    QTest::newRow("this") << QByteArray("omit=qr_code_image") << false;
    QTest::newRow("this among others")
        << QByteArray("respond-async, Omit=qr_code_image ,wait=10") << false;
    QTest::newRow("in quotes") << QByteArray("omit=\"qr_code_image\"") << false;
    QTest::newRow("with a parameter") << QByteArray("omit=qr_code_image; x=1") << false;
    QTest::newRow("with blanks") << QByteArray("omit = qr_code_image") << false;
    QTest::newRow("something else") << QByteArray("omit=qr_code") << true;
}

void ApiServerTest::leavesPicturesOutWhereAsked()
{
    QFETCH(QByteArray, wish);
    QFETCH(bool, hasPicture);
    const auto wishing = [this, &wish](const QByteArray &method, const QByteArray &path) {
        HttpRequest asked = request(method, path);
        asked.fields.append(HttpField("prefer", "respond-async")); // several fields are one list
        asked.fields.append(HttpField("prefer", wish));
        return asked;
    };
    HttpRequest creation = wishing("POST", kCashIn);
    creation.body = toJson(cashInDraft());
    const QJsonObject created = objectOf(ask(creation))["transaction"_L1][0].toObject();
    QVERIFY(!created["qr_code"_L1].toString().isEmpty());
    const QString picture = created["qr_code_image"_L1].toString();
    QCOMPARE(picture.startsWith("data:image/png;base64, "_L1), hasPicture);
    QVERIFY(hasPicture || picture.isEmpty());
    const QByteArray path = "/api/v1/transaction/" + created["id"_L1].toString().toLatin1();
    const QJsonObject shown = objectOf(ask(wishing("GET", path)))["transaction"_L1][0].toObject();
    QCOMPARE(shown, created);
    const HttpResponse list = ask(wishing("GET", kList));
    QCOMPARE(objectOf(list)["transactions"_L1][0].toObject(), created);
    QCOMPARE(fieldOf(list, "Preference-Applied"),
             hasPicture ? QByteArray() : QByteArray("omit=qr_code_image"));
}

void ApiServerTest::namesTheWrongPlatformAmongOtherFaults()
{
    TransactionDraft draft = cashInDraft(0);
    for (const QUuid &platform : {kPlatform, kOther}) {
        draft.platform = platform;
        const HttpResponse refused = post(kCashIn, draft);
        QCOMPARE(refused.status, 422);
        QStringList fields;
        for (const QJsonValue violation : objectOf(refused)["violations"_L1].toArray())
            fields.append(violation["field"_L1].toString());
        const QStringList both{u"amount"_s, u"platform"_s};
        QCOMPARE(fields, platform == kOther ? both : both.first(1));
    }
}

void ApiServerTest::hidesOtherPlatforms()
{
    const HttpResponse created = post(kCashIn, cashInDraft());
    const QByteArray id = toWireId(transactionFromJson(created.body)->id).toLatin1();
    m_key = addKey(kOther, kAllScopes);
    QCOMPARE(get("/api/v1/transaction/" + id).status, 404);
    for (const QByteArray &query :
         {QByteArray(), "?identifier=" + id, "?platform=" + toWireId(kPlatform).toLatin1()}) {
        const HttpResponse list = get(kList + query);
        QCOMPARE(list.status, 200);
        QCOMPARE(objectOf(list)["total"_L1].toInt(), 0);
    }
    const HttpResponse refused = post(kCashIn, cashInDraft()); // for another platform
    QCOMPARE(refused.status, 422);
    QCOMPARE(objectOf(refused)["error"_L1].toInt(), 10);
}

void ApiServerTest::listsWithAnAddressOfTheNextPage()
{
    for (int i = 0; i < 101; ++i)
        m_service->create(cashInDraft(100 + i));
    QVERIFY(await(m_service->create(cashOutDraft()))); // after all other creations
    const QByteArray query = "?status=pending&name_document=jos%C3%A9&phone=%2B55";
    const QJsonObject first = objectOf(get(kList + query));
    QCOMPARE(first["total"_L1].toInt(), 102);
    QCOMPARE(first["last_page"_L1].toInt(), 2);
    QCOMPARE(first["transactions"_L1].toArray().size(), 100);
    QVERIFY(!first["transactions"_L1][0].toObject().contains("e2e_id"_L1));
    const QString next = first["next_page_url"_L1].toString();
    QCOMPARE(next, u"https://pix.example/x/api/v1/transactions?status=pending&"
                   "name_document=jos%C3%A9&phone=%2B55&page=2"_s);
    const QJsonObject last = objectOf(get(next.sliced(21).toLatin1()));
    QCOMPARE(last["transactions"_L1].toArray().size(), 2);
    QCOMPARE(last["next_page_url"_L1], QJsonValue(false));
    const QJsonObject beyond = objectOf(get(kList + QByteArray("?page=9")));
    QCOMPARE(beyond["transactions"_L1].toArray().size(), 0);
    QCOMPARE(beyond["total"_L1].toInt(), 102);
}

void ApiServerTest::simulates()
{
    const auto change = [this](const HttpResponse &created, const QByteArray &ending) {
        return "/checkout/transaction/" +
               toWireId(transactionFromJson(created.body)->id).toLatin1() + "/change/" + ending;
    };
    const HttpResponse one = post(kCashIn, cashInDraft());
    const HttpResponse two = post(kCashIn, cashInDraft());
    m_key.clear(); // not needed
    const HttpResponse paid = get(change(one, "paid"));
    QCOMPARE(paid.status, 200);
    QVERIFY(transactionFromJson(paid.body)->status == Status::Code::Paid);
    QCOMPARE(get(change(one, "paid")).body, paid.body);
    QCOMPARE(get(change(one, "cancelled")).status, 409);
    QCOMPARE(objectOf(get(change(one, "cancelled")))["error"_L1].toInt(), 34);
    const HttpResponse canceled = ask(request("POST", change(two, "cancelled")));
    QVERIFY(transactionFromJson(canceled.body)->status == Status::Code::Canceled);
    QCOMPARE(get(change(two, "canceled")).status, 404);
    QCOMPARE(ask(request("DELETE", change(two, "paid"))).status, 405);
}

void ApiServerTest::simulatesNothingInProduction()
{
    use(Environment::Production);
    const HttpResponse created = post(kCashIn, cashInDraft());
    QCOMPARE(created.status, 201);
    const QByteArray id = toWireId(transactionFromJson(created.body)->id).toLatin1();
    QCOMPARE(get("/checkout/transaction/" + id + "/change/paid").status, 404);
    QCOMPARE(post(kCashOut, cashOutDraft()).status, 404);
}

/// Returns the id of a new charge.
QByteArray ApiServerTest::createdId()
{
    const auto created = transactionFromJson(post(kCashIn, cashInDraft()).body);
    return created ? toWireId(created->id).toLatin1() : QByteArray();
}

HttpResponse ApiServerTest::change(const QByteArray &id, const QByteArray &verb,
                                   const QByteArray &body)
{
    HttpRequest asked = request("POST", "/api/v1/transaction/pix/" + id + '/' + verb);
    asked.body = body;
    return ask(asked);
}

void ApiServerTest::confirmsAndWithdraws()
{
    use(Environment::Production);
    const QByteArray id = createdId();
    const HttpResponse paid = change(id, "confirm", R"({"note":"seen in the app"})");
    QCOMPARE(paid.status, 200);
    QCOMPARE(paid.route, "/api/v1/transaction/pix/{id}/confirm");
    const auto transaction = transactionFromJson(paid.body);
    QVERIFY(transaction && transaction->status == Status::Code::Paid);
    QVERIFY(transaction->finished);
    QCOMPARE(transaction->endToEndId, QString());
    QCOMPARE(get("/api/v1/transaction/" + id).body, paid.body);
    const auto stored = await(m_service->find(transaction->id));
    QCOMPARE(stored->evidence.size(), 1);
    QCOMPARE(stored->evidence.constFirst().note, u"seen in the app"_s);
    QCOMPARE(stored->evidence.constFirst().till, u"test"_s); // the name of the key

    const HttpResponse withdrawn = change(id, "withdraw", R"({"reason":"wrong charge"})");
    QCOMPARE(withdrawn.status, 200);
    QVERIFY(transactionFromJson(withdrawn.body)->status == Status::Code::Canceled);
    const auto again =
        change(id, "confirm",
               R"({"note":"seen","e2e_id":"E12345678202611201702abcDEF12345","finished":null})");
    QCOMPARE(again.status, 200);
    QCOMPARE(transactionFromJson(again.body)->endToEndId, u"E12345678202611201702abcDEF12345"_s);
    QCOMPARE(transactionFromJson(again.body)->events.size(), 4);
}

void ApiServerTest::confirmsByALineOfAStatement_data()
{
    QTest::addColumn<QByteArray>("match");
    QTest::addColumn<Evidence::Match>("stored");
    QTest::newRow("identifier") << QByteArray("identifier") << Evidence::Match::ByIdentifier;
    QTest::newRow("person") << QByteArray("person") << Evidence::Match::ByPerson;
}

/// Returns the evidence of a line, with the amount of createdId().
QByteArray lineBody(const QByteArray &line, const QByteArray &match, const QByteArray &amount)
{
    return R"({"statement":{"line":")" + line + R"(","source":"extrato.ofx, 14","match":")" +
           match + R"(","amount":)" + amount + "}}";
}

void ApiServerTest::confirmsByALineOfAStatement()
{
    QFETCH(const QByteArray, match);
    QFETCH(const Evidence::Match, stored);
    use(Environment::Production);
    const QByteArray id = createdId();
    const auto uuid = *fromWireId(QString::fromLatin1(id));
    const Money amount = await(m_service->find(uuid))->amount;
    const QByteArray body = lineBody("a1", match, amount.toDecimal().toLatin1());
    const HttpResponse paid = change(id, "confirm", body);
    QCOMPARE(paid.status, 200);
    QVERIFY(transactionFromJson(paid.body)->status == Status::Code::Paid);
    QCOMPARE(get("/api/v1/transaction/" + id).body, paid.body);
    const Evidence evidence = await(m_service->find(uuid))->evidence.constFirst();
    QCOMPARE(evidence.kind, EvidenceKind::Statement);
    QCOMPARE(evidence.match, stored);
    QCOMPARE(evidence.amount, amount);
    QCOMPARE(evidence.line, u"a1"_s);
    QCOMPARE(evidence.source, u"extrato.ofx, 14"_s);
    QCOMPARE(evidence.till, u"test"_s);
    // The same line again changes nothing, and pays no other charge.
    QCOMPARE(change(id, "confirm", body).body, paid.body);
    QCOMPARE(await(m_service->find(uuid))->evidence.size(), 1);
    const QByteArray other = createdId();
    const HttpResponse used = change(other, "confirm", body);
    QCOMPARE(used.status, 422);
    QCOMPARE(objectOf(used)["violations"_L1][0]["field"_L1].toString(), u"statement.line"_s);
    QCOMPARE(objectOf(used)["violations"_L1][0]["code"_L1].toString(), u"already_used"_s);
    // An accepted line can be withdrawn, by its identity only.
    const HttpResponse foreign =
        change(id, "withdraw", R"({"reason":"undone","statement":{"line":"b2"}})");
    QCOMPARE(foreign.status, 409);
    QCOMPARE(objectOf(foreign)["violations"_L1][0]["field"_L1].toString(), u"statement.line"_s);
    const HttpResponse withdrawn =
        change(id, "withdraw", R"({"reason":"undone","statement":{"line":"a1"}})");
    QCOMPARE(withdrawn.status, stored == Evidence::Match::ByPerson ? 200 : 409);
    if (withdrawn.status == 200)
        QCOMPARE(change(other, "confirm", body).status, 200);
}

/// The line of a statement is evidence of a paid charge too, without a second payment.
void ApiServerTest::verifiesByALineOfAStatement()
{
    use(Environment::Production);
    const QByteArray id = createdId();
    const auto uuid = *fromWireId(QString::fromLatin1(id));
    const QByteArray amount = await(m_service->find(uuid))->amount.toDecimal().toLatin1();
    const HttpResponse differing = change(id, "confirm", lineBody("b2", "person", "999.99"));
    QCOMPARE(differing.status, 200);
    QVERIFY(transactionFromJson(differing.body)->status == Status::Code::Pending);
    QVERIFY(isContradicted(*await(m_service->find(uuid))));
    const HttpResponse paid = change(id, "confirm", R"({"note":"seen"})");
    QCOMPARE(change(id, "confirm", lineBody("a1", "identifier", amount)).body, paid.body);
    const auto stored = await(m_service->find(uuid));
    QCOMPARE(stored->events.size(), 2);
    QCOMPARE(stored->evidence.constLast().role, Evidence::Role::Verification);
    QCOMPARE(evidenceKindOf(*stored), EvidenceKind::Statement);
    const HttpResponse refused =
        change(id, "withdraw", R"({"reason":"undone","statement":{"line":"a1"}})");
    QCOMPARE(refused.status, 409); // a person confirmed the charge first
    QCOMPARE(objectOf(refused)["violations"_L1][0]["field"_L1].toString(), u"statement.line"_s);
}

void ApiServerTest::refundsAPayment()
{
    const QByteArray reason = R"({"reason":"wrong size"})";
    for (const Environment environment : {Environment::Sandbox, Environment::Production}) {
        use(environment);
        const QByteArray id = createdId();
        QCOMPARE(change(id, "refund", reason).status, 409); // nobody has paid
        if (environment == Environment::Sandbox)
            QCOMPARE(get("/checkout/transaction/" + id + "/change/paid").status, 200);
        else
            QCOMPARE(change(id, "confirm", R"({"note":"seen"})").status, 200);
        QCOMPARE(change(id, "refund", "{}").status, 422);
        QCOMPARE(change(id, "refund", R"({"reason":"x","amount":1})").status, 422);
        QCOMPARE(change(id, "refund", R"({"reason":"x","statement":{"line":"a1"}})").status, 422);
        const HttpResponse refunded = change(id, "refund", reason);
        QCOMPARE(refunded.status, 200);
        QVERIFY(transactionFromJson(refunded.body)->status == Status::Code::Refund);
        QCOMPARE(change(id, "refund", R"({"reason":"again"})").body, refunded.body);
        QCOMPARE(await(m_service->find(transactionFromJson(refunded.body)->id))->refundReason,
                 u"wrong size"_s);

        const QByteArray all = m_key;
        m_key = addKey(kPlatform, {Scope::Read, Scope::CashIn, Scope::CashOut});
        QCOMPARE(change(id, "refund", reason).status, 403);
        m_key = addKey(kOther, kAllScopes);
        QCOMPARE(change(id, "refund", reason).status, 404);
        m_key = all;
        QCOMPARE(change("1", "refund", reason).status, 404);
    }
}

void ApiServerTest::refusesToConfirm_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *body, int status, int number, const char *field = "") {
        QTest::newRow(body) << QByteArray(body) << status << number << QString::fromLatin1(field);
    };
    row("{}", 422, 20, "note");
    row(R"({"note":"seen","e2e_id":"x"})", 422, 20, "e2e_id");
    row(R"({"note":"seen","finished":"2999-01-01"})", 422, 20, "finished");
    row(R"({"note":"seen","finished":"2001-01-01 10:00:00"})", 422, 20, "finished");
    row(R"({"note":"seen","amount":"1.00"})", 422, 20, "amount");
    row(R"({"statement":[]})", 422, 20, "statement");
    row(R"({"statement":{"match":"person","amount":12.34}})", 422, 20, "statement.line");
    row(R"({"statement":{"line":"a1","match":"amount","amount":12.34}})", 422, 20,
        "statement.match");
    row(R"({"statement":{"line":"a1","match":"person","amount":0}})", 422, 20, "statement.amount");
    row(R"({"finished":"2001-01-01","statement":{"line":"a1","match":"person","amount":12.34}})",
        422, 20, "finished");
    row("[", 400, 1);
}

void ApiServerTest::refusesToConfirm()
{
    QFETCH(const QByteArray, body);
    QFETCH(const QString, field);
    use(Environment::Production);
    const QByteArray id = createdId();
    const HttpResponse refused = change(id, "confirm", body);
    QTEST(refused.status, "status");
    QTEST(objectOf(refused)["error"_L1].toInt(), "number");
    QCOMPARE(objectOf(refused)["violations"_L1][0]["field"_L1].toString(), field);
    QVERIFY(transactionFromJson(get("/api/v1/transaction/" + id).body)->status ==
            Status::Code::Pending);
    const QByteArray valid = R"({"note":"seen"})";
    HttpRequest plain = request("POST", "/api/v1/transaction/pix/" + id + "/confirm");
    plain.fields = {{"authorization", "Bearer " + m_key}, {"content-type", "text/plain"}};
    plain.body = valid;
    QCOMPARE(ask(plain).status, 415);
    QCOMPARE(get("/api/v1/transaction/pix/" + id + "/confirm").status, 405);
    QCOMPARE(change("1", "confirm", valid).status, 404);
    QCOMPARE(change("0f8fad5b-d9cb-469f-a165-70867728950e", "confirm", valid).status, 404);
    const QByteArray own = m_key;
    m_key = addKey(kOther, kAllScopes);
    QCOMPARE(change(id, "confirm", valid).status, 404); // of another platform
    m_key = addKey(kPlatform, Scopes(Scope::Read) | Scope::CashIn | Scope::CashOut);
    const HttpResponse forbidden = change(id, "confirm", valid);
    QCOMPARE(forbidden.status, 403);
    QCOMPARE(objectOf(forbidden)["error"_L1].toInt(), 29);
    m_key = "blc_live_unknown";
    QCOMPARE(change(id, "confirm", valid).status, 401);
    m_key = addKey(kPlatform, Scope::Confirm); // needs no other scope
    QCOMPARE(change(id, "confirm", valid).status, 200);
    const HttpResponse twice = change(id, "confirm", valid);
    QCOMPARE(twice.status, 409);
    QCOMPARE(objectOf(twice)["error"_L1].toInt(), 34);
}

void ApiServerTest::refusesToWithdraw()
{
    use(Environment::Production);
    const QByteArray id = createdId();
    const QByteArray valid = R"({"reason":"wrong charge"})";
    QCOMPARE(change(id, "withdraw", "{}").status, 422);
    QCOMPARE(change(id, "withdraw", valid).status, 409); // not paid
    QCOMPARE(change("0f8fad5b-d9cb-469f-a165-70867728950e", "withdraw", valid).status, 404);
    const Confirmation bank{.kind = EvidenceKind::BankApi,
                            .endToEndId = u"E12345678202611201702abcDEF12345"_s};
    QVERIFY(await(m_service->confirm(*fromWireId(QString::fromLatin1(id)), bank)));
    const HttpResponse refused = change(id, "withdraw", valid);
    QCOMPARE(refused.status, 409);
    QCOMPARE(objectOf(refused)["violations"_L1][0]["code"_L1].toString(), u"not_allowed"_s);
    m_key = addKey(kPlatform, Scope::Read);
    QCOMPARE(change(id, "withdraw", valid).status, 403);
}

void ApiServerTest::acceptsAPaymentOnce()
{
    use(Environment::Production);
    const QByteArray body = R"({"note":"seen","e2e_id":"E12345678202611201702abcDEF12345"})";
    QCOMPARE(change(createdId(), "confirm", body).status, 200);
    const HttpResponse refused = change(createdId(), "confirm", body);
    QCOMPARE(refused.status, 422);
    QCOMPARE(objectOf(refused)["error"_L1].toInt(), 20);
    const QJsonValue violation = objectOf(refused)["violations"_L1][0];
    QCOMPARE(violation["field"_L1].toString(), u"e2e_id"_s);
    QCOMPARE(violation["code"_L1].toString(), u"already_used"_s);
}

/// Two counters confirm the same charge at once.
void ApiServerTest::letsOneOfTwoConfirmations()
{
    use(Environment::Production);
    HttpRequest asked = request("POST", "/api/v1/transaction/pix/" + createdId() + "/confirm");
    asked.body = R"({"note":"seen"})";
    QList<int> statuses;
    for (int i = 0; i < 2; ++i) {
        m_server->handle(asked,
                         [&statuses](const HttpResponse &given) { statuses.append(given.status); });
    }
    QTRY_COMPARE(statuses.size(), 2);
    std::sort(statuses.begin(), statuses.end());
    QCOMPARE(statuses, (QList{200, 409}));
}

/// The address is unknown there, with any key or none.
void ApiServerTest::confirmsNothingInASandbox()
{
    const QByteArray id = createdId();
    for (const QByteArray verb : {"confirm", "withdraw"}) {
        const HttpResponse unknown = get("/api/v1/transaction/pix/" + id + "/unknown");
        const HttpRequest asked = request("POST", "/api/v1/transaction/pix/" + id + '/' + verb);
        const HttpResponse refused = ask(asked);
        QCOMPARE(refused.status, 404);
        QCOMPARE(refused.body, unknown.body);
        HttpRequest nobody = asked;
        nobody.fields.clear();
        QCOMPARE(ask(nobody).body, unknown.body);
    }
    QVERIFY(transactionFromJson(get("/api/v1/transaction/" + id).body)->status ==
            Status::Code::Pending);
}

/// The answers of the specified calls have no further members.
void ApiServerTest::showsConfirmedChargesAsOthers()
{
    const auto membersOf = [](const HttpResponse &response) {
        return objectOf(response)["transaction"_L1][0].toObject().keys();
    };
    const QByteArray simulated = createdId();
    QCOMPARE(get("/checkout/transaction/" + simulated + "/change/paid").status, 200);
    const QStringList expected = membersOf(get("/api/v1/transaction/" + simulated));
    use(Environment::Production);
    const QByteArray id = createdId();
    QCOMPARE(membersOf(change(id, "confirm", R"({"note":"seen"})")), expected);
    QCOMPARE(membersOf(get("/api/v1/transaction/" + id)), expected);
    QCOMPARE(objectOf(get(kList))["transactions"_L1][0].toObject().keys(), expected);
    QCOMPARE(get(QByteArray(kList) + "?evidence=by_hand").status, 422);
}

void ApiServerTest::linksToAPage()
{
    const auto charge = transactionFromJson(post(kCashIn, cashInDraft()).body);
    const QByteArray id = toWireId(charge->id).toLatin1();
    QCOMPARE(charge->paymentLink, u"https://pix.example/x/pay/"_s + toWireId(charge->id));
    QCOMPARE(transactionFromJson(get("/api/v1/transaction/" + id).body)->paymentLink,
             charge->paymentLink);
    QVERIFY(get(kList).body.contains("\"payment_link\":\"https://pix.example/x/pay/" + id + '"'));
    const auto cashOut = transactionFromJson(post(kCashOut, cashOutDraft()).body);
    m_key.clear();
    QCOMPARE(get("/pay/" + id).body, "page of pending");
    QCOMPARE(get("/pay/" + id).route, "/pay/{id}");
    QCOMPARE(get("/pay/" + toWireId(cashOut->id).toLatin1()).body, "no page");
    QCOMPARE(get("/pay/" + toWireId(cashOut->id).toLatin1() + "/state").status, 404);
    QCOMPARE(get("/pay/1").status, 404);
    QCOMPARE(get("/pay/" + id + "/state").body, R"({"status":"pending"})");
    const HttpResponse canceled = ask(request("POST", "/pay/" + id + "/change/cancelled"));
    QCOMPARE(canceled.status, 303);
    QCOMPARE(fieldOf(canceled, "Location"), "../../" + id);
    QCOMPARE(ask(request("POST", "/pay/" + id + "/change/paid")).status, 303); // too late
    QCOMPARE(get("/pay/" + id).body, "page of canceled");
}

void ApiServerTest::letsNobodyPayOnAPageInProduction()
{
    use(Environment::Production);
    const auto charge = transactionFromJson(post(kCashIn, cashInDraft()).body);
    const QByteArray path = "/pay/" + toWireId(charge->id).toLatin1();
    QCOMPARE(get(path).status, 200);
    QCOMPARE(ask(request("POST", path + "/change/paid")).status, 404);
}

void ApiServerTest::needsAKey_data()
{
    QTest::addColumn<QByteArray>("authorization");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("no scheme") << QByteArray("KEY");
    QTest::newRow("another scheme") << QByteArray("Basic KEY");
    QTest::newRow("no key") << QByteArray("Bearer ");
    QTest::newRow("an unknown key")
        << "Bearer " + newKey(Environment::Sandbox, QByteArray(32, 'u'));
    QTest::newRow("a key of production")
        << "Bearer " + newKey(Environment::Production, QByteArray(32, 'u'));
    QTest::newRow("more behind it") << QByteArray("Bearer KEYx");
}

void ApiServerTest::needsAKey()
{
    QFETCH(QByteArray, authorization);
    HttpRequest asked = request("GET", kList);
    asked.fields.first().second = authorization.replace("KEY", m_key);
    const HttpResponse response = ask(asked);
    QCOMPARE(response.status, 401);
    QCOMPARE(response.contentType, "application/problem+json");
    QCOMPARE(objectOf(response)["error"_L1].toInt(), 2);
    QCOMPARE(fieldOf(response, "WWW-Authenticate"), "Bearer");
    QVERIFY(!response.body.contains("blc_"));
    asked.fields.first().second = "bearer " + m_key;
    QCOMPARE(ask(asked).status, 200);
}

void ApiServerTest::forgetsARevokedKeyAtOnce()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, ApiServer::Peers::Clients, kind);
    QCOMPARE(get(kList).status, 200);
    const auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY(KeyStore(**database).revoke(m_ids.constLast(), noon()));
    QCOMPARE(get(kList).status, 401);
}

void ApiServerTest::readsWhileItLooksAtAKey_data()
{
    QTest::addColumn<QString>("since");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing") << u"SELECT 1"_s << 200;
    QTest::newRow("it is revoked") << u"UPDATE api_key SET revoked = 1"_s << 401;
    QTest::newRow("it has another scope") << u"UPDATE api_key SET scopes = 2"_s << 403;
}

/// On a database server the key and the transaction are read in parallel. The current state of the
/// key decides nevertheless.
void ApiServerTest::readsWhileItLooksAtAKey()
{
    QFETCH(QString, since);
    use(Environment::Sandbox, ApiServer::Peers::Clients, DatabaseKind::PostgreSql);
    const auto charge = transactionFromJson(post(kCashIn, cashInDraft()).body);
    const QByteArray path = "/api/v1/transaction/" + toWireId(charge->id).toLatin1();
    const auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY((*database)->queryScalar(since));
    auto locking = WriteTransaction::begin(**database);
    QVERIFY((*database)->queryScalar(u"LOCK TABLE api_key IN ACCESS EXCLUSIVE MODE"_s));
    const auto response = std::make_shared<std::optional<HttpResponse>>();
    m_server->handle(request("GET", path),
                     [response](const HttpResponse &given) { *response = given; });
    QTRY_COMPARE(m_watched->finds, 1);
    QVERIFY(await(m_service->find(charge->id))); // ensures that the previous lookup is complete
    QVERIFY(!*response);
    QVERIFY(locking->commit());
    QTRY_VERIFY(*response);
    QTEST((*response)->status, "status");
}

void ApiServerTest::holdsToScopes_data()
{
    QTest::addColumn<Scopes>("scopes");
    QTest::addColumn<int>("read");
    QTest::addColumn<int>("cashIn");
    QTest::addColumn<int>("cashOut");
    QTest::newRow("read") << Scopes(Scope::Read) << 200 << 403 << 403;
    QTest::newRow("cash-in") << Scopes(Scope::CashIn) << 403 << 201 << 403;
    QTest::newRow("cash-out") << Scopes(Scope::CashOut) << 403 << 403 << 201;
    QTest::newRow("a counter's") << (Scope::Read | Scope::CashIn) << 200 << 201 << 403;
}

void ApiServerTest::holdsToScopes()
{
    QFETCH(Scopes, scopes);
    m_key = addKey(kPlatform, scopes);
    QTEST(get(kList).status, "read");
    QTEST(post(kCashIn, cashInDraft()).status, "cashIn");
    QTEST(post(kCashOut, cashOutDraft()).status, "cashOut");
}

void ApiServerTest::refuses_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("contentType");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("number");
    const auto get = [](const char *path, int status, int number) {
        QTest::newRow(path) << QByteArray("GET") << QByteArray(path) << QByteArray() << QByteArray()
                            << status << number;
    };
    const auto create = [](const char *name, const char *type, const QByteArray &body, int status,
                           int number) {
        QTest::newRow(name) << QByteArray("POST") << QByteArray(kCashIn) << QByteArray(type) << body
                            << status << number;
    };
    const auto method = [](const char *name, const char *path) {
        QTest::newRow(path) << QByteArray(name) << QByteArray(path) << QByteArray() << QByteArray()
                            << 405 << 5;
    };
    get("/", 404, 4);
    get("/api/v1", 404, 4);
    get("/api/v1/transaction/", 404, 4);
    get("/api/v1/transaction/1", 404, 4);
    get("/api/v1/transaction/0f8fad5b-d9cb-469f-a165-70867728950e", 404, 4);
    get("/api/v1/transaction/0f8fad5b-d9cb-469f-a165-70867728950e/", 404, 4);
    get("/api/v1/transaction/%30f8fad5b-d9cb-469f-a165-70867728950e", 404, 4);
    get("/api/v1/../v1/transactions", 404, 4);
    get("/checkout/transaction/0f8fad5b-d9cb-469f-a165-70867728950e/change/paid", 404, 4);
    get("/checkout/transaction//change/paid", 404, 4);
    get("/api/v1/transactions?stauts=paid", 422, 20);
    get("/api/v1/transactions?page=0", 422, 20);
    get("/api/v1/transactions?limit=0", 422, 20);
    get("/api/v1/transactions?limit=101", 422, 20);
    get("/api/v1/transactions?limit=7x", 422, 20);
    get("/api/v1/transactions?limit=100", 200, 0);
    get("/api/v1/transactions?after=1", 422, 20);
    get("/api/v1/transactions?after=0f8fad5b-d9cb-469f-a165-70867728950e", 422, 20);
    get("/api/v1/transactions?after=0f8fad5b-d9cb-469f-a165-70867728950e&page=2", 422, 20);
    get("/api/v1/transactions?after=0f8fad5b-d9cb-469f-a165-70867728950e&sort=name", 422, 20);
    get("/api/v1/transactions?phone=abc", 422, 20);
    get("/api/v1/transactions?pix_key=abc", 422, 26);
    get("/api/v1/transactions?name_document=%2e", 200, 0);
    get("/api/v1/transaction/pix/cashin", 405, 5);
    method("DELETE", kList);
    method("GET", "/api/v1/transaction/pix/0f8fad5b-d9cb-469f-a165-70867728950e/cancel");
    method("GET", "/api/v1/sandbox/clock");
    method("GET", "/api/v1/sandbox/failures");
    method("TRACE", "/health");
    method("FOO", "/api/v1/transaction/0f8fad5b-d9cb-469f-a165-70867728950e");
    const QByteArray sound = toJson(cashInDraft());
    create("form", "application/x-www-form-urlencoded", sound, 415, 7);
    create("no type", "", sound, 415, 7);
    create("with a character set", "Application/JSON; charset=utf-8", sound, 201, 0);
    create("with its name in quotes", "application/json;charset=\"UTF-8\"", sound, 201, 0);
    create("with another one", "application/json; charset=iso-8859-1", sound, 415, 7);
    create("broken", "application/json", sound.chopped(1), 400, 1);
    create("too little", "application/json", toJson(cashInDraft(0)), 422, 23);
    create("empty", "application/json", "{}", 422, 20);
}

void ApiServerTest::refuses()
{
    QFETCH(QByteArray, method);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, contentType);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QFETCH(int, number);
    HttpRequest asked = request(method, path);
    asked.fields.last().second = contentType;
    asked.body = body;
    const HttpResponse response = ask(asked);
    QCOMPARE(response.status, status);
    QCOMPARE(objectOf(response)["error"_L1].toInt(), number);
    QCOMPARE(fieldOf(response, "Allow").isEmpty(), status != 405);
}

/// Answered immediately, also for the server itself (OPTIONS *), which the API description omits.
void ApiServerTest::reportsTheMethodsThatThereAre()
{
    std::optional<HttpResponse> response;
    m_server->handle(request("OPTIONS", "*"),
                     [&response](const HttpResponse &given) { response = given; });
    QVERIFY(response);
    QCOMPARE(response->status, 200);
    QCOMPARE(fieldOf(*response, "Allow"), "GET, HEAD, POST, OPTIONS");
    QVERIFY(response->body.isEmpty());
}

void ApiServerTest::namesTheTransactionOfATakenReference()
{
    const HttpResponse created = post(kCashIn, cashInDraft(100, u"r-1"_s));
    for (const TransactionDraft &draft :
         {cashInDraft(100, u"r-1"_s), cashInDraft(200, u" r-1 "_s)}) {
        const HttpResponse refused = post(kCashIn, draft);
        QCOMPARE(refused.status, 422);
        QCOMPARE(objectOf(refused)["error"_L1].toInt(), 25);
        QCOMPARE(objectOf(refused)["existing_id"_L1].toString(),
                 toWireId(transactionFromJson(created.body)->id));
    }
    QCOMPARE(post(kCashOut, cashOutDraft(100, u"r-1"_s)).status, 422);
}

/// A key that may only create learns nothing of the transactions of others.
void ApiServerTest::hidesTheTransactionOfATakenReference()
{
    const HttpResponse created = post(kCashIn, cashInDraft(100, u"r-1"_s));
    const QString id = toWireId(transactionFromJson(created.body)->id);
    m_key = addKey(kPlatform, Scope::CashIn);
    const HttpResponse repeated = post(kCashIn, cashInDraft(100, u" r-1 "_s));
    QCOMPARE(repeated.status, 422);
    QCOMPARE(objectOf(repeated)["existing_id"_L1].toString(), id); // a lost answer
    TransactionDraft other = cashInDraft(200, u"r-1"_s);
    TransactionDraft another = cashInDraft(100, u"r-1"_s);
    another.description = u"Pedido de outro"_s;
    for (const TransactionDraft &draft : {other, another}) {
        const HttpResponse refused = post(kCashIn, draft);
        QCOMPARE(refused.status, 422);
        QCOMPARE(objectOf(refused)["error"_L1].toInt(), 25);
        QVERIFY2(!refused.body.contains("existing_id"), refused.body.constData());
    }
}

/// The page of another site, a link preview or a prefetch pays no charge.
void ApiServerTest::simulatesNothingForOtherSites()
{
    const HttpResponse created = post(kCashIn, cashInDraft(100, u"r-1"_s));
    const QByteArray id = toWireId(transactionFromJson(created.body)->id).toLatin1();
    const QByteArray pay = "/checkout/transaction/" + id + "/change/paid";
    for (const char *method : {"GET", "POST"}) {
        for (const HttpField &field :
             {HttpField("sec-fetch-site", "cross-site"),
              HttpField("sec-purpose", "prefetch;prerender"), HttpField("purpose", "prefetch")}) {
            HttpRequest foreign = request(method, pay);
            foreign.fields.append(field);
            QCOMPARE(ask(foreign).status, 404);
        }
    }
    QCOMPARE(
        objectOf(get("/api/v1/transaction/" + id))["transaction"_L1][0]["status"_L1].toString(),
        u"pending"_s);
    HttpRequest own = request("POST", pay);
    own.fields.append(HttpField("sec-fetch-site", "same-origin"));
    QCOMPARE(ask(own).status, 200);
}

void ApiServerTest::letsEachPlatformHaveItsReferences()
{
    QCOMPARE(post(kCashIn, cashInDraft(100, u"r-1"_s)).status, 201);
    m_key = addKey(kOther, kAllScopes);
    TransactionDraft draft = cashInDraft(100, u"r-1"_s);
    draft.platform = kOther;
    const HttpResponse created = post(kCashIn, draft);
    QCOMPARE(created.status, 201);
    QCOMPARE(transactionFromJson(created.body)->platform, kOther);
}

void ApiServerTest::obeysTheLimitsOfAKey()
{
    const auto violation = [](const HttpResponse &refused) {
        return objectOf(refused)["violations"_L1][0].toObject();
    };
    m_key = addKey(kPlatform, kAllScopes,
                   {.maxCharge = Money::fromCents(1000),
                    .maxPayout = Money::fromCents(500),
                    .maxPerDay = Money::fromCents(1700)});
    QCOMPARE(post(kCashIn, cashInDraft(1000, u"r-1"_s)).status, 201);
    for (const auto &[path, draft, limit] :
         {std::tuple(kCashIn, cashInDraft(1001), "must be at most 10.00"),
          std::tuple(kCashOut, cashOutDraft(501), "must be at most 5.00")}) {
        const HttpResponse refused = post(path, draft);
        QCOMPARE(refused.status, 403);
        QCOMPARE(objectOf(refused)["error"_L1].toInt(), 35);
        QCOMPARE(violation(refused)["field"_L1].toString(), u"amount"_s);
        QCOMPARE(violation(refused)["code"_L1].toString(), u"too_large"_s);
        QCOMPARE(violation(refused)["message"_L1].toString(), QString::fromLatin1(limit));
        QCOMPARE(fieldOf(refused, "Retry-After"), ""); // not possible later either
    }
    QCOMPARE(post(kCashOut, cashOutDraft(500)).status, 201);
    const HttpResponse full = post(kCashIn, cashInDraft(201));
    QCOMPARE(full.status, 403);
    QCOMPARE(objectOf(full)["error"_L1].toInt(), 35);
    QCOMPARE(violation(full)["code"_L1].toString(), u"day_limit"_s);
    QVERIFY(violation(full)["message"_L1].toString().startsWith("must be at most 2.00"_L1));
    const int wait = fieldOf(full, "Retry-After").toInt();
    QVERIFY2(wait > 0 && wait <= 24 * 60 * 60 + 1, qPrintable(QString::number(wait)));
    const HttpResponse repeated = post(kCashIn, cashInDraft(1000, u"r-1"_s));
    QCOMPARE(repeated.status, 422); // the existing charge, after a lost answer
    QVERIFY(repeated.body.contains("existing_id"));
    QCOMPARE(post(kCashIn, cashInDraft(200)).status, 201);
    QCOMPARE(objectOf(get(kList))["total"_L1].toInt(), 3);
    m_key = addKey(kPlatform, kAllScopes); // another key of the platform
    QCOMPARE(post(kCashIn, cashInDraft(5000)).status, 201);
}

void ApiServerTest::limitsTheRequestsOfAKey()
{
    const QByteArray unlimited = m_key;
    m_key = addKey(kPlatform, Scope::Read, {.requestsPerMinute = 3});
    QCOMPARE(get(kList).status, 200);
    QCOMPARE(post(kCashIn, cashInDraft()).status, 403);
    QCOMPARE(get(kList).status, 200);
    const HttpResponse refused = get(kList);
    QCOMPARE(refused.status, 429);
    QCOMPARE(objectOf(refused)["error"_L1].toInt(), 8);
    QCOMPARE(fieldOf(refused, "RateLimit-Limit"), "3");
    QCOMPARE(fieldOf(refused, "RateLimit-Remaining"), "0");
    QCOMPARE(fieldOf(refused, "RateLimit-Reset"), fieldOf(refused, "Retry-After"));
    const int wait = fieldOf(refused, "Retry-After").toInt();
    QVERIFY2(wait > 50 && wait <= 60, qPrintable(QString::number(wait)));
    QCOMPARE(refused.caller, toWireId(m_ids.constLast()).toLatin1());
    m_key = addKey(kPlatform, Scope::Read, {.requestsPerMinute = 3});
    QCOMPARE(fieldOf(get(kList), "RateLimit-Remaining"), "2");
    QCOMPARE(fieldOf(get(kList), "RateLimit-Remaining"), "1");
    m_key = unlimited;
    const HttpResponse without = get(kList);
    QCOMPARE(without.status, 200);
    QCOMPARE(fieldOf(without, "RateLimit-Limit"), QByteArray());
}

void ApiServerTest::refusesAnExpiredKey()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, ApiServer::Peers::Clients, kind);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    m_key = addKey(kPlatform, kAllScopes, {}, now.addSecs(-1));
    const HttpResponse refused = get(kList);
    QCOMPARE(refused.status, 401);
    QCOMPARE(fieldOf(refused, "WWW-Authenticate"), "Bearer");
    int status = 401;
    for (auto lifetime = 1500ms; status == 401;
         lifetime *= 2) { // a slow machine needs a longer one
        m_key = addKey(kPlatform, kAllScopes, {},
                       QDateTime::currentDateTimeUtc().addDuration(lifetime));
        status = get(kList).status;
    }
    QCOMPARE(status, 200);
    // Without any change of the database.
    QTRY_COMPARE_WITH_TIMEOUT(get(kList).status, 401, 300'000);
}

void ApiServerTest::slowsGuessingDown()
{
    const QByteArray sound = m_key;
    QCOMPARE(get(kList).status, 200);
    for (int i = 0; i < AttemptLimit::kMaxCount; ++i) {
        m_key = newKey(Environment::Sandbox, QByteArray(32, static_cast<char>('a' + i)));
        QCOMPARE(get(kList).status, 401);
    }
    const HttpResponse refused = get(kList);
    QCOMPARE(refused.status, 429);
    const int wait = fieldOf(refused, "Retry-After").toInt();
    QVERIFY(wait > 0 && wait <= AttemptLimit::kSeconds);
    m_key = sound; // a known client is not limited
    QCOMPARE(get(kList).status, 200);
    m_key = addKey(kPlatform, kAllScopes); // a valid key that was never used before
    QCOMPARE(get(kList).status, 200);
    m_key = newKey(Environment::Sandbox, QByteArray(32, 'z'));
    QCOMPARE(get(kList).status, 429);
    m_key = "x"; // no key by its form
    QCOMPARE(get(kList).status, 429);
    m_key = sound;
    HttpRequest elsewhere = request("GET", kList);
    elsewhere.peer = QHostAddress(u"10.0.0.2"_s);
    QCOMPARE(ask(elsewhere).status, 200);
}

void ApiServerTest::trustsTheProxyForTheLastAddressOnly()
{
    use(Environment::Sandbox, ApiServer::Peers::Proxy);
    const auto guess = [this](const QByteArray &from) {
        HttpRequest asked = request("GET", kList);
        asked.fields.first().second = "Bearer x";
        asked.fields.append(HttpField("x-forwarded-for", "1.2.3.4"));
        asked.fields.append(HttpField("x-forwarded-for", from));
        return ask(asked).status;
    };
    for (int i = 0; i < AttemptLimit::kMaxCount; ++i)
        QCOMPARE(guess(QByteArray::number(i) + ".1.1.1, 9.9.9.9"), 401);
    QCOMPARE(guess("9.9.9.9"), 429);
    QCOMPARE(guess("9.9.9.9:4000"), 429); // some proxies add the port
    QCOMPARE(guess("9.9.9.8:4000"), 401);
    QCOMPARE(guess("9.9.9.8"), 401);
    for (int i = 0; i < AttemptLimit::kMaxCount; ++i)
        QCOMPARE(guess("[2001:db8::1]:" + QByteArray::number(4000 + i)), 401);
    QCOMPARE(guess("2001:db8::1"), 429);
    for (int i = 0; i < AttemptLimit::kMaxCount; ++i)
        QCOMPARE(guess("rubbish"), 401);
    QCOMPARE(guess("9.9.9.7:x"), 401); // rubbish of one client does not limit others
    QCOMPARE(get(kList).status, 200);
}

/// One customer of a provider has 2^64 addresses.
void ApiServerTest::slowsGuessingFromABlockDown()
{
    use(Environment::Sandbox, ApiServer::Peers::Proxy);
    const auto guess = [this](const QByteArray &from) {
        HttpRequest asked = request("GET", kList);
        asked.fields.first().second = "Bearer x";
        asked.fields.append(HttpField("x-forwarded-for", from));
        return ask(asked).status;
    };
    for (int i = 0; i < AttemptLimit::kMaxCount; ++i)
        QCOMPARE(guess("2001:db8:0:1:" + QByteArray::number(i) + "::1"), 401);
    QCOMPARE(guess("2001:db8:0:1:ffff::1"), 429);
    QCOMPARE(guess("2001:db8:0:2::1"), 401);
}

void ApiServerTest::isReadyWithItsData_data()
{
    QTest::addColumn<Error::Code>("code");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char *name, Error::Code code, const QString &reason) {
        QTest::newRow(name) << code << reason;
    };
    row("no server", Error::Code::StorageUnreachable, u"The data cannot be reached: try again."_s);
    row("locked", Error::Code::StorageBusy, u"The database does not answer in time."_s);
    row("full", Error::Code::StorageFull, u"The disk is full."_s);
    row("read-only", Error::Code::StorageReadOnly, u"The data cannot be written."_s);
    row("broken", Error::Code::StorageFailed, u"The disk reports errors."_s);
}

void ApiServerTest::isReadyWithItsData()
{
    QFETCH(Error::Code, code);
    m_key.clear(); // not needed
    const HttpResponse ready = get("/ready");
    QCOMPARE(ready.status, 200);
    QCOMPARE(ready.body, R"({"status":"ready"})");
    m_readiness = tl::unexpected(Error{code, {}, u"/srv/shop"_s});
    const HttpResponse broken = get("/ready");
    QCOMPARE(broken.status, 503);
    QCOMPARE(fieldOf(broken, "Retry-After"), "5");
    QTEST(objectOf(broken)["detail"_L1].toString(), "reason");
    QCOMPARE(objectOf(broken)["error"_L1].toInt(), 15);
    QCOMPARE(get("/health").status, 200);
}

/// Nothing was stored, so a client may repeat the call.
void ApiServerTest::asksToRepeatDuringAnOutage()
{
    m_watched->isBroken = true;
    const HttpResponse broken = get("/api/v1/transaction/0f8fad5b-d9cb-469f-a165-70867728950e");
    QCOMPARE(broken.status, 503);
    QCOMPARE(fieldOf(broken, "Retry-After"), "5");
    const QByteArray page = "/pay/0f8fad5b-d9cb-469f-a165-70867728950e";
    QCOMPARE(get(page).body, "outage"); // a page for people
    QCOMPARE(get(page + "/state").status, 503);
}

void ApiServerTest::separatesOperations()
{
    const auto operate = [this](const QByteArray &path) {
        std::optional<HttpResponse> response;
        m_server->handleOperations(request("GET", path),
                                   [&response](const HttpResponse &given) { response = given; });
        return QTest::qWaitFor([&response] { return response.has_value(); }, kWaitLimit)
                   ? *response
                   : HttpResponse();
    };
    QCOMPARE(operate("/metrics").body, "a 1\n");
    QCOMPARE(operate("/health").status, 200);
    QCOMPARE(operate("/ready").status, 200);
    QCOMPARE(operate(kList).status, 404);
    QCOMPARE(operate("/api/v1/openapi.json").status, 404);
    QCOMPARE(get("/metrics").status, 404); // not for clients
}

/// Later versions may add members and statuses, so no schema of an answer is closed.
void ApiServerTest::describesOpenAnswers()
{
    const QJsonDocument document = QJsonDocument::fromJson(openApiDocument());
    const QJsonObject schemas = document["components"_L1]["schemas"_L1].toObject();
    for (auto schema = schemas.begin(); schema != schemas.end(); ++schema) {
        const bool isBody = schema.key().endsWith("Body"_L1);
        const QByteArray text = QJsonDocument(schema->toObject()).toJson();
        QVERIFY2(text.contains("additionalProperties") == isBody, qPrintable(schema.key()));
    }
    QVERIFY(!QJsonDocument(document["paths"_L1].toObject()).toJson().contains("additionalProp"));
    QVERIFY(schemas["Status"_L1]["anyOf"_L1][1]["type"_L1] == "string"_L1);
}

/// Changes and creations between two pages shift nothing.
void ApiServerTest::listsBehindATransaction()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, ApiServer::Peers::Clients, kind);
    QByteArrayList expected;
    for (int i = 0; i < 7; ++i)
        expected.prepend(createdId());
    QByteArrayList seen;
    const auto read = [&](const QByteArray &query) {
        const QJsonObject page = objectOf(get(kList + query));
        for (const QJsonValue one : page["transactions"_L1].toArray())
            seen.append(one["id"_L1].toString().toLatin1());
        return page;
    };
    const QByteArray query = "?status=pending&limit=3";
    const QJsonObject first = read(query);
    QCOMPARE(first["last_page"_L1].toInt(), 3);
    QCOMPARE(first["next_page_url"_L1].toString(),
             u"https://pix.example/x/api/v1/transactions?status=pending&page=2&limit=3"_s);
    QCOMPARE(createdId().size(), 36);
    QCOMPARE(get("/checkout/transaction/" + seen.constLast() + "/change/paid").status, 200);
    QJsonObject page = read(query + "&after=" + seen.constLast());
    QCOMPARE(page["has_more"_L1], QJsonValue(true));
    QCOMPARE(page["total"_L1].toInt(), 7);
    QVERIFY(!page.contains("current_page"_L1));
    const QString next = page["next_page_url"_L1].toString();
    QCOMPARE(next, u"https://pix.example/x/api/v1/transactions?status=pending&limit=3&after="_s +
                       QString::fromLatin1(seen.constLast()));
    page = read(next.mid(next.indexOf(u'?')).toLatin1());
    QCOMPARE(page["has_more"_L1], QJsonValue(false));
    QCOMPARE(page["next_page_url"_L1], QJsonValue(false));
    QCOMPARE(seen, expected);

    seen.clear();
    read("?sort=date_created&limit=2&after=" + expected.constLast());
    QCOMPARE(seen, (QByteArrayList{expected.at(5), expected.at(4)}));
    m_key = addKey(kOther, Scope::Read); // another platform
    QCOMPARE(get(kList + QByteArray("?after=") + expected.at(0)).status, 422);
}

void ApiServerTest::cancelsACharge()
{
    for (const Environment environment : {Environment::Sandbox, Environment::Production}) {
        use(environment);
        const QByteArray id = createdId();
        QCOMPARE(change(id, "cancel", "{}").status, 400);
        const QByteArray all = m_key;
        m_key = addKey(kPlatform, {Scope::Read, Scope::CashOut, Scope::Confirm});
        QCOMPARE(change(id, "cancel", {}).status, 403);
        m_key = addKey(kOther, kAllScopes);
        QCOMPARE(change(id, "cancel", {}).status, 404);
        m_key = addKey(kPlatform, Scope::CashIn); // needs no other scope
        const HttpResponse canceled = change(id, "cancel", {});
        QCOMPARE(canceled.status, 200);
        QVERIFY(transactionFromJson(canceled.body)->status == Status::Code::Canceled);
        QCOMPARE(change(id, "cancel", {}).body, canceled.body);
        m_key = all;
        QCOMPARE(change("1", "cancel", {}).status, 404);
        QCOMPARE(change("0f8fad5b-d9cb-469f-a165-70867728950e", "cancel", {}).status, 404);

        const QByteArray paid = createdId();
        if (environment == Environment::Sandbox)
            QCOMPARE(get("/checkout/transaction/" + paid + "/change/paid").status, 200);
        else
            QCOMPARE(change(paid, "confirm", R"({"note":"seen"})").status, 200);
        QCOMPARE(change(paid, "cancel", {}).status, 409);
        const auto payout = await(m_service->create(cashOutDraft()));
        if (payout) // sandbox only
            QCOMPARE(change(toWireId(payout->id).toLatin1(), "cancel", {}).status, 409);
    }
}

void ApiServerTest::setsTheClockForward()
{
    const QByteArray id = createdId();
    QSignalSpy changes(m_service.get(), &TransactionService::changed);
    const auto now = fromWireTime(
        objectOf(send("/api/v1/sandbox/clock", R"({"advance":86400})"))["now"_L1].toString());
    QVERIFY(now);
    const qint64 ahead = QDateTime::currentDateTimeUtc().secsTo(*now);
    QVERIFY2(ahead > 86000 && ahead <= 86400, qPrintable(QString::number(ahead)));
    QTRY_COMPARE_WITH_TIMEOUT(changes.count(), 1, 10'000); // stored, not only shown
    const auto expired = transactionFromJson(get("/api/v1/transaction/" + id).body);
    QVERIFY(expired->status == Status::Code::Expired);
    const QByteArray later = createdId(); // by the new time
    const auto created = transactionFromJson(get("/api/v1/transaction/" + later).body)->created;
    QVERIFY(created >= *now);
    m_key = addKey(kPlatform, {Scope::Read, Scope::CashOut});
    QCOMPARE(send("/api/v1/sandbox/clock", R"({"advance":1})").status, 403);
    use(Environment::Production);
    QCOMPARE(send("/api/v1/sandbox/clock", R"({"advance":1})").status, 404);
}

void ApiServerTest::refusesToSetTheClock_data()
{
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<int>("status");
    const auto row = [](const char *path, const char *body, int status) {
        QTest::newRow(*body ? body : "nothing")
            << "/api/v1/sandbox/" + QByteArray(path) << QByteArray(body) << status;
    };
    row("clock", "", 400);
    row("clock", "{}", 422);
    row("clock", R"({"advance":-1})", 422); // a clock never goes back
    row("clock", R"({"advance":0.5})", 422);
    row("clock", R"({"advance":"1"})", 422);
    row("clock", R"({"advance":31622401})", 422);
    row("clock", R"({"advance":1,"advance":2})", 422);
    row("clock", R"({"advance":1,"now":2})", 422);
    row("clock", R"({"advance":0})", 200);
    row("failures", R"({"kind":"unavailable"})", 422);
    row("failures", R"({"count":1})", 422);
    row("failures", R"({"kind":"fire","count":1})", 422);
    row("failures", R"({"kind":"slow","count":1001})", 422);
    row("failures", R"({"kind":"slow","count":1,"status":503})", 422);
    row("failures", R"(["slow"])", 400);
}

void ApiServerTest::refusesToSetTheClock()
{
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, body);
    QFETCH(int, status);
    QCOMPARE(send(path, body).status, status);
    HttpRequest untyped = request("POST", path);
    untyped.body = body;
    untyped.fields.removeLast(); // the content type
    QCOMPARE(ask(untyped).status, 415);
    QCOMPARE(get(kList).status, 200); // nothing was ordered
}

void ApiServerTest::failsAsOrdered()
{
    const auto order = [this](const QByteArray &kind, int count) {
        return send("/api/v1/sandbox/failures",
                    R"({"kind":")" + kind + R"(","count":)" + QByteArray::number(count) + '}');
    };
    const auto stored = [this] { return objectOf(get(kList))["total"_L1].toInt(); };
    QCOMPARE(order("unavailable", 2).body, R"({"count":2})");
    const QByteArray mine = m_key;
    m_key = addKey(kOther, kAllScopes);
    QCOMPARE(get(kList).status, 200); // another platform
    m_key = mine;
    const HttpResponse unavailable = post(kCashIn, cashInDraft());
    QCOMPARE(unavailable.status, 503);
    QCOMPARE(fieldOf(unavailable, "Retry-After"), "1");
    QCOMPARE(get(kList).status, 503);
    QCOMPARE(stored(), 0);

    QCOMPARE(order("lost_answer", 1).status, 200);
    const HttpResponse lost = post(kCashIn, cashInDraft(100, u"lost"_s));
    QCOMPARE(lost.status, 500);
    QVERIFY(!lost.body.contains("lost"));
    QCOMPARE(stored(), 1); // the client has to look up its reference

    QCOMPARE(order("slow", 1).status, 200);
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(get(kList).status, 200);
    QVERIFY(clock.elapsed() >= 1800);
    QCOMPARE(order("unavailable", 100).status, 200);
    QCOMPARE(order("unavailable", 0).body, R"({"count":0})");
    QCOMPARE(get(kList).status, 200);
    m_key = addKey(kPlatform, {Scope::Read, Scope::CashOut});
    QCOMPARE(order("slow", 1).status, 403);
}

void ApiServerTest::ordersNoFailuresInProduction()
{
    use(Environment::Production);
    QCOMPARE(send("/api/v1/sandbox/failures", R"({"kind":"slow","count":1})").status, 404);
    QCOMPARE(get(kList).status, 200);
}

/// A client that lost the answer may repeat the request. The same key with another body is a defect
/// of the client.
void ApiServerTest::repeatsACreationWithItsKey()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, ApiServer::Peers::Clients, kind);
    const auto create = [this](const QByteArray &path, const TransactionDraft &draft,
                               const QByteArray &idempotencyKey) {
        HttpRequest asked = request("POST", path);
        asked.body = toJson(draft);
        if (!idempotencyKey.isNull())
            asked.fields.append(HttpField("idempotency-key", idempotencyKey));
        return ask(asked);
    };
    const auto idOf = [](const HttpResponse &response) {
        return response.status == 201 ? transactionFromJson(response.body)->id : QUuid();
    };
    const auto total = [this] { return objectOf(get(kList))["total"_L1].toInt(); };
    const TransactionDraft draft = cashInDraft(1500, u"r-1"_s);
    const HttpResponse refused = create(kCashIn, cashInDraft(0), "k-1");
    QCOMPARE(refused.status, 422); // stores no key
    const HttpResponse first = create(kCashIn, draft, "k-1");
    const HttpResponse second = create(kCashIn, draft, "k-1");
    QCOMPARE(second.status, 201);
    QCOMPARE(second.body, first.body);
    QCOMPARE(total(), 1);

    const HttpResponse other = create(kCashIn, cashInDraft(1600, u"r-2"_s), "k-1");
    QCOMPARE(other.status, 422);
    QCOMPARE(objectOf(other)["error"_L1].toInt(), 36);
    QCOMPARE(create(kCashIn, draft, {}).status, 422); // without a key the reference counts
    const QUuid payout = idOf(create(kCashOut, cashOutDraft(500), "k-2"));
    QVERIFY(!payout.isNull());
    QCOMPARE(idOf(create(kCashOut, cashOutDraft(500), "k-2")), payout);
    QVERIFY(idOf(create(kCashOut, cashOutDraft(500), "k-3")) != payout);
    QCOMPARE(total(), 3);

    // The transaction as it is now.
    const QByteArray id = toWireId(idOf(first)).toLatin1();
    QCOMPARE(get("/checkout/transaction/" + id + "/change/paid").status, 200);
    const HttpResponse paid = create(kCashIn, draft, "k-1");
    QCOMPARE(paid.status, 201);
    QCOMPARE(paid.body, get("/api/v1/transaction/" + id).body);

    // Keys belong to a platform.
    m_key = addKey(kOther, kAllScopes);
    TransactionDraft foreign = draft;
    foreign.platform = kOther;
    const QUuid theirs = idOf(create(kCashIn, foreign, "k-1"));
    QVERIFY(!theirs.isNull() && theirs != idOf(first));
}

void ApiServerTest::listsByOperationTimeAmountAndStatus()
{
    const auto created = [this](const TransactionDraft &draft) {
        return toWireId(await(m_service->create(draft))->id).toLatin1();
    };
    const QByteArray small = created(cashInDraft(100));
    const QByteArray large = created(cashInDraft(900));
    const QByteArray middle = created(cashInDraft(500));
    const QByteArray payout = created(cashOutDraft(700));
    QCOMPARE(get("/checkout/transaction/" + small + "/change/paid").status, 200);
    QCOMPARE(get("/checkout/transaction/" + large + "/change/cancelled").status, 200);
    const auto listed = [this](const QByteArray &query) {
        QByteArrayList ids;
        for (const QJsonValue one : objectOf(get(kList + query))["transactions"_L1].toArray())
            ids.append(one["id"_L1].toString().toLatin1());
        return ids;
    };
    QCOMPARE(listed("?operation=cashout"), QByteArrayList{payout});
    QCOMPARE(listed("?status=paid,canceled"), (QByteArrayList{large, small}));
    QCOMPARE(listed("?min_amount=5.00&max_amount=7.00"), (QByteArrayList{payout, middle}));
    QCOMPARE(listed("?sort=amount"), (QByteArrayList{small, middle, payout, large}));
    QCOMPARE(listed("?sort=-amount&operation=cashin"), (QByteArrayList{large, middle, small}));
    QCOMPARE(listed("?sort=date_created"), (QByteArrayList{small, large, middle, payout}));
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto time = [](const QDateTime &utc) {
        return toWireTime(utc).toLatin1().replace(' ', "%20");
    };
    QCOMPARE(listed("?created_from=" + time(now.addSecs(-60))).size(), 4);
    QCOMPARE(listed("?created_from=" + time(now.addSecs(60))).size(), 0);
    QCOMPARE(listed("?created_until=" + time(now.addSecs(-60))).size(), 0);
}

/// Clients that ask often need the answer only if it has changed.
void ApiServerTest::answersOnlyWhatChanged()
{
    const HttpResponse created = post(kCashIn, cashInDraft());
    QCOMPARE(fieldOf(created, "ETag"), QByteArray());
    const QByteArray id = toWireId(transactionFromJson(created.body)->id).toLatin1();
    for (const QByteArray &path : {"/api/v1/transaction/" + id, QByteArray(kList)}) {
        HttpRequest asked = request("GET", path);
        const QByteArray tag = fieldOf(ask(asked), "ETag");
        QVERIFY(!tag.isEmpty());
        asked.fields.append(HttpField("if-none-match", tag));
        QCOMPARE(ask(asked).status, 304);
        QVERIFY(ask(asked).body.isEmpty());
    }
    HttpRequest asked = request("GET", kList);
    asked.fields.append(HttpField("if-none-match", fieldOf(get(kList), "ETag")));
    QCOMPARE(get("/checkout/transaction/" + id + "/change/paid").status, 200);
    QCOMPARE(ask(asked).status, 200);
    asked.fields.append(HttpField("accept-encoding", "gzip"));
    std::optional<HttpResponse> packed; // the description does not know encodings
    m_server->handle(asked, [&packed](const HttpResponse &given) { packed = given; });
    QTRY_VERIFY(packed);
    QCOMPARE(fieldOf(*packed, "Content-Encoding"), "gzip");
    QVERIFY(packed->body.startsWith("\x1f\x8b"));
}

/// A client follows all changes without a webhook, and sees each exactly once.
void ApiServerTest::listsEventsFromAnyPlace()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, ApiServer::Peers::Clients, kind);
    QCOMPARE(get("/api/v1/events").body, R"({"events":[],"has_more":false})");
    QByteArrayList expected;
    for (int i = 0; i < 5; ++i) {
        const QUuid id = await(m_service->create(cashInDraft(100 + i, u"r-%1"_s.arg(i))))->id;
        QVERIFY(await(
            m_service->simulate(id, i == 3 ? SimulatedOutcome::Canceled : SimulatedOutcome::Paid)));
        expected.append(toWireId(id).toLatin1() + "-1");
    }
    QByteArrayList seen;
    QByteArray query = "?limit=2";
    for (bool hasMore = true; hasMore;) {
        const QJsonObject page = objectOf(get("/api/v1/events" + query));
        const QJsonArray events = page["events"_L1].toArray();
        QVERIFY(events.size() <= 2 && !events.isEmpty());
        for (const QJsonValue event : events)
            seen.append(event["event_id"_L1].toString().toLatin1());
        hasMore = page["has_more"_L1].toBool();
        query = "?limit=2&after=" + seen.constLast();
    }
    QCOMPARE(seen, expected);
    const QJsonArray rest =
        objectOf(get("/api/v1/events?after=" + expected.at(2)))["events"_L1].toArray();
    QCOMPARE(rest.size(), 2);
    QCOMPARE(rest[0]["status"_L1].toString(), u"canceled"_s);
    QCOMPARE(rest[0]["transaction_reference"_L1].toString(), u"r-3"_s);
    QCOMPARE(rest[0]["transaction_amount"_L1].toString(), u"1.03"_s);

    m_key = addKey(kOther, Scope::Read); // another platform
    QCOMPARE(objectOf(get("/api/v1/events"))["events"_L1].toArray().size(), 0);
    QCOMPARE(get("/api/v1/events?after=" + expected.at(2)).status, 422);
    m_key = addKey(kPlatform, Scope::CashIn);
    QCOMPARE(get("/api/v1/events").status, 403);
}

void ApiServerTest::statesItsCapabilities_data()
{
    QTest::addColumn<Environment>("environment");
    QTest::addColumn<bool>("isSandbox");
    QTest::newRow("sandbox") << Environment::Sandbox << true;
    QTest::newRow("production") << Environment::Production << false;
}

/// The clock is the one of new transactions.
void ApiServerTest::statesItsCapabilities()
{
    QFETCH(Environment, environment);
    QFETCH(bool, isSandbox);
    use(environment);
    const QByteArray path = "/api/v1/capabilities";
    m_key = addKey(kOther, Scope::Read | Scope::CashIn);
    if (isSandbox)
        QCOMPARE(send("/api/v1/sandbox/clock", R"({"advance":86400})").status, 200);
    const auto stated = capabilitiesFromJson(get(path).body);
    QVERIFY(stated);
    const qint64 ahead =
        QDateTime::currentDateTimeUtc().secsTo(stated->clock) - (isSandbox ? 86'400 : 0);
    QVERIFY(ahead >= -60 && ahead <= 1);
    QCOMPARE(stated->environment, environment);
    QCOMPARE(stated->platform, kOther);
    QCOMPARE(stated->scopes, Scope::Read | Scope::CashIn);
    QCOMPARE(stated->simulates, isSandbox);
    QCOMPARE(stated->seesPayments, isSandbox);
    QCOMPARE(stated->confirmsPayments, !isSandbox);
    QCOMPARE(stated->confirmsByStatement, !isSandbox);
    QCOMPARE(stated->sendsMoney, isSandbox);
    QVERIFY(stated->refunds && stated->cancels);
    QCOMPARE(stated->statesCommission, isSandbox); // no bank reports its fee
    QCOMPARE(ask(request("HEAD", path)).status, 200);
    QCOMPARE(send(path, "{}").status, 405);
    m_key = addKey(kPlatform, Scope::CashIn);
    QCOMPARE(get(path).status, 403);
}

void ApiServerTest::refusesPlacesThatAreNone_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("field");
    const auto row = [](const char *query, const char *field) {
        QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(field);
    };
    row("after=", "after");
    row("after=1", "after");
    row("after=0f8fad5b-d9cb-469f-a165-70867728950e", "after");
    row("after=0f8fad5b-d9cb-469f-a165-70867728950e-0", "after");
    row("after=0f8fad5b-d9cb-469f-a165-70867728950e-1", "after"); // no such transaction
    row("limit=0", "limit");
    row("limit=101", "limit");
    row("limit=x", "limit");
    row("limit=1&limit=1", "limit");
    row("since=1", "since");
}

void ApiServerTest::refusesPlacesThatAreNone()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, field);
    const HttpResponse response = get("/api/v1/events?" + query);
    QCOMPARE(response.status, 422);
    QCOMPARE(objectOf(response)["violations"_L1][0]["field"_L1].toString(), field);
}

void ApiServerTest::refusesUnusableIdempotencyKeys_data()
{
    QTest::addColumn<QByteArrayList>("keys");
    QTest::addColumn<QString>("code");
    QTest::newRow("empty") << QByteArrayList{""} << u"missing"_s;
    QTest::newRow("blank") << QByteArrayList{"  "} << u"missing"_s;
    QTest::newRow("longest") << QByteArrayList{QByteArray(255, 'k')} << QString();
    QTest::newRow("too long") << QByteArrayList{QByteArray(256, 'k')} << u"too_long"_s;
    QTest::newRow("two") << QByteArrayList{"a", "a"} << u"repeated"_s;
}

void ApiServerTest::refusesUnusableIdempotencyKeys()
{
    QFETCH(QByteArrayList, keys);
    QFETCH(QString, code);
    HttpRequest asked = request("POST", kCashIn);
    asked.body = toJson(cashInDraft());
    for (const QByteArray &key : keys)
        asked.fields.append(HttpField("idempotency-key", key));
    const HttpResponse response = ask(asked);
    QCOMPARE(response.status, code.isEmpty() ? 201 : 422);
    const QJsonValue violation = objectOf(response)["violations"_L1][0];
    QCOMPARE(violation["code"_L1].toString(), code);
    QCOMPARE(violation["field"_L1].toString(), code.isEmpty() ? QString() : u"Idempotency-Key"_s);
}

/// The return address of a charge is stored with the charge. No answer and no notice contains it.
void ApiServerTest::storesReturnUrls()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, ApiServer::Peers::Clients, kind);
    TransactionDraft draft = cashInDraft(1500);
    draft.returnUrl = u"http://loja.example/volta?pix={id}"_s;
    const HttpResponse created = send(kCashIn, toJson(draft));
    QCOMPARE(created.status, 201);
    draft.returnUrl.clear();
    const HttpResponse plain = send(kCashIn, toJson(draft));
    QCOMPARE(plain.status, 201);
    QVERIFY(!toJson(draft).contains("return"));
    const auto memberNames = [](const HttpResponse &response) {
        return objectOf(response)["transaction"_L1][0].toObject().keys();
    };
    QCOMPARE(memberNames(created), memberNames(plain));
    const QByteArray id = toWireId(transactionFromJson(created.body)->id).toLatin1();
    const QByteArray other = toWireId(transactionFromJson(plain.body)->id).toLatin1();
    QVERIFY(!get("/api/v1/transaction/" + id).body.contains("loja.example"));
    QVERIFY(!get("/api/v1/events").body.contains("loja.example"));
    QCOMPARE(get("/pay/" + id).body, "page of pending to http://loja.example/volta?pix={id}");
    QCOMPARE(get("/pay/" + other).body, "page of pending");
}

/// Payers follow the link, so it must be encrypted where money moves.
void ApiServerTest::refusesUnencryptedReturnUrls()
{
    use(Environment::Production);
    TransactionDraft draft = cashInDraft(1500, u"r-1"_s);
    for (const QString &url : {u"http://loja.example/"_s, u"http://localhost/"_s}) {
        draft.returnUrl = url;
        const HttpResponse response = send(kCashIn, toJson(draft));
        QCOMPARE(response.status, 422);
        const QJsonValue violation = objectOf(response)["violations"_L1][0];
        QCOMPARE(violation["field"_L1].toString(), u"return_url"_s);
        QCOMPARE(violation["code"_L1].toString(), u"not_allowed"_s);
    }
    QCOMPARE(objectOf(get(kList))["total"_L1].toInt(), 0);
    draft.returnUrl = u"HTTPS://loja.example/"_s;
    QCOMPARE(send(kCashIn, toJson(draft)).status, 201);
}

void ApiServerTest::isHealthy()
{
    m_key.clear();
    const HttpResponse response = get("/health");
    QCOMPARE(response.status, 200);
    QCOMPARE(response.body, R"({"status":"ok"})");
    QCOMPARE(get("/health/").status, 404);
}

BALCAO_GUILESS_TEST(ApiServerTest)
#include "tests/support/waitlimit.h"
#include "tst_apiserver.moc"
