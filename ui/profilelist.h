// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charging.h"
#include "ui/linelist.h"

#include <QtCore/QList>

namespace ui
{

/// The charge profiles of a shop to be changed, a line for each: its name, what the customer is
/// asked for, and what its charges are called. As PresetList with what cannot stand.
class ProfileList : public LineList
{
    Q_OBJECT

public:
    explicit ProfileList(QWidget *parent = nullptr);

    /// At least one. Nothing happens to what is being typed if they are what edited() told last.
    void setProfiles(const QList<ChargeProfile> &profiles);

Q_SIGNALS:
    void edited(const QList<ui::ChargeProfile> &profiles);

private:
    [[nodiscard]] Line *makeEmptyLine(int number) override;
    void take() override;
    void fit() override;

    QList<ChargeProfile> m_profiles; ///< that were told last
};

} // namespace ui
