// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtWidgets/QFrame>

namespace ui
{

class Label;
class ReceiptDesk;

/// Prints and saves the receipt of a transaction, or the proof of a transfer, and says what became
/// of it; or why there is none.
class ReceiptCard : public QFrame
{
    Q_OBJECT

public:
    /// Without a desk it is hidden.
    explicit ReceiptCard(ReceiptDesk *receipts, QWidget *parent = nullptr);

    /// As the service tells it now. What was said stays while it is the same one.
    void show(const core::Transaction &transaction);

Q_SIGNALS:
    void said(); ///< the card is larger now

private:
    QWidget *createActions();
    void say(const QUuid &id, const QString &sentence);

    ReceiptDesk *m_receipts;
    core::Transaction m_transaction;
    Label *m_title = nullptr;
    QWidget *m_actions = nullptr;
    Label *m_none = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
