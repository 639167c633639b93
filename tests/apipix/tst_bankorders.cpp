// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brcode.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/transactionpage.h"
#include "tests/support/bankshop.h"
#include "tests/support/testmain.h"

#include <QtTest/QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::BankFault;
using core::Error;
using core::IntentState;
using core::Money;
using core::Status;
using core::Transaction;
using support::BankShop;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

class TestBankOrders : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase() { m_shops.close(); }

    void chargesThroughEveryBank_data()
    {
        QTest::addColumn<QString>("psp");
        for (const core::PspProfile &psp : core::pspProfiles())
            QTest::newRow(qPrintable(psp.id)) << psp.id;
    }

    void chargesThroughEveryBank()
    {
        QFETCH(const QString, psp);
        BankShop shop(psp);
        const auto charge = shop.create(1230, u"C1"_s);
        QVERIFY2(charge, qPrintable(charge ? QString() : charge.error().detail));
        QCOMPARE(charge->status, Status::Code::Pending);
        QCOMPARE(charge->amount, Money::fromCents(1230));
        QCOMPARE(charge->name, u"Ana Exemplo"_s);
        QCOMPARE(core::cobTxid(charge->id), shop.txid(u"C1"_s));
        QCOMPARE(shop.bank.bank().payableTxids(), QStringList{shop.txid(u"C1"_s)});
        const auto code = core::BrCode::parse(charge->qrCode);
        QVERIFY(code);
        QCOMPARE(code->kind, core::BrCode::Kind::Dynamic);
        QCOMPARE(code->url, u"127.0.0.1/qr/v2/"_s + shop.txid(u"C1"_s));
        QCOMPARE(
            core::payloadProblem(*charge, shop.charges->payee(), core::bankHostsOf(*shop.charges)),
            std::nullopt);
        QCOMPARE(core::payloadProblem(*charge, shop.charges->payee()),
                 core::PayloadProblem::WrongHost);
        QCOMPARE(*await(shop.shop->find(charge->id)), *charge);
        QTRY_COMPARE(shop.intent(u"C1"_s).state, IntentState::Confirmed);
        QCOMPARE(shop.intent(u"C1"_s).transaction, charge->id);
        // The client proves its certificate before the first order only.
        QVERIFY(shop.create(500));
        QCOMPARE(shop.bank.server.received("PUT", "/"), 2);
        QCOMPARE(shop.bank.server.received("GET", "/"), 1);
    }

    void sendsNoDataOfThePayer()
    {
        BankShop shop;
        QVERIFY(shop.create(1230, u"C1"_s));
        QCOMPARE(shop.bank.bank().lastRequest().body,
                 QByteArray(R"({"calendario":{"expiracao":3600},)"
                            R"("chave":"7d9f0335-8dcc-4054-9bf9-0dbd61d36906",)"
                            R"("solicitacaoPagador":"Pedido","valor":{"original":"12.30"}})"));
        QCOMPARE(shop.intent(u"C1"_s).body, shop.bank.bank().lastRequest().body);
    }

    void storesTheIntentBeforeItSends()
    {
        BankShop shop;
        shop.warmUp();
        shop.bank.server.addFault({.call = "PUT", .fault = BankFault::NoAnswer, .acts = true});
        auto answer = shop.charges->create(BankShop::draft(700, u"C2"_s));
        QTRY_COMPARE(shop.bank.bank().effects(), 2);
        QCOMPARE(shop.intent(u"C2"_s).state, IntentState::Sending);
        QCOMPARE(shop.intent(u"C2"_s).body, shop.bank.bank().lastRequest().body);
        QCOMPARE(await(answer).error().code, Error::Code::Unconfirmed);
    }

    void pinsTheFirstHost()
    {
        BankShop shop;
        shop.hosts.clear();
        shop.connectBank();
        QSignalSpy found(&shop.charges->orders(), &core::BankOrders::hostFound);
        QVERIFY(shop.create(100));
        QCOMPARE(found, QList<QVariantList>{{u"127.0.0.1"_s}});
        QCOMPARE(core::bankHostsOf(*shop.charges), QStringList{u"127.0.0.1"_s});
    }

    void refusesAnotherHost()
    {
        BankShop shop;
        shop.hosts = {u"pix.example.com"_s};
        shop.connectBank();
        const auto charge = shop.create(100, u"C1"_s);
        QCOMPARE(charge.error().code, Error::Code::Unconfirmed);
        QCOMPARE(shop.intent(u"C1"_s).state, IntentState::Mismatch);
        QCOMPARE(await(shop.shop->count({})), 0);
    }

    /// Every fault of the answer to PUT, before and after the bank has acted. The bank gets the
    /// order at most once; the charge is shown or found later, or the error says that nothing
    /// exists.
    void survivesEveryFaultOfAnOrder_data()
    {
        QTest::addColumn<Transport>("transport");
        QTest::addColumn<BankFault>("fault");
        QTest::addColumn<bool>("acts");
        for (const auto transport : {Transport::Http, Transport::Https}) {
            for (const BankFault fault : core::kBankFaults) {
                for (const bool acts : {false, true})
                    QTest::addRow("%s %s %s", transport == Transport::Http ? "http" : "https",
                                  qPrintable(toText(fault)), acts ? "after" : "before")
                        << transport << fault << acts;
            }
        }
    }

    void survivesEveryFaultOfAnOrder()
    {
        QFETCH(const Transport, transport);
        QFETCH(const BankFault, fault);
        QFETCH(const bool, acts);
        BankShop &shop = m_shops.over(transport);
        const QString reference = m_shops.newReference();
        const QString txid = shop.txid(reference);
        const QByteArray path = "/v2/cob/" + txid.toLatin1();
        const qint64 chargesBefore = *await(shop.shop->count({}));
        const int effectsBefore = shop.bank.bank().effects();
        shop.bank.server.addFault({.call = "PUT", .fault = fault, .acts = acts});
        const auto charge = shop.create(900, reference);
        QCOMPARE(shop.bank.server.received("PUT", path), 1);
        QCOMPARE(shop.bank.bank().effects(), effectsBefore + (acts ? 1 : 0));
        QCOMPARE(shop.bank.bank().payableTxids().contains(txid), acts);
        if (acts) {
            QTRY_COMPARE_WITH_TIMEOUT(shop.intent(reference).state, IntentState::Confirmed,
                                      kWaitLimit);
            const auto stored =
                await(shop.shop->find(core::bankChargeId(support::kBankShopPlatform, reference)));
            QVERIFY(stored);
            QCOMPARE(stored->name, u"Ana Exemplo"_s);
            QVERIFY(!charge || *charge == *stored);
        } else {
            // Only a clear refusal is proven by one lookup.
            const bool isRefused = fault == BankFault::Unauthorized;
            QVERIFY(!charge);
            QCOMPARE(charge.error().code,
                     isRefused ? Error::Code::AccessDenied : Error::Code::Unconfirmed);
            QCOMPARE(shop.intent(reference).state,
                     isRefused ? IntentState::Refused : IntentState::Unknown);
        }
        QCOMPARE(*await(shop.shop->count({})), chargesBefore + (acts ? 1 : 0));
        QCOMPARE(shop.bank.server.received("PUT", path), 1);
        if (!acts && charge.error().code == Error::Code::Unconfirmed)
            QVERIFY(await(shop.charges->orders().abandon(reference)));
    }

    void sendsAnAbsentOrderAgainOnRequestOnly()
    {
        BankShop shop;
        shop.setup.limits.whole = 400ms; // absence is proven after twice the time
        shop.connectBank();
        shop.warmUp();
        shop.bank.server.addFault({.call = "PUT", .fault = BankFault::Cut});
        QCOMPARE(shop.create(900, u"C2"_s).error().code, Error::Code::Unconfirmed);
        QCOMPARE(shop.create(900, u"C2"_s).error().code, Error::Code::Conflict);
        QTRY_COMPARE(shop.intent(u"C2"_s).state, IntentState::Absent);
        QCOMPARE(shop.bank.server.received("PUT", "/"), 2);
        QCOMPARE(shop.create(901, u"C2"_s).error().code, Error::Code::Conflict);
        const auto charge = shop.create(900, u"C2"_s);
        QVERIFY(charge);
        QCOMPARE(shop.bank.server.received("PUT", "/"), 3);
        QCOMPARE(shop.bank.bank().payableTxids().size(), 2);
    }

    void neverSendsWhenTheBankCannotBeReached()
    {
        BankShop shop;
        shop.bank.server.close();
        const auto charge = shop.create(900, u"C1"_s);
        QCOMPARE(charge.error().code, Error::Code::Unreachable);
        QCOMPARE(shop.intent(u"C1"_s).state, IntentState::NotSent);
        QCOMPARE(shop.bank.bank().effects(), 0);
        shop.charges->useStaticCodes();
        QVERIFY(!shop.charges->isInUse());
        const auto own = shop.create(900, u"C1"_s);
        QVERIFY(own);
        QCOMPARE(core::BrCode::parse(own->qrCode)->kind, core::BrCode::Kind::Static);
    }

    void neverPutsWithoutAProvenCertificate_data()
    {
        QTest::addColumn<BankFault>("fault");
        for (const BankFault fault : core::kBankFaults)
            QTest::newRow(qPrintable(toText(fault))) << fault;
    }

    void neverPutsWithoutAProvenCertificate()
    {
        QFETCH(const BankFault, fault);
        BankShop shop;
        shop.bank.server.addFault({.call = "GET /v2/cob/", .fault = fault, .count = 2});
        const auto charge = shop.create(900, u"C1"_s);
        QVERIFY(!charge);
        QVERIFY(charge.error().code != Error::Code::Unconfirmed);
        QCOMPARE(shop.bank.server.received("PUT", "/"), 0);
        QCOMPARE(shop.bank.bank().effects(), 0);
    }

    void neverOverwritesAChargeOfTheBank_data()
    {
        QTest::addColumn<QString>("psp");
        QTest::addColumn<bool>("isProven");
        for (const auto &psp : {u"other"_s, u"efi"_s}) {
            QTest::addRow("%s first", qPrintable(psp)) << psp << false;
            QTest::addRow("%s later", qPrintable(psp)) << psp << true;
        }
    }

    /// The shop has lost its data and uses a reference again, for another amount.
    void neverOverwritesAChargeOfTheBank()
    {
        QFETCH(const QString, psp);
        QFETCH(const bool, isProven);
        BankShop shop(psp);
        QVERIFY(shop.create(900, u"C1"_s));
        shop.charges.reset();
        shop.shop.reset();
        const QDir folder(shop.folder.path());
        for (const QString &file : folder.entryList(QDir::Files))
            QFile::remove(folder.filePath(file));
        shop.restart();
        if (isProven)
            shop.warmUp();
        const qint64 before = *await(shop.shop->count({}));
        const auto charge = shop.create(1000, u"C1"_s);
        QVERIFY(!charge);
        QCOMPARE(*await(shop.shop->count({})), before);
        // At a bank that lets a PUT change a charge, a person is asked; otherwise nothing happened.
        const bool isChanged = isProven && psp == "other"_L1;
        QCOMPARE(shop.intent(u"C1"_s).state,
                 isChanged ? IntentState::Mismatch : IntentState::Refused);
    }

    void refusesAUsedReference()
    {
        BankShop shop;
        QVERIFY(shop.create(900, u"C1"_s));
        const auto again = shop.create(900, u"C1"_s);
        QCOMPARE(again.error().code, Error::Code::Conflict);
        shop.charges->useStaticCodes();
        QVERIFY(shop.create(900, u"C2"_s));
        shop.restart();
        QCOMPARE(shop.create(900, u"C2"_s).error().code, Error::Code::Conflict);
        QCOMPARE(shop.bank.server.received("PUT", "/"), 1);
    }

    void refusesWhatTheShopWouldRefuse()
    {
        BankShop shop;
        QCOMPARE(shop.create(0).error().code, Error::Code::InvalidInput);
        auto foreign = BankShop::draft(100);
        foreign.platform = QUuid::createUuid();
        QCOMPARE(await(shop.charges->create(foreign)).error().code, Error::Code::InvalidInput);
        QCOMPARE(shop.bank.server.received("PUT", "/"), 0);
    }

    void findsAnOrderAfterARestart_data()
    {
        QTest::addColumn<bool>("acts");
        QTest::newRow("the bank has the order") << true;
        QTest::newRow("the bank has nothing") << false;
    }

    /// The program ends while it waits for the answer.
    void findsAnOrderAfterARestart()
    {
        QFETCH(const bool, acts);
        BankShop shop;
        shop.warmUp();
        shop.setup.limits.whole = 400ms; // absence is proven after twice the time
        shop.bank.server.addFault({.call = "PUT", .fault = BankFault::NoAnswer, .acts = acts});
        const int before = shop.bank.server.received("PUT", "/");
        auto lost = shop.charges->create(BankShop::draft(900, u"C2"_s));
        QTRY_COMPARE(shop.bank.server.received("PUT", "/"), before + 1);
        shop.restart();
        QTRY_COMPARE_WITH_TIMEOUT(shop.intent(u"C2"_s).state,
                                  acts ? IntentState::Confirmed : IntentState::Absent, 15000);
        const auto stored =
            await(shop.shop->find(core::bankChargeId(support::kBankShopPlatform, u"C2"_s)));
        QCOMPARE(stored.has_value(), acts);
        if (stored) {
            QCOMPARE(stored->amount, Money::fromCents(900));
            QCOMPARE(stored->description, u"Pedido"_s);
            QVERIFY(*stored->expires <= QDateTime::currentDateTimeUtc().addSecs(3600));
        }
        QCOMPARE(shop.bank.server.received("PUT", "/"), before + 1);
    }

    /// The program ends after the shop has stored the charge, before the log has the result.
    void findsAStoredChargeAfterARestart()
    {
        BankShop shop;
        shop.warmUp();
        auto answer = shop.charges->create(BankShop::draft(900, u"C2"_s));
        QSignalSpy changed(shop.shop.get(), &core::TransactionService::changed);
        QVERIFY(changed.wait(10000));
        shop.restart(); // destroys the orders before the answer is handled
        QTRY_COMPARE_WITH_TIMEOUT(shop.intent(u"C2"_s).state, IntentState::Confirmed, kWaitLimit);
        QCOMPARE(*await(shop.shop->count({})), 2);
        QCOMPARE(shop.bank.server.received("PUT", "/"), 2);
    }

    void answersWhenTheBankIsRemoved()
    {
        BankShop shop;
        shop.warmUp();
        shop.bank.server.addFault({.call = "PUT", .fault = BankFault::NoAnswer, .acts = true});
        auto answer = shop.charges->create(BankShop::draft(900, u"C2"_s));
        QTRY_COMPARE(shop.bank.bank().effects(), 2);
        shop.charges->setBank(nullptr, {});
        shop.client.reset();
        QCOMPARE(await(answer).error().code, Error::Code::Unconfirmed);
        QCOMPARE(shop.create(100).error().code, Error::Code::Unreachable);
        shop.connectBank();
        QTRY_COMPARE(shop.intent(u"C2"_s).state, IntentState::Confirmed);
    }

private:
    support::BankShops m_shops;
};

BALCAO_GUILESS_TEST(TestBankOrders)
#include "tests/support/waitlimit.h"
#include "tst_bankorders.moc"
