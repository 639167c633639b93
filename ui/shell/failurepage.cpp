// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/failurepage.h"

#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/questionbox.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/valuetext.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kBackupListHeight = 120;

QString nextStep(const Failure &failure, bool showsCommand)
{
    if (!failure.backups.isEmpty())
        return FailurePage::tr(
            "Restore a backup. The current data is kept in a folder next to it.");
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
    const bool showsCommand = !failure.restoreCommand.isEmpty() &&
                              isHealedByRestoring(failure.error) && failure.backups.isEmpty();
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
    QWidget *backups = createBackups(failure);
    QHBoxLayout *buttons = createButtons(technical, failure);
    auto *column = new QWidget;
    column->setMaximumWidth(640);
    auto *layout = new QVBoxLayout(column);
    layout->setSpacing(kSpace);
    layout->addStretch(1);
    for (QWidget *widget : std::initializer_list<QWidget *>{title, happened, money, next, backups,
                                                            command, detail, m_offer})
        layout->addWidget(widget);
    layout->addLayout(buttons);
    layout->addStretch(2);

    // Not earlier: a visible widget without a parent becomes a window.
    m_offer->setVisible(failure.hasData);
    backups->setVisible(!failure.backups.isEmpty());
    command->setVisible(showsCommand);
    m_rescue->setVisible(failure.hasData);

    auto *page = new QHBoxLayout(this);
    page->addStretch(1);
    page->addWidget(column, 20);
    page->addStretch(1);
}

QWidget *FailurePage::createBackups(const Failure &failure)
{
    m_backups = new QListWidget;
    m_backups->setObjectName(u"failureBackups"_s);
    m_backups->setAccessibleName(tr("Backups, the newest first"));
    m_backups->setMaximumHeight(kBackupListHeight);
    for (const BackupFile &backup : failure.backups) {
        auto *item = new QListWidgetItem(
            QStringList{
                minuteText(backup.made),
                QLocale().formattedDataSize(backup.bytes, 1, QLocale::DataSizeTraditionalFormat),
                QFileInfo(backup.file).fileName(),
            }
                .join(u" · "_s),
            m_backups);
        item->setData(Qt::UserRole, backup.file);
        item->setToolTip(backup.file.toHtmlEscaped());
    }
    m_backups->setCurrentRow(0);
    m_restore = new QPushButton(tr("Restore this backup…"));
    m_restore->setObjectName(u"failureRestoreButton"_s);
    connect(m_restore, &QPushButton::clicked, this, &FailurePage::askBeforeRestoring);
    addRowMenu(*m_backups, {m_restore});
    // Not Enter, which opened this question: a second press must not restore.
    auto *yes = keyButton(tr("Restore (space bar)"), Qt::Key_Space, u"confirmRestoreButton"_s,
                          KeyScope::Borrowed);
    auto *no = keyButton(tr("Keep the shop as it is"), Qt::Key_Escape, u"cancelRestoreButton"_s);
    m_question = new QuestionBox(u"restoreQuestion"_s, TextSize::Strong, yes, no);
    connect(yes, &QPushButton::clicked, this, [this] {
        Q_EMIT restoreRequested(m_backups->currentItem()->data(Qt::UserRole).toString());
    });
    connect(no, &QPushButton::clicked, this, [this] {
        m_question->hide();
        m_restore->setFocus();
    });
    connect(m_backups, &QListWidget::currentRowChanged, m_question, &QWidget::hide);
    auto *box = new QWidget;
    auto *layout = new QVBoxLayout(box);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_backups);
    layout->addWidget(m_restore, 0, Qt::AlignLeft);
    layout->addWidget(m_question);
    return box;
}

void FailurePage::askBeforeRestoring()
{
    m_question->ask(tr("The shop goes back to this backup: %1. Charges made since then will no "
                       "longer be in the shop, but their codes can still be paid: check your bank.")
                        .arg(m_backups->currentItem()->text()));
}

/// `technical`: the details to copy.
QHBoxLayout *FailurePage::createButtons(const QString &technical, const Failure &failure)
{
    auto *copy = keyButton(tr("Copy details"), Qt::Key_F6, u"copyDetailsButton"_s);
    m_close = keyButton(tr("Close"), QKeySequence(Qt::CTRL | Qt::Key_Q), u"closeButton"_s,
                        KeyScope::Borrowed);
    m_rescue = keyButton(tr("Show the transactions"), Qt::ALT | Qt::Key_3, u"rescueButton"_s);
    connect(m_rescue, &QPushButton::clicked, this, &FailurePage::requestRescue);
    m_advised = !failure.backups.isEmpty() ? m_restore : failure.hasData ? m_rescue : m_close;
    makePrimary(m_advised);
    for (QPushButton *button : {m_restore, copy, m_rescue, m_close})
        button->setAutoDefault(true); // Enter presses the button
    connect(copy, &QPushButton::clicked, this,
            [technical] { QGuiApplication::clipboard()->setText(technical); });
    connect(m_close, &QPushButton::clicked, this, [this] { window()->close(); });

    auto *buttons = new QHBoxLayout;
    buttons->addWidget(copy);
    buttons->addStretch();
    buttons->addWidget(m_rescue);
    buttons->addWidget(m_close);
    return buttons;
}

/// Focuses the advised action. A focus proxy would end the walk by Tab.
void FailurePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!event->spontaneous())
        m_advised->setFocus();
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
    m_rescue->setProperty("role", {}); // Another attempt is not the advised action any more.
    makePrimary(m_backups->count() > 0 ? m_restore : m_close);
    for (QWidget *button : {m_rescue, m_restore, m_close})
        button->style()->polish(button);
    m_offer->setTone(Label::Tone::Problem);
    m_offer->setText(rescueProblemSentence(error));
}

} // namespace ui
