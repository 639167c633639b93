// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/lockcontroller.h"
#include "ui/shell/sidebar.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtWidgets/QStackedWidget>

#include <functional>

namespace ui
{

class SidebarButton;

/// Stack of the pages of a shop and their sidebar entries. While the counter is locked, a PIN
/// prompt replaces the pages of the back office.
class ShopPages : public QStackedWidget
{
    Q_OBJECT

public:
    enum class For { Everybody, BackOffice };

    /// `lock` may be null. Both parameters must outlive the pages.
    ShopPages(Sidebar &sidebar, core::LockController *lock);

    /// Adds a sidebar entry that opens the result of `page`, which creates the page on the first
    /// call.
    SidebarButton *addEntry(const std::function<QWidget *()> &page, const QString &word,
                            const QString &icon, const QKeySequence &key,
                            Sidebar::End end = Sidebar::End::Top);

    /// Adds a created page. `entry`: highlighted while the page is shown.
    void add(QWidget *page, SidebarButton *entry, For whom);

    /// Hides the entry and its pages from the operator, or shows the entry again. Leaves a page
    /// that is hidden.
    void setAllowed(SidebarButton *entry, bool isAllowed);

    /// Returns true if setAllowed() hides the entry of the page.
    [[nodiscard]] bool isForbidden(QWidget *page) const;
    [[nodiscard]] bool isEntryForbidden(SidebarButton *entry) const
    {
        return m_forbidden.contains(entry);
    }

    /// Sets the page to show when the back office locks. Without a counter page the current page
    /// stays.
    void setHomePage(QWidget *page) { m_homePage = page; }

    /// Shows a page, or the PIN prompt first if the page requires the PIN. Shows the home page
    /// instead of a page that is hidden from the operator.
    void goTo(QWidget *page);

    /// Creates all pages that have an entry.
    void makeAll();

    /// Applies the lock state: leaves pages that now require the PIN, or opens the requested page
    /// after unlocking.
    void followLock();

Q_SIGNALS:
    void went(); ///< goTo() was called

private:
    [[nodiscard]] bool isGuarded(QWidget *page) const;
    [[nodiscard]] QWidget *guard();

    Sidebar &m_sidebar;
    core::LockController *m_lock;
    QWidget *m_homePage = nullptr;
    QList<std::function<QWidget *()>> m_makers;  ///< creates the page of each entry
    QHash<QWidget *, SidebarButton *> m_entries; ///< of each created page
    QSet<QWidget *> m_backOffice;
    QSet<SidebarButton *> m_forbidden;
    QWidget *m_guard = nullptr;  ///< PIN prompt instead of a page …
    QWidget *m_wanted = nullptr; ///< … which is this one
};

} // namespace ui
