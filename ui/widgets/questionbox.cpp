// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/questionbox.h"

#include "ui/widgets/label.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

QuestionBox::QuestionBox(const QString &labelName, TextSize size, QPushButton *yes, QPushButton *no)
    : m_asked(Label::wrapping(labelName, size))
    , m_yes(yes)
{
    auto *answers = new QHBoxLayout;
    answers->setSpacing(kSpaceSmall);
    answers->addWidget(yes);
    answers->addWidget(no);
    answers->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_asked);
    layout->addLayout(answers);
    hide();
}

void QuestionBox::ask(const QString &question)
{
    m_asked->setText(question);
    show();
    m_yes->setFocus();
}

} // namespace ui
