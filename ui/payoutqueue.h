// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutorder.h"
#include "core/service/transactionservice.h"
#include "ui/payouttabs.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class OrderRows;
class PayoutDesk;
class PinKeeper;

/// The payouts of one tab, with what can be done about each.
class PayoutQueue : public QWidget
{
    Q_OBJECT

public:
    /// `approver`: whose PIN approves; null: nobody approves anything.
    PayoutQueue(core::TransactionService &service, PayoutDesk &desk, PinKeeper *approver,
                QWidget *parent = nullptr);

    /// Any tab but New. Reads it again if it is the same.
    void show(PayoutTab tab);

    void say(const QString &news);

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void reviewRequested(const core::PayoutOrder &order); ///< to send it, or to approve it
    void dropRequested(const core::PayoutOrder &order);   ///< nobody wants it any more
    void ledgerRequested();                               ///< to see what is known of one in doubt

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
    PayoutDesk &m_desk;
    PinKeeper *m_approver;
    PayoutTab m_tab = PayoutTab::Held;
    QList<core::PayoutOrder> m_orders;       ///< of the first rows
    QList<core::Transaction> m_transactions; ///< of the others
    int m_generation = 0;                    ///< answers from before the last read() are dropped
    Label *m_words = nullptr;
    OrderRows *m_rows = nullptr;
    QWidget *m_refusal = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_pin = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_refuse = nullptr;
    QPushButton *m_ledger = nullptr;
    QPushButton *m_drop = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace ui
