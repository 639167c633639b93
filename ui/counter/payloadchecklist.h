// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

namespace core
{
struct Transaction;
}

namespace ui
{

class Label;

/// Shows the three checks that a code has passed, each with a tick. Only for a code without a
/// payloadProblem().
class PayloadCheckList : public QWidget
{
    Q_OBJECT

public:
    explicit PayloadCheckList(QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction);

private:
    Label *m_text = nullptr;
    Label *m_amount = nullptr;
    Label *m_receiver = nullptr;
};

} // namespace ui
