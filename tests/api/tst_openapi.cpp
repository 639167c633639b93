// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/openapi.h"
#include "core/domain/brcode.h"
#include "core/wire/filterquery.h"
#include "core/wire/httpproblem.h"
#include "tests/support/openapi.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <QtTest/QTest>

#include <utility>

using namespace Qt::StringLiterals;
using namespace core;
using support::OpenApi;

namespace
{

/// Returns the documented query parameters of the list call.
QList<QJsonObject> documentedParameters()
{
    const QJsonDocument document = QJsonDocument::fromJson(openApiDocument());
    const QJsonArray all =
        document["paths"_L1]["/api/v1/transactions"_L1]["get"_L1]["parameters"_L1].toArray();
    QList<QJsonObject> parameters;
    for (const QJsonValue &parameter : all) {
        if (parameter["in"_L1].toString() == "query"_L1)
            parameters.append(parameter.toObject());
    }
    return parameters;
}

/// Returns true if the list call rejects a text of that length as too long.
bool isTooLong(const QString &parameter, int length)
{
    const auto filter = filterFromQuery(parameter.toLatin1() + '=' + QByteArray(length, '1'));
    return !filter && filter.error().violations.constFirst().code == "too_long"_L1;
}

/// Returns the bodies of all calls: "post /path body", and "post /path 201" of answers.
QList<std::pair<QString, QJsonObject>> mediaTypes(const QJsonObject &document)
{
    QList<std::pair<QString, QJsonObject>> all;
    const auto add = [&all](const QString &name, const QJsonValue &content) {
        for (const QJsonValue media : content.toObject())
            all.append({name, media.toObject()});
    };
    const QJsonObject paths = document["paths"_L1].toObject();
    for (auto path = paths.begin(); path != paths.end(); ++path) {
        const QJsonObject item = path->toObject();
        for (auto call = item.begin(); call != item.end(); ++call) {
            if (!call->isObject())
                continue; // parameters of the path
            const QString name = call.key() + u' ' + path.key() + u' ';
            add(name + u"body"_s, call.value()["requestBody"_L1]["content"_L1]);
            const QJsonObject responses = call.value()["responses"_L1].toObject();
            for (auto response = responses.begin(); response != responses.end(); ++response)
                add(name + response.key(), response.value()["content"_L1]);
        }
    }
    return all;
}

} // namespace

/// Compares the OpenAPI document with the code. tst_apiserver compares answers with the document.
class OpenApiTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsEveryParameterOfTheList();
    void documentsTheLengthsOfParameters();
    void hasValidExamples();
    void hasExamplesOfWrites();
    void hasTheProblemsOfTheServer_data();
    void hasTheProblemsOfTheServer();
    void hasAPayableExample();
};

void OpenApiTest::documentsEveryParameterOfTheList()
{
    QStringList names;
    for (const QJsonObject &parameter : documentedParameters())
        names.append(parameter["name"_L1].toString());
    QCOMPARE(names, filterParameters());
    QVERIFY(names.size() >= 10); // specification 4.4
}

