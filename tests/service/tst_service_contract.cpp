// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/banktransactionservice.h"
#include "core/domain/brasilia.h"
#include "core/domain/brcode.h"
#include "core/domain/endtoendid.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/remotetransactionservice.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/shopserver.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

#include <QtCore/QSemaphore>
#include <QtTest/QTest>

#include <functional>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

/// The bank of a shop, and the connection with it.
struct BankSide
{
    explicit BankSide(const QString &psp)
        : bank(psp, SimulatedBank::Transport::Http,
               [](BankSimulator::Setup &setup) { setup.pixKeys.clear(); })
    {}

    SimulatedBank bank;
    std::unique_ptr<LocalTransactionService> shop;
    std::unique_ptr<ApiPixClient> client;
};

/// A service under test with its dependencies. Only the data row knows the implementation.
struct Subject
{
    TestClock clock;
    std::shared_ptr<ShopServer> server;          ///< for a remote service
    std::shared_ptr<BankSide> bank;              ///< for codes of a bank
    std::unique_ptr<TransactionService> service; ///< last member, destroyed before its dependencies
};

std::unique_ptr<LocalTransactionService>
localService(const QString &database, const ServiceOptions &options, const TestClock &clock)
{
    auto service = std::make_unique<LocalTransactionService>(
        LocalTransactionService::Setup{.database = database,
                                       .settings = serviceSettings(options),
                                       .clock = clock,
                                       .random = TestRandom()});
    if (!await(service->open()))
        QTest::qFail("the service does not open", __FILE__, __LINE__);
    return service;
}

Subject localSubject(const QString &database, const ServiceOptions &options)
{
    Subject subject;
    subject.service = localService(database, options, subject.clock);
    return subject;
}

Subject onFile(Databases &databases, const ServiceOptions &options)
{
    return localSubject(databases.newShop(DatabaseKind::Sqlite), options);
}

Subject onServer(Databases &databases, const ServiceOptions &options)
{
    return localSubject(databases.newShop(DatabaseKind::PostgreSql), options);
}

/// Returns a console connected to a server over the network.
Subject overTheNet(Databases &databases, const ServiceOptions &options)
{
    Subject subject;
    const QString database = databases.newShop(DatabaseKind::Sqlite);
    subject.server = std::make_shared<ShopServer>(database, options, subject.clock);
    const bool isSandbox = options.environment == Environment::Sandbox;
    auto service = std::make_unique<RemoteTransactionService>(RemoteTransactionService::Setup{
        .address = *ServiceAddress::parse(subject.server->url()),
        .key = subject.server->key(),
        .platform = options.platform,
        .payee = options.payee,
        .can = {.simulates = isSandbox,
                .seesPayments = isSandbox,
                .confirmsPayments = !isSandbox,
                .sendsMoney = isSandbox,
                .requiresPayer = true},
        .intents = QFileInfo(database).dir().filePath(u"intents.db"_s),
        .copy = QFileInfo(database).dir().filePath(u"copy.db"_s),
        .intervals = {.poll = 20ms}});
    if (!await(service->open()))
        QTest::qFail("the service does not open", __FILE__, __LINE__);
    subject.service = std::move(service);
    return subject;
}

/// Returns a shop whose charges get codes of a simulated bank, with the differences of `psp`.
Subject throughTheBank(const QString &psp, Databases &databases, const ServiceOptions &options)
{
    Subject subject;
    const QString database = databases.newShop(DatabaseKind::Sqlite);
    subject.bank = std::make_shared<BankSide>(psp);
    BankSide &side = *subject.bank;
    side.shop = localService(database, options, subject.clock);
    side.client = std::make_unique<ApiPixClient>(side.bank.client());
    auto service = std::make_unique<BankTransactionService>(
        *side.shop, BankTransactionService::Setup{
                        .intents = QFileInfo(database).dir().filePath(u"intents.db"_s)});
    const auto opened = makePromise<void>();
    service->open(resolver(opened));
    if (!await(opened->future()))
        QTest::qFail("the log of orders does not open", __FILE__, __LINE__);
    service->setBank(side.client.get(), {u"127.0.0.1"_s});
    subject.service = std::move(service);
    return subject;
}

using MakeSubject = std::function<Subject(Databases &, const ServiceOptions &)>;

Error::Code codeOf(const Result<Transaction> &result)
{
    Q_ASSERT(!result);
    return result.error().code;
}

} // namespace

Q_DECLARE_METATYPE(MakeSubject)

/// Tests the contract of TransactionService for every implementation, through the interface only.
/// With BALCAO_BANKS the implementations are the profiles of banks.
class ServiceContractTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void init();
    void cleanup();

    void createsAPendingCashIn();
    void answersWithAPayableCode();
    void answersWithACodeBehindAHost();
    void createsAPendingCashOut();
    void reportsEveryBrokenRuleOfACashOut();
    void carriesOutCashOuts_data();
    void carriesOutCashOuts();
    void refusesTheTwinOfAnUnsettledCashOut_data();
    void refusesTheTwinOfAnUnsettledCashOut();
    void makesATwinWhereThatIsMeant();
    void reportsAReferenceFromATwin();
    void refusesACashOutOutsideASandbox();
    void simulatesNoCashOut();
    void findsWhatItCreated();
    void doesNotFindAnUnknownId();
    void reportsEveryBrokenRule();
    void acceptsAPayerWithoutDataUnlessRequired_data();
    void acceptsAPayerWithoutDataUnlessRequired();
    void refusesAForeignPlatform();
    void refusesAReferenceTwice();
    void letsEmptyReferencesBe();
    void listsNewestFirst();
    void pagesWithExactTotals();
    void pagesBehindATransaction();
    void pagesPastTheEndAreEmpty();
    void refusesAFilterWithoutMeaning_data();
    void refusesAFilterWithoutMeaning();
    void sorts_data();
    void sorts();
    void filters_data();
    void filters();
    void filtersWholeDaysOfBrasilia_data();
    void filtersWholeDaysOfBrasilia();
    void datesByTheClockOnceItIsRight();
    void simulatesAPayment();
    void simulatesACancellation();
    void repeatsASimulationWithoutAChange();
    void refusesAMoveFromAnotherState();
    void refusesToSimulateOutsideASandbox();
    void refundsAPayment();
    void repeatsARefundWithoutAChange();
    void refusesToRefundWhatIsNotPaid();
    void refusesToRefundTooLate();
    void refusesAReasonThatCannotBeKept_data();
    void refusesAReasonThatCannotBeKept();
    void recordsARefundOutsideASandbox();
    void cancelsAWaitingCharge();
    void confirmsNothingInASandbox();
    void saysIfItConfirmsNothing();
    void forecastsACommission();
    void keepsTheCommissionOfAPayment();
    void chargesNoCommissionWithoutMoney();
    void reportsOfChangesBeforeTheAnswer();
    void reportsNobodyOfFailures();
    void countsWhatIsDueAsExpired();
    void sumsUpWhatItLists_data();
    void sumsUpWhatItLists();
    void readsAllInOneSnapshot();
    void readsAllThatAFilterMeans();
    void readsAllAfterTheClockWasSetBack();
    void stopsReadingOnRequest();
    void refusesToReadWithoutMeaning();
    void neverShowsAPendingChargePastItsTime_data();
    void neverShowsAPendingChargePastItsTime();

private:
    void use(const ServiceOptions &options);
    Transaction created(const TransactionDraft &draft);
    QStringList referencesOf(const TransactionFilter &filter);
    void createParties();
    void useWithCommission();
    bool refundsNothing();
    TransactionService &service() { return *m_subject.service; }

    Databases m_databases;
    Subject m_subject;
};

void ServiceContractTest::initTestCase_data()
{
    QTest::addColumn<MakeSubject>("make");
    const auto bankRow = [](const QString &psp, const QString &name) {
        QTest::newRow(qPrintable(name)) << MakeSubject(std::bind_front(throughTheBank, psp));
    };
    if (qEnvironmentVariableIsSet("BALCAO_BANKS")) {
        for (const PspProfile &psp : pspProfiles())
            bankRow(psp.id, psp.id);
        return;
    }
    QTest::newRow("local") << MakeSubject(&onFile);
    QTest::newRow("postgres") << MakeSubject(&onServer);
    QTest::newRow("remote") << MakeSubject(&overTheNet);
    bankRow(u"other"_s, u"apipix"_s);
}

void ServiceContractTest::init()
{
    use(serviceOptions());
}

void ServiceContractTest::cleanup()
{
    m_subject.service.reset(); // before its dependencies
    m_subject = {};
}

void ServiceContractTest::use(const ServiceOptions &options)
{
    QFETCH_GLOBAL(MakeSubject, make);
    cleanup();
    m_subject = make(m_databases, options);
}

