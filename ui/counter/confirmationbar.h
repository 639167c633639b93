// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;

namespace core
{
class PreferencesStore;
}

namespace ui
{

class Label;

/// Bar that undoes the last confirmation of this counter within 60 seconds. Hidden otherwise.
class ConfirmationBar : public QWidget
{
    Q_OBJECT

public:
    ConfirmationBar(core::TransactionService &service, core::PreferencesStore &preferences,
                    QWidget *parent = nullptr);

    void undo(); ///< does nothing while hidden

Q_SIGNALS:
    /// Emitted after the confirmation was withdrawn: the charge is canceled.
    void undone(const core::Transaction &transaction);

private:
    void handleChange(const core::Transaction &transaction);
    void showTimeLeft();
    void showNews(const QString &news);

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    std::optional<core::Transaction> m_charge; ///< its confirmation can be undone; nullopt: none
    bool m_isUndoing = false;
    QTimer m_tick;
    int m_newsTicks = 0; ///< remaining time of the news, in ticks
    Label *m_text = nullptr;
    Label *m_time = nullptr;
    QPushButton *m_undo = nullptr;
};

} // namespace ui
