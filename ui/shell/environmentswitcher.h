// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/profilerepository.h"

#include <QtWidgets/QWidget>

class QListWidget;

namespace ui
{

class LockController;
class Label;

/// Environment switcher. Warns if switching would abort work in progress; asks for confirmation if
/// only input or an export would be lost. Asks for the PIN first if the counter is locked.
class EnvironmentSwitcher : public QWidget
{
    Q_OBJECT

public:
    /// Work that switching would affect.
    enum class Hindrance {
        None,
        Typed,   ///< input on another page would be lost
        Writing, ///< an export would be incomplete
        Charge,  ///< a charge is being created
        Payout,  ///< a payout is in review, can still be canceled, or is unconfirmed
    };

    /// `lock`: of the current environment; null: none.
    EnvironmentSwitcher(const ProfileRepository &profiles, Hindrance hindrance,
                        LockController *lock, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const ui::Workplace &place); ///< a different environment than the open one

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *createList(const ProfileRepository &profiles);
    void choose();

    const Hindrance m_hindrance;
    QList<Workplace> m_places;
    QListWidget *m_list = nullptr;
    Label *m_news = nullptr;
    bool m_isAsked = false; ///< confirmation to lose input or an export was shown
};

} // namespace ui
