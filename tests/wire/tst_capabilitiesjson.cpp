// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/capabilitiesjson.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QUuid kShop("8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_L1);

StatedCapabilities sandbox()
{
    return {.clock = QDateTime({2026, 11, 20}, {15, 4, 5}, Qt::UTC),
            .environment = Environment::Sandbox,
            .platform = kShop,
            .scopes = Scope::Read | Scope::CashIn,
            .simulates = true,
            .seesPayments = true,
            .sendsMoney = true,
            .refunds = true,
            .cancels = true,
            .statesCommission = true};
}

QByteArray sandboxJson()
{
    return R"({"clock":"2026-11-20 12:04:05","environment":"sandbox",)"
           R"("platform":"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01","scopes":["read","cashin"],)"
           R"("capabilities":{"simulates":true,"sees_payments":true,"confirms_payments":false,)"
           R"("confirms_by_statement":false,"sends_money":true,"refunds":true,"cancels":true,"states_commission":true}})";
}

} // namespace

class CapabilitiesJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesTheSpecification();
    void reads_data();
    void reads();
    void refusesEverythingElse_data();
    void refusesEverythingElse();
    void statesStatements();
    void knowsTheKind();
};

void CapabilitiesJsonTest::writesTheSpecification()
{
    QCOMPARE(toJson(sandbox()), sandboxJson());
}

void CapabilitiesJsonTest::reads_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("own") << sandboxJson();
    QTest::newRow("ISO 8601") << sandboxJson().replace("2026-11-20 12:04:05",
                                                       "2026-11-20T15:04:05Z");
    QTest::newRow("older version") << sandboxJson().replace("\"confirms_by_statement\":false,", "");
    QTest::newRow("later version") << sandboxJson()
                                          .replace("\"cashin\"", R"("cashin","report")")
                                          .replace("{\"sim", R"({"new":[],"sim)");
}

void CapabilitiesJsonTest::reads()
{
    QFETCH(QByteArray, json);
    const auto stated = capabilitiesFromJson(json);
    QVERIFY(stated);
    QVERIFY(*stated == sandbox());
}

void CapabilitiesJsonTest::refusesEverythingElse_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("clock") << QByteArray("2026-11-20") << QByteArray("2026-13-20");
    QTest::newRow("environment") << QByteArray("\"sandbox\"") << QByteArray("\"test\"");
    QTest::newRow("platform") << QByteArray("8f14") << QByteArray("8f1");
    QTest::newRow("scopes") << QByteArray(R"(["read","cashin"])") << QByteArray("\"read\"");
    QTest::newRow("missing") << QByteArray("sees_payments") << QByteArray("payments");
    QTest::newRow("no boolean") << QByteArray("\"refunds\":true") << QByteArray("\"refunds\":1");
    QTest::newRow("no boolean, in later versions only")
        << QByteArray("\"confirms_by_statement\":false")
        << QByteArray("\"confirms_by_statement\":null");
    QTest::newRow("no capabilities") << QByteArray("\"capabilities\"") << QByteArray("\"can\"");
    QTest::newRow("no JSON") << QByteArray("{\"clock") << QByteArray("\"clock");
}

void CapabilitiesJsonTest::refusesEverythingElse()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    const QByteArray json = sandboxJson().replace(before, after);
    QVERIFY(json != sandboxJson());
    QVERIFY(!capabilitiesFromJson(json));
}

void CapabilitiesJsonTest::statesStatements()
{
    StatedCapabilities stated = sandbox();
    stated.confirmsByStatement = true;
    const QByteArray json = toJson(stated);
    QVERIFY(json.contains(R"("confirms_by_statement":true)"));
    QVERIFY(capabilitiesFromJson(json) == stated);
}

void CapabilitiesJsonTest::knowsTheKind()
{
    StatedCapabilities stated = sandbox();
    QVERIFY(stated.kind() == ServiceKind::Sandbox);
    stated.environment = Environment::Production;
    QVERIFY(stated.kind() == ServiceKind::Provider);
    stated.seesPayments = false;
    QVERIFY(stated.kind() == ServiceKind::OwnShop);
}

BALCAO_GUILESS_TEST(CapabilitiesJsonTest)
#include "tst_capabilitiesjson.moc"
