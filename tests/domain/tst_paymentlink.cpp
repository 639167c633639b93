// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/paymentlink.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::PaymentLink;

class PaymentLinkTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsWhereItLeads_data();
    void showsWhereItLeads();
    void refusesWhatIsNoPage_data();
    void refusesWhatIsNoPage();
};

void PaymentLinkTest::showsWhereItLeads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("host");
    QTest::addColumn<bool>("isForeign");
    const QString id = u"6f1d2c3b-0000-4000-8000-000000000001"_s;
    QTest::newRow("plain") << u"https://pay.example.com/"_s + id << u"pay.example.com"_s << false;
    QTest::newRow("capitals") << u"HTTPS://Pay.Example.COM/a"_s << u"pay.example.com"_s << false;
    QTest::newRow("usual port") << u"https://pay.example.com:443/"_s << u"pay.example.com"_s
                                << false;
    QTest::newRow("port") << u"https://pay.example.com:8443/"_s << u"pay.example.com:8443"_s
                          << false;
    QTest::newRow("at in the path")
        << u"https://evil.example/pay.example.com@x"_s << u"evil.example"_s << false;
    QTest::newRow("host as a part")
        << u"https://pay.example.com.evil.example/"_s << u"pay.example.com.evil.example"_s << false;
    QTest::newRow("accents") << u"https://padaria-são-joão.example/"_s
                             << u"xn--padaria-so-joo-yhbe.example"_s << true;
    QTest::newRow("look-alike") << u"https://pаypal.example/"_s // a Cyrillic a
                                << u"xn--pypal-4ve.example"_s << true;
    QTest::newRow("look-alike, encoded")
        << u"https://xn--pypal-4ve.example/"_s << u"xn--pypal-4ve.example"_s << true;
    QTest::newRow("address") << u"https://192.0.2.7/a"_s << u"192.0.2.7"_s << false;
}

void PaymentLinkTest::showsWhereItLeads()
{
    QFETCH(QString, text);
    QFETCH(QString, host);
    QFETCH(bool, isForeign);
    const auto link = PaymentLink::parse(text);
    QVERIFY(link);
    QCOMPARE(link->host(), host);
    QCOMPARE(link->hasForeignLetters(), isForeign);
    QCOMPARE(link->url().scheme(), u"https"_s);
}

void PaymentLinkTest::refusesWhatIsNoPage_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("empty") << QString();
    QTest::newRow("no scheme") << u"pay.example.com/a"_s;
    QTest::newRow("two slashes") << u"//pay.example.com/a"_s;
    QTest::newRow("http") << u"http://pay.example.com/a"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s;
    QTest::newRow("javascript with a host") << u"javascript://pay.example.com/%0aalert(1)"_s;
    QTest::newRow("data") << u"data:text/html,<b>pay</b>"_s;
    QTest::newRow("file") << u"file:///etc/passwd"_s;
    QTest::newRow("own scheme") << u"pix://pay.example.com/"_s;
    QTest::newRow("no host") << u"https:///a"_s;
    QTest::newRow("name") << u"https://pay.example.com@evil.example/"_s;
    QTest::newRow("name and password") << u"https://pay.example.com:443@evil.example/"_s;
    QTest::newRow("empty name") << u"https://@evil.example/"_s;
    QTest::newRow("backslash") << u"https://evil.example\\@pay.example.com/"_s;
    QTest::newRow("blank before") << u" https://pay.example.com/"_s;
    QTest::newRow("blank within") << u"https://pay.example.com/ a"_s;
    QTest::newRow("line break") << u"https://pay.example.com/\nhttp://evil.example"_s;
    QTest::newRow("tab in the scheme") << u"ht\ttps://pay.example.com/"_s;
    QTest::newRow("turned around") << u"https://\u202Eelpmaxe.yap/"_s;
    QTest::newRow("NUL") << u"https://pay.example.com/"_s + QChar::Null;
    QTest::newRow("no port") << u"https://pay.example.com:99999/"_s;
    QTest::newRow("too long") << u"https://pay.example.com/"_s + QString(2048, u'a');
}

void PaymentLinkTest::refusesWhatIsNoPage()
{
    QFETCH(QString, text);
    QVERIFY(!PaymentLink::parse(text));
}

BALCAO_APPLESS_TEST(PaymentLinkTest)
#include "tst_paymentlink.moc"
