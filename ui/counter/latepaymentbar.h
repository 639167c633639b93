// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"

#include <QtWidgets/QWidget>

namespace core
{

class ChargeWatch;
class PreferencesStore;
struct Transaction;
} // namespace core

namespace ui
{

class Label;

/// Bar above all pages about late payments: payer, amount and the advised action. Visible until all
/// late payments are acknowledged.
class LatePaymentBar : public QWidget
{
    Q_OBJECT

public:
    LatePaymentBar(core::ChargeWatch &watch, core::PreferencesStore &preferences,
                   core::PayerProfile walkIn, QWidget *parent = nullptr);

Q_SIGNALS:
    void opened(const core::Transaction &charge);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void showLate();
    void showText();

    core::ChargeWatch &m_watch;
    core::PreferencesStore &m_preferences;
    const core::PayerProfile m_walkIn; ///< the name of the walk-in payer is not masked
    Label *m_title = nullptr;
    Label *m_text = nullptr;
};

} // namespace ui
