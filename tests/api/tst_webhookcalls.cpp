// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/apiserver.h"
#include "core/api/openapi.h"
#include "core/service/keyring.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/keystore.h"
#include "core/webhook/localwebhookservice.h"
#include "core/webhook/webhookdeliverer.h"
#include "core/wire/wiretime.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/hookreceiver.h"
#include "tests/support/openapi.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using namespace support;

namespace
{

const QUuid kStranger(u"0a0b0c0d-0000-4000-8000-000000000001"_s);
constexpr std::chrono::minutes kLongTimeout{5}; ///< no attempt may end early on a slow machine
constexpr auto kWebhooks = "/api/v1/webhooks";

QJsonObject bodyOf(const HttpResponse &response)
{
    return QJsonDocument::fromJson(response.body).object();
}

QString violationOf(const HttpResponse &response)
{
    const QJsonValue first = bodyOf(response)["violations"_L1][0];
    return first["field"_L1].toString() + u' ' + first["code"_L1].toString();
}

} // namespace

/// Tests the calls that manage webhooks, with real services and a receiver on this computer.
class WebhookCallsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void createsAndShowsTheSecretOnce_data() { databaseKinds(); }
    void createsAndShowsTheSecretOnce();
    void changesAWebhook_data() { databaseKinds(); }
    void changesAWebhook();
    void renewsTheSecret();
    void deletesAWebhook_data() { databaseKinds(); }
    void deletesAWebhook();
    void hidesWebhooksOfOtherPlatforms();
    void needsItsScope();
    void refuses_data();
    void refuses();
    void limitsTheNumber();
    void repeatsTheFirstAnswer_data() { databaseKinds(); }
    void repeatsTheFirstAnswer();
    void refusesARepetitionWithoutItsSecret_data();
    void refusesARepetitionWithoutItsSecret();
    void refusesUnusableIdempotencyKeys_data();
    void refusesUnusableIdempotencyKeys();
    void refusesPrivateAddressesInProduction_data();
    void refusesPrivateAddressesInProduction();
    void listsAndChangesTheFirstWebhook();
    void pingsAWebhook();
    void pingsOnceAtATime();
    void sendsSelectedEventsInOrder_data() { databaseKinds(); }
    void sendsSelectedEventsInOrder();
    void listsDeliveries_data() { databaseKinds(); }
    void listsDeliveries();
    void refusesParametersOfTheLog_data();
    void refusesParametersOfTheLog();
    void redelivers_data() { databaseKinds(); }
    void redelivers();

private:
    void use(Environment environment, DatabaseKind kind = DatabaseKind::Sqlite);
    QByteArray addKey(const QUuid &platform, Scopes scopes);
    HttpResponse ask(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
                     const QByteArrayList &idempotencyKeys = {});
    HttpResponse get(const QByteArray &path) { return ask("GET", path); }
    HttpResponse post(const QByteArray &path, const QByteArray &body = {})
    {
        return ask("POST", path, body);
    }
    QByteArray pathOf(const QJsonObject &webhook, const QByteArray &call = {}) const
    {
        return QByteArray(kWebhooks) + '/' + webhook["id"_L1].toString().toLatin1() + call;
    }
    QJsonObject created(const QString &url, const QByteArray &events = R"(["*"])");
    QJsonArray listed() { return bodyOf(get(kWebhooks))["webhooks"_L1].toArray(); }
    QJsonArray deliveriesTo(const QJsonObject &webhook)
    {
        return bodyOf(get(pathOf(webhook, "/deliveries")))["deliveries"_L1].toArray();
    }
    /// Returns a deliverer with a stopped clock: no attempt is repeated.
    std::unique_ptr<WebhookDeliverer> deliverer()
    {
        return std::make_unique<WebhookDeliverer>(DeliverySetup{.database = m_address,
                                                                .reach = WebhookReach::Local,
                                                                .clock = [] { return noon(); },
                                                                .maxAttempt = kLongTimeout});
    }
    QUuid paidCharge();

    Databases m_databases;
    QString m_address;
    std::unique_ptr<LocalTransactionService> m_service;
    std::unique_ptr<KeyRing> m_keys;
    std::unique_ptr<LocalWebhookService> m_webhooks;
    std::unique_ptr<ApiServer> m_server;
    const OpenApi m_description = {}; ///< every answer is validated
    Environment m_environment = Environment::Sandbox;
    QByteArray m_key;
    int m_woken = 0;
};