Transaction ServiceContractTest::created(const TransactionDraft &draft)
{
    const auto answer = await(service().create(draft));
    if (!answer)
        QTest::qFail(qPrintable(answer.error().detail), __FILE__, __LINE__);
    return answer.value_or(Transaction());
}

QStringList ServiceContractTest::referencesOf(const TransactionFilter &filter)
{
    const auto page = await(service().list(filter));
    if (!page)
        return {u"error"_s};
    QStringList references;
    for (const Transaction &transaction : page->transactions)
        references.append(transaction.reference);
    if (page->total != references.size())
        return {u"wrong total"_s};
    if (await(service().count(filter)) != page->total)
        return {u"wrong count"_s};
    return references;
}

void ServiceContractTest::createsAPendingCashIn()
{
    TransactionDraft draft = cashInDraft(1234, u" pedido-1 "_s);
    draft.extra = u"mesa 4\nna janela"_s;
    const Transaction transaction = created(draft);
    // A bank gets an id that follows from the reference, so that no order is created twice.
    QCOMPARE(transaction.id.version(), bankCodesOf(service()) ? QUuid::Sha1 : QUuid::Random);
    QCOMPARE(transaction.operation, Operation::CashIn);
    QVERIFY(transaction.status == Status::Code::Pending);
    QCOMPARE(transaction.amount.cents(), 1234);
    QCOMPARE(transaction.commission,
             bankCodesOf(service()) ? std::nullopt : std::optional(Money()));
    QCOMPARE(transaction.created, noon());
    QVERIFY(!transaction.finished);
    QCOMPARE(transaction.name, u"José da Conceição"_s);
    QCOMPARE(transaction.email, u"jose@example.com"_s);
    QCOMPARE(transaction.phone, u"+5511987654321"_s);
    QCOMPARE(transaction.document, u"52998224725"_s);
    QCOMPARE(transaction.description, u"Café"_s);
    QCOMPARE(transaction.platform, service().platform());
    QCOMPARE(transaction.reference, u"pedido-1"_s);
    QCOMPARE(transaction.extra, u"mesa 4\nna janela"_s);
    QVERIFY(transaction.endToEndId.isEmpty());
    QVERIFY(transaction.pixKey.isEmpty());
    const QList<StatusEvent> events{{Status::Code::Pending, noon()}};
    QCOMPARE(transaction.events, events);
}

void ServiceContractTest::answersWithAPayableCode()
{
    const Transaction transaction = created(cashInDraft(987));
    QVERIFY(!payloadProblem(transaction, service().payee(), bankHostsOf(service())));
    const auto code = BrCode::parse(transaction.qrCode);
    QVERIFY(code);
    QVERIFY(code->warnings.isEmpty());
    if (bankCodesOf(service())) {
        QCOMPARE(code->kind, BrCode::Kind::Dynamic);
        QCOMPARE(code->url, u"127.0.0.1/qr/v2/"_s + transaction.id.toString(QUuid::Id128));
        QCOMPARE(m_subject.bank->bank.bank().payableTxids(),
                 QStringList{transaction.id.toString(QUuid::Id128)});
        return;
    }
    QCOMPARE(code->key, u"loja@example.com"_s);
    QCOMPARE(code->amount->cents(), 987);
    QCOMPARE(code->merchantName, u"Loja de Demonstracao"_s);
    QCOMPARE(code->merchantCity, u"Sao Paulo"_s);
    QCOMPARE(code->txid, transaction.id.toString(QUuid::Id128).left(25));
    QCOMPARE(code->txid.size(), 25);
}

void ServiceContractTest::answersWithACodeBehindAHost()
{
    if (bankCodesOf(service()))
        return; // the codes of a bank have the host of the bank
    ServiceOptions options = serviceOptions();
    options.payee = HostedMerchant{u"pix.example.com"_s, u"Loja"_s, u"Olinda"_s};
    use(options);
    const Transaction transaction = created(cashInDraft(987));
    QVERIFY(!payloadProblem(transaction, service().payee()));
    const auto code = BrCode::parse(transaction.qrCode);
    QVERIFY(code);
    QVERIFY(code->warnings.isEmpty());
    QCOMPARE(code->url, u"pix.example.com/qr/v2/"_s + transaction.id.toString(QUuid::Id128));
    QVERIFY(!code->amount);
    QVERIFY(code->txid.isEmpty());
}

void ServiceContractTest::createsAPendingCashOut()
{
    QVERIFY(service().capabilities().sendsMoney);
    TransactionDraft draft = cashOutDraft(1234, u"nota-1"_s);
    draft.keyType = PixKey::Kind::Phone;
    draft.pixKey = u"(11) 98765-4321"_s;
    const Transaction transaction = created(draft);
    QCOMPARE(transaction.operation, Operation::CashOut);
    QVERIFY(transaction.status == Status::Code::Pending);
    QCOMPARE(transaction.amount.cents(), 1234);
    QCOMPARE(transaction.pixKey, u"+5511987654321"_s);
    QCOMPARE(transaction.name, u"José da Conceição"_s);
    QCOMPARE(transaction.reference, u"nota-1"_s);
    QVERIFY(transaction.qrCode.isEmpty());
    QVERIFY(transaction.paymentLink.isEmpty());
    QVERIFY(transaction.endToEndId.isEmpty());
    const QList<StatusEvent> events{{Status::Code::Pending, noon()}};
    QCOMPARE(transaction.events, events);
    QCOMPARE(*await(service().find(transaction.id)), transaction);
}

void ServiceContractTest::reportsEveryBrokenRuleOfACashOut()
{
    TransactionDraft draft = cashOutDraft(0);
    draft.pixKey = u"529.982.247-26"_s;
    draft.keyType = PixKey::Kind::Cpf;
    const auto answer = await(service().create(draft));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::InvalidInput);
    const QList<FieldError> fields{{Field::Amount, Problem::TooSmall, 1},
                                   {Field::PixKey, Problem::CheckDigits}};
    QCOMPARE(answer.error().fields, fields);
    QCOMPARE(await(service().list({}))->total, 0);
}

void ServiceContractTest::carriesOutCashOuts_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QStringList>("way");
    QTest::newRow("paid") << qint64(500) << QStringList{u"in_process"_s, u"paid"_s};
    QTest::newRow("canceled") << qint64(511) << QStringList{u"in_process"_s, u"canceled"_s};
    QTest::newRow("denied") << qint64(512) << QStringList{u"in_process"_s, u"denied"_s};
    QTest::newRow("stays") << qint64(513) << QStringList{u"in_process"_s};
    QTest::newRow("analysed") << qint64(514)
                              << QStringList{u"in_analysis"_s, u"in_process"_s, u"paid"_s};
}

void ServiceContractTest::carriesOutCashOuts()
{
    QFETCH(qint64, cents);
    QFETCH(QStringList, way);
    ServiceOptions options = serviceOptions();
    options.terms.processingDelay = 100ms;
    use(options);
    QList<Transaction> changes;
    connect(&service(), &TransactionService::changed, this,
            [&changes](const Transaction &changed) { changes.append(changed); });
    const Transaction transaction = created(cashOutDraft(cents));
    changes.clear();
    for (qsizetype step = 1; step <= way.size(); ++step) {
        m_subject.clock.advance(100ms);
        QTRY_COMPARE(changes.size(), step);
        QCOMPARE(changes.constLast().status.toText(), way.at(step - 1));
        QCOMPARE(changes.constLast().events.size(), step + 1);
    }
    const auto end = await(service().find(transaction.id));
    QCOMPARE(*end, changes.constLast());
    const auto endToEndId = EndToEndId::parse(end->endToEndId);
    QVERIFY(endToEndId);
    QCOMPARE(endToEndId->kind(), EndToEndId::Kind::Payment);
    QCOMPARE(end->finished.has_value(), end->status.isFinal());
}

void ServiceContractTest::refusesTheTwinOfAnUnsettledCashOut_data()
{
    QTest::addColumn<int>("steps");
    QTest::addColumn<qint64>("first");
    QTest::addColumn<qint64>("second");
    QTest::addColumn<QString>("key");
    QTest::addColumn<bool>("isRefused");
    const QString same = u"jose@example.com"_s;
    const auto row = [](const char *name, int steps, qint64 first, qint64 second,
                        const QString &key, bool isRefused) {
        QTest::newRow(name) << steps << first << second << key << isRefused;
    };
    row("pending", 0, 500, 500, same, true);
    row("in process", 1, 500, 500, same, true);
    row("in analysis", 1, 514, 514, same, true);
    row("stuck", 5, 513, 513, same, true);
    row("paid", 2, 500, 500, same, false);
    row("canceled", 2, 511, 511, same, false);
    row("denied", 2, 512, 512, same, false);
    row("another amount", 0, 500, 501, same, false);
    row("another key", 0, 500, 500, u"josefa@example.com"_s, false);
}

