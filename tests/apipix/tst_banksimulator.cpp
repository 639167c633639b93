// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/apipixjson.h"
#include "core/apipix/banksimulator.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

using namespace Qt::StringLiterals;
using core::BankSimulator;
using core::CobStatus;
using core::HttpResponse;
using core::Money;

namespace
{

constexpr auto kTxid = "7d9f0335800000000000000000abcdef";

/// A bank and the requests of one client. The test moves the clock.
class Bench
{
public:
    explicit Bench(const QString &psp = u"other"_s, std::chrono::seconds returnDelay = {})
        : m_psp(*core::findPsp(psp))
        , bank({.psp = m_psp,
                .pixKeys = {QLatin1StringView(support::kBankKey)},
                .returnDelay = returnDelay,
                .clock = [this] { return now; }})
    {}

    HttpResponse send(const QByteArray &method, const QByteArray &path, const QByteArray &body = {},
                      const QByteArray &query = {})
    {
        if (m_token.isEmpty())
            authorize();
        return bank.handle({.method = method,
                            .path = path,
                            .query = query,
                            .fields = {{"authorization", "Bearer " + m_token}},
                            .body = body,
                            .peer = {}});
    }

    void authorize()
    {
        const QByteArray basic = "Basic " + QByteArray("simulator:secret").toBase64();
        const bool isJson = m_psp.tokenBody == core::PspProfile::TokenBody::Json;
        const QByteArray body =
            isJson ? R"({"grant_type":"client_credentials"})"
                   : "grant_type=client_credentials&client_id=simulator&client_secret=secret";
        const auto answer = bank.handle({.method = "POST",
                                         .path = "/oauth/token",
                                         .query = "grant_type=client_credentials",
                                         .fields = {{"authorization", basic}},
                                         .body = body,
                                         .peer = {}});
        const auto token = core::apiPixTokenFromJson(answer.body);
        m_token = token ? token->value : QByteArray();
    }

    [[nodiscard]] std::optional<core::Cob> read(const HttpResponse &response) const
    {
        return core::cobFromJson(response.body, m_psp.codeFields);
    }

    QDateTime now{QDate(2026, 11, 23), QTime(12, 0), Qt::UTC};

private:
    core::PspProfile m_psp;
    QByteArray m_token;

public:
    BankSimulator bank;
};

QByteArray chargeBody(const QByteArray &amount = "12.30", int lifetime = 3600)
{
    return R"({"calendario":{"expiracao":)" + QByteArray::number(lifetime) +
           R"(},"valor":{"original":")" + amount + R"("},"chave":")" + support::kBankKey + "\"}";
}

const QByteArray kCob = QByteArray("/v2/cob/") + kTxid;
const QByteArray kDay = "inicio=2026-11-23T00:00:00Z&fim=2026-11-23T23:59:59Z";

} // namespace

