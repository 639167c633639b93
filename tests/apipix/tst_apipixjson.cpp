// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/apipixjson.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using core::CobStatus;
using core::Money;
using core::PixReturnState;

namespace
{

constexpr auto kPayment =
    R"({"endToEndId":"E99999999202611231300abcdefghijk","txid":"abc123","valor":"12.30",)"
    R"("chave":"ana@example.com","horario":"2026-11-23T10:00:05.123-03:00"})";

QByteArray payment(const QByteArray &from, const QByteArray &to)
{
    QByteArray json(kPayment);
    Q_ASSERT(json.contains(from));
    return json.replace(from, to);
}

constexpr auto kCharge =
    R"({"txid":"7d9f0335800000000000000000abcdef","revisao":0,"status":"ATIVA",)"
    R"("calendario":{"criacao":"2026-11-23T13:00:00Z","expiracao":3600},)"
    R"("valor":{"original":"12.30"},"chave":"ana@example.com",)"
    R"("location":"pix.example.com/qr/v2/1","pixCopiaECola":"000201"})";

QByteArray charge(const QByteArray &from, const QByteArray &to)
{
    QByteArray json(kCharge);
    Q_ASSERT(json.contains(from));
    return json.replace(from, to);
}

const QStringList kCode{u"pixCopiaECola"_s};

} // namespace