void ServiceContractTest::refusesTheTwinOfAnUnsettledCashOut()
{
    QFETCH(int, steps);
    QFETCH(qint64, first);
    QFETCH(qint64, second);
    QFETCH(QString, key);
    QFETCH(bool, isRefused);
    ServiceOptions options = serviceOptions();
    options.terms.processingDelay = 100ms;
    use(options);
    int changes = 0;
    connect(&service(), &TransactionService::changed, this, [&changes] { ++changes; });
    created(cashOutDraft(first, u"a"_s));
    for (int step = 1; step <= steps && !(first == 513 && step > 1); ++step) {
        m_subject.clock.advance(100ms);
        QTRY_COMPARE(changes, step + 1);
    }
    TransactionDraft draft = cashOutDraft(second, u"b"_s);
    draft.pixKey = key;
    draft.mayHaveTwin = false;
    const auto answer = await(service().create(draft));
    QCOMPARE(answer.has_value(), !isRefused);
    if (!isRefused)
        return;
    QCOMPARE(answer.error().code, Error::Code::Conflict);
    QCOMPARE(answer.error().fields, QList<FieldError>({{Field::PixKey, Problem::Unsettled}}));
    QCOMPARE(await(service().list({}))->total, 1);
}

void ServiceContractTest::makesATwinWhereThatIsMeant()
{
    created(cashOutDraft(500, u"a"_s));
    created(cashOutDraft(500, u"b"_s));
    TransactionDraft charge = cashInDraft(500, u"c"_s); // has no key and therefore no twin
    charge.mayHaveTwin = false;
    created(charge);
}

/// A retry after a lost answer is found by its reference, and is not its own twin.
void ServiceContractTest::reportsAReferenceFromATwin()
{
    TransactionDraft draft = cashOutDraft(500, u"a"_s);
    draft.mayHaveTwin = false;
    created(draft);
    const auto again = await(service().create(draft));
    QVERIFY(!again);
    QCOMPARE(again.error().fields, QList<FieldError>({{Field::Reference, Problem::AlreadyUsed}}));
    draft.reference.clear(); // Two orders without references are not the same order.
    QCOMPARE(codeOf(await(service().create(draft))), Error::Code::Conflict);
    const auto other = await(service().create(cashOutDraft(600)));
    QVERIFY(other);
    TransactionDraft twin = cashOutDraft(600);
    twin.mayHaveTwin = false;
    QCOMPARE(codeOf(await(service().create(twin))), Error::Code::Conflict);
}

void ServiceContractTest::refusesACashOutOutsideASandbox()
{
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    use(options);
    QVERIFY(!service().capabilities().sendsMoney);
    QCOMPARE(codeOf(await(service().create(cashOutDraft()))), Error::Code::Unsupported);
    QCOMPARE(await(service().list({}))->total, 0);
}

void ServiceContractTest::simulatesNoCashOut()
{
    const Transaction transaction = created(cashOutDraft());
    for (const auto outcome : {SimulatedOutcome::Paid, SimulatedOutcome::Canceled}) {
        QCOMPARE(codeOf(await(service().simulate(transaction.id, outcome))),
                 Error::Code::TransitionRefused);
    }
    QCOMPARE(*await(service().find(transaction.id)), transaction);
}

void ServiceContractTest::findsWhatItCreated()
{
    const Transaction transaction = created(cashInDraft(1, u"a"_s));
    const Transaction other = created(cashInDraft(2));
    QVERIFY(transaction.id != other.id);
    const auto found = await(service().find(transaction.id));
    QVERIFY(found);
    QCOMPARE(*found, transaction);
    QCOMPARE(*await(service().find(other.id)), other);
}

void ServiceContractTest::doesNotFindAnUnknownId()
{
    created(cashInDraft());
    QCOMPARE(codeOf(await(service().find(QUuid::createUuid()))), Error::Code::NotFound);
    QCOMPARE(codeOf(await(service().find(QUuid()))), Error::Code::NotFound);
    QCOMPARE(codeOf(await(service().simulate(QUuid::createUuid(), SimulatedOutcome::Paid))),
             Error::Code::NotFound);
}

void ServiceContractTest::reportsEveryBrokenRule()
{
    TransactionDraft draft = cashInDraft(0, QString(51, u'r'));
    draft.name = QString(121, u'n');
    draft.document = u"529.982.247-26"_s;
    draft.platform = QUuid::createUuid();
    const auto answer = await(service().create(draft));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::InvalidInput);
    const QList<FieldError> fields{{Field::Amount, Problem::TooSmall, 1},
                                   {Field::Name, Problem::TooLong, 120},
                                   {Field::Document, Problem::CheckDigits},
                                   {Field::Platform, Problem::NotAllowed},
                                   {Field::Reference, Problem::TooLong, 50}};
    QCOMPARE(answer.error().fields, fields);
    QCOMPARE(await(service().list({}))->total, 0);
}

void ServiceContractTest::acceptsAPayerWithoutDataUnlessRequired_data()
{
    QTest::addColumn<TransactionDraft>("draft");
    QTest::newRow("the payer of a charge") << cashInDraft();
    QTest::newRow("the receiver of a payout") << cashOutDraft();
}

void ServiceContractTest::acceptsAPayerWithoutDataUnlessRequired()
{
    QFETCH(TransactionDraft, draft);
    draft.name = u"\u200b\u2060"_s; // invisible characters
    draft.email = u" "_s;
    draft.phone.clear();
    draft.document.clear();
    draft.description.clear();
    const auto answer = await(service().create(draft));
    if (service().capabilities().requiresPayer) {
        QVERIFY(!answer);
        QList<FieldError> fields;
        for (const Field field :
             {Field::Name, Field::Email, Field::Phone, Field::Document, Field::Description})
            fields.append({field, Problem::Missing});
        QCOMPARE(answer.error().fields, fields);
        QCOMPARE(await(service().list({}))->total, 0);
        return;
    }
    QVERIFY(answer);
    for (const QString &text :
         {answer->name, answer->email, answer->phone, answer->document, answer->description})
        QCOMPARE(text, QString());
    QCOMPARE(*await(service().find(answer->id)), *answer);
}

void ServiceContractTest::refusesAForeignPlatform()
{
    TransactionDraft draft = cashInDraft();
    draft.platform = QUuid::createUuid();
    const auto answer = await(service().create(draft));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::InvalidInput);
    const QList<FieldError> fields{{Field::Platform, Problem::NotAllowed}};
    QCOMPARE(answer.error().fields, fields);
}

void ServiceContractTest::refusesAReferenceTwice()
{
    const Transaction first = created(cashInDraft(100, u"pedido"_s));
    const auto second = await(service().create(cashInDraft(100, u" pedido "_s)));
    QVERIFY(!second);
    QCOMPARE(second.error().code, Error::Code::Conflict);
    const QList<FieldError> fields{{Field::Reference, Problem::AlreadyUsed}};
    QCOMPARE(second.error().fields, fields);
    QCOMPARE(await(service().list({}))->total, 1);

    // Permanently: even long after the end of the first charge.
    QVERIFY(await(service().simulate(first.id, SimulatedOutcome::Canceled)));
    QCOMPARE(codeOf(await(service().create(cashInDraft(1, u"pedido"_s)))), Error::Code::Conflict);
    QCOMPARE(codeOf(await(service().create(cashOutDraft(1, u"pedido"_s)))), Error::Code::Conflict);
    created(cashInDraft(100, u"Pedido"_s)); // a different reference
}

void ServiceContractTest::letsEmptyReferencesBe()
{
    created(cashInDraft(100, u""_s));
    created(cashInDraft(100, u"  "_s));
    created(cashInDraft(100));
    QCOMPARE(await(service().list({}))->total, 3);
}

void ServiceContractTest::listsNewestFirst()
{
    created(cashInDraft(1, u"a"_s));
    created(cashInDraft(1, u"b"_s)); // in the same millisecond
    m_subject.clock.advance(1h);
    created(cashInDraft(1, u"c"_s));
    m_subject.clock.advance(-2h); // the clock is set back
    created(cashInDraft(1, u"d"_s));
    const QStringList references{u"d"_s, u"c"_s, u"b"_s, u"a"_s};
    QCOMPARE(referencesOf({}), references);
    const auto page = await(service().list({}));
    QCOMPARE(page->transactions.at(0).created, noon().addSecs(-3600)); // by the clock at that time
    QCOMPARE(page->transactions.at(1).created, noon().addSecs(3600));
    QCOMPARE(page->transactions.at(0).events.constFirst().at, page->transactions.at(0).created);
    QCOMPARE(page->transactions.at(0), *await(service().find(page->transactions.at(0).id)));
}

