// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "core/domain/brasilia.h"
#include "core/domain/transaction.h"
#include "core/remote/remotetransactionservice.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/bankshop.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using support::DatabaseKind;

/// The place of the transactions.
enum class Source { Local, Http, Bank };

/// Reconciles every kind of service: a shop on each database, a service behind the HTTP API on each
/// database, and a shop with the API Pix of a bank.
class TestReconciledServices : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reconcilesAStatement_data();
    void reconcilesAStatement();
    void delaysMatchesOfAnUnreachableService();

private:
    void start(DatabaseKind kind, Source source);
    Result<Transaction> createPaid(qint64 cents);
    [[nodiscard]] QString statement(const QList<std::pair<qint64, QString>> &lines) const;

    support::Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    support::TestClock m_clock;
    std::shared_ptr<support::ShopServer> m_server;
    std::unique_ptr<TransactionService> m_owned;
    std::unique_ptr<support::BankShop> m_bank;
    TransactionService *m_service = nullptr;
    QDate m_day; ///< of the transactions
    int m_count = 0;
};

void TestReconciledServices::start(DatabaseKind kind, Source source)
{
    m_owned.reset();
    m_server.reset();
    m_bank.reset();
    if (source == Source::Bank) {
        m_bank = std::make_unique<support::BankShop>();
        m_bank->setup.limits = {.reach = 60s, .inactivity = 60s, .whole = 60s}; // a busy computer
        m_bank->connectBank();
        m_service = m_bank->charges.get();
        m_day = brasiliaDay(QDateTime::currentDateTimeUtc());
        m_folder = std::make_unique<QTemporaryDir>();
        return;
    }
    m_day = brasiliaDay(support::noon());
    m_folder = std::make_unique<QTemporaryDir>();
    const ServiceOptions options = support::serviceOptions(); // a sandbox
    const QString database = m_databases.newShop(kind);
    if (source == Source::Local) {
        auto service = std::make_unique<LocalTransactionService>(
            LocalTransactionService::Setup{.database = database,
                                           .settings = support::serviceSettings(options),
                                           .clock = m_clock,
                                           .random = support::TestRandom()});
        QVERIFY(await(service->open()));
        m_service = service.get();
        m_owned = std::move(service);
        return;
    }
    m_server = std::make_shared<support::ShopServer>(database, options, m_clock);
    auto service = std::make_unique<RemoteTransactionService>(RemoteTransactionService::Setup{
        .address = *ServiceAddress::parse(m_server->url()),
        .key = m_server->key(),
        .platform = options.platform,
        .payee = options.payee,
        .can = {.simulates = true, .seesPayments = true, .requiresPayer = true},
        .intents = m_folder->filePath(u"intents.db"_s),
        .intervals = {.poll = 20ms}});
    QVERIFY(await(service->open()));
    m_service = service.get();
    m_owned = std::move(service);
}

/// Creates a charge and pays: in the sandbox, or at the bank.
Result<Transaction> TestReconciledServices::createPaid(qint64 cents)
{
    if (m_bank)
        return m_bank->createPaid(cents, u"R%1"_s.arg(++m_count));
    const auto charge = await(m_service->create(support::cashInDraft(cents)));
    return charge ? await(m_service->simulate(charge->id, SimulatedOutcome::Paid)) : charge;
}

