// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/reachableaddress.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::WebhookReach;

class ReachableAddressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void knowsWhomItMayReach_data();
    void knowsWhomItMayReach();
};

void ReachableAddressTest::knowsWhomItMayReach_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isPublic");
    QTest::addColumn<bool>("isLocal"); // for a sandbox
    const auto rows = [](std::initializer_list<const char *> texts, bool isPublic, bool isLocal) {
        for (const char *text : texts)
            QTest::newRow(text) << QString::fromLatin1(text) << isPublic << isLocal;
    };
    rows({"1.1.1.1",
          "8.8.8.8",
          "9.255.255.255",
          "11.0.0.0",
          "100.63.255.255",
          "100.128.0.0",
          "126.255.255.255",
          "128.0.0.0",
          "169.253.255.255",
          "169.255.0.0",
          "172.15.255.255",
          "172.32.0.0",
          "192.167.255.255",
          "192.169.0.0",
          "198.17.255.255",
          "198.20.0.0",
          "223.255.255.255",
          "2606:4700:4700::1111",
          "2001:4860:4860::8888",
          "2a00:1450::1"},
         true, true);
    rows({"127.0.0.1", "127.255.255.255", "10.0.0.0", "10.255.255.255", "172.16.0.0",
          "172.31.255.255", "192.168.0.1", "192.168.255.255", "::1", "fc00::1", "fdff::1"},
         false, true);
    rows({"",
          "0.0.0.0",
          "0.1.2.3",
          "100.64.0.0",
          "100.127.255.255",
          "169.254.0.1",
          "169.254.169.254",
          "192.0.0.8",
          "192.0.2.1",
          "192.88.99.1",
          "198.18.0.1",
          "198.19.255.255",
          "198.51.100.7",
          "203.0.113.9",
          "224.0.0.1",
          "239.255.255.255",
          "240.0.0.1",
          "255.255.255.255",
          "::",
          "::ffff:8.8.8.8",
          "::ffff:127.0.0.1",
          "::ffff:192.168.0.1",
          "::8.8.8.8",
          "64:ff9b::8.8.8.8",
          "64:ff9b::a00:1",
          "100::1",
          "2001::1",
          "2001:db8::1",
          "2002:7f00:1::",
          "2002:808:808::",
          "3fff::1",
          "4000::1",
          "fe80::1",
          "fe80::1%lo",
          "febf::1",
          "fec0::1",
          "ff02::1",
          "ff0e::1"},
         false, false);
}

void ReachableAddressTest::knowsWhomItMayReach()
{
    QFETCH(QString, text);
    const QHostAddress address(text);
    QTEST(core::isReachable(address, WebhookReach::Public), "isPublic");
    QTEST(core::isReachable(address, WebhookReach::Local), "isLocal");
}

BALCAO_APPLESS_TEST(ReachableAddressTest)
#include "tst_reachableaddress.moc"
