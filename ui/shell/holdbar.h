// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QMap>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QVBoxLayout;

namespace core
{
class OutgoingHolds;
}

namespace ui
{

class Label;

/// Bar above all pages with one line for each payout, payout file and refund on hold: amount,
/// remaining time, and a button that cancels. A key cancels the newest one. Hidden without holds.
class HoldBar : public QWidget
{
    Q_OBJECT

public:
    /// `holds` must outlive the bar.
    explicit HoldBar(core::OutgoingHolds &holds, QWidget *parent = nullptr);

private:
    void fill();
    void showTimes();

    core::OutgoingHolds &m_holds;
    QVBoxLayout *m_lines = nullptr;
    QMap<int, Label *> m_texts; ///< by id of the hold
    QTimer m_second;
};

} // namespace ui
