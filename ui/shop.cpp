// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shop.h"

#include "ui/chargepage.h"
#include "ui/chargewatch.h"
#include "ui/chime.h"
#include "ui/contactstrip.h"
#include "ui/contactwatch.h"
#include "ui/coverpage.h"
#include "ui/customerdisplay.h"
#include "ui/detailpage.h"
#include "ui/keybutton.h"
#include "ui/keyuses.h"
#include "ui/label.h"
#include "ui/latestrip.h"
#include "ui/ledgerpage.h"
#include "ui/listpage.h"
#include "ui/newspage.h"
#include "ui/openchargesmodel.h"
#include "ui/openchargespage.h"
#include "ui/payoutdesk.h"
#include "ui/pinprompt.h"
#include "ui/preferences.h"
#include "ui/rail.h"
#include "ui/railbutton.h"
#include "ui/receiptcheckpage.h"
#include "ui/receiptdesk.h"
#include "ui/sendpage.h"
#include "ui/settingspage.h"
#include "ui/summarypage.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QtCore/QTimer>
#include <QtGui/QAction>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kAfterOpening = std::chrono::milliseconds(500);
constexpr QSize kApart(860, 720); ///< of a window that shows one transaction

} // namespace

Shop::Shop(const ShopTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_service(tools.service)
    , m_tools(tools)
    , m_receipts(&tools.receipts)
    , m_book(&tools.book)
    , m_lock(&tools.lock)
    , m_pages(new QStackedWidget)
    , m_charge(new ChargePage(tools))
    , m_watch(new ChargeWatch(tools, this))
{
    layOut(nullptr);
    RailButton *counter =
        addToRail([this] { return m_charge; }, tr("Charge"), u"charge"_s, Qt::ALT | Qt::Key_1);
    keepWatch(tools, *counter);
    addPage(m_charge, counter);
    addOpenChargesToRail(tools);
    addListToRail();
    addSendToRail(tools);
    addLedgerToRail(tools);
    addSummaryToRail(
        {tools.receipts.issuer().merchant.name, tools.receipts.issuer().environment, {}});
    m_settingsButton = addToRail([this, tools] { return settings(tools); }, tr("Settings"),
                                 u"settings"_s, Qt::ALT | Qt::Key_8);
    auto *next = new QAction(tr("New charge"), this);
    next->setShortcut(Qt::Key_F2);
    connect(next, &QAction::triggered, this, &Shop::startNextCharge);
    addAction(next);
    m_checkButton = addToRail([this, tools] { return receiptCheck(tools); }, tr("Check receipt"),
                              u"check"_s, Qt::Key_F8, Rail::End::Bottom); // from every page
    addLock(tools);
    addCustomerDisplay(tools);
    addSizeKeys(tools.preferences);
    addContactStrip();
    showPage(m_charge);
    followLock();
}

Shop::Shop(core::TransactionService &service, QWidget *notice, CounterLock *lock, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_receipts(nullptr)
    , m_book(nullptr)
    , m_lock(lock)
    , m_pages(new QStackedWidget)
{
    layOut(notice);
    addListToRail();
    addSummaryToRail({{}, Environment::Kind::Rescue, {}});
    showPage(list());
    if (!m_lock)
        return;
    connect(m_lock, &CounterLock::stateChanged, this, &Shop::followLock);
    followLock();
}

void Shop::addLock(const ShopTools &tools)
{
    auto *lock = new QAction(tr("Lock the counter"), this);
    lock->setShortcut(Qt::CTRL | Qt::Key_L);
    connect(lock, &QAction::triggered, this, [this, tools] {
        if (tools.lock.hasPin()) {
            tools.lock.lock();
            return;
        }
        showPage(settings(tools));
        settings(tools)->showLock();
    });
    addAction(lock);
    connect(&tools.lock, &CounterLock::stateChanged, this, &Shop::followLock);
    connect(&tools.preferences, &PreferenceKeeper::changed, this, [tools] {
        tools.lock.setIdle(std::chrono::minutes(tools.preferences.value().locking.idleMinutes));
    });
}

CounterLock::State Shop::lockState() const
{
    return m_lock ? m_lock->state() : CounterLock::State::Open;
}

void Shop::followLock()
{
    using State = CounterLock::State;
    setCovered(m_lock->state() == State::Covered);
    QWidget *page = m_pages->currentWidget();
    if (m_lock->state() == State::Open && page == m_guard)
        showPage(m_wanted);
    else if (m_lock->state() == State::Guarded && isGuarded(page))
        showPage(m_charge ? m_charge : page);
}

/// It is the settings where somebody chose the language, and looks for it.
Shop *Shop::renewed() const
{
    if (!m_tools)
        return nullptr;
    auto *shop = new Shop(*m_tools);
    shop->m_charge->takeOver(*m_charge);
    if (m_settings && m_pages->currentWidget() == m_settings) {
        shop->settings(*m_tools)->beginAtLanguage();
        shop->showPage(shop->m_settings);
    }
    return shop;
}

bool Shop::isAtWork() const
{
    if ((m_charge && m_charge->isBusy()) || (m_send && m_send->isAtWork()))
        return true;
    const QList<QLineEdit *> edits = findChildren<QLineEdit *>();
    return std::any_of(edits.cbegin(), edits.cend(), [this](const QLineEdit *edit) {
        return edit->isModified() && !edit->text().isEmpty() &&
               !edit->property("isSearch").toBool() && !(m_charge && m_charge->isAncestorOf(edit));
    });
}

PlaceBox::Hindrance Shop::hindrance() const
{
    using Hindrance = PlaceBox::Hindrance;
    if (m_send && m_send->isAtWork())
        return Hindrance::Payout;
    if (m_charge && m_charge->isBusy())
        return Hindrance::Charge;
    const bool isTyped = m_charge && !m_charge->inFront() && !m_charge->isUntouched();
    return isTyped || isAtWork() ? Hindrance::Typed : Hindrance::None;
}

/// Under the cover everything stays as it is, and no key reaches it.
void Shop::setCovered(bool isCovered)
{
    if (isCovered == !m_work->isVisibleTo(this))
        return;
    if (isCovered) {
        Q_EMIT covered();
        if (QWidget *popup = QApplication::activePopupWidget())
            popup->close();
        for (QDialog *dialog : findChildren<QDialog *>())
            dialog->reject();
        if (!m_cover) {
            m_cover = new CoverPage(m_service, *m_lock);
            layout()->addWidget(m_cover);
        }
        m_cover->begin(m_charge ? m_charge->inFront() : std::nullopt);
    }
    for (QAction *action : actions())
        action->setEnabled(!isCovered);
    m_work->setVisible(!isCovered);
    m_cover->setVisible(isCovered);
}

/// What no cashier needs.
bool Shop::isGuarded(const QWidget *page) const
{
    const bool isBackOffice = page && (page == m_list || page == m_detail || page == m_send ||
                                       page == m_summary || page == m_settings || page == m_ledger);
    return isBackOffice && lockState() != CounterLock::State::Open;
}

QWidget *Shop::guard()
{
    if (!m_guard) {
        m_guard = new QWidget;
        m_guard->setObjectName(u"guardPage"_s);
        auto *column = new QVBoxLayout(m_guard);
        column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
        if (m_charge) {
            auto *back = keyButton(tr("Back to the counter"), Qt::Key_Escape, u"backButton"_s);
            connect(back, &QPushButton::clicked, this, [this] { showPage(m_charge); });
            column->addWidget(back, 0, Qt::AlignRight);
        }
        column->addWidget(new PinPrompt(*m_lock, tr("This page wants the PIN")), 1);
        m_pages->addWidget(m_guard);
    }
    return m_guard;
}

RailButton *Shop::addToRail(const std::function<QWidget *()> &page, const QString &word,
                            const QString &icon, const QKeySequence &key, Rail::End end)
{
    RailButton *button = m_rail->add(word, icon, key, end);
    connect(button, &QPushButton::clicked, this, [this, page] { showPage(page()); });
    m_railPages.append(page);
    return button;
}

void Shop::addPage(QWidget *page, RailButton *entry)
{
    m_pages->addWidget(page);
    m_entries.insert(page, entry);
    namePage(page, entry->accessibleName());
}

/// The count beside it is there before the page is, but not before the counter.
void Shop::addOpenChargesToRail(const ShopTools &tools)
{
    m_openButton = addToRail([this, tools] { return openCharges(tools); }, tr("Open charges"),
                             u"open"_s, Qt::ALT | Qt::Key_2);
    m_openCharges = new OpenChargesModel(tools, this);
    connect(m_openCharges, &OpenChargesModel::stateChanged, this, [this] {
        const int count = m_openCharges->needingAttention();
        m_openButton->setCount(count, tr("%n open for longer than usual", nullptr, count));
    });
    QTimer::singleShot(kAfterOpening, m_openCharges, &OpenChargesModel::reload);
    auto *tray = new QAction(tr("Open charges"), this);
    tray->setShortcut(Qt::Key_F4);
    connect(tray, &QAction::triggered, this, [this, tools] { showPage(openCharges(tools)); });
    addAction(tray);
}

OpenChargesPage *Shop::openCharges(const ShopTools &tools)
{
    if (!m_open) {
        m_open = new OpenChargesPage(tools, *m_openCharges);
        addPage(m_open, m_openButton);
        connect(m_open, &OpenChargesPage::resumeRequested, this, &Shop::resume);
        connect(m_open, &OpenChargesPage::leaveRequested, this, [this] { showPage(m_charge); });
    }
    return m_open;
}

void Shop::addListToRail()
{
    m_listButton =
        addToRail([this] { return list(); }, tr("Transactions"), u"list"_s, Qt::ALT | Qt::Key_3);
}

void Shop::addSendToRail(const ShopTools &tools)
{
    m_sendButton = addToRail([this, tools] { return sendPage(tools); }, tr("Send Pix"), u"send"_s,
                             Qt::ALT | Qt::Key_4);
    m_payouts = new PayoutDesk(tools.service, tools.book, this);
    m_payouts->open();
}

/// There where answers may never come; elsewhere only while something is in doubt.
void Shop::addLedgerToRail(const ShopTools &tools)
{
    m_ledgerButton = addToRail([this, tools] { return ledger(tools); }, tr("Not confirmed"),
                               u"ledger"_s, Qt::ALT | Qt::Key_6);
    m_ledgerButton->setVisible(hasLedger());
    connect(&m_payouts->ledger(), &core::OrderLedger::changed, this, &Shop::countDoubts);
    countDoubts();
}

/// Of the service, that is.
bool Shop::hasLedger() const
{
    return &m_payouts->ledger() != m_payouts;
}

void Shop::countDoubts()
{
    using Entries = QList<core::OrderLedger::Entry>;
    core::onAnswer(m_payouts->ledger().entries(), this, [this](const core::Result<Entries> &all) {
        const Entries entries = all.value_or(Entries());
        const auto waiting = std::count_if(entries.begin(), entries.end(), [](const auto &entry) {
            return LedgerPage::isWaiting(entry.intent);
        });
        const int count = static_cast<int>(waiting);
        m_ledgerButton->setCount(count, tr("%n not confirmed", nullptr, count));
        m_ledgerButton->setVisible(hasLedger() || count > 0 || m_ledger);
    });
}

LedgerPage *Shop::ledger(const ShopTools &tools)
{
    if (!m_ledger) {
        m_ledger = new LedgerPage(tools, *m_payouts);
        addPage(m_ledger, m_ledgerButton);
        connect(m_ledger, &LedgerPage::opened, this, &Shop::openDetail);
        connect(m_ledger, &LedgerPage::sendRequested, this,
                [this, tools](const core::PayoutOrder &order) {
                    showPage(sendPage(tools));
                    m_send->reviewAgain(order);
                });
    }
    return m_ledger;
}

void Shop::addSummaryToRail(const SummaryHead &head)
{
    m_summaryButton = addToRail([this, head] { return summary(head); }, tr("Reports"), u"summary"_s,
                                Qt::ALT | Qt::Key_7);
}

SummaryPage *Shop::summary(const SummaryHead &head)
{
    if (!m_summary) {
        m_summary = new SummaryPage(m_service, head);
        addPage(m_summary, m_summaryButton);
        connect(m_summary, &SummaryPage::listRequested, this,
                [this](const core::TransactionFilter &filter) {
                    showPage(list());
                    list()->showOnly(filter);
                });
    }
    return m_summary;
}

SendPage *Shop::sendPage(const ShopTools &tools)
{
    if (!m_send) {
        m_send = new SendPage(tools, *m_payouts);
        addPage(m_send, m_sendButton);
        connect(m_send, &SendPage::opened, this, &Shop::openDetail);
        connect(m_send, &SendPage::ledgerRequested, m_ledgerButton, &QPushButton::click);
    }
    return m_send;
}

ListPage *Shop::list()
{
    if (!m_list) {
        m_list = m_tools ? new ListPage(*m_tools) : new ListPage(m_service);
        addPage(m_list, m_listButton);
        connect(m_list, &ListPage::opened, this, &Shop::openDetail);
        connect(m_list, &ListPage::openedApart, this, &Shop::openApart);
    }
    return m_list;
}

DetailPage *Shop::makeDetail()
{
    auto *page = new DetailPage(m_tools ? m_tools->reader() : m_service, m_receipts, m_book);
    namePage(page, tr("One transaction"));
    return page;
}

/// Beside the others, so that two can be compared.
void Shop::openApart(const core::Transaction &transaction)
{
    DetailPage *page = makeDetail();
    page->setParent(this, Qt::Window);
    page->setAttribute(Qt::WA_DeleteOnClose);
    page->setWindowTitle(u"%1 – %2"_s.arg(signedMoneyText(transaction), window()->windowTitle()));
    connect(page, &DetailPage::closed, page, &QWidget::close);
    connect(page, &DetailPage::resumeRequested, this, [this, page](const auto &charge) {
        page->close();
        resume(charge);
    });
    connect(this, &Shop::covered, page, &QWidget::close);
    if (m_lock)
        connect(m_lock, &CounterLock::stateChanged, page, [this, page] {
            if (lockState() != CounterLock::State::Open)
                page->close();
        });
    page->resize(kApart);
    page->show(transaction);
    page->QWidget::show();
}

DetailPage *Shop::detail()
{
    if (!m_detail) {
        m_detail = makeDetail();
        addPage(m_detail, m_listButton);
        namePage(m_detail, tr("One transaction"));
        connect(m_detail, &DetailPage::closed, this, [this] { showPage(list()); });
        connect(m_detail, &DetailPage::resumeRequested, this, &Shop::resume);
    }
    return m_detail;
}

void Shop::makePages()
{
    QWidget *focus = window()->focusWidget(); // Some pages take it when they begin.
    const QList<RailButton *> made = m_entries.values();
    for (qsizetype i = 0; i < m_railPages.size(); ++i) {
        if (!made.contains(m_rail->buttons()[i]))
            m_railPages[i]();
    }
    (void)list();
    (void)detail();
    if (focus)
        focus->setFocus();
}

QList<JumpTarget> Shop::jumpTargets()
{
    QList<JumpTarget> targets;
    const QList<KeyUse> uses = keyUsesIn(*this);
    for (const KeyUse &use : uses) {
        auto *entry = qobject_cast<RailButton *>(use.owner());
        const bool isPrice = use.owner()->objectName() == "presetBar"_L1;
        const QString key = use.key.toString(QKeySequence::NativeText);
        if (entry)
            targets.append({tr("Page"), use.action, key, [entry] { entry->click(); }});
        else if (isPrice && m_charge)
            targets.append({tr("Price"), use.action, key, [this, use] {
                                showPage(m_charge);
                                use.trigger();
                            }});
        else if (use.isPossible())
            targets.append({tr("Action"), use.action, key, [use] { use.trigger(); }});
    }
    return targets + settingTargets();
}

QList<JumpTarget> Shop::settingTargets()
{
    const qsizetype place = m_rail->buttons().indexOf(m_settingsButton);
    if (place < 0 || lockState() != CounterLock::State::Open)
        return {};
    auto *page = qobject_cast<SettingsPage *>(m_railPages[place]());
    QList<JumpTarget> targets;
    const QStringList names = page->rowNames();
    for (int row = 0; row < names.size(); ++row)
        targets.append({tr("Setting"), names[row], {}, [this, page, row] {
                            showPage(page);
                            page->showRow(row);
                        }});
    return targets;
}

void Shop::layOut(QWidget *notice)
{
    m_rail = new Rail;
    m_column = new QVBoxLayout;
    m_column->setSpacing(0);
    if (notice) {
        auto *above = new QVBoxLayout;
        above->setContentsMargins(kSpace, kSpace, kSpace, 0);
        above->addWidget(notice);
        m_column->addLayout(above);
    }
    m_news = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_news->setObjectName(u"shopNews"_s);
    m_news->setWordWrap(true);
    m_news->setContentsMargins(kSpace, kSpaceSmall, kSpace, 0);
    m_news->hide();
    m_column->addWidget(m_news);
    m_column->addWidget(m_pages, 1);
    m_work = new QWidget;
    auto *work = new QHBoxLayout(m_work);
    work->setContentsMargins(0, 0, 0, 0);
    work->setSpacing(0);
    work->addWidget(m_rail);
    work->addLayout(m_column, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_work);
}

/// Above all pages. What was missed is read when the service is back.
void Shop::addContactStrip()
{
    m_contact = new ContactWatch(m_service, this);
    if (!m_contact->isFar())
        return;
    auto *strip = new ContactStrip(*m_contact);
    m_column->insertWidget(0, strip);
    connect(strip, &ContactStrip::back, m_openCharges, &OpenChargesModel::reload);
    connect(strip, &ContactStrip::back, this, [this] {
        if (m_list)
            m_list->catchUp();
    });
}

/// Over what has left the counter's screen.
void Shop::keepWatch(const ShopTools &tools, RailButton &counter)
{
    auto *strip = new LateStrip(*m_watch, tools.preferences);
    m_column->insertWidget(0, strip); // Above all pages.
    connect(strip, &LateStrip::opened, this, &Shop::openDetail);
    connect(m_charge, &ChargePage::inFrontChanged, m_watch,
            [this] { m_watch->setInFront(m_charge->inFront()); });
    connect(m_charge, &ChargePage::setAsideChanged, m_watch, [this, &counter] {
        const QList<core::Transaction> setAside = m_charge->setAside();
        m_watch->setSetAside(setAside);
        const auto paid = std::count_if(setAside.cbegin(), setAside.cend(), [](const auto &one) {
            return one.status == core::Status::Code::Paid;
        });
        counter.setCount(static_cast<int>(paid),
                         tr("%n paid, not seen yet", nullptr, static_cast<int>(paid)));
    });
    auto *chime = new Chime(tools, this);
    connect(m_charge, &ChargePage::decided, chime, &Chime::tellDecided);
    connect(m_watch, &ChargeWatch::paidLate, chime, &Chime::tellLate);
    connect(m_watch, &ChargeWatch::newsFound, this,
            [this, tools] { showNews(tools.preferences.value().charging.masking); });
    m_watch->begin();
}

/// Unless somebody is charging already: then the next start shows it.
void Shop::showNews(Masking masking)
{
    if (m_pages->currentWidget() != m_charge || !m_charge->isUntouched())
        return;
    auto *news = new NewsPage(m_watch->news(), masking);
    addPage(news, m_entries.value(m_charge));
    connect(news, &NewsPage::opened, this, &Shop::openDetail);
    connect(news, &NewsPage::dismissed, this, [this] {
        m_watch->dismissNews();
        showPage(m_charge);
    });
    showPage(news);
}

SettingsPage *Shop::settings(const ShopTools &tools)
{
    if (!m_settings) {
        m_settings = new SettingsPage(tools);
        connect(m_settings, &SettingsPage::shopChanged, this, &Shop::changed);
        connect(m_settings, &SettingsPage::testPatternRequested, m_display,
                &CustomerDisplay::showTestPattern);
        addPage(m_settings, m_settingsButton);
    }
    return m_settings;
}

/// Begins anew, from where one is and for what one has there.
ReceiptCheckPage *Shop::receiptCheck(const ShopTools &tools)
{
    if (!m_check) {
        m_check = new ReceiptCheckPage(tools);
        addPage(m_check, m_checkButton);
        connect(m_check, &ReceiptCheckPage::closed, this, [this] { showPage(m_beforeCheck); });
    }
    if (m_pages->currentWidget() != m_check)
        m_beforeCheck = m_pages->currentWidget();
    std::optional<core::Transaction> inFront;
    if (m_beforeCheck == m_charge)
        inFront = m_charge->inFront();
    else if (m_beforeCheck == m_open)
        inFront = m_open->current();
    else if (m_beforeCheck == m_detail &&
             m_detail->transaction().operation == core::Operation::CashIn)
        inFront = m_detail->transaction();
    m_check->begin(inFront);
    return m_check;
}

void Shop::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_rail->fitInto(width());
}

void Shop::addCustomerDisplay(const ShopTools &tools)
{
    m_display = new CustomerDisplay(tools, *this);
    m_display->setParent(this);
    connect(m_charge, &ChargePage::inFrontChanged, m_display,
            [this] { m_display->setCharge(m_charge->inFront()); });
    connect(m_display, &CustomerDisplay::news, this, &Shop::say);
    auto *toggle = new QAction(tr("Customers' window"), this);
    toggle->setShortcut(Qt::CTRL | Qt::Key_D);
    toggle->setAutoRepeat(false);
    connect(toggle, &QAction::triggered, m_display, [this] {
        say({});
        m_display->toggle();
    });
    addAction(toggle);
}

void Shop::addSizeKeys(PreferenceKeeper &preferences)
{
    const auto add = [&](const QString &text, const QList<QKeySequence> &keys,
                         const std::function<int(int)> &next) {
        auto *action = new QAction(text, this);
        action->setShortcuts(keys);
        connect(action, &QAction::triggered, this, [this, &preferences, next] {
            changeSize(preferences, next(preferences.value().appearance.scale));
        });
        addAction(action);
    };
    const auto &scales = Appearance::kScales;
    add(tr("Everything larger"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
        [&scales](int now) {
            const auto *next = std::upper_bound(scales.begin(), scales.end(), now);
            return next == scales.end() ? now : *next;
        });
    add(tr("Everything smaller"), {Qt::CTRL | Qt::Key_Minus}, [&scales](int now) {
        const auto *here = std::lower_bound(scales.begin(), scales.end(), now);
        return here == scales.begin() ? now : *std::prev(here);
    });
    add(tr("Everything in its usual size"), {Qt::CTRL | Qt::Key_0},
        [](int) { return Appearance().scale; });
}

void Shop::changeSize(PreferenceKeeper &preferences, int percent)
{
    Preferences changed = preferences.value();
    changed.appearance.scale = percent;
    preferences.set(changed);
    say(tr("From the next start on, everything has %1 % of its usual size. Ctrl+0 takes that back.")
            .arg(percent));
}

/// Until one goes on to something else.
void Shop::say(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void Shop::showPage(QWidget *page)
{
    say({});
    if (isGuarded(page)) {
        m_wanted = page;
        m_pages->setCurrentWidget(guard());
    } else {
        m_pages->setCurrentWidget(page);
    }
    for (RailButton *button : m_rail->buttons())
        button->setChecked(button == m_entries.value(page));
}

void Shop::startNextCharge()
{
    showPage(m_charge);
    m_charge->startNext();
}

void Shop::resume(const core::Transaction &transaction)
{
    m_charge->resume(transaction);
    showPage(m_charge);
}

void Shop::openDetail(const core::Transaction &transaction)
{
    detail()->show(transaction);
    showPage(detail());
}

} // namespace ui
