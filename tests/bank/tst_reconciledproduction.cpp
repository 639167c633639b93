// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"
#include "core/remote/remotetransactionservice.h"
#include "core/service/promise.h"
#include "core/service/transactionservicedecorator.h"
#include "tests/support/await.h"
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

namespace
{

using Code = Status::Code;
using EvidenceRole = Evidence::Role;

const QByteArray kConfirm = "/api/v1/transaction/pix/{id}/confirm";

QString hexId(const Transaction &charge)
{
    return u"PIX "_s + charge.id.toString(QUuid::Id128);
}

/// A service that loses answers: the call takes effect.
class ForgetfulService : public TransactionServiceDecorator
{
public:
    explicit ForgetfulService(TransactionService &service)
        : TransactionServiceDecorator(service)
    {}

    bool isForgetful = false;

    QFuture<Result<Transaction>> confirm(const QUuid &id, const Confirmation &confirmation) override
    {
        return answerTo(service().confirm(id, confirmation));
    }
    QFuture<Result<Transaction>> withdraw(const QUuid &id, const Withdrawal &withdrawal) override
    {
        return answerTo(service().withdraw(id, withdrawal));
    }

private:
    QFuture<Result<Transaction>> answerTo(const QFuture<Result<Transaction>> &call)
    {
        const auto promise = makePromise<Transaction>();
        onAnswer(call, this, [this, promise](const Result<Transaction> &result) {
            const Result<Transaction> lost = failure(Error::Code::Unconfirmed, u"lost"_s);
            resolve(promise, isForgetful ? lost : result);
        });
        return promise->future();
    }
};

} // namespace

/// Reconciles a shop of one's own, in this process and over the HTTP API: the lines of a statement
/// make its charges paid.
class TestReconciledProduction : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void init();
    void cleanup();

    void paysByIdentifiers();
    void paysAcceptedLines();
    void keepsAPaymentByHand();
    void importsAgainWithoutAChange();
    void continuesAfterAnInterruption();
    void withdrawsAfterAnInterruption();
    void withdrawsOverLostAnswers();
    void asksAnOlderServerForNothing();
    void matchesARecordedRefund();

private:
    void connectConsole();
    void reconcile();
    Transaction created(qint64 cents);
    [[nodiscard]] QString statement(const QList<std::pair<qint64, QString>> &lines) const;
    ImportOutcome imported(const QString &path);
    qint64 onlyLine(ReconcileQueue queue);
    Transaction found(const Transaction &charge) { return *await(m_shop->find(charge.id)); }

    support::Databases m_databases;
    std::unique_ptr<QTemporaryDir> m_folder;
    support::TestClock m_clock;
    ServiceOptions m_options = support::serviceOptions();
    QString m_database;
    std::unique_ptr<support::ShopServer> m_server;
    LocalTransactionService *m_shop = nullptr;          ///< of the server
    std::unique_ptr<RemoteTransactionService> m_remote; ///< of a console; null: works in the shop
    std::unique_ptr<Reconciliation> m_bank;
    QDate m_day; ///< of the transactions
};

void TestReconciledProduction::initTestCase_data()
{
    QTest::addColumn<DatabaseKind>("kind");
    QTest::addColumn<bool>("isRemote");
    QTest::newRow("shop on SQLite") << DatabaseKind::Sqlite << false;
    QTest::newRow("over HTTP, on SQLite") << DatabaseKind::Sqlite << true;
    QTest::newRow("over HTTP, on PostgreSQL") << DatabaseKind::PostgreSql << true;
}

void TestReconciledProduction::init()
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    m_clock.set(support::noon());
    m_day = brasiliaDay(support::noon());
    m_folder = std::make_unique<QTemporaryDir>();
    m_options = support::serviceOptions();
    m_options.environment = Environment::Production;
    m_database = m_databases.newShop(kind);
    m_server = std::make_unique<support::ShopServer>(m_database, m_options, m_clock);
    m_shop = &m_server->service();
    connectConsole();
    reconcile();
}

void TestReconciledProduction::cleanup()
{
    m_bank.reset();
    m_remote.reset();
    m_shop = nullptr;
    m_server.reset();
}

