// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/remote/remotetransactionservice.h"
#include "core/service/localtransactionservice.h"
#include "core/service/partialreturns.h"
#include "core/storage/evidencecheck.h"
#include "core/storage/integritycheck.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QMap>
#include <QtTest/QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using namespace support;

namespace
{

using Code = Status::Code;
using Role = Evidence::Role;
using Match = Evidence::Match;
using Subject = Evidence::Subject;

const QString kPayment = u"E12345678202601151501abcDEF12345"_s;
const QString kOtherPayment = u"E12345678202601151502abcDEF99999"_s;
const QString kReturn = u"D12345678202601151503abcDEF12345"_s;

Confirmation byHand(const QString &id = {})
{
    return {.note = u"seen in the app"_s, .person = u"Ana"_s, .till = u"C1"_s, .endToEndId = id};
}

Confirmation byLine(const QString &line, Match match = Match::ByIdentifier, const QString &id = {})
{
    return {.kind = EvidenceKind::Statement,
            .match = match,
            .endToEndId = id,
            .source = u"extrato.ofx, row "_s + line,
            .line = line};
}

Confirmation byBank(const QString &id)
{
    return {.kind = EvidenceKind::BankApi, .endToEndId = id};
}

Confirmation refundOf(Confirmation confirmation)
{
    confirmation.subject = Subject::Refund;
    return confirmation;
}

const Withdrawal kMistake{u"wrong charge"_s, u"Bia"_s, u"C2"_s};

QList<Code> codesOf(const Transaction &transaction)
{
    QList<Code> codes;
    for (const StatusEvent &event : transaction.events)
        codes.prepend(event.status.code());
    return codes;
}

/// A past charge in that state, as another program stored it.
Transaction pastCharge(int number, const QList<Code> &codes)
{
    Transaction transaction;
    transaction.id = QUuid(u"0b5e6a1c-0000-4000-8000-%1"_s.arg(number, 12, 10, QChar(u'0')));
    transaction.status = codes.constLast();
    transaction.amount = Money::fromCents(1000);
    transaction.created = noon().addSecs(-7200 + number);
    transaction.platform = kPlatform;
    for (const Code code : codes)
        transaction.events.prepend({code, transaction.created});
    if (transaction.status.isFinal())
        transaction.finished = transaction.created;
    else if (transaction.status == Code::Pending)
        transaction.expires = transaction.created.addDays(1);
    return transaction;
}

} // namespace

/// Tests the rules of evidence for a shop of one's own, on both databases and over the API, through
/// the interface.
class EvidenceContractTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void init() { use(serviceOptions()); }
    void cleanup();

    void confirmsPaymentsInAShopOfOnesOwn();
    void paysFromEachStateWithoutMoney_data();
    void paysFromEachStateWithoutMoney();
    void paysAChargePastItsTime();
    void refusesOtherStates_data();
    void refusesOtherStates();
    void refusesUnknownIdsAndInvalidInput();
    void keepsTheEvidence();
    void datesThePaymentByTheBank_data();
    void datesThePaymentByTheBank();
    void refusesImpossibleTimes_data();
    void refusesImpossibleTimes();
    void inventsNoEndToEndId();
    void findsByTheIdOfTheEvidence();
    void findsBySixTypedCharacters();
    void withdrawsAConfirmationByHand();
    void paysAgainAfterAWithdrawal();
    void withdrawsOnlyThePaymentOfTheLine();
    void withdrawsOnlyWhatAPersonDecided_data();
    void withdrawsOnlyWhatAPersonDecided();
    void refusesToWithdrawWhatIsNotPaid();
    void paysOneChargeWithOnePayment_data();
    void paysOneChargeWithOnePayment();
    void allowsAnotherPaymentWithTheSameEnd();
    void freesThePaymentOfAWithdrawal();
    void verifiesAPaidCharge();
    void fillsTheIdOnVerification();
    void repeatsTheSameEvidenceWithoutAChange();
    void recordsContradictions_data();
    void recordsContradictions();
    void recordsAContradictionOfAWaitingCharge();
    void reportsEachChangeOnce();
    void filtersByKind();
    void filtersByTheTimeOfThePayment();
    void refundsByHand();
    void refundsByEvidence();
    void refusesRefunds_data();
    void refusesRefunds();
    void recordsPartialReturns_data();
    void recordsPartialReturns();
    void refundsTheRestByHand();
    void refusesMoreThanTheRest();
    void verifiesAPart();
    void sumsPartialReturnsOfTheirDays();
    void verifiesARefund();
    void takesTheCommissionOfALatePayment();
    void statesNoCommissionThatTheBankDoesNot_data();
    void statesNoCommissionThatTheBankDoesNot();
    void letsOneOfTwoTillsSucceed_data();
    void letsOneOfTwoTillsSucceed();
    void confirmsAfterTheClockWasSetBack();

private:
    std::unique_ptr<LocalTransactionService> open(const QList<Transaction> &history = {});
    std::unique_ptr<RemoteTransactionService> connected(const QString &intents = u"intents.db"_s);
    void use(const ServiceOptions &options, const QList<Transaction> &history = {});
    void close();
    Transaction created(qint64 cents = 1234);
    Result<Transaction> confirm(const Transaction &charge, const Confirmation &confirmation);
    Result<Transaction> withdraw(const Transaction &charge,
                                 const Withdrawal &withdrawal = kMistake);
    Result<Transaction> asStored(const Result<Transaction> &answer);
    Transaction found(const Transaction &charge) { return *await(m_service->find(charge.id)); }
    QList<QUuid> idsOf(const TransactionFilter &filter);

    Databases m_databases;
    QString m_address;
    ServiceOptions m_options = serviceOptions();
    TestClock m_clock;
    std::unique_ptr<ShopServer> m_server;               ///< for a remote service
    std::unique_ptr<LocalTransactionService> m_own;     ///< for a local service
    TransactionService *m_service = nullptr;            ///< of the shop: own, or of the server
    std::unique_ptr<RemoteTransactionService> m_remote; ///< of a console; null for a local service
};

void EvidenceContractTest::initTestCase_data()
{
    QTest::addColumn<DatabaseKind>("kind");
    QTest::addColumn<bool>("isRemote");
    QTest::newRow("sqlite") << DatabaseKind::Sqlite << false;
    QTest::newRow("postgres") << DatabaseKind::PostgreSql << false;
    QTest::newRow("remote") << DatabaseKind::Sqlite << true;
}

/// Returns a console connected to the server over the network.
std::unique_ptr<RemoteTransactionService> EvidenceContractTest::connected(const QString &intents)
{
    auto service = std::make_unique<RemoteTransactionService>(
        RemoteTransactionService::Setup{.address = *ServiceAddress::parse(m_server->url()),
                                        .key = m_server->key(),
                                        .platform = m_options.platform,
                                        .can = {.confirmsPayments = true, .requiresPayer = true},
                                        .intents = QFileInfo(m_address).dir().filePath(intents)});
    if (!await(service->open()))
        QTest::qFail("the console does not open", __FILE__, __LINE__);
    return service;
}

