// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/linkcard.h"

#include "core/domain/paymentlink.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"

#include <QtGui/QDesktopServices>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

LinkCard::LinkCard(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"linkCard"_s);
    setProperty("role", u"card"_s);
    m_ask = keyButton(tr("Open the payment link…"), Qt::Key_L, u"linkButton"_s);
    connect(m_ask, &QPushButton::clicked, this, &LinkCard::ask);
    m_words = Label::wrapping(u"linkWords"_s, TextSize::Body, Label::Tone::Muted);
    m_open = keyButton(tr("Open in the browser"), Qt::CTRL | Qt::Key_O, u"linkOpenButton"_s);
    connect(m_open, &QPushButton::clicked, this, &LinkCard::open);
    for (QPushButton *button : {m_ask, m_open})
        makeCompact(button);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Payment link"), TextSize::Strong));
    layout->addWidget(m_ask);
    layout->addWidget(m_words);
    layout->addWidget(m_open);
}

void LinkCard::show(const QString &link)
{
    setVisible(!link.isEmpty());
    if (link == m_link)
        return;
    m_link = link;
    m_words->clear();
    m_words->hide();
    m_open->hide();
    m_ask->show();
}

void LinkCard::ask()
{
    const auto link = core::PaymentLink::parse(m_link);
    QString sentence;
    if (!link)
        sentence = tr("This link is not opened: it is not an https address, or it looks like "
                      "another address. Do not send it to anyone.");
    else if (link->hasForeignLetters())
        sentence = tr("It leads to %1. The name has letters that look like others: open it only if "
                      "you know this page of your service.")
                       .arg(breakableText(link->host()));
    else
        sentence = tr("It leads to %1. Is this the page of your service?")
                       .arg(breakableText(link->host()));
    m_words->setTone(link && !link->hasForeignLetters() ? Label::Tone::Normal
                                                        : Label::Tone::Problem);
    m_words->setText(sentence);
    m_words->show();
    m_ask->hide();
    m_open->setVisible(link.has_value());
    if (link)
        m_open->setFocus();
    Q_EMIT asked();
}

void LinkCard::open()
{
    const auto link = core::PaymentLink::parse(m_link);
    if (link && !QDesktopServices::openUrl(link->url())) {
        m_words->setTone(Label::Tone::Problem);
        m_words->setText(tr("No browser could be opened."));
    }
}

} // namespace ui
