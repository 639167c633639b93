// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/confirmationjson.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

/// Returns "note:missing e2e_id:malformed", or "ok", or "400".
template<typename Parsed>
QString outcome(const Parsed &parsed)
{
    if (parsed)
        return u"ok"_s;
    if (parsed.error().kind != HttpProblem::Kind::Invalid)
        return QString::number(parsed.error().status());
    QStringList rules;
    for (const auto &violation : parsed.error().violations)
        rules += violation.field + u':' + violation.code;
    return rules.join(u' ');
}

} // namespace

class ConfirmationJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAConfirmation();
    void readsATime_data();
    void readsATime();
    void checksAConfirmation_data();
    void checksAConfirmation();
    void checksALineOfAStatement_data();
    void checksALineOfAStatement();
    void checksAWithdrawal_data();
    void checksAWithdrawal();
    void refundsWithoutALine();
    void explainsTheFields();
    void writesWhatItReads_data();
    void writesWhatItReads();
};

void ConfirmationJsonTest::readsAConfirmation()
{
    const auto read = confirmationFromJson(R"({"note":" seen ","e2e_id":"AbC123"})");
    QVERIFY(read);
    QCOMPARE(*read, (Confirmation{.note = u"seen"_s, .endToEndId = u"AbC123"_s}));
    const auto line = confirmationFromJson(
        R"({"finished":"2026-11-20","statement":{"line":" a1 ","source":"extrato.ofx, 14",)"
        R"("match":"identifier","amount":15.00}})");
    QVERIFY(line);
    QCOMPARE(*line, (Confirmation{.kind = EvidenceKind::Statement,
                                  .match = Evidence::Match::ByIdentifier,
                                  .movedDay = {2026, 11, 20},
                                  .amount = Money::fromCents(1500),
                                  .source = u"extrato.ofx, 14"_s,
                                  .line = u"a1"_s}));
    QCOMPARE(*withdrawalFromJson(R"({"reason":" wrong "})"), (Withdrawal{.reason = u"wrong"_s}));
    QCOMPARE(*withdrawalFromJson(R"({"reason":"undone","statement":{"line":"a1"}})"),
             (Withdrawal{.reason = u"undone"_s, .line = u"a1"_s}));
}

void ConfirmationJsonTest::readsATime_data()
{
    QTest::addColumn<QByteArray>("finished");
    QTest::addColumn<std::optional<QDateTime>>("time");
    QTest::addColumn<QDate>("day");
    const std::optional<QDateTime> none;
    const QDateTime time(QDate(2026, 11, 20), QTime(17, 2, 5), Qt::UTC);
    QTest::newRow("a time") << QByteArray("\"2026-11-20 14:02:05\"") << std::optional(time)
                            << QDate();
    QTest::newRow("a day") << QByteArray("\"2026-11-20\"") << none << QDate(2026, 11, 20);
    QTest::newRow("null") << QByteArray("null") << none << QDate();
    QTest::newRow("empty") << QByteArray("\"\"") << none << QDate();
}

void ConfirmationJsonTest::readsATime()
{
    QFETCH(const QByteArray, finished);
    const auto read = confirmationFromJson(R"({"note":"seen","finished":)" + finished + '}');
    QVERIFY(read);
    QTEST(read->movedAt, "time");
    QTEST(read->movedDay, "day");
}

void ConfirmationJsonTest::checksAConfirmation_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *body, const char *expected) {
        QTest::newRow(body) << QByteArray(body) << QString::fromLatin1(expected);
    };
    row(R"({"note":"seen"})", "ok");
    row(R"({"note":"seen","e2e_id":null,"finished":null})", "ok");
    row(R"({"note":"seen","e2e_id":"E12345678202611201702abcDEF12345"})", "ok");
    row("{}", "note:missing");
    row(R"({"note":null})", "note:missing");
    row(R"({"note":1})", "note:malformed");
    row(R"({"note":"a\nb"})", "note:malformed");
    row(R"({"note":"seen","e2e_id":"12345"})", "e2e_id:malformed");
    row(R"({"note":"seen","e2e_id":123456})", "e2e_id:malformed");
    row(R"({"note":"seen","e2e_id":"D12345678202611201702abcDEF12345"})", "e2e_id:malformed");
    row(R"({"note":"seen","finished":"20/11/2026"})", "finished:malformed");
    row(R"({"note":"seen","finished":"2026-11-20T14:02:05"})", "finished:malformed");
    row(R"({"note":"seen","finished":"2026-02-30"})", "finished:malformed");
    row(R"({"note":"seen","finished":1})", "finished:malformed");
    row(R"({"note":"seen","amount":1})", "amount:unknown");
    row(R"({"note":"seen","person":"Ana"})", "person:unknown");
    row(R"({"note":"seen","note":"seen"})", "note:repeated");
    row(R"({"e2e_id":"1","finished":"x","a":1})",
        "finished:malformed note:missing e2e_id:malformed a:unknown");
    row("[]", "400");
    row("", "400");
    row(R"({"note":"seen")", "400");
    row("\xEF\xBB\xBF{\"note\":\"seen\"}", "400");
}