/// Returns the stored charge with its evidence, which the API does not report. The answer of the
/// remote service must be the rest of that charge.
Result<Transaction> EvidenceContractTest::asStored(const Result<Transaction> &answer)
{
    if (!answer)
        return answer;
    const Transaction stored = found(*answer);
    if (!answer->evidence.isEmpty() || answer->status != stored.status ||
        answer->endToEndId != stored.endToEndId || answer->events.size() != stored.events.size() ||
        answer->commission != stored.commission)
        QTest::qFail("the answer is not the stored charge", __FILE__, __LINE__);
    return stored;
}

/// Confirms over the network if the API supports the evidence. The API needs the amount of a line.
Result<Transaction> EvidenceContractTest::confirm(const Transaction &charge,
                                                  const Confirmation &confirmation)
{
    const bool isInTheApi =
        confirmation.kind != EvidenceKind::BankApi && confirmation.subject == Subject::Payment;
    Confirmation stated = confirmation;
    if (stated.kind == EvidenceKind::Statement && !stated.amount)
        stated.amount = charge.amount;
    if (m_remote && isInTheApi)
        return asStored(await(m_remote->confirm(charge.id, stated)));
    return await(m_service->confirm(charge.id, confirmation));
}

Result<Transaction> EvidenceContractTest::withdraw(const Transaction &charge,
                                                   const Withdrawal &withdrawal)
{
    if (m_remote)
        return asStored(await(m_remote->withdraw(charge.id, withdrawal)));
    return await(m_service->withdraw(charge.id, withdrawal));
}

std::unique_ptr<LocalTransactionService>
EvidenceContractTest::open(const QList<Transaction> &history)
{
    LocalTransactionService::Setup setup{.database = m_address,
                                         .settings = serviceSettings(m_options),
                                         .clock = m_clock,
                                         .random = TestRandom()};
    if (!history.isEmpty())
        setup.history = [history] { return history; };
    auto service = std::make_unique<LocalTransactionService>(setup);
    if (!await(service->open()))
        QTest::qFail("the service does not open", __FILE__, __LINE__);
    return service;
}

void EvidenceContractTest::use(const ServiceOptions &options, const QList<Transaction> &history)
{
    QFETCH_GLOBAL(DatabaseKind, kind);
    QFETCH_GLOBAL(bool, isRemote);
    close();
    m_clock.set(noon());
    m_options = options;
    m_options.environment = Environment::Production;
    m_address = m_databases.newShop(kind);
    if (isRemote) {
        m_server =
            std::make_unique<ShopServer>(m_address, m_options, m_clock, HttpLimits(), history);
        m_service = &m_server->service();
        m_remote = connected();
    } else {
        m_own = open(history);
        m_service = m_own.get();
    }
}

void EvidenceContractTest::close()
{
    m_service = nullptr;
    m_remote.reset();
    m_server.reset();
    m_own.reset();
}

/// After each test the derived tables fit the evidence.
void EvidenceContractTest::cleanup()
{
    close();
    const auto database = Database::open(m_address, Database::Access::ReadWrite);
    QVERIFY(database);
    const auto fits = checkContents(**database);
    QVERIFY2(fits, fits ? "" : qPrintable(fits.error().detail));
}

Transaction EvidenceContractTest::created(qint64 cents)
{
    const auto answer = await(m_service->create(cashInDraft(cents)));
    if (!answer)
        QTest::qFail(qPrintable(answer.error().detail), __FILE__, __LINE__);
    return answer.value_or(Transaction());
}

QList<QUuid> EvidenceContractTest::idsOf(const TransactionFilter &filter)
{
    QList<QUuid> ids;
    const auto page = await(m_service->list(filter));
    if (!page)
        return {QUuid()};
    for (const Transaction &transaction : page->transactions)
        ids.append(transaction.id);
    if (page->total != ids.size())
        ids.append(QUuid());
    qint64 summed = 0;
    const auto sums = await(m_service->sums(filter));
    for (const TransactionSum &sum : sums.value_or(QList<TransactionSum>()))
        summed += sum.count;
    if (summed != ids.size())
        ids.append(QUuid());
    return ids;
}

void EvidenceContractTest::confirmsPaymentsInAShopOfOnesOwn()
{
    if (m_remote)
        QVERIFY(m_remote->capabilities().confirmsPayments);
    QVERIFY(m_service->capabilities().confirmsPayments);
    QVERIFY(m_service->capabilities().refunds);
    QVERIFY(m_service->capabilities().partialRefunds);
    if (m_remote)
        QVERIFY(!m_remote->capabilities().partialRefunds); // the API refunds whole payments
    QVERIFY(!m_service->capabilities().seesPayments);
}

void EvidenceContractTest::paysFromEachStateWithoutMoney_data()
{
    QTest::addColumn<QList<Code>>("codes");
    QTest::addColumn<bool>("late");
    QTest::newRow("pending") << QList{Code::Pending} << false;
    QTest::newRow("expired") << QList{Code::Pending, Code::Expired} << true;
    QTest::newRow("canceled") << QList{Code::Pending, Code::Canceled} << true;
    QTest::newRow("denied") << QList{Code::Pending, Code::Denied} << true;
}

void EvidenceContractTest::paysFromEachStateWithoutMoney()
{
    QFETCH(const QList<Code>, codes);
    const Transaction charge = pastCharge(1, codes);
    use(serviceOptions(), {charge});
    for (const Confirmation &confirmation :
         {byHand(), byLine(u"L1"_s), byLine(u"L1"_s, Match::ByPerson), byBank(kPayment)}) {
        use(serviceOptions(), {charge});
        const auto paid = confirm(charge, confirmation);
        QVERIFY2(paid, paid ? "" : qPrintable(paid.error().detail));
        QCOMPARE(codesOf(*paid), codes + QList{Code::Paid});
        QTEST(isPaidLate(*paid), "late");
        QCOMPARE(evidenceKindOf(*paid), confirmation.kind);
        QCOMPARE(found(charge), *paid);
        QVERIFY(!paid->expires);
    }
}

/// The expiry was not stored yet.
void EvidenceContractTest::paysAChargePastItsTime()
{
    const Transaction charge = created();
    m_clock.advance(25h);
    QList<Code> changes;
    connect(m_service, &TransactionService::changed, this,
            [&changes](const Transaction &changed) { changes.append(changed.status.code()); });
    const auto paid = confirm(charge, byHand());
    QVERIFY(paid);
    QCOMPARE(codesOf(*paid), (QList{Code::Pending, Code::Expired, Code::Paid}));
    QCOMPARE(paid->events.at(1).at, noon().addDays(1));
    QVERIFY(isPaidLate(*paid));
    QCOMPARE(changes, (QList{Code::Expired, Code::Paid}));
}

void EvidenceContractTest::refusesOtherStates_data()
{
    QTest::addColumn<QList<Code>>("codes");
    QTest::addColumn<bool>("isPayout");
    QTest::newRow("paid") << QList{Code::Pending, Code::Paid} << false;
    QTest::newRow("refunded") << QList{Code::Pending, Code::Paid, Code::Refund} << false;
    QTest::newRow("in process") << QList{Code::Pending, Code::InProcess} << false;
    QTest::newRow("in analysis") << QList{Code::Pending, Code::InAnalysis} << false;
    QTest::newRow("payout") << QList{Code::Pending} << true;
}

void EvidenceContractTest::refusesOtherStates()
{
    QFETCH(const QList<Code>, codes);
    QFETCH(const bool, isPayout);
    Transaction charge = pastCharge(1, codes);
    if (isPayout) {
        charge.operation = Operation::CashOut;
        charge.pixKey = u"ana@example.com"_s;
        charge.expires.reset();
    }
    use(serviceOptions(), {charge});
    const auto refused = confirm(charge, byHand());
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QCOMPARE(found(charge), charge);
}

