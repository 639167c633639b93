// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "app/personeraser.h"
#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/till.h"
#include "core/console/pin.h"
#include "core/database/database.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/operatorstore.h"
#include "core/till/shiftcontroller.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <array>

using namespace Qt::StringLiterals;
using core::AuditAction;
using core::AuditEntry;
using core::Preferences;
using Code = core::Error::Code;

namespace
{

/// Hashes of 4711, 1234 and 5678 that take no time.
constexpr std::array kQuickHashes{
    "$argon2id$v=19$m=8,t=1,p=1$lg6AUkYO9UiP1UbR9TVW2w$5/vMLIgfVgQ06i0FgGbpqAuBPmNRTC4jJi5eGAaH49U",
    "$argon2id$v=19$m=8,t=1,p=1$NH0a7m4uNiUZN5nUFbwQew$Yz8ruwZlR3s+3j7YXt9e5fwi9m8xBTmpImJWUD94JAA",
    "$argon2id$v=19$m=8,t=1,p=1$xjtzwbyIJNidfI+3V2wx3Q$Ga4N8Q+lSiUGWK1V6WrXVtpgWGo6fPiN5kG2prtKYtI",
};

/// Creates the folder of a counter with an owner (4711) and two cashiers (1234, 5678).
QString withOperators(const QString &folder, const QString &till)
{
    if (!QDir().mkpath(folder))
        qFatal("no folder");
    const auto console = core::Database::open(
        app::consoleDatabaseIn(folder), core::Database::Access::ReadWrite, core::Schema::Console);
    const QStringList names{u"Olga"_s, u"Ana"_s, u"Bea"_s};
    for (int i = 0; i < 3; ++i) {
        if (!console || !core::OperatorStore(**console).add(
                            {.name = names[i],
                             .shortName = names[i],
                             .role = i == 0 ? core::Role::Owner : core::Role::Cashier,
                             .pinHash = kQuickHashes.at(static_cast<std::size_t>(i)),
                             .pinLength = 4}))
            qFatal("no operators");
    }
    Preferences preferences;
    preferences.charging.till = till;
    preferences.sending.approveFrom = core::Money::fromCents(1'000'00);
    if (!app::LockFile::save(folder, {.hasHolders = true}) ||
        !app::PreferencesFile::save(folder, preferences))
        qFatal("no lock");
    return folder;
}

/// Waits until the clock shows a later millisecond, so that a shift that ends now has everything.
void passTime()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    QTRY_VERIFY(QDateTime::currentDateTimeUtc() > now);
}

/// A counter with these operators.
class Counter
{
public:
    Counter(core::TransactionService &service, const QString &folder, const QString &name)
        : m_till(service, app::Till::Setup{.folder = withOperators(folder, name),
                                           .shop = {samples::merchant(), samples::payer()},
                                           .environment = ui::Environment::Kind::Local})
        , context(m_till.context())
        , shifts({.service = context.service,
                  .console = context.console,
                  .authorization = context.authorization,
                  .till = [name] { return name; }})
    {
        QTRY_COMPARE(context.authorization->operators().size(), 3);
    }

    void signIn(const QString &pin)
    {
        context.lock.lock();
        QCOMPARE(context.lock.unlock(pin), core::PinService::Answer::Right);
    }

    /// Returns the id of a new charge, null after an error.
    QUuid charge(qint64 cents)
    {
        passTime(); // shifts order charges by time
        const auto made = await(context.service.create(support::cashInDraft(cents)));
        return made ? made->id : QUuid();
    }

    void confirm(const QUuid &id)
    {
        QVERIFY(await(context.service.confirm(id, {.note = u"seen in the app"_s})));
    }

    /// Returns the actors of these entries of the audit log, oldest first.
    [[nodiscard]] QList<core::Actor> actors(AuditAction action)
    {
        QList<core::Actor> found;
        const auto entries = await(context.console.audit().entries({.action = action}));
        for (const AuditEntry &entry : entries.value_or(QList<AuditEntry>()))
            found.prepend(entry.record.actor);
        return found;
    }

private:
    app::Till m_till;

public:
    ui::ShopContext context;
    core::ShiftController shifts;
};

} // namespace

/// Tests what the counter adds to the tools of the pages: undo of settings, diagnostic bundle; and
/// a day of two counters.
class TillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void undoesASetting();
    void undoesAnUndo();
    void refusesToUndoAnotherValue();
    void keepsTheLogo();
    void refusesToUndoSavedFilters();
    void asksThePermissionForAnUndo();
    void writesADiagnosticBundle();
    void worksADayAtTwoCounters();
    void asksThePermissionForAnErasure();
    void upgradesPinsOfBeforeOperators();