void WebhookCallsTest::init()
{
    use(Environment::Sandbox);
}

void WebhookCallsTest::cleanup()
{
    m_server.reset();
    m_webhooks.reset();
    m_keys.reset();
    m_service.reset();
}

void WebhookCallsTest::use(Environment environment, DatabaseKind kind)
{
    cleanup();
    m_environment = environment;
    m_woken = 0;
    m_address = m_databases.newShop(kind);
    ServiceOptions options = serviceOptions();
    options.environment = environment;
    options.callers = Callers::Any;
    m_service = std::make_unique<LocalTransactionService>(LocalTransactionService::Setup{
        .database = m_address, .settings = serviceSettings(options)});
    QVERIFY(await(m_service->open()));
    m_keys = std::make_unique<KeyRing>();
    QVERIFY(await(m_keys->open(m_address)));
    const bool isSandbox = environment == Environment::Sandbox;
    m_webhooks = std::make_unique<LocalWebhookService>(
        LocalWebhookService::Setup{.database = m_address,
                                   .reach = isSandbox ? WebhookReach::Local : WebhookReach::Public,
                                   .maxAttempt = kLongTimeout,
                                   .wake = [this] { ++m_woken; }});
    m_server = std::make_unique<ApiServer>(ApiServer::Setup{.service = *m_service,
                                                            .keys = *m_keys,
                                                            .environment = environment,
                                                            .publicUrl = "https://pix.example",
                                                            .webhooks = m_webhooks.get()});
    m_key = addKey(kPlatform, Scope::Webhooks);
}

QByteArray WebhookCallsTest::addKey(const QUuid &platform, Scopes scopes)
{
    static int number = 0;
    const QByteArray key =
        newKey(m_environment, QByteArray::number(++number).rightJustified(32, 'k'));
    const auto database = Database::open(m_address, Database::Access::ReadWrite);
    const ApiKey known{QUuid::createUuid(), u"test"_s, platform, scopes, noon(), {}, {}, {}};
    if (!database || !KeyStore(**database).add(known, *keyDigest(key, m_environment)))
        qFatal("the key cannot be stored");
    return key;
}

