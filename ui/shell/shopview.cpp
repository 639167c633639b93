// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/shopview.h"

#include "core/till/contactwatch.h"
#include "core/till/preferences.h"
#include "ui/counter/chargepage.h"
#include "ui/counter/latepaymentbar.h"
#include "ui/counter/reversalbar.h"
#include "ui/receipts/receiptcheckpage.h"
#include "ui/settings/settingspage.h"
#include "ui/shell/authorizationbar.h"
#include "ui/shell/backoffice.h"
#include "ui/shell/connectionbar.h"
#include "ui/shell/frontoffice.h"
#include "ui/shell/holdbar.h"
#include "ui/shell/lockscreen.h"
#include "ui/shell/shoppages.h"
#include "ui/shell/sidebar.h"
#include "ui/shell/sidebarbutton.h"
#include "ui/shell/sizekeys.h"
#include "ui/shell/statementimport.h"
#include "ui/text/masked.h"
#include "ui/transactions/detailpage.h"
#include "ui/transactions/listpage.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAction>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QKeyCombination kLockKey = Qt::CTRL | Qt::Key_L;

/// Returns true for Alt and a digit, which opens a page.
bool isPageKey(const QKeyEvent &key)
{
    return key.modifiers() == Qt::AltModifier && key.key() >= Qt::Key_0 && key.key() <= Qt::Key_9;
}

/// Returns the search field of a page; null: none.
QLineEdit *searchOf(const QWidget *page)
{
    const QList<QLineEdit *> edits =
        page ? page->findChildren<QLineEdit *>() : QList<QLineEdit *>();
    const auto found = std::find_if(edits.cbegin(), edits.cend(), [](const QLineEdit *edit) {
        return edit->property("isSearch").toBool();
    });
    return found == edits.cend() ? nullptr : *found;
}

} // namespace

