// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "core/wire/transactionjson.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTimeZone>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

QDateTime utc(QTime time)
{
    return {QDate(2026, 11, 20), time, QTimeZone::utc()};
}

Transaction cashIn()
{
    Transaction transaction = samples::charge(1500);
    transaction.created = utc({14, 0});
    transaction.events = {{Status::Code::Pending, transaction.created}};
    transaction.expires = utc({14, 30}); // not part of the API
    transaction.extra = u"mesa \"7\"\nperto\\da janela"_s;
    transaction.paymentLink = u"https://pix.example/pay/1"_s;
    return transaction;
}

Transaction paidCashIn()
{
    return samples::moved(cashIn(), Status::Code::Paid);
}

Transaction cashOut()
{
    Transaction transaction = cashIn();
    transaction.id = QUuid(u"6f1d2c3b-0000-4000-8000-000000000002"_s);
    transaction.operation = Operation::CashOut;
    transaction.amount = Money::fromCents(999'999'999'999);
    transaction.commission = Money::fromCents(5);
    transaction.paymentLink.clear();
    transaction.qrCode.clear();
    transaction.pixKey = u"+5511987654321"_s;
    transaction.extra.clear();
    transaction.reference.clear();
    transaction.expires.reset();
    return transaction;
}

QByteArray golden(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/wire/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qUtf8Printable(file.fileName()));
    return file.readAll().trimmed();
}

/// Returns the part of a transaction that the API exposes.
Transaction described(Transaction transaction)
{
    transaction.expires.reset();
    return transaction;
}

} // namespace

class TransactionJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatTheSpecificationShows_data();
    void writesWhatTheSpecificationShows();
    void writesTextsOnly();
    void drawsTheCode();
    void readsWellInLines();
    void roundTrips();
    void readsAPage();
    void readsForeignAnswers_data();
    void readsForeignAnswers();
    void readsAnUnknownCommission_data();
    void readsAnUnknownCommission();
    void refusesWhatIsNoTransaction_data();
    void refusesWhatIsNoTransaction();
};

void TransactionJsonTest::writesWhatTheSpecificationShows_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("file");
    QTest::newRow("created cash-in") << toJson(cashIn()) << u"cashin.json"_s;
    QTest::newRow("paid cash-in") << toJson(paidCashIn()) << u"cashin-paid.json"_s;
    QTest::newRow("created cash-out") << toJson(cashOut()) << u"cashout.json"_s;
    QTest::newRow("last page") << toJson(TransactionPage{{cashOut(), paidCashIn()}, 1, 1, 2}, {})
                               << u"list.json"_s;
    QTest::newRow("page with a next one")
        << toJson(TransactionPage{{}, 2, 3, 201},
                  "http://127.0.0.1:8080/api/v1/transactions?status=paid&page=3")
        << u"list-next.json"_s;
}

void TransactionJsonTest::writesWhatTheSpecificationShows()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, file);
    QCOMPARE(json, golden(file));
    QVERIFY(QJsonDocument::fromJson(json).isObject());
}

void TransactionJsonTest::writesTextsOnly()
{
    for (const Transaction &transaction : {cashIn(), paidCashIn(), cashOut()}) {
        const QJsonObject object =
            QJsonDocument::fromJson(toJson(transaction))["transaction"_L1][0].toObject();
        for (auto member = object.begin(); member != object.end(); ++member)
            QVERIFY2(member->isString() != (member.key() == "events"_L1), qPrintable(member.key()));
    }
}

void TransactionJsonTest::drawsTheCode()
{
    const QString image =
        QJsonDocument::fromJson(toJson(cashIn()))["transaction"_L1][0]["qr_code_image"_L1]
            .toString();
    QVERIFY(image.startsWith("data:image/png;base64, iVBORw0KGgo"_L1));
}

/// The lines have the same members in the same order, except the code.
void TransactionJsonTest::readsWellInLines()
{
    for (const Transaction &transaction : {cashIn(), paidCashIn(), cashOut()}) {
        const QByteArray lines = toReadableJson(transaction);
        QJsonObject whole =
            QJsonDocument::fromJson(toJson(transaction))["transaction"_L1][0].toObject();
        QJsonObject described = QJsonDocument::fromJson(lines)["transaction"_L1][0].toObject();
        QCOMPARE(described.keys(), whole.keys());
        if (transaction.operation == Operation::CashIn) {
            QVERIFY(!lines.contains(transaction.qrCode.toUtf8()));
            QVERIFY(!lines.contains("base64"));
        }
        for (const QString &name : {u"qr_code"_s, u"qr_code_image"_s}) {
            described.remove(name);
            whole.remove(name);
        }
        QCOMPARE(described, whole);
        QVERIFY(lines.startsWith("{\n  \"transaction\": [\n    {\n      \"id\": \""));
        QVERIFY(lines.endsWith("\n      ]\n    }\n  ]\n}"));
        QVERIFY(lines.indexOf("\"operation\"") < lines.indexOf("\"amount\""));
    }
    QVERIFY(
        toReadableJson(cashIn()).contains("\"extra\": \"mesa \\\"7\\\"\\nperto\\\\da janela\","));
}

void TransactionJsonTest::roundTrips()
{
    for (const Transaction &transaction : {cashIn(), paidCashIn(), cashOut()}) {
        const auto read = transactionFromJson(toJson(transaction));
        QVERIFY(read);
        QVERIFY(*read == described(transaction));
    }
}

