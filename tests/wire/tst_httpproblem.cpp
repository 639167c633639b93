// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/httpproblem.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using Kind = HttpProblem::Kind;

class HttpProblemTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasTheShapeOfRfc9457();
    void namesTheTransactionOfATakenReference();
    void reportsThatATwinIsNotSettled();
    void reportsTheLimitsOfAKey();
    void translatesErrors_data();
    void translatesErrors();
    void numbersTheFirstViolation_data();
    void numbersTheFirstViolation();
    void showsWhatTheRuleIs_data();
    void showsWhatTheRuleIs();
    void namesTheFilter();
    void reportsNothingOfTheInside();
    void becomesAnErrorAgain_data();
    void becomesAnErrorAgain();
    void readsAnyAnswer_data();
    void readsAnyAnswer();
};

void HttpProblemTest::hasTheShapeOfRfc9457()
{
    const HttpProblem problem =
        problemOf({Error::Code::InvalidInput,
                   {{Field::Document, Problem::CheckDigits}, {Field::Extra, Problem::TooLong, 255}},
                   u"inside"_s});
    QCOMPARE(problem.toJson(),
             R"({"type":"about:blank","title":"Unprocessable Content","status":422,)"
             R"("detail":"document: has wrong check digits.","error":17,)"
             R"("message":"document: has wrong check digits.","violations":[)"
             R"({"field":"document","code":"check_digits","message":"has wrong check digits"},)"
             R"({"field":"extra","code":"too_long",)"
             R"("message":"must have at most 255 characters"}]})");
}

void HttpProblemTest::namesTheTransactionOfATakenReference()
{
    HttpProblem problem =
        problemOf({Error::Code::Conflict, {{Field::Reference, Problem::AlreadyUsed}}, u"inside"_s});
    problem.existingId = QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s);
    const QJsonObject json = QJsonDocument::fromJson(problem.toJson()).object();
    QCOMPARE(problem.status(), 422);
    QCOMPARE(json["error"_L1].toInt(), 25);
    QCOMPARE(json["existing_id"_L1].toString(), u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s);
    QCOMPARE(json["violations"_L1][0]["field"_L1].toString(), u"reference"_s);
}

void HttpProblemTest::reportsThatATwinIsNotSettled()
{
    const HttpProblem problem =
        problemOf({Error::Code::Conflict, {{Field::PixKey, Problem::Unsettled}}, u"inside"_s});
    const QJsonObject json = QJsonDocument::fromJson(problem.toJson()).object();
    QCOMPARE(problem.status(), 422);
    QCOMPARE(json["violations"_L1][0]["field"_L1].toString(), u"pix_key"_s);
    QCOMPARE(json["violations"_L1][0]["code"_L1].toString(), u"unsettled"_s);
}

void HttpProblemTest::reportsTheLimitsOfAKey()
{
    const HttpProblem problem =
        problemOf({Error::Code::AccessDenied, {{Field::Amount, Problem::DayLimit, 1250}}, {}});
    const QJsonObject json = QJsonDocument::fromJson(problem.toJson()).object();
    QCOMPARE(problem.status(), 403);
    QCOMPARE(problem.number(), 35);
    QCOMPARE(json["violations"_L1][0]["field"_L1].toString(), u"amount"_s);
    QCOMPARE(json["violations"_L1][0]["code"_L1].toString(), u"day_limit"_s);
    QCOMPARE(json["message"_L1].toString(),
             u"amount: must be at most 12.50, the rest of the key's limit for today."_s);
    // A till understands that nothing was created.
    const Error error = errorOf(problem.status(), problem.toJson());
    QCOMPARE(error.code, Error::Code::AccessDenied);
    QVERIFY(error.fields == QList<FieldError>({{Field::Amount, Problem::DayLimit}}));
}

void HttpProblemTest::translatesErrors_data()
{
    QTest::addColumn<Error::Code>("code");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("number");
    QTest::newRow("not found") << Error::Code::NotFound << 404 << 4;
    QTest::newRow("unsupported") << Error::Code::Unsupported << 404 << 4;
    QTest::newRow("move refused") << Error::Code::TransitionRefused << 409 << 34;
    QTest::newRow("conflict") << Error::Code::Conflict << 422 << 25;
    QTest::newRow("no database") << Error::Code::StorageUnreachable << 503 << 15;
    QTest::newRow("a filter's state") << Error::Code::InvalidInput << 422 << 20;
    for (const auto code :
         {Error::Code::StorageFull, Error::Code::StorageReadOnly, Error::Code::StorageFailed,
          Error::Code::StorageBusy, Error::Code::StorageCorrupted, Error::Code::StorageNewer,
          Error::Code::StorageOlder, Error::Code::Unconfirmed, Error::Code::Unreachable,
          Error::Code::NotTrusted, Error::Code::AccessDenied, Error::Code::NotUnderstood,
          Error::Code::StorageForeign, Error::Code::Unavailable, Error::Code::Internal})
        QTest::addRow("fault %d", static_cast<int>(code)) << code << 500 << 99;
}

void HttpProblemTest::translatesErrors()
{
    QFETCH(Error::Code, code);
    QFETCH(int, status);
    QFETCH(int, number);
    const HttpProblem problem = problemOf({code, {}, {}});
    QCOMPARE(problem.status(), status);
    QCOMPARE(problem.number(), number);
}

