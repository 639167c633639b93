// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QFrame;
class QPushButton;
class QStackedWidget;

namespace ui
{

class Label;
class OutcomePanel;
class QrView;
class ReceiptDesk;
class StatusBadge;

/// One charge as the counter and the customer see it: the code as large as it gets while the money
/// is awaited, and a whole panel in the colour of the outcome when it is decided. Follows the
/// service's changed() signal.
class LiveCharge : public QWidget
{
    Q_OBJECT

public:
    LiveCharge(core::TransactionService &service, ReceiptDesk &receipts, QWidget *parent = nullptr);

    void show(const core::Transaction &transaction);
    [[nodiscard]] const core::Transaction &transaction() const { return m_transaction; }

Q_SIGNALS:
    void nextRequested(); ///< the counter is done with this charge

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *createWaitingSide();
    QWidget *createWaiting();
    QWidget *createSimulator();
    void update(const core::Transaction &transaction);
    void showWaiting();
    void showAge();
    void copyCode();
    void saveImage();
    void simulate(core::SimulatedOutcome outcome);
    [[nodiscard]] bool printReceipt(const QKeyEvent &event);
    void say(const QString &text);

    core::TransactionService &m_service;
    ReceiptDesk &m_receipts;
    core::Transaction m_transaction;
    QTimer m_ageTimer;

    QStackedWidget *m_faces = nullptr;
    QWidget *m_waiting = nullptr;
    OutcomePanel *m_outcome = nullptr;
    QStackedWidget *m_codeArea = nullptr;
    QrView *m_qr = nullptr;
    Label *m_codeProblem = nullptr;
    Label *m_amount = nullptr;
    Label *m_age = nullptr;
    Label *m_receiver = nullptr;
    Label *m_trust = nullptr;
    Label *m_news = nullptr;
    StatusBadge *m_status = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_save = nullptr;
    QFrame *m_simulator = nullptr;
};

} // namespace ui
