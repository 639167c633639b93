// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/stage.h"

#include "core/domain/brasilia.h"
#include "core/domain/shift.h"
#include "core/service/promise.h"
#include "tests/support/await.h"
#include "tests/support/samples.h"
#include "tests/support/statements.h"
#include "tests/support/unconfirmed.h"
#include "tests/ui/gallery/staged.h"

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

QList<ui::BackupFile> Backups::backupsIn(const QString &folder) const
{
    const QDateTime noon(QDate(2026, 11, 20), QTime(12, 0), core::brasilia());
    return {{folder + u"/balcao-2026-11-20.balcao"_s, noon, 12'345'678, true},
            {folder + u"/antes da reforma da loja da Rua Doutor Nascimento.balcao"_s,
             noon.addDays(-400), 1'234'567'890'123}};
}

void Backups::make(const QString &)
{
    Q_EMIT copied(5'000'000, 12'000'000);
}

void Backups::verify(const QString &file, const ui::BackupSecret &)
{
    Q_EMIT verified({.file = file,
                     .transactions = 1'234'567,
                     .newest = QDateTime(QDate(2026, 11, 20), QTime(11, 59), QTimeZone::utc()),
                     .hasSettings = true});
}

void Backups::prepareRestore(const QString &file, const ui::BackupSecret &)
{
    Q_EMIT restorePrepared(
        {.file = file,
         .keyChange =
             ui::KeyChange{
                 .restored =
                     u"um.endereco.de.correio.bastante.comprido.da.padaria@exemplo.com.br"_s,
                 .current = u"9d36b84f-c70b-478f-b95c-12729b90ca25"_s},
         .origin = core::BackupOrigin::Foreign});
}

Stage::Stage(const Shot &shot, const QList<core::Transaction> &past)
    : m_name(shot.name)
    , m_toolBox(m_service, {.presets = m_name.contains("presets"_L1) ? manyPresets() : presets(),
                            .printing = {u"counter"_s, core::Paper::Roll80, false}})
{
    m_service.stored = past;
    m_service.onCreate = [](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents(), 9000);
        made.created = QDateTime::currentDateTimeUtc().addSecs(-42);
        return made;
    };
    if (isLocal())
        m_service.can = {.confirmsPayments = true, .refunds = true, .partialRefunds = true};
    if (isOf("far"_L1))
        m_service.link = {.checked = QDateTime::currentDateTimeUtc().addSecs(-4)};
    if (isOf("unconfirmed"_L1))
        m_service.unconfirmed = &m_unconfirmedOrders;
    if (isOf("unconfirmed"_L1) && !m_name.contains("empty"_L1))
        support::fill(m_unconfirmedOrders);
    for (const core::Payer &payer : people())
        m_toolBox.console().payers().remember(payer);
    if (isOf("news"_L1))
        missNews();
    setPins();
    if (isOf("reconcile"_L1))
        addStatements();
    if (isOf("shift"_L1))
        addShifts();
    if (isOf("backup"_L1) && !isOf("backup-none"_L1)) {
        core::Preferences preferences = m_toolBox.preferences().value();
        preferences.backups.folder = u"/media/ana/PENDRIVE/cópias da padaria"_s;
        m_toolBox.preferences().set(preferences);
    }
}

/// Opens the bank statements. "…-failed" has an unusable file, "…-empty" no statement.
void Stage::addStatements()
{
    const support::BankMonth month = support::bankMonth(30);
    m_service.stored = month.transactions;
    const bool isFailed = m_name.contains("failed"_L1);
    m_reconciliation = std::make_unique<core::Reconciliation>(
        m_service, core::Reconciliation::Setup{
                       .path = isFailed ? m_toolBox.path({}) : m_toolBox.path(u"bank.db"_s),
                       .options = {.walkInName = samples::payer().name,
                                   .walkInDocument = samples::payer().document}});
    await(m_reconciliation->open());
    if (isFailed || m_name.contains("empty"_L1))
        return;
    const QString path = m_toolBox.path(u"extrato-novembro.csv"_s);
    support::writeFile(path, support::bankTable(month.lines));
    await(m_reconciliation->import({.path = path}));
}

