// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/webhooksecret.h"
#include "tests/support/hookedshop.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace support;

/// Tests the commands of the built server.
class WebhookCommandsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void setsAndSendsAgain_data() { support::databaseKinds(); }
    void setsAndSendsAgain();
    void keepsProductionToTheInternet();
    void showsWhatIsWrong_data();
    void showsWhatIsWrong();

private:
    void use(DatabaseKind kind);

    support::Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<HookedShop> m_shop;
};

void WebhookCommandsTest::init()
{
    use(DatabaseKind::Sqlite);
}

void WebhookCommandsTest::use(DatabaseKind kind)
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_shop = std::make_unique<HookedShop>(
        kind == DatabaseKind::Sqlite ? QStringList{u"--data"_s, m_folder->filePath(u"shop"_s)}
                                     : QStringList{u"--database"_s, m_databases.newDatabase(kind)});
}

void WebhookCommandsTest::setsAndSendsAgain()
{
    QFETCH(DatabaseKind, kind);
    use(kind);
    QCOMPARE(m_shop->run(u"webhook list"_s).code, 1); // no webhook yet
    HookReceiver receiver(HookReceiver::status(404));
    const QString settings = m_shop->set(receiver.url());
    const QString line = kHookPlatform + u"\ton\t"_s + receiver.url() + u'\n';
    QVERIFY(settings.startsWith(line));
    QCOMPARE(m_shop->done(u"webhook list"_s), line); // without the secret

    const ServerProcess server(m_shop->place);
    const QString id = m_shop->paid(server, "1");
    QTRY_COMPARE(receiver.requests.size(), 1);
    QTRY_VERIFY(m_shop->done(u"webhook deliveries"_s).contains("\trefused\t404\t"_L1));
    const QDateTime now = QDateTime::currentDateTimeUtc().addSecs(-3 * 3600);
    const QString lines = m_shop->done(u"webhook deliveries"_s);
    QVERIFY2(lines.contains(now.toString(u"\tyyyy-MM-ddTHH:"_s)) && lines.contains("-03:00\t"_L1),
             qPrintable(lines)); // in Brasília
    QVERIFY(m_shop->done(u"webhook deliveries --transaction"_s, {id})
                .startsWith(u"1\t%1\tpaid\towed\t2"_s.arg(id)));
    QCOMPARE(m_shop->done(u"webhook deliveries --state delivered"_s), QString());

    receiver.behave(HookReceiver::status(200));
    QCOMPARE(m_shop->done(u"webhook redeliver --id 1"_s), u"on its way\n"_s);
    QTRY_VERIFY(m_shop->isNothingOwed());
    QCOMPARE(receiver.requests.size(), 2);
    QCOMPARE(receiver.requests.at(1).fields.value("webhook-id"),
             receiver.requests.at(0).fields.value("webhook-id"));
    QCOMPARE(m_shop->run(u"webhook redeliver --id 2"_s).code, 1);

    const QStringList platform{u"--platform"_s, kHookPlatform};
    const QString renewed = m_shop->done(u"webhook set --new-secret --off"_s, platform);
    QVERIFY(renewed.startsWith(kHookPlatform + u"\toff\t"_s));
    QVERIFY(core::WebhookSecret::parse(valueOf(renewed, u"secret"_s)));
    QVERIFY(valueOf(renewed, u"secret"_s) != valueOf(settings, u"secret"_s));
    m_shop->paid(server, "2");
    QVERIFY(m_shop->done(u"webhook deliveries --state owed"_s).endsWith("\towed\twhen_on\n"_L1));
    QCOMPARE(m_shop->done(u"webhook set --on"_s, platform), line);
    QTRY_VERIFY(m_shop->isNothingOwed());
    QCOMPARE(m_shop->done(u"check"_s), u"sound\n"_s);
}

void WebhookCommandsTest::keepsProductionToTheInternet()
{
    QVERIFY(QDir().mkpath(m_shop->place.last()));
    QFile shop(m_shop->place.last() + u"/shop.json"_s);
    QVERIFY(shop.open(QIODevice::WriteOnly));
    shop.write(R"({"platform":"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01","merchant":)"
               R"({"pix_key":"52998224725","key_type":"CPF","name":"Loja","city":"Recife"},)"
               R"("payer":{"name":"Cliente","email":"a@b.example","phone":"+5511987654321",)"
               R"("document":"52998224725","description":"Venda"}})");
    shop.close();
    const Ended refused = m_shop->run(u"webhook set --url http://shop.example/"_s);
    QCOMPARE(refused.code, 2);
    QVERIFY(refused.errors.contains("https"_L1));
    QCOMPARE(m_shop->run(u"webhook set --sandbox --url https://shop.example/"_s).code, 1);
    for (const QString &host :
         {u"127.1"_s, u"[::ffff:127.0.0.1]"_s, u"169.254.169.254"_s, u"10.0.0.1"_s, u"[::1]"_s,
          u"2130706433"_s, u"localhost"_s, u"shop.localhost"_s}) {
        const Ended unreachable = m_shop->run(u"webhook set --url https://%1/"_s.arg(host));
        QCOMPARE(unreachable.code, 2);
        QVERIFY2(unreachable.errors.contains("--url"_L1), qPrintable(host));
    }
    QCOMPARE(m_shop->done(u"webhook list"_s), QString());
    QVERIFY(m_shop->done(u"webhook set --url https://shop.example/"_s)
                .startsWith(kHookPlatform)); // the platform of the shop
}

void WebhookCommandsTest::showsWhatIsWrong_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("why");
    const auto row = [](const char *words, const char *why) {
        QTest::newRow(words) << QString::fromLatin1(words) << QString::fromLatin1(why);
    };
    row("set", "Nothing to change");
    row("set --url https://shop.example", "--platform");
    row("set --url https://shop.example --platform x", "--platform");
    row("set --on --off", "not both");
    row("set --sandbox --on --platform 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01", "--url is required");
    row("set --sandbox --url shop.example --platform 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01",
        "https://");
    row("deliveries --state lost", "--state");
    row("deliveries --count 0", "--count");
    row("deliveries --platform x", "UUID");
    row("deliveries --transaction x", "UUID");
    row("redeliver", "--id is required");
    row("redeliver --id x", "--id is a number");
    row("list --fly", "fly");
}

void WebhookCommandsTest::showsWhatIsWrong()
{
    QFETCH(QString, words);
    QFETCH(QString, why);
    const Ended ended = m_shop->run(u"webhook "_s + words);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.errors.contains(why), qPrintable(ended.errors));
    QVERIFY(ended.output.isEmpty());
}

BALCAO_GUILESS_TEST(WebhookCommandsTest)
#include "tst_webhookcommands.moc"
