// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankpaymentlog.h"
#include "core/apipix/paymentsync.h"
#include "core/apipix/paymentwatch.h"
#include "core/domain/brcode.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/transactiondraft.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/faultyservice.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::BankFault;
using core::BankPayment;
using core::Error;
using core::EvidenceKind;
using core::Money;
using core::PaymentSync;
using core::PaymentSyncResult;
using core::Status;
using core::Transaction;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

namespace
{

constexpr QUuid kPlatform(0x5b1c9a52, 0x0d0e, 0x4a2b, 0x9d, 0x3c, 0x7f, 0x3a, 0x5f, 0x1f, 0x2a,
                          0x10);

/// An own shop, its bank, and the retrieval of payments.
class Bench
{
public:
    explicit Bench(const QString &psp = u"other"_s, Transport transport = Transport::Http,
                   const std::function<void(core::BankSimulator::Setup &)> &change = {})
        : bank(psp, transport, change)
        , connection(bank.client())
    {
        openService();
        restart();
    }

    /// Starts the programs again: client, log and retrieval lose their memory.
    void restart()
    {
        sync.reset();
        client.reset();
        log.reset();
        log = std::make_unique<core::BankPaymentLog>(m_folder.filePath(u"bank.db"_s));
        QVERIFY(await(log->open()));
        client = std::make_unique<core::ApiPixClient>(connection);
        sync = std::make_unique<PaymentSync>(*client, *service, *log);
    }

    /// Deletes the log, and starts the programs again.
    void loseLog()
    {
        sync.reset();
        log.reset();
        for (const QString &name : {u"bank.db"_s, u"bank.db-wal"_s, u"bank.db-shm"_s})
            QFile::remove(m_folder.filePath(name));
        restart();
    }

    PaymentSyncResult run(const std::optional<QDateTime> &from = {})
    {
        std::optional<PaymentSyncResult> result;
        sync->run(from, [&result](const PaymentSyncResult &come) { result = come; });
        (void)QTest::qWaitFor([&result] { return result.has_value(); }, 30000);
        return result.value_or(PaymentSyncResult{.trouble = Error{}});
    }

    static core::TransactionDraft draft(qint64 cents, std::chrono::seconds lifetime = 3600s)
    {
        core::TransactionDraft draft;
        draft.operation = core::Operation::CashIn;
        draft.amount = Money::fromCents(cents);
        draft.platform = kPlatform;
        draft.lifetime = lifetime;
        return draft;
    }

    Transaction charge(qint64 cents, std::chrono::seconds lifetime = 3600s)
    {
        const auto made = await(service->create(draft(cents, lifetime)));
        Q_ASSERT(made);
        return *made;
    }

    QString pay(const Transaction &charge, std::optional<qint64> cents = {},
                const std::optional<QDateTime> &at = {})
    {
        return bank.bank().pay(
            {.txid = core::chargeTxid(charge.id),
             .amount = cents ? Money::fromCents(*cents) : charge.amount,
             .settledAt = at.value_or(QDateTime::currentDateTimeUtc().addSecs(-10))});
    }

    Transaction stored(const Transaction &charge) { return *await(service->find(charge.id)); }

    QList<BankPayment> openPayments() { return *await(log->openPayments(100)); }

    SimulatedBank bank;
    core::ApiPixClient::Setup connection;
    std::unique_ptr<core::LocalTransactionService> service;
    std::unique_ptr<core::BankPaymentLog> log;
    std::unique_ptr<core::ApiPixClient> client;
    std::unique_ptr<PaymentSync> sync;

private:
    void openService()
    {
        const core::Merchant merchant{
            *core::PixKey::parse(QString::fromLatin1(support::kBankKey), core::PixKey::Kind::Evp),
            u"Padaria Exemplo"_s, u"Recife"_s};
        service =
            std::make_unique<core::LocalTransactionService>(core::LocalTransactionService::Setup{
                .database = m_folder.filePath(u"balcao.db"_s),
                .settings = *core::validated(
                    core::ServiceOptions{.payee = merchant,
                                         .platform = kPlatform,
                                         .environment = core::Environment::Production})});
        QVERIFY(await(service->open()));
    }

