// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/draftvalidation.h"
#include "core/wire/draftjson.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QByteArray kName = R"("name":"Ana")";
const QByteArray kRest = R"("email":"ana@example.com","phone":"11987654321",)"
                         R"("description":"x","document":"52998224725",)"
                         R"("platform":"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01")";

/// Returns the body of a cash-in with these members instead of its amount.
QByteArray body(const QByteArray &members)
{
    return '{' + kName + ',' + kRest + (members.isEmpty() ? "" : ",") + members + '}';
}

/// Returns "amount:malformed name:missing", or "ok", or "400".
QString outcome(const QByteArray &json, Operation operation = Operation::CashIn,
                const std::optional<QUuid> &caller = {})
{
    const auto draft = draftFromJson(json, operation, caller);
    if (draft)
        return u"ok"_s;
    if (draft.error().kind != HttpProblem::Kind::Invalid)
        return QString::number(draft.error().status());
    QStringList rules;
    for (const auto &violation : draft.error().violations)
        rules += violation.field + u':' + violation.code;
    return rules.join(u' ');
}

} // namespace

class DraftJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsACashIn();
    void readsACashOut();
    void readsAmountsExactly_data();
    void readsAmountsExactly();
    void refuses_data();
    void refuses();
    void refusesWhatIsNoJson_data();
    void refusesWhatIsNoJson();
    void reportsEverythingAtOnce();
    void refusesThePlatformOfOthers();
    void readsReturnUrls();
    void roundTrips();
};

void DraftJsonTest::readsACashIn()
{
    const auto draft = draftFromJson(
        body(R"("amount":15.00,"reference":"pedido-1","extra":"a\nb")"), Operation::CashIn);
    QVERIFY(draft);
    QCOMPARE(*draft->amount, Money::fromCents(1500));
    QCOMPARE(draft->name, u"Ana"_s);
    QCOMPARE(draft->reference, u"pedido-1"_s);
    QCOMPARE(draft->extra, u"a\nb"_s);
    QCOMPARE(*draft->platform, support::kPlatform);
    QVERIFY(!draft->keyType);
}

void DraftJsonTest::readsACashOut()
{
    const auto draft = draftFromJson(
        body(R"("amount":1,"pix_key":"+5511987654321","key_type":"PHONE")"), Operation::CashOut);
    QVERIFY(draft);
    QCOMPARE(draft->operation, Operation::CashOut);
    QCOMPARE(draft->pixKey, u"+5511987654321"_s);
    QVERIFY(draft->keyType == PixKey::Kind::Phone);
}

void DraftJsonTest::readsAmountsExactly_data()
{
    QTest::addColumn<QByteArray>("number");
    QTest::addColumn<qint64>("cents");
    const auto row = [](const char *number, qint64 cents) {
        QTest::newRow(number) << QByteArray(number) << cents;
    };
    row("0.29", 29);
    row("0.01", 1);
    row("1.1", 110);
    row("15", 1500);
    row("15.000", 1500);
    row("1e2", 10000);
    row("1.5E+1", 1500);
    row("1500e-2", 1500);
    row("0.0015e4", 1500);
    row(" 15.00\t", 1500);
    row("4.35", 435);
    row("1234567.89", 123456789);
    row("9999999999.99", Money::kMaxCents);
}

void DraftJsonTest::readsAmountsExactly()
{
    QFETCH(QByteArray, number);
    QFETCH(qint64, cents);
    const auto draft = draftFromJson(body("\"amount\":" + number), Operation::CashIn);
    QVERIFY(draft);
    QCOMPARE(draft->amount->cents(), cents);
}