/// Connects a console with the server over HTTP, if the test needs one.
void TestReconciledProduction::connectConsole()
{
    QFETCH_GLOBAL(bool, isRemote);
    if (!isRemote)
        return;
    m_remote = std::make_unique<RemoteTransactionService>(
        RemoteTransactionService::Setup{.address = *ServiceAddress::parse(m_server->url()),
                                        .key = m_server->key(),
                                        .platform = m_options.platform,
                                        .payee = m_options.payee,
                                        .can = {.confirmsPayments = true, .requiresPayer = true},
                                        .intents = m_folder->filePath(u"intents.db"_s),
                                        .copy = m_folder->filePath(u"copy.db"_s),
                                        .intervals = {.poll = 1h, .lookup = 10ms}});
    QVERIFY(await(m_remote->open()));
}

void TestReconciledProduction::reconcile()
{
    TransactionService *service = m_shop;
    if (m_remote)
        service = m_remote.get();
    m_bank = std::make_unique<Reconciliation>(
        *service, Reconciliation::Setup{.path = m_folder->filePath(u"bank.db"_s), .till = u"C1"_s});
    QVERIFY(await(m_bank->open()));
}

Transaction TestReconciledProduction::created(qint64 cents)
{
    const auto charge = await(m_shop->create(support::cashInDraft(cents)));
    if (!charge)
        QTest::qFail(qPrintable(charge.error().detail), __FILE__, __LINE__);
    return charge.value_or(Transaction());
}

QString TestReconciledProduction::statement(const QList<std::pair<qint64, QString>> &lines) const
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

ImportOutcome TestReconciledProduction::imported(const QString &path)
{
    const auto outcome = await(m_bank->import({.path = path, .opening = Money()}));
    if (!outcome)
        QTest::qFail(qPrintable(outcome.error().detail), __FILE__, __LINE__);
    return outcome.value_or(ImportOutcome());
}

/// Returns the only line of a queue; 0: none, or several.
qint64 TestReconciledProduction::onlyLine(ReconcileQueue queue)
{
    const auto rows = await(m_bank->rows(queue, 0, 2));
    return rows && rows->rows.size() == 1 ? rows->rows.constFirst().line : 0;
}

void TestReconciledProduction::paysByIdentifiers()
{
    const Transaction waiting = created(1500);
    const Transaction canceled = created(2750);
    QVERIFY(await(m_shop->cancel(canceled.id)));
    const Transaction seen = created(990);
    QVERIFY(await(m_shop->confirm(seen.id, {.note = u"visto"_s})));
    const auto outcome =
        imported(statement({{1500, hexId(waiting)}, {2750, hexId(canceled)}, {990, hexId(seen)}}));
    QCOMPARE(outcome.matchedCount, 3);
    QCOMPARE(outcome.paidCount, 2);
    QCOMPARE(outcome.refusedCount, 0);

    QCOMPARE(found(waiting).status, Status(Code::Paid));
    QCOMPARE(found(waiting).events.size(), 2);
    const auto evidence = confirmationOf(found(waiting));
    QVERIFY(evidence);
    QCOMPARE(evidence->kind, EvidenceKind::Statement);
    QCOMPARE(evidence->match, Evidence::Match::ByIdentifier);
    QCOMPARE(evidence->amount, waiting.amount);
    QCOMPARE(evidence->movedDay, m_day);
    QVERIFY(evidence->source.startsWith(u"extrato.ofx, "_s));
    QCOMPARE(evidence->till, m_remote ? u"Balcão 1"_s : u"C1"_s); // the name of the key
    QVERIFY(isPaidLate(found(canceled)));
    QCOMPARE(found(seen).events.size(), 2);
    QCOMPARE(found(seen).evidence.constLast().role, EvidenceRole::Verification);
    QCOMPARE(evidenceKindOf(found(seen)), EvidenceKind::Statement);

    const auto state = await(m_bank->state());
    QCOMPARE(state->pendingEvidence, 0);
    const qint64 line = await(m_bank->rows(ReconcileQueue::Certain, 0, 1))->rows.first().line;
    QCOMPARE(await(m_bank->unmatch(line)).error().code, Error::Code::TransitionRefused);
    QVERIFY(await(m_bank->seal(1, m_day)));
}

