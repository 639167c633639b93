// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/shopeditor.h"

#include "ui/settings/setuppage.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

ShopEditor::ShopEditor(const core::Merchant &merchant, const core::PayerProfile &payer)
    : m_key(merchant.key)
    , m_form(new SetupPage(SetupPage::Purpose::Change))
    , m_question(new QWidget)
    , m_asked(new Label({}, TextSize::Strong))
    , m_yes(new QPushButton(tr("Use this key from now on")))
{
    m_form->setDraft({merchant.key.value(), merchant.key.kind(), merchant.name, merchant.city,
                      payer, merchant.txid});
    connect(m_form, &SetupPage::finished, this, &ShopEditor::setProfile);
    connect(m_form, &SetupPage::left, this, &ShopEditor::left);
    addWidget(m_form);
    addQuestion();
}

void ShopEditor::addQuestion()
{
    m_asked->setObjectName(u"keyQuestion"_s);
    m_asked->setWordWrap(true);
    m_yes->setObjectName(u"confirmKeyButton"_s);
    m_yes->setAutoDefault(true);
    auto *no = keyButton(tr("Back"), Qt::Key_Escape, u"cancelKeyButton"_s);
    connect(m_yes, &QPushButton::clicked, this, [this] { Q_EMIT finished(*m_wanted); });
    connect(no, &QPushButton::clicked, this, [this] { setCurrentWidget(m_form); });
    auto *answers = new QHBoxLayout;
    answers->addWidget(m_yes);
    answers->addWidget(no);
    answers->addStretch();
    auto *layout = new QVBoxLayout(m_question);
    layout->setContentsMargins(kSpaceLarge, kSpaceLarge, kSpaceLarge, kSpaceLarge);
    layout->setSpacing(kSpace);
    layout->addStretch(1);
    layout->addWidget(m_asked);
    layout->addLayout(answers);
    layout->addStretch(2);
    addWidget(m_question);
}

/// Asks for confirmation if the money would go to another key.
void ShopEditor::setProfile(const core::ShopProfile &profile)
{
    if (profile.merchant.key == m_key) {
        Q_EMIT finished(profile);
        return;
    }
    m_wanted = profile;
    m_asked->setText(
        tr("The Pix key becomes %1, and was %2.\n\nNew charges are paid into the account of the "
           "new key. Codes of charges that still wait keep the old key and pay into its account: "
           "cancel those at the counter, or check both accounts.",
           "new key, old key")
            .arg(breakableText(profile.merchant.key.value()), breakableText(m_key.value())));
    setCurrentWidget(m_question);
    m_yes->setFocus();
}

} // namespace ui