void ConfirmationJsonTest::checksAConfirmation()
{
    QFETCH(const QByteArray, body);
    QTEST(outcome(confirmationFromJson(body)), "expected");
}

void ConfirmationJsonTest::checksALineOfAStatement_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QByteArray &statement, const QByteArray &expected) {
        QTest::newRow(statement.left(90).constData()) << statement << QString::fromLatin1(expected);
    };
    const QByteArray rest = R"(,"match":"person","amount":15.00})";
    const auto text = [](int length) { return '"' + QByteArray(length, 'x') + '"'; };
    row(R"({"line":"a1")" + rest, "ok");
    row(R"({"line":"a1","source":null)" + rest, "ok");
    row(R"({"line":"{\"a\":1}","source":"a,b}]")" + rest, "ok");
    row(R"({"line":)" + text(120) + rest, "ok");
    row(R"({"line":"a1","match":"identifier","amount":1.5e1})", "ok");
    row("null", "note:missing");
    row("{}", "statement.amount:missing statement.match:missing statement.line:missing");
    for (const char *value : {"1", "true", "\"a1\"", "[]", R"([{"line":"a1"}])"})
        row(value, "statement:malformed");
    row(R"({"line":" ")" + rest, "statement.line:missing");
    row(R"({"line":1)" + rest, "statement.line:malformed");
    row(R"({"line":"a\u0000b")" + rest, "statement.line:malformed");
    row(R"({"line":)" + text(121) + rest, "statement.line:too_long");
    row(R"({"line":"a1","source":[])" + rest, "statement.source:malformed");
    row(R"({"line":"a1","source":"a\u0000b")" + rest, "statement.source:malformed");
    row(R"({"line":"a1","source":)" + text(256) + rest, "statement.source:too_long");
    row(R"({"line":"a1","match":"amount","amount":1})", "statement.match:not_allowed");
    row(R"({"line":"a1","match":true,"amount":1})", "statement.match:malformed");
    row(R"({"line":"a1","match":"person"})", "statement.amount:missing");
    for (const char *amount : {"0", "-15", "-0.01"})
        row(R"({"line":"a1","match":"person","amount":)" + QByteArray(amount) + '}',
            "statement.amount:too_small");
    for (const char *amount : {"\"15.00\"", "1.005", "true", "[15]"})
        row(R"({"line":"a1","match":"person","amount":)" + QByteArray(amount) + '}',
            "statement.amount:malformed");
    for (const char *amount : {"1e30", "10000000000"})
        row(R"({"line":"a1","match":"person","amount":)" + QByteArray(amount) + '}',
            "statement.amount:too_large");
    row(R"({"line":"a1","match":"person","amount":9999999999.99})", "ok");
    row(R"({"line":"a1","file":"x")" + rest, "statement.file:unknown");
    row(R"({"line":"a1","line":"a1")" + rest, "statement.line:repeated");
}

void ConfirmationJsonTest::checksALineOfAStatement()
{
    QFETCH(const QByteArray, statement);
    QTEST(outcome(confirmationFromJson(R"({"statement":)" + statement + '}')), "expected");
    QFETCH(const QString, expected);
    const bool isThere = statement != "null";
    QCOMPARE(outcome(confirmationFromJson(R"({"note":"seen","statement":)" + statement + '}')),
             isThere ? expected : u"ok"_s);
    if (isThere) // a line has a whole end-to-end id
        QVERIFY(
            outcome(confirmationFromJson(R"({"e2e_id":"AbC123","statement":)" + statement + '}'))
                .contains(u"e2e_id:malformed"_s));
}

