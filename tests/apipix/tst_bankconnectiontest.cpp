// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankconnectiontest.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

#include <QtTest/QSignalSpy>

using namespace Qt::StringLiterals;
using core::ApiPixClient;
using core::BankConnectionTest;
using core::BankFault;
using core::BankTestResult;
using core::BankTestStep;
using support::SimulatedBank;
using Outcome = BankTestResult::Outcome;
using Reason = BankTestResult::Reason;
using Transport = SimulatedBank::Transport;

namespace
{

core::CertificateFacts certificate()
{
    return *core::certificateFacts(support::bankFile(u"client.pem"_s));
}

QList<BankTestResult> testOf(const ApiPixClient::Setup &setup,
                             const std::optional<core::CertificateFacts> &facts = {})
{
    BankConnectionTest test(setup, facts);
    QSignalSpy spy(&test, &BankConnectionTest::finished);
    test.start();
    if (spy.isEmpty())
        spy.wait(10000);
    return spy.value(0).value(0).value<QList<BankTestResult>>();
}

BankTestResult stepOf(const QList<BankTestResult> &results, BankTestStep step)
{
    for (const BankTestResult &result : results) {
        if (result.step == step)
            return result;
    }
    return {};
}

/// Returns "ok", "failed" and "-" for each step.
QString summaryOf(const QList<BankTestResult> &results)
{
    QStringList words;
    for (const BankTestResult &result : results)
        words += result.outcome == Outcome::Ok       ? u"ok"_s
                 : result.outcome == Outcome::Failed ? u"failed"_s
                                                     : u"-"_s;
    return words.join(u' ');
}

} // namespace

class TestBankConnectionTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void passesEveryStep()
    {
        SimulatedBank bank(u"other"_s, Transport::Https);
        bank.bank().pay({.txid = u"abc"_s,
                         .amount = core::Money::fromCents(100),
                         .settledAt = QDateTime::currentDateTimeUtc().addSecs(-600)});
        QCOMPARE(summaryOf(testOf(bank.client(), certificate())), u"ok ok ok ok ok ok ok ok"_s);
        QCOMPARE(bank.bank().effects(), 0);
    }

    void claimsNothingThatItDidNotCheck()
    {
        SimulatedBank bank;
        const auto results = testOf(bank.client());
        QCOMPARE(summaryOf(results), u"ok - - ok ok ok ok -"_s);
        QCOMPARE(stepOf(results, BankTestStep::Tls).reason, Reason::NotNeeded);
        QCOMPARE(stepOf(results, BankTestStep::Key).reason, Reason::NoPaymentYet);
    }

    void namesTheMissingScopes()
    {
        SimulatedBank bank(u"sicredi"_s);
        const auto results = testOf(bank.client());
        QCOMPARE(summaryOf(results), u"ok - - ok failed ok ok -"_s);
        QCOMPARE(stepOf(results, BankTestStep::GrantedScopes).detail, u"pix.write"_s);
    }

    void skipsWhatTheBankDoesNotOffer()
    {
        SimulatedBank bank(u"bb-v1"_s);
        const auto results = testOf(bank.client());
        QCOMPARE(stepOf(results, BankTestStep::Charges).reason, Reason::NotOffered);
    }

    void explainsTheFirstFailure_data()
    {
        QTest::addColumn<QString>("change");
        QTest::addColumn<QString>("summary");
        QTest::addColumn<BankTestStep>("step");
        QTest::addColumn<Reason>("reason");
        QTest::newRow("unknown name") << u"name"_s << u"failed - - - - - - -"_s
                                      << BankTestStep::NameResolution << Reason::NoSuchName;
        QTest::newRow("closed port")
            << u"port"_s << u"ok failed - - - - - -"_s << BankTestStep::Tls << Reason::NoConnection;
        QTest::newRow("authority") << u"authority"_s << u"ok failed - - - - - -"_s
                                   << BankTestStep::Tls << Reason::NotTrusted;
        QTest::newRow("no certificate") << u"certificate"_s << u"ok ok failed - - - - -"_s
                                        << BankTestStep::Certificate << Reason::Refused;
        QTest::newRow("expired") << u"expired"_s << u"- - failed - - - - -"_s
                                 << BankTestStep::Certificate << Reason::Expired;
        QTest::newRow("not yet valid") << u"early"_s << u"- - failed - - - - -"_s
                                       << BankTestStep::Certificate << Reason::NotYetValid;
        QTest::newRow("secret") << u"secret"_s << u"ok ok ok failed - - - -"_s
                                << BankTestStep::Token << Reason::WrongCredentials;
        QTest::newRow("payments") << u"payments"_s << u"ok ok ok ok ok failed - -"_s
                                  << BankTestStep::Payments << Reason::Unavailable;
        QTest::newRow("payments in another form")
            << u"form"_s << u"ok ok ok ok ok failed - -"_s << BankTestStep::Payments
            << Reason::NotUnderstood;
        QTest::newRow("charges") << u"charges"_s << u"ok ok ok ok ok ok failed -"_s
                                 << BankTestStep::Charges << Reason::Unavailable;
    }

    void explainsTheFirstFailure()
    {
        QFETCH(const QString, change);
        QFETCH(const QString, summary);
        QFETCH(const BankTestStep, step);
        QFETCH(const Reason, reason);
        SimulatedBank bank(u"other"_s, Transport::Https);
        auto setup = bank.client();
        auto facts = certificate();
        const QDateTime now = QDateTime::currentDateTimeUtc();
        if (change == "name"_L1)
            setup.connection.token = *core::ServiceAddress::parse(u"https://bank.invalid/t"_s);
        else if (change == "port"_L1)
            setup.connection.token = *core::ServiceAddress::parse(u"https://127.0.0.1:1/t"_s);
        else if (change == "authority"_L1)
            setup.identity = nullptr;
        else if (change == "certificate"_L1)
            setup.identity = core::tlsIdentity({}, {}, support::bankFile(u"ca.pem"_s));
        else if (change == "expired"_L1)
            facts.expiresAt = now.addSecs(-1);
        else if (change == "early"_L1)
            facts.validFrom = now.addSecs(60);
        else if (change == "secret"_L1)
            setup.secret = "wrong";
        else if (change == "payments"_L1)
            bank.server.addFault({.call = "GET /v2/pix", .fault = BankFault::HtmlPage});
        else if (change == "form"_L1)
            bank.server.addFault({.call = "GET /v2/pix", .fault = BankFault::WrongJson});
        else if (change == "charges"_L1)
            bank.server.addFault({.call = "GET /v2/cob", .fault = BankFault::Unavailable});
        const auto results = testOf(setup, facts);
        QCOMPARE(summaryOf(results), summary);
        QCOMPARE(stepOf(results, step).reason, reason);
    }
};

BALCAO_GUILESS_TEST(TestBankConnectionTest)
#include "tst_bankconnectiontest.moc"
