// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtWidgets/QFrame>

class QPushButton;

namespace ui
{

class Label;
class ReceiptController;

/// Card that prints and saves the receipt or the proof of transfer and shows the result. Otherwise
/// shows why there is none.
class ReceiptCard : public QFrame
{
    Q_OBJECT

public:
    /// `receipts` may be null: the card is then hidden.
    explicit ReceiptCard(ReceiptController *receipts, QWidget *parent = nullptr);

    /// Returns the button that prints, for the head of the page. The card decides when the button
    /// is visible.
    [[nodiscard]] QPushButton *printButton() { return m_print; }

    /// Shows the current state. Keeps the displayed result while the transaction is the same.
    void show(const core::Transaction &transaction);

Q_SIGNALS:
    void messageChanged(); ///< the card has grown

private:
    QWidget *createActions();
    void showMessage(const QUuid &id, const QString &sentence);

    ReceiptController *m_receipts;
    core::Transaction m_transaction;
    Label *m_title = nullptr;
    QPushButton *m_print = nullptr;
    QWidget *m_actions = nullptr;
    Label *m_none = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
