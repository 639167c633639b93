// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutorder.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "ui/payouts/payouttabs.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{

class PayoutController;
class PinService;
} // namespace core

namespace ui
{

class Label;
class OrderRows;

/// List of the payouts of one tab with their actions.
class PayoutQueue : public QWidget
{
    Q_OBJECT

public:
    /// `approver`: whose PIN approves payouts; null: no approval is needed.
    PayoutQueue(core::TransactionService &service, core::PayoutController &payouts,
                core::PinService *approver, QWidget *parent = nullptr);

    /// Shows any tab except New. Reads the tab again if already shown.
    void show(PayoutTab tab);

    void showMessage(const QString &news);

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void reviewRequested(const core::PayoutOrder &order); ///< to send or approve
    void dropRequested(const core::PayoutOrder &order);   ///< user discards the payout
    void unconfirmedOrdersRequested();                    ///< show the unconfirmed orders

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createRefusal();
    QWidget *createFoot();
    void read();
    void fill();
    void showActions();
    void open();
    void drop();
    void beginRefusal();
    void endRefusal();
    void refuse();
    [[nodiscard]] std::optional<core::PayoutOrder> order() const;
    [[nodiscard]] QString sentence() const;

    core::TransactionService &m_service;
    core::PayoutController &m_payouts;
    core::PinService *m_approver;
    PayoutTab m_tab = PayoutTab::Held;
    QList<core::PayoutOrder> m_orders;       ///< payouts of the first rows
    QList<core::Transaction> m_transactions; ///< transactions of the remaining rows
    int m_generation = 0;                    ///< answers from before the last read() are ignored
    Label *m_words = nullptr;
    OrderRows *m_rows = nullptr;
    QWidget *m_refusal = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_pin = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_refuse = nullptr;
    QPushButton *m_unconfirmedOrders = nullptr;
    QPushButton *m_drop = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace ui