void ConfirmationJsonTest::checksAWithdrawal_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<QString>("expected");
    const auto row = [](const QByteArray &body, const char *expected) {
        QTest::newRow(body.left(40).constData()) << body << QString::fromLatin1(expected);
    };
    row(R"({"reason":"wrong charge"})", "ok");
    row("{}", "reason:missing");
    row(R"({"reason":" "})", "reason:missing");
    row(R"({"reason":")" + QByteArray(141, 'x') + R"("})", "reason:too_long");
    row(R"({"reason":"x","note":"y"})", "note:unknown");
    row(R"({"reason":"x","statement":null})", "ok");
    row(R"({"reason":"x","statement":{"line":"a1"}})", "ok");
    row(R"({"statement":{"line":"a1"}})", "reason:missing");
    row(R"({"reason":"x","statement":"a1"})", "statement:malformed");
    row(R"({"reason":"x","statement":{}})", "statement.line:missing");
    row(R"({"reason":"x","statement":{"line":1}})", "statement.line:malformed");
    row(R"({"reason":"x","statement":{"line":"a1","amount":1}})", "statement.amount:unknown");
    row("null", "400");
}

void ConfirmationJsonTest::checksAWithdrawal()
{
    QFETCH(const QByteArray, body);
    QTEST(outcome(withdrawalFromJson(body)), "expected");
}

void ConfirmationJsonTest::refundsWithoutALine()
{
    QCOMPARE(*refundReasonFromJson(R"({"reason":" wrong size "})"), u"wrong size"_s);
    QCOMPARE(outcome(refundReasonFromJson("{}")), u"reason:missing"_s);
    QCOMPARE(outcome(refundReasonFromJson(R"({"reason":1})")), u"reason:malformed"_s);
    QCOMPARE(outcome(refundReasonFromJson(R"({"reason":"x","statement":{"line":"a1"}})")),
             u"statement:unknown"_s);
    QCOMPARE(outcome(refundReasonFromJson("[]")), u"400"_s);
}

void ConfirmationJsonTest::explainsTheFields()
{
    const auto refused = confirmationFromJson(R"({"note":"seen","e2e_id":"1","finished":"x"})");
    QVERIFY(!refused);
    const QByteArray json = refused.error().toJson();
    QVERIFY(json.contains("last six characters"));
    QVERIFY(json.contains("2026-11-20 14:02:05"));
    QCOMPARE(refused.error().status(), 422);
    QCOMPARE(refused.error().number(), 20);
}

void ConfirmationJsonTest::writesWhatItReads_data()
{
    QTest::addColumn<Confirmation>("confirmation");
    const QDateTime time(QDate(2026, 11, 20), QTime(17, 2, 5), Qt::UTC);
    QTest::newRow("a note") << Confirmation{.note = u"visto: \"ok\""_s};
    QTest::newRow("an id") << Confirmation{.note = u"visto"_s, .endToEndId = u"AbC123"_s};
    QTest::newRow("a time") << Confirmation{.note = u"visto"_s, .movedAt = time};
    QTest::newRow("a day") << Confirmation{.note = u"visto"_s, .movedDay = {2026, 11, 20}};
    const Confirmation line{.kind = EvidenceKind::Statement,
                            .match = Evidence::Match::ByIdentifier,
                            .endToEndId = u"E12345678202611201702abcDEF12345"_s,
                            .movedDay = {2026, 11, 20},
                            .amount = Money::fromCents(1234),
                            .source = u"extrato \"A\".ofx, 14"_s,
                            .line = u"a1"_s};
    QTest::newRow("a line") << line;
    Confirmation accepted = line;
    accepted.match = Evidence::Match::ByPerson;
    accepted.note = u"visto"_s;
    QTest::newRow("a line with a note") << accepted;
}

void ConfirmationJsonTest::writesWhatItReads()
{
    QFETCH(const Confirmation, confirmation);
    QCOMPARE(*confirmationFromJson(toJson(confirmation)), confirmation);
    const Withdrawal withdrawal{.reason = u"engano"_s, .line = confirmation.line};
    QCOMPARE(*withdrawalFromJson(toJson(withdrawal)), withdrawal);
}

BALCAO_APPLESS_TEST(ConfirmationJsonTest)
#include "tst_confirmationjson.moc"
