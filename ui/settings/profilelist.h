// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/charging.h"
#include "ui/widgets/linelist.h"

#include <QtCore/QList>

namespace ui
{

/// Editor of the charge profiles: a line for each with name, requested payer data and description.
/// Handles invalid lines as PresetList does.
class ProfileList : public LineList
{
    Q_OBJECT

public:
    explicit ProfileList(QWidget *parent = nullptr);

    /// Requires at least one profile. Does not touch the input if `profiles` equals the last
    /// edited() value.
    void setProfiles(const QList<core::ChargeProfile> &profiles);

Q_SIGNALS:
    void edited(const QList<core::ChargeProfile> &profiles);

private:
    [[nodiscard]] Line *makeEmptyLine(int number) override;
    void handleEdit() override;
    void fit() override;

    QList<core::ChargeProfile> m_profiles; ///< last emitted value
};

} // namespace ui
