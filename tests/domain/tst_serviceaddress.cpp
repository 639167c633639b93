// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/serviceaddress.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

class ServiceAddressTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

void ServiceAddressTest::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("described");
    QTest::addColumn<QByteArray>("path");
    const auto row = [](const char *text, const char *described, const char *path) {
        QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(described)
                            << QByteArray(path);
    };
    row("https://api.example.com", "https://api.example.com", "");
    row(" https://api.example.com/ ", "https://api.example.com", "");
    row("https://api.example.com:8443/pix/", "https://api.example.com:8443/pix", "/pix");
    row("https://balcão.example", "https://xn--balco-dra.example", "");
    row("http://localhost:8080", "http://localhost:8080", "");
    row("http://127.0.0.1:8080/a", "http://127.0.0.1:8080/a", "/a");
    row("http://[::1]:8080", "http://[::1]:8080", "");
}

void ServiceAddressTest::reads()
{
    QFETCH(QString, text);
    QFETCH(QString, described);
    QFETCH(QByteArray, path);
    const auto address = ServiceAddress::parse(text);
    QVERIFY(address);
    QCOMPARE(address->toText(), described);
    QCOMPARE(address->path(), path);
    QCOMPARE(ServiceAddress::parse(described), address);
}

void ServiceAddressTest::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "api.example.com", "http://api.example.com", "http://localhost.example.com",
          "http://127.0.0.2", "https://", "https://me:secret@api.example.com",
          "https://api.example.com?key=1", "https://api.example.com#a", "ftp://api.example.com",
          "javascript:alert(1)", "file:///etc/passwd", "https:/\\evil", "//evil/x",
          "https://api.example.com:0"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void ServiceAddressTest::refuses()
{
    QFETCH(QString, text);
    QVERIFY(!ServiceAddress::parse(text));
}

BALCAO_GUILESS_TEST(ServiceAddressTest)
#include "tst_serviceaddress.moc"
