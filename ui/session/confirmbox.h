// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "ui/widgets/keygate.h"

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{
class PreferencesStore;
}

namespace ui
{

class BusyIndicator;

/// Button "Received" with an optional field for the end of the end-to-end id. Confirms by hand that
/// a charge was paid, in a shop that sees no payments by itself. Hidden if the charge cannot be
/// confirmed. Scanner input and Enter outside of the field never confirm.
class ConfirmBox : public QWidget
{
    Q_OBJECT

public:
    enum class Direction { Column, Row };

    ConfirmBox(core::TransactionService &service, core::PreferencesStore &preferences,
               Direction direction, QWidget *parent = nullptr);

    /// Sets the charge to confirm. Another charge clears the field. nullopt: none.
    void setCharge(const std::optional<core::Transaction> &charge);

    /// Sets the end-to-end id, whole or its last six characters.
    void setEndToEndId(const QString &id);

    /// Confirms the charge with the typed id. Does nothing while hidden or while an answer is
    /// pending.
    void confirm();

Q_SIGNALS:
    /// Emitted after the charge became paid.
    void confirmed(const core::Transaction &transaction);

    /// Emitted with an error, a hint or the progress; empty: none.
    void messageChanged(const QString &text);

    /// Emitted when the service refuses the id because it confirms another charge.
    void usedIdFound();

    void left(); ///< Esc in the field

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void createField();
    void handleEnter();
    void deliver(QKeyEvent *key);
    void handleAnswer(const core::Result<core::Transaction> &answer);

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    const bool m_isSupported;
    std::optional<core::Transaction> m_charge;
    KeyGate m_gate;
    QElapsedTimer m_sinceConfirmed; ///< invalid: nothing was confirmed
    BusyIndicator *m_busy;
    QPushButton *m_button = nullptr;
    QLineEdit *m_id = nullptr;
};

} // namespace ui