void OpenApiTest::documentsTheLengthsOfParameters()
{
    int limited = 0;
    for (const QJsonObject &parameter : documentedParameters()) {
        const QString name = parameter["name"_L1].toString();
        const int max = parameter["schema"_L1]["maxLength"_L1].toInt();
        if (max == 0) {
            QVERIFY2(!isTooLong(name, 10'000), qPrintable(name));
            continue;
        }
        ++limited;
        QVERIFY2(!isTooLong(name, max), qPrintable(name));
        QVERIFY2(isTooLong(name, max + 1), qPrintable(name));
    }
    QVERIFY(limited >= 3);
}

/// Readers copy examples into their code.
void OpenApiTest::hasValidExamples()
{
    const QJsonObject document = QJsonDocument::fromJson(openApiDocument()).object();
    const OpenApi description;
    int count = 0;
    const auto check = [&](const QJsonValue &example, const QJsonValue &schema,
                           const QString &name) {
        const QString problem = description.problemOfExample(example, schema);
        QVERIFY2(problem.isEmpty(), qPrintable(name + u": "_s + problem));
        ++count;
    };
    for (const auto &[name, media] : mediaTypes(document)) {
        if (media.contains("example"_L1))
            check(media["example"_L1], media["schema"_L1], name);
        for (const QJsonValue example : media["examples"_L1].toObject())
            check(description.resolved(example)["value"_L1], media["schema"_L1], name);
    }
    const QJsonObject schemas = document["components"_L1]["schemas"_L1].toObject();
    for (auto schema = schemas.begin(); schema != schemas.end(); ++schema) {
        for (const QJsonValue example : schema.value()["examples"_L1].toArray())
            check(example, *schema, schema.key());
    }
    QVERIFY2(count > 50, qPrintable(QString::number(count)));
}

/// Each call with a body has an example of the body, and of the refusals of a caller.
void OpenApiTest::hasExamplesOfWrites()
{
    int count = 0;
    for (const auto &[name, media] :
         mediaTypes(QJsonDocument::fromJson(openApiDocument()).object())) {
        const QStringList words = name.split(u' ');
        if (words.constFirst() != "post"_L1 || !words.at(1).startsWith("/api/"_L1))
            continue;
        const QString part = words.constLast();
        if (part != "body"_L1 && part != "201"_L1 && part != "401"_L1 && part != "403"_L1 &&
            part != "409"_L1)
            continue;
        ++count;
        QVERIFY2(media.contains("example"_L1) || media.contains("examples"_L1), qPrintable(name));
    }
    QVERIFY2(count >= 35, qPrintable(QString::number(count)));
}

void OpenApiTest::hasTheProblemsOfTheServer_data()
{
    using Kind = HttpProblem::Kind;
    QTest::addColumn<HttpProblem>("problem");
    const auto id = QUuid(u"03ea5b26-c07b-4cba-8e4a-2698bdcea4c8"_s);
    const auto violation = [](Field field, Problem problem) {
        return QList{violationOf({field, problem})};
    };
    QTest::newRow("NoKey") << HttpProblem{.kind = Kind::NoKey};
    QTest::newRow("NoScope") << HttpProblem{.kind = Kind::NoScope};
    QTest::newRow("NotFound") << HttpProblem{.kind = Kind::NotFound};
    QTest::newRow("TransitionRefused") << HttpProblem{.kind = Kind::TransitionRefused};
    QTest::newRow("InvalidField") << HttpProblem{
        .kind = Kind::Invalid, .violations = violation(Field::Document, Problem::CheckDigits)};
    QTest::newRow("ReferenceUsed")
        << HttpProblem{.kind = Kind::ReferenceUsed,
                       .violations = violation(Field::Reference, Problem::AlreadyUsed),
                       .existingId = id};
    QTest::newRow("KeyReused") << HttpProblem{.kind = Kind::KeyReused};
    QTest::newRow("AnswerLost") << HttpProblem{
        .kind = Kind::KeyReused,
        .violations = {{u"Idempotency-Key"_s, u"too_late"_s,
                        u"is that of a webhook that was deleted, or has a new secret"_s}}};
    QTest::newRow("MissingUrl") << HttpProblem{
        .kind = Kind::Invalid, .violations = {{u"url"_s, u"missing"_s, u"is required"_s}}};
    QTest::newRow("TooManyRequests") << HttpProblem{.kind = Kind::TooManyRequests};
    QTest::newRow("NotReady") << HttpProblem{.kind = Kind::NotReady};
    QTest::newRow("DiskFull") << HttpProblem{.kind = Kind::NotReady,
                                             .reason = u"The disk is full."_s};
}

void OpenApiTest::hasTheProblemsOfTheServer()
{
    QFETCH(HttpProblem, problem);
    const QJsonDocument document = QJsonDocument::fromJson(openApiDocument());
    const QJsonObject examples = document["components"_L1]["examples"_L1].toObject();
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    QCOMPARE(examples[name]["value"_L1].toObject(),
             QJsonDocument::fromJson(problem.toJson()).object());
    QCOMPARE(examples.size(), 12); // each has a row
}

void OpenApiTest::hasAPayableExample()
{
    const QJsonDocument document = QJsonDocument::fromJson(openApiDocument());
    const QJsonValue content =
        document["paths"_L1]["/api/v1/transaction/pix/cashin"_L1]["post"_L1]["responses"_L1]
                ["201"_L1]["content"_L1]["application/json"_L1];
    const QJsonValue transaction = content["example"_L1]["transaction"_L1][0];
    const auto code = BrCode::parse(transaction["qr_code"_L1].toString());
    QVERIFY(code);
    QVERIFY(code->amount);
    QCOMPARE(code->amount->toDecimal(), transaction["amount"_L1].toString());
}

BALCAO_GUILESS_TEST(OpenApiTest)
#include "tst_openapi.moc"
