// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/backoffice.h"

#include "core/domain/chargeevidence.h"
#include "core/till/authorization.h"
#include "core/till/lockcontroller.h"
#include "core/till/outgoingholds.h"
#include "core/till/payoutcontroller.h"
#include "core/till/preferences.h"
#include "core/till/refundcontroller.h"
#include "ui/payouts/sendpage.h"
#include "ui/payouts/unconfirmedorderspage.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/receipts/shiftpage.h"
#include "ui/reconciliation/reconciliationpage.h"
#include "ui/reports/summarypage.h"
#include "ui/settings/settingspage.h"
#include "ui/shell/shoppages.h"
#include "ui/shell/sidebarbutton.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/transactions/detailpage.h"
#include "ui/transactions/listpage.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QSize kApart(860, 720); ///< of a window with one transaction
constexpr auto kWhom = ShopPages::For::BackOffice;

} // namespace

BackOffice::BackOffice(const ShopContext &context, ShopPages &pages, QObject *parent)
    : QObject(parent)
    , m_pages(pages)
    , m_service(context.service)
    , m_context(context)
    , m_lock(&context.lock)
    , m_authorization(context.authorization)
    , m_holds(new core::OutgoingHolds(this))
{
    addRefunds();
    addListEntry();
    addSendEntry();
    if (context.reconciliation)
        addReconciliationEntry();
    addSummaryEntry(
        {context.receipts.issuer().merchant.name, context.receipts.issuer().environment, {}});
    m_settingsEntry = m_pages.addEntry([this] { return settings(); }, tr("Settings"), u"settings"_s,
                                       Qt::ALT | Qt::Key_7);
    addUnconfirmedEntry(); // the last numbers: the entries are often hidden
    addShiftEntry();
    if (m_authorization)
        connect(m_authorization, &core::Authorization::changed, this, &BackOffice::followOperator);
    followOperator();
}

/// Hides the pages that the operator may not use. A locked counter keeps its pages.
void BackOffice::followOperator()
{
    using core::Permission;
    const core::Authorization *authorization = m_authorization;
    if (!authorization || (authorization->isInUse() && !authorization->current()))
        return;
    const auto mayAny = [authorization](std::initializer_list<Permission> permissions) {
        return !authorization->isInUse() ||
               std::any_of(permissions.begin(), permissions.end(), [&](Permission permission) {
                   return authorization->isAllowed(permission);
               });
    };
    m_pages.setAllowed(m_summaryEntry, mayAny({Permission::SeeTotals}));
    if (!m_context) { // A rescue has no page of the counter to go back to.
        if (m_pages.isForbidden(m_pages.currentWidget()))
            m_pages.goTo(list());
        return;
    }
    m_pages.setAllowed(m_sendEntry, mayAny({Permission::Payout, Permission::Approve}));
    if (m_reconciliationEntry)
        m_pages.setAllowed(m_reconciliationEntry,
                           mayAny({Permission::Reconcile, Permission::Seal}));
    m_pages.setAllowed(m_settingsEntry,
                       mayAny({Permission::ChangeSettings, Permission::ManageOperators}));
    followShifts();
}

BackOffice::BackOffice(core::TransactionService &service, core::LockController *lock,
                       core::DisclosureRepository *disclosures, core::Authorization *authorization,
                       ShopPages &pages, QObject *parent)
    : QObject(parent)
    , m_pages(pages)
    , m_service(service)
    , m_lock(lock)
    , m_authorization(authorization)
    , m_disclosures(disclosures)
{
    addListEntry();
    addSummaryEntry({{}, Environment::Kind::Rescue, {}});
    if (m_authorization)
        connect(m_authorization, &core::Authorization::changed, this, &BackOffice::followOperator);
    followOperator();
}

void BackOffice::addListEntry()
{
    m_listEntry = m_pages.addEntry([this] { return list(); }, tr("Transactions"), u"list"_s,
                                   Qt::ALT | Qt::Key_3);
}

