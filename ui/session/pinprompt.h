// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/lockcontroller.h"

#include <QtWidgets/QWidget>

class QLineEdit;

namespace ui
{

class Label;

/// Prompt for the counter's PIN. A correct PIN has no signal here; see LockController.
class PinPrompt : public QWidget
{
    Q_OBJECT

public:
    /// `why`: purpose of the prompt.
    PinPrompt(core::LockController &lock, const QString &why, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void unlock();
    void unlockIfComplete();
    void showCooldown();
    void showMissing();

    core::LockController &m_lock;
    QTimer m_waitTimer;
    QLineEdit *m_pin = nullptr;
    Label *m_news = nullptr;
};

/// Returns the message for a failed attempt; empty if the PIN is correct.
[[nodiscard]] QString pinSentence(core::PinService::Answer answer, const core::PinService &pins);

} // namespace ui