void ServiceContractTest::pagesWithExactTotals()
{
    constexpr int kCount = 2 * TransactionPage::kSize + 1;
    for (int i = 1; i <= kCount; ++i)
        created(cashInDraft(i));
    qint64 expected = kCount;
    for (int number = 1; number <= 3; ++number) {
        const auto page = await(service().list({.page = number}));
        QVERIFY(page);
        QCOMPARE(page->total, kCount);
        QCOMPARE(await(service().count({.page = number})), kCount);
        QCOMPARE(page->currentPage, number);
        QCOMPARE(page->lastPage, 3);
        QCOMPARE(page->transactions.size(), number == 3 ? 1 : TransactionPage::kSize);
        for (const Transaction &transaction : page->transactions) {
            QCOMPARE(transaction.amount.cents(), expected--);
            QCOMPARE(transaction.events.size(), 1);
        }
    }
    QCOMPARE(expected, 0);
}

/// Transactions that are created meanwhile shift nothing.
void ServiceContractTest::pagesBehindATransaction()
{
    constexpr int kCount = 7;
    for (int i = 1; i <= kCount; ++i)
        created(cashInDraft(i));
    TransactionFilter filter{.pageSize = 3};
    QList<qint64> amounts;
    std::optional<bool> hasMore = true;
    while (hasMore.value_or(true)) {
        const auto page = await(service().list(filter));
        QVERIFY(page && !page->transactions.isEmpty());
        for (const Transaction &one : page->transactions)
            amounts.append(one.amount.cents());
        QCOMPARE(page->hasMore.has_value(), filter.after.has_value());
        hasMore = page->hasMore;
        filter.after = page->transactions.constLast().id;
        created(cashInDraft(100 + amounts.size()));
    }
    QCOMPARE(amounts, (QList<qint64>{7, 6, 5, 4, 3, 2, 1}));
    filter.after = QUuid::createUuid();
    const auto unknown = await(service().list(filter));
    QVERIFY(!unknown);
    QCOMPARE(unknown.error().code, Error::Code::NotFound);
}

void ServiceContractTest::pagesPastTheEndAreEmpty()
{
    auto page = await(service().list({}));
    QVERIFY(page);
    QCOMPARE(*page, TransactionPage());

    created(cashInDraft());
    for (const int number : {2, std::numeric_limits<int>::max()}) {
        page = await(service().list({.page = number}));
        QVERIFY(page);
        QVERIFY(page->transactions.isEmpty());
        QCOMPARE(page->total, 1);
        QCOMPARE(page->lastPage, 1);
        QCOMPARE(page->currentPage, number);
    }
}

void ServiceContractTest::refusesAFilterWithoutMeaning_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QList<FieldError>>("fields");
    const auto row = [](const char *name, const TransactionFilter &filter,
                        const QList<FieldError> &fields) {
        QTest::newRow(name) << filter << fields;
    };
    row("page 0", {.page = 0}, {{Field::Page, Problem::TooSmall, 1}});
    row("page -1", {.page = -1}, {{Field::Page, Problem::TooSmall, 1}});
    row("page without rows", {.pageSize = 0}, {{Field::Page, Problem::NotAllowed}});
    row("page of 101", {.pageSize = 101}, {{Field::Page, Problem::NotAllowed}});
    row("page 2 behind a transaction", {.page = 2, .after = QUuid::createUuid()},
        {{Field::Page, Problem::NotAllowed}});
    row("amounts behind a transaction",
        {.order = {ListOrder::Key::Amount}, .after = QUuid::createUuid()},
        {{Field::Page, Problem::NotAllowed}});
    row("phone of letters", {.phone = u"abc"_s}, {{Field::Phone, Problem::Malformed}});
    row("phone of mask", {.phone = u"() -"_s}, {{Field::Phone, Problem::Malformed}});
    row("phone of other digits", {.phone = u"٣٤"_s}, {{Field::Phone, Problem::Malformed}});
    row("name of blanks", {.nameOrDocument = u"  "_s}, {{Field::Name, Problem::Malformed}});
    row("name of an accent", {.nameOrDocument = u"\u0301"_s}, {{Field::Name, Problem::Malformed}});
    row("description of blanks", {.description = u" "_s},
        {{Field::Description, Problem::Malformed}});
    row("null character in a description", {.description = u"p\0o"_s},
        {{Field::Description, Problem::Malformed}});
    row("e-mail of blanks", {.email = u" "_s}, {{Field::Email, Problem::Malformed}});
    row("null character in an e-mail", {.email = u"a\0@"_s}, {{Field::Email, Problem::Malformed}});
    row("short end of an id", {.endToEndIdEnding = u"00000"_s},
        {{Field::Identifier, Problem::Malformed}});
    row("end longer than an id", {.endToEndIdEnding = QString(33, u'0')},
        {{Field::Identifier, Problem::Malformed}});
    row("null character in a reference", {.reference = u"a\0b"_s},
        {{Field::Reference, Problem::Malformed}});
    row("null character in an end-to-end id", {.endToEndId = u"E\0"_s},
        {{Field::Identifier, Problem::Malformed}});
    row("null character in the end of an id", {.endToEndIdEnding = u"00000\0"_s},
        {{Field::Identifier, Problem::Malformed}});
    row("null character in a name", {.nameOrDocument = u"ana\0"_s},
        {{Field::Name, Problem::Malformed}});
    row("null character in a phone", {.phone = u"11\0"_s}, {{Field::Phone, Problem::Malformed}});
    row("null character in a key", {.pixKey = u"\0"_s}, {{Field::PixKey, Problem::Malformed}});
    row("a note, which is none of a service's", {.note = u"bolo"_s}, {});
    row("a tag, which is neither", {.tag = u"fiado"_s}, {});
    row("a mark of a counter", {.mark = Mark::Abandoned}, {});
    row("a counter", {.till = u"C1"_s}, {});
    row("unknown status", {.statuses = {Status::Code::Unknown}}, {});
    row("two at once", {.phone = u"-"_s, .page = 0},
        {{Field::Phone, Problem::Malformed}, {Field::Page, Problem::TooSmall, 1}});
}

void ServiceContractTest::refusesAFilterWithoutMeaning()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(QList<FieldError>, fields);
    const auto page = await(service().list(filter));
    QVERIFY(!page);
    QCOMPARE(page.error().code, Error::Code::InvalidInput);
    QCOMPARE(page.error().fields, fields);
    if (filter == filter.firstPage()) { // count() ignores the page
        const auto count = await(service().count(filter));
        QVERIFY(!count);
        QCOMPARE(count.error(), page.error());
    }
}

/// Creates transactions of four people; the rows of filters() list the expected ones.
void ServiceContractTest::createParties()
{
    TransactionDraft draft = cashInDraft(100, u"jose"_s);
    draft.description = u"Pão francês 50%"_s;
    created(draft);

    draft = cashInDraft(200, u"firma"_s);
    draft.description = u"PAO de queijo"_s;
    draft.name = u"100% Açaí_Ltda \\ Cia"_s;
    draft.document = u"11.222.333/0001-81"_s;
    draft.phone = u"(21) 3333-4444"_s;
    draft.email = u"Compras_1@Firma.example"_s;
    const Transaction paid = created(draft);
    QVERIFY(await(service().simulate(paid.id, SimulatedOutcome::Paid)));

    draft = cashInDraft(300, u"maria"_s);
    draft.name = u"MARIA STRASSE-ÁVILA"_s;
    draft.document = u"111.444.777-35"_s;
    draft.phone = u"11 91111-2222"_s;
    created(draft);

    draft = cashOutDraft(400, u"fornecedor"_s);
    draft.name = u"Inês"_s;
    draft.document = u"222.333.444-05"_s;
    draft.phone = u"48 96666-7777"_s;
    created(draft);
}