void EvidenceContractTest::refusesUnknownIdsAndInvalidInput()
{
    const Transaction charge = created();
    Transaction unknown;
    unknown.id = QUuid::createUuid();
    QCOMPARE(confirm(unknown, byHand()).error().code, Error::Code::NotFound);
    QCOMPARE(withdraw(unknown).error().code, Error::Code::NotFound);
    const auto invalid = confirm(charge, {});
    QCOMPARE(invalid.error().code, Error::Code::InvalidInput);
    QCOMPARE(invalid.error().fields, QList<FieldError>({{Field::Note, Problem::Missing}}));
    const auto reason = withdraw(charge, {});
    QCOMPARE(reason.error().code, Error::Code::InvalidInput);
    QCOMPARE(reason.error().fields, QList<FieldError>({{Field::Reason, Problem::Missing}}));
    QCOMPARE(found(charge), charge);
}

void EvidenceContractTest::keepsTheEvidence()
{
    const Transaction charge = created();
    m_clock.advance(10min);
    Confirmation confirmation = byLine(u"L14"_s, Match::ByIdentifier, kPayment);
    confirmation.note = u"second copy"_s;
    confirmation.person = u"Ana"_s;
    confirmation.till = u"office"_s;
    confirmation.amount = Money::fromCents(1234);
    confirmation.pixKey = u"loja@example.com"_s;
    confirmation.movedAt = noon().addSecs(60);
    const auto paid = confirm(charge, confirmation);
    QVERIFY(paid);
    // The API has no person, and the till is the name of the key.
    QCOMPARE(paid->evidence, QList<Evidence>({{
                                 .role = Role::Confirmation,
                                 .subject = Subject::Payment,
                                 .kind = EvidenceKind::Statement,
                                 .match = Match::ByIdentifier,
                                 .recordedAt = noon().addSecs(600),
                                 .movedDay = QDate(2026, 1, 15),
                                 .movedAt = noon().addSecs(60),
                                 .amount = Money::fromCents(1234),
                                 .endToEndId = kPayment,
                                 .person = m_remote ? QString() : u"Ana"_s,
                                 .till = m_remote ? u"Balcão 1"_s : u"office"_s,
                                 .source = u"extrato.ofx, row L14"_s,
                                 .line = u"L14"_s,
                                 .note = u"second copy"_s,
                             }}));
    QCOMPARE(paid->finished, noon().addSecs(60));
    QCOMPARE(paid->events.constFirst().at, noon().addSecs(600)); // when it was recorded
    QCOMPARE(paid->endToEndId, kPayment);
    QCOMPARE(found(charge), *paid);
    QCOMPARE(await(m_service->list({}))->transactions, QList{*paid});
    QList<Transaction> read;
    QVERIFY(await(m_service->readAll({}, [&read](const QList<Transaction> &some) {
        read += some;
        return true;
    })));
    QCOMPARE(read, QList{*paid});
    close();
    m_own = open();
    m_service = m_own.get();
    QCOMPARE(found(charge), *paid);
}

void EvidenceContractTest::datesThePaymentByTheBank_data()
{
    QTest::addColumn<std::optional<QDateTime>>("movedAt");
    QTest::addColumn<QDate>("movedDay");
    QTest::addColumn<QDateTime>("finished");
    const std::optional<QDateTime> none;
    const QDateTime now = noon().addDays(2); // the time of the confirmation
    const QDateTime endOfDay = startOfBrasiliaDay(QDate(2026, 1, 16)).addMSecs(-1);
    QTest::newRow("unknown") << none << QDate() << now;
    QTest::newRow("a time") << std::optional(noon().addSecs(90)) << QDate() << noon().addSecs(90);
    QTest::newRow("minute of the creation")
        << std::optional(noon().addSecs(-30)) << QDate() << noon();
    QTest::newRow("a fast clock") << std::optional(now.addSecs(240)) << QDate() << now;
    QTest::newRow("the day of the creation") << none << QDate(2026, 1, 15) << endOfDay;
    QTest::newRow("today") << none << QDate(2026, 1, 17) << now;
}

void EvidenceContractTest::datesThePaymentByTheBank()
{
    QFETCH(const std::optional<QDateTime>, movedAt);
    QFETCH(const QDate, movedDay);
    QFETCH(const QDateTime, finished);
    const Transaction charge = created();
    m_clock.advance(48h);
    Confirmation confirmation = byHand();
    confirmation.movedAt = movedAt;
    confirmation.movedDay = movedDay;
    const auto paid = confirm(charge, confirmation);
    QVERIFY(paid);
    QCOMPARE(paid->finished, finished);
    QCOMPARE(paymentTime(*paid), finished);
    QCOMPARE(paid->events.constFirst().at, noon().addDays(2));
}

void EvidenceContractTest::refusesImpossibleTimes_data()
{
    QTest::addColumn<std::optional<QDateTime>>("movedAt");
    QTest::addColumn<QDate>("movedDay");
    QTest::addColumn<Problem>("problem");
    const std::optional<QDateTime> none;
    QTest::newRow("future") << std::optional(noon().addSecs(301)) << QDate() << Problem::InFuture;
    QTest::newRow("tomorrow") << none << QDate(2026, 1, 16) << Problem::InFuture;
    QTest::newRow("an hour before")
        << std::optional(noon().addSecs(-3601)) << QDate() << Problem::TooEarly;
    QTest::newRow("the day before") << none << QDate(2026, 1, 14) << Problem::TooEarly;
}

void EvidenceContractTest::refusesImpossibleTimes()
{
    QFETCH(const std::optional<QDateTime>, movedAt);
    QFETCH(const QDate, movedDay);
    QFETCH(const Problem, problem);
    const Transaction charge = created();
    Confirmation confirmation = byHand();
    confirmation.movedAt = movedAt;
    confirmation.movedDay = movedDay;
    const auto refused = confirm(charge, confirmation);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::InvalidInput);
    QCOMPARE(refused.error().fields, QList<FieldError>({{Field::MovedAt, problem}}));
    QCOMPARE(found(charge), charge);
}

void EvidenceContractTest::inventsNoEndToEndId()
{
    QCOMPARE(confirm(created(), byHand())->endToEndId, QString());
    QCOMPARE(confirm(created(), byLine(u"L1"_s))->endToEndId, QString());
    const auto ending = confirm(created(), byHand(u"f12345"_s));
    QCOMPARE(ending->endToEndId, QString());
    QCOMPARE(ending->evidence.constFirst().endToEndIdEnding, u"f12345"_s);
    QCOMPARE(confirm(created(), byHand(kOtherPayment))->endToEndId, kOtherPayment);
}

void EvidenceContractTest::findsByTheIdOfTheEvidence()
{
    const Transaction charge = created();
    created();
    QCOMPARE(idsOf({.endToEndId = kPayment}), QList<QUuid>());
    QVERIFY(confirm(charge, byHand(kPayment)));
    QCOMPARE(idsOf({.endToEndId = kPayment}), QList{charge.id});
    QCOMPARE(idsOf({.endToEndIdEnding = u"F12345"_s}), QList{charge.id});
    QVERIFY(withdraw(charge));
    QCOMPARE(idsOf({.endToEndId = kPayment}), QList<QUuid>());
    QCOMPARE(idsOf({.endToEndIdEnding = u"F12345"_s}), QList<QUuid>());
}