class TestApiPixJson : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAPayment()
    {
        const auto read = core::pixPaymentFromJson(kPayment);
        QVERIFY(read);
        QCOMPARE(read->endToEndId, u"E99999999202611231300abcdefghijk"_s);
        QCOMPARE(read->txid, u"abc123"_s);
        QCOMPARE(read->amount, Money::fromCents(1230));
        QCOMPARE(read->pixKey, u"ana@example.com"_s);
        QCOMPARE(read->settledAt.toString(Qt::ISODateWithMs), u"2026-11-23T13:00:05.123Z"_s);
    }

    void readsVariantsOfAPayment_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("txid");
        const auto row = [](const char *name, const char *from, const char *to, qint64 cents = 1230,
                            const char *txid = "abc123") {
            QTest::newRow(name) << payment(from, to) << cents << QString::fromLatin1(txid);
        };
        row("amount as a number", R"("12.30")", "12.30");
        row("amount as a short number", R"("12.30")", "12.3");
        row("whole number", R"("12.30")", "12", 1200);
        row("an amount that floating point cannot represent", R"("12.30")", "9999999999.99",
            999999999999);
        row("txId", R"("txid")", R"("txId")");
        row("no txid", R"("txid":"abc123",)", "", 1230, "");
        row("null txid", R"("txid":"abc123")", R"("txid":null)", 1230, "");
        row("unknown members", R"("valor")", R"("pagador":{"nome":"1,2"},"valor")");
        row("null returns", R"("valor")", R"("devolucoes":null,"valor")");
        row("digits in a text", R"("chave":"ana@example.com")", R"("chave":"11: 22, 33")");
    }

    void readsVariantsOfAPayment()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const qint64, cents);
        QFETCH(const QString, txid);
        const auto read = core::pixPaymentFromJson(json);
        QVERIFY(read);
        QCOMPARE(read->amount.cents(), cents);
        QCOMPARE(read->txid, txid);
    }

    void rejectsOtherPayments_data()
    {
        QTest::addColumn<QByteArray>("json");
        const auto row = [](const char *name, const char *from, const char *to) {
            QTest::newRow(name) << payment(from, to);
        };
        row("three decimals", "12.30", "12.305");
        row("zero", "12.30", "0.00");
        row("negative", "12.30", "-12.30");
        row("exponent", R"("12.30")", "1.23e1");
        row("comma", "12.30", "12,30");
        row("a boolean", R"("12.30")", "true");
        row("a return's id", "E99999999", "D99999999");
        row("a short id", "abcdefghijk", "abc");
        row("long txid", "abc123", "abcdefghijabcdefghijabcdefghijabcdef");
        row("sign in txid", "abc123", "abc-123");
        row("no time", R"("horario")", R"("hora")");
        row("no time zone", "-03:00", "");
        row("a year too far", "2026-11-23T", "1026-11-23T");
        row("not JSON", "}", "");
        row("an array", "{", "[{");
        row("a longer key", "ana@",
            "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
            "aaaaaaa@");
        row("a return of more than the payment", R"("valor")",
            R"("devolucoes":[{"id":"1","valor":"12.31","status":"DEVOLVIDO"}],"valor")");
        row("an unreadable return", R"("valor")", R"("devolucoes":[{"id":"1"}],"valor")");
    }

    void rejectsOtherPayments()
    {
        QFETCH(const QByteArray, json);
        QVERIFY(!core::pixPaymentFromJson(json));
    }

    void readsReturns()
    {
        const auto read = core::pixPaymentFromJson(payment(
            R"("valor")",
            R"("devolucoes":[)"
            R"({"id":"1","rtrId":"D99999999202611231310abcdefghijk","valor":"2.00","status":"DEVOLVIDO",)"
            R"("natureza":"MED_FRAUDE","horario":{"solicitacao":"2026-11-23T13:10:00Z"}},)"
            R"({"id":"2","valor":"3.00","status":"EM_PROCESSAMENTO"},)"
            R"({"id":"3","valor":"4.00","status":"NAO_REALIZADO"},)"
            R"({"id":"4","valor":"1.00","status":"NOVO"}],"valor")"));
        QVERIFY(read);
        QCOMPARE(read->returns.size(), 4);
        QCOMPARE(read->returned(), Money::fromCents(200));
        QCOMPARE(read->returns[0].returnId, u"D99999999202611231310abcdefghijk"_s);
        QCOMPARE(read->returns[0].nature, u"MED_FRAUDE"_s);
        QCOMPARE(read->returns[1].state, PixReturnState::InProgress);
        QCOMPARE(read->returns[2].state, PixReturnState::Refused);
        QCOMPARE(read->returns[3].state, PixReturnState::Unknown);
    }

    void readsPages()
    {
        const QByteArray paging =
            R"({"parametros":{"paginacao":{"paginaAtual":0,"itensPorPagina":100,)"
            R"("quantidadeDePaginas":2,"quantidadeTotalDeItens":101}},"pix":[)";
        const auto page = core::pixPageFromJson(paging + kPayment + R"(,{"valor":1}]})");
        QVERIFY(page);
        QCOMPARE(page->items.size(), 1);
        QCOMPARE(page->unreadable, 1);
        QCOMPARE(page->pageCount, 2);
        QCOMPARE(page->itemCount, 101);
        QVERIFY(core::pixPageFromJson(paging + "]}"));
        QVERIFY(!core::pixPageFromJson(R"({"pix":[]})"));
        QVERIFY(!core::pixPageFromJson("null"));
        QVERIFY(!core::pixPageFromJson(paging + "]"));
    }

    void readsACharge()
    {
        const auto read = core::cobFromJson(kCharge, kCode);
        QVERIFY(read);
        QCOMPARE(read->revision, 0);
        QCOMPARE(read->status, CobStatus::Active);
        QCOMPARE(read->amount, Money::fromCents(1230));
        QCOMPARE(read->lifetime, std::chrono::seconds(3600));
        QCOMPARE(read->code, u"000201"_s);
        QCOMPARE(core::cobFromJson(charge(R"("revisao":0,)", ""), kCode)->revision, std::nullopt);
        QCOMPARE(core::cobFromJson(charge("pixCopiaECola", "brcode"), kCode)->code, u"000201"_s);
    }

    void readsTheStatusOfACharge_data()
    {
        QTest::addColumn<QByteArray>("word");
        QTest::addColumn<CobStatus>("status");
        QTest::newRow("active") << QByteArray("ATIVA") << CobStatus::Active;
        QTest::newRow("paid") << QByteArray("CONCLUIDA") << CobStatus::Completed;
        QTest::newRow("removed") << QByteArray("REMOVIDA_PELO_USUARIO_RECEBEDOR")
                                 << CobStatus::RemovedByShop;
        QTest::newRow("removed, other spelling")
            << QByteArray("REMOVIDO_PELO_USUARIO_RECEBEDOR") << CobStatus::RemovedByShop;
        QTest::newRow("by the bank") << QByteArray("REMOVIDA_PELO_PSP") << CobStatus::RemovedByBank;
        QTest::newRow("new word") << QByteArray("PAGA") << CobStatus::Unknown;
    }

    void readsTheStatusOfACharge()
    {
        QFETCH(const QByteArray, word);
        QFETCH(const CobStatus, status);
        const auto read = core::cobFromJson(charge("ATIVA", word), kCode);
        QVERIFY(read);
        QCOMPARE(read->status, status);
    }

    void rejectsAChargeWithAnUnreadablePayment()
    {
        QVERIFY(
            !core::cobFromJson(charge("{\"txid\"", R"({"pix":[{"valor":"1.00"}],"txid")"), kCode));
        QVERIFY(!core::cobFromJson(charge(R"("revisao":0)", R"("revisao":"first")"), kCode));
        QVERIFY(!core::cobFromJson(charge(R"("12.30")", R"("12.3x")"), kCode));
    }

    void readsATokenOnce()
    {
        const auto token = core::apiPixTokenFromJson(
            R"({"access_token":"abc","token_type":"bearer","expires_in":"300","scope":"a  b"})");
        QVERIFY(token);
        QCOMPARE(token->value, "abc");
        QCOMPARE(token->lifetime, std::chrono::seconds(300));
        QCOMPARE(token->scopes, (QStringList{u"a"_s, u"b"_s}));
        QVERIFY(!core::apiPixTokenFromJson(R"({"access_token":"a\r\nb"})"));
        QVERIFY(!core::apiPixTokenFromJson(R"({"access_token":"a","token_type":"mac"})"));
        QVERIFY(!core::apiPixTokenFromJson(R"({"access_token":""})"));
    }

    void readsProblems_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::newRow("standard")
            << QByteArray(R"({"type":"https://pix.bcb.gov.br/api/v2/error/CobNaoEncontrado",)"
                          R"("title":"T","detail":"D","status":"404"})")
            << u"CobNaoEncontrado"_s << u"T: D"_s;
        QTest::newRow("nome") << QByteArray(R"({"nome":"txid_duplicado","mensagem":"M"})")
                              << u"txid_duplicado"_s << u"M"_s;
        QTest::newRow("erros") << QByteArray(R"({"erros":[{"codigo":"1","mensagem":"M"}]})")
                               << u""_s << u"M"_s;
        QTest::newRow("error") << QByteArray(R"({"statusCode":401,"error":"E","message":"M"})")
                               << u""_s << u"M: E"_s;
        QTest::newRow("page") << QByteArray("<html>") << u""_s << u""_s;
        QTest::newRow("null") << QByteArray("null") << u""_s << u""_s;
    }

    void readsProblems()
    {
        QFETCH(const QByteArray, json);
        QFETCH(const QString, name);
        QFETCH(const QString, text);
        const auto problem = core::apiPixProblemFromJson(json);
        QCOMPARE(problem.name, name);
        QCOMPARE(problem.text, text);
    }

    void writesTimesThatEveryBankReads()
    {
        const QDateTime at(QDate(2026, 11, 23), QTime(13, 0, 5, 999), Qt::UTC);
        QCOMPARE(core::toApiPixTime(at), u"2026-11-23T13:00:05Z"_s);
        QCOMPARE(core::fromApiPixTime(u"2026-11-23T10:00:05-03:00"_s), at.addMSecs(-999));
        QVERIFY(!core::fromApiPixTime(u"2026-11-23T10:00:05"_s));
        QVERIFY(!core::fromApiPixTime(u"2026-11-23 10:00:05 now"_s));
    }
};

BALCAO_APPLESS_TEST(TestApiPixJson)
#include "tst_apipixjson.moc"
