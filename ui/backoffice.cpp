// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/backoffice.h"

#include "ui/counterlock.h"
#include "ui/detailpage.h"
#include "ui/keyuses.h"
#include "ui/ledgerpage.h"
#include "ui/listpage.h"
#include "ui/payoutdesk.h"
#include "ui/railbutton.h"
#include "ui/receiptdesk.h"
#include "ui/sendpage.h"
#include "ui/settingspage.h"
#include "ui/shoppages.h"
#include "ui/summarypage.h"
#include "ui/text.h"

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QSize kApart(860, 720); ///< of a window with one transaction
constexpr auto kWhom = ShopPages::For::BackOffice;

} // namespace

BackOffice::BackOffice(const ShopTools &tools, ShopPages &pages, QObject *parent)
    : QObject(parent)
    , m_pages(pages)
    , m_service(tools.service)
    , m_tools(tools)
    , m_lock(&tools.lock)
{
    addListEntry();
    addSendEntry();
    addLedgerEntry();
    addSummaryEntry(
        {tools.receipts.issuer().merchant.name, tools.receipts.issuer().environment, {}});
    m_settingsEntry = m_pages.addEntry([this] { return settings(); }, tr("Settings"), u"settings"_s,
                                       Qt::ALT | Qt::Key_8);
}

BackOffice::BackOffice(core::TransactionService &service, CounterLock *lock, ShopPages &pages,
                       QObject *parent)
    : QObject(parent)
    , m_pages(pages)
    , m_service(service)
    , m_lock(lock)
{
    addListEntry();
    addSummaryEntry({{}, Environment::Kind::Rescue, {}});
}

void BackOffice::addListEntry()
{
    m_listEntry = m_pages.addEntry([this] { return list(); }, tr("Transactions"), u"list"_s,
                                   Qt::ALT | Qt::Key_3);
}

ListPage *BackOffice::list()
{
    if (!m_list) {
        m_list = m_tools ? new ListPage(*m_tools) : new ListPage(m_service);
        m_pages.add(m_list, m_listEntry, kWhom);
        connect(m_list, &ListPage::opened, this, &BackOffice::openDetail);
        connect(m_list, &ListPage::openedApart, this, &BackOffice::openApart);
    }
    return m_list;
}

DetailPage *BackOffice::makeDetail()
{
    auto *page = m_tools ? new DetailPage(m_tools->reader(), &m_tools->receipts, &m_tools->book)
                         : new DetailPage(m_service, nullptr, nullptr);
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
    connect(page, &DetailPage::closed, page, &QWidget::close);
    connect(page, &DetailPage::resumeRequested, this, [this, page](const auto &charge) {
        page->close();
        Q_EMIT resumeRequested(charge);
    });
    if (m_lock)
        connect(m_lock, &CounterLock::stateChanged, page, [this, page] {
            if (m_lock->state() != CounterLock::State::Open)
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
        connect(m_detail, &DetailPage::closed, this, [this] { m_pages.goTo(list()); });
        connect(m_detail, &DetailPage::resumeRequested, this, &BackOffice::resumeRequested);
    }
    return m_detail;
}

void BackOffice::openDetail(const core::Transaction &transaction)
{
    detail()->show(transaction);
    m_pages.goTo(detail());
}

void BackOffice::addSendEntry()
{
    m_sendEntry = m_pages.addEntry([this] { return sendPage(); }, tr("Send Pix"), u"send"_s,
                                   Qt::ALT | Qt::Key_4);
    m_payouts = new PayoutDesk(m_service, m_tools->book, this);
    m_payouts->open();
}

SendPage *BackOffice::sendPage()
{
    if (!m_send) {
        m_send = new SendPage(*m_tools, *m_payouts);
        m_pages.add(m_send, m_sendEntry, kWhom);
        connect(m_send, &SendPage::opened, this, &BackOffice::openDetail);
        connect(m_send, &SendPage::ledgerRequested, m_ledgerEntry, &QPushButton::click);
    }
    return m_send;
}

bool BackOffice::isSending() const
{
    return m_send && m_send->isAtWork();
}

bool BackOffice::isWriting() const
{
    return (m_list && m_list->isExporting()) || (m_summary && m_summary->isAtWork());
}

/// Adds the sidebar entry of unconfirmed orders: always visible if answers may never arrive,
/// otherwise only while an order is unconfirmed.
void BackOffice::addLedgerEntry()
{
    m_ledgerEntry = m_pages.addEntry([this] { return ledger(); }, tr("Not confirmed"), u"ledger"_s,
                                     Qt::ALT | Qt::Key_6);
    m_ledgerEntry->setVisible(hasLedger());
    connect(&m_payouts->ledger(), &core::OrderLedger::changed, this, &BackOffice::countDoubts);
    countDoubts();
}

/// Returns true if the service has its own list of unconfirmed orders.
bool BackOffice::hasLedger() const
{
    return &m_payouts->ledger() != m_payouts;
}

void BackOffice::countDoubts()
{
    using Entries = QList<core::OrderLedger::Entry>;
    core::onAnswer(m_payouts->ledger().entries(), this, [this](const core::Result<Entries> &all) {
        const Entries entries = all.value_or(Entries());
        const auto waiting = std::count_if(entries.begin(), entries.end(), [](const auto &entry) {
            return LedgerPage::isWaiting(entry.intent);
        });
        const int count = static_cast<int>(waiting);
        m_ledgerEntry->setCount(count, tr("%n not confirmed", nullptr, count));
        m_ledgerEntry->setVisible(hasLedger() || count > 0 || m_ledger);
    });
}

LedgerPage *BackOffice::ledger()
{
    if (!m_ledger) {
        m_ledger = new LedgerPage(*m_tools, *m_payouts);
        m_pages.add(m_ledger, m_ledgerEntry, kWhom);
        connect(m_ledger, &LedgerPage::opened, this, &BackOffice::openDetail);
        connect(m_ledger, &LedgerPage::sendRequested, this, [this](const core::PayoutOrder &order) {
            m_pages.goTo(sendPage());
            m_send->reviewAgain(order);
        });
    }
    return m_ledger;
}

void BackOffice::addSummaryEntry(const SummaryHead &head)
{
    m_summaryEntry = m_pages.addEntry([this, head] { return summary(head); }, tr("Reports"),
                                      u"summary"_s, Qt::ALT | Qt::Key_7);
}

SummaryPage *BackOffice::summary(const SummaryHead &head)
{
    if (!m_summary) {
        m_summary = new SummaryPage(m_service, head, m_tools ? &m_tools->book : nullptr);
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
        m_settings = new SettingsPage(*m_tools);
        connect(m_settings, &SettingsPage::shopChanged, this, &BackOffice::shopChanged);
        connect(m_settings, &SettingsPage::testPatternRequested, this,
                &BackOffice::testPatternRequested);
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
