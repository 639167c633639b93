// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/failurepage.h"

#include "ui/text/errortext.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/valuetext.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString nextStep(const Failure &failure, bool showsCommand)
{
    if (!failure.isMissing)
        return showsCommand ? remedySentence(failure.error) : errorWords(failure.error).next;
    return FailurePage::tr("Put the file balcao.db back into the folder. To restore a backup "
                           "instead, close Balcão and run this, with the file of the backup:");
}

} // namespace

FailurePage::FailurePage(const Failure &failure, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"failurePage"_s);
    ErrorWords words = errorWords(failure.error);
    if (failure.isMissing)
        words.happened = tr("The database of the shop is missing: the file balcao.db is gone or "
                            "empty.");
    const bool showsCommand =
        !failure.restoreCommand.isEmpty() && isHealedByRestoring(failure.error);
    auto *title = new Label(tr("The shop cannot be opened"), TextSize::Title);
    auto *happened = new Label(words.happened, TextSize::Body, Label::Tone::Problem);
    happened->setObjectName(u"failureHappened"_s);
    auto *money = new Label(words.money);
    auto *next = new Label(nextStep(failure, showsCommand));
    next->setObjectName(u"failureNext"_s);
    m_offer = new Label(tr("You can view the data that is still readable; nothing is changed."),
                        TextSize::Body, Label::Tone::Muted);
    m_offer->setObjectName(u"failureOffer"_s);
    for (Label *label : {happened, money, next, m_offer})
        label->setWordWrap(true);
    auto *command = new ValueText(failure.restoreCommand);
    command->setObjectName(u"failureCommand"_s);
    command->setAccessibleName(tr("Command that restores a backup"));

    const QString technical = u"%1\n%2"_s.arg(failure.place, failure.error.detail);
    auto *detail = new ValueText(technical);
    detail->setObjectName(u"failureDetails"_s);
    detail->setAccessibleName(tr("Technical details"));
    auto *copy = keyButton(tr("Copy details"), Qt::Key_F6, u"copyDetailsButton"_s);
    auto *close = keyButton(tr("Close"), QKeySequence(Qt::CTRL | Qt::Key_Q), u"closeButton"_s,
                            KeyScope::Borrowed);
    m_rescue = keyButton(tr("Show the transactions"), Qt::ALT | Qt::Key_3, u"rescueButton"_s);
    connect(m_rescue, &QPushButton::clicked, this, &FailurePage::requestRescue);
    makePrimary(failure.hasData ? m_rescue : close);
    connect(copy, &QPushButton::clicked, this,
            [technical] { QGuiApplication::clipboard()->setText(technical); });
    connect(close, &QPushButton::clicked, this, [this] { window()->close(); });

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(copy);
    buttons->addStretch();
    buttons->addWidget(m_rescue);
    buttons->addWidget(close);
    auto *column = new QWidget;
    column->setMaximumWidth(640);
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(kSpace);
    layout->addStretch(1);
    for (QWidget *widget :
         std::initializer_list<QWidget *>{title, happened, money, next, command, detail, m_offer})
        layout->addWidget(widget);
    layout->addLayout(buttons);
    layout->addStretch(2);

    // Not earlier: a visible widget without a parent becomes a window.
    m_offer->setVisible(failure.hasData);
    command->setVisible(showsCommand);
    m_rescue->setVisible(failure.hasData);

    auto *page = new QHBoxLayout(this);
    page->addStretch(1);
    page->addWidget(column, 20);
    page->addStretch(1);
}

void FailurePage::requestRescue()
{
    m_rescue->setEnabled(false);
    m_offer->setTone(Label::Tone::Muted);
    m_offer->setText(tr("Creating a read-only copy…"));
    m_offer->show();
    Q_EMIT rescueRequested();
}

void FailurePage::showProblem(const core::Error &error)
{
    m_rescue->setEnabled(true);
    m_offer->setTone(Label::Tone::Problem);
    m_offer->setText(rescueProblemSentence(error));
}

} // namespace ui
