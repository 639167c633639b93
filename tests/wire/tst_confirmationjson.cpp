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
    void checksAWithdrawal_data();
    void checksAWithdrawal();
    void explainsTheFields();
    void writesWhatItReads_data();
    void writesWhatItReads();
};

void ConfirmationJsonTest::readsAConfirmation()
{
    const auto read = confirmationFromJson(R"({"note":" seen ","e2e_id":"AbC123"})");
    QVERIFY(read);
    QCOMPARE(*read, (Confirmation{.note = u"seen"_s, .endToEndId = u"AbC123"_s}));
    QCOMPARE(*withdrawalFromJson(R"({"reason":" wrong "})"), (Withdrawal{.reason = u"wrong"_s}));
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
    row("null", "400");
}

void ConfirmationJsonTest::checksAWithdrawal()
{
    QFETCH(const QByteArray, body);
    QTEST(outcome(withdrawalFromJson(body)), "expected");
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
}

void ConfirmationJsonTest::writesWhatItReads()
{
    QFETCH(const Confirmation, confirmation);
    QCOMPARE(*confirmationFromJson(toJson(confirmation)), confirmation);
    const Withdrawal withdrawal{.reason = confirmation.note};
    QCOMPARE(*withdrawalFromJson(toJson(withdrawal)), withdrawal);
}

BALCAO_APPLESS_TEST(ConfirmationJsonTest)
#include "tst_confirmationjson.moc"
