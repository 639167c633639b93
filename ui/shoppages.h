// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/counterlock.h"
#include "ui/rail.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtWidgets/QStackedWidget>

#include <functional>

namespace ui
{

class RailButton;

/// The pages of a shop, and the entries of its rail that lead to them. While the counter is
/// locked, a page of the back office gives its place to a question for the PIN.
class ShopPages : public QStackedWidget
{
    Q_OBJECT

public:
    enum class For { Everybody, BackOffice };

    /// `lock`: null where there is none. Both must outlive the pages.
    ShopPages(Rail &rail, CounterLock *lock);

    /// An entry that leads to what `page` gives then, who makes it the first time.
    RailButton *addEntry(const std::function<QWidget *()> &page, const QString &word,
                         const QString &icon, const QKeySequence &key,
                         Rail::End end = Rail::End::Top);

    /// A page that was made. `entry`: what the rail shows while it is in front.
    void add(QWidget *page, RailButton *entry, For whom);

    /// Where a locked back office leaves one. Without a counter it leaves one where one is.
    void setCounter(QWidget *page) { m_counter = page; }

    /// Or to the question for the PIN, and there once it is answered.
    void goTo(QWidget *page);

    /// Each page that has an entry and was not made yet.
    void makeAll();

    /// Who may not be there any more goes to the counter, and who may again to what was asked for.
    void followLock();

Q_SIGNALS:
    void went(); ///< goTo() was called

private:
    [[nodiscard]] bool isGuarded(QWidget *page) const;
    [[nodiscard]] QWidget *guard();

    Rail &m_rail;
    CounterLock *m_lock;
    QWidget *m_counter = nullptr;
    QList<std::function<QWidget *()>> m_makers; ///< what each entry of the rail leads to
    QHash<QWidget *, RailButton *> m_entries;   ///< of each page that is there
    QSet<QWidget *> m_backOffice;
    QWidget *m_guard = nullptr;  ///< stands for a page that wants the PIN …
    QWidget *m_wanted = nullptr; ///< … which is this one
};

} // namespace ui
