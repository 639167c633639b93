// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QFrame>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class Wait;

/// Gives a payment back where the service can do that, once somebody said why; elsewhere says in
/// plain words who can. Hidden for what was never paid.
class RefundCard : public QFrame
{
    Q_OBJECT

public:
    explicit RefundCard(core::TransactionService &service, QWidget *parent = nullptr);

    /// As the service tells it now. What was typed stays while it is the same one.
    void show(const core::Transaction &transaction);

Q_SIGNALS:
    void asked(); ///< the card is larger now

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void ask();
    void refund();

    core::TransactionService &m_service;
    Wait *m_wait;
    core::Transaction m_transaction;
    Label *m_words = nullptr;
    QPushButton *m_ask = nullptr;
    QWidget *m_form = nullptr;
    QLineEdit *m_reason = nullptr;
    Label *m_problem = nullptr; ///< and what it waits for
};

} // namespace ui
