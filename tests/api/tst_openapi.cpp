// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/openapi.h"
#include "core/wire/filterquery.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

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

} // namespace

/// Compares the OpenAPI document with the code. tst_apiserver compares answers with the document.
class OpenApiTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void documentsEveryParameterOfTheList();
    void documentsTheLengthsOfParameters();
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

BALCAO_GUILESS_TEST(OpenApiTest)
#include "tst_openapi.moc"
