// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payloadcheck.h"
#include "core/domain/serviceprofile.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

ServiceProfileDraft typed()
{
    return {.name = u"Loja centro"_s,
            .address = u"https://pix.example.com"_s,
            .platform = u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s,
            .till = u"C1"_s};
}

Merchant shop()
{
    return {*PixKey::parse(u"loja@example.com", PixKey::Kind::Email), u"Padaria"_s, u"Recife"_s};
}

} // namespace

class ServiceProfileTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesTextsNormalised()
    {
        ServiceProfileDraft draft = typed();
        draft.name = u"  Loja \t centro\n"_s;
        draft.address = u" https://pix.example.com/api/ "_s;
        draft.platform = u" {5B1C9A52-0D0E-4A2B-9D3C-7F3A5F1F2A10}\n"_s;
        draft.host = u" PIX.example.com"_s;
        draft.till = u" C7 "_s;
        const auto profile = validated(draft);
        QVERIFY(profile);
        QCOMPARE(profile->name, u"Loja centro"_s);
        QCOMPARE(profile->address.toText(), u"https://pix.example.com/api"_s);
        QCOMPARE(profile->platform.toString(QUuid::WithoutBraces), typed().platform);
        QCOMPARE(profile->host, u"pix.example.com"_s);
        QCOMPARE(profile->till, u"C7"_s);
    }

    void showsInvalidFields_data()
    {
        using Change = std::function<void(ServiceProfileDraft &)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<Field>("field");
        QTest::addColumn<Problem>("problem");
        const auto row = [](const char *name, const Change &change, Field field, Problem problem) {
            QTest::newRow(name) << change << field << problem;
        };
        using Draft = ServiceProfileDraft;
        row(
            "no name", [](Draft &d) { d.name = u"  "_s; }, Field::ProfileName, Problem::Missing);
        row(
            "long name", [](Draft &d) { d.name = QString(41, u'x'); }, Field::ProfileName,
            Problem::TooLong);
        row(
            "very long name", [](Draft &d) { d.name = QString(4100, u'x'); }, Field::ProfileName,
            Problem::TooLong);
        row(
            "name that turns round", [](Draft &d) { d.name = u"a\u202Eb"_s; }, Field::ProfileName,
            Problem::Malformed);
        row(
            "no address", [](Draft &d) { d.address.clear(); }, Field::Address, Problem::Missing);
        row(
            "no scheme", [](Draft &d) { d.address = u"pix.example.com"_s; }, Field::Address,
            Problem::Malformed);
        row(
            "open over a net", [](Draft &d) { d.address = u"HTTP://pix.example.com"_s; },
            Field::Address, Problem::NotAllowed);
        row(
            "with a query", [](Draft &d) { d.address += u"?a=1"_s; }, Field::Address,
            Problem::Malformed);
        row(
            "with a password", [](Draft &d) { d.address = u"https://a:b@pix.example.com"_s; },
            Field::Address, Problem::Malformed);
        row(
            "no platform", [](Draft &d) { d.platform.clear(); }, Field::Platform, Problem::Missing);
        row(
            "short platform", [](Draft &d) { d.platform.chop(1); }, Field::Platform,
            Problem::Malformed);
        row(
            "platform of nobody", [](Draft &d) { d.platform = QUuid().toString(); },
            Field::Platform, Problem::Malformed);
        row(
            "host with a path", [](Draft &d) { d.host = u"pix.example.com/qr"_s; }, Field::Host,
            Problem::Malformed);
        row(
            "no counter", [](Draft &d) { d.till = u" "_s; }, Field::Till, Problem::Missing);
        row(
            "counter with an accent", [](Draft &d) { d.till = u"balcão"_s; }, Field::Till,
            Problem::Malformed);
        row(
            "long counter", [](Draft &d) { d.till = QString(99, u'C'); }, Field::Till,
            Problem::TooLong);
    }

    void showsInvalidFields()
    {
        QFETCH(std::function<void(ServiceProfileDraft &)>, change);
        QFETCH(Field, field);
        QFETCH(Problem, problem);
        ServiceProfileDraft draft = typed();
        QVERIFY(validated(draft));
        change(draft);
        const auto answer = validated(draft);
        QVERIFY(!answer);
        QCOMPARE(answer.error().code, Error::Code::InvalidInput);
        QCOMPARE(answer.error().fields.size(), 1);
        QCOMPARE(answer.error().fields.constFirst().field, field);
        QCOMPARE(answer.error().fields.constFirst().problem, problem);
    }

    void letsOnlyThisComputerBeAskedOpenly()
    {
        ServiceProfileDraft draft = typed();
        for (const QString &address : {u"http://127.0.0.1:8080"_s, u"http://localhost"_s}) {
            draft.address = address;
            QVERIFY2(validated(draft), qPrintable(address));
        }
    }

    void showsAllThatIsWrongAtOnce()
    {
        const auto answer = validated(ServiceProfileDraft{});
        QVERIFY(!answer);
        QCOMPARE(answer.error().fields.size(), 4); // no error about the host
    }

    void knowsWhomTheCodesPay()
    {
        ServiceProfileDraft draft = typed();
        const auto payee = [&draft] { return payeeOf(*validated(draft), shop()); };
        draft.kind = ServiceKind::OwnShop;
        QCOMPARE(payee(), Payee(shop()));
        draft.kind = ServiceKind::Provider;
        QCOMPARE(payee(), Payee(shop()));
        draft.host = u"qr.example.com"_s;
        QCOMPARE(payee(), Payee(HostedMerchant{u"qr.example.com"_s, u"Padaria"_s, u"Recife"_s}));
        draft.kind = ServiceKind::Sandbox;
        QVERIFY(std::holds_alternative<HostedMerchant>(payee()));
        draft.host.clear();
        QCOMPARE(std::get<Merchant>(payee()).key, demoKey());
    }

    void acceptsKeysThatCanTravel_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QByteArray>("key");
        QTest::newRow("plain") << u"blc_live_0123"_s << QByteArray("blc_live_0123");
        QTest::newRow("copied with its line")
            << u" blc_live_0123\r\n"_s << QByteArray("blc_live_0123");
        QTest::newRow("nothing") << u" \n"_s << QByteArray();
        QTest::newRow("blank within") << u"blc live"_s << QByteArray();
        QTest::newRow("line within") << u"blc\r\nHost: x"_s << QByteArray();
        QTest::newRow("accent") << u"blcé"_s << QByteArray();
        QTest::newRow("endless") << QString(513, u'x') << QByteArray();
    }

    void acceptsKeysThatCanTravel()
    {
        QFETCH(QString, text);
        QFETCH(QByteArray, key);
        const auto read = apiKeyFrom(text);
        QCOMPARE(read.value_or(QByteArray()), key);
        QVERIFY(read || read.error().fields.constFirst().field == Field::ApiKey);
    }

    void readsItsOwnWords()
    {
        for (const ServiceKind kind :
             {ServiceKind::Sandbox, ServiceKind::Provider, ServiceKind::OwnShop})
            QVERIFY(serviceKindFromText(toText(kind)) == kind);
        QVERIFY(!serviceKindFromText(u"production"_s));
    }
};

BALCAO_APPLESS_TEST(ServiceProfileTest)
#include "tst_serviceprofile.moc"
