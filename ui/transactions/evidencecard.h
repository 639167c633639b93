// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "ui/session/shopcontext.h"

#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

class QLineEdit;
class QPushButton;

namespace ui
{

class BusyIndicator;
class ConfirmBox;
class Label;

/// Card that confirms the payment of a charge by hand, and withdraws a mistaken confirmation. A
/// withdrawal needs a reason and the PIN of the back office, if there is one. The counter that
/// confirmed undoes the confirmation without both for a minute. Hidden if neither is possible.
class EvidenceCard : public QFrame
{
    Q_OBJECT

public:
    /// `service`: the service of the page, which may be a decorator of the context's service.
    EvidenceCard(const ShopContext &context, core::TransactionService &service,
                 QWidget *parent = nullptr);

    /// Shows the current state. Keeps the input while the transaction is the same.
    void show(const core::Transaction &transaction);

Q_SIGNALS:
    void asked(); ///< the card has grown
    void left();  ///< Esc in the field of the id

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createForm();
    void showState();
    void ask();
    void withdraw();
    void sendWithdrawal(const core::Withdrawal &withdrawal);
    void showProblem(const QString &text);
    void closeForm();
    [[nodiscard]] bool isWithdrawable() const;
    [[nodiscard]] std::chrono::seconds undoTime() const;
    [[nodiscard]] QString words() const;

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    core::LockController &m_lock;
    BusyIndicator *m_busy;
    core::Transaction m_transaction;
    QTimer m_tick; ///< runs while the confirmation can be undone
    Label *m_words = nullptr;
    ConfirmBox *m_confirm = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_ask = nullptr;
    QWidget *m_form = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_pin = nullptr;
    Label *m_problem = nullptr; ///< error or progress text
};

} // namespace ui
