// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shop.h"

#include "ui/backoffice.h"
#include "ui/chargepage.h"
#include "ui/contactstrip.h"
#include "ui/contactwatch.h"
#include "ui/coverpage.h"
#include "ui/detailpage.h"
#include "ui/frontoffice.h"
#include "ui/keyuses.h"
#include "ui/label.h"
#include "ui/latestrip.h"
#include "ui/listpage.h"
#include "ui/preferences.h"
#include "ui/rail.h"
#include "ui/railbutton.h"
#include "ui/receiptcheckpage.h"
#include "ui/settingspage.h"
#include "ui/shoppages.h"
#include "ui/sizekeys.h"
#include "ui/theme.h"

#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

Shop::Shop(const ShopTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_service(tools.service)
    , m_tools(tools)
    , m_lock(&tools.lock)
{
    layOut(nullptr);
    m_front = new FrontOffice(tools, *m_pages, this);
    m_column->insertWidget(0, m_front->lateStrip()); // above all pages
    m_office = new BackOffice(tools, *m_pages, this);
    connect(m_front, &FrontOffice::detailRequested, m_office, &BackOffice::openDetail);
    connect(m_front, &FrontOffice::said, this, &Shop::say);
    connect(m_office, &BackOffice::resumeRequested, m_front, &FrontOffice::resume);
    connect(m_office, &BackOffice::testPatternRequested, m_front, &FrontOffice::showTestPattern);
    connect(m_office, &BackOffice::shopChanged, this, &Shop::changed);
    m_checkEntry = m_pages->addEntry([this] { return receiptCheck(); }, tr("Check receipt"),
                                     u"check"_s, Qt::Key_F8, Rail::End::Bottom); // on every page
    addLock();
    auto *sizes = new SizeKeys(tools.preferences, this);
    connect(sizes, &SizeKeys::said, this, &Shop::say);
    addContactStrip();
    m_pages->goTo(&m_front->charge());
    followLock();
}

Shop::Shop(core::TransactionService &service, QWidget *notice, CounterLock *lock, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_lock(lock)
{
    layOut(notice);
    m_office = new BackOffice(service, lock, *m_pages, this);
    m_pages->goTo(m_office->list());
    if (!m_lock)
        return;
    connect(m_lock, &CounterLock::stateChanged, this, &Shop::followLock);
    followLock();
}

void Shop::layOut(QWidget *notice)
{
    m_rail = new Rail;
    m_pages = new ShopPages(*m_rail, m_lock);
    connect(m_pages, &ShopPages::went, this, [this] { say({}); });
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
    work->addWidget(m_rail);
    work->addLayout(m_column, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_work);
}

/// Adds the bar above all pages.
void Shop::addContactStrip()
{
    auto *contact = new ContactWatch(m_service, this);
    if (!contact->isFar())
        return;
    auto *strip = new ContactStrip(*contact);
    m_column->insertWidget(0, strip);
    connect(strip, &ContactStrip::back, m_front, &FrontOffice::catchUp);
    connect(strip, &ContactStrip::back, m_office, &BackOffice::catchUp);
}

void Shop::addLock()
{
    auto *lock = new QAction(tr("Lock the counter"), this);
    lock->setShortcut(Qt::CTRL | Qt::Key_L);
    connect(lock, &QAction::triggered, this, [this] {
        if (m_lock->hasPin()) {
            m_lock->lock();
            return;
        }
        m_pages->goTo(m_office->settings());
        m_office->settings()->showLock();
    });
    addAction(lock);
    connect(m_lock, &CounterLock::stateChanged, this, &Shop::followLock);
    connect(&m_tools->preferences, &PreferenceKeeper::changed, this, [this] {
        m_lock->setIdle(std::chrono::minutes(m_tools->preferences.value().locking.idleMinutes));
    });
}

CounterLock::State Shop::lockState() const
{
    return m_lock ? m_lock->state() : CounterLock::State::Open;
}

void Shop::followLock()
{
    setCovered(m_lock->state() == CounterLock::State::Covered);
    m_pages->followLock();
}

/// Shows or hides the lock screen. The pages below keep their state and receive no keys.
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
        m_cover->begin(m_front ? m_front->charge().inFront() : std::nullopt);
    }
    for (QAction *action : actions())
        action->setEnabled(!isCovered);
    m_work->setVisible(!isCovered);
    m_cover->setVisible(isCovered);
}

/// Opens the settings page, if it was shown, at the language setting.
Shop *Shop::renewed() const
{
    if (!m_tools)
        return nullptr;
    auto *shop = new Shop(*m_tools);
    shop->m_front->charge().takeOver(m_front->charge());
    if (qobject_cast<SettingsPage *>(m_pages->currentWidget())) {
        shop->m_office->settings()->beginAtLanguage();
        shop->m_pages->goTo(shop->m_office->settings());
    }
    return shop;
}

bool Shop::isAtWork() const
{
    const ChargePage *counter = m_front ? &m_front->charge() : nullptr;
    if ((counter && counter->isBusy()) || m_office->isSending() || m_office->isWriting())
        return true;
    const QList<QLineEdit *> edits = findChildren<QLineEdit *>();
    return std::any_of(edits.cbegin(), edits.cend(), [counter](const QLineEdit *edit) {
        return edit->isModified() && !edit->text().isEmpty() &&
               !edit->property("isSearch").toBool() && !(counter && counter->isAncestorOf(edit));
    });
}

bool Shop::isWriting() const
{
    return m_office->isWriting();
}

PlaceBox::Hindrance Shop::hindrance() const
{
    using Hindrance = PlaceBox::Hindrance;
    const ChargePage *counter = m_front ? &m_front->charge() : nullptr;
    if (m_office->isSending())
        return Hindrance::Payout;
    if (counter && counter->isBusy())
        return Hindrance::Charge;
    if (isWriting())
        return Hindrance::Writing;
    const bool isTyped = counter && !counter->inFront() && !counter->isUntouched();
    return isTyped || isAtWork() ? Hindrance::Typed : Hindrance::None;
}

void Shop::makePages()
{
    QWidget *focus = window()->focusWidget(); // Some pages take the focus when created.
    m_pages->makeAll();
    (void)m_office->detail();
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

QList<JumpTarget> Shop::settingTargets()
{
    if (!m_tools || lockState() != CounterLock::State::Open)
        return {};
    SettingsPage *page = m_office->settings();
    QList<JumpTarget> targets;
    const QStringList names = page->rowNames();
    for (int row = 0; row < names.size(); ++row)
        targets.append({tr("Setting"), names[row], {}, [this, page, row] {
                            m_pages->goTo(page);
                            page->showRow(row);
                        }});
    return targets;
}

/// Starts a new check for the charge on the current page.
ReceiptCheckPage *Shop::receiptCheck()
{
    if (!m_check) {
        m_check = new ReceiptCheckPage(*m_tools);
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

void Shop::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_rail->fitInto(width());
}

/// Shows news until the page changes.
void Shop::say(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void Shop::openDetail(const core::Transaction &transaction)
{
    m_office->openDetail(transaction);
}

} // namespace ui
