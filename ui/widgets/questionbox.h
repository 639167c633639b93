// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class Label;

/// Inline question with its answer buttons below. Hidden until ask().
class QuestionBox : public QWidget
{
    Q_OBJECT

public:
    /// `labelName`: object name of the question label. The owner connects the answer buttons.
    QuestionBox(const QString &labelName, TextSize size, QPushButton *yes, QPushButton *no);

    /// Shows the question and moves the focus to the yes button.
    void ask(const QString &question);

    [[nodiscard]] bool isAsked() const { return !isHidden(); }

private:
    Label *m_asked;
    QPushButton *m_yes;
};

} // namespace ui