private:
    template<typename Change>
    void change(Change change)
    {
        Preferences preferences = now();
        change(preferences);
        m_context->preferences.set(preferences);
    }
    [[nodiscard]] Preferences now() const { return m_context->preferences.value(); }
    [[nodiscard]] QList<AuditEntry> log() const
    {
        return await(m_context->console.audit().entries({})).value_or(QList<AuditEntry>());
    }
    [[nodiscard]] std::optional<Code> undo(const AuditEntry &entry) const
    {
        const auto undone = m_context->undoSetting(entry);
        return undone ? std::nullopt : std::optional(undone.error().code);
    }
    void setCutoff(int minutes)
    {
        change([minutes](Preferences &p) { p.shifts.cutoffMinutes = minutes; });
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<app::Till> m_till;
    std::unique_ptr<ui::ShopContext> m_context;
};

void TillTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    m_till = std::make_unique<app::Till>(
        *m_service, app::Till::Setup{.folder = m_folder->path(),
                                     .shop = {samples::merchant(), samples::payer()},
                                     .environment = ui::Environment::Kind::Local});
    m_context = std::make_unique<ui::ShopContext>(m_till->context());
}

void TillTest::cleanup()
{
    m_context.reset();
    m_till.reset();
    m_service.reset();
    m_folder.reset();
}

void TillTest::undoesASetting()
{
    setCutoff(120);
    const AuditEntry entry = log().constFirst();
    QCOMPARE(entry.record.subject, u"shifts"_s);
    change([](Preferences &p) { p.typing = core::Typing::WholeReais; }); // another setting
    QCOMPARE(undo(entry), std::nullopt);
    QCOMPARE(now().shifts.cutoffMinutes, 0);
    QCOMPARE(now().typing, core::Typing::WholeReais);
    const AuditEntry undone = log().constFirst();
    QCOMPARE(undone.record.action, AuditAction::SettingChanged);
    QCOMPARE(undone.record.subject, u"shifts, undo of entry %1"_s.arg(entry.number));
    QCOMPARE(undone.record.before, entry.record.after);
    QCOMPARE(undone.record.after, entry.record.before);
    QCOMPARE(app::PreferencesFile::load(m_folder->path()).preferences, now());
    QVERIFY(!await(m_context->console.audit().check())->brokenAt);
}

void TillTest::undoesAnUndo()
{
    setCutoff(120);
    QCOMPARE(undo(log().constFirst()), std::nullopt);
    QCOMPARE(undo(log().constFirst()), std::nullopt);
    QCOMPARE(now().shifts.cutoffMinutes, 120);
    QCOMPARE(log().size(), 3);
}

void TillTest::refusesToUndoAnotherValue()
{
    setCutoff(120);
    const AuditEntry entry = log().constFirst();
    setCutoff(180);
    QCOMPARE(undo(entry), Code::Conflict);
    QCOMPARE(now().shifts.cutoffMinutes, 180);
    QCOMPARE(log().size(), 2);
}

/// The log has no pictures, so the logo is not part of the undo.
void TillTest::keepsTheLogo()
{
    change([](Preferences &p) {
        p.printing.paper = core::Paper::A4;
        p.printing.logo = "picture";
    });
    const AuditEntry entry = log().constFirst();
    QVERIFY(!entry.record.after.contains(u"logo"_s));
    QCOMPARE(undo(entry), std::nullopt);
    QCOMPARE(now().printing.paper, Preferences().printing.paper);
    QCOMPARE(now().printing.logo, QByteArray("picture"));
}

void TillTest::refusesToUndoSavedFilters()
{
    change([](Preferences &p) { p.exporting.folder = u"/tmp"_s; });
    AuditEntry entry = log().constFirst();
    entry.record.before.clear(); // as for saved filters, which may name persons
    QCOMPARE(undo(entry), Code::Unsupported);
    entry.record.before = u"{\"exporting\": 5}"_s; // no value of this setting
    QCOMPARE(undo(entry), Code::Unsupported);
    entry.record.action = AuditAction::SignedIn;
    QCOMPARE(undo(entry), Code::Unsupported);
    QCOMPARE(now().exporting.folder, u"/tmp"_s);
}