void TestReconciledProduction::paysAcceptedLines()
{
    const Transaction charge = created(4200);
    QCOMPARE(imported(statement({{4200, u"DEPOSITO"_s}})).paidCount, 0);
    QCOMPARE(found(charge).status, Status(Code::Pending));
    QVERIFY(await(m_bank->accept(onlyLine(ReconcileQueue::Possible), 0, u"Ana"_s)));
    QCOMPARE(found(charge).status, Status(Code::Paid));
    QCOMPARE(confirmationOf(found(charge))->match, Evidence::Match::ByPerson);
    QVERIFY(await(m_bank->undo(u"Ana"_s)));
    QCOMPARE(found(charge).status, Status(Code::Canceled));
    QCOMPARE(found(charge).evidence.constLast().role, EvidenceRole::Withdrawal);
    QVERIFY(await(m_bank->redo(u"Ana"_s)));
    QCOMPARE(found(charge).status, Status(Code::Paid));
    QVERIFY(await(m_bank->unmatch(onlyLine(ReconcileQueue::Certain), u"Ana"_s)));
    QCOMPARE(found(charge).status, Status(Code::Canceled));
    QCOMPARE(found(charge).events.size(), 5);
}

/// The line verifies the payment. Without the line, the payment by hand remains.
void TestReconciledProduction::keepsAPaymentByHand()
{
    const Transaction charge = created(700);
    QVERIFY(await(m_shop->confirm(charge.id, {.note = u"visto"_s})));
    imported(statement({{700, u"DEPOSITO"_s}}));
    QVERIFY(await(m_bank->accept(onlyLine(ReconcileQueue::Possible), 0, u"Ana"_s)));
    QCOMPARE(found(charge).evidence.constLast().role, EvidenceRole::Verification);
    for (int i = 0; i < 2; ++i) { // refresh() does not try again
        QVERIFY(i == 0 ? await(m_bank->undo(u"Ana"_s)) : await(m_bank->refresh()));
        QCOMPARE(found(charge).status, Status(Code::Paid));
        QCOMPARE(found(charge).events.size(), 2);
    }
}

/// Another console, without the decisions of the first one, imports the same file.
void TestReconciledProduction::importsAgainWithoutAChange()
{
    const Transaction charge = created(1500);
    const QString path = statement({{1500, hexId(charge)}});
    QCOMPARE(imported(path).paidCount, 1);
    const Transaction paid = found(charge);
    QVERIFY(imported(path).imports.isEmpty());
    m_bank.reset();
    QVERIFY(QFile::remove(m_folder->filePath(u"bank.db"_s)));
    reconcile();
    QCOMPARE(imported(path).refusedCount, 0);
    QCOMPARE(found(charge), paid);
}

void TestReconciledProduction::continuesAfterAnInterruption()
{
    if (!m_remote)
        return; // a shop in this process is always there
    const Transaction first = created(1500);
    const Transaction second = created(2750);
    imported(statement({{1500, u"DEPOSITO"_s}, {2750, u"DEPOSITO"_s}}));
    m_server->stop();
    const auto rows = await(m_bank->rows(ReconcileQueue::Possible, 0, 2));
    QCOMPARE(rows->rows.size(), 2);
    for (const ReconcileRow &row : rows->rows)
        QVERIFY(await(m_bank->accept(row.line)));
    QCOMPARE(await(m_bank->state())->pendingEvidence, 2);
    QCOMPARE(found(first).status, Status(Code::Pending));
    m_server->start();
    QCOMPARE(await(m_bank->refresh())->pendingEvidence, 0);
    QCOMPARE(found(first).status, Status(Code::Paid));
    QCOMPARE(found(second).status, Status(Code::Paid));
}

void TestReconciledProduction::withdrawsAfterAnInterruption()
{
    if (!m_remote)
        return; // a shop in this process is always there
    const Transaction charge = created(1500);
    imported(statement({{1500, u"DEPOSITO"_s}}));
    QVERIFY(await(m_bank->accept(onlyLine(ReconcileQueue::Possible))));
    m_server->stop();
    QVERIFY(await(m_bank->undo()));
    QCOMPARE(found(charge).status, Status(Code::Paid));
    m_server->start();
    QVERIFY(await(m_bank->refresh()));
    QCOMPARE(found(charge).status, Status(Code::Canceled));
}