ShopView::ShopView(const ShopContext &context, QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_context(context)
    , m_lock(&context.lock)
{
    setOwnKeys(context.preferences.value().ownKeys);
    showKeysAlways(context.preferences.value().appearance.showsKeys);
    layOut(nullptr);
    m_front = new FrontOffice(context, *m_pages, this);
    m_column->insertWidget(0, m_front->latePaymentBar()); // above all pages
    m_office = new BackOffice(context, *m_pages, this);
    m_column->insertWidget(0, new HoldBar(*m_office->holds()));
    m_column->insertWidget(0, m_front->reversalBar());
    connect(m_office, &BackOffice::refunded, m_front->reversalBar(), &ReversalBar::dismiss);
    connect(m_office, &BackOffice::messageChanged, this, &ShopView::showMessage);
    connect(m_front, &FrontOffice::detailRequested, m_office, &BackOffice::openDetail);
    connect(m_front, &FrontOffice::messageChanged, this, &ShopView::showMessage);
    connect(m_front, &FrontOffice::paymentArrived, this, &ShopView::paymentArrived);
    connect(m_office, &BackOffice::resumeRequested, m_front, &FrontOffice::resume);
    connect(m_office, &BackOffice::testPatternRequested, m_front, &FrontOffice::showTestPattern);
    connect(m_office, &BackOffice::shopChanged, this, &ShopView::changed);
    connect(m_office, &BackOffice::termsChanged, this, &ShopView::termsChanged);
    m_checkEntry = m_pages->addEntry([this] { return receiptCheck(); }, tr("Check receipt"),
                                     u"check"_s, Qt::Key_F8, Sidebar::End::Bottom); // on every page
    addLock();
    connect(&context.preferences, &core::PreferencesStore::changed, this, [this] {
        m_lock->setIdle(std::chrono::minutes(m_context->preferences.value().locking.idleMinutes));
        setOwnKeys(m_context->preferences.value().ownKeys);
        showKeysAlways(m_context->preferences.value().appearance.showsKeys);
    });
    auto *sizes = new SizeKeys(context.preferences, this);
    connect(sizes, &SizeKeys::messageChanged, this, &ShopView::showMessage);
    addTools();
    addSearchKey();
    if (context.reconciliation)
        new StatementImport(*m_office, context, this);
    addConnectionBar();
    if (context.authorization)
        addAuthorization(*context.authorization);
    m_pages->goTo(&m_front->charge());
    followLock();
}

ShopView::ShopView(core::TransactionService &service, QWidget *notice, core::LockController *lock,
                   core::DisclosureRepository *disclosures, core::Authorization *authorization,
                   QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_lock(lock)
{
    layOut(notice);
    m_office = new BackOffice(service, lock, disclosures, authorization, *m_pages, this);
    m_pages->goTo(m_office->list());
    if (!m_lock)
        return;
    addLock();
    if (authorization)
        addAuthorization(*authorization);
    followLock();
}

void ShopView::layOut(QWidget *notice)
{
    m_sidebar = new Sidebar;
    m_pages = new ShopPages(*m_sidebar, m_lock);
    connect(m_pages, &ShopPages::went, this, [this] { showMessage({}); });
    m_column = new QVBoxLayout;
    m_column->setSpacing(0);
    if (notice) {
        auto *above = new QVBoxLayout;
        above->setContentsMargins(kSpace, kSpace, kSpace, 0);
        above->addWidget(notice);
        m_column->addLayout(above);
    }
    m_news = Label::wrapping(u"shopNews"_s);
    m_news->setContentsMargins(kSpace, kSpaceSmall, kSpace, 0);
    m_news->hide();
    m_column->addWidget(m_news);
    m_column->addWidget(m_pages, 1);
    m_work = new QWidget;
    auto *work = new QHBoxLayout(m_work);
    work->setContentsMargins(0, 0, 0, 0);
    work->setSpacing(0);
    work->addWidget(m_sidebar);
    work->addLayout(m_column, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_work);
}

/// Adds the bar above all pages.
void ShopView::addConnectionBar()
{
    auto *contact = new core::ContactWatch(m_service, this);
    if (!contact->isRemote())
        return;
    auto *bar = new ConnectionBar(*contact);
    m_column->insertWidget(0, bar);
    connect(bar, &ConnectionBar::back, m_front, &FrontOffice::catchUp);
    connect(bar, &ConnectionBar::back, m_office, &BackOffice::catchUp);
}

void ShopView::addLock()
{
    m_lockedEntry =
        m_sidebar->add(tr("Locked", "the counter"), u"lock"_s, {}, Sidebar::End::Bottom);
    m_lockedEntry->setCheckable(false); // not a page
    m_lockedEntry->setToolTip(tr("The counter is locked. Click and type the PIN to unlock."));
    m_lockedEntry->setAccessibleDescription(m_lockedEntry->toolTip());
    connect(m_lockedEntry, &QPushButton::clicked, this,
            [this] { m_pages->goTo(m_office->list()); });
    auto *lock = new QAction(tr("Lock the counter"), this);
    lock->setShortcut(kLockKey);
    connect(lock, &QAction::triggered, this, &ShopView::lockNow);
    addAction(lock);
    qApp->installEventFilter(this);
    connect(m_lock, &core::LockController::stateChanged, this, &ShopView::followLock);
}

/// Shows the operator at the counter, and asks for a colleague after a forbidden action.
void ShopView::addAuthorization(core::Authorization &authorization)
{
    auto *bar = new AuthorizationBar(authorization, *m_lock);
    m_column->insertWidget(0, bar);
    connect(bar, &AuthorizationBar::messageChanged, this, &ShopView::showMessage);
    const auto showPerson = [this, &authorization] {
        const auto person = authorization.current();
        m_sidebar->setPerson(person ? person->shortName : QString());
    };
    connect(&authorization, &core::Authorization::changed, this, showPerson);
    showPerson();
}

/// Adds buttons for actions that otherwise have only a key.
void ShopView::addTools()
{
    const auto *help = m_sidebar->addTool(tr("Help of this page"), u"help"_s, Qt::Key_F1);
    connect(help, &QPushButton::clicked, this, [this] {
        const QList<QAction *> actions = window()->actions();
        for (QAction *action : actions) {
            if (action->shortcut() == ownKey(Qt::Key_F1))
                return action->trigger();
        }
    });
    const auto *lock = m_sidebar->addTool(tr("Lock the counter"), u"lock"_s, kLockKey);
    connect(lock, &QPushButton::clicked, this, &ShopView::lockNow);
    const auto *customers =
        m_sidebar->addTool(tr("Customer window"), u"screen"_s, Qt::CTRL | Qt::Key_D);
    connect(customers, &QPushButton::clicked, m_front, &FrontOffice::toggleCustomerWindow);
    m_menuTool = m_sidebar->addTool(tr("All actions"), u"more"_s, {});
    connect(m_menuTool, &QPushButton::clicked, this, &ShopView::showMenu);
}

/// Adds Ctrl+F for pages without a search of their own.
void ShopView::addSearchKey()
{
    m_search = new QAction(tr("Search the transactions"), this);
    m_search->setShortcut(QKeySequence::Find);
    connect(m_search, &QAction::triggered, this, &ShopView::searchList);
    addAction(m_search);
    connect(m_pages, &QStackedWidget::currentChanged, this, &ShopView::followPage);
}

/// The search of the page has the same key.
void ShopView::followPage()
{
    m_search->setEnabled(!searchOf(m_pages->currentWidget()));
}

void ShopView::searchList()
{
    m_pages->goTo(m_office->list());
    if (QLineEdit *edit = searchOf(m_pages->currentWidget()))
        edit->setFocus(Qt::ShortcutFocusReason);
}

void ShopView::searchFor(const QString &text)
{
    m_pages->goTo(m_office->list());
    m_office->list()->searchFor(text);
}

/// Opens a menu with every action of the window and of the shop, with their keys.
void ShopView::showMenu()
{
    auto *menu = new QMenu(this);
    menu->setObjectName(u"actionsMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (QAction *action : this->actions() + window()->actions()) {
        if (action->isVisible() && action->isEnabled() && !action->text().isEmpty())
            menu->addAction(action);
    }
    const QPoint corner = m_menuTool->mapToGlobal(QPoint(0, 0));
    menu->popup(corner - QPoint(0, menu->sizeHint().height()));
}

/// Locks the counter. Without a PIN, shows where a PIN is set.
void ShopView::lockNow()
{
    if (m_lock->hasPin()) {
        closeOtherViews(); // also at a counter that is locked already
        m_lock->lock();
    } else if (m_context) {
        m_pages->goTo(m_office->settings());
        m_office->settings()->showLock();
    }
}

bool ShopView::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && isPageKey(*static_cast<QKeyEvent *>(event)) &&
        qobject_cast<QLineEdit *>(watched))
        return true; // The page is hidden: a text field would accept the digit.
    if (event->type() == QEvent::KeyPress && m_lock->hasPin()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->keyCombination() == kLockKey && !key->isAutoRepeat()) {
            lockNow();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// Closes overlays, menus and dialogs, which could show data of the back office.
void ShopView::closeOtherViews()
{
    Q_EMIT locked();
    if (QWidget *popup = QApplication::activePopupWidget())
        popup->close();
    for (QDialog *dialog : findChildren<QDialog *>())
        dialog->reject();
}

core::LockController::State ShopView::lockState() const
{
    return m_lock ? m_lock->state() : core::LockController::State::Open;
}

void ShopView::followLock()
{
    const bool isOpen = m_lock->state() == core::LockController::State::Open;
    if (!isOpen)
        closeOtherViews();
    m_lockedEntry->setVisible(!isOpen);
    setCovered(m_lock->state() == core::LockController::State::Covered);
    m_pages->followLock();
}

/// Shows or hides the lock screen. The pages below keep their state and receive no keys.
void ShopView::setCovered(bool isCovered)
{
    if (isCovered == !m_work->isVisibleTo(this))
        return;
    if (isCovered) {
        if (!m_lockScreen) {
            m_lockScreen = new LockScreen(m_service, *m_lock);
            layout()->addWidget(m_lockScreen);
        }
        m_lockScreen->begin(m_front ? m_front->charge().inFront() : std::nullopt);
    }
    for (QAction *action : actions())
        action->setEnabled(!isCovered);
    if (m_search && !isCovered)
        followPage();
    m_work->setVisible(!isCovered);
    m_lockScreen->setVisible(isCovered);
}

/// Opens the settings page, if it was shown, at the language setting.
ShopView *ShopView::renewed() const
{
    if (!m_context)
        return nullptr;
    auto *shop = new ShopView(*m_context);
    shop->m_front->charge().adoptState(m_front->charge());
    if (qobject_cast<SettingsPage *>(m_pages->currentWidget())) {
        shop->m_office->settings()->beginAtLanguage();
        shop->m_pages->goTo(shop->m_office->settings());
    }
    return shop;
}

bool ShopView::isAtWork() const
{
    const ChargePage *chargePage = m_front ? &m_front->charge() : nullptr;
    if ((chargePage && chargePage->isBusy()) || m_office->isSending() || m_office->isWriting())
        return true;
    const QList<QLineEdit *> edits = findChildren<QLineEdit *>();
    return std::any_of(edits.cbegin(), edits.cend(), [chargePage](const QLineEdit *edit) {
        return edit->isModified() && !edit->text().isEmpty() &&
               !edit->property("isSearch").toBool() &&
               !(chargePage && chargePage->isAncestorOf(edit));
    });
}

bool ShopView::isWriting() const
{
    return m_office->isWriting();
}

EnvironmentSwitcher::Hindrance ShopView::hindrance() const
{
    using Hindrance = EnvironmentSwitcher::Hindrance;
    const ChargePage *chargePage = m_front ? &m_front->charge() : nullptr;
    if (m_office->isSending())
        return Hindrance::Payout;
    if (chargePage && chargePage->isBusy())
        return Hindrance::Charge;
    if (isWriting())
        return Hindrance::Writing;
    const bool isTyped = chargePage && !chargePage->inFront() && !chargePage->isUntouched();
    return isTyped || isAtWork() ? Hindrance::Typed : Hindrance::None;
}

void ShopView::makePages()
{
    QWidget *focus = window()->focusWidget(); // Some pages take the focus when created.
    m_pages->makeAll();
    (void)m_office->detail();
    if (focus)
        focus->setFocus();
}

QList<PaletteEntry> ShopView::paletteEntries()
{
    QList<PaletteEntry> targets;
    const QList<Shortcut> shortcuts = shortcutsIn(*this);
    for (const Shortcut &use : shortcuts) {
        auto *entry = qobject_cast<SidebarButton *>(use.owner());
        if (entry && entry->isHidden())
            continue;
        const bool isPrice = use.owner()->objectName() == "presetBar"_L1;
        const QString key = use.key.toString(QKeySequence::NativeText);
        if (entry && m_pages->isEntryForbidden(entry))
            continue;
        if (entry)
            targets.append({tr("Page"), use.action, key, [entry] { entry->click(); }});
        else if (isPrice && m_front)
            targets.append({tr("Price"), use.action, key, [this, use] {
                                m_pages->goTo(&m_front->charge());
                                use.trigger();
                            }});
        else if (use.isPossible())
            targets.append({tr("Action"), use.action, key, [use] { use.trigger(); }});
    }
    return targets + settingTargets();
}

QList<PaletteEntry> ShopView::settingTargets()
{
    if (!m_context || lockState() != core::LockController::State::Open)
        return {};
    SettingsPage *page = m_office->settings();
    if (m_pages->isForbidden(page))
        return {};
    QList<PaletteEntry> targets;
    const QStringList names = page->rowNames();
    const QStringList synonyms = page->rowSynonyms();
    for (int row = 0; row < names.size(); ++row)
        targets.append({tr("Setting"),
                        names[row],
                        {},
                        [this, page, row] {
                            m_pages->goTo(page);
                            page->showRow(row);
                        },
                        synonyms[row]});
    return targets;
}

/// Starts a new check for the charge on the current page.
ReceiptCheckPage *ShopView::receiptCheck()
{
    if (!m_check) {
        m_check = new ReceiptCheckPage(*m_context);
        m_pages->add(m_check, m_checkEntry, ShopPages::For::Everybody);
        connect(m_check, &ReceiptCheckPage::closed, this, [this] { m_pages->goTo(m_beforeCheck); });
    }
    if (m_pages->currentWidget() != m_check)
        m_beforeCheck = m_pages->currentWidget();
    std::optional<core::Transaction> inFront = m_front->inFrontOn(m_beforeCheck);
    const auto *detail = qobject_cast<DetailPage *>(m_beforeCheck);
    if (detail && detail->transaction().operation == core::Operation::CashIn)
        inFront = detail->transaction();
    m_check->begin(inFront);
    return m_check;
}

void ShopView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_sidebar->fitInto(width());
}

/// Shows news until the page changes.
void ShopView::showMessage(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void ShopView::openDetail(const core::Transaction &transaction)
{
    m_office->openDetail(transaction);
}

QString ShopView::nameOf(const core::Transaction &transaction) const
{
    if (!m_context)
        return shownName(transaction, core::Charging().masking, {});
    return shownName(transaction, m_context->preferences.masking(), m_context->payer);
}

} // namespace ui
