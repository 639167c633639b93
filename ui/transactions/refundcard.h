// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

#include <optional>

class QLineEdit;
class QPushButton;

namespace core
{

class PinService;
class PreferencesStore;
class RefundController;
} // namespace core

namespace ui
{

class Label;
class BusyIndicator;
struct ShopContext;

/// Card that refunds a payment, completely or partly, if the service supports refunds. Asks for the
/// amount and a reason, and as for a payout: for a large amount again, and for the PIN of the
/// approver. Then shows the hold time of
/// the refund. Otherwise explains who can refund. Hidden for a charge that was never paid.
class RefundCard : public QFrame
{
    Q_OBJECT

public:
    explicit RefundCard(core::TransactionService &service, QWidget *parent = nullptr);

    /// Enables refunds. Call at most once, before show(). Both must outlive the card.
    void enable(const ShopContext &context, core::RefundController &refunds);

    /// Returns the button that opens the form, for the head of the page. The card decides when the
    /// button is visible.
    [[nodiscard]] QPushButton *askButton() { return m_ask; }

    /// Shows the current state. Keeps the input while the transaction is the same.
    void show(const core::Transaction &transaction);

Q_SIGNALS:
    void asked(); ///< the card has grown

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createForm();
    void ask();
    void handleEnter();
    void handlePart();
    void refund();
    void showProgress();
    void showMessage(const QString &text, bool isProblem);
    [[nodiscard]] bool isPaid() const;
    [[nodiscard]] bool canRefund() const;
    [[nodiscard]] bool canRefundPart() const;
    [[nodiscard]] std::optional<core::Money> chosenAmount() const;
    [[nodiscard]] QString words() const;
    [[nodiscard]] QString refundWords() const;

    core::TransactionService &m_service;
    core::RefundController *m_refunds = nullptr; ///< null: refunds are disabled
    const core::PreferencesStore *m_preferences = nullptr;
    core::PinService *m_approver = nullptr; ///< null: refunds need no approval
    BusyIndicator *m_busy;
    QTimer m_second; ///< runs during the hold of this refund
    core::Transaction m_transaction;
    Label *m_words = nullptr;
    QPushButton *m_ask = nullptr;
    QPushButton *m_cancel = nullptr;
    QWidget *m_form = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_part = nullptr;   ///< the amount; empty: the rest of the payment
    QLineEdit *m_amount = nullptr; ///< the amount again
    QLineEdit *m_pin = nullptr;    ///< of the approver
    Label *m_problem = nullptr;    ///< error or progress text
};

} // namespace ui
