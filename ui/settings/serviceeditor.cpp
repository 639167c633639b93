// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/serviceeditor.h"

#include "ui/settings/keyform.h"
#include "ui/settings/serviceform.h"
#include "ui/settings/setuppage.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

ServiceEditor::ServiceEditor(core::ProfileRepository &profiles, QWidget *parent)
    : QStackedWidget(parent)
    , m_profiles(profiles)
    , m_id(QUuid::createUuid())
    , m_form(new ServiceForm(profiles))
    , m_shop(new SetupPage(SetupPage::Purpose::Connect))
    , m_keeping(new QWidget)
    , m_key(new KeyForm(profiles, tr("Save the key")))
{
    m_form->setId(m_id);
    build();
}

ServiceEditor::ServiceEditor(core::ProfileRepository &profiles, const core::RemoteShop &shop,
                             bool isUsed, QWidget *parent)
    : ServiceEditor(profiles, parent)
{
    m_id = shop.id;
    m_form->setService(shop.id, shop.service, isUsed);
    m_key->setService(shop.id);
    const core::Merchant &merchant = shop.shop.merchant;
    m_shop->setDraft(
        {merchant.key.value(), merchant.key.kind(), merchant.name, merchant.city, shop.shop.payer});
}

void ServiceEditor::build()
{
    setObjectName(u"serviceEditor"_s);
    connect(m_form, &ServiceForm::left, this, &ServiceEditor::left);
    connect(m_form, &ServiceForm::finished, this, [this](const core::ServiceProfile &service) {
        m_service = service;
        askForKey();
        setCurrentWidget(m_shop);
    });
    connect(m_shop, &SetupPage::left, this, [this] { setCurrentWidget(m_form); });
    connect(m_shop, &SetupPage::finished, this, &ServiceEditor::save);
    m_key->setService(m_id);
    connect(m_key, &KeyForm::kept, this, [this] { Q_EMIT finished(m_id); });
    // The key is asked for later.
    connect(m_key, &KeyForm::left, this, [this] { Q_EMIT finished(m_id); });
    auto *layout = new QVBoxLayout(m_keeping);
    layout->setContentsMargins(kSpaceLarge, kSpaceLarge, kSpaceLarge, kSpaceLarge);
    layout->setSpacing(kSpace);
    layout->addStretch(1);
    layout->addWidget(new Label(tr("Where the key is kept"), TextSize::Title));
    layout->addWidget(m_key);
    layout->addStretch(2);
    for (QWidget *face : std::initializer_list<QWidget *>{m_form, m_shop, m_keeping})
        addWidget(face);
}

void ServiceEditor::adoptState(const ServiceEditor &other)
{
    m_form->setDraft(other.m_form->draft(), other.m_form->typedKey());
    m_shop->setDraft(other.m_shop->draft());
    m_service = other.m_service;
    askForKey();
    setCurrentIndex(other.currentWidget() == other.m_shop ? indexOf(m_shop) : indexOf(m_form));
}

/// Asks for the key of the shop unless the service is a sandbox.
void ServiceEditor::askForKey()
{
    const bool isSandbox = m_service && m_service->kind == core::ServiceKind::Sandbox;
    m_shop->setKey(isSandbox ? SetupPage::Key::OfSandbox : SetupPage::Key::OfShop);
}

/// Saves the service first, so that no key is stored without a service.
void ServiceEditor::save(const core::ShopProfile &shop)
{
    if (const auto saved = m_profiles.save({m_id, *m_service, shop}); !saved) {
        setCurrentWidget(m_form);
        m_form->showProblem(saved.error());
        return;
    }
    const QString key = m_form->typedKey();
    if (key.trimmed().isEmpty()) {
        Q_EMIT finished(m_id);
        return;
    }
    m_form->forgetTypedKey();
    setCurrentWidget(m_keeping);
    m_key->keep(key);
}

} // namespace ui
