// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class Label;

/// A question that stands on a page, with its answers below it. Hidden until it is asked.
class QuestionBox : public QWidget
{
    Q_OBJECT

public:
    /// `labelName`: the object name of the question itself. What the answers do is their owner's.
    QuestionBox(const QString &labelName, TextSize size, QPushButton *yes, QPushButton *no);

    /// With the keyboard on the yes.
    void ask(const QString &question);

    [[nodiscard]] bool isAsked() const { return !isHidden(); }

private:
    Label *m_asked;
    QPushButton *m_yes;
};

} // namespace ui