void TransactionJsonTest::readsAPage()
{
    const TransactionPage page{{cashOut(), paidCashIn()}, 2, 7, 650};
    const auto read = pageFromJson(toJson(page, "http://a.example/?page=3"));
    QVERIFY(read);
    QCOMPARE(read->total, 650);
    QCOMPARE(read->lastPage, 7);
    QCOMPARE(read->currentPage, 2);
    QCOMPARE(read->transactions.size(), 2);
    QVERIFY(read->transactions.first() == described(cashOut()));
    QVERIFY(read->transactions.last() == described(paidCashIn()));
}

void TransactionJsonTest::readsForeignAnswers_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QByteArray>("replacement");
    const auto row = [](const char *name, const char *member, const char *replacement) {
        QTest::newRow(name) << QByteArray(member) << QByteArray(replacement);
    };
    row("an object", R"("transaction":[{)", R"("transaction":{)");
    row("amount as a number", R"("amount":"15.00")", R"("amount":15.00)");
    row("amount as a whole number", R"("amount":"15.00")", R"("amount":15)");
    row("amount with one decimal", R"("amount":"15.00")", R"("amount":"15.0")");
    row("more fields", R"("commission":"0.00",)", R"("commission":"0.00","more":{"a":[1]},)");
    row("no end-to-end id", R"("e2e_id":"",)", "");
    row("end-to-end id null", R"("e2e_id":"",)", R"("e2e_id":null,)");
    row("finished null", R"("finished":"",)", R"("finished":null,)");
    row("finished otherwise", R"("finished":"",)", R"("finished":"20/11/2026",)");
}

void TransactionJsonTest::readsForeignAnswers()
{
    QFETCH(QByteArray, member);
    QFETCH(QByteArray, replacement);
    QByteArray json = toJson(cashIn());
    QVERIFY(json.contains(member));
    json.replace(member, replacement);
    if (!json.contains("\"transaction\":["))
        json.replace("]}]}", "]}}");
    const auto read = transactionFromJson(json);
    QVERIFY2(read, json.constData());
    QVERIFY(*read == described(cashIn()));
}

void TransactionJsonTest::readsAnUnknownCommission_data()
{
    QTest::addColumn<QByteArray>("replacement");
    QTest::newRow("none") << QByteArray();
    QTest::newRow("null") << QByteArray(R"("commission":null,)");
    QTest::newRow("empty") << QByteArray(R"("commission":"",)");
    QTest::newRow("a word") << QByteArray(R"("commission":"none",)");
    QTest::newRow("half a centavo") << QByteArray(R"("commission":"0.005",)");
    QTest::newRow("below zero") << QByteArray(R"("commission":"-0.01",)");
}

/// The amount does not depend on the commission, so the transaction stays readable.
void TransactionJsonTest::readsAnUnknownCommission()
{
    QFETCH(QByteArray, replacement);
    QByteArray json = toJson(cashIn());
    QVERIFY(json.contains(R"("commission":"0.00",)"));
    json.replace(R"("commission":"0.00",)", replacement);
    const auto read = transactionFromJson(json);
    QVERIFY2(read, json.constData());
    Transaction expected = described(cashIn());
    expected.commission.reset();
    QVERIFY(*read == expected);
    QVERIFY(!toJson(*read).contains("commission"));
    QVERIFY(!toReadableJson(*read).contains("commission"));
}

void TransactionJsonTest::refusesWhatIsNoTransaction_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<QByteArray>("replacement");
    const auto row = [](const char *name, const char *member, const char *replacement) {
        QTest::newRow(name) << QByteArray(member) << QByteArray(replacement);
    };
    row("HTML", R"({"transaction")", R"(<html>)");
    row("none", R"([{"id")", R"([],"x":[{"id")");
    row("two", R"("transaction":[{)", R"("transaction":[{},{)");
    row("no id", R"("id":"6f1d)", R"("id":"xf1d)");
    row("no operation", R"("operation":"cashin",)", R"("operation":"loan",)");
    row("no status", R"("status":"pending","amount")", R"("amount")");
    row("half a centavo", R"("amount":"15.00")", R"("amount":"15.005")");
    row("half a centavo as a number", R"("amount":"15.00")", R"("amount":15.005)");
    row("an amount below zero", R"("amount":"15.00")", R"("amount":"-15.00")");
    row("no timestamp", R"("date_created":"2026-11-20 11:00:00","finished")", R"("finished")");
    row("an event without timestamp", R"([{"date_created":"2026-11-20 11:00:00",)", "[{");
}

void TransactionJsonTest::refusesWhatIsNoTransaction()
{
    QFETCH(QByteArray, member);
    QFETCH(QByteArray, replacement);
    QByteArray json = toJson(cashIn());
    QVERIFY(json.contains(member));
    json.replace(member, replacement);
    QVERIFY(!transactionFromJson(json));
    json.replace("\"transaction\"", R"("total":1,"current_page":1,"last_page":1,"transactions")");
    if (!json.contains("\"transactions\":[{"))
        return;
    // An invalid row does not affect the others.
    const bool hasTwo = json.contains("[{},{");
    json.replace("\"transactions\":[", R"("transactions":[7,)");
    const auto page = pageFromJson(json);
    QVERIFY(page);
    const QList<int> broken{1, 2};
    QCOMPARE(page->unreadable, broken);
    QCOMPARE(page->transactions.size(), hasTwo ? 1 : 0);
}

BALCAO_GUILESS_TEST(TransactionJsonTest)
#include "tst_transactionjson.moc"
