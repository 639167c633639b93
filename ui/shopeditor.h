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

/// The form of a shop that is there already, and a question where its money is to go elsewhere.
class ShopEditor : public QStackedWidget
{
    Q_OBJECT

public:
    ShopEditor(const core::Merchant &merchant, const core::PayerProfile &payer);

Q_SIGNALS:
    /// The shop is to be this one, as somebody has said and confirmed.
    void finished(const core::ShopProfile &profile);

    /// Not now; what was typed stays.
    void left();

private:
    void addQuestion();
    void take(const core::ShopProfile &profile);

    const core::PixKey m_key; ///< so far
    SetupPage *m_form;
    QWidget *m_question; ///< whether the key is to be another one
    Label *m_asked;
    QPushButton *m_yes;
    std::optional<core::ShopProfile> m_wanted; ///< while that is asked
};

} // namespace ui