void ServiceContractTest::filters_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QString>("found");
    const auto row = [](const char *name, const TransactionFilter &filter, const QString &found) {
        QTest::newRow(name) << filter << found;
    };
    row("nothing set", {}, u"fornecedor maria firma jose"_s);
    row("reference", {.reference = u"firma"_s}, u"firma"_s);
    row("part of a reference", {.reference = u"firm"_s}, u""_s);
    row("reference in capitals", {.reference = u"FIRMA"_s}, u""_s);
    row("pending", {.statuses = {Status::Code::Pending}}, u"fornecedor maria jose"_s);
    row("paid", {.statuses = {Status::Code::Paid}}, u"firma"_s);
    row("expired", {.statuses = {Status::Code::Expired}}, u""_s);
    row("pending or paid",
        {.statuses = {Status::Code::Pending, Status::Code::Paid}, .operation = Operation::CashIn},
        u"maria firma jose"_s);
    row("operation", {.operation = Operation::CashOut}, u"fornecedor"_s);
    row("amounts", {.minAmount = Money::fromCents(200), .maxAmount = Money::fromCents(300)},
        u"maria firma"_s);
    row("amount from", {.minAmount = Money::fromCents(301)}, u"fornecedor"_s);
    row("no amount between",
        {.minAmount = Money::fromCents(300), .maxAmount = Money::fromCents(299)}, u""_s);
    row("end-to-end id of nobody", {.endToEndId = u"E0"_s}, u""_s);
    row("end of the id of nobody", {.endToEndIdEnding = u"000000"_s}, u""_s);
    row("end as long as an id", {.endToEndIdEnding = QString(32, u'0')}, u""_s);
    row("paid now", {.paidFrom = noon(), .paidUntil = noon().addSecs(3600)}, u"firma"_s);
    row("paid before", {.paidUntil = noon()}, u""_s);
    row("created now", {.createdFrom = noon(), .createdUntil = noon().addSecs(1)},
        u"fornecedor maria firma jose"_s);
    row("created before", {.createdUntil = noon()}, u""_s);
    row("created later", {.createdFrom = noon().addSecs(1)}, u""_s);
    row("unknown id", {.identifier = QUuid(u"00000000-0000-4000-8000-000000000000"_s)}, u""_s);
    row("null id", {.identifier = QUuid()}, u""_s);
    row("name", {.nameOrDocument = u"José da Conceição"_s}, u"jose"_s);
    row("name without accents", {.nameOrDocument = u"conceicao"_s}, u"jose"_s);
    row("name decomposed", {.nameOrDocument = u"Jose\u0301"_s}, u"jose"_s);
    row("name with other accents", {.nameOrDocument = u"jôsè"_s}, u"jose"_s);
    row("name in other case", {.nameOrDocument = u"maria strasse-avila"_s}, u"maria"_s);
    row("middle of a name", {.nameOrDocument = u" da con "_s}, u"jose"_s);
    row("letters of all", {.nameOrDocument = u"a"_s}, u"maria firma jose"_s);
    row("percent is itself", {.nameOrDocument = u"%"_s}, u"firma"_s);
    row("percent between", {.nameOrDocument = u"1%a"_s}, u""_s);
    row("underscore is itself", {.nameOrDocument = u"_"_s}, u"firma"_s);
    row("backslash is itself", {.nameOrDocument = u"\\"_s}, u"firma"_s);
    row("quote", {.nameOrDocument = u"' OR 1=1 --"_s}, u""_s);
    row("document", {.nameOrDocument = u"52998224725"_s}, u"jose"_s);
    row("document with mask", {.nameOrDocument = u"11.222.333/0001-81"_s}, u"firma"_s);
    row("beginning of documents", {.nameOrDocument = u"11"_s}, u"maria firma"_s);
    row("beginning with mask", {.nameOrDocument = u"111.4"_s}, u"maria"_s);
    row("middle of a document", {.nameOrDocument = u"982247"_s}, u""_s);
    row("part of descriptions", {.description = u"pao"_s}, u"firma jose"_s);
    row("description with accents", {.description = u"Frances"_s}, u"jose"_s);
    row("middle of a description, with other accents", {.description = u" dê quei "_s}, u"firma"_s);
    row("percent in a description", {.description = u"%"_s}, u"jose"_s);
    row("name as a description", {.description = u"José"_s}, u""_s);
    row("description and name", {.nameOrDocument = u"a"_s, .description = u"pão"_s},
        u"firma jose"_s);
    row("description, paid", {.statuses = {Status::Code::Paid}, .description = u"pao"_s},
        u"firma"_s);
    row("part of e-mails", {.email = u"jose@"_s}, u"fornecedor maria jose"_s);
    row("e-mail in other case, with accents", {.email = u"Cómpras_1@fIRMA.EXAMPLE"_s}, u"firma"_s);
    row("underscore in an e-mail", {.email = u"s_1@"_s}, u"firma"_s);
    row("underscore for any character in an e-mail", {.email = u"jos_@"_s}, u""_s);
    row("name as an e-mail", {.email = u"josé da"_s}, u""_s);
    row("e-mail, paid", {.statuses = {Status::Code::Paid}, .email = u"example"_s}, u"firma"_s);
    row("e-mail and description", {.description = u"pao"_s, .email = u"jose"_s}, u"jose"_s);
    row("phone", {.phone = u"+5511987654321"_s}, u"jose"_s);
    row("phone as typed", {.phone = u"(11) 98765-4321"_s}, u"jose"_s);
    row("middle of phones", {.phone = u"2222"_s}, u"maria"_s);
    row("area of phones", {.phone = u"5511"_s}, u"maria jose"_s);
    row("phone of nobody", {.phone = u"99999999"_s}, u""_s);
    row("platform", {.platform = kPlatform}, u"fornecedor maria firma jose"_s);
    row("other platform", {.platform = QUuid(u"00000000-0000-4000-8000-000000000000"_s)}, u""_s);
    row("Pix key", {.pixKey = u"jose@example.com"_s}, u"fornecedor"_s);
    row("part of a Pix key", {.pixKey = u"jose@example"_s}, u""_s);
    row("Pix key of the shop", {.pixKey = u"loja@example.com"_s}, u""_s); // cash-outs only
    row("all must hold",
        {.statuses = {Status::Code::Pending}, .nameOrDocument = u"a"_s, .phone = u"98765"_s},
        u"jose"_s);
    row("all must hold, and do not", {.reference = u"jose"_s, .statuses = {Status::Code::Paid}},
        u""_s);
}

void ServiceContractTest::filters()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(QString, found);
    createParties();
    QCOMPARE(referencesOf(filter).join(u' '), found);
}

void ServiceContractTest::sorts_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QString>("found");
    using Key = ListOrder::Key;
    const auto row = [](const char *name, const TransactionFilter &filter, const QString &found) {
        QTest::newRow(name) << filter << found;
    };
    row("oldest first", {.order = {Key::Created, Qt::AscendingOrder}},
        u"jose firma maria fornecedor irma"_s);
    row("largest first", {.order = {Key::Amount, Qt::DescendingOrder}},
        u"fornecedor maria irma firma jose"_s);
    row("smallest first", {.order = {Key::Amount, Qt::AscendingOrder}},
        u"jose irma firma maria fornecedor"_s);
    row("names", {.order = {Key::Name, Qt::AscendingOrder}}, u"firma fornecedor jose irma maria"_s);
    row("names backwards", {.order = {Key::Name, Qt::DescendingOrder}},
        u"irma maria jose fornecedor firma"_s);
    row("pending first", {.order = {Key::State, Qt::AscendingOrder}},
        u"irma fornecedor maria jose firma"_s);
    row("pending last", {.order = {Key::State, Qt::DescendingOrder}},
        u"firma irma fornecedor maria jose"_s);
    row("only charges, smallest first",
        {.operation = Operation::CashIn, .order = {Key::Amount, Qt::AscendingOrder}},
        u"jose irma firma maria"_s);
    row("by name, smallest first",
        {.nameOrDocument = u"a"_s, .order = {Key::Amount, Qt::AscendingOrder}},
        u"jose irma firma maria"_s);
    row("by reference", {.reference = u"irma"_s, .order = {Key::Name, Qt::AscendingOrder}},
        u"irma"_s);
    row("nothing found", {.reference = u"x"_s, .order = {Key::Amount, Qt::AscendingOrder}}, u""_s);
}

/// Transactions with equal values are newest first. A service without the capability refuses.
void ServiceContractTest::sorts()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(QString, found);
    createParties();
    TransactionDraft draft = cashInDraft(200, u"irma"_s); // equal to another in amount and name
    draft.name = u"Maria Strasse-Avila"_s;
    created(draft);
    if (service().capabilities().sortsLists) {
        QCOMPARE(referencesOf(filter).join(u' '), found);
        return;
    }
    const auto page = await(service().list(filter));
    QVERIFY(!page);
    QCOMPARE(page.error().code, Error::Code::Unsupported);
    const auto count = await(service().count(filter)); // in any order
    QVERIFY(count);
    QCOMPARE(*count, found.isEmpty() ? 0 : found.count(u' ') + 1);
}

void ServiceContractTest::filtersWholeDaysOfBrasilia_data()
{
    QTest::addColumn<QDate>("initial");
    QTest::addColumn<QDate>("final");
    QTest::addColumn<QString>("found");
    const QDate day(2026, 1, 15);
    QTest::newRow("no bounds") << QDate() << QDate() << u"d c b a"_s;
    QTest::newRow("the day") << day << day << u"c b"_s;
    QTest::newRow("from the day") << day << QDate() << u"d c b"_s;
    QTest::newRow("to the day") << QDate() << day << u"c b a"_s;
    QTest::newRow("day before") << day.addDays(-1) << day.addDays(-1) << u"a"_s;
    QTest::newRow("day after") << day.addDays(1) << day.addDays(1) << u"d"_s;
    QTest::newRow("the other way round") << day << day.addDays(-1) << u""_s;
}

