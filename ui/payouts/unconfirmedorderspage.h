// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutorder.h"
#include "core/service/unconfirmedorders.h"
#include "ui/session/shopcontext.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{

class PayoutController;
class PinService;
struct Transaction;
} // namespace core

namespace ui
{

class Label;
class OrderRows;

/// Page of unconfirmed orders: known facts, time since submission, and next lookup. The user can
/// send an order that does not exist again, or close an order that was resolved elsewhere, after
/// reading the result.
class UnconfirmedOrdersPage : public QWidget
{
    Q_OBJECT

public:
    UnconfirmedOrdersPage(const ShopContext &context, core::PayoutController &payouts,
                          QWidget *parent = nullptr);

    /// Returns true if the order still needs the user's attention.
    [[nodiscard]] static bool isWaiting(const core::Intent &intent);

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void sendRequested(const core::PayoutOrder &order); ///< send the order again

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum class Question { None, Again, Settled };

    QWidget *createQuestion();
    QWidget *createFoot();
    void read();
    void fill(const std::optional<core::UnconfirmedOrders::Entry> &before);
    void showActions();
    void showNextLook();
    void open();
    void ask(Question question);
    void answerYes();
    void sendAgain(const core::UnconfirmedOrders::Entry &entry);
    void settle(const core::UnconfirmedOrders::Entry &entry);
    void showMessage(const QString &news);
    [[nodiscard]] bool wantsPin(const core::UnconfirmedOrders::Entry &entry) const;
    [[nodiscard]] std::optional<core::UnconfirmedOrders::Entry> current() const;

    core::TransactionService &m_service;
    core::PayoutController &m_payouts;
    core::UnconfirmedOrders &m_unconfirmedOrders;
    core::PinService *m_approver; ///< null: payouts need no approval
    QList<core::UnconfirmedOrders::Entry> m_entries;
    Question m_question = Question::None;
    bool m_isBusy = false; ///< an order is being sent again or closed
    int m_generation = 0;  ///< answers from before the last read() are ignored
    QTimer m_tick;         ///< runs while the page is visible
    Label *m_next = nullptr;
    OrderRows *m_rows = nullptr;
    Label *m_empty = nullptr;
    QWidget *m_asking = nullptr;
    Label *m_asked = nullptr;
    QLineEdit *m_pin = nullptr;
    QPushButton *m_yes = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_look = nullptr;
    QPushButton *m_settle = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_open = nullptr;
};

} // namespace ui