void BackOffice::addRefunds()
{
    m_refunds = new core::RefundController(m_context->reader(), *m_holds, this);
    if (m_context->authorization)
        m_refunds->setConsole(m_context->console);
    connect(m_refunds, &core::RefundController::done, this, [this](const auto &refunded) {
        const auto parts = core::partialReturns(refunded);
        const core::Money amount =
            parts.isEmpty() ? refunded.amount : parts.constLast().amount.value_or(refunded.amount);
        Q_EMIT messageChanged(tr("Refunded: %1.").arg(moneyText(amount)));
        Q_EMIT this->refunded(refunded.id);
    });
    connect(m_refunds, &core::RefundController::failed, this,
            [this](const core::Transaction &payment, const core::Error &error) {
                Q_EMIT messageChanged(
                    tr("The refund of %1 failed: %2", "amount, reason")
                        .arg(moneyText(payment.amount), errorWords(error).happened));
            });
}

ListPage *BackOffice::list()
{
    if (!m_list) {
        m_list = m_context ? new ListPage(*m_context) : new ListPage(m_service);
        if (m_disclosures)
            m_list->setDisclosures(m_disclosures);
        if (!m_context && m_authorization) {
            const auto mask = [this] {
                m_list->setMasking(m_authorization->masksPersonalData() ? core::Masking::All
                                                                        : core::Masking::Nothing);
            };
            connect(m_authorization, &core::Authorization::changed, m_list, mask);
            mask();
        }
        m_pages.add(m_list, m_listEntry, kWhom);
        connect(m_list, &ListPage::opened, this, &BackOffice::openDetail);
        connect(m_list, &ListPage::openedApart, this, &BackOffice::openApart);
    }
    return m_list;
}

DetailPage *BackOffice::makeDetail()
{
    auto *page =
        m_context ? new DetailPage(m_context->reader(), &m_context->receipts, &m_context->console)
                  : new DetailPage(m_service, nullptr, nullptr);
    if (m_disclosures)
        page->setDisclosures(m_disclosures);
    if (m_context) {
        page->setWalkIn(m_context->payer);
        page->addConfirmations(*m_context);
        if (m_context->reconciliation)
            page->addStatements(*m_context->reconciliation);
        page->addRefunds(*m_context, *m_refunds);
    }
    namePage(page, tr("One transaction"));
    return page;
}

/// Opens a separate window, so that transactions can be compared.
void BackOffice::openApart(const core::Transaction &transaction)
{
    DetailPage *page = makeDetail();
    page->setParent(&m_pages, Qt::Window);
    page->setAttribute(Qt::WA_DeleteOnClose);
    page->setWindowTitle(
        u"%1 – %2"_s.arg(signedMoneyText(transaction), m_pages.window()->windowTitle()));
    if (const QString note = zoneNote(); !note.isEmpty()) { // This window has no status line.
        auto *zone = new Label(note, TextSize::Small, Label::Tone::Muted);
        zone->setObjectName(u"zoneNote"_s);
        page->layout()->addWidget(zone);
    }
    connect(page, &DetailPage::closed, page, &QWidget::close);
    connect(page, &DetailPage::resumeRequested, this, [this, page](const auto &charge) {
        page->close();
        Q_EMIT resumeRequested(charge);
    });
    if (m_lock)
        connect(m_lock, &core::LockController::stateChanged, page, [this, page] {
            if (m_lock->state() != core::LockController::State::Open)
                page->close();
        });
    page->resize(kApart);
    page->show(transaction);
    page->QWidget::show();
}

DetailPage *BackOffice::detail()
{
    if (!m_detail) {
        m_detail = makeDetail();
        m_pages.add(m_detail, m_listEntry, kWhom);
        namePage(m_detail, tr("One transaction"));
        connect(m_detail, &DetailPage::closed, this,
                [this] { m_pages.goTo(m_beforeDetail ? m_beforeDetail : list()); });
        connect(m_detail, &DetailPage::resumeRequested, this, &BackOffice::resumeRequested);
    }
    return m_detail;
}

void BackOffice::openDetail(const core::Transaction &transaction)
{
    m_beforeDetail = m_pages.currentWidget() == m_reconciliation ? m_reconciliation : nullptr;
    detail()->show(transaction);
    m_pages.goTo(detail());
}