void TillTest::asksThePermissionForAnUndo()
{
    core::Authorization &authorization = *m_context->authorization;
    await(m_context->console.operators().operators()); // after those of the counter
    QCoreApplication::processEvents();
    QVERIFY(await(authorization.add({.name = u"Olga"_s, .role = core::Role::Owner}, u"4711"_s)));
    QVERIFY(await(authorization.add({.name = u"Ana"_s}, u"1234"_s)));
    setCutoff(120);
    const AuditEntry entry = log().constFirst();
    m_context->lock.lock();
    QCOMPARE(m_context->lock.unlock(u"1234"_s), core::PinService::Answer::Right);
    QCOMPARE(undo(entry), Code::AccessDenied);
    QCOMPARE(now().shifts.cutoffMinutes, 120);
    // A colleague allows the undo once, and both are named.
    QCOMPARE(authorization.authorize(core::Permission::ChangeSettings, u"4711"_s),
             core::Authorization::Answer::Granted);
    QCOMPARE(undo(entry), std::nullopt);
    QCOMPARE(now().shifts.cutoffMinutes, 0);
    const core::Actor actor = log().constFirst().record.actor;
    QCOMPARE(actor.name, u"Ana"_s);
    QCOMPARE(actor.authorizedBy, u"Olga"_s);
}

void TillTest::writesADiagnosticBundle()
{
    QVERIFY(await(m_context->console.audit().check())); // the database exists from now on
    const QString path = m_folder->filePath(u"facts.json"_s);
    QVERIFY(await(m_context->diagnose(path)));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("\"audit_log\": \"sound\""));
}