class TestBankSimulator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void playsADay_data()
    {
        QTest::addColumn<QString>("psp");
        for (const core::PspProfile &psp : core::pspProfiles())
            QTest::newRow(qPrintable(psp.id)) << psp.id;
    }

    void playsADay()
    {
        QFETCH(const QString, psp);
        Bench bench(psp);
        const auto put = bench.send("PUT", kCob, chargeBody());
        QCOMPARE(put.status, core::findPsp(psp)->departures.putStatus);
        const auto charge = bench.read(put);
        QVERIFY(charge);
        QCOMPARE(charge->status, CobStatus::Active);
        QCOMPARE(charge->revision, 0);
        QCOMPARE(bench.bank.payableTxids(), QStringList{QLatin1StringView(kTxid)});
        const QString id =
            bench.bank.pay({.txid = QLatin1StringView(kTxid), .amount = Money::fromCents(1230)});
        bench.now = bench.now.addSecs(60);
        const auto paid = bench.read(bench.send("GET", kCob));
        QVERIFY(paid);
        QCOMPARE(paid->status, CobStatus::Completed);
        QCOMPARE(paid->payments.constFirst().endToEndId, id);
        const auto page = core::pixPageFromJson(bench.send("GET", "/v2/pix", {}, kDay).body);
        QVERIFY(page);
        QCOMPARE(page->items.size(), 1);
        QCOMPARE(page->items[0].amount, Money::fromCents(1230));
        const QByteArray pix = "/v2/pix/" + id.toLatin1();
        const auto returned = bench.send("PUT", pix + "/devolucao/1", R"({"valor":"12.30"})");
        QCOMPARE(returned.status, core::findPsp(psp)->departures.returnStatus);
        const auto now = core::pixPaymentFromJson(bench.send("GET", pix).body);
        QVERIFY(now);
        QCOMPARE(now->returned(), Money::fromCents(1230));
        QCOMPARE(bench.bank.effects(), 2);
    }

    void changesALivingCharge()
    {
        Bench bench;
        (void)bench.send("PUT", kCob, chargeBody());
        QCOMPARE(bench.read(bench.send("PUT", kCob, chargeBody()))->revision, 0);
        QCOMPARE(bench.bank.effects(), 1);
        QCOMPARE(bench.read(bench.send("PUT", kCob, chargeBody("12.31")))->revision, 1);
        QCOMPARE(bench.bank.effects(), 2);
        const QByteArray remove = R"({"status":"REMOVIDA_PELO_USUARIO_RECEBEDOR"})";
        QCOMPARE(bench.read(bench.send("PATCH", kCob, remove))->status, CobStatus::RemovedByShop);
        QCOMPARE(bench.send("PATCH", kCob, remove).status, 400);
        QCOMPARE(bench.send("PUT", kCob, chargeBody()).status, 400);
        QVERIFY(bench.bank.pay({.txid = QLatin1StringView(kTxid), .amount = Money::fromCents(1)})
                    .isEmpty());
        QVERIFY(bench.bank.payableTxids().isEmpty());
    }

    void refusesARepeatedTxidLikeSomeBanks()
    {
        Bench bench(u"efi"_s);
        QCOMPARE(bench.send("PUT", kCob, chargeBody()).status, 201);
        const auto again = bench.send("PUT", kCob, chargeBody());
        QCOMPARE(again.status, 409);
        QCOMPARE(core::apiPixProblemFromJson(again.body).name, u"txid_duplicado"_s);
        QCOMPARE(bench.bank.effects(), 1);
    }

    void refusesInvalidRequests_data()
    {
        QTest::addColumn<QByteArray>("method");
        QTest::addColumn<QByteArray>("path");
        QTest::addColumn<QByteArray>("body");
        QTest::addColumn<QByteArray>("query");
        QTest::addColumn<int>("status");
        const auto row = [](const char *name, const QByteArray &method, const QByteArray &path,
                            const QByteArray &body, const QByteArray &query, int status) {
            QTest::newRow(name) << method << path << body << query << status;
        };
        row("short txid", "PUT", "/v2/cob/abc", chargeBody(), {}, 400);
        row("amount", "PUT", kCob, chargeBody("12"), {}, 400);
        row("zero", "PUT", kCob, chargeBody("0.00"), {}, 400);
        row("lifetime", "PUT", kCob, chargeBody("1.00", 0), {}, 400);
        row("foreign key", "PUT", kCob, chargeBody().replace("7d9f", "8d9f"), {}, 400);
        row("no calendar", "PUT", kCob, R"({"valor":{"original":"1.00"}})", {}, 400);
        row("unknown charge", "GET", kCob, {}, {}, 404);
        row("unknown payment", "GET", "/v2/pix/E1", {}, {}, 404);
        row("no period", "GET", "/v2/pix", {}, "inicio=2026-11-23T00:00:00Z", 400);
        row("period backwards", "GET", "/v2/cob", {},
            "inicio=2026-11-24T00:00:00Z&fim=2026-11-23T00:00:00Z", 400);
    }

    void refusesInvalidRequests()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, query);
        QFETCH(const int, status);
        Bench bench;
        QCOMPARE(bench.send(method, path, body, query).status, status);
        QCOMPARE(bench.bank.effects(), 0);
    }

    void endsTokens()
    {
        Bench bench;
        QCOMPARE(bench.send("GET", "/v2/pix", {}, kDay).status, 200);
        bench.now = bench.now.addSecs(3601);
        QCOMPARE(bench.send("GET", "/v2/pix", {}, kDay).status, 401);
        bench.authorize();
        QCOMPARE(bench.send("GET", "/v2/pix", {}, kDay).status, 200);
    }

    void pagesPayments()
    {
        Bench bench;
        for (int i = 0; i < 205; ++i)
            bench.bank.pay({.txid = u"static1"_s, .amount = Money::fromCents(100 + i)});
        QSet<QString> ids;
        for (const int number : {0, 1, 2}) {
            const auto page = core::pixPageFromJson(
                bench
                    .send("GET", "/v2/pix", {},
                          kDay + "&paginacao.paginaAtual=" + QByteArray::number(number))
                    .body);
            QVERIFY(page);
            QCOMPARE(page->pageCount, 3);
            for (const auto &payment : page->items)
                ids.insert(payment.endToEndId);
        }
        QCOMPARE(ids.size(), 205);
    }

    /// The members that the official description requires.
    void describesListsCompletely()
    {
        Bench bench;
        const auto parameters = [&bench](const QByteArray &path) {
            return QJsonDocument::fromJson(bench.send("GET", path, {}, kDay).body)
                .object()["parametros"_L1]
                .toObject();
        };
        for (const QByteArray path : {"/v2/pix", "/v2/cob"}) {
            const QJsonObject empty = parameters(path);
            QCOMPARE(empty["inicio"_L1].toString(), u"2026-11-23T00:00:00Z"_s);
            QCOMPARE(empty["fim"_L1].toString(), u"2026-11-23T23:59:59Z"_s);
            QCOMPARE(empty["paginacao"_L1]["quantidadeDePaginas"_L1].toInt(), 1);
            QCOMPARE(empty["paginacao"_L1]["quantidadeTotalDeItens"_L1].toInt(), 0);
        }
        const auto put = bench.send("PUT", kCob, chargeBody());
        const QJsonObject charge = QJsonDocument::fromJson(put.body).object();
        QCOMPARE(charge["loc"_L1]["criacao"_L1], charge["calendario"_L1]["criacao"_L1]);
        QVERIFY(!charge["loc"_L1]["criacao"_L1].toString().isEmpty());
        // Nothing is null at a bank without this difference.
        const QString id = bench.bank.pay({.txid = u"static1"_s, .amount = Money::fromCents(1230)});
        const auto payment = bench.send("GET", "/v2/pix/" + id.toLatin1());
        QVERIFY(!QJsonDocument::fromJson(payment.body).object().contains("devolucoes"_L1));
    }

    /// Payments are listed by their own time, also if they are received in another order.
    void listsPaymentsByTheirTime()
    {
        Bench bench;
        const auto pay = [&bench](const QDateTime &at) {
            return bench.bank.pay(
                {.txid = u"static1"_s, .amount = Money::fromCents(100), .settledAt = at});
        };
        const QString late = pay(bench.now.addSecs(-60));
        const QString early = pay(bench.now.addSecs(-120));
        (void)pay(bench.now.addDays(-1));
        (void)pay(bench.now.addSecs(60)); // not yet
        const auto page = core::pixPageFromJson(bench.send("GET", "/v2/pix", {}, kDay).body);
        QVERIFY(page);
        QCOMPARE(page->items.size(), 2);
        QCOMPARE(page->items[0].endToEndId, early);
        QCOMPARE(page->items[1].endToEndId, late);
    }

    void limitsReturns()
    {
        Bench bench(u"other"_s, std::chrono::seconds(30));
        const QByteArray pix =
            "/v2/pix/" +
            bench.bank.pay({.txid = u"static1"_s, .amount = Money::fromCents(1000)}).toLatin1();
        QCOMPARE(bench.send("PUT", pix + "/devolucao/a", R"({"valor":"6.00"})").status, 201);
        QCOMPARE(bench.send("PUT", pix + "/devolucao/a", R"({"valor":"1.00"})").status, 400);
        QCOMPARE(bench.send("PUT", pix + "/devolucao/b", R"({"valor":"4.01"})").status, 400);
        auto read = core::pixReturnFromJson(bench.send("GET", pix + "/devolucao/a").body);
        QVERIFY(read);
        QCOMPARE(read->state, core::PixReturnState::InProgress);
        bench.now = bench.now.addSecs(31);
        read = core::pixReturnFromJson(bench.send("GET", pix + "/devolucao/a").body);
        QCOMPARE(read->state, core::PixReturnState::Done);
        QCOMPARE(bench.send("GET", pix + "/devolucao/b").status, 404);
    }

    void servesThePayloadOfACode()
    {
        Bench bench;
        (void)bench.send("PUT", kCob, chargeBody());
        const auto jws = bench.bank.handle({.method = "GET",
                                            .path = QByteArray("/qr/v2/") + kTxid,
                                            .query = {},
                                            .fields = {},
                                            .body = {},
                                            .peer = {}});
        QCOMPARE(jws.status, 200);
        const QByteArray json =
            QByteArray::fromBase64(jws.body.split('.').value(1), QByteArray::Base64UrlEncoding);
        QCOMPARE(bench.read({.status = 200, .contentType = {}, .body = json})->amount,
                 Money::fromCents(1230));
    }
};

BALCAO_APPLESS_TEST(TestBankSimulator)
#include "tst_banksimulator.moc"