HttpResponse WebhookCallsTest::ask(const QByteArray &method, const QByteArray &path,
                                   const QByteArray &body, const QByteArrayList &idempotencyKeys)
{
    HttpRequest request;
    request.method = method;
    request.path = path.split('?').first();
    request.query = path.contains('?') ? path.sliced(path.indexOf('?') + 1) : QByteArray();
    request.fields = {{"authorization", "Bearer " + m_key}, {"content-type", "application/json"}};
    for (const QByteArray &key : idempotencyKeys)
        request.fields.append(HttpField("idempotency-key", key));
    request.peer = QHostAddress(u"10.0.0.1"_s);
    request.body = body;
    const auto response = std::make_shared<std::optional<HttpResponse>>();
    m_server->handle(request, [response](const HttpResponse &given) { *response = given; });
    if (!QTest::qWaitFor([&response] { return response->has_value(); }, 60'000))
        qFatal("no answer");
    const QString problem = m_description.problemOf({.method = method,
                                                     .path = request.path,
                                                     .status = (*response)->status,
                                                     .contentType = (*response)->contentType,
                                                     .body = (*response)->body});
    if (!problem.isEmpty())
        QTest::qFail(qPrintable(problem), __FILE__, __LINE__);
    return **response;
}

QJsonObject WebhookCallsTest::created(const QString &url, const QByteArray &events)
{
    const HttpResponse response =
        post(kWebhooks, R"({"url":")" + url.toUtf8() + R"(","events":)" + events + "}");
    if (response.status != 201)
        QTest::qFail(response.body.constData(), __FILE__, __LINE__);
    return bodyOf(response);
}

QUuid WebhookCallsTest::paidCharge()
{
    const auto charge = await(m_service->create(cashInDraft()));
    if (!charge || !await(m_service->simulate(charge->id, SimulatedOutcome::Paid)))
        qFatal("no paid charge");
    return charge->id;
}

void WebhookCallsTest::createsAndShowsTheSecretOnce()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, kind);
    QCOMPARE(get(kWebhooks).body, R"({"webhooks":[]})");
    const HttpResponse response =
        post(kWebhooks, R"({"url":"http://localhost:1/a","events":["refund","paid"]})");
    QCOMPARE(response.status, 201);
    QJsonObject webhook = bodyOf(response);
    const auto secret = WebhookSecret::parse(webhook["secret"_L1].toString());
    QVERIFY(secret);
    QCOMPARE(webhook["bearer"_L1].toString().toLatin1(), secret->bearer());
    QCOMPARE(webhook["url"_L1].toString(), u"http://localhost:1/a"_s);
    QCOMPARE(webhook["enabled"_L1].toBool(), true);
    QCOMPARE(webhook["events"_L1].toArray(), QJsonArray({u"paid"_s, u"refund"_s}));
    QVERIFY(fromWireTime(webhook["date_created"_L1].toString()));

    webhook.remove(u"secret"_s);
    webhook.remove(u"bearer"_s);
    QCOMPARE(listed(), QJsonArray{webhook});
    QCOMPARE(bodyOf(get(pathOf(webhook))), webhook);
    QCOMPARE(bodyOf(post(pathOf(webhook), R"({"enabled":true})")), webhook);

    const HttpResponse other = post(kWebhooks, R"({"url":"http://localhost:1/b","enabled":false})");
    QCOMPARE(other.status, 201);
    QCOMPARE(bodyOf(other)["enabled"_L1].toBool(), false);
    QCOMPARE(bodyOf(other)["events"_L1].toArray(), QJsonArray{u"*"_s});
    QVERIFY(bodyOf(other)["secret"_L1] != secret->toText());
    QCOMPARE(listed().size(), 2);
}

void WebhookCallsTest::changesAWebhook()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, kind);
    const QJsonObject webhook = created(u"http://localhost:1/a"_s);
    const QJsonObject off = bodyOf(post(pathOf(webhook), R"({"enabled":false})"));
    QCOMPARE(off["enabled"_L1].toBool(), false);
    QCOMPARE(off["url"_L1], webhook["url"_L1]);
    const QJsonObject moved = bodyOf(
        post(pathOf(webhook), R"({"url":"http://localhost:1/b","events":["expired","paid"]})"));
    QCOMPARE(moved["url"_L1].toString(), u"http://localhost:1/b"_s);
    QCOMPARE(moved["enabled"_L1].toBool(), false);
    QCOMPARE(moved["events"_L1].toArray(), QJsonArray({u"paid"_s, u"expired"_s}));
    const QJsonObject all = bodyOf(post(pathOf(webhook), R"({"events":["*"],"enabled":true})"));
    QCOMPARE(all["events"_L1].toArray(), QJsonArray{u"*"_s});
    QCOMPARE(bodyOf(get(pathOf(webhook))), all);
    QCOMPARE(bodyOf(post(pathOf(webhook), "{}")), all);
}

void WebhookCallsTest::renewsTheSecret()
{
    const QJsonObject webhook = created(u"http://localhost:1/a"_s);
    const QJsonObject renewed = bodyOf(post(pathOf(webhook), R"({"new_secret":true})"));
    QVERIFY(WebhookSecret::parse(renewed["secret"_L1].toString()));
    QVERIFY(renewed["secret"_L1] != webhook["secret"_L1]);
    QVERIFY(renewed["bearer"_L1] != webhook["bearer"_L1]);
    QVERIFY(!bodyOf(get(pathOf(webhook))).contains("secret"_L1));
}

void WebhookCallsTest::deletesAWebhook()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, kind);
    const QJsonObject webhook = created(u"http://localhost:1/a"_s);
    const QJsonObject kept = created(u"http://localhost:1/b"_s);
    const QByteArray path = pathOf(webhook, "/delete");
    QCOMPARE(post(path, "{}").status, 400);
    QCOMPARE(bodyOf(post(path)), (QJsonObject{{u"id"_s, webhook["id"_L1]}}));
    QCOMPARE(post(path).status, 404);
    QCOMPARE(get(pathOf(webhook)).status, 404);
    QCOMPARE(post(pathOf(webhook), R"({"enabled":true})").status, 404);
    QCOMPARE(post(pathOf(webhook, "/ping")).status, 404);
    QCOMPARE(get(pathOf(webhook, "/deliveries")).status, 404);
    QCOMPARE(listed().size(), 1);
    QCOMPARE(listed()[0]["id"_L1], kept["id"_L1]);
    paidCharge();
    QCOMPARE(deliveriesTo(kept).size(), 1);
}

