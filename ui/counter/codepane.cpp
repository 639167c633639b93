// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/codepane.h"

#include "ui/widgets/codeview.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

CodePane::CodePane(const core::TransactionService &service, QWidget *parent)
    : QWidget(parent)
    , m_code(new CodeView(service, TextSize::Title))
    , m_size(keyButton(tr("Larger code"), Qt::Key_B, u"codeSizeButton"_s, KeyScope::Borrowed))
{
    m_size->setProperty("density", u"large"_s);
    m_size->setFocusPolicy(Qt::TabFocus); // A click keeps the keys at the charge.
    m_size->hide();
    connect(m_size, &QPushButton::clicked, this, &CodePane::sizeRequested);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_code, 1);
    layout->addWidget(m_size, 0, Qt::AlignHCenter);
}

void CodePane::setOffer(Offer offer)
{
    const QString text = offer == Offer::Smaller ? tr("Smaller code") : tr("Larger code");
    setKeyedText(*m_size, text, Qt::Key_B);
    m_size->setAccessibleName(text);
    m_size->setVisible(offer != Offer::Nothing);
}

int CodePane::buttonHeight()
{
    return kTouchTarget + kSpaceSmall;
}

} // namespace ui