/// Closes a shift, then refunds one of its payments. "…-empty" has no shift, "…-open" also opens
/// the next one.
void Stage::addShifts()
{
    core::ConsoleDatabase &console = m_toolBox.console();
    core::Preferences preferences = m_toolBox.preferences().value();
    preferences.shifts.areUsed = true;
    m_toolBox.preferences().set(preferences);
    if (m_name.contains("empty"_L1))
        return;
    const QStringList people{u"Ana"_s, u"Maria da Conceição"_s};
    const auto opened =
        await(console.shifts().open(u"C1"_s, core::Money::fromCents(100'00), 120)).value();
    core::Shift shift{.start = opened,
                      .closed = opened.opened.addSecs(1),
                      .counted = core::Money::fromCents(99'90)};
    for (int i = 0; i < 6; ++i) {
        core::Transaction charge = samples::charge(1500 + 725LL * i, 800 + i);
        charge.created = opened.opened;
        charge.reference = u"C1-261120-000%1-W"_s.arg(i);
        if (i < 5)
            charge = samples::moved(charge, Status::Code::Paid);
        if (i % 2 == 0)
            charge.evidence = {core::Evidence{.recordedAt = charge.created}};
        await(console.audit().append({.action = core::AuditAction::ChargeCreated,
                                      .actor = {.id = 1 + i % 2, .name = people[i % 2]},
                                      .till = u"C1"_s,
                                      .transaction = charge.id}));
        core::ShiftLine line = core::shiftLineOf(charge);
        line.operatorName = people[i % 2];
        shift.lines.append(line);
        if (i == 1)
            charge.status = Status::Code::Refund;
        m_service.stored.prepend(charge);
    }
    await(console.shifts().close(shift));
    if (m_name.contains("open"_L1))
        await(console.shifts().open(u"C1"_s, core::Money::fromCents(50'00), 120));
}

void Stage::missNews()
{
    for (int i = 1; i <= 11; ++i) {
        const core::Transaction watched = samples::charge(1234LL * i, 9000 + i);
        m_toolBox.console().watchedCharges().watch(watched);
        m_service.stored.prepend(
            samples::moved(watched, i % 3 ? Status::Code::Paid : Status::Code::Expired));
    }
    for (int i = 0; i < 6; ++i) {
        const core::Transaction charge = samples::charge(1500 + 100 * i, 700 + i);
        m_toolBox.console().watchedCharges().watch(charge);
        m_service.stored.append(samples::moved(charge, i % 3 == 0   ? Status::Code::Paid
                                                       : i % 3 == 1 ? Status::Code::Expired
                                                                    : Status::Code::Canceled));
    }
}

void Stage::setPins()
{
    if (isOf("unconfirmed-asks-settled"_L1))
        (void)m_toolBox.approver().setPin({}, u"4711"_s);
    if (isOf("lock"_L1))
        (void)m_toolBox.lock().setPin({}, u"4711"_s);
    if (isOf("lock-idle"_L1))
        m_toolBox.lock().setIdle(std::chrono::minutes(5));
}

ui::ShopContext Stage::context()
{
    ui::ShopContext context = m_toolBox.context();
    context.terms = core::ServiceTerms();
    context.reconciliation = m_reconciliation.get();
    context.diagnose = [](const QString &) {
        return core::readyFuture<void>(core::failure(core::Error::Code::StorageFull, u"full"_s));
    };
    if (isOf("backup"_L1)) {
        context.backups = &m_backups;
        context.merchant = samples::merchant();
    }
    return context;
}

ui::Environment Stage::environment() const
{
    return {isLocal() ? ui::Environment::Kind::Local : ui::Environment::Kind::Demo, u"~/balcao"_s};
}

} // namespace gallery
