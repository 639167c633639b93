// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures a shop with the API Pix of a simulated bank: the retrieval of many payments, the time
// until a charge has its code, and the time from a payment until the charge is PAID. The bank runs
// in a thread of its own, behind the loopback interface. Exits with 1 if a goal is missed:
// bench_bank FOLDER [NUMBER OF CHARGES].

#include "core/apipix/bankpaymentlog.h"
#include "core/apipix/paymentsync.h"
#include "core/apipix/paymentwatch.h"
#include "core/database/database.h"
#include "core/domain/brcode.h"
#include "core/service/transactionengine.h"
#include "tests/bench/report.h"
#include "tests/support/bankshop.h"
#include "tests/support/charges.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtCore/QThread>
#include <QtCore/QTimer>

#include <ctime>
#include <memory>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

namespace
{

constexpr int kCharges = 200'000;
constexpr int kDays = 60;
constexpr int kCodes = 50;
constexpr int kPayments = 10;
constexpr double kSyncGoal = 60; ///< seconds for kCharges
constexpr double kCodeGoal = 15; ///< milliseconds
constexpr auto kLimit = 10min;

[[noreturn]] void fail(const QString &why)
{
    std::fprintf(stderr, "%s\n", qPrintable(why));
    std::exit(1);
}

double milliseconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e6;
}

