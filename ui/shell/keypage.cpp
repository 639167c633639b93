// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/keypage.h"

#include "ui/settings/keyform.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"

#include <QtWidgets/QFrame>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidth = 700;

QString whySentence(const core::Error &why)
{
    if (why.code == core::Error::Code::NotFound)
        return KeyPage::tr("The keyring of this computer has no key for it.");
    return why.code == core::Error::Code::AccessDenied
               ? KeyPage::tr("The keyring of this computer was not opened.")
               : KeyPage::tr("This computer has no keyring to read it from.");
}

Label *paragraph(const QString &text, Label::Tone tone = Label::Tone::Normal)
{
    auto *label = new Label(text, TextSize::Body, tone);
    label->setWordWrap(true);
    return label;
}

} // namespace

KeyPage::KeyPage(core::ProfileRepository &profiles, const core::RemoteShop &shop,
                 const core::Error &why, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"keyPage"_s);
    auto *form = new KeyForm(profiles, tr("Save and open"));
    form->setService(shop.id);
    connect(form, &KeyForm::kept, this, &KeyPage::keyGiven);
    setFocusProxy(form);
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    card->setMaximumWidth(kWidth);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    column->setSpacing(kSpace);
    column->addWidget(new Label(tr("The key of this service"), TextSize::Title));
    column->addWidget(paragraph(foreignText(shop.service.name)));
    column->addWidget(paragraph(whySentence(why)));
    column->addWidget(form);
    column->addWidget(
        paragraph(tr("The operator of the service gives you the key. It opens the service at this "
                     "address and is shown to nobody else; no file, print or export contains it."),
                  Label::Tone::Muted));
    auto *address = new Label(breakableText(shop.service.address.toText()), TextSize::Small,
                              Label::Tone::Muted);
    address->setWordWrap(true);
    column->addWidget(address);
    auto *centre = new QWidget;
    auto *centreLayout = new QGridLayout(centre);
    centreLayout->addWidget(card, 1, 1);
    for (const int edge : {0, 2}) {
        centreLayout->setColumnStretch(edge, 1);
        centreLayout->setRowStretch(edge, 1);
    }
    centreLayout->setColumnStretch(1, 20);
    auto *scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(centre);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(scroll);
}

} // namespace ui
