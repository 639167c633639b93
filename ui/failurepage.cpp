// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/failurepage.h"

#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/valuetext.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

FailurePage::FailurePage(const core::Error &error, const QString &place, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"failurePage"_s);
    const ErrorWords words = errorWords(error);
    auto *title = new Label(tr("The shop cannot be opened"), TextSize::Title);
    auto *happened = new Label(words.happened, TextSize::Body, Label::Tone::Problem);
    happened->setObjectName(u"failureHappened"_s);
    auto *money = new Label(words.money);
    auto *next = new Label(words.next);
    for (Label *label : {happened, money, next})
        label->setWordWrap(true);

    const QString technical = u"%1\n%2"_s.arg(place, error.detail);
    auto *detail = new ValueText(technical);
    detail->setObjectName(u"failureDetails"_s);
    detail->setAccessibleName(tr("Technical details"));
    auto *copy = keyButton(tr("Copy details"), Qt::Key_F6, u"copyDetailsButton"_s);
    auto *close = keyButton(tr("Close"), QKeySequence(Qt::CTRL | Qt::Key_Q), u"closeButton"_s,
                            KeyScope::Borrowed);
    makePrimary(close);
    connect(copy, &QPushButton::clicked, this,
            [technical] { QGuiApplication::clipboard()->setText(technical); });
    connect(close, &QPushButton::clicked, this, [this] { window()->close(); });

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(copy);
    buttons->addStretch();
    buttons->addWidget(close);
    auto *column = new QWidget;
    column->setMaximumWidth(640);
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(kSpace);
    layout->addStretch(1);
    for (QWidget *widget : std::initializer_list<QWidget *>{title, happened, money, next, detail})
        layout->addWidget(widget);
    layout->addLayout(buttons);
    layout->addStretch(2);

    auto *page = new QHBoxLayout(this);
    page->addStretch(1);
    page->addWidget(column, 20);
    page->addStretch(1);
}

} // namespace ui
