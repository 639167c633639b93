// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/holdpanel.h"

#include "core/domain/transactiondraft.h"
#include "core/till/outgoingholds.h"
#include "ui/text/keytext.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QFrame>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

HoldPanel::HoldPanel(core::OutgoingHolds &holds, QWidget *parent)
    : QWidget(parent)
    , m_holds(holds)
{
    setObjectName(u"holdPanel"_s);
    setFocusPolicy(Qt::StrongFocus);
    m_title = new Label({}, TextSize::Headline);
    m_title->setObjectName(u"holdTitle"_s);
    m_amount = new Label({}, TextSize::Headline);
    m_amount->setObjectName(u"holdAmount"_s);
    m_details = new Label({}, TextSize::Strong);
    m_details->setObjectName(u"holdDetails"_s);
    auto *words = new Label(tr("Nothing has left yet. If the program closes before that, nothing "
                               "is sent: the order waits under “On hold” for a new decision."),
                            TextSize::Body, Label::Tone::Muted);
    words->setObjectName(u"holdWords"_s);
    auto *recall = keyButton(tr("Cancel sending"), Qt::Key_Escape, u"recallButton"_s);
    makePrimary(recall);
    connect(recall, &QPushButton::clicked, this, &HoldPanel::recall);

    auto *frame = new QFrame;
    frame->setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(frame);
    layout->setContentsMargins(kSpaceLarge, kSpaceLarge, kSpaceLarge, kSpaceLarge);
    layout->setSpacing(kSpaceSmall);
    layout->addStretch();
    for (Label *label : {m_title, m_amount, m_details, words}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(frame, 1);
    column->addWidget(recall, 0, Qt::AlignRight);

    connect(&m_holds, &core::OutgoingHolds::ended, this, [this](int hold) {
        if (hold != m_hold)
            return;
        m_second.stop();
        Q_EMIT ended();
    });
    connect(&m_holds, &core::OutgoingHolds::canceled, this, [this](int hold) {
        if (hold != m_hold)
            return;
        m_second.stop();
        Q_EMIT recalled();
    });
    m_second.setInterval(std::chrono::milliseconds(250));
    connect(&m_second, &QTimer::timeout, this, &HoldPanel::showCountdown);
}

void HoldPanel::begin(const core::TransactionDraft &draft, std::chrono::milliseconds time)
{
    m_amount->setText(moneyText(-*draft.amount));
    m_details->setText(tr("to %1", "receiver").arg(receiverText(draft.name, draft.pixKey)));
    m_hold = m_holds.begin(core::OutgoingHolds::Kind::Payout, *draft.amount, time);
    m_second.start();
    showCountdown();
    setAccessibleName(u"%1 %2 %3"_s.arg(m_title->text(), m_amount->text(), m_details->text()));
}

void HoldPanel::showCountdown()
{
    m_title->setText(tr("Leaves in %1 s", "seconds").arg(m_holds.secondsLeft(m_hold)));
}

void HoldPanel::recall()
{
    m_holds.cancel(m_hold);
}

/// Ignores Enter: an accidental second press must not shorten the hold time.
void HoldPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        recall();
    else
        event->ignore();
}

void HoldPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    setFocus();
}

} // namespace ui
