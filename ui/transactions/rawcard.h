// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtWidgets/QFrame>

class QPushButton;

namespace ui
{

class Label;
class ValueText;

/// Card with a transaction as the API returns it, for technical support. Personal data is always
/// masked.
class RawCard : public QFrame
{
    Q_OBJECT

public:
    explicit RawCard(QWidget *parent = nullptr);

    void show(const core::Transaction &transaction);

    /// Collapses the card.
    void fold();

Q_SIGNALS:
    void unfolded();

private:
    void unfold();
    void fill();

    core::Transaction m_transaction;
    QPushButton *m_unfold = nullptr;
    QWidget *m_content = nullptr;
    ValueText *m_text = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
