// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/sendnotice.h"

#include "ui/widgets/label.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

SendNotice::SendNotice(QWidget *parent)
    : QWidget(parent)
{
    auto *title = new Label(tr("This shop cannot send Pix"), TextSize::Title);
    title->setObjectName(u"sendNoticeTitle"_s);
    auto *words = new Label(tr("To send money, the shop needs a bank or provider, and this one has "
                               "none in Balcão: it only shows codes that customers pay. Send the "
                               "money with your bank's app. The demo shows how this page works."),
                            TextSize::Body, Label::Tone::Muted);
    words->setObjectName(u"sendNoticeText"_s);
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(u"%1. %2"_s.arg(title->text(), words->text()));
    auto *layout = new QVBoxLayout(this);
    layout->addStretch();
    for (Label *label : {title, words}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch();
}

} // namespace ui
