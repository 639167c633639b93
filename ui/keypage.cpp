// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/keypage.h"

#include "ui/keyform.h"
#include "ui/label.h"
#include "ui/text.h"

#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
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
               : KeyPage::tr("This computer has no keyring from which it could be read.");
}

Label *paragraph(const QString &text, Label::Tone tone = Label::Tone::Normal)
{
    auto *label = new Label(text, TextSize::Body, tone);
    label->setWordWrap(true);
    return label;
}

} // namespace

KeyPage::KeyPage(ProfileDesk &desk, const core::RemoteShop &shop, const core::Error &why,
                 QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"keyPage"_s);
    auto *form = new KeyForm(desk, tr("Keep it and open"));
    form->setService(shop.id);
    connect(form, &KeyForm::kept, this, &KeyPage::keyGiven);
    setFocusProxy(form);
    auto *title = new Label(tr("The key of “%1”", "name of a service").arg(shop.service.name),
                            TextSize::Title);
    title->setWordWrap(true);
    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    card->setMaximumWidth(kWidth);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    column->setSpacing(kSpace);
    column->addWidget(title);
    column->addWidget(paragraph(whySentence(why)));
    column->addWidget(form);
    column->addWidget(paragraph(
        tr("Who runs the service gives you the key. It opens the service at %1 and is shown to "
           "nobody else; no file, print or export holds it.")
            .arg(breakableText(shop.service.address.toText())),
        Label::Tone::Muted));
    auto *centre = new QHBoxLayout;
    centre->addStretch(1);
    centre->addWidget(card, 20);
    centre->addStretch(1);
    auto *layout = new QVBoxLayout(this);
    layout->addStretch(1);
    layout->addLayout(centre);
    layout->addStretch(2);
}

} // namespace ui
