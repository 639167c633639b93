// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/profilestore.h"
#include "core/domain/transactionpage.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::ProfileStore;
using core::Error;

namespace
{

core::RemoteShop shop(const QString &name, const QString &till = u"C1"_s)
{
    return {QUuid::createUuid(),
            *core::validated(
                core::ServiceProfileDraft{.name = name,
                                          .address = u"https://pix.example.com/api"_s,
                                          .platform = u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s,
                                          .kind = core::ServiceKind::Provider,
                                          .host = u"qr.example.com"_s,
                                          .till = till}),
            {samples::merchant(), samples::payer()}};
}

QByteArray serviceFile(const QByteArray &kind, const QByteArray &address)
{
    return QJsonDocument(QJsonObject{{u"name"_s, u"x"_s},
                                     {u"kind"_s, QString::fromLatin1(kind)},
                                     {u"address"_s, QString::fromLatin1(address)},
                                     {u"host"_s, QString()}})
        .toJson();
}

} // namespace

class TestProfileStore : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home->path()));
    }

    void keepsWhatItIsGiven()
    {
        const ProfileStore store;
        QVERIFY(store.all().isEmpty());
        const auto centre = shop(u"Loja centro"_s, u"C7"_s);
        const auto beach = shop(u"Beira-mar"_s);
        QVERIFY(store.save(centre));
        QVERIFY(store.save(beach));
        QCOMPARE(ProfileStore().all(), (QList{beach, centre}));
        QCOMPARE(*store.load(centre.id), centre);
        QCOMPARE(app::PreferencesFile::load(store.folderOf(centre.id)).preferences.charging.till,
                 u"C7"_s);
    }

    void changesOne()
    {
        const ProfileStore store;
        auto one = shop(u"Loja"_s);
        QVERIFY(store.save(one));
        one.service.name = u"LOJA"_s; // its own name in another spelling
        one.service.kind = core::ServiceKind::Sandbox;
        one.service.till = u"C2"_s;
        QVERIFY(store.save(one));
        QCOMPARE(store.all(), QList{one});
    }

    void findsNamesAsPeopleWriteThem()
    {
        const ProfileStore store;
        const auto one = shop(u"Loja centro"_s);
        QVERIFY(store.save(one));
        QCOMPARE(store.named(u" loja  CENTRO "_s), std::optional(one));
        QVERIFY(!store.named(u"Loja"_s));
        QVERIFY(!store.named({}));
    }

    void refusesANameTwice()
    {
        const ProfileStore store;
        QVERIFY(store.save(shop(u"Loja"_s)));
        const auto refused = store.save(shop(u"loja"_s));
        QVERIFY(!refused);
        QCOMPARE(refused.error().fields.constFirst().field, core::Field::ProfileName);
        QCOMPARE(refused.error().fields.constFirst().problem, core::Problem::AlreadyUsed);
        QCOMPARE(store.all().size(), 1);
    }

    void passesOverWhatCannotBeRead_data()
    {
        QTest::addColumn<QByteArray>("service");
        QTest::newRow("nothing") << QByteArray();
        QTest::newRow("no JSON") << QByteArray("Caro cliente");
        QTest::newRow("no kind") << serviceFile("", "https://a.example");
        QTest::newRow("open address") << serviceFile("provider", "http://a.example");
    }

    void passesOverWhatCannotBeRead()
    {
        QFETCH(QByteArray, service);
        const ProfileStore store;
        const auto sound = shop(u"A"_s);
        const auto broken = shop(u"B"_s);
        QVERIFY(store.save(sound));
        QVERIFY(store.save(broken));
        QVERIFY(store.unreadable().isEmpty());
        QFile file(QDir(store.folderOf(broken.id)).filePath(u"service.json"_s));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(service) == service.size());
        file.close();
        QCOMPARE(store.all(), QList{sound});
        QCOMPARE(store.unreadable(), QStringList{store.folderOf(broken.id)});
        QCOMPARE(store.load(broken.id).error().code, Error::Code::StorageCorrupted);
    }

    void putsOneAsideWithWhatItKnows()
    {
        const ProfileStore store;
        const auto one = shop(u"Loja"_s);
        QVERIFY(store.save(one));
        QFile notes(QDir(store.folderOf(one.id)).filePath(u"console.db"_s));
        QVERIFY(notes.open(QIODevice::WriteOnly));
        const auto aside = store.setAside(one.id);
        QVERIFY(aside);
        QVERIFY(QFile::exists(*aside + u"/console.db"_s));
        QVERIFY(store.all().isEmpty() && store.unreadable().isEmpty());
        QVERIFY(!store.setAside(one.id));
        QVERIFY(store.save(shop(u"Loja"_s))); // The name is free.
    }

private:
    std::unique_ptr<QTemporaryDir> m_home;
};

BALCAO_GUILESS_TEST(TestProfileStore)
#include "tst_profilestore.moc"