void DraftJsonTest::refuses_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<int>("number");
    const auto row = [](const char *name, const char *members, const char *expected, int number) {
        QTest::newRow(name) << QByteArray(members) << QString::fromLatin1(expected) << number;
    };
    row("no amount", "", "amount:missing", 20);
    row("amount null", R"("amount":null)", "amount:missing", 20);
    row("amount as a text", R"("amount":"15.00")", "amount:malformed", 20);
    row("nothing before the dot", R"("amount":.5)", "400", 1);
    row("nothing behind the dot", R"("amount":5.)", "400", 1);
    row("nothing between dot and power", R"("amount":5.e1)", "400", 1);
    row("third decimal", R"("amount":15.001)", "amount:malformed", 20);
    row("amount true", R"("amount":true)", "amount:malformed", 20);
    row("a sixteenth decimal", R"("amount":15.0000000000000001)", "amount:malformed", 20);
    row("a hair under", R"("amount":14.99999999999999999)", "amount:malformed", 20);
    row("hardly anything", R"("amount":1e-300)", "amount:malformed", 20);
    row("an exponent beyond all", R"("amount":1e-99999999999)", "400", 1);
    row("zero", R"("amount":0)", "amount:too_small", 23);
    row("zero with an exponent", R"("amount":0.0e9)", "amount:too_small", 23);
    row("less than zero", R"("amount":-5)", "amount:too_small", 23);
    row("less than a centavo", R"("amount":0.001)", "amount:malformed", 20);
    row("one centavo more", R"("amount":10000000000.00)", "amount:too_large", 20);
    row("huge", R"("amount":1e300)", "amount:too_large", 20);
    row("huge below zero", R"("amount":-1e300)", "amount:malformed", 20);
    row("twice", R"("amount":1,"amount":1000)", "amount:repeated", 20);
    row("twice wrong", R"("amount":"a,1","amount":0.001)", "amount:malformed amount:repeated", 20);
    row("twice, escaped", R"("amount":1,"\u0061mount":1000)", "amount:repeated", 20);
    row("a slip", R"("amount":1,"refrence":"a")", "refrence:unknown", 20);
    row("an object in it", R"("amount":1,"x":{"amount":2,"name":["\"",{}]})", "x:unknown", 20);
    row("a text that is a list", R"("amount":1,"reference":["a"])", "reference:malformed", 20);
    row("a text that is a number", R"("amount":1,"reference":7)", "reference:malformed", 20);
    row("half a character", R"("amount":1,"extra":"\ud800")", "extra:malformed", 20);
    row("a null character", R"("amount":1,"reference":"a\u0000b")", "reference:malformed", 20);
    row("too long",
        R"("amount":1,"reference":"123456789012345678901234567890123456789012345678901")",
        "reference:too_long", 20);
    row("a key in a cash-in", R"("amount":1,"pix_key":"a@b.example","key_type":"EMAIL")",
        "pix_key:not_allowed key_type:not_allowed", 26);
    row("a script as the way back", R"("amount":1,"return_url":"javascript:alert")",
        "return_url:malformed", 20);
    row("a way back without a host", R"("amount":1,"return_url":"https:///a")",
        "return_url:malformed", 20);
    row("a way back with a user", R"("amount":1,"return_url":"https://a@shop.example/")",
        "return_url:malformed", 20);
    row("a way back that chooses the host", R"("amount":1,"return_url":"https://{id}.example/")",
        "return_url:malformed", 20);
    row("a way back with a line feed", R"("amount":1,"return_url":"https://shop.example/a\nb")",
        "return_url:malformed", 20);
    row("a way back that is a number", R"("amount":1,"return_url":1)", "return_url:malformed", 20);
    row("two ways back",
        R"("amount":1,"return_url":"https://shop.example/","return_url":"https://shop.example/")",
        "return_url:repeated", 20);
    row("an unknown key type", R"("amount":1,"key_type":"IBAN")", "key_type:not_allowed", 30);
}

void DraftJsonTest::refuses()
{
    QFETCH(QByteArray, members);
    QFETCH(QString, expected);
    QFETCH(int, number);
    QCOMPARE(outcome(body(members)), expected);
    QCOMPARE(draftFromJson(body(members), Operation::CashIn).error().number(), number);
}