void HttpProblemTest::numbersTheFirstViolation_data()
{
    QTest::addColumn<Field>("field");
    QTest::addColumn<Problem>("rule");
    QTest::addColumn<int>("number");
    QTest::newRow("document") << Field::Document << Problem::Malformed << 17;
    QTest::newRow("too little") << Field::Amount << Problem::TooSmall << 23;
    QTest::newRow("too much") << Field::Amount << Problem::TooLarge << 20;
    QTest::newRow("Pix key") << Field::PixKey << Problem::Missing << 26;
    QTest::newRow("key type") << Field::KeyType << Problem::Missing << 30;
    QTest::newRow("platform") << Field::Platform << Problem::NotAllowed << 10;
    QTest::newRow("name") << Field::Name << Problem::TooLong << 20;
}

void HttpProblemTest::numbersTheFirstViolation()
{
    QFETCH(Field, field);
    QFETCH(Problem, rule);
    QFETCH(int, number);
    const Error error{Error::Code::InvalidInput, {{field, rule}, {Field::Extra, rule}}, {}};
    QCOMPARE(problemOf(error).number(), number);
}

void HttpProblemTest::showsWhatTheRuleIs_data()
{
    QTest::addColumn<FieldError>("error");
    QTest::addColumn<CallPart>("part");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const FieldError &error, CallPart part,
                        const QString &message) {
        QTest::newRow(name) << error << part << message;
    };
    row("amount", {Field::Amount, Problem::Malformed}, CallPart::Body,
        u"must be a number with at most two decimals"_s);
    row("too little", {Field::Amount, Problem::TooSmall, 150}, CallPart::Body,
        u"must be at least 1.50"_s);
    row("phone", {Field::Phone, Problem::Malformed}, CallPart::Body,
        u"must be a Brazilian number with its area code, as 11987654321"_s);
    row("phone of a filter", {Field::Phone, Problem::Malformed}, CallPart::Query,
        u"must have digits of the number"_s);
    row("name", {Field::Name, Problem::Malformed}, CallPart::Body, u"must be text in one line"_s);
    row("name of a filter", {Field::Name, Problem::Malformed}, CallPart::Query,
        u"must be text in UTF-8, percent-encoded"_s);
    row("another's platform", {Field::Platform, Problem::NotAllowed}, CallPart::Body,
        u"is not that of the key"_s);
    row("a key of a cash-in", {Field::PixKey, Problem::NotAllowed}, CallPart::Body,
        u"is for cash-outs only"_s);
}

void HttpProblemTest::showsWhatTheRuleIs()
{
    QFETCH(FieldError, error);
    QFETCH(CallPart, part);
    QFETCH(QString, message);
    QCOMPARE(violationOf(error, part).message, message);
}

void HttpProblemTest::namesTheFilter()
{
    const Error error{Error::Code::InvalidInput, {{Field::Name, Problem::Malformed}}, {}};
    QCOMPARE(problemOf(error).violations.first().field, u"name"_s);
    QCOMPARE(problemOf(error, CallPart::Query).violations.first().field, u"name_document"_s);
}

void HttpProblemTest::reportsNothingOfTheInside()
{
    for (const auto code : {Error::Code::Internal, Error::Code::StorageFailed})
        QVERIFY(!problemOf({code, {}, u"SELECT secret"_s}).toJson().contains("secret"));
}

void HttpProblemTest::becomesAnErrorAgain_data()
{
    QTest::addColumn<Error>("error");
    QTest::newRow("invalid") << Error{
        Error::Code::InvalidInput,
        {{Field::Name, Problem::Missing}, {Field::KeyType, Problem::NotAllowed}},
        u"HTTP 422"_s};
    QTest::newRow("conflict") << Error{
        Error::Code::Conflict, {{Field::Reference, Problem::AlreadyUsed}}, u"HTTP 422"_s};
    QTest::newRow("not found") << Error{Error::Code::NotFound, {}, u"HTTP 404"_s};
    QTest::newRow("move refused") << Error{Error::Code::TransitionRefused, {}, u"HTTP 409"_s};
}

void HttpProblemTest::becomesAnErrorAgain()
{
    QFETCH(Error, error);
    const HttpProblem problem = problemOf(error);
    QVERIFY(errorOf(problem.status(), problem.toJson()) == error);
}

void HttpProblemTest::readsAnyAnswer_data()
{
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    QTest::addColumn<Error::Code>("code");
    QTest::newRow("HTML") << 422 << QByteArray("<h1>No</h1>") << Error::Code::InvalidInput;
    QTest::newRow("other words") << 422 << QByteArray(R"({"errors":{"name":["no"]}})")
                                 << Error::Code::InvalidInput;
    QTest::newRow("odd members") << 404 << QByteArray(R"({"violations":{"a":1},"error":"x"})")
                                 << Error::Code::NotFound;
    QTest::newRow("a gateway") << 502 << QByteArray() << Error::Code::Unconfirmed;
    QTest::newRow("too many") << 429 << QByteArray() << Error::Code::Unconfirmed;
    QTest::newRow("no key") << 401 << QByteArray("{}") << Error::Code::AccessDenied;
}

void HttpProblemTest::readsAnyAnswer()
{
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    QFETCH(Error::Code, code);
    QCOMPARE(errorOf(status, body).code, code);
}

BALCAO_GUILESS_TEST(HttpProblemTest)
#include "tst_httpproblem.moc"