/// A person typed six characters; a receipt may show more of them, and the bank the whole id later.
void EvidenceContractTest::findsBySixTypedCharacters()
{
    const Transaction charge = created();
    const Transaction other = created();
    QVERIFY(confirm(charge, byHand(u"f12345"_s)));
    QVERIFY(confirm(other, byHand(u"abcdef"_s)));
    const auto found = [this](const QString &ending, TransactionFilter filter = {}) {
        filter.endToEndIdEnding = ending;
        return idsOf(filter);
    };
    QCOMPARE(found(u"F12345"_s), QList{charge.id});
    QCOMPARE(found(u"abcDEF12345"_s), QList{charge.id});
    QCOMPARE(found(kPayment), QList{charge.id});
    QCOMPARE(found(u"F12346"_s), QList<QUuid>());
    QCOMPARE(found(u"F12345"_s, {.identifier = charge.id}), QList{charge.id});
    QCOMPARE(found(u"F12345"_s, {.identifier = other.id}), QList<QUuid>());
    QCOMPARE(found(u"F12345"_s, {.statuses = {Code::Paid}}), QList{charge.id});
    QCOMPARE(found(u"F12345"_s, {.statuses = {Code::Pending}}), QList<QUuid>());
    QCOMPARE(found(u"F12345"_s, {.minAmount = Money::fromCents(9999)}), QList<QUuid>());
    QCOMPARE(found(u"F12345"_s, {.reference = u"none"_s}), QList<QUuid>());
    QVERIFY(confirm(charge, byBank(kPayment)));
    QCOMPARE(found(u"F12345"_s), QList{charge.id});
    QCOMPARE(found(u"zbcDEF12345"_s), QList<QUuid>()); // now the rest is known
    QVERIFY(withdraw(other));
    QCOMPARE(found(u"abcdef"_s), QList<QUuid>());
}

void EvidenceContractTest::withdrawsAConfirmationByHand()
{
    const Transaction charge = created();
    const auto paid = confirm(charge, byHand(kPayment));
    QVERIFY(canWithdraw(*paid));
    m_clock.advance(1min);
    const auto withdrawn = withdraw(charge);
    QVERIFY(withdrawn);
    QCOMPARE(codesOf(*withdrawn), (QList{Code::Pending, Code::Paid, Code::Canceled}));
    QCOMPARE(withdrawn->finished, noon().addSecs(60));
    QCOMPARE(withdrawn->endToEndId, QString());
    QCOMPARE(withdrawn->evidence.size(), 2);
    QCOMPARE(withdrawn->evidence.constFirst(), paid->evidence.constFirst());
    QCOMPARE(withdrawn->evidence.constLast(), (Evidence{.role = Role::Withdrawal,
                                                        .recordedAt = noon().addSecs(60),
                                                        .movedDay = QDate(2026, 1, 15),
                                                        .person = m_remote ? QString() : u"Bia"_s,
                                                        .till = m_remote ? u"Balcão 1"_s : u"C2"_s,
                                                        .note = u"wrong charge"_s}));
    QCOMPARE(evidenceKindOf(*withdrawn), std::nullopt);
    QCOMPARE(found(charge), *withdrawn);
}

void EvidenceContractTest::paysAgainAfterAWithdrawal()
{
    const Transaction charge = created();
    for (int round = 0; round < 3; ++round) {
        QVERIFY(confirm(charge, byHand(kPayment)));
        m_clock.advance(1min);
        QVERIFY(withdraw(charge));
        m_clock.advance(1min);
    }
    const auto paid = confirm(charge, byLine(u"L1"_s, Match::ByIdentifier, kPayment));
    QVERIFY(paid);
    QCOMPARE(paid->evidence.size(), 7);
    QCOMPARE(paid->endToEndId, kPayment);
    QVERIFY(isPaidLate(*paid));
    QVERIFY(!canWithdraw(*paid));
}

/// A reconciliation withdraws what its line confirmed, and nothing else.
void EvidenceContractTest::withdrawsOnlyThePaymentOfTheLine()
{
    Withdrawal undone = kMistake;
    undone.line = u"L1"_s;
    const Transaction charge = created();
    QVERIFY(confirm(charge, byHand()));
    QVERIFY(confirm(charge, byLine(u"L1"_s, Match::ByPerson))); // verifies
    const auto refused = withdraw(charge, undone);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QCOMPARE(refused.error().fields,
             (QList<FieldError>{{Field::StatementLine, Problem::NotAllowed}}));
    QVERIFY(withdraw(charge));
    QVERIFY(confirm(charge, byLine(u"L1"_s, Match::ByPerson)));
    QVERIFY(confirm(charge, byLine(u"L2"_s, Match::ByPerson))); // verifies
    undone.line = u"L2"_s;
    QVERIFY(!withdraw(charge, undone));
    undone.line = u" L1 "_s;
    const auto withdrawn = withdraw(charge, undone);
    QVERIFY2(withdrawn, withdrawn ? "" : qPrintable(withdrawn.error().detail));
    QCOMPARE(withdrawn->status, Status(Code::Canceled));
}

void EvidenceContractTest::withdrawsOnlyWhatAPersonDecided_data()
{
    QTest::addColumn<QList<Confirmation>>("evidence");
    QTest::addColumn<bool>("allowed");
    QTest::newRow("by hand") << QList{byHand()} << true;
    QTest::newRow("accepted line") << QList{byLine(u"L1"_s, Match::ByPerson)} << true;
    QTest::newRow("by hand, accepted line")
        << QList{byHand(), byLine(u"L1"_s, Match::ByPerson)} << true;
    QTest::newRow("identified line") << QList{byLine(u"L1"_s)} << false;
    QTest::newRow("bank") << QList{byBank(kPayment)} << false;
    QTest::newRow("by hand, identified line") << QList{byHand(), byLine(u"L1"_s)} << false;
    QTest::newRow("by hand, bank") << QList{byHand(), byBank(kPayment)} << false;
}

void EvidenceContractTest::withdrawsOnlyWhatAPersonDecided()
{
    QFETCH(const QList<Confirmation>, evidence);
    QFETCH(const bool, allowed);
    const Transaction charge = created();
    for (const Confirmation &confirmation : evidence)
        QVERIFY(confirm(charge, confirmation));
    const Transaction before = found(charge);
    QCOMPARE(canWithdraw(before), allowed);
    const auto withdrawn = withdraw(charge);
    QCOMPARE(withdrawn.has_value(), allowed);
    if (allowed)
        return;
    QCOMPARE(withdrawn.error().code, Error::Code::TransitionRefused);
    QCOMPARE(withdrawn.error().fields,
             QList<FieldError>({{Field::Identifier, Problem::NotAllowed}}));
    QCOMPARE(found(charge), before);
}

void EvidenceContractTest::refusesToWithdrawWhatIsNotPaid()
{
    const Transaction charge = created();
    const auto isRefused = [&] {
        const auto refused = withdraw(charge);
        return !refused && refused.error().code == Error::Code::TransitionRefused &&
               refused.error().fields.isEmpty();
    };
    QVERIFY(isRefused()); // pending
    QVERIFY(confirm(charge, byHand()));
    QVERIFY(withdraw(charge));
    QVERIFY(isRefused()); // canceled
    QVERIFY(confirm(charge, byHand()));
    QVERIFY(await(m_service->refund(charge.id, u"returned"_s)));
    QVERIFY(isRefused()); // refunded
}

