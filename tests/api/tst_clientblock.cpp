// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/clientblock.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

class ClientBlockTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void findsTheBlock_data();
    void findsTheBlock();
};

void ClientBlockTest::findsTheBlock_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<QString>("block");
    const auto row = [](const char *address, const char *block) {
        QTest::newRow(address) << QString::fromLatin1(address) << QString::fromLatin1(block);
    };
    row("203.0.113.7", "203.0.113.7");
    row("::ffff:203.0.113.7", "203.0.113.7");
    row("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::");
    row("2001:db8:1:2::", "2001:db8:1:2::");
    row("2001:db8:1:3::1", "2001:db8:1:3::");
    row("2804:14c:1:2:ffff:ffff:ffff:ffff", "2804:14c:1:2::");
    row("::1", "::1");
    row("fe80::3:4", "fe80::3:4");
    row("fd00:1:2:3::4", "fd00:1:2:3::4");
}

void ClientBlockTest::findsTheBlock()
{
    QFETCH(QString, address);
    QFETCH(QString, block);
    QCOMPARE(clientBlock(QHostAddress(address)), QHostAddress(block));
}

BALCAO_APPLESS_TEST(ClientBlockTest)
#include "tst_clientblock.moc"