void BackOffice::addSendEntry()
{
    m_sendEntry = m_pages.addEntry([this] { return sendPage(); }, tr("Send Pix"), u"send"_s,
                                   Qt::ALT | Qt::Key_4);
    m_payouts = new core::PayoutController(m_service, m_context->console.payouts(), this);
    m_payouts->open();
}

SendPage *BackOffice::sendPage()
{
    if (!m_send) {
        m_send = new SendPage(*m_context, *m_payouts, *m_holds);
        m_pages.add(m_send, m_sendEntry, kWhom);
        connect(m_send, &SendPage::opened, this, &BackOffice::openDetail);
        connect(m_send, &SendPage::unconfirmedOrdersRequested, m_unconfirmedEntry,
                &QPushButton::click);
    }
    return m_send;
}

bool BackOffice::isSending() const
{
    return (m_send && m_send->isAtWork()) || (m_refunds && m_refunds->isAtWork()) ||
           (m_holds && !m_holds->holds().isEmpty());
}

bool BackOffice::isWriting() const
{
    return (m_list && m_list->isExporting()) || (m_summary && m_summary->isAtWork());
}

/// Adds the sidebar entry of unconfirmed orders: always visible if answers may never arrive,
/// otherwise only while an order is unconfirmed.
void BackOffice::addUnconfirmedEntry()
{
    m_unconfirmedEntry =
        m_pages.addEntry([this] { return unconfirmedOrdersPage(); }, tr("Not confirmed"),
                         u"unconfirmed"_s, Qt::ALT | Qt::Key_8);
    m_unconfirmedEntry->setVisible(hasUnconfirmedOrders());
    connect(&m_payouts->unconfirmedOrders(), &core::UnconfirmedOrders::changed, this,
            &BackOffice::countUnconfirmed);
    countUnconfirmed();
}

/// Returns true if the service has its own list of unconfirmed orders.
bool BackOffice::hasUnconfirmedOrders() const
{
    return &m_payouts->unconfirmedOrders() != m_payouts;
}

void BackOffice::countUnconfirmed()
{
    using Entries = QList<core::UnconfirmedOrders::Entry>;
    core::onAnswer(m_payouts->unconfirmedOrders().entries(), this,
                   [this](const core::Result<Entries> &all) {
                       const Entries entries = all.value_or(Entries());
                       const auto waiting =
                           std::count_if(entries.begin(), entries.end(), [](const auto &entry) {
                               return UnconfirmedOrdersPage::isWaiting(entry.intent);
                           });
                       const int count = static_cast<int>(waiting);
                       m_unconfirmedEntry->setCount(count, tr("%n not confirmed", nullptr, count));
                       m_unconfirmedEntry->setVisible(hasUnconfirmedOrders() || count > 0 ||
                                                      m_unconfirmedOrders);
                   });
}

UnconfirmedOrdersPage *BackOffice::unconfirmedOrdersPage()
{
    if (!m_unconfirmedOrders) {
        m_unconfirmedOrders = new UnconfirmedOrdersPage(*m_context, *m_payouts);
        m_pages.add(m_unconfirmedOrders, m_unconfirmedEntry, kWhom);
        connect(m_unconfirmedOrders, &UnconfirmedOrdersPage::opened, this, &BackOffice::openDetail);
        connect(m_unconfirmedOrders, &UnconfirmedOrdersPage::sendRequested, this,
                [this](const core::PayoutOrder &order) {
                    m_pages.goTo(sendPage());
                    m_send->reviewAgain(order);
                });
    }
    return m_unconfirmedOrders;
}

void BackOffice::addReconciliationEntry()
{
    m_reconciliationEntry = m_pages.addEntry([this] { return reconciliation(); }, tr("Reconcile"),
                                             u"reconcile"_s, Qt::ALT | Qt::Key_5);
}

ReconciliationPage *BackOffice::reconciliation()
{
    if (!m_reconciliation) {
        m_reconciliation = new ReconciliationPage(*m_context);
        m_pages.add(m_reconciliation, m_reconciliationEntry, kWhom);
        connect(m_reconciliation, &ReconciliationPage::opened, this, &BackOffice::openDetail);
        connect(&m_pages, &QStackedWidget::currentChanged, this, &BackOffice::continueChoosing);
    }
    return m_reconciliation;
}

