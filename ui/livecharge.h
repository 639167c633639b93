// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "ui/keygate.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <chrono>
#include <functional>

class QStackedWidget;

namespace ui
{

class OutcomePanel;
class ReceiptDesk;
class Wait;
class WaitingPanel;

/// One charge as the counter and the customer see it: the code as large as it gets while the money
/// is awaited, and a whole panel in the colour of the outcome when it is decided. Follows the
/// service's changed() signal. No scanner works the keys of the outcome: who has just been paid may
/// be scanning the next article.
class LiveCharge : public QWidget
{
    Q_OBJECT

public:
    LiveCharge(core::TransactionService &service, ReceiptDesk &receipts, QWidget *parent = nullptr);

    void show(const core::Transaction &transaction);
    [[nodiscard]] const core::Transaction &transaction() const { return m_transaction; }

    /// How long a charge that was paid stays on the screen, as long as nobody touches a key; zero:
    /// until somebody does.
    void setPaidStay(std::chrono::milliseconds stay) { m_paidStay = stay; }

    /// Below the charge, whatever its state.
    void say(const QString &text);

Q_SIGNALS:
    void nextRequested();    ///< the counter is done with this charge
    void abandonRequested(); ///< the counter gives up a charge that still waits
    void againRequested();   ///< nobody paid it, and the same is to be charged once more

    void changed(); ///< transaction() is another one, or in another state

    /// It became decided while it was here.
    void decided(const core::Transaction &transaction);

    /// A key that a person typed on the outcome, and that is none of its own.
    void keyLeft(QKeyEvent *key);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void update(const core::Transaction &transaction);
    [[nodiscard]] bool isDecided() const { return m_transaction.status.isFinal(); }
    [[nodiscard]] bool takesOutcomeKey(const QKeyEvent &key);
    void takeWaitingKey(QKeyEvent *key);
    void takeTyped(QKeyEvent *key);
    void leaveOutcome();
    void checkNow();
    void printSlip();
    [[nodiscard]] std::function<void(const QString &)> sayOfThis();
    [[nodiscard]] bool printReceipt(const QKeyEvent &event);
    void startStay();
    void endStay();
    void countStay();

    core::TransactionService &m_service;
    ReceiptDesk &m_receipts;
    core::Transaction m_transaction;
    QTimer m_ageTimer;
    KeyGate m_gate;
    std::chrono::milliseconds m_paidStay{0};
    std::chrono::milliseconds m_stayLeft{0}; ///< zero: nobody counts
    QTimer m_stayTimer;

    Wait *m_checking; ///< for the state, of which somebody asked
    QStackedWidget *m_faces = nullptr;
    WaitingPanel *m_waiting = nullptr;
    OutcomePanel *m_outcome = nullptr;
};

} // namespace ui
