// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "ui/widgets/keygate.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <chrono>
#include <functional>

class QStackedWidget;

namespace core
{
class BankRepository;
class PreferencesStore;
} // namespace core

namespace ui
{

class ConfirmBox;
class OutcomePanel;
class ReceiptController;
class BusyIndicator;
class WaitingPanel;

/// Shows one charge at the counter or to the customer. A pending charge has the largest possible
/// code, a decided one a full panel in the colour of the outcome. Follows the service's changed()
/// signal. Scanner input does not trigger the shortcuts of the outcome, because the cashier may
/// already scan the next article.
class LiveCharge : public QWidget
{
    Q_OBJECT

public:
    /// `bank`: the shop's bank; null: none.
    LiveCharge(core::TransactionService &service, ReceiptController &receipts,
               core::PreferencesStore &preferences, core::BankRepository *bank = nullptr,
               QWidget *parent = nullptr);

    void show(const core::Transaction &transaction);
    [[nodiscard]] const core::Transaction &transaction() const { return m_transaction; }

    /// Sets how long a paid charge stays on the screen without user input; zero: until user input.
    void setPaidStay(std::chrono::milliseconds stay) { m_paidStay = stay; }

    /// Shows a text below the charge in every status.
    void showMessage(const QString &text);

Q_SIGNALS:
    void nextRequested();    ///< the counter has finished this charge
    void abandonRequested(); ///< the counter abandons a pending charge
    void againRequested();   ///< create an unpaid charge again

    void changed(); ///< transaction() is another one or has another status

    /// Emitted when the shown charge is decided.
    void decided(const core::Transaction &transaction);

    /// Emitted for a key typed on the outcome that is not one of its shortcuts.
    void keyLeft(QKeyEvent *key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void update(const core::Transaction &transaction);
    [[nodiscard]] bool isDecided() const { return m_transaction.status.isFinal(); }
    [[nodiscard]] bool acceptsOutcomeKey(const QKeyEvent &key);
    QWidget *createDecided(core::PreferencesStore &preferences);
    void handleWaitingKey(QKeyEvent *key);
    void applyTyped(QKeyEvent *key);
    void showHint(const QString &hint);
    void checkNow();
    void printSlip();
    [[nodiscard]] std::function<void(const QString &)> messageHandler();
    void saveReceipt();
    void printReceipt();
    [[nodiscard]] bool applyReceiptKey(const QKeyEvent &event);
    void startStay();
    void endStay();
    void countStay();

    core::TransactionService &m_service;
    ReceiptController &m_receipts;
    core::Transaction m_transaction;
    QTimer m_ageTimer;
    KeyGate m_gate;
    bool m_isHintShown = false; ///< how to leave the waiting charge
    std::chrono::milliseconds m_paidStay{0};
    std::chrono::milliseconds m_stayInBackground{0}; ///< zero: no countdown
    QTimer m_stayTimer;

    BusyIndicator *m_checking; ///< shown while a requested status check is running
    QStackedWidget *m_faces = nullptr;
    WaitingPanel *m_waiting = nullptr;
    QWidget *m_decided = nullptr; ///< the outcome, and below it the confirmation
    OutcomePanel *m_outcome = nullptr;
    ConfirmBox *m_confirm = nullptr; ///< for an unpaid outcome
};

} // namespace ui
