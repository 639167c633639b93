// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/apikey.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

class ApiKeyTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void createsKeysThatNameTheirEnvironment();
    void keepsADigestOnly();
    void knowsWhatCannotBeAKey_data();
    void knowsWhatCannotBeAKey();
    void readsScopes_data();
    void readsScopes();
    void comparesDigests();
};

void ApiKeyTest::createsKeysThatNameTheirEnvironment()
{
    const QByteArray random =
        QByteArray::fromHex("00fb0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1dff");
    QCOMPARE(newKey(Environment::Sandbox, random),
             "blc_sandbox_APsBAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHf8");
    QCOMPARE(newKey(Environment::Production, random),
             "blc_live_APsBAgMEBQYHCAkKCwwNDg8QERITFBUWFxgZGhscHf8");
}

void ApiKeyTest::keepsADigestOnly()
{
    const QByteArray key = newKey(Environment::Production, QByteArray(32, 'x'));
    const auto digest = keyDigest(key, Environment::Production);
    QVERIFY(digest);
    // Calculated by another program: printf %s blc_live_eHh4… | sha256sum
    QCOMPARE(*digest, "3a50515bc6dc17a15c926d31bceaa5d3dc0167bed40b0845b70adb2022b20e88");
    QVERIFY(keyDigest(newKey(Environment::Production, QByteArray(32, 'y')),
                      Environment::Production) != digest);
}

void ApiKeyTest::knowsWhatCannotBeAKey_data()
{
    QTest::addColumn<QByteArray>("key");
    const QByteArray key = newKey(Environment::Production, QByteArray(32, 'x'));
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("of a sandbox") << newKey(Environment::Sandbox, QByteArray(32, 'x'));
    QTest::newRow("shorter") << key.chopped(1);
    QTest::newRow("longer") << key + 'x';
    QTest::newRow("no prefix") << key.sliced(9);
}

void ApiKeyTest::knowsWhatCannotBeAKey()
{
    QFETCH(QByteArray, key);
    QVERIFY(!keyDigest(key, Environment::Production));
}

void ApiKeyTest::readsScopes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("read");
    QTest::newRow("one") << u"cashin"_s << u"cashin"_s;
    QTest::newRow("all, in another order") << u"cashout, read,cashin"_s << u"read,cashin,cashout"_s;
    QTest::newRow("one that is none") << u"read,write"_s << QString();
    QTest::newRow("capitals") << u"Read"_s << QString();
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("a comma") << u"read,"_s << QString();
}

void ApiKeyTest::readsScopes()
{
    QFETCH(QString, text);
    QFETCH(QString, read);
    const auto scopes = scopesFromText(text);
    QCOMPARE(scopes ? toText(*scopes) : QString(), read);
}

void ApiKeyTest::comparesDigests()
{
    QVERIFY(isSameDigest("abcd", "abcd"));
    QVERIFY(!isSameDigest("abcd", "abce"));
    QVERIFY(!isSameDigest("abcd", "bbcd"));
    QVERIFY(!isSameDigest("abcd", "abc"));
}

BALCAO_GUILESS_TEST(ApiKeyTest)
#include "tst_apikey.moc"
