// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/clientcertificate.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using core::CertificateProblem;
using support::bankFile;

class TestClientCertificate : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void imports_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("password");
        QTest::newRow("PKCS #12") << bankFile(u"client.p12"_s) << u"segredo"_s;
        QTest::newRow("RC2") << bankFile(u"client-rc2.p12"_s) << u"segredo"_s;
        QTest::newRow("no password") << bankFile(u"client-open.p12"_s) << u""_s;
        QTest::newRow("PEM") << bankFile(u"client.pem"_s) + bankFile(u"client-key.pem"_s) << u""_s;
        QTest::newRow("key first")
            << bankFile(u"client-key.pem"_s) + bankFile(u"client.pem"_s) << u""_s;
        QTest::newRow("authority first")
            << bankFile(u"ca.pem"_s) + bankFile(u"client.pem"_s) + bankFile(u"client-key.pem"_s)
            << u""_s;
        QTest::newRow("encrypted key")
            << bankFile(u"client.pem"_s) + bankFile(u"client-encrypted-key.pem"_s) << u"segredo"_s;
    }

    void imports()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, password);
        const auto stored = core::importCertificate(file, password, "passphrase");
        QVERIFY(stored);
        QVERIFY(stored->pem.contains("BEGIN ENCRYPTED PRIVATE KEY"));
        const auto facts = core::certificateFacts(stored->pem);
        QVERIFY(facts);
        QCOMPARE(facts->subject, u"PADARIA EXEMPLO LTDA:11222333000181"_s);
        QCOMPARE(facts->cnpj, u"11222333000181"_s);
        QCOMPARE(facts->issuer, u"Test Authority"_s);
        QVERIFY(facts->expiresAt > QDateTime::currentDateTimeUtc());
        const auto identity = core::tlsIdentity(stored->pem, "passphrase");
        QVERIFY(identity);
        QVERIFY(!identity->key.isNull());
        QVERIFY(!core::tlsIdentity(stored->pem, "another"));
    }

    void explainsFailures_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("password");
        QTest::addColumn<CertificateProblem>("problem");
        QTest::newRow("empty") << QByteArray() << u""_s << CertificateProblem::Unreadable;
        QTest::newRow("text") << QByteArray("certificate") << u""_s
                              << CertificateProblem::Unreadable;
        QTest::newRow("cut") << bankFile(u"client.p12"_s).chopped(100) << u"segredo"_s
                             << CertificateProblem::Unreadable;
        QTest::newRow("wrong password")
            << bankFile(u"client.p12"_s) << u"outra"_s << CertificateProblem::WrongPassword;
        QTest::newRow("no password")
            << bankFile(u"client-rc2.p12"_s) << u""_s << CertificateProblem::WrongPassword;
        QTest::newRow("wrong password of a key")
            << bankFile(u"client.pem"_s) + bankFile(u"client-encrypted-key.pem"_s) << u"outra"_s
            << CertificateProblem::WrongPassword;
        QTest::newRow("no key") << bankFile(u"client.pem"_s) << u""_s << CertificateProblem::NoKey;
        QTest::newRow("no certificate")
            << bankFile(u"client-key.pem"_s) << u""_s << CertificateProblem::NoCertificate;
        QTest::newRow("certificate of another key")
            << bankFile(u"ca.pem"_s) + bankFile(u"client-key.pem"_s) << u""_s
            << CertificateProblem::NoCertificate;
    }

    void explainsFailures()
    {
        QFETCH(const QByteArray, file);
        QFETCH(const QString, password);
        QFETCH(const CertificateProblem, problem);
        const auto stored = core::importCertificate(file, password, "passphrase");
        QVERIFY(!stored);
        QCOMPARE(stored.error(), problem);
    }

    void warnsBeforeTheExpiry_data()
    {
        QTest::addColumn<int>("hours");
        QTest::addColumn<int>("warning"); // -1: none
        QTest::newRow("far") << 31 * 24 << -1;
        QTest::newRow("30 days") << 30 * 24 << 30;
        QTest::newRow("8 days") << 8 * 24 << 30;
        QTest::newRow("7 days") << 7 * 24 << 7;
        QTest::newRow("1 day") << 24 << 1;
        QTest::newRow("an hour") << 1 << 1;
        QTest::newRow("expired") << 0 << 0;
        QTest::newRow("long expired") << -100 << 0;
    }

    void warnsBeforeTheExpiry()
    {
        QFETCH(const int, hours);
        QFETCH(const int, warning);
        const QDateTime now(QDate(2026, 11, 23), QTime(12, 0), Qt::UTC);
        const auto expected = warning < 0 ? std::nullopt : std::optional(warning);
        QCOMPARE(core::expiryWarning(now.addSecs(qint64(hours) * 3600), now), expected);
    }
};

BALCAO_GUILESS_TEST(TestClientCertificate)
#include "tst_clientcertificate.moc"