void DraftJsonTest::refusesWhatIsNoJson_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("a word") << QByteArray("amount");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("a number") << QByteArray("1");
    QTest::newRow("cut off") << body(R"("amount":1)").chopped(1);
    QTest::newRow("something behind it") << body(R"("amount":1)") + '}';
    QTest::newRow("not a number") << body(R"("amount":NaN)");
    QTest::newRow("a comma too many") << body(R"("amount":1,)");
    QTest::newRow("a mark before it") << "\xEF\xBB\xBF" + body(R"("amount":1)");
    QTest::newRow("not UTF-8") << body("\"amount\":1,\"extra\":\"\xFF\"");
    QTest::newRow("Latin-1") << body("\"amount\":1,\"extra\":\"caf\xE9\"");
    QTest::newRow("overlong UTF-8") << body("\"amount\":1,\"extra\":\"\xC0\xAF\"");
    QTest::newRow("Latin-1 after a backslash") << body("\"amount\":1,\"extra\":\"Jo\\\xE3o\"");
    QTest::newRow("an unknown escape") << body(R"("amount":1,"extra":"Jo\xao")");
    QTest::newRow("an escaped apostrophe") << body(R"("amount":1,"extra":"it\'s")");
    QTest::newRow("an unknown escape in a name") << body(R"("am\ount":2)");
    QTest::newRow("a raw line feed") << body("\"amount\":1,\"extra\":\"a\nb\"");
    QTest::newRow("a raw tab") << body("\"amount\":1,\"extra\":\"a\tb\"");
    QTest::newRow("too deep") << QByteArray(3000, '[');
}

void DraftJsonTest::refusesWhatIsNoJson()
{
    QFETCH(QByteArray, text);
    QCOMPARE(outcome(text), u"400"_s);
}

void DraftJsonTest::reportsEverythingAtOnce()
{
    QCOMPARE(outcome(R"({"amount":"1","email":"x","document":"52998224726","x":1})"),
             u"amount:malformed name:missing email:malformed phone:missing document:check_digits "
             "description:missing platform:missing x:unknown"_s);
    QCOMPARE(outcome(R"({"platform":"8f14"})", Operation::CashOut),
             u"amount:missing name:missing email:missing phone:missing document:missing "
             "description:missing platform:malformed pix_key:missing key_type:missing"_s);
}

void DraftJsonTest::refusesThePlatformOfOthers()
{
    const QUuid other(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s);
    const QByteArray sound = body(R"("amount":1)");
    QCOMPARE(outcome(sound, Operation::CashIn, support::kPlatform), u"ok"_s);
    QCOMPARE(outcome(sound, Operation::CashIn, other), u"platform:not_allowed"_s);
    QCOMPARE(draftFromJson(sound, Operation::CashIn, other).error().number(), 10);
    QCOMPARE(outcome(body(R"("amount":0)"), Operation::CashIn, other),
             u"amount:too_small platform:not_allowed"_s);
    QVERIFY(outcome("{}", Operation::CashIn, other).endsWith(u"platform:missing"_s));
}

void DraftJsonTest::readsReturnUrls()
{
    const QByteArray begin = "https://shop.example/?pix={id}&r={reference}&x=";
    const auto with = [](const QByteArray &url) {
        return body(R"("amount":1,"return_url":)" + url);
    };
    const QByteArray longest = begin + QByteArray(2048 - begin.size(), 'a');
    const auto draft = draftFromJson(with("\" " + longest + "\""), Operation::CashIn);
    QVERIFY(draft);
    QCOMPARE(validated(*draft)->returnUrl, QString::fromLatin1(longest));
    QCOMPARE(outcome(with('"' + longest + "a\"")), u"return_url:too_long"_s);
    for (const char *none : {"null", "\"\"", "\" \""}) {
        const auto without = draftFromJson(with(none), Operation::CashIn);
        QVERIFY2(without && validated(*without)->returnUrl.isEmpty(), none);
    }
    const QByteArray payout =
        R"("amount":1,"pix_key":"a@b.example","key_type":"EMAIL","return_url":"https://a.example")";
    QCOMPARE(outcome(body(payout), Operation::CashOut), u"return_url:not_allowed"_s);
}

void DraftJsonTest::roundTrips()
{
    TransactionDraft odd = support::cashInDraft(Money::kMaxCents, u"\"\\/<>😀"_s);
    odd.extra = u"one\ntwo\t\"three\""_s;
    odd.returnUrl = u"http://localhost:8080/\u00e3?pix={id}"_s;
    for (const TransactionDraft &draft :
         {support::cashInDraft(1), odd, support::cashOutDraft(435, u"r-1"_s)}) {
        const QByteArray json = toJson(draft);
        const QByteArray amount = "\"amount\":" + draft.amount->toDecimal().toLatin1() + ',';
        QVERIFY2(json.contains(amount), json.constData());
        const auto read = draftFromJson(json, draft.operation);
        QVERIFY2(read, json.constData());
        QVERIFY(*read == draft);
    }
}

BALCAO_GUILESS_TEST(DraftJsonTest)
#include "tst_draftjson.moc"
