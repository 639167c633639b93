// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/counterlock.h"

#include <QtWidgets/QWidget>

#include <optional>

class QVBoxLayout;

namespace ui
{

class CodeView;
class Label;

/// In front of everything while the counter is locked: nothing of anybody can be seen here but the
/// code and amount of the charge that a customer is about to pay, and, large, what has been paid
/// meanwhile.
class CoverPage : public QWidget
{
    Q_OBJECT

public:
    CoverPage(core::TransactionService &service, CounterLock &lock, QWidget *parent = nullptr);

    /// Begins anew. `inFront`: the charge that is on the counter.
    void begin(const std::optional<core::Transaction> &inFront);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void take(const core::Transaction &transaction);
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
