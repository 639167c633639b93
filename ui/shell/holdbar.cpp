// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/holdbar.h"

#include "core/till/outgoingholds.h"
#include "ui/text/text.h"
#include "ui/widgets/density.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString holdSentence(const core::OutgoingHolds::Hold &hold, int seconds)
{
    using Kind = core::OutgoingHolds::Kind;
    const QString amount = moneyText(hold.amount);
    switch (hold.kind) {
    case Kind::Payout:
        return HoldBar::tr("Pix of %1 leaves in %2 s", "amount, seconds").arg(amount).arg(seconds);
    case Kind::File:
        return HoldBar::tr("Payout file of %1 leaves in %2 s", "amount, seconds")
            .arg(amount)
            .arg(seconds);
    case Kind::Refund:
        return HoldBar::tr("Refund of %1 leaves in %2 s", "amount, seconds")
            .arg(amount)
            .arg(seconds);
    }
    Q_UNREACHABLE();
}

} // namespace

HoldBar::HoldBar(core::OutgoingHolds &holds, QWidget *parent)
    : QWidget(parent)
    , m_holds(holds)
{
    setObjectName(u"holdBar"_s);
    auto *frame = new QFrame;
    frame->setProperty("role", u"card"_s);
    m_lines = new QVBoxLayout(frame);
    m_lines->setContentsMargins(kSpace, kSpaceSmall, kSpaceSmall, kSpaceSmall);
    m_lines->setSpacing(kSpaceSmall);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, 0);
    layout->addWidget(frame);
    m_second.setInterval(std::chrono::milliseconds(250));
    connect(&m_second, &QTimer::timeout, this, &HoldBar::showTimes);
    connect(&m_holds, &core::OutgoingHolds::changed, this, &HoldBar::fill);
    hide(); // until it has a parent: a visible widget without a parent becomes a window
}

void HoldBar::fill()
{
    m_texts.clear();
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // its button may be emitting
        delete item;
    }
    const auto &holds = m_holds.holds();
    for (const core::OutgoingHolds::Hold &hold : holds) {
        const bool isNewest = hold.id == holds.last().id;
        auto *text = Label::wrapping(u"holdBarText"_s, TextSize::Strong);
        auto *undo =
            keyButton(tr("Undo"), isNewest ? QKeySequence(Qt::ALT | Qt::Key_Z) : QKeySequence(),
                      u"undoHoldButton"_s);
        undo->setFocusPolicy(Qt::TabFocus);
        setDensity(*undo, u"touch"_s); // a finger must hit it in time
        connect(undo, &QPushButton::clicked, this, [this, id = hold.id] { m_holds.cancel(id); });
        auto *line = new QWidget;
        auto *row = new QHBoxLayout(line);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(text, 1);
        row->addWidget(undo);
        m_lines->addWidget(line);
        m_texts.insert(hold.id, text);
        setAccessibleName(holdSentence(hold, m_holds.secondsLeft(hold.id)));
    }
    const bool isShown = !holds.isEmpty();
    const bool isNew = isShown && isHidden();
    setVisible(isShown);
    if (isShown)
        m_second.start();
    else
        m_second.stop();
    showTimes();
    if (!isNew)
        return;
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void HoldBar::showTimes()
{
    for (const core::OutgoingHolds::Hold &hold : m_holds.holds()) {
        if (Label *text = m_texts.value(hold.id))
            text->setText(holdSentence(hold, m_holds.secondsLeft(hold.id)));
    }
}

} // namespace ui