/// The evidence follows the decisions, whatever the service has recorded meanwhile.
void TestReconciledProduction::withdrawsOverLostAnswers()
{
    TransactionService *direct = m_shop;
    if (m_remote)
        direct = m_remote.get();
    ForgetfulService service(*direct);
    m_bank = std::make_unique<Reconciliation>(
        service, Reconciliation::Setup{.path = m_folder->filePath(u"bank.db"_s)});
    QVERIFY(await(m_bank->open()));
    const Transaction charge = created(1500);
    imported(statement({{1500, u"DEPOSITO"_s}}));
    service.isForgetful = true;
    QVERIFY(await(m_bank->accept(onlyLine(ReconcileQueue::Possible))));
    QCOMPARE(await(m_bank->state())->pendingEvidence, 1);
    QCOMPARE(found(charge).status, Status(Code::Paid));
    QVERIFY(await(m_bank->undo()));
    QCOMPARE(found(charge).status, Status(Code::Canceled));
    service.isForgetful = false;
    QVERIFY(await(m_bank->redo()));
    QCOMPARE(found(charge).status, Status(Code::Paid));
    QCOMPARE(await(m_bank->state())->pendingEvidence, 0);
    m_bank.reset(); // before the service
}

void TestReconciledProduction::asksAnOlderServerForNothing()
{
    if (!m_remote)
        return;
    m_server->hasCapabilities = false;
    const Transaction charge = created(1500);
    const auto outcome = imported(statement({{1500, hexId(charge)}}));
    QCOMPARE(outcome.matchedCount, 1);
    QCOMPARE(outcome.paidCount, 0);
    QCOMPARE(outcome.refusedCount, 1);
    QCOMPARE(found(charge).status, Status(Code::Pending));
    QCOMPARE(m_server->answersTo(kConfirm), 0);
    const Transaction seen = created(990);
    QVERIFY(await(m_remote->confirm(seen.id, {.note = u"visto"_s}))); // by hand as always

    // The console opens the updated server. The refused line stays as it is.
    m_server->hasCapabilities = true;
    m_bank.reset();
    m_remote.reset();
    connectConsole();
    reconcile();
    QCOMPARE(await(m_bank->refresh())->pendingEvidence, 0);
    QCOMPARE(found(charge).status, Status(Code::Pending));
    QVERIFY(await(m_bank->rollBack(await(m_bank->imports())->first().id)));
    QCOMPARE(imported(statement({{1500, hexId(charge)}})).paidCount, 1);
    QCOMPARE(found(charge).status, Status(Code::Paid));
}

/// A line never makes a charge refunded. After a person recorded the refund, the line matches it.
void TestReconciledProduction::matchesARecordedRefund()
{
    const Transaction charge = created(1500);
    const QString id = hexId(charge);
    const QString path = statement({{1500, id}, {-1500, u"DEVOLUCAO "_s + id}});
    QCOMPARE(imported(path).paidCount, 1);
    QCOMPARE(found(charge).status.code(), Code::Paid);
    QVERIFY(onlyLine(ReconcileQueue::ReturnedByBank) != 0);

    QVERIFY(await(m_shop->refund(charge.id, u"troca"_s))); // of a server: the call of its API
    const ImportOutcome again =
        imported(statement({{1500, id}, {-1500, u"DEVOLUCAO "_s + id}, {-100, u"TARIFA PIX"_s}}));
    QCOMPARE(again.refusedCount, 0);
    const auto state = await(m_bank->state());
    QVERIFY(state);
    const auto totalOf = [&state](ReconcileQueue queue) {
        return state->queues[static_cast<qsizetype>(queue)];
    };
    QCOMPARE(totalOf(ReconcileQueue::ReturnedByBank).lineCount, 0);
    QCOMPARE(totalOf(ReconcileQueue::Certain).lineCount, 2);
    QCOMPARE(totalOf(ReconcileQueue::Certain).movementSum, Money());
    QCOMPARE(found(charge).status.code(), Code::Refund);
}

BALCAO_GUILESS_TEST(TestReconciledProduction)
#include "tst_reconciledproduction.moc"
