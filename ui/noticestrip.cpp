// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/noticestrip.h"

#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/theme.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

NoticeStrip::NoticeStrip(QWidget *parent)
    : QFrame(parent)
    , m_text(new Label({}, TextSize::Strong))
{
    setObjectName(u"noticeStrip"_s);
    m_text->setObjectName(u"stripText"_s);
    m_text->setWordWrap(true);
    auto *noted = keyButton(tr("OK"), QKeySequence(Qt::CTRL | Qt::Key_W), u"noticeButton"_s);
    makeCompact(noted);
    noted->setFocusPolicy(Qt::TabFocus); // A click keeps the focus on the page.
    connect(noted, &QPushButton::clicked, this, &NoticeStrip::dismiss);
    m_giveUp = keyButton(tr("See options"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W),
                         u"giveUpShopButton"_s);
    makeCompact(m_giveUp);
    m_giveUp->setFocusPolicy(Qt::TabFocus);
    m_giveUp->hide();
    connect(m_giveUp, &QPushButton::clicked, this, &NoticeStrip::dismiss);
    connect(m_giveUp, &QPushButton::clicked, this, &NoticeStrip::shopGivenUp);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(m_text, 1);
    auto *buttons = new QVBoxLayout;
    buttons->setSpacing(kSpaceSmall);
    buttons->addWidget(m_giveUp);
    buttons->addWidget(noted);
    buttons->addStretch();
    layout->addLayout(buttons);
    hide();
}

void NoticeStrip::tell(const QString &sentences)
{
    m_text->setText(isHidden() ? sentences : m_text->text() + u'\n' + sentences);
    show();
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeStrip::tellOfDamage(const QString &sentences)
{
    tell(sentences);
    m_giveUp->show();
}

void NoticeStrip::dismiss()
{
    m_giveUp->hide();
    hide();
}

} // namespace ui