QString TestReconciledServices::statement(const QList<std::pair<qint64, QString>> &lines) const
{
    const QByteArray day = m_day.toString(u"yyyyMMdd"_s).toLatin1();
    QByteArray text = "OFXHEADER:100\nENCODING:UTF-8\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>"
                      "<CURDEF>BRL<BANKACCTFROM><BANKID>001<ACCTID>12345-6</BANKACCTFROM>"
                      "<BANKTRANLIST><DTSTART>" +
                      day + "<DTEND>" + day + "\n";
    qint64 sum = 0;
    for (const auto &[cents, memo] : lines) {
        sum += cents;
        text += "<STMTTRN><TRNTYPE>OTHER<DTPOSTED>" + day + "<TRNAMT>" +
                Money::fromCents(cents).toDecimal().toLatin1() + "<FITID>0<MEMO>" + memo.toUtf8() +
                "</STMTTRN>\n";
    }
    text += "</BANKTRANLIST><LEDGERBAL><BALAMT>" + Money::fromCents(sum).toDecimal().toLatin1() +
            "<DTASOF>" + day + "</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n";
    QFile file(m_folder->filePath(u"extrato.ofx"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("no statement");
    return file.fileName();
}

void TestReconciledServices::reconcilesAStatement_data()
{
    QTest::addColumn<DatabaseKind>("kind");
    QTest::addColumn<Source>("source");
    QTest::newRow("shop on SQLite") << DatabaseKind::Sqlite << Source::Local;
    QTest::newRow("shop on PostgreSQL") << DatabaseKind::PostgreSql << Source::Local;
    QTest::newRow("over HTTP, on SQLite") << DatabaseKind::Sqlite << Source::Http;
    QTest::newRow("over HTTP, on PostgreSQL") << DatabaseKind::PostgreSql << Source::Http;
    QTest::newRow("API of a bank") << DatabaseKind::Sqlite << Source::Bank;
}

void TestReconciledServices::reconcilesAStatement()
{
    QFETCH(DatabaseKind, kind);
    QFETCH(Source, source);
    start(kind, source);
    QList<Transaction> paid;
    for (const qint64 cents : {1500, 2750, 990, 4200}) {
        const auto done = createPaid(cents);
        QVERIFY(done);
        QCOMPARE(done->status.code(), Status::Code::Paid);
        paid.append(*done);
    }
    const auto waiting = m_bank ? m_bank->create(5500, u"W"_s)
                                : await(m_service->create(support::cashInDraft(5500)));
    QVERIFY(waiting);
    const QString path = statement({{1500, u"PIX "_s + paid[0].id.toString(QUuid::Id128)},
                                    {2750, u"PIX "_s + paid[1].endToEndId},
                                    {990, u"PIX RECEBIDO"_s},
                                    {4200, u"DEPOSITO"_s},
                                    {-300, u"TARIFA PIX"_s}});
    Reconciliation bank(*m_service, {.path = m_folder->filePath(u"bank.db"_s)});
    QVERIFY(await(bank.open()));
    const auto imported = await(bank.import({.path = path, .opening = Money()}));
    QVERIFY(imported);
    QCOMPARE(imported->matchedCount, 2);
    auto state = await(bank.state());
    const auto countOf = [&state](ReconcileQueue queue) {
        const QueueTotal &total = state->queues[static_cast<qsizetype>(queue)];
        return std::pair(total.lineCount, total.movementCount);
    };
    using Counts = std::pair<qsizetype, qsizetype>;
    QCOMPARE(countOf(ReconcileQueue::Certain), Counts(2, 2));
    QCOMPARE(countOf(ReconcileQueue::Possible), Counts(2, 2));
    QCOMPARE(countOf(ReconcileQueue::OnlyBankOut), Counts(1, 0));
    QCOMPARE(countOf(ReconcileQueue::Waiting), Counts(0, 1));
    const auto rows = await(bank.rows(ReconcileQueue::Possible, 0, 10));
    for (const ReconcileRow &row : rows->rows)
        QVERIFY(await(bank.accept(row.line, 0, u"Ana"_s)));
    const auto fee = await(bank.rows(ReconcileQueue::OnlyBankOut, 0, 1));
    QVERIFY(await(bank.explain({fee->rows.first().line}, ExplanationCategory::Fee)));
    state = await(bank.state());
    QCOMPARE(countOf(ReconcileQueue::Certain), Counts(4, 4));
    QCOMPARE(state->difference, Money());
    QCOMPARE(state->pendingEvidence, 0);
    for (const Equation &equation : state->equations)
        QVERIFY(equation.holds());
    const auto sealed = await(bank.seal(1, m_day));
    QVERIFY2(sealed, sealed ? "" : qPrintable(sealed.error().detail));
    QCOMPARE(await(bank.reconciledDays())->size(), 4);
    // The service still has its own state, and the waiting charge waits.
    QCOMPARE(await(m_service->find(waiting->id))->status.code(), Status::Code::Pending);
    QVERIFY(await(bank.changesAfterSeal())->isEmpty());
    // A refund after sealing is a change of the sealed day.
    if (!m_service->capabilities().refunds)
        return;
    QVERIFY(await(m_service->refund(paid[0].id, u"troca"_s)));
    QVERIFY(await(bank.refresh()));
    QVERIFY(!await(bank.changesAfterSeal())->isEmpty());
}

/// The lines are stored without the service, and matched when the service is there again.
void TestReconciledServices::delaysMatchesOfAnUnreachableService()
{
    start(DatabaseKind::Sqlite, Source::Http);
    const auto charge = await(m_service->create(support::cashInDraft(1500)));
    QVERIFY(charge);
    QVERIFY(await(m_service->simulate(charge->id, SimulatedOutcome::Paid)));
    const QString path = statement({{1500, u"PIX "_s + charge->id.toString(QUuid::Id128)}});
    const RemoteTransactionService::Setup lost{
        .address = *ServiceAddress::parse(u"http://localhost:9"_s), // discard: nobody listens
        .key = m_server->key(),
        .platform = support::kPlatform,
        .intents = m_folder->filePath(u"lost.db"_s),
        .limits = {.reach = 500ms, .inactivity = 500ms, .whole = 500ms}};
    RemoteTransactionService unreachable(lost);
    QVERIFY(await(unreachable.open()));
    {
        Reconciliation bank(unreachable, {.path = m_folder->filePath(u"bank.db"_s)});
        QVERIFY(await(bank.open()));
        const auto imported = await(bank.import({.path = path, .opening = Money()}));
        QVERIFY(imported);
        QCOMPARE(imported->imports.size(), 1);
        QCOMPARE(imported->matchedCount, 0);
        QVERIFY(!await(bank.refresh()));
    }
    Reconciliation bank(*m_service, {.path = m_folder->filePath(u"bank.db"_s)});
    QVERIFY(await(bank.open()));
    const auto state = await(bank.refresh());
    QVERIFY(state);
    QCOMPARE(state->queues[static_cast<qsizetype>(ReconcileQueue::Certain)].lineCount, 1);
}

BALCAO_GUILESS_TEST(TestReconciledServices)
#include "tst_reconciledservices.moc"
