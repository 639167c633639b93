// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QDateTime>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace ui
{

class Label;

/// A payout that was confirmed and has not left: for some seconds it can be taken back.
class HoldPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HoldPanel(QWidget *parent = nullptr);

    /// Begins to count down, also while nobody looks.
    void begin(const core::TransactionDraft &draft, std::chrono::milliseconds time);

    /// As Esc; nothing happens once the time is over.
    void recall();

Q_SIGNALS:
    void ended();    ///< the time is over: it leaves
    void recalled(); ///< it does not

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showRest();

    QTimer m_rest;   ///< runs until it leaves
    QTimer m_second; ///< while m_rest does
    Label *m_title = nullptr;
    Label *m_amount = nullptr;
    Label *m_details = nullptr;
};

} // namespace ui
