// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"

#include <QtWidgets/QStackedWidget>

#include <optional>

namespace ui
{

class KeyForm;
class ServiceForm;
class SetupPage;

/// Editor that adds or changes a remote service: connection, payee and payer, then storage of the
/// API key. The user can go back and forth without losing input.
class ServiceEditor : public QStackedWidget
{
    Q_OBJECT

public:
    /// Adds a service.
    explicit ServiceEditor(core::ProfileRepository &profiles, QWidget *parent = nullptr);

    /// Changes `shop`.
    ServiceEditor(core::ProfileRepository &profiles, const core::RemoteShop &shop, bool isUsed,
                  QWidget *parent = nullptr);

    /// Copies the input of `other`, which is in another language.
    void adoptState(const ServiceEditor &other);

Q_SIGNALS:
    void finished(const QUuid &id); ///< the service is stored, including its key if one was typed
    void left();                    ///< canceled without changes

private:
    void build();
    void askForKey();
    void save(const core::ShopProfile &shop);

    core::ProfileRepository &m_profiles;
    QUuid m_id;
    ServiceForm *m_form;
    SetupPage *m_shop;
    QWidget *m_keeping;
    KeyForm *m_key;
    std::optional<core::ServiceProfile> m_service; ///< set after the form was submitted
};

} // namespace ui
