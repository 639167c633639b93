// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/console/pin.h"
#include "core/domain/confirmation.h"
#include "core/domain/disclosure.h"
#include "core/domain/returnsum.h"
#include "core/service/partialreturns.h"
#include "core/till/authorization.h"
#include "core/till/authorizedtransactionservice.h"
#include "core/till/lockcontroller.h"
#include "core/till/payoutcontroller.h"
#include "core/till/preferences.h"
#include "core/till/refundcontroller.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <sodium.h>

using namespace core;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Code = Error::Code;

namespace
{

constexpr auto kOwnerPin = "4711"_L1;
constexpr auto kAnaPin = "1234"_L1;
constexpr auto kBeaPin = "5678"_L1;

/// Returns a hash that takes little time to verify. pinHash() chooses a slow one on purpose.
QByteArray hashOf(const QString &pin)
{
    const QByteArray typed = pin.toLatin1();
    QByteArray hash(crypto_pwhash_STRBYTES, '\0');
    if (sodium_init() < 0 ||
        crypto_pwhash_str(hash.data(), typed.constData(), static_cast<size_t>(typed.size()),
                          crypto_pwhash_OPSLIMIT_MIN, crypto_pwhash_MEMLIMIT_MIN) != 0)
        return {};
    return QByteArray(hash.constData());
}

} // namespace

/// Operators and permissions without a window: every action through the classes that perform it.
class AuthorizationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void checksEveryPermission_data();
    void checksEveryPermission();
    void checksEveryAction_data();
    void checksEveryAction();
    void hidesTotals();
    void masksPersonalData_data();
    void masksPersonalData();
    void asksNobodyWithoutOperators();
    void allowsOnlyTheWorkOfACashierWhileLocked();
    void limitsRefunds();
    void limitsARefundOfTheRest();
    void partsNeedThePermissionOfRefunds();
    void grantsOneActionOnly();
    void forgetsAGrantWhenTheCounterLocks();
    void refusesAGrantOfSomebodyWithoutPermission();
    void letsNobodyApproveTheirOwnPayout();
    void sendsNoLargePayoutWithoutApproval();
    void letsACounterUndoAFreshConfirmation();
    void keepsThePinOfTheCounter();
    void addsTheSecondPersonAsAnOperator();
    void refusesTheFirstOperatorWithoutThePinOfTheCounter();
    void refusesInvalidOperators_data();
    void refusesInvalidOperators();
    void refusesEqualOperatorsAtOnce_data();
    void refusesEqualOperatorsAtOnce();
    void refusesEqualChangesAtOnce();
    void refusesTheNameOfTheOwnerForTheSecondPerson();
    void keepsAManagerOfOperators();
    void changesOwnPinWithoutPermission();
    void signsInByPin();
    void signsOutAnOperatorWhoBecomesInactive();
    void staysLockedUntilTheOperatorsAreRead();
    void staysLockedIfTheOperatorsAreGone();
    void usesTheOperatorsOfALostDatabase();
    void knowsWhenAPinIsComplete();
    void namesTheOperatorInEvidence();

private:
    void open(); ///< the counter starts
    void hire();
    void signInWithRefundLimit(Money limit); ///< no refund of the test needs an approval
    void signIn(QLatin1StringView pin)
    {
        m_lock->lock();
        QCOMPARE(m_lock->unlock(pin), PinService::Answer::Right);
    }
    [[nodiscard]] QList<AuditEntry> log(const AuditFilter &filter = {})
    {
        return await(m_console->audit().entries(filter)).value_or(QList<AuditEntry>());
    }
    [[nodiscard]] std::optional<Error> act(Permission permission);
    [[nodiscard]] TransactionDraft payout(qint64 cents, const QString &reference) const;

    template<typename T>
    static std::optional<Error> errorOf(const Result<T> &result)
    {
        return result ? std::nullopt : std::optional(result.error());
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ConsoleDatabase> m_console;
    std::unique_ptr<LockController> m_lock;
    std::unique_ptr<PinService> m_approver;
    std::unique_ptr<PreferencesStore> m_preferences;
    std::unique_ptr<Authorization> m_authorization;
    std::unique_ptr<AuthorizedTransactionService> m_authorized;
    std::unique_ptr<PayoutController> m_payouts;
    std::unique_ptr<OutgoingHolds> m_holds;
    std::unique_ptr<RefundController> m_refunds;
    LockRecord m_lockRecord;
    LockRecord m_approverRecord;
    Transaction m_payment;
    int m_payoutCount = 0;
};

void AuthorizationTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_service->can.confirmsPayments = true;
    m_service->onCreate = [](const TransactionDraft &draft) -> Result<Transaction> {
        Transaction made = samples::charge(draft.amount->cents());
        made.operation = draft.operation;
        made.reference = draft.reference;
        return made;
    };
    m_payment = samples::charge(50'00);
    m_payment.status = Status::Code::Paid;
    m_payment.finished = QDateTime::currentDateTimeUtc();
    m_service->stored = {m_payment};
    m_lockRecord = {};
    m_approverRecord = {};
    open();
}