void ServiceContractTest::filtersWholeDaysOfBrasilia()
{
    QFETCH(QDate, initial);
    QFETCH(QDate, final);
    QFETCH(QString, found);
    const QDateTime midnight({2026, 1, 15}, QTime(3, 0), QTimeZone::utc());
    m_subject.clock.set(midnight.addMSecs(-1));
    created(cashInDraft(1, u"a"_s));
    m_subject.clock.set(midnight);
    created(cashInDraft(1, u"b"_s));
    m_subject.clock.set(midnight.addDays(1).addMSecs(-1));
    created(cashInDraft(1, u"c"_s));
    m_subject.clock.set(midnight.addDays(1));
    created(cashInDraft(1, u"d"_s));
    QCOMPARE(referencesOf({.initialDate = initial, .finalDate = final}).join(u' '), found);
}

/// Lists keep the order of creation; dates follow the clock.
void ServiceContractTest::datesByTheClockOnceItIsRight()
{
    const QDate day(2026, 1, 15);
    created(cashInDraft(1, u"a"_s));
    m_subject.clock.set(noon().addYears(73));
    created(cashInDraft(1, u"b"_s));
    m_subject.clock.set(noon().addSecs(60));
    created(cashInDraft(1, u"c"_s));
    m_subject.clock.set(noon().addYears(-20));
    created(cashInDraft(1, u"d"_s));
    m_subject.clock.set(noon().addDays(1));
    created(cashInDraft(1, u"e"_s));
    const auto found = [this](QDate initial, QDate final) {
        return referencesOf({.initialDate = initial, .finalDate = final}).join(u' ');
    };
    QCOMPARE(found({}, {}), u"e d c b a"_s);
    QCOMPARE(found(day, day), u"c a"_s);
    QCOMPARE(found(day, day.addDays(1)), u"e c a"_s);
    QCOMPARE(found({}, day), u"d c a"_s);
    QCOMPARE(found(day.addDays(1), {}), u"e b"_s);
    QCOMPARE(found(day.addYears(73), {}), u"b"_s);
}

void ServiceContractTest::simulatesAPayment()
{
    QVERIFY(service().capabilities().simulates);
    QVERIFY(service().capabilities().seesPayments);
    const Transaction transaction = created(cashInDraft());
    m_subject.clock.advance(90s);
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    QVERIFY(paid);
    QVERIFY(paid->status == Status::Code::Paid);
    QCOMPARE(paid->finished, noon().addSecs(90));
    const QList<StatusEvent> events{{Status::Code::Paid, noon().addSecs(90)},
                                    {Status::Code::Pending, noon()}};
    QCOMPARE(paid->events, events);
    const auto endToEndId = EndToEndId::parse(paid->endToEndId);
    QVERIFY(endToEndId);
    QCOMPARE(endToEndId->kind(), EndToEndId::Kind::Payment);
    QCOMPARE(endToEndId->minute(), noon().addSecs(60));
    QCOMPARE(paid->qrCode, transaction.qrCode);
    QCOMPARE(*await(service().find(transaction.id)), *paid);
}

void ServiceContractTest::simulatesACancellation()
{
    const Transaction transaction = created(cashInDraft());
    const auto canceled = await(service().simulate(transaction.id, SimulatedOutcome::Canceled));
    QVERIFY(canceled);
    QVERIFY(canceled->status == Status::Code::Canceled);
    QCOMPARE(canceled->finished, noon());
    QCOMPARE(canceled->events.size(), 2);
    QVERIFY(canceled->endToEndId.isEmpty());
    QCOMPARE(*await(service().find(transaction.id)), *canceled);
}

void ServiceContractTest::repeatsASimulationWithoutAChange()
{
    const Transaction transaction = created(cashInDraft());
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    m_subject.clock.advance(1h);
    int changes = 0;
    connect(&service(), &TransactionService::changed, this, [&changes] { ++changes; });
    const auto again = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    QVERIFY(again);
    QCOMPARE(*again, *paid);
    QCOMPARE(changes, 0);
}

void ServiceContractTest::refusesAMoveFromAnotherState()
{
    const Transaction transaction = created(cashInDraft());
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    QCOMPARE(codeOf(await(service().simulate(transaction.id, SimulatedOutcome::Canceled))),
             Error::Code::TransitionRefused);
    QCOMPARE(*await(service().find(transaction.id)), *paid);
}

void ServiceContractTest::refusesToSimulateOutsideASandbox()
{
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    use(options);
    QVERIFY(!service().capabilities().simulates);
    QVERIFY(!service().capabilities().seesPayments);
    const Transaction transaction = created(cashInDraft());
    QCOMPARE(codeOf(await(service().simulate(transaction.id, SimulatedOutcome::Paid))),
             Error::Code::Unsupported);
    QCOMPARE(*await(service().find(transaction.id)), transaction);
}

/// Returns true if the service does not support refunds: the API has none.
bool ServiceContractTest::refundsNothing()
{
    if (service().capabilities().refunds)
        return false;
    const Transaction transaction = created(cashInDraft());
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    const auto refused = await(service().refund(transaction.id, u"engano"_s));
    const bool isHonest = !refused && codeOf(refused) == Error::Code::Unsupported &&
                          await(service().find(transaction.id)) == paid;
    if (!isHonest)
        QTest::qFail("it neither refunds nor says so", __FILE__, __LINE__);
    return true;
}

void ServiceContractTest::refundsAPayment()
{
    if (refundsNothing())
        return;
    const Transaction transaction = created(cashInDraft());
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    m_subject.clock.advance(1h);
    QList<Transaction> changes;
    connect(&service(), &TransactionService::changed, this,
            [&changes](const Transaction &changed) { changes.append(changed); });
    const auto refunded = await(service().refund(transaction.id, u" não serviu "_s));
    QVERIFY(refunded);
    Transaction expected = *paid;
    expected.status = Status::Code::Refund;
    expected.events.prepend({Status::Code::Refund, noon().addSecs(3600)});
    expected.finished = noon().addSecs(3600);
    expected.refundReason = u"não serviu"_s;
    QCOMPARE(*refunded, expected);
    QCOMPARE(changes, QList<Transaction>{expected});
    QCOMPARE(*await(service().find(transaction.id)), expected);
    QCOMPARE(await(service().list({}))->transactions, QList<Transaction>{expected});
}

void ServiceContractTest::repeatsARefundWithoutAChange()
{
    if (refundsNothing())
        return;
    const Transaction transaction = created(cashInDraft());
    QVERIFY(await(service().simulate(transaction.id, SimulatedOutcome::Paid)));
    const auto refunded = await(service().refund(transaction.id, u"não serviu"_s));
    m_subject.clock.advance(std::chrono::days(100));
    int changes = 0;
    connect(&service(), &TransactionService::changed, this, [&changes] { ++changes; });
    const auto again = await(service().refund(transaction.id, u"outra razão"_s));
    QVERIFY(again);
    QCOMPARE(*again, *refunded);
    QCOMPARE(changes, 0);
    // A second payment of the customer is impossible.
    QCOMPARE(codeOf(await(service().simulate(transaction.id, SimulatedOutcome::Paid))),
             Error::Code::TransitionRefused);
}

void ServiceContractTest::refusesToRefundWhatIsNotPaid()
{
    if (refundsNothing())
        return;
    const Transaction transaction = created(cashInDraft());
    const auto refused = await(service().refund(transaction.id, u"engano"_s));
    QCOMPARE(codeOf(refused), Error::Code::TransitionRefused);
    QVERIFY(refused.error().fields.isEmpty());
    QCOMPARE(*await(service().find(transaction.id)), transaction);
    QCOMPARE(codeOf(await(service().refund(QUuid::createUuid(), u"engano"_s))),
             Error::Code::NotFound);
}

void ServiceContractTest::refusesToRefundTooLate()
{
    if (refundsNothing())
        return;
    const Transaction transaction = created(cashInDraft());
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    m_subject.clock.advance(std::chrono::days(TransactionService::kRefundDays) + 1ms);
    const auto refused = await(service().refund(transaction.id, u"engano"_s));
    QCOMPARE(codeOf(refused), Error::Code::TransitionRefused);
    QCOMPARE(refused.error().fields,
             QList<FieldError>({{Field::Identifier, Problem::TooLate, 90}}));
    QCOMPARE(*await(service().find(transaction.id)), *paid);
}

void ServiceContractTest::refusesAReasonThatCannotBeKept_data()
{
    QTest::addColumn<QString>("reason");
    QTest::addColumn<FieldError>("problem");
    const auto row = [](const char *name, const QString &reason, const FieldError &problem) {
        QTest::newRow(name) << reason << problem;
    };
    row("none", u""_s, {Field::Reason, Problem::Missing});
    row("blanks", u"  "_s, {Field::Reason, Problem::Missing});
    row("nothing to see", u"\u200b"_s, {Field::Reason, Problem::Missing});
    row("too long", QString(141, u'x'), {Field::Reason, Problem::TooLong, 140});
    row("two lines", u"não\nserviu"_s, {Field::Reason, Problem::Malformed});
}

