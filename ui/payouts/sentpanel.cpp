// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/sentpanel.h"

#include "core/domain/transactiondraft.h"
#include "ui/text/keytext.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/outcomepanel.h"
#include "ui/widgets/statusbadge.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QFrame>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

SentPanel::SentPanel(core::TransactionService &service, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
{
    setObjectName(u"sentPanel"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_outcome = new OutcomePanel;
    m_outcome->setObjectName(u"sentOutcome"_s);
    m_waiting = createWaiting();
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_waiting);
    m_faces->addWidget(m_outcome);
    auto *scroll = new QScrollArea; // for very low windows
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(m_faces);
    m_news = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_news->setObjectName(u"sentNews"_s);
    m_news->setWordWrap(true);
    m_check = keyButton(tr("Ask the service now"), QKeySequence::Refresh, u"sentCheckButton"_s);
    connect(m_check, &QPushButton::clicked, this, &SentPanel::checkRequested);
    m_open = keyButton(tr("Details"), Qt::Key_D, u"sentOpenButton"_s);
    connect(m_open, &QPushButton::clicked, this, [this] {
        if (m_transaction)
            Q_EMIT openRequested(*m_transaction);
    });
    m_next = keyButton(tr("Another Pix"), Qt::Key_Enter, u"sentNextButton"_s, KeyScope::Borrowed);
    makePrimary(m_next);
    connect(m_next, &QPushButton::clicked, this, &SentPanel::nextRequested);
    auto *actions = new QHBoxLayout;
    actions->addWidget(m_news, 1);
    for (QPushButton *button : {m_check, m_open, m_next})
        actions->addWidget(button);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll, 1);
    layout->addLayout(actions);
    m_tick.setInterval(std::chrono::seconds(1));
    connect(&m_tick, &QTimer::timeout, this, &SentPanel::showAge);
}

QWidget *SentPanel::createWaiting()
{
    auto *frame = new QFrame;
    frame->setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(kSpaceLarge, kSpaceLarge, kSpaceLarge, kSpaceLarge);
    layout->setSpacing(kSpaceSmall);
    m_title = new Label({}, TextSize::Headline);
    m_title->setObjectName(u"sentTitle"_s);
    m_badge = new StatusBadge;
    m_badge->setObjectName(u"sentStatus"_s);
    m_amount = new Label({}, TextSize::Headline);
    m_amount->setObjectName(u"sentAmount"_s);
    m_details = new Label({}, TextSize::Strong);
    m_details->setObjectName(u"sentDetails"_s);
    m_sentence = new Label({}, TextSize::Body);
    m_sentence->setObjectName(u"sentSentence"_s);
    m_advice = new Label({}, TextSize::Strong, Label::Tone::Problem);
    m_advice->setObjectName(u"sentAdvice"_s);
    m_age = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_age->setObjectName(u"sentAge"_s);
    for (Label *label : {m_title, m_amount, m_details, m_sentence, m_advice, m_age})
        label->setWordWrap(true);
    layout->addStretch();
    layout->addWidget(m_title);
    layout->addWidget(m_badge);
    for (Label *label : {m_amount, m_details, m_sentence, m_advice, m_age})
        layout->addWidget(label);
    layout->addStretch();
    return frame;
}

void SentPanel::fillWaiting(const QString &title, const QString &sentence, const QString &details)
{
    m_title->setText(title);
    m_sentence->setText(sentence);
    m_details->setText(details);
    m_faces->setCurrentWidget(m_waiting);
    setAccessibleName(
        u"%1, %2, %3. %4 %5"_s.arg(title, m_amount->text(), details, sentence, m_advice->text()));
}

void SentPanel::showTransaction(const core::Transaction &transaction)
{
    m_transaction = transaction;
    showMessage({});
    m_open->show();
    m_next->show();
    const bool isFinal = transaction.status.isFinal();
    m_check->setVisible(!isFinal);
    if (isFinal) {
        m_tick.stop();
        m_outcome->setTransaction(transaction, m_service.capabilities());
        m_faces->setCurrentWidget(m_outcome);
        setAccessibleName(m_outcome->accessibleName());
        return;
    }
    m_badge->show();
    m_badge->setStatus(transaction.status);
    m_amount->setText(signedMoneyText(transaction));
    m_advice->setText(tr(
        "Do not send it again because it seems stuck: it is on its way, and cannot be stopped."));
    fillWaiting(tr("Accepted, not final"),
                statusSentence(transaction, m_service.capabilities()) + u' ' +
                    tr("This page and the list are updated automatically."),
                tr("to %1", "receiver").arg(receiverText(transaction.name, transaction.pixKey)));
    m_age->show();
    m_tick.start();
    showAge();
}

/// Shows a payout that is not a transaction yet.
void SentPanel::showDraft(const core::TransactionDraft &draft)
{
    m_transaction.reset();
    m_tick.stop();
    for (QWidget *widget : {static_cast<QWidget *>(m_open), static_cast<QWidget *>(m_next),
                            static_cast<QWidget *>(m_badge), static_cast<QWidget *>(m_age)})
        widget->hide();
    showMessage({});
    m_amount->setText(moneyText(-*draft.amount));
}

void SentPanel::showAsked(const core::TransactionDraft &draft, const QString &words)
{
    showDraft(draft);
    m_check->hide();
    m_advice->setText(tr("Do not send it again, here or in your bank's app."));
    fillWaiting(tr("Sending"), words,
                tr("to %1", "receiver").arg(receiverText(draft.name, draft.pixKey)));
}

void SentPanel::showUnknown(const core::TransactionDraft &draft, const QString &reason)
{
    showDraft(draft);
    m_check->show();
    m_advice->setText(tr("Do not send it again, here or in your bank's app. Nothing else is sent "
                         "from this page until its outcome is known."));
    fillWaiting(
        tr("Not known whether it was sent"),
        reason + u' ' +
            tr("The money may have left, or not. Balcão keeps asking the service for the reference "
               "%1; see “Not confirmed”, Alt+8.")
                .arg(foreignText(draft.reference)),
        tr("to %1", "receiver").arg(receiverText(draft.name, draft.pixKey)));
}

void SentPanel::showMessage(const QString &news)
{
    m_news->setText(news);
}

void SentPanel::showAge()
{
    if (!m_transaction)
        return;
    const qint64 seconds = m_transaction->created.secsTo(QDateTime::currentDateTimeUtc());
    m_age->setText(
        tr("for %1, since %2", "duration, time")
            .arg(ageText(std::chrono::seconds(seconds)), timeText(m_transaction->created)));
}

void SentPanel::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool leaves = enter || event->key() == Qt::Key_Escape;
    if (!leaves)
        event->ignore();
    else if (!event->isAutoRepeat() && m_transaction)
        Q_EMIT nextRequested();
}

void SentPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setFocus();
}

} // namespace ui