bool BackOffice::canImportStatements() const
{
    return m_reconciliationEntry && !m_pages.isEntryForbidden(m_reconciliationEntry);
}

void BackOffice::importStatements(const QStringList &paths)
{
    if (!canImportStatements())
        return;
    reconciliation()->importFiles(paths);
    m_pages.goTo(m_reconciliation);
}

void BackOffice::chooseStatements()
{
    if (!canImportStatements())
        return;
    m_pages.goTo(reconciliation());
    if (m_pages.currentWidget() == m_reconciliation)
        m_reconciliation->chooseFiles();
    else
        m_choosesStatements = true; // after the PIN
}

/// Opens the dialog of chooseStatements() after the PIN, unless the user opened another page.
void BackOffice::continueChoosing()
{
    const bool isReconciliation = m_pages.currentWidget() == m_reconciliation;
    if (std::exchange(m_choosesStatements, false) && isReconciliation)
        m_reconciliation->chooseFiles();
}

void BackOffice::addShiftEntry()
{
    m_shiftEntry = m_pages.addEntry([this] { return shiftPage(); }, tr("Shifts"), u"shift"_s,
                                    Qt::ALT | Qt::Key_9);
    connect(&m_context->preferences, &core::PreferencesStore::changed, this,
            &BackOffice::followShifts);
    followShifts();
}

/// Shows the entry at a counter that uses shifts, to operators who may charge or see totals.
void BackOffice::followShifts()
{
    const core::Authorization *authorization = m_context->authorization;
    const bool isAllowed = !authorization || !authorization->isInUse() ||
                           authorization->isAllowed(core::Permission::Charge) ||
                           authorization->isAllowed(core::Permission::SeeTotals);
    m_pages.setAllowed(m_shiftEntry, m_context->preferences.value().shifts.areUsed && isAllowed);
}

ShiftPage *BackOffice::shiftPage()
{
    if (!m_shifts) {
        m_shifts = new ShiftPage(*m_context);
        m_pages.add(m_shifts, m_shiftEntry, kWhom);
    }
    return m_shifts;
}

void BackOffice::addSummaryEntry(const SummaryHead &head)
{
    m_summaryEntry = m_pages.addEntry([this, head] { return summary(head); }, tr("Reports"),
                                      u"summary"_s, Qt::ALT | Qt::Key_6);
}

SummaryPage *BackOffice::summary(const SummaryHead &head)
{
    if (!m_summary) {
        m_summary = new SummaryPage(m_context ? m_context->reader() : m_service, head,
                                    m_context ? &m_context->console : nullptr,
                                    m_context ? m_context->reconciliation : nullptr);
        if (m_disclosures)
            m_summary->setDisclosures(m_disclosures);
        if (m_context)
            m_summary->addSales(m_context->preferences);
        m_pages.add(m_summary, m_summaryEntry, kWhom);
        connect(m_summary, &SummaryPage::listRequested, this,
                [this](const core::TransactionFilter &filter) {
                    m_pages.goTo(list());
                    list()->showOnly(filter);
                });
    }
    return m_summary;
}

SettingsPage *BackOffice::settings()
{
    if (!m_settings) {
        m_settings = new SettingsPage(*m_context);
        connect(m_settings, &SettingsPage::shopChanged, this, &BackOffice::shopChanged);
        connect(m_settings, &SettingsPage::termsChanged, this, &BackOffice::termsChanged);
        connect(m_settings, &SettingsPage::testPatternRequested, this,
                &BackOffice::testPatternRequested);
        connect(m_settings, &SettingsPage::pagesRequested, this, [this] {
            QWidget *focus = m_settings->window()->focusWidget(); // some pages move the focus
            m_pages.makeAll();
            (void)detail();
            if (focus)
                focus->setFocus();
        });
        m_pages.add(m_settings, m_settingsEntry, kWhom);
    }
    return m_settings;
}

void BackOffice::catchUp()
{
    if (m_list)
        m_list->catchUp();
}

} // namespace ui