void ServiceContractTest::refusesAReasonThatCannotBeKept()
{
    if (refundsNothing())
        return;
    QFETCH(QString, reason);
    QFETCH(FieldError, problem);
    const Transaction transaction = created(cashInDraft());
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    const auto refused = await(service().refund(transaction.id, reason));
    QCOMPARE(codeOf(refused), Error::Code::InvalidInput);
    QCOMPARE(refused.error().fields, QList<FieldError>{problem});
    QCOMPARE(*await(service().find(transaction.id)), *paid);
    QVERIFY(await(service().refund(transaction.id, QString(140, u'x'))));
}

/// No money moves: the shop gives the money back in the bank's app.
void ServiceContractTest::recordsARefundOutsideASandbox()
{
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    use(options);
    const bool isPossible = service().capabilities().refunds;
    QCOMPARE(isPossible, !m_subject.server); // the API has no refund
    const Transaction transaction = created(cashInDraft());
    QCOMPARE(codeOf(await(service().refund(transaction.id, u"engano"_s))),
             isPossible ? Error::Code::TransitionRefused : Error::Code::Unsupported);
    QCOMPARE(*await(service().find(transaction.id)), transaction);
}

void ServiceContractTest::cancelsAWaitingCharge()
{
    for (const Environment environment : {Environment::Sandbox, Environment::Production}) {
        ServiceOptions options = serviceOptions();
        options.environment = environment;
        use(options);
        const Transaction charge = created(cashInDraft());
        const auto canceled = await(service().cancel(charge.id));
        QCOMPARE(service().capabilities().cancels, !m_subject.server);
        if (m_subject.server) { // a till marks charges instead
            QCOMPARE(codeOf(canceled), Error::Code::Unsupported);
            continue;
        }
        QVERIFY(canceled);
        QVERIFY(canceled->status == Status::Code::Canceled);
        QCOMPARE(canceled->events.size(), 2);
        QCOMPARE(canceled->commission, Money());
        QVERIFY(canceled->finished);
        QCOMPARE(await(service().cancel(charge.id)), canceled);
        QCOMPARE(*await(service().find(charge.id)), *canceled);
        QCOMPARE(codeOf(await(service().cancel(QUuid::createUuid()))), Error::Code::NotFound);
        if (environment == Environment::Production) { // the money arrived nevertheless
            const auto paid = await(service().confirm(charge.id, {.note = u"visto"_s}));
            QVERIFY(paid && paid->status == Status::Code::Paid);
            QCOMPARE(codeOf(await(service().cancel(charge.id))), Error::Code::TransitionRefused);
            QCOMPARE(*await(service().find(charge.id)), *paid);
        } else {
            const Transaction payout = created(cashOutDraft());
            QCOMPARE(codeOf(await(service().cancel(payout.id))), Error::Code::TransitionRefused);
        }
    }
}

void ServiceContractTest::confirmsNothingInASandbox()
{
    QVERIFY(!service().capabilities().confirmsPayments);
    const Transaction transaction = created(cashInDraft());
    QCOMPARE(codeOf(await(service().confirm(transaction.id, {.note = u"visto"_s}))),
             Error::Code::Unsupported);
    QCOMPARE(*await(service().find(transaction.id)), transaction);
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    QCOMPARE(codeOf(await(service().withdraw(transaction.id, {.reason = u"engano"_s}))),
             Error::Code::Unsupported);
    QCOMPARE(*await(service().find(transaction.id)), *paid);
}

/// tst_evidence_contract tests the rules of services that confirm payments.
void ServiceContractTest::saysIfItConfirmsNothing()
{
    ServiceOptions options = serviceOptions();
    options.environment = Environment::Production;
    use(options);
    const Transaction transaction = created(cashInDraft());
    const auto paid = await(service().confirm(transaction.id, {.note = u"visto"_s}));
    QCOMPARE(paid.has_value(), service().capabilities().confirmsPayments);
    if (!paid)
        QCOMPARE(codeOf(paid), Error::Code::Unsupported);
    const auto withdrawn = await(service().withdraw(transaction.id, {.reason = u"engano"_s}));
    QCOMPARE(withdrawn.has_value(), service().capabilities().confirmsPayments);
}

/// Sets a commission of 1.5 % and 10 centavos, at most R$ 2,00.
void ServiceContractTest::useWithCommission()
{
    ServiceOptions options = serviceOptions();
    options.terms.cashInCommission = {
        .basisPoints = 150, .fixed = Money::fromCents(10), .max = Money::fromCents(200)};
    use(options);
}

