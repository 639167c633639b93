// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/profiledesk.h"

#include <QtWidgets/QStackedWidget>

#include <optional>

namespace ui
{

class KeyForm;
class ServiceForm;
class SetupPage;

/// Adds a service far away, or changes one: how it is reached, who is paid and who pays there, and
/// then what becomes of the key. One may go back and forth; what was typed stays.
class ServiceEditor : public QStackedWidget
{
    Q_OBJECT

public:
    /// Adds one.
    explicit ServiceEditor(ProfileDesk &desk, QWidget *parent = nullptr);

    /// Changes that one.
    ServiceEditor(ProfileDesk &desk, const core::RemoteShop &shop, bool isUsed,
                  QWidget *parent = nullptr);

    /// What was typed in another one, in another language.
    void takeOver(const ServiceEditor &other);

Q_SIGNALS:
    void finished(const QUuid &id); ///< it is kept, and its key too if one was typed
    void left();                    ///< not now; nothing is changed

private:
    void build();
    void save(const core::ShopProfile &shop);

    ProfileDesk &m_desk;
    QUuid m_id;
    ServiceForm *m_form;
    SetupPage *m_shop;
    QWidget *m_keeping;
    KeyForm *m_key;
    std::optional<core::ServiceProfile> m_service; ///< once its form is finished
};

} // namespace ui
