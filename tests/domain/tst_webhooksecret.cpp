// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/webhooksecret.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using core::WebhookSecret;
using namespace Qt::StringLiterals;

namespace
{

const QString kPublished = u"whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"_s;

} // namespace

class WebhookSecretTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void signsAsPublished();
    void signsAllOfIt();
    void isMadeOfRandomBytes();
    void keepsTheSecretOutOfTheBearer();
    void refusesWhatIsNone_data();
    void refusesWhatIsNone();
};

/// The test vector of the Standard Webhooks libraries.
void WebhookSecretTest::signsAsPublished()
{
    const auto secret = WebhookSecret::parse(kPublished);
    QVERIFY(secret);
    QCOMPARE(secret->toText(), kPublished);
    QCOMPARE(
        secret->signature("msg_p5jXN8AQM9LWM0D4loKWxJek", 1'614'265'330, R"({"test": 2432232314})"),
        QByteArray("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="));
}

void WebhookSecretTest::signsAllOfIt()
{
    const auto secret = WebhookSecret::parse(kPublished);
    const QByteArray signature = secret->signature("a", 1, "{}");
    QVERIFY(secret->signature("b", 1, "{}") != signature);
    QVERIFY(secret->signature("a", 2, "{}") != signature);
    QVERIFY(secret->signature("a", 1, "{ }") != signature);
    QVERIFY(WebhookSecret::fromRandom(QByteArray(32, 'x')).signature("a", 1, "{}") != signature);
}

void WebhookSecretTest::isMadeOfRandomBytes()
{
    const WebhookSecret secret = WebhookSecret::fromRandom(QByteArray(32, '\xFF'));
    QCOMPARE(secret.toText(), u"whsec_//////////////////////////////////////////8="_s);
    QCOMPARE(WebhookSecret::parse(secret.toText()), secret);
}

void WebhookSecretTest::keepsTheSecretOutOfTheBearer()
{
    const QByteArray bearer = WebhookSecret::parse(kPublished)->bearer();
    QVERIFY(bearer.startsWith("blc_hook_"));
    QCOMPARE(bearer.size(), 9 + 43); // 256 bits
    QVERIFY(!bearer.contains(kPublished.sliced(6, 8).toLatin1()));
    QCOMPARE(WebhookSecret::parse(kPublished)->bearer(), bearer);
    QVERIFY(WebhookSecret::fromRandom(QByteArray(32, 'x')).bearer() != bearer);
}

void WebhookSecretTest::refusesWhatIsNone_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << u""_s;
    QTest::newRow("no prefix") << kPublished.sliced(6);
    QTest::newRow("too short") << u"whsec_"_s + QString::fromLatin1(QByteArray(23, 'x').toBase64());
    QTest::newRow("too long") << u"whsec_"_s + QString::fromLatin1(QByteArray(65, 'x').toBase64());
    QTest::newRow("no base64") << kPublished + u"!"_s;
}

void WebhookSecretTest::refusesWhatIsNone()
{
    QFETCH(QString, text);
    QVERIFY(!WebhookSecret::parse(text));
}

BALCAO_APPLESS_TEST(WebhookSecretTest)
#include "tst_webhooksecret.moc"
