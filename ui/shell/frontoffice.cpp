// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/frontoffice.h"

#include "core/till/chargewatch.h"
#include "core/till/preferences.h"
#include "ui/counter/chargepage.h"
#include "ui/counter/customerdisplay.h"
#include "ui/counter/latepaymentbar.h"
#include "ui/counter/newspage.h"
#include "ui/counter/openchargesmodel.h"
#include "ui/counter/openchargespage.h"
#include "ui/counter/reversalbar.h"
#include "ui/session/chime.h"
#include "ui/shell/shoppages.h"
#include "ui/shell/sidebarbutton.h"

#include <QtCore/QTimer>
#include <QtGui/QAction>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kAfterOpening = std::chrono::milliseconds(500);
constexpr auto kWhom = ShopPages::For::Everybody;

} // namespace

FrontOffice::FrontOffice(const ShopContext &context, ShopPages &pages, QWidget *shop)
    : QObject(shop)
    , m_context(context)
    , m_pages(pages)
    , m_shop(*shop)
    , m_charge(new ChargePage(context))
    , m_watch(new core::ChargeWatch(context.service, context.console, this))
{
    const auto page = [this] {
        m_charge->returnToEntry(); // A charge on the screen becomes a card.
        return m_charge;
    };
    m_chargeEntry = m_pages.addEntry(page, tr("Charge"), u"charge"_s, Qt::ALT | Qt::Key_1);
    m_pages.add(m_charge, m_chargeEntry, kWhom);
    m_pages.setHomePage(m_charge);
    keepWatch();
    addOpenCharges();
    auto *next = new QAction(tr("New charge"), this);
    next->setShortcuts({QKeySequence(Qt::Key_F2), QKeySequence(Qt::CTRL | Qt::Key_N)});
    connect(next, &QAction::triggered, this, &FrontOffice::startNextCharge);
    m_shop.addAction(next);
    addCustomerDisplay();
}

std::optional<core::Transaction> FrontOffice::inFrontOn(const QWidget *page) const
{
    if (page == m_charge)
        return m_charge->inFront();
    return m_open && page == m_open ? m_open->current() : std::nullopt;
}

/// Adds the sidebar entry of open charges. Its count exists before the page, but after the counter.
void FrontOffice::addOpenCharges()
{
    m_openEntry = m_pages.addEntry([this] { return openCharges(); }, tr("Open charges"), u"open"_s,
                                   Qt::ALT | Qt::Key_2);
    m_openCharges = new OpenChargesModel(m_context, this);
    connect(m_openCharges, &OpenChargesModel::stateChanged, this, [this] {
        const int count = m_openCharges->needingAttention();
        m_openEntry->setCount(count, tr("%n open for longer than usual", nullptr, count));
    });
    QTimer::singleShot(kAfterOpening, m_openCharges, &OpenChargesModel::reload);
    auto *tray = new QAction(tr("Open charges"), this);
    tray->setShortcut(Qt::Key_F4);
    const auto openTray = [this] { m_pages.goTo(openCharges()); };
    connect(tray, &QAction::triggered, this, openTray);
    connect(m_charge, &ChargePage::openChargesRequested, this, openTray);
    m_shop.addAction(tray);
}

OpenChargesPage *FrontOffice::openCharges()
{
    if (!m_open) {
        m_open = new OpenChargesPage(m_context, *m_openCharges);
        m_pages.add(m_open, m_openEntry, kWhom);
        connect(m_open, &OpenChargesPage::resumeRequested, this, &FrontOffice::resume);
        connect(m_open, &OpenChargesPage::leaveRequested, this, [this] { m_pages.goTo(m_charge); });
    }
    return m_open;
}

void FrontOffice::catchUp()
{
    m_openCharges->reload();
}

/// Watches the charges that have left the counter's screen.
void FrontOffice::keepWatch()
{
    m_latePaymentBar = new LatePaymentBar(*m_watch, m_context.preferences, m_context.payer);
    connect(m_latePaymentBar, &LatePaymentBar::opened, this, &FrontOffice::detailRequested);
    connect(m_charge, &ChargePage::inFrontChanged, m_watch,
            [this] { m_watch->setInFront(m_charge->inFront()); });
    connect(m_charge, &ChargePage::setAsideChanged, m_watch, [this] {
        const QList<core::Transaction> setAside = m_charge->setAside();
        m_watch->setSetAside(setAside);
        const auto paid = std::count_if(setAside.cbegin(), setAside.cend(), [](const auto &one) {
            return one.status == core::Status::Code::Paid;
        });
        m_chargeEntry->setCount(static_cast<int>(paid),
                                tr("%n paid, not seen yet", nullptr, static_cast<int>(paid)));
    });
    auto *chime = new Chime(m_context, this);
    connect(m_charge, &ChargePage::decided, chime, &Chime::announceDecided);
    connect(m_watch, &core::ChargeWatch::paidLate, chime, &Chime::announceLate);
    connect(m_charge, &ChargePage::decided, this, [this](const core::Transaction &charge) {
        if (charge.status.code() == core::Status::Code::Paid)
            Q_EMIT paymentArrived(charge);
    });
    connect(m_watch, &core::ChargeWatch::paidLate, this, &FrontOffice::paymentArrived);
    connect(m_watch, &core::ChargeWatch::newsFound, this, &FrontOffice::showNews);
    m_reversalBar = new ReversalBar(m_context.service, m_context.preferences, m_context.payer);
    connect(m_reversalBar, &ReversalBar::opened, this, &FrontOffice::detailRequested);
    connect(m_reversalBar, &ReversalBar::announced, chime, &Chime::announceLate);
    m_watch->begin();
}

/// Shows the news, unless the counter is in use: then the next start shows them.
void FrontOffice::showNews()
{
    if (m_pages.currentWidget() != m_charge || !m_charge->isUntouched())
        return;
    auto *news = new NewsPage(m_watch->news(), m_context.preferences.masking(), m_context.payer);
    connect(&m_context.preferences, &core::PreferencesStore::maskingChanged, news,
            [this, news] { news->setMasking(m_context.preferences.masking()); });
    m_pages.add(news, m_chargeEntry, kWhom);
    connect(news, &NewsPage::opened, this, &FrontOffice::detailRequested);
    connect(news, &NewsPage::dismissed, this, [this] {
        m_watch->dismissNews();
        m_pages.goTo(m_charge);
    });
    m_pages.goTo(news);
}

void FrontOffice::addCustomerDisplay()
{
    m_display = new CustomerDisplay(m_context, m_shop);
    m_display->setParent(this);
    connect(m_charge, &ChargePage::inFrontChanged, m_display,
            [this] { m_display->setCharge(m_charge->inFront()); });
    connect(m_display, &CustomerDisplay::news, this, &FrontOffice::messageChanged);
    auto *toggle = new QAction(tr("Customer window"), this);
    toggle->setShortcut(Qt::CTRL | Qt::Key_D);
    toggle->setAutoRepeat(false);
    connect(toggle, &QAction::triggered, this, &FrontOffice::toggleCustomerWindow);
    m_shop.addAction(toggle);
}

void FrontOffice::toggleCustomerWindow()
{
    Q_EMIT messageChanged({});
    m_display->toggle();
}

void FrontOffice::showTestPattern()
{
    m_display->showTestPattern();
}

void FrontOffice::startNextCharge()
{
    m_pages.goTo(m_charge);
    m_charge->startNext();
}

void FrontOffice::resume(const core::Transaction &charge)
{
    m_charge->resume(charge);
    m_pages.goTo(m_charge);
}

} // namespace ui