/// Processes events until the condition holds. Does not poll: another event must follow the change.
void waitUntil(const std::function<bool()> &isDone)
{
    QTimer limit;
    limit.callOnTimeout([] { fail(u"no result"_s); });
    limit.start(kLimit);
    while (!isDone())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

/// Returns a success. Aborts the program on an error.
template<typename T>
Result<T> wait(const QFuture<Result<T>> &answer)
{
    std::optional<Result<T>> result;
    QObject context;
    onAnswer(answer, &context, [&result](const Result<T> &come) { result = come; });
    waitUntil([&result] { return result.has_value(); });
    if (!*result)
        fail(result->error().detail);
    return *result;
}

/// A simulated bank in a thread of its own.
class Bank
{
public:
    Bank()
    {
        m_thread.start();
        m_server->moveToThread(&m_thread);
        call([](SimulatorServer &server) {
            if (!server.listen(QHostAddress::LocalHost))
                fail(server.errorString());
        });
        call([this](SimulatorServer &server) { m_port = server.serverPort(); });
    }

    ~Bank()
    {
        call([](SimulatorServer &server) { server.close(); });
        m_server.release()->deleteLater(); // in its thread, before the end of the thread
        m_thread.quit();
        m_thread.wait();
    }

    Q_DISABLE_COPY_MOVE(Bank)

    /// Calls a function in the thread of the bank and waits for its end.
    void call(const std::function<void(SimulatorServer &)> &function)
    {
        QMetaObject::invokeMethod(
            m_server.get(), [&] { function(*m_server); }, Qt::BlockingQueuedConnection);
    }

    [[nodiscard]] ApiPixClient::Setup client() const
    {
        const QString address = u"http://127.0.0.1:%1"_s.arg(m_port);
        const auto connection = validated(BankConnectionDraft{
            .name = u"Simulador"_s,
            .psp = u"other"_s,
            .base = address + u"/v2"_s,
            .token = address + u"/oauth/token"_s,
            .clientId = u"simulator"_s,
            .pixKey = QLatin1StringView(support::kBankKey),
        });
        if (!connection)
            fail(u"an invalid address"_s);
        return {.connection = *connection, .psp = *findPsp(u"other"_s), .secret = "secret"};
    }

private:
    std::unique_ptr<SimulatorServer> m_server =
        std::make_unique<SimulatorServer>(BankSimulator::Setup{
            .psp = *findPsp(u"other"_s), .pixKeys = {QLatin1StringView(support::kBankKey)}});
    QThread m_thread;
    quint16 m_port = 0;
};

/// Creates charges of the last kDays days, all of which wait, and their payments at the bank.
void fill(const QString &folder, Bank &bank, int count)
{
    const auto setup = support::bankShopSetup(folder);
    const auto database = Database::open(setup.database, Database::Access::ReadWrite);
    if (!database)
        fail(database.error().detail);
    const QDateTime end = QDateTime::currentDateTimeUtc().addSecs(-3600);
    QDateTime now = end.addDays(-kDays);
    const qint64 step = now.msecsTo(end) / count;
    TransactionEngine engine(
        **database, setup.settings, [&now] { return now; }, support::TestRandom());
    QList<Transaction> charges;
    const auto filled = inWriteTransaction(**database, [&]() -> Result<void> {
        TransactionDraft draft = support::BankShop::draft(0);
        draft.lifetime = std::chrono::days(365);
        for (int i = 0; i < count; ++i) {
            draft.amount = Money::fromCents(100 + i);
            now = now.addMSecs(step);
            const auto charge = engine.create(draft);
            if (!charge)
                return tl::unexpected(charge.error());
            charges.append(*charge);
        }
        return {};
    });
    if (!filled)
        fail(filled.error().detail);
    bank.call([&charges](SimulatorServer &server) {
        for (const Transaction &charge : std::as_const(charges))
            (void)server.bank().pay({.txid = chargeTxid(charge.id),
                                     .amount = charge.amount,
                                     .settledAt = charge.created.addSecs(20)});
    });
}

PaymentSyncResult run(PaymentSync &sync, const std::optional<QDateTime> &from)
{
    std::optional<PaymentSyncResult> result;
    sync.run(from, [&result](const PaymentSyncResult &come) { result = come; });
    waitUntil([&result] { return result.has_value(); });
    if (result->trouble)
        fail(result->trouble->detail);
    return *result;
}

void measureSync(bench::Report &report, PaymentSync &sync, int count)
{
    QElapsedTimer timer;
    timer.start();
    const std::clock_t clock = std::clock();
    const auto result = run(sync, QDateTime::currentDateTimeUtc().addDays(-kDays - 1));
    const double seconds = milliseconds(timer) / 1000;
    const double processor = static_cast<double>(std::clock() - clock) / CLOCKS_PER_SEC;
    if (result.paid != count)
        fail(u"%1 of %2 charges were paid"_s.arg(result.paid).arg(count));
    report.atMost(u"%1 payments retrieved, charges PAID"_s.arg(count), seconds,
                  kSyncGoal * count / kCharges, "s");
    report.print(u"... processor time, with the simulated bank"_s, processor, "s");
    timer.start();
    if (run(sync, {}).paid != 0)
        fail(u"a payment counted twice"_s);
    report.print(u"the next retrieval"_s, milliseconds(timer), "ms");
}

/// Returns the time of a request of the bank in milliseconds.
double requestTime(ApiPixClient &client)
{
    QElapsedTimer timer;
    timer.start();
    bool isDone = false;
    client.change("PUT", cobPath(QUuid::createUuid()),
                  cobBody(support::BankShop::draft(100), QLatin1StringView(support::kBankKey)),
                  [&isDone](const ApiPixReply &) { isDone = true; });
    waitUntil([&isDone] { return isDone; });
    return milliseconds(timer);
}

void measureCodes(bench::Report &report, BankTransactionService &service, ApiPixClient &client)
{
    (void)wait(service.create(support::BankShop::draft(100))); // the proof of the certificate
    std::vector<double> codes;
    std::vector<double> answers;
    for (int i = 0; i < kCodes; ++i) {
        QElapsedTimer timer;
        timer.start();
        const Transaction charge = *wait(service.create(support::BankShop::draft(100 + i)));
        codes.push_back(milliseconds(timer));
        if (!BrCode::parse(charge.qrCode))
            fail(u"a charge without a code"_s);
        answers.push_back(requestTime(client));
    }
    report.print(u"the bank's answer to a charge, median"_s, bench::median(answers), "ms");
    report.atMost(u"charge with its code, more than the answer"_s,
                  bench::median(codes) - bench::median(answers), kCodeGoal, "ms");
}

void measurePayments(bench::Report &report, Bank &bank, BankTransactionService &service,
                     PaymentSync &sync)
{
    const PaymentIntervals intervals;
    PaymentWatch watch(sync, intervals);
    QElapsedTimer request;
    request.start();
    (void)run(sync, {});
    const double answer = milliseconds(request);
    watch.start();
    double longest = 0;
    for (int i = 0; i < kPayments; ++i) {
        const Transaction charge = *wait(service.create(support::BankShop::draft(100 + i)));
        // The payment comes anywhere between two retrievals.
        bool isTime = false;
        QTimer::singleShot(QRandomGenerator::global()->bounded(int(intervals.young.count())),
                           &service, [&isTime] { isTime = true; });
        waitUntil([&isTime] { return isTime; });
        bool isPaid = false;
        const QObject context;
        QObject::connect(
            &service, &TransactionService::changed, &context, [&](const Transaction &changed) {
                isPaid =
                    isPaid || (changed.id == charge.id && changed.status == Status::Code::Paid);
            });
        QElapsedTimer timer;
        timer.start();
        bank.call([&charge](SimulatorServer &server) {
            (void)server.bank().pay({.txid = cobTxid(charge.id), .amount = charge.amount});
        });
        waitUntil([&isPaid] { return isPaid; });
        longest = std::max(longest, milliseconds(timer));
    }
    report.print(u"a retrieval of payments"_s, answer, "ms");
    report.atMost(u"longest time from the payment to PAID"_s, longest / 1000,
                  (static_cast<double>(intervals.young.count()) + answer) / 1000, "s");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    const int count = arguments.size() > 2 ? arguments.at(2).toInt() : kCharges;
    if (arguments.size() < 2 || count < 1)
        fail(u"bench_bank FOLDER [NUMBER OF CHARGES]"_s);
    QDir().mkpath(arguments.at(1));
    const QTemporaryDir folder(arguments.at(1) + u"/bank-XXXXXX"_s);
    Bank bank;
    fill(folder.path(), bank, count);

    LocalTransactionService shop(support::bankShopSetup(folder.path()));
    (void)wait(shop.open());
    BankPaymentLog log(folder.filePath(u"bank.db"_s));
    (void)wait(log.open());
    ApiPixClient client(bank.client());
    PaymentSync sync(client, shop, log);
    BankTransactionService service(shop, {.intents = folder.filePath(u"intents.db"_s)});
    const auto opened = makePromise<void>();
    service.open(resolver(opened));
    (void)wait(opened->future());
    service.setBank(&client, {u"127.0.0.1"_s});

    bench::Report report;
    report.title(u"A shop with the API Pix of a bank on this computer"_s);
    measureSync(report, sync, count);
    measureCodes(report, service, client);
    measurePayments(report, bank, service, sync);
    return report.exitCode();
}