void EvidenceContractTest::paysOneChargeWithOnePayment_data()
{
    QTest::addColumn<Confirmation>("first");
    QTest::addColumn<Confirmation>("second");
    QTest::addColumn<Field>("field");
    const auto row = [](const char *name, const Confirmation &first, const Confirmation &second,
                        Field field = Field::EndToEndId) {
        QTest::newRow(name) << first << second << field;
    };
    row("by hand twice", byHand(kPayment), byHand(kPayment));
    row("by hand, bank", byHand(kPayment), byBank(kPayment));
    row("bank, by hand", byBank(kPayment), byHand(kPayment));
    row("bank, line", byBank(kPayment), byLine(u"L1"_s, Match::ByIdentifier, kPayment));
    row("same end twice", byHand(u"F12345"_s), byHand(u"f12345"_s));
    row("whole id, its end", byHand(kPayment), byHand(u"F12345"_s));
    row("bank, its end", byBank(kPayment), byHand(u"F12345"_s));
    row("end, whole id by hand", byHand(u"F12345"_s), byHand(kPayment));
    row("same line", byLine(u"L1"_s), byLine(u"L1"_s), Field::StatementLine);
    row("same line, accepted", byLine(u"L1"_s), byLine(u"L1"_s, Match::ByPerson),
        Field::StatementLine);
}

void EvidenceContractTest::paysOneChargeWithOnePayment()
{
    QFETCH(const Confirmation, first);
    QFETCH(const Confirmation, second);
    QFETCH(const Field, field);
    const Transaction one = created();
    const Transaction two = created();
    QVERIFY(confirm(one, first));
    const auto refused = confirm(two, second);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::Conflict);
    QCOMPARE(refused.error().fields, QList<FieldError>({{field, Problem::AlreadyUsed}}));
    QCOMPARE(found(two), two);
    // Nor can the payment verify another charge.
    const Transaction three = created();
    QVERIFY(confirm(three, byHand()));
    if (second.kind == EvidenceKind::ByHand)
        return;
    const auto unverified = confirm(three, second);
    QCOMPARE(unverified.error().code, Error::Code::Conflict);
    QCOMPARE(found(three).evidence.size(), 1);
}

/// Two whole ids may end alike. Only six characters that a person read are ambiguous.
void EvidenceContractTest::allowsAnotherPaymentWithTheSameEnd()
{
    const QString alike = u"E87654321202601151501xyzzyF12345"_s;
    QVERIFY(confirm(created(), byHand(kPayment)));
    QVERIFY(confirm(created(), byHand(alike)));
    QVERIFY(confirm(created(), byHand(u"ABCDEF"_s)));
    QVERIFY(confirm(created(), byBank(u"E12345678202601151509xyzzyABCDEF"_s)));
}

void EvidenceContractTest::freesThePaymentOfAWithdrawal()
{
    const Transaction one = created();
    const Transaction two = created();
    QVERIFY(confirm(one, byLine(u"L1"_s, Match::ByPerson, kPayment)));
    QVERIFY(!confirm(two, byLine(u"L1"_s, Match::ByPerson, kPayment)));
    QVERIFY(withdraw(one));
    QVERIFY(confirm(two, byLine(u"L1"_s, Match::ByPerson, kPayment)));
    QCOMPARE(confirm(one, byHand(kPayment)).error().code, Error::Code::Conflict);
}

void EvidenceContractTest::verifiesAPaidCharge()
{
    const Transaction charge = created();
    const auto paid = confirm(charge, byHand(u"F12345"_s));
    m_clock.advance(24h);
    int changes = 0;
    connect(m_service, &TransactionService::changed, this, [&changes] { ++changes; });
    const auto verified = confirm(charge, byLine(u"L1"_s, Match::ByIdentifier, kPayment));
    QVERIFY(verified);
    QCOMPARE(verified->events, paid->events); // no second paid
    QCOMPARE(verified->finished, paid->finished);
    QCOMPARE(verified->evidence.size(), 2);
    QCOMPARE(verified->evidence.constLast().role, Role::Verification);
    QCOMPARE(evidenceKindOf(*verified), EvidenceKind::Statement);
    const auto twice = confirm(charge, byBank(kPayment));
    QVERIFY(twice);
    QCOMPARE(twice->evidence.size(), 3);
    QCOMPARE(evidenceKindOf(*twice), EvidenceKind::BankApi);
    QCOMPARE(confirmationOf(*twice)->kind, EvidenceKind::ByHand);
    QVERIFY(!isContradicted(*twice));
    QCOMPARE(found(charge), *twice);
    QCOMPARE(changes, 0);
}

void EvidenceContractTest::fillsTheIdOnVerification()
{
    const Transaction charge = created();
    QVERIFY(confirm(charge, byHand()));
    QCOMPARE(idsOf({.endToEndId = kPayment}), QList<QUuid>());
    QCOMPARE(confirm(charge, byBank(kPayment))->endToEndId, kPayment);
    QCOMPARE(idsOf({.endToEndId = kPayment}), QList{charge.id});
}

/// Importing a file again changes nothing.
void EvidenceContractTest::repeatsTheSameEvidenceWithoutAChange()
{
    const Transaction charge = created();
    for (const Confirmation &confirmation : {byLine(u"L1"_s), byBank(kPayment)}) {
        const auto first = confirm(charge, confirmation);
        QVERIFY(first);
        m_clock.advance(1h);
        const auto again = confirm(charge, confirmation);
        QVERIFY(again);
        QCOMPARE(*again, *first);
    }
}

void EvidenceContractTest::recordsContradictions_data()
{
    QTest::addColumn<Confirmation>("first");
    QTest::addColumn<Confirmation>("second");
    Confirmation otherAmount = byLine(u"L2"_s);
    otherAmount.amount = Money::fromCents(1233);
    Confirmation otherKey = byBank(kPayment);
    otherKey.pixKey = u"ana@example.com"_s;
    QTest::newRow("amount") << byHand() << otherAmount;
    QTest::newRow("key") << byHand() << otherKey;
    QTest::newRow("another payment") << byHand(kPayment) << byBank(kOtherPayment);
    QTest::newRow("another end") << byHand(u"F12346"_s) << byBank(kPayment);
    QTest::newRow("paid twice") << byBank(kPayment)
                                << byLine(u"L2"_s, Match::ByIdentifier, kOtherPayment);
}

void EvidenceContractTest::recordsContradictions()
{
    QFETCH(const Confirmation, first);
    QFETCH(const Confirmation, second);
    const Transaction charge = created();
    const auto paid = confirm(charge, first);
    QVERIFY(paid);
    const auto contradicted = confirm(charge, second);
    QVERIFY(contradicted);
    QCOMPARE(contradicted->status, paid->status);
    QCOMPARE(contradicted->events, paid->events);
    QCOMPARE(contradicted->endToEndId, paid->endToEndId);
    QCOMPARE(contradicted->evidence.constLast().role, Role::Contradiction);
    QVERIFY(isContradicted(*contradicted));
    QCOMPARE(evidenceKindOf(*contradicted), first.kind);
    QCOMPARE(found(charge), *contradicted);
    QCOMPARE(*confirm(charge, second), *contradicted); // recorded once
}

