// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"

#include <QtWidgets/QStackedWidget>

#include <optional>

class QPushButton;

namespace ui
{

class Label;
class SetupPage;

/// Form of an existing shop, with a confirmation if the money would go to another Pix key.
class ShopEditor : public QStackedWidget
{
    Q_OBJECT

public:
    ShopEditor(const core::Merchant &merchant, const core::PayerProfile &payer);

Q_SIGNALS:
    /// Emitted after the user has entered and confirmed the new profile.
    void finished(const core::ShopProfile &profile);

    /// Emitted on cancellation; keeps the input.
    void left();

private:
    void addQuestion();
    void setProfile(const core::ShopProfile &profile);

    const core::PixKey m_key; ///< current key
    SetupPage *m_form;
    QWidget *m_question; ///< confirms a different key
    Label *m_asked;
    QPushButton *m_yes;
    std::optional<core::ShopProfile> m_wanted; ///< set while the confirmation is open
};

} // namespace ui
