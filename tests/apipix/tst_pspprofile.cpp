// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/pspprofile.h"
#include "core/domain/serviceaddress.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

using namespace Qt::StringLiterals;
using core::PspProfile;
using core::pspProfiles;

namespace
{

QJsonObject sampleProfile()
{
    QFile file(u":/apipix/psps.json"_s);
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    return isOpen ? QJsonDocument::fromJson(file.readAll()).array().first().toObject()
                  : QJsonObject();
}

QString faultOf(const QJsonArray &profiles)
{
    const auto read = core::pspProfilesFromJson(QJsonDocument(profiles).toJson());
    return read ? QString() : read.error().detail;
}

} // namespace

class TestPspProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsTheBanks()
    {
        QStringList ids;
        for (const PspProfile &psp : pspProfiles())
            ids += psp.id;
        const QStringList expected{u"bb"_s,        u"bb-v1"_s,   u"bradesco"_s, u"itau"_s,
                                   u"santander"_s, u"sicoob"_s,  u"sicredi"_s,  u"inter"_s,
                                   u"efi"_s,       u"pagbank"_s, u"ailos"_s,    u"banrisul"_s,
                                   u"c6"_s,        u"cielo"_s,   u"other"_s};
        QCOMPARE(ids, expected);
    }

    void hasUsableAddresses_data()
    {
        QTest::addColumn<QString>("id");
        for (const PspProfile &psp : pspProfiles()) {
            if (psp.id != "other"_L1)
                QTest::newRow(qPrintable(psp.id)) << psp.id;
        }
    }

    void hasUsableAddresses()
    {
        QFETCH(const QString, id);
        const PspProfile psp = *core::findPsp(id);
        for (const QString &text : {psp.production.base, psp.production.token, psp.test.base}) {
            const auto address = core::ServiceAddress::parse(text);
            QVERIFY2(address && address->isEncrypted(), qPrintable(text));
        }
    }

    void rejectsAnotherSchema_data()
    {
        QTest::addColumn<QString>("member");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("fault");
        QTest::newRow("unknown member") << u"colour"_s << QJsonValue(1) << u"bb.colour"_s;
        QTest::newRow("no name") << u"name"_s << QJsonValue() << u"bb.name"_s;
        QTest::newRow("plain http")
            << u"production"_s
            << QJsonValue(QJsonObject{{u"base"_s, u"http://bank.example"_s}, {u"token"_s, u""_s}})
            << u"bb.production.base"_s;
        QTest::newRow("authentication")
            << u"token"_s
            << QJsonValue(QJsonObject{
                   {u"auth"_s, u"magic"_s}, {u"body"_s, u"form"_s}, {u"sends_scope"_s, true}})
            << u"bb.token.auth"_s;
        QTest::newRow("certificate")
            << u"certificate"_s << QJsonValue(u"maybe"_s) << u"bb.certificate"_s;
        QTest::newRow("header") << u"headers"_s << QJsonValue(QJsonObject{{u"x-id"_s, u"secret"_s}})
                                << u"bb.headers"_s;
        QTest::newRow("departure")
            << u"departures"_s << QJsonValue(QJsonObject{{u"put_statuss"_s, 200}})
            << u"bb.departures.put_statuss"_s;
        QTest::newRow("type") << u"lists_charges"_s << QJsonValue(u"yes"_s)
                              << u"bb.lists_charges"_s;
        QTest::newRow("cancels") << u"cancels"_s << QJsonValue() << u"bb.cancels"_s;
        QTest::newRow("refunds") << u"refunds"_s << QJsonValue(1) << u"bb.refunds"_s;
        QTest::newRow("no notes") << u"notes"_s << QJsonValue() << u"bb.notes"_s;
        QTest::newRow("note") << u"notes"_s << QJsonValue(QJsonArray{u"cheap"_s}) << u"bb.notes"_s;
        QTest::newRow("path") << u"path_versions"_s
                              << QJsonValue(QJsonArray{QJsonObject{{u"call"_s, u"PUT /cob/"_s},
                                                                   {u"path"_s, u"api"_s}}})
                              << u"bb.path_versions.path"_s;
    }

    void rejectsAnotherSchema()
    {
        QFETCH(const QString, member);
        QFETCH(const QJsonValue, value);
        QFETCH(const QString, fault);
        QJsonObject profile = sampleProfile();
        QCOMPARE(faultOf({profile}), QString());
        if (value.isNull())
            profile.remove(member);
        else
            profile.insert(member, value);
        QVERIFY2(faultOf({profile}).startsWith(fault), qPrintable(faultOf({profile})));
    }

    void rejectsRepeatedIds()
    {
        QCOMPARE(faultOf({sampleProfile(), sampleProfile()}), u"bb.id is repeated"_s);
    }
};

BALCAO_APPLESS_TEST(TestPspProfile)
#include "tst_pspprofile.moc"
