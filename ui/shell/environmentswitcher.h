// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"

#include <QtWidgets/QWidget>

class QListWidget;

namespace core
{
class LockController;
}

namespace ui
{

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
    EnvironmentSwitcher(const core::ProfileRepository &profiles, Hindrance hindrance,
                        core::LockController *lock, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const core::Workplace &place); ///< a different environment than the open one

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *createList(const core::ProfileRepository &profiles);
    void choose();

    const Hindrance m_hindrance;
    QList<core::Workplace> m_places;
    QListWidget *m_list = nullptr;
    Label *m_news = nullptr;
    bool m_isAsked = false; ///< confirmation to lose input or an export was shown
};

} // namespace ui