void AuthorizationTest::open()
{
    cleanup();
    m_console =
        std::make_unique<ConsoleDatabase>(ConsoleDatabase::Setup{m_folder->filePath(u"c.db"_s)});
    m_console->open();
    m_preferences = std::make_unique<PreferencesStore>();
    m_lock = std::make_unique<LockController>(m_lockRecord, 0min, [this](const LockRecord &record) {
        m_lockRecord = record;
        return Result<void>();
    });
    m_approver = std::make_unique<PinService>(m_approverRecord, [this](const LockRecord &record) {
        m_approverRecord = record;
        return Result<void>();
    });
    m_authorization = std::make_unique<Authorization>(Authorization::Setup{
        .operators = m_console->operators(),
        .audit = m_console->audit(),
        .lock = *m_lock,
        .approver = m_approver.get(),
        .approveFrom = [this] { return m_preferences->value().sending.approveFrom; },
        .till = [] { return u"C1"_s; },
        .preferences = m_preferences.get()});
    m_console->gate().setDecision([this](const AuditRecord &record, const ActionFacts &facts) {
        return m_authorization->decide(record, facts);
    });
    m_preferences->setGate(&m_console->gate());
    m_authorized = std::make_unique<AuthorizedTransactionService>(*m_service, *m_authorization,
                                                                  m_console->audit());
    m_payouts = std::make_unique<PayoutController>(*m_authorized, m_console->payouts());
    m_payouts->open();
    m_holds = std::make_unique<OutgoingHolds>();
    m_refunds = std::make_unique<RefundController>(*m_authorized, *m_holds);
    m_refunds->setConsole(*m_console);
    m_refunds->setHoldTime(0ms);
    m_authorization->open();
    QTRY_VERIFY(m_payouts->isRead());
    await(m_console->operators().operators());
    QCoreApplication::processEvents();
}

void AuthorizationTest::cleanup()
{
    m_refunds.reset();
    m_holds.reset();
    m_payouts.reset();
    m_authorized.reset();
    m_authorization.reset();
    m_preferences.reset();
    m_approver.reset();
    m_lock.reset();
    if (m_console)
        m_console->gate().setDecision({});
    m_console.reset();
}

/// Adds the owner, Ana without any permission, and Bea with every permission. Ana is signed in.
void AuthorizationTest::hire()
{
    const auto person = [](const QString &name, Role role, Permissions permissions,
                           QLatin1StringView pin) {
        return Operator{.name = name,
                        .shortName = name.section(u' ', 0, 0),
                        .role = role,
                        .permissions = permissions,
                        .pinHash = hashOf(pin),
                        .pinLength = 4};
    };
    QVERIFY(await(
        m_console->operators().add({person(u"Olga"_s, Role::Owner, {}, kOwnerPin),
                                    person(u"Ana Lima"_s, Role::Custom, {}, kAnaPin),
                                    person(u"Bea"_s, Role::Custom, Permissions::all(), kBeaPin)})));
    const Preferences preferences = m_preferences->value();
    open();
    m_preferences->setGate(nullptr);
    m_preferences->set(preferences);
    m_preferences->setGate(&m_console->gate());
    QTRY_COMPARE(m_authorization->operators().size(), 3);
    signIn(kAnaPin);
}

TransactionDraft AuthorizationTest::payout(qint64 cents, const QString &reference) const
{
    TransactionDraft draft{.operation = Operation::CashOut,
                           .amount = Money::fromCents(cents),
                           .name = u"Loja"_s,
                           .platform = m_service->platform()};
    draft.reference = reference;
    draft.pixKey = u"loja@example.com"_s;
    draft.keyType = PixKey::Kind::Email;
    return draft;
}

