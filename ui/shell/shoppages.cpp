// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/shoppages.h"

#include "ui/session/pinprompt.h"
#include "ui/shell/sidebarbutton.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

ShopPages::ShopPages(Sidebar &sidebar, core::LockController *lock)
    : m_sidebar(sidebar)
    , m_lock(lock)
{}

SidebarButton *ShopPages::addEntry(const std::function<QWidget *()> &page, const QString &word,
                                   const QString &icon, const QKeySequence &key, Sidebar::End end)
{
    SidebarButton *button = m_sidebar.add(word, icon, key, end);
    connect(button, &QPushButton::clicked, this, [this, page] { goTo(page()); });
    m_makers.append(page);
    return button;
}

void ShopPages::add(QWidget *page, SidebarButton *entry, For whom)
{
    addWidget(page);
    m_entries.insert(page, entry);
    if (whom == For::BackOffice)
        m_backOffice.insert(page);
    namePage(page, entry->accessibleName());
}

void ShopPages::setAllowed(SidebarButton *entry, bool isAllowed)
{
    if (isAllowed)
        m_forbidden.remove(entry);
    else
        m_forbidden.insert(entry);
    entry->setVisible(isAllowed);
    if (!isAllowed && m_homePage && m_entries.value(currentWidget()) == entry)
        goTo(m_homePage);
}

bool ShopPages::isForbidden(QWidget *page) const
{
    return m_forbidden.contains(m_entries.value(page));
}

void ShopPages::goTo(QWidget *page)
{
    if (m_homePage && isForbidden(page))
        page = m_homePage;
    Q_EMIT went();
    if (isGuarded(page)) {
        m_wanted = page;
        setCurrentWidget(guard());
    } else {
        setCurrentWidget(page);
    }
    for (SidebarButton *button : m_sidebar.buttons())
        button->setChecked(button == m_entries.value(page));
}

void ShopPages::makeAll()
{
    const QList<SidebarButton *> made = m_entries.values();
    for (qsizetype i = 0; i < m_makers.size(); ++i) {
        if (!made.contains(m_sidebar.buttons()[i]))
            m_makers[i]();
    }
}

void ShopPages::followLock()
{
    using State = core::LockController::State;
    QWidget *page = currentWidget();
    if (m_lock->state() == State::Open && page == m_guard)
        goTo(m_wanted);
    else if (m_lock->state() == State::Guarded && isGuarded(page))
        goTo(m_homePage ? m_homePage : page);
}

bool ShopPages::isGuarded(QWidget *page) const
{
    return m_lock && m_lock->state() != core::LockController::State::Open &&
           m_backOffice.contains(page);
}

QWidget *ShopPages::guard()
{
    if (!m_guard) {
        m_guard = new QWidget;
        m_guard->setObjectName(u"guardPage"_s);
        auto *column = new QVBoxLayout(m_guard);
        column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
        if (m_homePage) {
            auto *back = keyButton(tr("Back to the counter"), Qt::Key_Escape, u"backButton"_s);
            connect(back, &QPushButton::clicked, this, [this] { goTo(m_homePage); });
            column->addWidget(back, 0, Qt::AlignRight);
        }
        column->addWidget(new PinPrompt(*m_lock, tr("Type the PIN to continue")), 1);
        addWidget(m_guard);
    }
    return m_guard;
}

} // namespace ui