    QTemporaryDir m_folder;
};

} // namespace

class TestPaymentSync : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void paysTheRightCharge_data()
    {
        QTest::addColumn<QString>("psp");
        QTest::addColumn<Transport>("transport");
        for (const core::PspProfile &psp : core::pspProfiles())
            QTest::newRow(qPrintable(psp.id)) << psp.id << Transport::Http;
        QTest::newRow("https") << u"other"_s << Transport::Https;
    }

    void paysTheRightCharge()
    {
        QFETCH(const QString, psp);
        QFETCH(const Transport, transport);
        Bench bench(psp, transport);
        const Transaction other = bench.charge(500);
        const Transaction charge = bench.charge(500);
        const QDateTime at = QDateTime::currentDateTimeUtc().addSecs(-40);
        const QString id = bench.pay(charge, {}, at);
        const auto result = bench.run();
        QVERIFY2(!result.trouble, qPrintable(result.trouble.value_or(Error{}).detail));
        QCOMPARE(result.paid, 1);
        QCOMPARE(result.payments, 1);
        QCOMPARE(result.open, 0);
        const Transaction paid = bench.stored(charge);
        QCOMPARE(paid.status, Status::Code::Paid);
        QCOMPARE(paid.endToEndId, id);
        QCOMPARE(core::evidenceKindOf(paid), EvidenceKind::BankApi);
        QVERIFY(!core::canWithdraw(paid));
        QCOMPARE(bench.stored(other).status, Status::Code::Pending);
    }

    void repeatsWithoutEffect()
    {
        Bench bench;
        const Transaction charge = bench.charge(500);
        (void)bench.pay(charge);
        QCOMPARE(bench.run().paid, 1);
        const Transaction paid = bench.stored(charge);
        const auto repeated = bench.run();
        QVERIFY(!repeated.trouble);
        QCOMPARE(repeated.payments, 0);
        bench.restart();
        const auto again = bench.run();
        QCOMPARE(again.paid, 0);
        QCOMPARE(again.payments, 1);
        QCOMPARE(bench.stored(charge), paid);
    }

    /// Evidence is stored before the log: a crash between the two repeats work only.
    void restoresALostLog()
    {
        Bench bench;
        const Transaction charge = bench.charge(500);
        (void)bench.pay(charge);
        bench.bank.bank().pay({.amount = Money::fromCents(700),
                               .settledAt = QDateTime::currentDateTimeUtc().addSecs(-10)});
        QCOMPARE(bench.run().paid, 1);
        const Transaction paid = bench.stored(charge);
        bench.loseLog();
        QCOMPARE(bench.openPayments().size(), 0);
        const auto again = bench.run();
        QCOMPARE(again.paid, 0);
        QCOMPARE(bench.openPayments().size(), 1);
        QCOMPARE(bench.stored(charge), paid);
    }

    void findsLatePayments()
    {
        Bench bench;
        const Transaction charge = bench.charge(500, 1s);
        QTRY_COMPARE_WITH_TIMEOUT(bench.stored(charge).status, Status::Code::Expired, kWaitLimit);
        (void)bench.pay(charge, {}, QDateTime::currentDateTimeUtc().addSecs(-6));
        QCOMPARE(bench.run().paid, 1);
        QVERIFY(core::isPaidLate(bench.stored(charge)));
    }

    void showsPaymentsWithoutACharge()
    {
        Bench bench;
        (void)bench.charge(500);
        const QDateTime at = QDateTime::currentDateTimeUtc().addSecs(-60);
        bench.bank.bank().pay({.amount = Money::fromCents(700), .settledAt = at});
        bench.bank.bank().pay(
            {.txid = u"unknown1"_s, .amount = Money::fromCents(800), .settledAt = at.addSecs(1)});
        bench.bank.bank().pay({.txid = u"zz"_s,
                               .amount = Money::fromCents(900),
                               .pixKey = u"other@example.com"_s,
                               .settledAt = at});
        const auto result = bench.run();
        QCOMPARE(result.open, 2);
        QCOMPARE(result.payments, 2); // the payment of the other key belongs to somebody else
        const QList<BankPayment> open = bench.openPayments();
        QCOMPARE(open.size(), 2);
        QCOMPARE(open[0].txid, u"unknown1"_s);
        QCOMPARE(open[0].amount, Money::fromCents(800));
        QCOMPARE(open[0].state, BankPayment::State::Unmatched);
        QCOMPARE(open[1].txid, QString());
    }

    void showsDifferences()
    {
        Bench bench;
        const Transaction less = bench.charge(500);
        (void)bench.pay(less, 499);
        const Transaction twice = bench.charge(600);
        (void)bench.pay(twice);
        QCOMPARE(bench.run().paid, 1);
        (void)bench.pay(twice);
        QCOMPARE(bench.run().open, 1);
        QCOMPARE(bench.stored(less).status, Status::Code::Pending);
        QVERIFY(core::isContradicted(bench.stored(less)));
        QVERIFY(core::isContradicted(bench.stored(twice)));
        QCOMPARE(bench.openPayments().size(), 2);
        for (const BankPayment &payment : bench.openPayments())
            QCOMPARE(payment.state, BankPayment::State::Differs);
    }

    void verifiesAConfirmationByHand()
    {
        Bench bench;
        const Transaction charge = bench.charge(500);
        QVERIFY(await(bench.service->confirm(charge.id, {.note = u"no app do banco"_s})));
        (void)bench.pay(charge);
        const auto result = bench.run();
        QCOMPARE(result.paid, 0);
        QCOMPARE(result.open, 0);
        QCOMPARE(core::evidenceKindOf(bench.stored(charge)), EvidenceKind::BankApi);
    }

    void recordsReturnsOfTheBank()
    {
        Bench bench;
        const Transaction whole = bench.charge(500);
        const Transaction part = bench.charge(600);
        const QString wholeId = bench.pay(whole);
        const QString partId = bench.pay(part);
        QCOMPARE(bench.run().paid, 2);
        bench.bank.bank().returnByBank(wholeId, Money::fromCents(500));
        bench.bank.bank().returnByBank(partId, Money::fromCents(100));
        QVERIFY(!bench.run().trouble);
        QCOMPARE(bench.stored(whole).status, Status::Code::Refund);
        QCOMPARE(bench.stored(part).status, Status::Code::Paid);
        QCOMPARE(core::returnedAmount(bench.stored(part)), Money::fromCents(100));
        QCOMPARE(core::partialReturns(bench.stored(whole)).size(), 0);
        // The last part makes the charge refunded.
        bench.bank.bank().returnByBank(partId, Money::fromCents(500));
        QVERIFY(!bench.run().trouble);
        QCOMPARE(bench.stored(part).status, Status::Code::Refund);
        QCOMPARE(core::partialReturns(bench.stored(part)).size(), 2);
    }

    /// Each program reads the same returns again and records nothing twice.
    void recordsAPartOnce()
    {
        Bench bench;
        const Transaction charge = bench.charge(600);
        const QString id = bench.pay(charge);
        bench.bank.bank().returnByBank(id, Money::fromCents(100));
        bench.bank.bank().returnByBank(id, Money::fromCents(100));
        QVERIFY(!bench.run().trouble);
        const Transaction stored = bench.stored(charge);
        QCOMPARE(stored.status, Status::Code::Paid);
        QCOMPARE(core::returnedAmount(stored), Money::fromCents(200));
        bench.restart();
        QVERIFY(!bench.run().trouble);
        QCOMPARE(bench.stored(charge), stored);
    }

    void asksUntilThePresent_data()
    {
        QTest::addColumn<bool>("refusesFuture");
        QTest::newRow("the bank accepts the present time") << false;
        QTest::newRow("the bank refuses the present time") << true;
    }

    /// A payment of the last seconds counts at once, unless the bank refuses to list it.
    void asksUntilThePresent()
    {
        QFETCH(const bool, refusesFuture);
        Bench bench(u"other"_s, Transport::Http,
                    [refusesFuture](auto &setup) { setup.refusesFuture = refusesFuture; });
        const Transaction charge = bench.charge(500);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        (void)bench.pay(charge, {}, refusesFuture ? now.addSecs(-10) : now);
        const auto result = bench.run();
        QVERIFY2(!result.trouble, qPrintable(result.trouble.value_or(Error{}).detail));
        QCOMPARE(result.paid, 1);
        QVERIFY(result.until && *result.until < QDateTime::currentDateTimeUtc());
        const int requests = bench.bank.server.received("GET", "/v2/pix");
        QVERIFY(!bench.run().trouble);
        QCOMPARE(bench.bank.server.received("GET", "/v2/pix"), requests + 1); // remembered
    }

    /// Payments that are recorded together, some of them of one charge, with returns.
    void recordsManyPaymentsTogether()
    {
        Bench bench;
        const Transaction twice = bench.charge(900);
        const Transaction returned = bench.charge(800);
        const QDateTime at = QDateTime::currentDateTimeUtc().addSecs(-100);
        const QString first = bench.pay(twice, {}, at);
        (void)bench.pay(twice, {}, at.addMSecs(1));
        (void)bench.pay(twice, 901, at.addMSecs(2));
        const QString whole = bench.pay(returned, {}, at.addMSecs(3));
        bench.bank.bank().returnByBank(whole, Money::fromCents(300));
        bench.bank.bank().returnByBank(whole, Money::fromCents(500));
        QList<QFuture<core::Result<Transaction>>> created; // together, to be fast
        for (int i = 0; i < 130; ++i)                      // more than a page, and than a group
            created.append(bench.service->create(Bench::draft(100 + i)));
        QList<Transaction> charges;
        for (const auto &answer : std::as_const(created)) {
            charges.append(await(answer).value_or(Transaction()));
            (void)bench.pay(charges.constLast(), {}, at.addMSecs(10 + charges.size()));
        }
        const auto result = bench.run();
        QVERIFY(!result.trouble);
        QCOMPARE(result.payments, 134);
        QCOMPARE(result.paid, 132);
        QCOMPARE(result.open, 2);
        QCOMPARE(bench.stored(twice).endToEndId, first);
        QCOMPARE(bench.stored(returned).status, Status::Code::Refund);
        QCOMPARE(core::partialReturns(bench.stored(returned)).size(), 2);
        for (const Transaction &charge : std::as_const(charges))
            QCOMPARE(bench.stored(charge).status, Status::Code::Paid);
    }

    void readsEveryPage()
    {
        Bench bench;
        const QDateTime at = QDateTime::currentDateTimeUtc().addSecs(-100);
        for (int i = 0; i < 250; ++i)
            bench.bank.bank().pay(
                {.txid = u"x%1"_s.arg(i), .amount = Money::fromCents(100), .settledAt = at});
        const Transaction charge = bench.charge(500);
        (void)bench.pay(charge);
        const auto result = bench.run();
        QCOMPARE(result.payments, 251);
        QCOMPARE(result.paid, 1);
    }

    void endsEndlessLists_data()
    {
        QTest::addColumn<QByteArray>("list");
        QTest::addColumn<bool>("isRefused");
        const QByteArray page = R"({"parametros":{"paginacao":{"paginaAtual":PAGE,)"
                                R"("itensPorPagina":100,"quantidadeDePaginas":COUNT,)"
                                R"("quantidadeTotalDeItens":9}},"pix":[]})";
        QTest::newRow("too many pages") << QByteArray(page).replace("COUNT", "2001") << true;
        QTest::newRow("many empty pages") << QByteArray(page).replace("COUNT", "2000") << false;
        QTest::newRow("always the first page")
            << QByteArray(page)
                   .replace("COUNT", "2")
                   .replace("PAGE", "0")
                   .replace("[]",
                            R"([{"endToEndId":"E00000000202611231200abcdefghijk","valor":"1.00",)"
                            R"("horario":"2026-11-23T12:00:00Z"}])")
            << true;
    }

    void endsEndlessLists()
    {
        QFETCH(const QByteArray, list);
        QFETCH(const bool, isRefused);
        Bench bench;
        support::FaultyService bank(
            {support::FaultyService::Phase::Request,
             [&list](QSslSocket &socket, const support::FaultyService::Request &request) {
                 const QByteArray token = R"({"access_token":"abc","expires_in":300})";
                 const qsizetype number = request.line().indexOf("paginaAtual=") + 12;
                 const QByteArray page = request.line().mid(number).split('&').constFirst();
                 const bool isToken = request.line().startsWith("POST");
                 socket.write(support::FaultyService::answer(
                     200, isToken ? token : QByteArray(list).replace("PAGE", page)));
                 socket.disconnectFromHost();
             }});
        bench.connection.connection = *core::validated(core::BankConnectionDraft{
            .name = u"Simulador"_s,
            .psp = u"other"_s,
            .base = bank.url(u"127.0.0.1"_s) + u"/v2"_s,
            .token = bank.url(u"127.0.0.1"_s) + u"/oauth/token"_s,
            .clientId = u"simulator"_s,
            .pixKey = QLatin1StringView(support::kBankKey),
        });
        bench.restart();
        const auto result = bench.run();
        QCOMPARE(result.trouble.has_value(), isRefused);
        QCOMPARE(result.until.has_value(), !isRefused);
        QVERIFY(bank.delivered.size() <= 5);
    }

    void continuesAfterADayWithoutTheProgram()
    {
        Bench bench;
        QVERIFY(!bench.run().trouble);
        const QDateTime now = QDateTime::currentDateTimeUtc();
        const auto id = bench.connection.connection.id;
        bench.restart();
        bench.bank.bank().pay(
            {.txid = u"old"_s, .amount = Money::fromCents(100), .settledAt = now.addDays(-3)});
        QCOMPARE(bench.run().payments, 0);
        QCOMPARE(bench.run(now.addDays(-4)).payments, 1);
        const auto cursor = await(bench.log->cursor(id));
        QVERIFY(cursor && *cursor && std::abs((*cursor)->secsTo(now)) < 60);
    }

    void survivesFaults_data()
    {
        QTest::addColumn<BankFault>("fault");
        QTest::addColumn<QByteArray>("call");
        QTest::addColumn<Transport>("transport");
        for (const BankFault fault : core::kBankFaults) {
            for (const char *call : {"GET /v2/pix", "POST /oauth"}) {
                for (const Transport transport : {Transport::Http, Transport::Https}) {
                    // Over TLS, only the end of the connection differs.
                    if (transport == Transport::Https && fault > BankFault::Garbage)
                        continue;
                    const QString name =
                        u"%1 %2 %3"_s.arg(core::toText(fault), QLatin1StringView(call),
                                          transport == Transport::Http ? u"http"_s : u"https"_s);
                    QTest::newRow(qPrintable(name)) << fault << QByteArray(call) << transport;
                }
            }
        }
    }

    /// Nothing is believed, and nothing is lost.
    void survivesFaults()
    {
        QFETCH(const BankFault, fault);
        QFETCH(const QByteArray, call);
        QFETCH(const Transport, transport);
        Bench bench(u"other"_s, transport);
        bench.connection.limits = {.reach = 2s, .inactivity = 300ms, .whole = 3s};
        bench.restart();
        const Transaction charge = bench.charge(500);
        const Transaction other = bench.charge(500);
        (void)bench.pay(charge);
        bench.bank.server.addFault({.call = call, .fault = fault, .count = 40});
        const auto failed = bench.run();
        QVERIFY(failed.trouble);
        QVERIFY(!failed.until);
        QCOMPARE(failed.paid, 0);
        QCOMPARE(bench.stored(charge).status, Status::Code::Pending);
        bench.bank.server.clearFaults();
        const auto result = bench.run();
        QVERIFY2(!result.trouble, qPrintable(result.trouble.value_or(Error{}).detail));
        QCOMPARE(result.paid, 1);
        QCOMPARE(bench.stored(charge).status, Status::Code::Paid);
        QCOMPARE(bench.stored(other).status, Status::Code::Pending);
    }

    void halvesSlowPeriods()
    {
        Bench bench;
        const Transaction charge = bench.charge(500);
        (void)bench.pay(charge);
        bench.bank.server.addFault(
            {.call = "GET /v2/pix", .fault = BankFault::Unavailable, .count = 3});
        const auto result = bench.run();
        QVERIFY(!result.trouble);
        QCOMPARE(result.paid, 1);
    }

    void paysInspiteOfAWrongClock_data()
    {
        QTest::addColumn<int>("hours");
        QTest::newRow("a day ahead") << 24;
        QTest::newRow("a day behind") << -24;
    }

    void paysInspiteOfAWrongClock()
    {
        QFETCH(const int, hours);
        const auto error = std::chrono::hours(hours);
        Bench bench(u"other"_s, Transport::Http, [error](auto &setup) {
            setup.clock = [error] {
                return QDateTime::currentDateTimeUtc().addSecs(std::chrono::seconds(error).count());
            };
        });
        bench.bank.server.setClockError(error);
        const Transaction charge = bench.charge(500);
        (void)bench.pay(
            charge, {},
            QDateTime::currentDateTimeUtc().addSecs(std::chrono::seconds(error).count() - 10));
        QCOMPARE(bench.run().paid, 1);
        const Transaction paid = bench.stored(charge);
        QCOMPARE(paid.status, Status::Code::Paid);
        QVERIFY(*paid.finished <= QDateTime::currentDateTimeUtc().addSecs(1));
        QVERIFY(*paid.finished >= paid.created);
    }

    void keepsTheCursorBeforeAGap()
    {
        Bench bench;
        QVERIFY(!bench.run().trouble);
        const auto id = bench.connection.connection.id;
        const auto before = *await(bench.log->cursor(id));
        bench.bank.bank().breakNextPayment();
        (void)bench.bank.bank().pay({.txid = u"abc"_s,
                                     .amount = Money::fromCents(100),
                                     .settledAt = QDateTime::currentDateTimeUtc().addSecs(-10)});
        const Transaction charge = bench.charge(500);
        (void)bench.pay(charge);
        const auto result = bench.run();
        QCOMPARE(result.unreadable, 1);
        QVERIFY(result.trouble);
        QCOMPARE(result.paid, 1); // the rest counts
        QCOMPARE(*await(bench.log->cursor(id)), before);
    }

    void reportsADamagedLog()
    {
        Bench bench;
        bench.sync.reset();
        QTemporaryDir folder;
        core::BankPaymentLog log(folder.path()); // a folder instead of a file
        QVERIFY(!await(log.open()));
        PaymentSync sync(*bench.client, *bench.service, log);
        std::optional<PaymentSyncResult> result;
        sync.run({}, [&result](const PaymentSyncResult &come) { result = come; });
        QTRY_VERIFY(result);
        QVERIFY(result->trouble);
    }

    void watchesInIntervals()
    {
        Bench bench;
        core::PaymentWatch watch(*bench.sync,
                                 {.young = 50ms, .waiting = 100ms, .idle = 60s, .longest = 200ms});
        QSignalSpy spy(&watch, &core::PaymentWatch::retrieved);
        watch.start();
        QTRY_COMPARE(spy.size(), 1);
        QTest::qWait(300);
        QCOMPARE(spy.size(), 1); // nothing waits
        const Transaction charge = bench.charge(500);
        QTRY_VERIFY(spy.size() >= 3);
        (void)bench.pay(charge);
        QTRY_COMPARE(bench.stored(charge).status, Status::Code::Paid);
        QTest::qWait(200);
        const auto after = spy.size();
        QTest::qWait(300);
        QVERIFY(spy.size() <= after + 1);
    }

    /// The first retrieval that begins after a payment makes the charge paid.
    void asksMoreOftenForACodeThatIsShown()
    {
        Bench bench;
        core::PaymentWatch watch(*bench.sync,
                                 {.shown = 50ms, .young = 60s, .waiting = 60s, .idle = 60s});
        QSignalSpy spy(&watch, &core::PaymentWatch::retrieved);
        const Transaction charge = bench.charge(500);
        const Transaction other = bench.charge(700);
        watch.start();
        QTRY_COMPARE(spy.size(), 1);
        QTest::qWait(300);
        QCOMPARE(spy.size(), 1); // nobody sees a code
        watch.setShown(charge.id);
        QTRY_VERIFY(spy.size() >= 3);
        std::optional<qsizetype> ended; // retrievals before the one that made the charge paid
        const auto connection = connect(bench.service.get(), &core::TransactionService::changed,
                                        this, [&] { ended = spy.size(); });
        (void)bench.pay(charge);
        const auto before = spy.size();
        QTRY_VERIFY(ended);
        disconnect(connection);
        QVERIFY(*ended <= before + 1); // one retrieval may have been in progress
        QCOMPARE(bench.stored(charge).status, Status::Code::Paid);
        QTest::qWait(200);
        const auto after = spy.size();
        QTest::qWait(300);
        QVERIFY(spy.size() <= after + 1); // the other charge is not shown
        QCOMPARE(bench.stored(other).status, Status::Code::Pending);
    }

    void asksAsUsualAfterAWhile()
    {
        Bench bench;
        core::PaymentWatch watch(
            *bench.sync,
            {.shown = 50ms, .young = 60s, .waiting = 60s, .idle = 60s, .showTime = 0s});
        QSignalSpy spy(&watch, &core::PaymentWatch::retrieved);
        const Transaction charge = bench.charge(500);
        watch.start();
        QTRY_COMPARE(spy.size(), 1);
        watch.setShown(charge.id);
        QTest::qWait(300);
        QCOMPARE(spy.size(), 1);
    }

    void obeysRetryAfter_data()
    {
        QTest::addColumn<bool>("isShown");
        QTest::newRow("waiting charge") << false;
        QTest::newRow("shown code") << true;
    }

    void obeysRetryAfter()
    {
        QFETCH(const bool, isShown);
        Bench bench;
        core::PaymentWatch watch(
            *bench.sync,
            {.shown = 50ms, .young = 50ms, .waiting = 50ms, .idle = 60s, .longest = 100ms});
        QSignalSpy spy(&watch, &core::PaymentWatch::retrieved);
        const Transaction charge = bench.charge(500);
        bench.bank.server.addFault({.call = "GET /v2/pix", .fault = BankFault::TooMany});
        watch.start();
        QTRY_COMPARE(spy.size(), 1);
        QVERIFY(watch.latest()->trouble);
        const QElapsedTimer timer = [] {
            QElapsedTimer started;
            started.start();
            return started;
        }();
        if (isShown)
            watch.setShown(charge.id);
        QTRY_COMPARE(spy.size(), 2);
        QVERIFY2(timer.elapsed() >= 900, qPrintable(QString::number(timer.elapsed())));
        QVERIFY(!watch.latest()->trouble);
    }
};

BALCAO_GUILESS_TEST(TestPaymentSync)
#include "tests/support/waitlimit.h"
#include "tst_paymentsync.moc"