/// Performs an action that needs the permission. Returns its error.
std::optional<Error> AuthorizationTest::act(Permission permission)
{
    const QUuid id = m_payment.id;
    switch (permission) {
    case Permission::Charge:
        return errorOf(
            await(m_authorized->create({.amount = Money::fromCents(5'00), .name = u"Zé"_s})));
    case Permission::Confirm:
        return errorOf(await(m_authorized->confirm(id, {.note = u"no app"_s})));
    case Permission::Withdraw:
        return errorOf(await(m_authorized->withdraw(id, {.reason = u"engano"_s})));
    case Permission::Refund: {
        QSignalSpy done(m_refunds.get(), &RefundController::done);
        QSignalSpy failed(m_refunds.get(), &RefundController::failed);
        m_refunds->begin(m_payment, u"troca"_s);
        if (done.isEmpty() && failed.isEmpty())
            (void)QTest::qWaitFor([&] { return !done.isEmpty() || !failed.isEmpty(); }, kWaitLimit);
        return failed.isEmpty() ? std::nullopt : std::optional(failed[0][1].value<Error>());
    }
    case Permission::Payout:
    case Permission::Approve: {
        std::optional<Result<PayoutOrder>> noted;
        const auto note = [&](PayoutOrder::State state) {
            noted.reset();
            m_payouts->note({.draft = payout(10'00, u"P%1"_s.arg(m_payoutCount)), .state = state},
                            this, [&noted](const Result<PayoutOrder> &result) { noted = result; });
            (void)QTest::qWaitFor([&] { return noted.has_value(); }, kWaitLimit);
        };
        if (permission == Permission::Payout)
            ++m_payoutCount;
        note(permission == Permission::Payout ? PayoutOrder::State::ToApprove
                                              : PayoutOrder::State::Held);
        return errorOf(*noted);
    }
    case Permission::SeePersonalData:
        return errorOf(await(m_console->disclosures().reveal(id)));
    case Permission::SeeTotals:
        return errorOf(await(m_authorized->sums({})));
    case Permission::Export:
        return errorOf(await(m_console->disclosures().beginDisclosure(Disclosure{})));
    case Permission::Annotate:
        return errorOf(await(m_console->annotations().setNote(
            id, QString::number(QDateTime::currentMSecsSinceEpoch()))));
    case Permission::ChangeSettings: {
        QSignalSpy refused(m_preferences.get(), &PreferencesStore::refused);
        Preferences preferences = m_preferences->value();
        preferences.sending.retypeFrom += Money::fromCents(1);
        m_preferences->set(preferences);
        return refused.isEmpty() ? std::nullopt : std::optional(refused[0][0].value<Error>());
    }
    case Permission::ManageOperators: {
        Operator bea = m_authorization->operators().constLast();
        bea.shortName = bea.shortName == u"Bea"_s ? u"Bia"_s : u"Bea"_s;
        return errorOf(await(m_authorization->change(bea)));
    }
    case Permission::Reconcile: // performed by other modules, which ask the gate
        return errorOf(m_console->gate().pass({.action = AuditAction::Reconciled}));
    case Permission::Seal:
        return errorOf(m_console->gate().pass({.action = AuditAction::DaySealed}));
    case Permission::BackUp:
        return errorOf(m_console->gate().pass({.action = AuditAction::BackupMade}));
    }
    Q_UNREACHABLE();
}

void AuthorizationTest::checksEveryPermission_data()
{
    QTest::addColumn<Permission>("permission");
    for (const Permission permission : kAllPermissions)
        QTest::newRow(qPrintable(toText(permission))) << permission;
}

/// Each permission: refused, allowed by another operator with both names, and allowed.
void AuthorizationTest::checksEveryPermission()
{
    QFETCH(Permission, permission);
    hire();
    const bool isApproval = permission == Permission::Approve;
    const bool isTotal = permission == Permission::SeeTotals;
    const bool isLogged = !isTotal && permission != Permission::Reconcile &&
                          permission != Permission::Seal && permission != Permission::BackUp &&
                          permission != Permission::ChangeSettings;
    if (isApproval) { // somebody else requested the payout
        signIn(kOwnerPin);
        QCOMPARE(act(Permission::Payout), std::nullopt);
        signIn(kAnaPin);
    }

    const qsizetype before = log().size();
    const auto refused = act(permission);
    QVERIFY(refused);
    QCOMPARE(refused->code, Code::AccessDenied);
    QCOMPARE(log().size(), before);

    if (isApproval)
        QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right);
    else
        QCOMPARE(m_authorization->authorize(permission, kBeaPin), Authorization::Answer::Granted);
    if (permission == Permission::Refund) // also an approval, because the amount is large enough
        QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right);
    if (isTotal) { // shown as long as the page is open, so one action is not enough
        QVERIFY(act(permission));
    } else {
        const auto granted = act(permission);
        QVERIFY2(!granted, granted ? qPrintable(granted->detail) : "");
    }
    if (isLogged) {
        const Actor actor = log().constFirst().record.actor;
        QCOMPARE(actor.name, u"Ana"_s);
        QVERIFY(actor.authorizedBy == u"Bea"_s || actor.authorizedBy == u"Bia"_s);
        QCOMPARE(log().constFirst().record.till, u"C1"_s);
    }

    signIn(kOwnerPin);
    if (isApproval) {
        signIn(kAnaPin);
        return; // an approval always needs a second PIN
    }
    if (permission == Permission::Refund)
        QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right);
    const auto allowed = act(permission);
    QVERIFY2(!allowed, allowed ? qPrintable(allowed->detail) : "");
    if (isLogged)
        QCOMPARE(log().constFirst().record.actor.name, u"Olga"_s);
    QVERIFY(!await(m_console->audit().check())->brokenAt);
}

void AuthorizationTest::checksEveryAction_data()
{
    QTest::addColumn<AuditAction>("action");
    QTest::addColumn<Permission>("permission");
    Permissions used;
    for (const AuditAction action : kAllAuditActions) {
        const auto permission = permissionOf(action);
        if (!permission)
            continue;
        used.add(*permission);
        QTest::newRow(qPrintable(toText(action))) << action << *permission;
    }
    // Totals are read, not done: only they have no action.
    used.add(Permission::SeeTotals);
    QCOMPARE(used, Permissions::all());
}

/// Each recorded action: refused with every other permission, allowed by another operator with both
/// names, and allowed with this permission alone.
void AuthorizationTest::checksEveryAction()
{
    QFETCH(AuditAction, action);
    QFETCH(Permission, permission);
    hire();
    const bool isApproval = permission == Permission::Approve;
    const qint64 owner = m_authorization->operators().constFirst().id;
    const auto give = [this](const Permissions &permissions) {
        signIn(kOwnerPin);
        Operator ana = m_authorization->operators()[1];
        ana.permissions = permissions;
        QVERIFY(await(m_authorization->change(ana)));
        signIn(kAnaPin);
    };
    const auto pass = [&] {
        return m_console->gate().pass({.action = action}, {.requester = owner});
    };
    Permissions others = Permissions::all();
    others.remove(permission);
    give(others);
    QVERIFY(!m_authorization->isAllowed(permission));
    const auto refused = pass();
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::AccessDenied);

    if (isApproval)
        QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right);
    else
        QCOMPARE(m_authorization->authorize(permission, kBeaPin), Authorization::Answer::Granted);
    const auto granted = pass();
    QVERIFY2(granted, granted ? "" : qPrintable(granted.error().detail));
    QCOMPARE(granted->actor.name, u"Ana"_s);
    QCOMPARE(granted->actor.authorizedBy, u"Bea"_s);
    QCOMPARE(granted->till, u"C1"_s);
    QVERIFY(!pass()); // one action only

    give({permission});
    QVERIFY(m_authorization->isAllowed(permission));
    if (isApproval) // always with a PIN: here with that of the operator at the counter
        QCOMPARE(m_approver->attempt(kAnaPin), PinService::Answer::Right);
    const auto allowed = pass();
    QVERIFY2(allowed, allowed ? "" : qPrintable(allowed.error().detail));
    QCOMPARE(allowed->actor.name, u"Ana"_s);
    QCOMPARE(allowed->actor.authorizedBy, QString());
}

void AuthorizationTest::hidesTotals()
{
    hire();
    const QDate day(2026, 5, 4);
    QCOMPARE(await(m_authorized->hourlySums({})).error().code, Code::AccessDenied);
    QCOMPARE(await(returnSumsOf(*m_authorized, day, day)).error().code, Code::AccessDenied);
    signIn(kBeaPin);
    QVERIFY(await(m_authorized->hourlySums({})));
    QVERIFY(await(returnSumsOf(*m_authorized, day, day)));
}

void AuthorizationTest::masksPersonalData_data()
{
    QTest::addColumn<Masking>("setting");
    QTest::newRow("all") << Masking::All;
    QTest::newRow("numbers") << Masking::Numbers;
    QTest::newRow("nothing") << Masking::Nothing;
}

/// The setting applies to operators with the permission, and to a counter without operators.
void AuthorizationTest::masksPersonalData()
{
    QFETCH(const Masking, setting);
    Preferences preferences;
    preferences.charging.masking = setting;
    m_preferences->set(preferences);
    QCOMPARE(m_preferences->masking(), setting);
    hire();
    QCOMPARE(m_preferences->masking(), Masking::All);
    QCOMPARE(m_preferences->value().charging.masking, setting);
    QSignalSpy changed(m_preferences.get(), &PreferencesStore::maskingChanged);
    QSignalSpy stored(m_preferences.get(), &PreferencesStore::changed);
    signIn(kBeaPin);
    QCOMPARE(m_preferences->masking(), setting);
    QCOMPARE(changed.isEmpty(), setting == Masking::All);
    m_lock->lock();
    QCOMPARE(m_preferences->masking(), Masking::All);
    // A colleague allows one action, which is no reason to show the list.
    signIn(kAnaPin);
    QCOMPARE(m_authorization->authorize(Permission::SeePersonalData, kBeaPin),
             Authorization::Answer::Granted);
    QCOMPARE(m_preferences->masking(), Masking::All);
    QVERIFY(stored.isEmpty()); // no change of a setting
}

void AuthorizationTest::asksNobodyWithoutOperators()
{
    QVERIFY(!m_authorization->isInUse());
    for (const Permission permission : kAllPermissions) {
        if (permission == Permission::ManageOperators)
            continue; // there is none
        const auto error = act(permission);
        QVERIFY2(!error, qPrintable(toText(permission)));
    }
    const QList<AuditEntry> entries = log();
    QVERIFY(!entries.isEmpty());
    for (const AuditEntry &entry : entries)
        QCOMPARE(entry.record.actor, Actor{});
}

void AuthorizationTest::allowsOnlyTheWorkOfACashierWhileLocked()
{
    m_lockRecord = {.hash = hashOf(kOwnerPin)};
    open();
    QCOMPARE(m_lock->state(), LockController::State::Guarded);
    QCOMPARE(act(Permission::Charge), std::nullopt);
    QCOMPARE(act(Permission::Confirm), std::nullopt);
    QCOMPARE(act(Permission::Export)->code, Code::AccessDenied);
    QCOMPARE(act(Permission::Refund)->code, Code::AccessDenied);
    QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Right);
    QCOMPARE(act(Permission::Export), std::nullopt);
}

void AuthorizationTest::signInWithRefundLimit(Money limit)
{
    Preferences preferences;
    preferences.sending.approveFrom = Money::fromCents(1'000'00);
    m_preferences->set(preferences);
    hire();
    signIn(kOwnerPin);
    Operator ana = m_authorization->operators()[1];
    ana.permissions = {Permission::Refund};
    ana.refundLimit = limit;
    QVERIFY(await(m_authorization->change(ana)));
    signIn(kAnaPin);
}

void AuthorizationTest::limitsRefunds()
{
    signInWithRefundLimit(Money::fromCents(49'99));
    QVERIFY(m_authorization->isAllowed(Permission::Refund, Money::fromCents(49'99)));
    QVERIFY(!m_authorization->isAllowed(Permission::Refund, Money::fromCents(50'00)));
    QCOMPARE(act(Permission::Refund)->code, Code::AccessDenied);
    // The service refuses too, without the controller.
    QCOMPARE(await(m_authorized->refund(m_payment.id, u"troca"_s)).error().code,
             Code::AccessDenied);
    QVERIFY(m_service->refundReasons.isEmpty());
    QCOMPARE(m_authorization->authorize(Permission::Refund, kBeaPin, m_payment.amount),
             Authorization::Answer::Granted);
    QVERIFY(await(m_authorized->refund(m_payment.id, u"troca"_s)));
    QCOMPARE(m_service->refundReasons, QStringList{u"troca"_s});
    const Actor actor = log().constFirst().record.actor;
    QCOMPARE(actor.name, u"Ana"_s);
    QCOMPARE(actor.authorizedBy, u"Bea"_s);
}

void AuthorizationTest::limitsARefundOfTheRest()
{
    signInWithRefundLimit(Money::fromCents(40'00));
    m_payment.evidence = {{.subject = Evidence::Subject::Refund,
                           .recordedAt = QDateTime::currentDateTimeUtc(),
                           .amount = Money::fromCents(10'01)}};
    m_service->stored = {m_payment};
    QCOMPARE(act(Permission::Refund), std::nullopt);
    const AuditRecord refunded = log().constFirst().record;
    QCOMPARE(refunded.action, AuditAction::Refunded);
    QCOMPARE(refunded.after, u"3999"_s);
    // The service allows it too, without the controller.
    QVERIFY(await(m_authorized->refund(m_payment.id, u"troca"_s)));
    QCOMPARE(log().constFirst().record.after, u"3999"_s);
}

/// A part by hand is a refund: the permission of confirmations is not enough.
void AuthorizationTest::partsNeedThePermissionOfRefunds()
{
    hire();
    const Confirmation part{
        .subject = Evidence::Subject::Refund, .note = u"troca"_s, .amount = Money::fromCents(100)};
    QCOMPARE(m_authorization->authorize(Permission::Confirm, kBeaPin),
             Authorization::Answer::Granted);
    const qsizetype before = log().size();
    const auto refused = await(m_authorized->confirm(m_payment.id, part));
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Code::AccessDenied);
    QVERIFY(m_service->confirmations.isEmpty());
    QCOMPARE(log().size(), before);
    signIn(kOwnerPin);
    QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right);
    const auto allowed = await(m_authorized->confirm(m_payment.id, part));
    QVERIFY2(allowed, allowed ? "" : qPrintable(allowed.error().detail));
    QCOMPARE(m_service->confirmations.constLast().person, u"Olga"_s);
    QCOMPARE(log().constFirst().record.action, AuditAction::Refunded);
    QCOMPARE(log().constFirst().record.after, u"100"_s);
}

void AuthorizationTest::grantsOneActionOnly()
{
    hire();
    QCOMPARE(m_authorization->authorize(Permission::Export, kBeaPin),
             Authorization::Answer::Granted);
    QCOMPARE(act(Permission::Charge)->code, Code::AccessDenied); // another action
    QCOMPARE(act(Permission::Export), std::nullopt);
    QCOMPARE(act(Permission::Export)->code, Code::AccessDenied);
    QCOMPARE(m_authorization->current()->shortName, u"Ana"_s);
}

void AuthorizationTest::forgetsAGrantWhenTheCounterLocks()
{
    hire();
    QCOMPARE(m_authorization->authorize(Permission::Export, kBeaPin),
             Authorization::Answer::Granted);
    signIn(kAnaPin);
    QCOMPARE(act(Permission::Export)->code, Code::AccessDenied);
}

void AuthorizationTest::refusesAGrantOfSomebodyWithoutPermission()
{
    hire();
    signIn(kOwnerPin);
    QVERIFY(await(m_authorization->add({.name = u"Caio"_s, .role = Role::Cashier}, u"2468"_s)));
    signIn(kAnaPin);
    QCOMPARE(m_authorization->authorize(Permission::Export, u"2468"_s),
             Authorization::Answer::Forbidden);
    QCOMPARE(m_authorization->authorize(Permission::Export, u"9999"_s),
             Authorization::Answer::Wrong);
    QCOMPARE(act(Permission::Export)->code, Code::AccessDenied);
}

void AuthorizationTest::letsNobodyApproveTheirOwnPayout()
{
    hire();
    signIn(kBeaPin);
    QCOMPARE(act(Permission::Payout), std::nullopt);
    QCOMPARE(m_payouts->orders().constLast().requester.name, u"Bea"_s);
    QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right);
    QCOMPARE(act(Permission::Approve)->code, Code::AccessDenied);
    QCOMPARE(m_approver->attempt(kAnaPin), PinService::Answer::Wrong); // lacks the permission
    QCOMPARE(m_approver->attempt(kOwnerPin), PinService::Answer::Right);
    QCOMPARE(act(Permission::Approve), std::nullopt);
    const PayoutOrder order = m_payouts->orders().constLast();
    QCOMPARE(order.requester.name, u"Bea"_s);
    QCOMPARE(order.approver.name, u"Olga"_s);
    const AuditEntry approval = log().constFirst();
    QCOMPARE(approval.record.action, AuditAction::PayoutApproved);
    QCOMPARE(approval.record.actor.authorizedBy, u"Olga"_s);
    // The order names the requester after a restart, so the rule holds then too.
    open();
    QCOMPARE(m_payouts->orders().constLast().requester.name, u"Bea"_s);
}

void AuthorizationTest::sendsNoLargePayoutWithoutApproval()
{
    Preferences preferences;
    preferences.sending.approveFrom = Money::fromCents(100'00);
    m_preferences->set(preferences);
    hire();
    signIn(kBeaPin);
    const auto send = [this](qint64 cents) {
        return await(m_authorized->create(payout(cents, u"S%1"_s.arg(cents))));
    };
    QVERIFY(send(99'99));
    QCOMPARE(send(100'00).error().code, Code::AccessDenied);
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right); // the requester
    QCOMPARE(send(100'00).error().code, Code::AccessDenied);
    QCOMPARE(m_approver->attempt(kOwnerPin), PinService::Answer::Right);
    QVERIFY(send(100'00));
    QCOMPARE(log().constFirst().record.actor.authorizedBy, u"Olga"_s);
    QCOMPARE(send(100'01).error().code, Code::AccessDenied); // one approval, one payout
}

void AuthorizationTest::letsACounterUndoAFreshConfirmation()
{
    hire();
    signIn(kOwnerPin);
    Operator ana = m_authorization->operators()[1];
    ana.permissions = {Permission::Confirm};
    QVERIFY(await(m_authorization->change(ana)));
    signIn(kAnaPin);
    m_payment.status = Status::Code::Pending;
    m_service->stored = {m_payment};
    QVERIFY(await(m_authorized->confirm(m_payment.id, {.note = u"no app"_s, .till = u"C1"_s})));
    QCOMPARE(await(m_authorized->withdraw(m_payment.id, {.reason = u"engano"_s, .till = u"C2"_s}))
                 .error()
                 .code,
             Code::AccessDenied);
    QVERIFY(await(m_authorized->withdraw(m_payment.id, {.reason = u"engano"_s, .till = u"C1"_s})));
}

void AuthorizationTest::keepsThePinOfTheCounter()
{
    m_lockRecord = {.hash = hashOf(kOwnerPin)};
    open();
    QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Right);
    QVERIFY(await(m_authorization->add({.name = u"Olga"_s, .role = Role::Owner}, kOwnerPin)));
    QVERIFY(m_lockRecord.hasHolders);
    QVERIFY(m_lockRecord.hash.isEmpty());
    QCOMPARE(m_authorization->current()->name, u"Olga"_s);
    open(); // with the new files
    QCOMPARE(m_lock->state(), LockController::State::Covered);
    QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Right);
    QCOMPARE(m_authorization->current()->name, u"Olga"_s);
}

void AuthorizationTest::addsTheSecondPersonAsAnOperator()
{
    m_lockRecord = {.hash = hashOf(kOwnerPin)};
    m_approverRecord = {.hash = hashOf(kBeaPin)};
    open();
    QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Right);
    QVERIFY(await(m_authorization->add({.name = u"Olga"_s, .role = Role::Owner}, kOwnerPin,
                                       u"Segunda pessoa"_s)));
    const QList<Operator> people = m_authorization->operators();
    QCOMPARE(people.size(), 2);
    QCOMPARE(people[1].name, u"Segunda pessoa"_s);
    QCOMPARE(permissionsOf(people[1]), Permissions{Permission::Approve});
    QVERIFY(m_approverRecord.hasHolders);
    QCOMPARE(act(Permission::Payout), std::nullopt);
    QCOMPARE(m_approver->attempt(kBeaPin), PinService::Answer::Right);
    QCOMPARE(act(Permission::Approve), std::nullopt);
}

void AuthorizationTest::refusesTheFirstOperatorWithoutThePinOfTheCounter()
{
    m_lockRecord = {.hash = hashOf(kOwnerPin)};
    open();
    QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Right);
    const auto added =
        await(m_authorization->add({.name = u"Olga"_s, .role = Role::Owner}, kAnaPin));
    QCOMPARE(added.error().code, Code::AccessDenied);
    QVERIFY(!m_authorization->isInUse());
    QVERIFY(m_lock->hasPin());
}

void AuthorizationTest::refusesInvalidOperators_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("pin");
    QTest::addColumn<Field>("field");
    QTest::addColumn<Problem>("problem");
    QTest::newRow("no name") << u"  "_s << u"2468"_s << Field::Name << Problem::Missing;
    QTest::newRow("used name") << u"ANA LIMA"_s << u"2468"_s << Field::Name << Problem::AlreadyUsed;
    QTest::newRow("used short name")
        << u"Ána Souza"_s << u"2468"_s << Field::Person << Problem::AlreadyUsed;
    QTest::newRow("long name") << QString(61, u'x') << u"2468"_s << Field::Name << Problem::TooLong;
    QTest::newRow("short PIN") << u"Caio"_s << u"246"_s << Field::Identifier << Problem::Malformed;
    QTest::newRow("used PIN") << u"Caio"_s << QString(kAnaPin) << Field::Identifier
                              << Problem::AlreadyUsed;
}

void AuthorizationTest::refusesInvalidOperators()
{
    QFETCH(QString, name);
    QFETCH(QString, pin);
    QFETCH(Field, field);
    QFETCH(Problem, problem);
    hire();
    signIn(kOwnerPin);
    const auto added = await(m_authorization->add({.name = name}, pin));
    QCOMPARE(added.error().code, Code::InvalidInput);
    QCOMPARE(added.error().fields.constFirst().field, field);
    QCOMPARE(added.error().fields.constFirst().problem, problem);
    QCOMPARE(m_authorization->operators().size(), 3);
}

void AuthorizationTest::refusesEqualOperatorsAtOnce_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("shortName");
    QTest::addColumn<QString>("pin");
    QTest::addColumn<Field>("field");
    const auto row = [](const char *what, const QString &name, const QString &shortName,
                        const QString &pin,
                        Field field) { QTest::newRow(what) << name << shortName << pin << field; };
    row("name", u"CAIO reis"_s, u"C."_s, u"8642"_s, Field::Name);
    row("short name", u"Caio Souza"_s, {}, u"8642"_s, Field::Person);
    row("PIN", u"Dora"_s, {}, u"2468"_s, Field::Identifier);
}

/// The second operator is requested before the first one is stored, as from two windows.
void AuthorizationTest::refusesEqualOperatorsAtOnce()
{
    QFETCH(QString, name);
    QFETCH(QString, shortName);
    QFETCH(QString, pin);
    QFETCH(Field, field);
    hire();
    signIn(kOwnerPin);
    const auto one = m_authorization->add({.name = u"Caio Reis"_s}, u"2468"_s);
    const auto other = m_authorization->add({.name = name, .shortName = shortName}, pin);
    QVERIFY(await(one));
    const auto added = await(other);
    QVERIFY(!added);
    QCOMPARE(added.error().code, Code::InvalidInput);
    QCOMPARE(added.error().fields.constFirst().field, field);
    QCOMPARE(added.error().fields.constFirst().problem, Problem::AlreadyUsed);
    QCOMPARE(await(m_console->operators().operators())->size(), 4);
    QCOMPARE(m_authorization->operators().size(), 4);
    QCOMPARE(log().constFirst().record.action, AuditAction::OperatorAdded);
}

void AuthorizationTest::refusesEqualChangesAtOnce()
{
    hire();
    signIn(kOwnerPin);
    Operator ana = m_authorization->operators()[1];
    Operator bea = m_authorization->operators()[2];
    ana.shortName = bea.shortName = u"Chefe"_s;
    const auto one = m_authorization->change(ana);
    const auto other = m_authorization->change(bea);
    QVERIFY(await(one));
    QCOMPARE(await(other).error().fields.constFirst().field, Field::Person);
    const auto onePin = m_authorization->setPin(ana.id, u"2468"_s);
    const auto otherPin = m_authorization->setPin(bea.id, u"2468"_s);
    QVERIFY(await(onePin));
    QCOMPARE(await(otherPin).error().fields.constFirst().field, Field::Identifier);
}

void AuthorizationTest::refusesTheNameOfTheOwnerForTheSecondPerson()
{
    m_lockRecord = {.hash = hashOf(kOwnerPin)};
    m_approverRecord = {.hash = hashOf(kBeaPin)};
    open();
    QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Right);
    const auto added =
        await(m_authorization->add({.name = u"Olga"_s, .role = Role::Owner}, kOwnerPin, u"Olga"_s));
    QVERIFY(!added);
    QCOMPARE(added.error().code, Code::InvalidInput);
    QVERIFY(!m_authorization->isInUse());
    QVERIFY(await(m_console->operators().operators())->isEmpty());
}

void AuthorizationTest::keepsAManagerOfOperators()
{
    hire();
    signIn(kOwnerPin);
    Operator bea = m_authorization->operators()[2];
    bea.isActive = false;
    QVERIFY(await(m_authorization->change(bea)));
    Operator owner = m_authorization->operators()[0];
    owner.role = Role::Office;
    QCOMPARE(await(m_authorization->change(owner)).error().code, Code::TransitionRefused);
    QCOMPARE(m_authorization->operators()[0].role, Role::Owner);
}

void AuthorizationTest::changesOwnPinWithoutPermission()
{
    hire();
    const qint64 ana = m_authorization->operators()[1].id;
    QVERIFY(await(m_authorization->setPin(ana, u"8642"_s)));
    QCOMPARE(log().constFirst().record.action, AuditAction::PinChanged);
    QCOMPARE(
        await(m_authorization->setPin(m_authorization->operators()[0].id, u"1357"_s)).error().code,
        Code::AccessDenied);
    m_lock->lock();
    QCOMPARE(m_lock->unlock(kAnaPin), PinService::Answer::Wrong);
    QCOMPARE(m_lock->unlock(u"8642"_s), PinService::Answer::Right);
    QCOMPARE(m_authorization->current()->id, ana);
}

void AuthorizationTest::signsInByPin()
{
    hire();
    signIn(kBeaPin);
    QCOMPARE(m_authorization->current()->name, u"Bea"_s);
    m_lock->lock();
    QCOMPARE(m_authorization->current(), std::nullopt);
    QVERIFY(!m_authorization->isAllowed(Permission::Charge));
    QCOMPARE(act(Permission::Charge)->code, Code::AccessDenied);
    QCOMPARE(m_lock->unlock(kAnaPin), PinService::Answer::Right);
    QCOMPARE(m_authorization->current()->name, u"Ana Lima"_s);
    const QList<AuditEntry> entries = log();
    QCOMPARE(entries[0].record.action, AuditAction::SignedIn);
    QCOMPARE(entries[0].record.actor.name, u"Ana"_s);
    QCOMPARE(entries[1].record.action, AuditAction::Locked);
    QCOMPARE(entries[1].record.actor.name, u"Bea"_s);
}

void AuthorizationTest::signsOutAnOperatorWhoBecomesInactive()
{
    hire();
    signIn(kBeaPin);
    Operator bea = m_authorization->operators()[2];
    bea.isActive = false;
    QVERIFY(await(m_authorization->change(bea)));
    QCOMPARE(m_authorization->current(), std::nullopt);
    QCOMPARE(m_lock->state(), LockController::State::Covered);
    QCOMPARE(m_lock->unlock(kBeaPin), PinService::Answer::Wrong);
}

void AuthorizationTest::staysLockedUntilTheOperatorsAreRead()
{
    m_lockRecord = {.hasHolders = true};
    LockController lock(m_lockRecord, 0min, [](const LockRecord &) { return Result<void>(); });
    QCOMPARE(lock.state(), LockController::State::Covered);
    QCOMPARE(lock.unlock(kOwnerPin), PinService::Answer::Wrong);
    QCOMPARE(lock.state(), LockController::State::Covered);
    QVERIFY(!lock.setPin(kOwnerPin, kAnaPin));
}

/// No attempt is made, so nobody has to wait.
void AuthorizationTest::staysLockedIfTheOperatorsAreGone()
{
    m_lockRecord = {.hasHolders = true};
    open();
    QVERIFY(m_lock->areHoldersMissing());
    for (int i = 0; i < 5; ++i)
        QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Unreadable);
    QCOMPARE(m_lock->wait(), 0s);
    QCOMPARE(m_lock->state(), LockController::State::Covered);
    QVERIFY(m_authorization->isInUse());
    QVERIFY(!m_authorization->isAllowed(Permission::Charge));
    QVERIFY(m_lock->setHolders({{.id = 1, .hash = hashOf(kOwnerPin), .length = 4}}));
    QCOMPARE(m_lock->unlock(kOwnerPin), PinService::Answer::Right);
}

void AuthorizationTest::usesTheOperatorsOfALostDatabase()
{
    LockController lock({.hasHolders = true}, 0min,
                        [](const LockRecord &) { return Result<void>(); });
    const Operator bea{.id = 7,
                       .name = u"Bea"_s,
                       .shortName = u"Bea"_s,
                       .role = Role::Cashier,
                       .pinHash = hashOf(kBeaPin),
                       .pinLength = 4};
    Authorization authorization(
        {.operators = m_console->operators(),
         .audit = m_console->audit(),
         .lock = lock,
         .lostOperators = [&bea] { return readyFuture<QList<Operator>>(QList<Operator>{bea}); }});
    QVERIFY(await(authorization.open()));
    QVERIFY(!lock.areHoldersMissing());
    QCOMPARE(lock.unlock(kOwnerPin), PinService::Answer::Wrong);
    QCOMPARE(lock.unlock(kBeaPin), PinService::Answer::Right);
    QVERIFY(authorization.current().has_value());
    QCOMPARE(authorization.current()->id, qint64{7});
    QVERIFY(!authorization.isAllowed(Permission::SeePersonalData));
}

void AuthorizationTest::knowsWhenAPinIsComplete()
{
    hire();
    QCOMPARE(m_lock->pinLength(), 4);
    signIn(kOwnerPin);
    QVERIFY(await(m_authorization->add({.name = u"Caio"_s}, u"246810"_s)));
    QCOMPARE(m_lock->pinLength(), 0);
}

void AuthorizationTest::namesTheOperatorInEvidence()
{
    hire();
    signIn(kBeaPin);
    QCOMPARE(act(Permission::Confirm), std::nullopt);
    QCOMPARE(m_service->confirmations.constLast().person, u"Bea"_s);
    QCOMPARE(act(Permission::Withdraw), std::nullopt);
    QCOMPARE(m_service->withdrawals.constLast().person, u"Bea"_s);
}

BALCAO_GUILESS_TEST(AuthorizationTest)
#include "tests/support/waitlimit.h"
#include "tst_authorization.moc"