void WebhookCallsTest::hidesWebhooksOfOtherPlatforms()
{
    const QJsonObject webhook = created(u"http://localhost:1/a"_s);
    const QByteArray event = toWireId(paidCharge()).toLatin1() + "-1";
    m_key = addKey(kStranger, Scope::Webhooks);
    QCOMPARE(get(kWebhooks).body, R"({"webhooks":[]})");
    QCOMPARE(get(pathOf(webhook)).status, 404);
    QCOMPARE(post(pathOf(webhook), R"({"enabled":false})").status, 404);
    QCOMPARE(post(pathOf(webhook, "/delete")).status, 404);
    QCOMPARE(post(pathOf(webhook, "/ping")).status, 404);
    QCOMPARE(get(pathOf(webhook, "/deliveries")).status, 404);
    const QByteArray body = R"({"event_id":")" + event + "\"}";
    QCOMPARE(post(pathOf(webhook, "/redeliver"), body).status, 404);
    const QJsonObject own = created(u"http://localhost:1/b"_s);
    QCOMPARE(violationOf(post(pathOf(own, "/redeliver"), body)), u"event_id malformed"_s);
    QCOMPARE(violationOf(get(pathOf(own, "/deliveries?after=") + event)), u"after malformed"_s);
    QCOMPARE(get("/api/v1/webhooks/1").status, 404);
}

