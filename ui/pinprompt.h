// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/counterlock.h"

#include <QtWidgets/QWidget>

class QLineEdit;

namespace ui
{

class Label;

/// Asks for the PIN of the counter. Says nothing when it is right: the lock does.
class PinPrompt : public QWidget
{
    Q_OBJECT

public:
    /// `why`: what the PIN is wanted for.
    PinPrompt(CounterLock &lock, const QString &why, QWidget *parent = nullptr);

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void unlock();
    void showWait();

    CounterLock &m_lock;
    QTimer m_waitTimer;
    QLineEdit *m_pin = nullptr;
    Label *m_news = nullptr;
};

/// What a person is told of an answer that is not the right one; empty if it is.
[[nodiscard]] QString pinSentence(PinKeeper::Answer answer, std::chrono::seconds wait);

} // namespace ui
