// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/bankshop.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::BankFault;
using core::Error;
using core::Status;
using core::Transaction;
using support::BankShop;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

class TestBankCancellations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase() { m_shops.close(); }

    void cancelsAtTheBankFirst_data()
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

    /// Every fault of the answer to PATCH. A charge is canceled in the shop only if the bank has
    /// removed it.
    void cancelsAtTheBankFirst()
    {
        QFETCH(const Transport, transport);
        QFETCH(const BankFault, fault);
        QFETCH(const bool, acts);
        BankShop &shop = m_shops.over(transport);
        const auto charge = shop.create(900, m_shops.newReference());
        QVERIFY(charge);
        const QString txid = core::cobTxid(charge->id);
        const QByteArray path = "/v2/cob/" + txid.toLatin1();
        const int before = shop.bank.bank().effects();
        shop.bank.server.addFault({.call = "PATCH", .fault = fault, .acts = acts});
        const auto canceled = await(core::bankCodesOf(*shop.charges)->cancel(charge->id));
        QCOMPARE(canceled.has_value(), acts);
        QCOMPARE(shop.bank.bank().payableTxids().contains(txid), !acts);
        QCOMPARE(await(shop.shop->find(charge->id))->status,
                 acts ? Status::Code::Canceled : Status::Code::Pending);
        QCOMPARE(shop.bank.server.received("PATCH", path), 1);
        QCOMPARE(shop.bank.bank().effects(), before + (acts ? 1 : 0));
        if (!acts)
            QCOMPARE(canceled.error().code, Error::Code::Unconfirmed);
        // A person tries again.
        QVERIFY(await(core::bankCodesOf(*shop.charges)->cancel(charge->id)));
        QCOMPARE(shop.bank.bank().effects(), before + 1);
    }

    void cancelsNothingElse()
    {
        BankShop shop;
        const auto paid = shop.create(900, u"C1"_s);
        QVERIFY(
            !shop.bank.bank().pay({.txid = shop.txid(u"C1"_s), .amount = paid->amount}).isEmpty());
        QCOMPARE(await(shop.charges->cancel(paid->id)).error().code,
                 Error::Code::TransitionRefused);
        QCOMPARE(await(shop.shop->find(paid->id))->status, Status::Code::Pending);
        shop.charges->useStaticCodes();
        const auto own = shop.create(900, u"C2"_s);
        QCOMPARE(await(shop.charges->cancel(own->id)).error().code, Error::Code::Unsupported);
        QCOMPARE(await(shop.charges->cancel(QUuid::createUuid())).error().code,
                 Error::Code::NotFound);
    }

    /// Such a charge waits until its end, because somebody can pay.
    void cancelsNothingWhereTheBankDoesNot()
    {
        BankShop shop(u"other"_s, Transport::Http,
                      [](core::BankSimulator::Setup &setup) { setup.psp.cancels = false; });
        shop.setup.psp.cancels = false;
        shop.connectBank();
        const auto charge = shop.create(900, u"C1"_s);
        QVERIFY(charge);
        QCOMPARE(await(shop.charges->cancel(charge->id)).error().code, Error::Code::Unsupported);
        QCOMPARE(await(shop.shop->find(charge->id))->status, Status::Code::Pending);
        QVERIFY(await(shop.charges->confirm(charge->id, {.note = u"dinheiro"_s})));
        QVERIFY(shop.create(900, u"C2"_s)); // the bank has received everything before
        QCOMPARE(shop.bank.server.received("PATCH", "/"), 0);
    }

    void removesChargesThatEndHere_data()
    {
        QTest::addColumn<bool>("expires");
        QTest::newRow("expired") << true;
        QTest::newRow("confirmed by hand") << false;
    }

    void removesChargesThatEndHere()
    {
        QFETCH(const bool, expires);
        BankShop shop;
        auto draft = BankShop::draft(900, u"C1"_s);
        // At the bank the charge lives longer.
        const auto charge = await(shop.charges->create(draft));
        QVERIFY(charge);
        shop.bank.server.addFault({.call = "PATCH", .fault = BankFault::Cut, .count = 2});
        if (expires) {
            Transaction expired = *charge;
            expired.status = Status::Code::Expired;
            Q_EMIT shop.shop->changed(expired);
        } else {
            QVERIFY(await(shop.charges->confirm(charge->id, {.note = u"dinheiro"_s})));
        }
        QTRY_COMPARE(shop.bank.bank().payableTxids(), QStringList());
        QCOMPARE(shop.bank.server.received("PATCH", "/"), 3);
    }

private:
    support::BankShops m_shops;
};

BALCAO_GUILESS_TEST(TestBankCancellations)
#include "tst_bankcancellations.moc"