void WebhookCallsTest::needsItsScope()
{
    const QJsonObject webhook = created(u"http://localhost:1/a"_s);
    m_key = addKey(kPlatform, kAllScopes & ~Scopes(Scope::Webhooks));
    QCOMPARE(get(kWebhooks).status, 403);
    QCOMPARE(post(kWebhooks, R"({"url":"http://localhost:1/b"})").status, 403);
    QCOMPARE(get(pathOf(webhook)).status, 403);
    QCOMPARE(post(pathOf(webhook), R"({"enabled":false})").status, 403);
    for (const QByteArray call : {"/delete", "/ping", "/redeliver"})
        QCOMPARE(post(pathOf(webhook, call)).status, 403);
    QCOMPARE(get(pathOf(webhook, "/deliveries")).status, 403);
    m_key.clear();
    QCOMPARE(get(kWebhooks).status, 401);
}

void WebhookCallsTest::refuses_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("violation");
    const auto row = [](const char *body, const char *violation) {
        QTest::newRow(*body == 0 ? "nothing" : body)
            << QByteArray(body) << QString::fromLatin1(violation);
    };
    row("[]", " ");
    row("", " ");
    row("{}", "url missing");
    row(R"({"url":1})", "url malformed");
    row(R"({"url":"shop.example"})", "url malformed");
    row(R"({"url":"https://user@shop.example/"})", "url malformed");
    row(R"({"url":"http://169.254.169.254/"})", "url not_allowed");
    row(R"({"url":"http://localhost:1/","events":[]})", "events missing");
    row(R"({"url":"http://localhost:1/","events":"*"})", "events malformed");
    row(R"({"url":"http://localhost:1/","events":["*","paid"]})", "events not_allowed");
    row(R"({"url":"http://localhost:1/","events":["pending"]})", "events not_allowed");
    row(R"({"url":"http://localhost:1/","events":["paid","paid"]})", "events malformed");
    row(R"({"url":"http://localhost:1/","events":[1]})", "events malformed");
    row(R"({"url":"http://localhost:1/","enabled":1})", "enabled malformed");
    row(R"({"url":"http://localhost:1/","new_secret":true})", "new_secret unknown");
    row(R"({"url":"http://localhost:1/","secret":"whsec_x"})", "secret unknown");
}

void WebhookCallsTest::refuses()
{
    QFETCH(QByteArray, body);
    QFETCH(QString, violation);
    const HttpResponse response = post(kWebhooks, body);
    QCOMPARE(response.status, violation == " "_L1 ? 400 : 422);
    QCOMPARE(violationOf(response), violation);
    QVERIFY(listed().isEmpty());
}

void WebhookCallsTest::limitsTheNumber()
{
    for (int i = 0; i < Webhook::kMaxOfPlatform; ++i)
        created(u"http://localhost:1/%1"_s.arg(i));
    const HttpResponse refused = post(kWebhooks, R"({"url":"http://localhost:1/"})");
    QCOMPARE(refused.status, 422);
    QCOMPARE(violationOf(refused), u"url too_many"_s);
    QCOMPARE(listed().size(), Webhook::kMaxOfPlatform);
    m_key = addKey(kStranger, Scope::Webhooks); // another platform has its own limit
    created(u"http://localhost:1/"_s);
}

void WebhookCallsTest::repeatsTheFirstAnswer()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, kind);
    const QByteArray body = R"({"url":"http://localhost:1/a","events":["refund"]})";
    QCOMPARE(ask("POST", kWebhooks, "{}", {"k-1"}).status, 422); // stores no key
    const HttpResponse first = ask("POST", kWebhooks, body, {"k-1"});
    QCOMPARE(first.status, 201);
    QVERIFY(bodyOf(first).contains("secret"_L1));
    const HttpResponse second = ask("POST", kWebhooks, body, {"k-1"});
    QCOMPARE(second.status, 201);
    QCOMPARE(second.body, first.body);
    QCOMPARE(listed().size(), 1);

    const HttpResponse other = ask("POST", kWebhooks, R"({"url":"http://localhost:1/b"})", {"k-1"});
    QCOMPARE(other.status, 422);
    QCOMPARE(bodyOf(other)["error"_L1].toInt(), 36);
    QCOMPARE(violationOf(other), u" "_s);
    QCOMPARE(listed().size(), 1);
    const QByteArray change = R"({"url":"http://localhost:1/b","enabled":false,"events":["*"]})";
    QCOMPARE(post(pathOf(bodyOf(first)), change).status, 200);
    QCOMPARE(ask("POST", kWebhooks, body, {"k-1"}).body, first.body);
    QCOMPARE(listed()[0]["url"_L1].toString(), u"http://localhost:1/b"_s);

    QVERIFY(bodyOf(ask("POST", kWebhooks, body, {"k-2"}))["id"_L1] != bodyOf(first)["id"_L1]);
    QVERIFY(bodyOf(post(kWebhooks, body))["id"_L1] != bodyOf(first)["id"_L1]);
    QCOMPARE(listed().size(), 3);
    m_key = addKey(kPlatform, Scope::Webhooks); // keys of the platform repeat each other's calls
    QCOMPARE(ask("POST", kWebhooks, body, {"k-1"}).body, first.body);
    m_key = addKey(kPlatform, Scope::Read);
    QCOMPARE(ask("POST", kWebhooks, body, {"k-1"}).status, 403);
    m_key = addKey(kStranger, Scope::Webhooks);
    const HttpResponse stranger = ask("POST", kWebhooks, body, {"k-1"});
    QCOMPARE(stranger.status, 201);
    QVERIFY(bodyOf(stranger)["id"_L1] != bodyOf(first)["id"_L1]);
    QVERIFY(bodyOf(stranger)["secret"_L1] != bodyOf(first)["secret"_L1]);
}

void WebhookCallsTest::refusesARepetitionWithoutItsSecret_data()
{
    QTest::addColumn<QByteArray>("call");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("new secret") << QByteArray() << QByteArray(R"({"new_secret":true})");
    QTest::newRow("deleted") << QByteArray("/delete") << QByteArray();
}

/// The secret in the first answer is no longer in force.
void WebhookCallsTest::refusesARepetitionWithoutItsSecret()
{
    QFETCH(QByteArray, call);
    QFETCH(QByteArray, body);
    const QByteArray creation = R"({"url":"http://localhost:1/a"})";
    const QJsonObject webhook = bodyOf(ask("POST", kWebhooks, creation, {"k-1"}));
    QCOMPARE(post(pathOf(webhook, call), body).status, 200);
    const QJsonArray before = listed();
    const HttpResponse refused = ask("POST", kWebhooks, creation, {"k-1"});
    QCOMPARE(refused.status, 422);
    const QJsonDocument document = QJsonDocument::fromJson(openApiDocument());
    const QJsonValue documented = document["components"_L1]["examples"_L1]["AnswerLost"_L1];
    QCOMPARE(bodyOf(refused), documented["value"_L1].toObject());
    QCOMPARE(listed(), before);
    QCOMPARE(ask("POST", kWebhooks, creation, {"k-2"}).status, 201);
}

void WebhookCallsTest::refusesUnusableIdempotencyKeys_data()
{
    QTest::addColumn<QByteArrayList>("keys");
    QTest::addColumn<QString>("violation");
    QTest::newRow("empty") << QByteArrayList{""} << u"Idempotency-Key missing"_s;
    QTest::newRow("too long") << QByteArrayList{QByteArray(256, 'k')}
                              << u"Idempotency-Key too_long"_s;
    QTest::newRow("two") << QByteArrayList{"a", "a"} << u"Idempotency-Key repeated"_s;
}

void WebhookCallsTest::refusesUnusableIdempotencyKeys()
{
    QFETCH(QByteArrayList, keys);
    QFETCH(QString, violation);
    const HttpResponse refused = ask("POST", kWebhooks, R"({"url":"http://localhost:1/a"})", keys);
    QCOMPARE(refused.status, 422);
    QCOMPARE(violationOf(refused), violation);
    QVERIFY(listed().isEmpty());
}

void WebhookCallsTest::refusesPrivateAddressesInProduction_data()
{
    QTest::addColumn<QString>("url");
    for (const char *url :
         {"http://shop.example/", "https://localhost/", "https://shop.localhost/",
          "https://127.0.0.1/", "https://10.0.0.1/", "https://[::1]/", "https://shop.example:22/"})
        QTest::newRow(url) << QString::fromLatin1(url);
}

void WebhookCallsTest::refusesPrivateAddressesInProduction()
{
    QFETCH(QString, url);
    use(Environment::Production);
    const QByteArray body = R"({"url":")" + url.toLatin1() + "\"}";
    QCOMPARE(violationOf(post(kWebhooks, body)), u"url not_allowed"_s);
    QVERIFY(listed().isEmpty());
    const QJsonObject webhook = created(u"https://shop.example:8443/hooks"_s);
    QCOMPARE(violationOf(post(pathOf(webhook), body)), u"url not_allowed"_s);
    QCOMPARE(bodyOf(get(pathOf(webhook)))["url"_L1], webhook["url"_L1]);
}

/// The webhook of the commands of the server is one of several.
void WebhookCallsTest::listsAndChangesTheFirstWebhook()
{
    const QJsonObject later = created(u"http://localhost:1/b"_s);
    const auto database = Database::open(m_address, Database::Access::SecondWriter);
    QVERIFY(database);
    Webhooks webhooks(
        **database, WebhookReach::Local, [] { return noon(); }, TestRandom());
    const auto first = webhooks.change(kPlatform, {.url = u"http://localhost:1/a"_s});
    QVERIFY(first);
    QCOMPARE(listed().size(), 2);
    const QJsonObject shown = listed()[0].toObject();
    QCOMPARE(shown["id"_L1].toString(), toWireId(kPlatform));
    QCOMPARE(shown["url"_L1].toString(), u"http://localhost:1/a"_s);
    QCOMPARE(post(pathOf(shown), R"({"enabled":false})").status, 200);
    QCOMPARE(webhooks.find(kPlatform).value()->isOn, false);
    QCOMPARE(webhooks.find(kPlatform).value()->secret, first->secret);
    QCOMPARE(post(pathOf(shown, "/delete")).status, 200);
    QCOMPARE(webhooks.find(kPlatform).value(), std::nullopt);
    QCOMPARE(listed()[0]["id"_L1], later["id"_L1]);
}

void WebhookCallsTest::pingsAWebhook()
{
    HookReceiver receiver(HookReceiver::status(200));
    const QJsonObject webhook = created(receiver.url());
    QCOMPARE(post(pathOf(webhook), R"({"enabled":false})").status, 200);
    const QJsonObject sent = bodyOf(post(pathOf(webhook, "/ping")));
    QCOMPARE(sent["outcome"_L1].toString(), u"delivered"_s);
    QCOMPARE(sent["http_status"_L1].toInt(), 200);
    QCOMPARE(receiver.requests.size(), 1);
    const HookRequest &request = receiver.requests.constFirst();
    const auto secret = WebhookSecret::parse(webhook["secret"_L1].toString());
    QVERIFY(secret);
    QCOMPARE(request.fields.value("webhook-signature"),
             secret->signature(request.fields.value("webhook-id"),
                               request.fields.value("webhook-timestamp").toLongLong(),
                               request.body));
    QCOMPARE(request.fields.value("authorization"), "Bearer " + secret->bearer());
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    QCOMPARE(body["type"_L1].toString(), u"ping"_s);
    QCOMPARE(body["webhook_id"_L1], webhook["id"_L1]);
    QVERIFY(deliveriesTo(webhook).isEmpty());

    receiver.behave(HookReceiver::status(410)); // turns nothing off
    const QJsonObject refused = bodyOf(post(pathOf(webhook, "/ping")));
    QCOMPARE(refused["outcome"_L1].toString(), u"refused"_s);
    QCOMPARE(refused["http_status"_L1].toInt(), 410);
    QCOMPARE(bodyOf(get(pathOf(webhook)))["enabled"_L1].toBool(), false);
    receiver.behave([](QSslSocket &socket, const HookRequest &) { socket.disconnectFromHost(); });
    const QJsonObject failed = bodyOf(post(pathOf(webhook, "/ping")));
    QCOMPARE(failed["outcome"_L1].toString(), u"closed"_s);
    QVERIFY(failed["http_status"_L1].isNull());
}

void WebhookCallsTest::pingsOnceAtATime()
{
    QSslSocket *open = nullptr;
    HookReceiver receiver([&open](QSslSocket &socket, const HookRequest &) { open = &socket; });
    const QJsonObject webhook = created(receiver.url());
    std::optional<Result<DeliveryResult>> first;
    onAnswer(m_webhooks->ping(kPlatform, QUuid(webhook["id"_L1].toString())), this,
             [&first](const Result<DeliveryResult> &result) { first = result; });
    QTRY_VERIFY_WITH_TIMEOUT(open, 60'000);
    QCOMPARE(post(pathOf(webhook, "/ping")).status, 429);
    QVERIFY(!first);
    HookReceiver::answer(*open, 204);
    QTRY_VERIFY_WITH_TIMEOUT(first, 60'000);
    receiver.behave(HookReceiver::status(200));
    QCOMPARE(post(pathOf(webhook, "/ping")).status, 200);
}

/// Each webhook gets its events in order, whatever happens at another one.
void WebhookCallsTest::sendsSelectedEventsInOrder()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, kind);
    const auto statusesAt = [](const HookReceiver &receiver) {
        QStringList statuses;
        for (const HookRequest &request : receiver.requests)
            statuses.append(QJsonDocument::fromJson(request.body)["status"_L1].toString());
        return statuses;
    };
    HookReceiver all(HookReceiver::status(200));
    HookReceiver refunds(HookReceiver::status(200));
    HookReceiver broken(HookReceiver::status(500));
    created(all.url());
    created(refunds.url(), R"(["refund"])");
    const QJsonObject failing = created(broken.url());
    const auto deliveries = deliverer();
    const QUuid id = paidCharge();
    QVERIFY(await(m_service->refund(id, u"engano"_s)));
    deliveries->wake();
    QTRY_COMPARE_WITH_TIMEOUT(statusesAt(all), QStringList({u"paid"_s, u"refund"_s}), 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(statusesAt(refunds), QStringList{u"refund"_s}, 60'000);
    QTRY_VERIFY_WITH_TIMEOUT(!broken.requests.isEmpty(), 60'000);
    for (const QString &status : statusesAt(broken))
        QCOMPARE(status, u"paid"_s); // the refund waits for it
    QTRY_COMPARE_WITH_TIMEOUT(deliveriesTo(failing)[1]["attempts"_L1][0]["outcome"_L1].toString(),
                              u"refused"_s, 60'000);
    QCOMPARE(deliveriesTo(failing)[0]["status"_L1].toString(), u"refund"_s);
    QCOMPARE(deliveriesTo(failing)[0]["attempts"_L1].toArray().size(), 0);
}

void WebhookCallsTest::listsDeliveries()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, kind);
    HookReceiver receiver(HookReceiver::status(204));
    const QJsonObject webhook = created(receiver.url());
    QStringList expected;
    for (int i = 0; i < 5; ++i)
        expected.prepend(toWireId(paidCharge()) + u"-1"_s);
    const QByteArray path = pathOf(webhook, "/deliveries");
    QCOMPARE(bodyOf(get(path + "?state=owed"))["deliveries"_L1].toArray().size(), 5);
    const auto deliveries = deliverer();
    const auto undelivered = [&] {
        return bodyOf(get(path + "?state=owed"))["deliveries"_L1].toArray().size();
    };
    QTRY_COMPARE_WITH_TIMEOUT(undelivered(), 0, 60'000);

    QStringList seen;
    QByteArray query = "?limit=2";
    for (bool hasMore = true; hasMore;) {
        const QJsonObject page = bodyOf(get(path + query));
        const QJsonArray part = page["deliveries"_L1].toArray();
        QVERIFY(!part.isEmpty() && part.size() <= 2);
        for (const QJsonValue delivery : part)
            seen.append(delivery["event_id"_L1].toString());
        hasMore = page["has_more"_L1].toBool();
        query = "?limit=2&after=" + seen.constLast().toLatin1();
    }
    QCOMPARE(seen, expected);
    const QJsonObject newest = deliveriesTo(webhook)[0].toObject();
    QCOMPARE(newest["transaction_id"_L1].toString() + u"-1"_s, expected.constFirst());
    QCOMPARE(newest["status"_L1].toString(), u"paid"_s);
    QCOMPARE(newest["state"_L1].toString(), u"delivered"_s);
    QCOMPARE(newest["next_attempt"_L1].toString(), QString());
    QCOMPARE(newest["attempts"_L1].toArray().size(), 1);
    QCOMPARE(newest["attempts"_L1][0]["outcome"_L1].toString(), u"delivered"_s);
    QCOMPARE(newest["attempts"_L1][0]["http_status"_L1].toInt(), 204);
    QVERIFY(newest["attempts"_L1][0]["took_ms"_L1].isDouble());
    QCOMPARE(bodyOf(get(path + "?state=given_up"))["deliveries"_L1].toArray().size(), 0);
}

void WebhookCallsTest::refusesParametersOfTheLog_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("violation");
    const auto row = [](const char *query, const char *violation) {
        QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(violation);
    };
    row("after=1", "after malformed");
    row("after=0f8fad5b-d9cb-469f-a165-70867728950e-1", "after malformed"); // no such event
    row("state=paid", "state malformed");
    row("limit=0", "limit malformed");
    row("limit=101", "limit malformed");
    row("limit=1&limit=1", "limit repeated");
    row("page=1", "page unknown");
}

void WebhookCallsTest::refusesParametersOfTheLog()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, violation);
    const QJsonObject webhook = created(u"http://localhost:1/"_s);
    const HttpResponse response = get(pathOf(webhook, "/deliveries?") + query);
    QCOMPARE(response.status, 422);
    QCOMPARE(violationOf(response), violation);
}

void WebhookCallsTest::redelivers()
{
    QFETCH(DatabaseKind, kind);
    use(Environment::Sandbox, kind);
    const QString never = toWireId(paidCharge()) + u"-1"_s; // before there was a webhook
    HookReceiver receiver(HookReceiver::status(200));
    const QJsonObject webhook = created(receiver.url());
    const QJsonObject other = created(u"http://localhost:1/"_s);
    const auto deliveries = deliverer();
    QVERIFY(deliveriesTo(webhook).isEmpty());
    const QByteArray body = R"({"event_id":")" + never.toLatin1() + "\"}";
    const QJsonObject queued = bodyOf(post(pathOf(webhook, "/redeliver"), body));
    QCOMPARE(queued["event_id"_L1].toString(), never);
    QCOMPARE(queued["state"_L1].toString(), u"owed"_s);
    QTRY_COMPARE_WITH_TIMEOUT(m_woken, 1, 60'000);
    QTRY_COMPARE_WITH_TIMEOUT(deliveriesTo(webhook)[0]["state"_L1].toString(), u"delivered"_s,
                              60'000);
    QCOMPARE(post(pathOf(webhook, "/redeliver"), body).status, 200);
    QTRY_COMPARE_WITH_TIMEOUT(receiver.requests.size(), 2, 60'000);
    for (const HookRequest &request : std::as_const(receiver.requests))
        QCOMPARE(request.fields.value("webhook-id"), never.toLatin1());
    QVERIFY(deliveriesTo(other).isEmpty());

    QCOMPARE(violationOf(post(pathOf(webhook, "/redeliver"), "{}")), u"event_id missing"_s);
    QCOMPARE(violationOf(post(pathOf(webhook, "/redeliver"), R"({"event_id":"x"})")),
             u"event_id malformed"_s);
    QCOMPARE(violationOf(post(pathOf(webhook, "/redeliver"),
                              R"({"event_id":"0f8fad5b-d9cb-469f-a165-70867728950e-1"})")),
             u"event_id malformed"_s);
}

BALCAO_GUILESS_TEST(WebhookCallsTest)
#include "tst_webhookcalls.moc"