/// Two cashiers and an owner, one shop, one shift at each counter, and changes after its end.
void TillTest::worksADayAtTwoCounters()
{
    using core::Money;
    using What = core::ShiftChange::What;
    core::ServiceOptions options = support::serviceOptions();
    options.environment = core::Environment::Production;
    core::LocalTransactionService service({.database = m_folder->filePath(u"balcao.db"_s),
                                           .settings = support::serviceSettings(options)});
    QVERIFY(await(service.open()));
    Counter one(service, m_folder->filePath(u"one"_s), u"C1"_s);
    Counter two(service, m_folder->filePath(u"two"_s), u"C2"_s);
    one.signIn(u"1234"_s);
    two.signIn(u"5678"_s);
    QVERIFY(await(one.shifts.open(Money::fromCents(10'000))));
    QVERIFY(await(two.shifts.open(Money::fromCents(5'000))));

    const QUuid refunded = one.charge(1'250);
    const QUuid late = one.charge(800);
    const QUuid returned = two.charge(3'000);
    const QUuid sold = two.charge(500);
    one.confirm(refunded);
    two.confirm(returned);
    two.confirm(sold);

    // A cashier refunds with the owner's PIN only, and sees no totals.
    const auto denied = await(one.context.service.refund(refunded, u"wrong bread"_s));
    QVERIFY(!denied && denied.error().code == Code::AccessDenied);
    QCOMPARE(one.context.authorization->authorize(core::Permission::Refund, u"4711"_s,
                                                  Money::fromCents(1'250)),
             core::Authorization::Answer::Granted);
    const auto refund = await(one.context.service.refund(refunded, u"wrong bread"_s));
    QVERIFY2(refund, refund ? "" : qPrintable(refund.error().detail));
    const core::Actor refunder = one.actors(AuditAction::Refunded).value(0);
    QCOMPARE(refunder.name, u"Ana"_s);
    QCOMPARE(refunder.authorizedBy, u"Olga"_s);
    QVERIFY(!await(one.shifts.report()));

    passTime();
    for (Counter *counter : {&one, &two}) {
        const auto closed = await(counter->shifts.close(Money::fromCents(10'000)));
        QVERIFY2(closed, closed ? "" : qPrintable(closed.error().detail));
        QVERIFY(closed->lines.isEmpty()); // cashiers see no totals
    }

    // After the end: a customer pays an open charge, and the owner refunds at the other counter.
    QVERIFY(await(one.shifts.open({})));
    one.confirm(late);
    one.signIn(u"4711"_s);
    QVERIFY(await(one.context.service.refund(returned, u"stale"_s)));
    two.signIn(u"4711"_s);

    const auto first = await(one.shifts.shift(1));
    const auto second = await(two.shifts.shift(1));
    QVERIFY(first && second);
    QCOMPARE(first->closer.name, u"Ana"_s);
    QCOMPARE(second->closer.name, u"Bea"_s);
    QCOMPARE(first->start.till, u"C1"_s);
    const auto idsOf = [](const QList<core::ShiftLine> &lines) {
        QList<QUuid> ids;
        for (const core::ShiftLine &line : lines)
            ids += line.id;
        return ids;
    };
    QCOMPARE(idsOf(first->lines), (QList<QUuid>{refunded, late}));
    QCOMPARE(idsOf(second->lines), (QList<QUuid>{returned, sold}));
    const core::ShiftTotals ofFirst = core::totalsOf(first->lines);
    const core::ShiftTotals ofSecond = core::totalsOf(second->lines);
    QCOMPARE(ofFirst.waiting.gross.cents(), 800);
    QCOMPARE(ofFirst.refunded.gross.cents(), 1'250);
    QCOMPARE(ofSecond.received().gross.cents(), 3'500);
    QCOMPARE(ofSecond.byOperator.keys(), QStringList{u"Bea"_s});

    const auto afterFirst = await(one.shifts.drift(1));
    const auto afterSecond = await(two.shifts.drift(1));
    QVERIFY(afterFirst && afterSecond);
    QCOMPARE(afterFirst->changes.size(), 1);
    QCOMPARE(afterFirst->changes[0].what, What::Paid);
    QCOMPARE(afterFirst->changes[0].after.id, late);
    QCOMPARE(afterSecond->changes.size(), 1);
    QCOMPARE(afterSecond->changes[0].what, What::Refunded);
    QCOMPARE(afterSecond->changes[0].after.id, returned);
    const auto open = await(one.shifts.report()); // the next shift has the open charge
    QVERIFY(open);
    QCOMPARE(idsOf(open->lines), QList<QUuid>{late});
    QVERIFY(open->lines[0].isCarried);

    // The shifts and their changes are the day.
    QList<core::ShiftLine> day;
    for (const QUuid &id : {refunded, late, returned, sold})
        day += core::shiftLineOf(*await(service.find(id)));
    const core::ShiftTotals all = core::totalsOf(day);
    QCOMPARE(all.received().gross.cents(), 1'300);
    QCOMPARE(all.refunded.gross.cents(), 4'250);
    QCOMPARE(ofFirst.moved().net + ofSecond.moved().net + afterFirst->effect + afterSecond->effect,
             all.moved().net);

    const auto names = [](const QList<core::Actor> &actors) {
        QStringList found;
        for (const core::Actor &actor : actors)
            found += actor.name;
        return found;
    };
    QCOMPARE(names(one.actors(AuditAction::ChargeCreated)), (QStringList{u"Ana"_s, u"Ana"_s}));
    QCOMPARE(names(two.actors(AuditAction::Confirmed)), (QStringList{u"Bea"_s, u"Bea"_s}));
    QCOMPARE(names(one.actors(AuditAction::Refunded)), (QStringList{u"Ana"_s, u"Olga"_s}));
    QCOMPARE(names(two.actors(AuditAction::ShiftClosed)), QStringList{u"Bea"_s});
    for (Counter *counter : {&one, &two}) {
        const auto log = await(counter->context.console.audit().check());
        QVERIFY(log && !log->brokenAt);
        QCOMPARE_GT(log->entries, 5);
        QCOMPARE(await(counter->context.console.shifts().check())->brokenAt, std::nullopt);
    }
}

/// A cashier neither learns what is stored about a person nor erases the person.
void TillTest::asksThePermissionForAnErasure()
{
    Counter counter(*m_service, m_folder->filePath(u"one"_s), u"C1"_s);
    app::PersonEraser eraser(m_folder->filePath(u"one"_s), *counter.context.authorization);
    const auto person = core::TaxId::parse(u"52998224725"_s);
    std::optional<core::Result<ui::ErasurePreview>> preview;
    std::optional<core::AuditRecord> request;
    connect(&eraser, &ui::PersonErasure::previewed, this,
            [&preview](const auto &result) { preview = result; });
    connect(&eraser, &app::PersonEraser::erasureRequested, this,
            [&request](const core::TaxId &, const core::AuditRecord &record) { request = record; });
    counter.signIn(u"1234"_s);
    eraser.preview(*person);
    QTRY_VERIFY(preview);
    QVERIFY(!*preview && preview->error().code == Code::AccessDenied);
    const auto refused = eraser.erase(*person);
    QVERIFY(!refused && refused.error().code == Code::AccessDenied);
    QVERIFY(!request);

    // With the owner's PIN once; both are named.
    QCOMPARE(counter.context.authorization->authorize(core::Permission::ChangeSettings, u"4711"_s),
             core::Authorization::Answer::Granted);
    QVERIFY(eraser.erase(*person));
    QVERIFY(request);
    QCOMPARE(request->action, AuditAction::PersonErased);
    QCOMPARE(request->actor.name, u"Ana"_s);
    QCOMPARE(request->actor.authorizedBy, u"Olga"_s);
    QCOMPARE(request->till, u"C1"_s);
    QVERIFY(!eraser.erase(*person)); // one permission, one action
}

/// The files are those of a shop with a PIN (2468) and a second person (1357), as written before
/// there were operators.
void TillTest::upgradesPinsOfBeforeOperators()
{
    using Answer = core::PinService::Answer;
    const QString data = QStringLiteral(TEST_DATA);
    support::CliProgram program;
    QCOMPARE(program.initialize().code, 0);
    const QDir shop(program.shop());
    for (const auto &[from, to] : {std::pair(u"/console-8.db"_s, u"console.db"_s),
                                   std::pair(u"/pins/lock.json"_s, u"lock.json"_s),
                                   std::pair(u"/pins/approver.json"_s, u"approver.json"_s)}) {
        QFile::remove(shop.filePath(to));
        QVERIFY(QFile::copy(data + from, shop.filePath(to)));
        QVERIFY(QFile::setPermissions(shop.filePath(to), QFile::ReadOwner | QFile::WriteOwner));
    }
    const auto list = [&program](const QByteArray &pin) {
        support::writeFile(program.path(u"pin"_s), pin);
        return program.json({u"list"_s, u"--pin-file"_s, program.path(u"pin"_s)}).errorCode();
    };
    QCOMPARE(list("1357"), u"pin_wrong"_s); // approves only
    QCOMPARE(list("2468"), QString());
    {
        app::Till till(*m_service, app::Till::Setup{.folder = program.shop(),
                                                    .shop = {samples::merchant(), samples::payer()},
                                                    .environment = ui::Environment::Kind::Local});
        ui::ShopContext counter = till.context();
        core::Authorization &people = *counter.authorization;
        QVERIFY(await(counter.console.audit().check())); // the operators are read
        QCoreApplication::processEvents();
        QVERIFY(!people.isInUse());
        QCOMPARE(counter.lock.unlock(u"2468"_s), Answer::Right);
        QCOMPARE(counter.approver->attempt(u"1357"_s), Answer::Right);
        QVERIFY(!await(people.add({.name = u"Olga"_s, .role = core::Role::Owner}, u"9753"_s)));
        QVERIFY(
            await(people.add({.name = u"Olga"_s, .role = core::Role::Owner}, u"2468"_s, u"Rui"_s)));
    }
    for (const QString &old : {u"lock.json"_s, u"approver.json"_s})
        QVERIFY2(!shop.exists(old), qPrintable(old));
    {
        app::Till till(*m_service, app::Till::Setup{.folder = program.shop(),
                                                    .shop = {samples::merchant(), samples::payer()},
                                                    .environment = ui::Environment::Kind::Local});
        ui::ShopContext counter = till.context();
        core::Authorization &people = *counter.authorization;
        QVERIFY(await(counter.console.audit().check()));
        QTRY_COMPARE(people.operators().size(), 2);
        QCOMPARE(counter.lock.unlock(u"2468"_s), Answer::Right);
        QCOMPARE(people.current()->name, u"Olga"_s);
        QCOMPARE(counter.approver->attempt(u"1357"_s), Answer::Right);
        const auto approved = people.decide({.action = AuditAction::PayoutApproved});
        QVERIFY(approved);
        QCOMPARE(approved->actor.authorizedBy, u"Rui"_s);
    }
    QCOMPARE(list("2468"), QString());
    // An old file that comes back opens nothing.
    QVERIFY(QDir().mkpath(program.path(u"old"_s)));
    QVERIFY(app::LockFile::save(program.path(u"old"_s), {.hash = core::pinHash(u"8642"_s)}));
    QVERIFY(QFile::copy(program.path(u"old/lock.json"_s), shop.filePath(u"lock.json"_s)));
    QCOMPARE(list("8642"), u"pin_wrong"_s);
}

BALCAO_TEST(TillTest)
#include "tst_till.moc"