/// The payment remains free for the charge to which it belongs.
void EvidenceContractTest::recordsAContradictionOfAWaitingCharge()
{
    const Transaction charge = created();
    const Transaction owner = created(1500);
    Confirmation payment = byBank(kPayment);
    payment.amount = Money::fromCents(1500);
    const auto contradicted = confirm(charge, payment);
    QVERIFY(contradicted);
    QCOMPARE(contradicted->status, Status(Code::Pending));
    QVERIFY(isContradicted(*contradicted));
    QCOMPARE(evidenceKindOf(*contradicted), std::nullopt);
    QCOMPARE(idsOf({.evidence = EvidenceKind::BankApi}), QList<QUuid>());
    const auto paid = confirm(owner, payment);
    QVERIFY(paid);
    QCOMPARE(paid->status, Status(Code::Paid));
}

void EvidenceContractTest::reportsEachChangeOnce()
{
    QStringList log;
    connect(m_service, &TransactionService::changed, this,
            [&log](const Transaction &changed) { log.append(changed.status.toText()); });
    const Transaction charge = created();
    QVERIFY(confirm(charge, byHand()));
    QVERIFY(!confirm(charge, byHand()));
    QVERIFY(withdraw(charge));
    QVERIFY(!withdraw(charge));
    QVERIFY(confirm(charge, byBank(kPayment)));
    QVERIFY(await(m_service->refund(charge.id, u"returned"_s)));
    QCOMPARE(log, (QStringList{u"pending"_s, u"paid"_s, u"canceled"_s, u"paid"_s, u"refund"_s}));
}

void EvidenceContractTest::filtersByKind()
{
    const Transaction hand = created();
    const Transaction line = created();
    const Transaction both = created();
    const Transaction withdrawn = created();
    created();
    QVERIFY(confirm(hand, byHand()));
    QVERIFY(confirm(line, byLine(u"L1"_s)));
    QVERIFY(confirm(both, byHand()));
    QVERIFY(confirm(withdrawn, byHand()));
    const auto of = [this](EvidenceKind kind) { return idsOf({.evidence = kind}); };
    QCOMPARE(of(EvidenceKind::ByHand), (QList{withdrawn.id, both.id, hand.id}));
    QVERIFY(withdraw(withdrawn));
    QCOMPARE(of(EvidenceKind::ByHand), (QList{both.id, hand.id}));
    QVERIFY(confirm(both, byLine(u"L2"_s)));
    QCOMPARE(of(EvidenceKind::ByHand), QList{hand.id});
    QCOMPARE(of(EvidenceKind::Statement), (QList{both.id, line.id}));
    QCOMPARE(of(EvidenceKind::BankApi), QList<QUuid>());
    QCOMPARE(idsOf({.statuses = {Code::Paid}, .evidence = EvidenceKind::Statement}),
             (QList{both.id, line.id}));
    QCOMPARE(idsOf({.statuses = {Code::Pending}, .evidence = EvidenceKind::Statement}),
             QList<QUuid>());
    QCOMPARE(idsOf({.minAmount = Money::fromCents(2000), .evidence = EvidenceKind::ByHand}),
             QList<QUuid>());
}

/// Not by the time of recording.
void EvidenceContractTest::filtersByTheTimeOfThePayment()
{
    const Transaction charge = created();
    m_clock.advance(48h);
    Confirmation confirmation = byHand();
    confirmation.movedAt = noon().addSecs(600);
    QVERIFY(confirm(charge, confirmation));
    const TransactionFilter then{.paidFrom = noon(), .paidUntil = noon().addSecs(3600)};
    const TransactionFilter recorded{.paidFrom = noon().addDays(1)};
    const TransactionFilter named{
        .paidFrom = noon(), .paidUntil = noon().addSecs(3600), .nameOrDocument = u"jos"_s};
    const TransactionFilter ours{
        .paidFrom = noon(), .paidUntil = noon().addSecs(3600), .platform = kPlatform};
    for (const TransactionFilter &filter : {then, named, ours})
        QCOMPARE(idsOf(filter), QList{charge.id});
    QCOMPARE(idsOf(recorded), QList<QUuid>());
    QVERIFY(await(m_service->refund(charge.id, u"returned"_s)));
    QCOMPARE(idsOf(then), QList{charge.id}); // as with other refunds
    const Transaction mistaken = created();
    QVERIFY(confirm(mistaken, byHand()));
    QCOMPARE(idsOf(recorded), QList{mistaken.id});
    QVERIFY(withdraw(mistaken));
    QCOMPARE(idsOf(recorded), QList<QUuid>()); // nothing was paid
}

void EvidenceContractTest::refundsByHand()
{
    const Transaction charge = created();
    QVERIFY(confirm(charge, byHand(kPayment)));
    m_clock.advance(1h);
    const auto refunded = await(m_service->refund(charge.id, u" returned "_s));
    QVERIFY(refunded);
    QCOMPARE(codesOf(*refunded), (QList{Code::Pending, Code::Paid, Code::Refund}));
    QCOMPARE(refunded->refundReason, u"returned"_s);
    QCOMPARE(refunded->finished, noon().addSecs(3600));
    QCOMPARE(refunded->endToEndId, kPayment);
    QCOMPARE(refunded->evidence.constLast(), (Evidence{.subject = Subject::Refund,
                                                       .recordedAt = noon().addSecs(3600),
                                                       .movedDay = QDate(2026, 1, 15),
                                                       .note = u"returned"_s}));
    QCOMPARE(*await(m_service->refund(charge.id, u"again"_s)), *refunded);
    QCOMPARE(confirm(charge, refundOf(byHand())).error().code, Error::Code::TransitionRefused);
}

void EvidenceContractTest::refundsByEvidence()
{
    for (Confirmation confirmation :
         {byHand(kReturn), byLine(u"L2"_s), byBank(u"D12345678202601151509abcDEF00000"_s)}) {
        const Transaction charge = created();
        QVERIFY(confirm(charge, byHand()));
        const auto refunded = confirm(charge, refundOf(confirmation));
        QVERIFY2(refunded, refunded ? "" : qPrintable(refunded.error().detail));
        QCOMPARE(refunded->status, Status(Code::Refund));
        QCOMPARE(refunded->refundReason, confirmation.note);
        QCOMPARE(refunded->evidence.constLast().kind, confirmation.kind);
        QCOMPARE(refunded->endToEndId, QString()); // that of the payment is unknown
    }
    // One return gives one payment back.
    const Transaction other = created();
    QVERIFY(confirm(other, byHand()));
    QCOMPARE(confirm(other, refundOf(byHand(kReturn))).error().code, Error::Code::Conflict);
}

void EvidenceContractTest::refusesRefunds_data()
{
    QTest::addColumn<QList<Code>>("codes");
    QTest::addColumn<int>("days");
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QList<FieldError>>("fields");
    const QList<FieldError> none;
    QTest::newRow("pending") << QList{Code::Pending} << 0 << qint64(1000) << none;
    QTest::newRow("canceled") << QList{Code::Pending, Code::Canceled} << 0 << qint64(1000) << none;
    QTest::newRow("more than the payment")
        << QList{Code::Pending, Code::Paid} << 0 << qint64(1001)
        << QList<FieldError>{{Field::Amount, Problem::NotAllowed}};
    QTest::newRow("too late") << QList{Code::Pending, Code::Paid} << 91 << qint64(0)
                              << QList<FieldError>{{Field::Identifier, Problem::TooLate, 90}};
}