void ServiceContractTest::forecastsACommission()
{
    useWithCommission();
    QCOMPARE(created(cashInDraft(1)).commission->cents(), 10);
    QCOMPARE(created(cashInDraft(1234)).commission->cents(), 29); // 18.51 rounded up, plus 10
    const Transaction large = created(cashInDraft(100'000));
    QCOMPARE(large.commission->cents(), 200);
    QCOMPARE(*await(service().find(large.id)), large);
}

void ServiceContractTest::keepsTheCommissionOfAPayment()
{
    useWithCommission();
    const Transaction transaction = created(cashInDraft(1234));
    const auto paid = await(service().simulate(transaction.id, SimulatedOutcome::Paid));
    QVERIFY(paid);
    QCOMPARE(paid->commission->cents(), 29);
    if (refundsNothing())
        return;
    const auto refunded = await(service().refund(transaction.id, u"troca"_s));
    QVERIFY(refunded);
    QCOMPARE(refunded->commission->cents(), 29);
}

void ServiceContractTest::chargesNoCommissionWithoutMoney()
{
    useWithCommission();
    const Transaction first = created(cashInDraft(1234));
    const auto canceled = await(service().simulate(first.id, SimulatedOutcome::Canceled));
    QVERIFY(canceled);
    QVERIFY(canceled->commission->isZero());

    const Transaction second = created(cashInDraft(1234));
    m_subject.clock.advance(24h);
    const auto expired = await(service().find(second.id));
    QVERIFY(expired && expired->status == Status::Code::Expired);
    QVERIFY(expired->commission->isZero());
}

void ServiceContractTest::reportsOfChangesBeforeTheAnswer()
{
    QStringList log;
    connect(&service(), &TransactionService::changed, this, [&log](const Transaction &changed) {
        log.append(u"changed "_s + changed.status.toText());
    });
    const auto answered = [&log](const Result<Transaction> &answer) {
        log.append(u"answer "_s + answer->status.toText());
        return answer;
    };
    const auto answer = await(service().create(cashInDraft()).then(this, answered));
    await(service().simulate(answer->id, SimulatedOutcome::Paid).then(this, answered));
    const QStringList expected{u"changed pending"_s, u"answer pending"_s, u"changed paid"_s,
                               u"answer paid"_s};
    QCOMPARE(log, expected);
}

void ServiceContractTest::reportsNobodyOfFailures()
{
    created(cashInDraft(1, u"taken"_s));
    int changes = 0;
    connect(&service(), &TransactionService::changed, this, [&changes] { ++changes; });
    QVERIFY(!await(service().create(cashInDraft(0))));
    QVERIFY(!await(service().create(cashInDraft(1, u"taken"_s))));
    QVERIFY(!await(service().simulate(QUuid::createUuid(), SimulatedOutcome::Paid)));
    QVERIFY(await(service().list({})));
    QCOMPARE(changes, 0);
}

/// Also across pages, and for any order of queries.
void ServiceContractTest::countsWhatIsDueAsExpired()
{
    constexpr int kDue = TransactionPage::kSize + 1;
    for (int i = 0; i < kDue; ++i)
        created(cashInDraft());
    const Transaction payout = created(cashOutDraft(13));
    m_subject.clock.advance(24h - 1ms);
    const Transaction fresh = created(cashInDraft());
    m_subject.clock.advance(1ms);

    const auto pending = await(service().list({.statuses = {Status::Code::Pending}}));
    QVERIFY(pending->transactions.contains(fresh));
    for (const Transaction &transaction : pending->transactions)
        QVERIFY(transaction.id == fresh.id || transaction.id == payout.id);
    QCOMPARE(pending->total, pending->transactions.size());
    const auto expired = await(service().list({.statuses = {Status::Code::Expired}, .page = 2}));
    QCOMPARE(expired->total, kDue);
    QCOMPARE(expired->lastPage, 2);
    QCOMPARE(expired->transactions.size(), 1);
    QCOMPARE(await(service().list({}))->total, kDue + 2);
}

void ServiceContractTest::sumsUpWhatItLists_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::newRow("everything") << TransactionFilter();
    QTest::newRow("expired") << TransactionFilter{.statuses = {Status::Code::Expired}};
    QTest::newRow("pending") << TransactionFilter{.statuses = {Status::Code::Pending}};
    QTest::newRow("a name") << TransactionFilter{.nameOrDocument = u"a"_s};
    QTest::newRow("an amount") << TransactionFilter{.minAmount = Money::fromCents(1505)};
    QTest::newRow("a reference") << TransactionFilter{.reference = u"once"_s};
    QTest::newRow("a day") << TransactionFilter{.initialDate = QDate(2000, 1, 1)};
    QTest::newRow("an hour") << TransactionFilter{.createdFrom = noon(),
                                                  .createdUntil = noon().addSecs(3600)};
    QTest::newRow("since an hour") << TransactionFilter{.createdFrom = noon().addSecs(3600)};
    QTest::newRow("nobody") << TransactionFilter{.nameOrDocument = u"xyzzy"_s};
}

/// Includes expired charges, stored or not.
void ServiceContractTest::sumsUpWhatItLists()
{
    QFETCH(TransactionFilter, filter);
    useWithCommission();
    for (int i = 0; i < 15; ++i) {
        TransactionDraft draft = cashInDraft();
        draft.amount = Money::fromCents(1500 + i % 10);
        draft.reference = i == 7 ? u"once"_s : QString();
        const Transaction charge = created(draft);
        if (i % 3 == 0)
            QVERIFY(await(service().simulate(charge.id, SimulatedOutcome::Paid)));
    }
    m_subject.clock.advance(24h);
    const Transaction newest = created(cashInDraft());

    QMap<QString, QList<qint64>> expected;
    qint64 listed = 0;
    for (filter.page = 1; filter.page < 3; ++filter.page) {
        const auto page = await(service().list(filter));
        QVERIFY(page);
        for (const Transaction &t : page->transactions) {
            auto &sum = expected[u"%1 %2 %3"_s.arg(brasiliaDay(t.created).toString(Qt::ISODate),
                                                   t.status.toText(), toText(t.operation))];
            sum.resize(3);
            sum[0] += 1;
            sum[1] += t.amount.cents();
            sum[2] += t.commission->cents();
            ++listed;
        }
    }
    const auto sums = await(service().sums(filter));
    QVERIFY(sums);
    QMap<QString, QList<qint64>> found;
    for (const TransactionSum &s : *sums)
        found.insert(u"%1 %2 %3"_s.arg(s.day.toString(Qt::ISODate), Status(s.status).toText(),
                                       toText(s.operation)),
                     {s.count, s.amount.cents(), s.commission.cents()});
    QCOMPARE(found, expected);
    QVERIFY(listed > 0 || filter.nameOrDocument == u"xyzzy"_s);

    const auto hours = await(service().hourlySums(filter));
    QVERIFY(hours);
    QMap<QString, QList<qint64>> byDay;
    for (const auto &[hour, s] : *hours) {
        QCOMPARE(brasiliaDay(hour), s.day);
        auto &sum = byDay[u"%1 %2 %3"_s.arg(s.day.toString(Qt::ISODate), Status(s.status).toText(),
                                            toText(s.operation))];
        sum.resize(3);
        sum[0] += s.count;
        sum[1] += s.amount.cents();
        sum[2] += s.commission.cents();
    }
    QCOMPARE(byDay, expected);
}

/// During the read one transaction is created, and one of a later page stops matching. The latter
/// is returned as it was, or not at all.
void ServiceContractTest::readsAllInOneSnapshot()
{
    constexpr int kCount = 2 * TransactionPage::kSize + 5;
    for (int i = 0; i < kCount; ++i)
        created(cashInDraft());
    TransactionFilter filter{.statuses = {Status::Code::Pending}, .page = 3};
    QList<Transaction> expected = await(service().list(filter))->transactions;
    const Transaction last = expected.constLast();
    for (filter.page = 2; filter.page > 0; --filter.page)
        expected = await(service().list(filter))->transactions + expected;
    filter.page = 7; // ignored

    QSemaphore begun;
    QSemaphore changed;
    QList<Transaction> used;
    int ends = 0;
    const auto answer = service().readAll(filter, [&](const QList<Transaction> &some) {
        if (used.isEmpty()) {
            begun.release();
            changed.tryAcquire(1, 10'000);
        }
        used += some;
        ends += some.isEmpty() ? 1 : 0;
        return true;
    });
    QTRY_COMPARE(begun.available(), 1);
    created(cashInDraft());
    QVERIFY(await(service().simulate(last.id, SimulatedOutcome::Paid)));
    changed.release();
    if (const auto done = await(answer)) {
        QCOMPARE(used, expected);
        QCOMPARE(ends, 1);
    } else {
        QCOMPARE(done.error().code, Error::Code::Unconfirmed);
        QCOMPARE(ends, 0);
    }
}

void ServiceContractTest::readsAllThatAFilterMeans()
{
    createParties();
    using Code = Status::Code;
    for (const TransactionFilter &filter :
         {TransactionFilter(), TransactionFilter{.statuses = {Code::Pending}},
          TransactionFilter{.statuses = {Code::Paid, Code::Expired}},
          TransactionFilter{.operation = Operation::CashIn},
          TransactionFilter{.nameOrDocument = u"jo"_s},
          TransactionFilter{.reference = u"nobody has it"_s},
          TransactionFilter{.maxAmount = Money::fromCents(2000)},
          TransactionFilter{.initialDate = QDate(2026, 1, 1), .finalDate = QDate(2027, 1, 1)}}) {
        QList<Transaction> used;
        QVERIFY(await(service().readAll(filter, [&used](const QList<Transaction> &some) {
            used += some;
            return true;
        })));
        QCOMPARE(used, await(service().list(filter))->transactions);
    }
}

/// Older transactions then have later timestamps, also across pages.
void ServiceContractTest::readsAllAfterTheClockWasSetBack()
{
    m_subject.clock.set(noon().addDays(1));
    for (int i = 0; i < 5; ++i)
        created(cashInDraft());
    m_subject.clock.set(noon());
    for (int i = 0; i < TransactionPage::kSize; ++i)
        created(cashInDraft());
    QList<Transaction> expected = await(service().list({}))->transactions;
    expected += await(service().list({.page = 2}))->transactions;

    QList<Transaction> used;
    const auto read = await(service().readAll({}, [&used](const QList<Transaction> &some) {
        used += some;
        return true;
    }));
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(used, expected);
}

void ServiceContractTest::stopsReadingOnRequest()
{
    for (int i = 0; i < TransactionPage::kSize + 1; ++i)
        created(cashInDraft());
    int calls = 0;
    QVERIFY(await(service().readAll({}, [&calls](const QList<Transaction> &) {
        ++calls;
        return false;
    })));
    QCOMPARE(calls, 1);
}

void ServiceContractTest::refusesToReadWithoutMeaning()
{
    int calls = 0;
    const auto answer =
        await(service().readAll({.phone = u"none"_s}, [&calls](const QList<Transaction> &) {
            ++calls;
            return true;
        }));
    QVERIFY(!answer);
    QCOMPARE(answer.error().code, Error::Code::InvalidInput);
    QCOMPARE(calls, 0);
}

void ServiceContractTest::neverShowsAPendingChargePastItsTime_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<bool>("isExpired");
    QTest::newRow("a millisecond before") << qint64(24 * 3600 * 1000 - 1) << false;
    QTest::newRow("at its time") << qint64(24 * 3600 * 1000) << true;
    QTest::newRow("a week later") << qint64(7 * 24 * 3600 * 1000) << true;
}

void ServiceContractTest::neverShowsAPendingChargePastItsTime()
{
    QFETCH(qint64, milliseconds);
    QFETCH(bool, isExpired);
    const Transaction listed = created(cashInDraft());
    const Status expected = isExpired ? Status::Code::Expired : Status::Code::Pending;
    QList<Transaction> changes;
    connect(&service(), &TransactionService::changed, this,
            [&changes](const Transaction &changed) { changes.append(changed); });

    m_subject.clock.advance(std::chrono::milliseconds(milliseconds));
    const auto page = await(service().list({.statuses = {Status::Code::Expired}}));
    QCOMPARE(page->total, isExpired ? 1 : 0);
    const auto found = await(service().find(listed.id));
    QVERIFY(found->status == expected);
    const auto moved = await(service().simulate(listed.id, SimulatedOutcome::Paid));
    QCOMPARE(moved.has_value(), !isExpired);
    if (!isExpired)
        return;
    QCOMPARE(moved.error().code, Error::Code::TransitionRefused);
    QCOMPARE(found->finished, noon().addDays(1));
    const QList<StatusEvent> events{{Status::Code::Expired, noon().addDays(1)},
                                    {Status::Code::Pending, noon()}};
    QCOMPARE(found->events, events);
    QCOMPARE(changes, QList<Transaction>{*found});
}

BALCAO_GUILESS_TEST(ServiceContractTest)
#include "tst_service_contract.moc"
