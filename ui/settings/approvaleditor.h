// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{
class PinService;
}

namespace ui
{

class Label;

/// Editor for the amount from which a second person must approve a payout. Only the approver can
/// change the amount, because otherwise the sender could lift the limit.
class ApprovalEditor : public QWidget
{
    Q_OBJECT

public:
    explicit ApprovalEditor(core::PinService &approver, QWidget *parent = nullptr);

    void setAmount(core::Money amount);

Q_SIGNALS:
    void chosen(core::Money amount);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void showState();
    void choose();
    void showMessage(const QString &news);

    core::PinService &m_approver;
    QLineEdit *m_amount = nullptr;
    QLineEdit *m_pin = nullptr;
    QPushButton *m_set = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
