// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/pagenotice.h"

#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString nameOf(const QString &whose, const QString &what)
{
    return whose.isEmpty() ? what : whose + what.first(1).toUpper() + what.sliced(1);
}

} // namespace

PageNotice::PageNotice(const QString &whose, QWidget *parent)
    : QWidget(parent)
    , m_title(new Label({}, TextSize::Title))
    , m_text(new Label({}, TextSize::Body, Label::Tone::Muted))
    , m_retry(keyButton(tr("Try again"), QKeySequence::Refresh, nameOf(whose, u"retryButton"_s),
                        KeyScope::Borrowed))
    , m_layout(new QVBoxLayout(this))
{
    m_title->setObjectName(nameOf(whose, u"noticeTitle"_s));
    m_text->setObjectName(nameOf(whose, u"noticeText"_s));
    m_layout->addStretch();
    for (Label *label : {m_title, m_text}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        m_layout->addWidget(label);
    }
    m_layout->addSpacing(kSpaceSmall);
    m_layout->addWidget(m_retry, 0, Qt::AlignHCenter);
    m_layout->addStretch();
    m_retry->hide();
    connect(m_retry, &QPushButton::clicked, this, &PageNotice::retried);
}

void PageNotice::showMessage(const QString &title, const QString &text)
{
    if (m_retry->hasFocus())
        setFocus(); // The button disappears, and the focus would move anywhere.
    m_retry->hide();
    m_title->setText(title);
    m_text->setText(text);
}

void PageNotice::addBelow(QWidget *widget)
{
    m_layout->insertWidget(m_layout->count() - 1, widget); // above the stretch
}

void PageNotice::announceFailure(const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_retry->show();
}

} // namespace ui
