// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/profiledesk.h"

#include <QtWidgets/QWidget>

class QListWidget;

namespace ui
{

class CounterLock;
class Label;

/// Where one can work, to choose another place from. While what is under way here would be lost
/// by that it says so, and asks once more where it is only typed. With a PIN, one that is locked
/// wants that first.
class PlaceBox : public QWidget
{
    Q_OBJECT

public:
    /// What going elsewhere would cost.
    enum class Hindrance {
        None,
        Typed,   ///< on another page; it would be lost
        Writing, ///< a file; it would not be finished
        Charge,  ///< one is being made
        Payout,  ///< one is read once more, can still be taken back, or nobody knows of it
    };

    /// `lock`: of the place one is in; null: it has none.
    PlaceBox(const ProfileDesk &desk, Hindrance hindrance, CounterLock *lock,
             QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const ui::Workplace &place); ///< another one than the one that is open

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *createList(const ProfileDesk &desk);
    void choose();

    const Hindrance m_hindrance;
    QList<Workplace> m_places;
    QListWidget *m_list = nullptr;
    Label *m_news = nullptr;
    bool m_isAsked = false; ///< whether what is typed or being written may be lost
};

} // namespace ui
