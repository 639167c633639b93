// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/noticestrip.h"

#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/theme.h"

#include <QtGui/QAccessible>
#include <QtWidgets/QHBoxLayout>

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
    auto *noted = keyButton(tr("Noted"), QKeySequence(Qt::CTRL | Qt::Key_W), u"noticeButton"_s);
    makeCompact(noted);
    noted->setFocusPolicy(Qt::TabFocus); // A click leaves the keyboard to the page.
    connect(noted, &QPushButton::clicked, this, &NoticeStrip::dismiss);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(m_text, 1);
    layout->addWidget(noted, 0, Qt::AlignTop);
    hide();
}

void NoticeStrip::tell(const QString &sentences)
{
    m_text->setText(isHidden() ? sentences : m_text->text() + u'\n' + sentences);
    show();
    QAccessibleEvent alert(m_text, QAccessible::Alert);
    QAccessible::updateAccessibility(&alert);
}

void NoticeStrip::dismiss()
{
    hide();
}

} // namespace ui