void EvidenceContractTest::refusesRefunds()
{
    QFETCH(const QList<Code>, codes);
    QFETCH(const int, days);
    QFETCH(const qint64, cents);
    const Transaction charge = pastCharge(1, codes);
    use(serviceOptions(), {charge});
    m_clock.advance(std::chrono::days(days));
    Confirmation confirmation = cents == 0 ? byHand() : byLine(u"L2"_s);
    if (cents > 0)
        confirmation.amount = Money::fromCents(cents);
    const auto refused = confirm(charge, refundOf(confirmation));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QTEST(refused.error().fields, "fields");
    QVERIFY(found(charge).evidence.isEmpty());
}

void EvidenceContractTest::recordsPartialReturns_data()
{
    QTest::addColumn<QList<qint64>>("parts");
    QTest::addColumn<bool>("isRefunded");
    QTest::newRow("a part") << QList<qint64>{250} << false;
    QTest::newRow("almost all") << QList<qint64>{250, 749} << false;
    QTest::newRow("all in two parts") << QList<qint64>{250, 750} << true;
}

/// The charge becomes refunded with the last part. Each part has its own day.
void EvidenceContractTest::recordsPartialReturns()
{
    QFETCH(const QList<qint64>, parts);
    QFETCH(const bool, isRefunded);
    const Transaction charge = created(1000);
    QVERIFY(confirm(charge, byHand(kPayment)));
    Money sum;
    for (qsizetype i = 0; i < parts.size(); ++i) {
        m_clock.advance(24h);
        Confirmation part = byBank(u"D12345678202601151503abcDEF1234%1"_s.arg(i));
        part.amount = Money::fromCents(parts.at(i));
        sum += *part.amount;
        const auto recorded = confirm(charge, refundOf(part));
        QVERIFY2(recorded, recorded ? "" : qPrintable(recorded.error().detail));
        QCOMPARE(returnedAmount(*recorded), sum);
        QCOMPARE(partialReturns(*recorded).size(), i + 1);
        QCOMPARE(recorded->evidence.constLast().movedDay, QDate(2026, 1, 16).addDays(i));
        QCOMPARE(recorded->evidence.constLast().amount, part.amount);
        QCOMPARE(*confirm(charge, refundOf(part)), *recorded); // the same report again
        QVERIFY(!canWithdraw(*recorded));
    }
    QCOMPARE(found(charge).status, Status(isRefunded ? Code::Refund : Code::Paid));
    QCOMPARE(found(charge).endToEndId, kPayment);
    QCOMPARE(evidenceKindOf(found(charge)), EvidenceKind::ByHand); // of the payment
}

void EvidenceContractTest::refundsTheRestByHand()
{
    const Transaction charge = created(1000);
    QVERIFY(confirm(charge, byHand()));
    Confirmation part = byHand();
    part.amount = Money::fromCents(250);
    const auto recorded = confirm(charge, refundOf(part));
    QVERIFY2(recorded, recorded ? "" : qPrintable(recorded.error().detail));
    QCOMPARE(recorded->status, Status(Code::Paid));
    QCOMPARE(recorded->evidence.constLast().person, u"Ana"_s);
    const auto refunded = await(m_service->refund(charge.id, u"returned"_s));
    QVERIFY2(refunded, refunded ? "" : qPrintable(refunded.error().detail));
    QCOMPARE(refunded->status, Status(Code::Refund));
    QCOMPARE(refunded->refundReason, u"returned"_s);
    QCOMPARE(refunded->evidence.constLast().amount, Money::fromCents(750));
    QCOMPARE(returnedAmount(*refunded), Money::fromCents(1000));
}

void EvidenceContractTest::refusesMoreThanTheRest()
{
    const Transaction charge = created(1000);
    QVERIFY(confirm(charge, byHand()));
    Confirmation part = byHand();
    part.amount = Money::fromCents(600);
    const auto recorded = confirm(charge, refundOf(part));
    QVERIFY(recorded);
    const auto refused = confirm(charge, refundOf(part));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Error::Code::TransitionRefused);
    QCOMPARE(refused.error().fields, (QList<FieldError>{{Field::Amount, Problem::NotAllowed}}));
    QCOMPARE(found(charge), *recorded);
    // Some of the money is no longer there, so the payment is not a mistake.
    QCOMPARE(withdraw(charge).error().code, Error::Code::TransitionRefused);
}

/// The bank reports a part that a person has recorded. The part counts once, also if the rest is
/// smaller.
void EvidenceContractTest::verifiesAPart()
{
    const Transaction charge = created(1000);
    QVERIFY(confirm(charge, byHand()));
    Confirmation part = byHand();
    part.amount = Money::fromCents(600);
    QVERIFY(confirm(charge, refundOf(part)));
    Confirmation bank = byBank(kReturn);
    bank.amount = part.amount;
    const auto verified = confirm(charge, refundOf(bank));
    QVERIFY2(verified, verified ? "" : qPrintable(verified.error().detail));
    QCOMPARE(verified->status, Status(Code::Paid));
    QCOMPARE(returnedAmount(*verified), Money::fromCents(600));
    QCOMPARE(partialReturns(*verified).constFirst().endToEndId, kReturn);
    QCOMPARE(verified->evidence.constLast().role, Role::Verification);
}

/// Charges and parts of many days, in a fixed pseudo-random order. On each day, and in total, the
/// sums equal what the charges themselves state. No charge gives more back than its payment.
void EvidenceContractTest::sumsPartialReturnsOfTheirDays()
{
    constexpr int kCharges = 6;
    constexpr int kDays = 5;
    constexpr int kParts = 40;
    std::minstd_rand random(7);
    const auto upTo = [&random](int limit) {
        return static_cast<int>(random() % static_cast<unsigned>(limit));
    };
    QList<Transaction> charges;
    for (int i = 0; i < kCharges; ++i) {
        charges.append(created(1000));
        QVERIFY(confirm(charges.constLast(), byHand()));
    }
    int refused = 0;
    for (int i = 0; i < kParts; ++i) {
        if (i > 0 && i % (kParts / kDays) == 0)
            m_clock.advance(24h);
        Confirmation part =
            byBank(u"D12345678202601151503abcDEF123%1"_s.arg(i, 2, 10, QChar(u'0')));
        part.amount = Money::fromCents(1 + upTo(400));
        const Transaction before = found(charges[upTo(kCharges)]);
        const auto after = confirm(before, refundOf(part));
        const Money rest = before.amount - returnedAmount(before);
        QCOMPARE(after.has_value(), before.status == Code::Paid ? *part.amount <= rest
                                                                : *part.amount <= before.amount);
        refused += after ? 0 : 1;
        QVERIFY(returnedAmount(found(before)) <= before.amount);
    }
    QVERIFY(refused > 0);

    const QDate first(2026, 1, 15);
    QMap<QDate, Money> expected;
    Money received;
    for (const Transaction &charge : std::as_const(charges)) {
        const Transaction now = found(charge);
        if (now.status != Code::Paid)
            continue;
        received += now.amount - returnedAmount(now);
        for (const Evidence &part : partialReturns(now))
            expected[part.movedDay] += *part.amount;
    }
    QVERIFY(expected.size() > 1);
    const auto all = await(returnSumsOf(*m_service, first, first.addDays(kDays)));
    QVERIFY2(all, all ? "" : qPrintable(all.error().detail));
    QMap<QDate, Money> days;
    Money returned;
    for (const ReturnSum &sum : *all) {
        days[sum.day] = sum.amount;
        returned += sum.amount;
        const auto day = await(returnSumsOf(*m_service, sum.day, sum.day));
        QVERIFY(day);
        QCOMPARE(*day, QList{sum});
    }
    QCOMPARE(days, expected);
    // Each part is on one business day, for any cutoff.
    for (const int cutoff : {60, 240, 720}) {
        QMap<QDate, Money> business;
        for (const Transaction &charge : std::as_const(charges)) {
            const Transaction now = found(charge);
            if (now.status != Code::Paid)
                continue;
            for (const Evidence &part : partialReturns(now))
                business[movedBusinessDay(part, cutoff)] += *part.amount;
        }
        const auto sums =
            await(returnSumsOf(*m_service, first.addDays(-1), first.addDays(kDays), cutoff));
        QVERIFY(sums);
        QMap<QDate, Money> stated;
        for (const ReturnSum &sum : *sums)
            stated[sum.day] = sum.amount;
        QCOMPARE(stated, business);
    }
    Money gross;
    const auto sums = await(m_service->sums({.statuses = {Code::Paid}}));
    for (const TransactionSum &sum : *sums)
        gross += sum.amount;
    QCOMPARE(gross - returned, received);
}

