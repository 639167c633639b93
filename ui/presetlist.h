// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/linelist.h"
#include "ui/preset.h"

#include <QtCore/QList>

namespace ui
{

/// The presets of a shop to be changed: name, price and whether it charges at once, a line for
/// each, with the key that it gets. Lines that cannot stand say why and are left alone by what
/// others change; all lines that can are told with every change.
class PresetList : public LineList
{
    Q_OBJECT

public:
    explicit PresetList(QWidget *parent = nullptr);

    /// Nothing happens to what is being typed if they are what edited() told last.
    void setPresets(const QList<Preset> &presets);

Q_SIGNALS:
    void edited(const QList<ui::Preset> &presets);

private:
    [[nodiscard]] Line *makeEmptyLine(int number) override;
    void take() override;
    void fit() override;

    QList<Preset> m_presets; ///< that were told last
};

} // namespace ui
