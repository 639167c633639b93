// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/chargeevidence.h"
#include "tests/support/bankshop.h"
#include "tests/support/testmain.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::BankFault;
using core::Error;
using core::Money;
using core::Status;
using core::Transaction;
using support::BankShop;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

class TestBankRefunds : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanupTestCase() { m_shops.close(); }

    void refundsThroughEveryBank_data()
    {
        QTest::addColumn<QString>("psp");
        for (const core::PspProfile &psp : core::pspProfiles())
            QTest::newRow(qPrintable(psp.id)) << psp.id;
    }

    void refundsThroughEveryBank()
    {
        QFETCH(const QString, psp);
        BankShop shop(psp);
        const Transaction paid = shop.createPaid(1230, u"C1"_s);
        QCOMPARE(paid.status, Status::Code::Paid);
        QVERIFY(core::bankCodesOf(*shop.charges)->sendsBack(paid));
        const auto refunded = await(shop.charges->refund(paid.id, u"troca"_s));
        QVERIFY2(refunded, qPrintable(refunded ? QString() : refunded.error().detail));
        QCOMPARE(refunded->status, Status::Code::Refund);
        QCOMPARE(refunded->refundReason, u"troca"_s);
        QCOMPARE(refunded->evidence.constLast().kind, core::EvidenceKind::BankApi);
        QCOMPARE(shop.returnsOf(paid).size(), 1);
        // The bank gets the amount only, not the reason.
        QCOMPARE(shop.bank.bank().lastBody("PUT"), QByteArray(R"({"valor":"12.30"})"));
    }

    /// The refund then is a record of what the shop did in the bank's app.
    void recordsOnlyWhereTheBankReturnsNothing()
    {
        BankShop shop(u"other"_s, Transport::Http,
                      [](core::BankSimulator::Setup &setup) { setup.psp.refunds = false; });
        shop.setup.psp.refunds = false;
        shop.connectBank();
        const Transaction paid = shop.createPaid(1230, u"C1"_s);
        QCOMPARE(paid.status, Status::Code::Paid);
        QVERIFY(!core::bankCodesOf(*shop.charges)->sendsBack(paid));
        const auto refunded = await(shop.charges->refund(paid.id, u"troca"_s));
        QVERIFY(refunded);
        QCOMPARE(refunded->status, Status::Code::Refund);
        QCOMPARE(refunded->evidence.constLast().kind, core::EvidenceKind::ByHand);
        QCOMPARE(shop.bank.server.received("PUT", "/v2/pix"), 0);
        QVERIFY(!shop.client->scopes().contains(u"pix.write"_s));
    }

    void survivesEveryFaultOfARefund_data()
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

    /// Every fault of the answer to PUT, before and after the bank has acted. The bank returns the
    /// money at most once, also if a person tries again.
    void survivesEveryFaultOfARefund()
    {
        QFETCH(const Transport, transport);
        QFETCH(const BankFault, fault);
        QFETCH(const bool, acts);
        BankShop &shop = m_shops.over(transport);
        const Transaction paid = shop.createPaid(900, m_shops.newReference());
        const QByteArray path = "/v2/pix/" + paid.endToEndId.toLatin1();
        shop.bank.server.addFault({.call = "PUT", .fault = fault, .acts = acts});
        const auto refunded = await(shop.charges->refund(paid.id, u"troca"_s));
        QCOMPARE(refunded.has_value(), acts);
        QCOMPARE(shop.returnsOf(paid).size(), acts ? 1 : 0);
        QCOMPARE(shop.bank.server.received("PUT", path), 1);
        QCOMPARE(await(shop.shop->find(paid.id))->status,
                 acts ? Status::Code::Refund : Status::Code::Paid);
        if (!acts)
            QCOMPARE(refunded.error().code, fault == BankFault::Unauthorized
                                                ? Error::Code::AccessDenied
                                                : Error::Code::Unconfirmed);
        QVERIFY(await(shop.charges->refund(paid.id, u"troca"_s)));
        QCOMPARE(shop.returnsOf(paid).size(), 1);
    }

    void neverSendsWithoutALookup_data()
    {
        QTest::addColumn<BankFault>("fault");
        for (const BankFault fault : core::kBankFaults)
            QTest::newRow(qPrintable(toText(fault))) << fault;
    }

    void neverSendsWithoutALookup()
    {
        QFETCH(const BankFault, fault);
        BankShop shop;
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        shop.bank.server.addFault({.call = "GET /v2/pix/", .fault = fault, .count = 2});
        QVERIFY(!await(shop.charges->refund(paid.id, u"troca"_s)));
        shop.bank.server.clearFaults();
        QCOMPARE(shop.returnsOf(paid).size(), 0);
    }

    /// The program ends after the bank has acted. The next program finds the return.
    void findsAReturnAfterARestart()
    {
        BankShop shop;
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        const int before = shop.bank.bank().effects();
        shop.bank.server.addFault({.call = "PUT", .fault = BankFault::NoAnswer, .acts = true});
        auto lost = shop.charges->refund(paid.id, u"troca"_s);
        QTRY_COMPARE(shop.bank.bank().effects(), before + 1);
        shop.restart();
        QCOMPARE(await(shop.shop->find(paid.id))->status, Status::Code::Paid);
        const auto refunded = await(shop.charges->refund(paid.id, u"troca"_s));
        QVERIFY(refunded);
        QCOMPARE(refunded->status, Status::Code::Refund);
        QCOMPARE(shop.returnsOf(paid).size(), 1);
    }

    /// The caller gets an answer while the bank still processes the return, which is recorded
    /// later.
    void recordsAReturnThatTakesLong()
    {
        QDateTime now = QDateTime::currentDateTimeUtc();
        BankShop shop(u"other"_s, Transport::Http, [&now](core::BankSimulator::Setup &bank) {
            bank.returnDelay = std::chrono::seconds(1800);
            bank.clock = [&now] { return now; };
        });
        shop.refunds.answer = 50ms;
        shop.refunds.slow = 50ms;
        shop.restart();
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        const auto refunded = await(shop.charges->refund(paid.id, u"troca"_s));
        QCOMPARE(refunded.error().code, Error::Code::Unconfirmed);
        QCOMPARE(await(shop.shop->find(paid.id))->status, Status::Code::Paid);
        now = now.addSecs(2000);
        QTRY_COMPARE(await(shop.shop->find(paid.id))->status, Status::Code::Refund);
        QCOMPARE(shop.returnsOf(paid).size(), 1);
    }

    /// A refused return gets a new id only when a person tries again.
    void triesARefusedReturnAgain()
    {
        BankShop shop;
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        shop.bank.bank().refuseNextReturn();
        const auto refused = await(shop.charges->refund(paid.id, u"troca"_s));
        QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
        QCOMPARE(shop.returnsOf(paid).size(), 1);
        QVERIFY(await(shop.charges->refund(paid.id, u"troca"_s)));
        QCOMPARE(shop.returnsOf(paid).size(), 2);
    }

    /// The bank itself has returned a part. The refund returns the rest only.
    void refundsTheRest()
    {
        BankShop shop;
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        shop.bank.bank().returnByBank(paid.endToEndId, Money::fromCents(250));
        const auto parts = shop.returnsOf(paid);
        QCOMPARE(parts.size(), 1);
        const auto recorded =
            await(shop.charges->confirm(paid.id, {.subject = core::Evidence::Subject::Refund,
                                                  .kind = core::EvidenceKind::BankApi,
                                                  .match = core::Evidence::Match::ByIdentifier,
                                                  .endToEndId = parts[0].returnId,
                                                  .amount = parts[0].amount}));
        QVERIFY2(recorded, qPrintable(recorded ? QString() : recorded.error().detail));
        QCOMPARE(recorded->status, Status::Code::Paid);
        QCOMPARE(core::returnedAmount(*recorded), Money::fromCents(250));
        const auto refunded = await(shop.charges->refund(paid.id, u"troca"_s));
        QVERIFY2(refunded, qPrintable(refunded ? QString() : refunded.error().detail));
        QCOMPARE(refunded->status, Status::Code::Refund);
        QCOMPARE(shop.bank.bank().lastBody("PUT"), QByteArray(R"({"valor":"6.50"})"));
        QCOMPARE(shop.returnsOf(paid).size(), 2);
        QCOMPARE(core::partialReturns(*refunded).size(), 2);
    }

    /// The shop does not know yet that a part went back. The bank refuses more than the payment.
    void neverReturnsMoreThanThePayment()
    {
        BankShop shop;
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        shop.bank.bank().returnByBank(paid.endToEndId, Money::fromCents(250));
        QVERIFY(!await(shop.charges->refund(paid.id, u"troca"_s)));
        QCOMPARE(shop.returnsOf(paid).size(), 1);
        QCOMPARE(await(shop.shop->find(paid.id))->status, Status::Code::Paid);
    }

    void refundsInParts_data()
    {
        QTest::addColumn<QList<qint64>>("parts");
        QTest::newRow("a part") << QList<qint64>{250};
        QTest::newRow("equal parts") << QList<qint64>{250, 250};
        QTest::newRow("all in parts") << QList<qint64>{250, 250, 400};
    }

    /// Each part is a return of its own, with its amount, and the last part ends the charge.
    void refundsInParts()
    {
        QFETCH(const QList<qint64>, parts);
        BankShop shop;
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        Money sum;
        for (const qint64 cents : parts) {
            const Money part = Money::fromCents(cents);
            sum += part;
            const auto sent = await(refundPart(shop, paid, part));
            QVERIFY2(sent, qPrintable(sent ? QString() : sent.error().detail));
            QCOMPARE(core::returnedAmount(*sent), sum);
            QCOMPARE(sent->evidence.constLast().kind, core::EvidenceKind::BankApi);
            QCOMPARE(shop.bank.bank().lastBody("PUT"),
                     R"({"valor":")" + part.toDecimal().toLatin1() + R"("})");
        }
        const auto returns = shop.returnsOf(paid);
        QCOMPARE(returns.size(), parts.size());
        const auto stored = await(shop.shop->find(paid.id));
        QCOMPARE(stored->status, sum == paid.amount ? Status::Code::Refund : Status::Code::Paid);
        if (stored->status == Status::Code::Refund)
            return;
        // More than the rest is not sent.
        const int before = shop.bank.server.received("PUT", "/");
        const auto more = await(refundPart(shop, *stored, paid.amount - sum + Money::fromCents(1)));
        QVERIFY(!more);
        QCOMPARE(more.error().code, Error::Code::TransitionRefused);
        QCOMPARE(shop.bank.server.received("PUT", "/"), before);
        QVERIFY(await(shop.charges->refund(paid.id, u"troca"_s)));
        QCOMPARE(shop.returnsOf(paid).size(), parts.size() + 1);
        QCOMPARE(await(shop.shop->find(paid.id))->status, Status::Code::Refund);
    }

    void neverReturnsAPartTwice_data()
    {
        QTest::addColumn<BankFault>("fault");
        QTest::addColumn<bool>("acts");
        for (const BankFault fault : {BankFault::Cut, BankFault::Garbage, BankFault::Conflict}) {
            for (const bool acts : {false, true})
                QTest::addRow("%s %s", qPrintable(toText(fault)), acts ? "after" : "before")
                    << fault << acts;
        }
    }

    /// A person repeats a part after a fault of the answer to PUT. survivesEveryFaultOfARefund()
    /// has every fault.
    void neverReturnsAPartTwice()
    {
        QFETCH(const BankFault, fault);
        QFETCH(const bool, acts);
        BankShop &shop = m_shops.over(Transport::Http);
        const Transaction paid = shop.createPaid(900, m_shops.newReference());
        shop.bank.server.addFault({.call = "PUT", .fault = fault, .acts = acts});
        const auto sent = await(refundPart(shop, paid, Money::fromCents(250)));
        QCOMPARE(sent.has_value(), acts);
        QCOMPARE(shop.returnsOf(paid).size(), acts ? 1 : 0);
        if (!acts)
            QVERIFY(await(refundPart(shop, paid, Money::fromCents(250))));
        QCOMPARE(shop.returnsOf(paid).size(), 1);
        QCOMPARE(core::returnedAmount(*await(shop.shop->find(paid.id))), Money::fromCents(250));
    }

    void continuesWithALostPart_data()
    {
        QTest::addColumn<bool>("isReported");
        QTest::addColumn<qint64>("cents");
        QTest::newRow("the same part") << false << qint64(250);
        QTest::newRow("the same part, reported meanwhile") << true << qint64(250);
        QTest::newRow("another amount") << false << qint64(100);
        QTest::newRow("another amount, reported meanwhile") << true << qint64(100);
        QTest::newRow("the rest") << false << qint64(0);
    }

    /// The program ends after the bank has acted. A repetition in the next program sends nothing,
    /// even if the bank's list of payments has reported the part. Another amount is refused once.
    void continuesWithALostPart()
    {
        QFETCH(const bool, isReported);
        QFETCH(const qint64, cents);
        BankShop shop;
        const Transaction paid = shop.createPaid(900, u"C1"_s);
        const int before = shop.bank.bank().effects();
        shop.bank.server.addFault({.call = "PUT", .fault = BankFault::NoAnswer, .acts = true});
        auto lost = refundPart(shop, paid, Money::fromCents(250));
        QTRY_COMPARE(shop.bank.bank().effects(), before + 1);
        shop.restart();
        const auto parts = shop.returnsOf(paid);
        QCOMPARE(parts.size(), 1);
        if (isReported)
            QVERIFY(
                await(shop.charges->confirm(paid.id, {.subject = core::Evidence::Subject::Refund,
                                                      .kind = core::EvidenceKind::BankApi,
                                                      .match = core::Evidence::Match::ByIdentifier,
                                                      .endToEndId = parts[0].returnId,
                                                      .amount = parts[0].amount})));
        const auto again = await(cents == 0 ? shop.charges->refund(paid.id, u"troca"_s)
                                            : refundPart(shop, paid, Money::fromCents(cents)));
        QCOMPARE(again.has_value(), cents == 250);
        if (!again) {
            QCOMPARE(again.error().code, Error::Code::TransitionRefused);
            QCOMPARE(again.error().fields,
                     (QList<core::FieldError>{{core::Field::Amount, core::Problem::Unsettled}}));
        }
        QCOMPARE(shop.returnsOf(paid).size(), 1);
        QCOMPARE(core::returnedAmount(*await(shop.shop->find(paid.id))), Money::fromCents(250));
        // The outcome is known now: the next part is another one.
        QVERIFY(await(refundPart(shop, paid, Money::fromCents(250))));
        QCOMPARE(shop.returnsOf(paid).size(), 2);
        QCOMPARE(core::returnedAmount(*await(shop.shop->find(paid.id))), Money::fromCents(500));
    }

    void recordsOtherRefundsByHand()
    {
        BankShop shop;
        const auto charge = shop.create(900, u"C1"_s);
        const auto paid = await(shop.charges->confirm(charge->id, {.note = u"dinheiro"_s}));
        QVERIFY(paid);
        QVERIFY(!core::bankCodesOf(*shop.charges)->sendsBack(*paid));
        const int before = shop.bank.server.received("PUT", "/");
        const auto refunded = await(shop.charges->refund(charge->id, u"troca"_s));
        QVERIFY(refunded);
        QCOMPARE(refunded->evidence.constLast().kind, core::EvidenceKind::ByHand);
        QCOMPARE(shop.bank.server.received("PUT", "/"), before);
        QCOMPARE(await(shop.charges->refund(charge->id, {})).error().code,
                 Error::Code::InvalidInput);
        QCOMPARE(await(shop.charges->refund(QUuid::createUuid(), u"troca"_s)).error().code,
                 Error::Code::NotFound);
    }

private:
    static QFuture<BankShop::Result> refundPart(BankShop &shop, const Transaction &charge,
                                                Money amount)
    {
        return shop.charges->confirm(
            charge.id,
            {.subject = core::Evidence::Subject::Refund, .note = u"troca"_s, .amount = amount});
    }

    support::BankShops m_shops;
};

BALCAO_GUILESS_TEST(TestBankRefunds)
#include "tst_bankrefunds.moc"