void EvidenceContractTest::verifiesARefund()
{
    const Transaction charge = created();
    QVERIFY(confirm(charge, byHand()));
    const auto refunded = await(m_service->refund(charge.id, u"returned"_s));
    const auto verified = confirm(charge, refundOf(byBank(kReturn)));
    QVERIFY(verified);
    QCOMPARE(verified->events, refunded->events);
    QCOMPARE(verified->evidence.constLast().role, Role::Verification);
    QCOMPARE(evidenceKindOf(*verified), EvidenceKind::ByHand); // of the payment
}

void EvidenceContractTest::takesTheCommissionOfALatePayment()
{
    ServiceOptions options = serviceOptions();
    options.terms.cashInCommission = {.basisPoints = 100};
    use(options);
    const Transaction charge = created(1000);
    QCOMPARE(charge.commission->cents(), 10);
    m_clock.advance(25h);
    QCOMPARE(found(charge).commission->cents(), 0);
    QCOMPARE(confirm(charge, byHand())->commission->cents(), 10);
    QCOMPARE(withdraw(charge)->commission->cents(), 0);
    QCOMPARE(confirm(charge, byHand())->commission->cents(), 10);
}

void EvidenceContractTest::statesNoCommissionThatTheBankDoesNot_data()
{
    QTest::addColumn<int>("basisPoints");
    QTest::addColumn<Confirmation>("confirmation");
    QTest::addColumn<std::chrono::seconds>("age");
    QTest::addColumn<std::optional<Money>>("commission");
    const auto row = [](const char *name, int basisPoints, const Confirmation &confirmation,
                        std::chrono::seconds age, const std::optional<Money> &commission) {
        QTest::newRow(name) << basisPoints << confirmation << age << commission;
    };
    const std::optional<Money> unknown;
    row("by the bank", 0, byBank(kPayment), 60s, unknown);
    row("by the bank, late", 0, byBank(kPayment), 25h, unknown);
    row("by the bank, with a rule", 100, byBank(kPayment), 60s, Money::fromCents(10));
    row("by the bank, late, with a rule", 100, byBank(kPayment), 25h, Money::fromCents(10));
    row("by hand", 0, byHand(), 60s, Money());
    row("by hand, late", 0, byHand(), 25h, Money());
    row("by a statement", 0, byLine(u"L1"_s), 60s, Money());
}

void EvidenceContractTest::statesNoCommissionThatTheBankDoesNot()
{
    QFETCH(int, basisPoints);
    QFETCH(Confirmation, confirmation);
    QFETCH(std::chrono::seconds, age);
    QFETCH(std::optional<Money>, commission);
    ServiceOptions options = serviceOptions();
    options.terms.cashInCommission = {.basisPoints = basisPoints};
    use(options);
    QCOMPARE(m_service->capabilities().statesCommission, basisPoints > 0);
    const Transaction charge = created(1000);
    QVERIFY(charge.commission);
    m_clock.advance(age);
    QCOMPARE(confirm(charge, confirmation)->commission, commission);
    const auto counts = [&](const QList<TransactionSum> &sums, Code status) {
        return sums.size() == 1 && sums.constFirst().status == status &&
               sums.constFirst().commission == commission.value_or(Money()) &&
               sums.constFirst().unknownCommissionCount == (commission ? 0 : 1);
    };
    QVERIFY(counts(*await(m_service->sums({})), Code::Paid));
    QVERIFY(counts(*await(m_service->sums({.nameOrDocument = charge.name})), Code::Paid));
    QCOMPARE(await(m_service->list({}))->transactions.constFirst().commission, commission);
    QVERIFY(confirm(charge, refundOf(byHand())));
    QCOMPARE(found(charge).commission, commission); // the bank keeps its fee
    QVERIFY(counts(*await(m_service->sums({})), Code::Refund));
}

void EvidenceContractTest::letsOneOfTwoTillsSucceed_data()
{
    QTest::addColumn<bool>("isSameCharge");
    QTest::newRow("same charge") << true;
    QTest::newRow("same payment") << false;
}

/// Two tills with their own services on one database confirm at the same time.
void EvidenceContractTest::letsOneOfTwoTillsSucceed()
{
    QFETCH(const bool, isSameCharge);
    std::unique_ptr<TransactionService> other;
    TransactionService *const till = m_remote ? m_remote.get() : m_service;
    if (m_remote)
        other = connected(u"second.db"_s);
    else
        other = open();
    for (int round = 0; round < 20; ++round) {
        const Transaction one = created();
        const Transaction two = isSameCharge ? one : created();
        const QString id = u"E123456782026011515%1abcDEF12345"_s.arg(round, 2, 10, QChar(u'0'));
        const auto here = till->confirm(one.id, byHand(id));
        const auto there = other->confirm(two.id, byHand(id));
        const auto first = await(here);
        const auto second = await(there);
        QCOMPARE(first.has_value() + second.has_value(), 1);
        const auto &refused = first ? second : first;
        QCOMPARE(refused.error().code,
                 isSameCharge ? Error::Code::TransitionRefused : Error::Code::Conflict);
        QCOMPARE(idsOf({.endToEndId = id}).size(), 1);
        QCOMPARE(found(one).evidence.size() + (isSameCharge ? 0 : found(two).evidence.size()), 1);
    }
}

void EvidenceContractTest::confirmsAfterTheClockWasSetBack()
{
    const Transaction charge = created();
    m_clock.advance(-1h);
    const auto paid = confirm(charge, byHand());
    QVERIFY2(paid, paid ? "" : qPrintable(paid.error().detail));
    QCOMPARE(paid->finished, noon());
    QCOMPARE(paid->events.constFirst().at, noon());
    QCOMPARE(withdraw(charge)->finished, noon());
}

BALCAO_GUILESS_TEST(EvidenceContractTest)
#include "tst_evidence_contract.moc"
