// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/noticebar.h"

#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

NoticeBar::NoticeBar(QWidget *parent)
    : QFrame(parent)
    , m_text(new Label({}, TextSize::Strong))
{
    setObjectName(u"noticeBar"_s);
    m_text->setObjectName(u"stripText"_s);
    m_text->setWordWrap(true);
    auto *recorded =
        keyButton(tr("OK"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N), u"noticeButton"_s);
    makeCompact(recorded);
    recorded->setFocusPolicy(Qt::TabFocus); // A click keeps the focus on the page.
    connect(recorded, &QPushButton::clicked, this, &NoticeBar::dismiss);
    m_giveUp = keyButton(tr("See options"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W),
                         u"giveUpShopButton"_s);
    makeCompact(m_giveUp);
    m_giveUp->setFocusPolicy(Qt::TabFocus);
    m_giveUp->hide();
    connect(m_giveUp, &QPushButton::clicked, this, &NoticeBar::dismiss);
    connect(m_giveUp, &QPushButton::clicked, this, &NoticeBar::shopGivenUp);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(m_text, 1);
    auto *buttons = new QVBoxLayout;
    buttons->setSpacing(kSpaceSmall);
    buttons->addWidget(m_giveUp);
    buttons->addWidget(recorded);
    buttons->addStretch();
    layout->addLayout(buttons);
    hide();
}

void NoticeBar::showMessage(const QString &sentences)
{
    m_text->setText(isHidden() ? sentences : m_text->text() + u'\n' + sentences);
    show();
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeBar::reportDamage(const QString &sentences)
{
    showMessage(sentences);
    m_giveUp->show();
}

void NoticeBar::dismiss()
{
    m_giveUp->hide();
    hide();
}

} // namespace ui
