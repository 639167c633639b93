// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "core/till/lockcontroller.h"

#include <QtWidgets/QWidget>

#include <optional>

class QVBoxLayout;

namespace ui
{

class CodeView;
class Label;

/// Lock screen of the counter. Shows only the code and amount of the charge in front of the
/// customer and, in large text, the payments since locking.
class LockScreen : public QWidget
{
    Q_OBJECT

public:
    LockScreen(core::TransactionService &service, core::LockController &lock,
               QWidget *parent = nullptr);

    /// Resets the lock screen. `inFront`: the charge on the counter.
    void begin(const std::optional<core::Transaction> &inFront);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void handleChange(const core::Transaction &transaction);
    void showFront();
    void addPaid(const core::Transaction &transaction);
    void fitPaid();

    std::optional<core::Transaction> m_inFront;
    Label *m_since = nullptr;
    QWidget *m_front = nullptr;
    Label *m_amount = nullptr;
    CodeView *m_code = nullptr;
    QVBoxLayout *m_paid = nullptr;
};

} // namespace ui
