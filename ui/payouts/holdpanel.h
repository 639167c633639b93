// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

namespace core
{

class OutgoingHolds;
struct TransactionDraft;
} // namespace core

namespace ui
{

class Label;

/// Panel of a confirmed payout during the hold time: for some seconds the user can cancel, here and
/// in the bar above all pages.
class HoldPanel : public QWidget
{
    Q_OBJECT

public:
    explicit HoldPanel(core::OutgoingHolds &holds, QWidget *parent = nullptr);

    /// Starts the countdown, which also runs while the panel is hidden.
    void begin(const core::TransactionDraft &draft, std::chrono::milliseconds time);

    /// Works as Esc. Does nothing after the hold time.
    void recall();

Q_SIGNALS:
    void ended();    ///< the hold time is over: the payout is sent
    void recalled(); ///< the payout is canceled

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showCountdown();

    core::OutgoingHolds &m_holds;
    int m_hold = 0;  ///< id of the last hold
    QTimer m_second; ///< runs during the hold
    Label *m_title = nullptr;
    Label *m_amount = nullptr;
    Label *m_details = nullptr;
};

} // namespace ui
