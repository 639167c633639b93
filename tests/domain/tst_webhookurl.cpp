// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/webhookurl.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using core::WebhookReach;
using core::WebhookUrl;
using namespace Qt::StringLiterals;

class WebhookUrlTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAddresses_data();
    void readsAddresses();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
    void knowsItsReach_data();
    void knowsItsReach();
};

void WebhookUrlTest::readsAddresses_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("host");
    QTest::addColumn<int>("port");
    QTest::addColumn<QByteArray>("header");
    QTest::addColumn<QByteArray>("target");
    QTest::newRow("bare") << u"https://shop.example"_s << u"shop.example"_s << 443
                          << QByteArray("shop.example") << QByteArray("/");
    QTest::newRow("path") << u" https://shop.example/hooks/pix "_s << u"shop.example"_s << 443
                          << QByteArray("shop.example") << QByteArray("/hooks/pix");
    QTest::newRow("query") << u"https://shop.example?a=1&b=%20"_s << u"shop.example"_s << 443
                           << QByteArray("shop.example") << QByteArray("/?a=1&b=%20");
    QTest::newRow("fragment") << u"https://shop.example/x#y"_s << u"shop.example"_s << 443
                              << QByteArray("shop.example") << QByteArray("/x");
    QTest::newRow("port") << u"https://shop.example:8443/x"_s << u"shop.example"_s << 8443
                          << QByteArray("shop.example:8443") << QByteArray("/x");
    QTest::newRow("usual port") << u"https://shop.example:443/x"_s << u"shop.example"_s << 443
                                << QByteArray("shop.example") << QByteArray("/x");
    QTest::newRow("http") << u"http://localhost:9000/x"_s << u"localhost"_s << 9000
                          << QByteArray("localhost:9000") << QByteArray("/x");
    QTest::newRow("accents") << u"https://padaria-são-joão.example/pão"_s
                             << u"xn--padaria-so-joo-yhbe.example"_s << 443
                             << QByteArray("xn--padaria-so-joo-yhbe.example")
                             << QByteArray("/p%C3%A3o");
    QTest::newRow("IPv6") << u"https://[2001:db8::1]:8443/x"_s << u"2001:db8::1"_s << 8443
                          << QByteArray("[2001:db8::1]:8443") << QByteArray("/x");
    QTest::newRow("two slashes") << u"https://shop.example//evil.example/x"_s << u"shop.example"_s
                                 << 443 << QByteArray("shop.example")
                                 << QByteArray("//evil.example/x");
}

void WebhookUrlTest::readsAddresses()
{
    QFETCH(QString, text);
    const auto url = WebhookUrl::parse(text);
    QVERIFY(url);
    QTEST(url->host(), "host");
    QTEST(int(url->port()), "port");
    QTEST(url->hostHeader(), "header");
    QTEST(url->target(), "target");
    QCOMPARE(url->isEncrypted(), text.trimmed().startsWith("https"_L1));
    QCOMPARE(WebhookUrl::parse(url->toText()), url); // the stored form
}

void WebhookUrlTest::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("text");
    for (const QString &text :
         {u""_s, u"shop.example"_s, u"//shop.example/"_s, u"ftp://shop.example/"_s,
          u"file:///etc/passwd"_s, u"javascript:alert(1)"_s, u"data:text/plain,x"_s, u"https://"_s,
          u"https:///x"_s, u"https://user@shop.example/"_s, u"https://user:word@shop.example/"_s,
          u"https://shop.example:443@evil.example/"_s, u"https://shop.example:0/"_s,
          u"https://shop.example:70000/"_s, u"https://shop.example/a b"_s,
          u"https://shop.example/\r\nX: y"_s, u"https://shop.exa mple/"_s,
          u"https:/\\evil.example"_s, u"https://shop.example/%zz"_s})
        QTest::newRow(qPrintable(text)) << text;
    QTest::newRow("too long") << u"https://shop.example/"_s + u"x"_s.repeated(2048);
}

void WebhookUrlTest::refusesWhatIsNone()
{
    QFETCH(QString, text);
    QVERIFY(!WebhookUrl::parse(text));
}

void WebhookUrlTest::knowsItsReach_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isPublic");
    QTest::newRow("https") << u"https://shop.example/"_s << true;
    QTest::newRow("other usual port") << u"https://shop.example:8443/"_s << true;
    QTest::newRow("http") << u"http://shop.example/"_s << false;
    QTest::newRow("http on that port") << u"http://shop.example:443/"_s << false;
    QTest::newRow("a port of something else") << u"https://shop.example:22/"_s << false;
}

void WebhookUrlTest::knowsItsReach()
{
    QFETCH(QString, text);
    const auto url = WebhookUrl::parse(text);
    QVERIFY(url);
    QTEST(url->isWithin(WebhookReach::Public), "isPublic");
    QVERIFY(url->isWithin(WebhookReach::Local));
}

BALCAO_APPLESS_TEST(WebhookUrlTest)
#include "tst_webhookurl.moc"
