// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutorder.h"
#include "core/service/orderledger.h"
#include "ui/shoptools.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class OrderRows;
class PayoutDesk;
class PinKeeper;

/// The orders whose answer never came: what is known of each, since when, and when it is looked for
/// next. What turned out not to be there can be sent again, and what was settled elsewhere stops
/// standing in the way, each after a person has read what was found.
class LedgerPage : public QWidget
{
    Q_OBJECT

public:
    LedgerPage(const ShopTools &tools, PayoutDesk &desk, QWidget *parent = nullptr);

    /// Whether somebody has to look at it still.
    [[nodiscard]] static bool isWaiting(const core::Intent &intent);

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void sendRequested(const core::PayoutOrder &order); ///< once more, after all

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    enum class Question { None, Again, Settled };

    QWidget *createQuestion();
    QWidget *createFoot();
    void read();
    void fill(const std::optional<core::OrderLedger::Entry> &before);
    void showActions();
    void showNextLook();
    void open();
    void ask(Question question);
    void answerYes();
    void sendAgain(const core::OrderLedger::Entry &entry);
    void settle(const core::OrderLedger::Entry &entry);
    void say(const QString &news);
    [[nodiscard]] bool wantsPin(const core::OrderLedger::Entry &entry) const;
    [[nodiscard]] std::optional<core::OrderLedger::Entry> current() const;

    core::TransactionService &m_service;
    PayoutDesk &m_desk;
    core::OrderLedger &m_ledger;
    PinKeeper *m_approver; ///< null: nobody approves payouts
    QList<core::OrderLedger::Entry> m_entries;
    Question m_question = Question::None;
    bool m_isBusy = false; ///< one is being sent again, or settled
    int m_generation = 0;  ///< answers from before the last read() are dropped
    QTimer m_tick;         ///< while the page is seen
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
