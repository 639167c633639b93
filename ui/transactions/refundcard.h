// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QFrame>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class BusyIndicator;

/// Card that refunds a payment if the service supports refunds, after a reason is given. Otherwise
/// explains who can refund. Hidden for a charge that was never paid.
class RefundCard : public QFrame
{
    Q_OBJECT

public:
    explicit RefundCard(core::TransactionService &service, QWidget *parent = nullptr);

    /// Shows the current state. Keeps the input while the transaction is the same.
    void show(const core::Transaction &transaction);

Q_SIGNALS:
    void asked(); ///< the card has grown

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();
    void refund();

    core::TransactionService &m_service;
    BusyIndicator *m_busy;
    core::Transaction m_transaction;
    Label *m_words = nullptr;
    QPushButton *m_ask = nullptr;
    QWidget *m_form = nullptr;
    QLineEdit *m_reason = nullptr;
    Label *m_problem = nullptr; ///< error or progress text
};

} // namespace ui
