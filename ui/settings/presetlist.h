// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/preset.h"
#include "ui/widgets/linelist.h"

#include <QtCore/QList>

namespace ui
{

/// Editor of the preset prices: a line for each with name, price, immediate submission, and the
/// resulting shortcut. Invalid lines show the error and survive changes from elsewhere. Every
/// change emits all valid lines.
class PresetList : public LineList
{
    Q_OBJECT

public:
    explicit PresetList(QWidget *parent = nullptr);

    /// Does not touch the input if `presets` equals the last edited() value.
    void setPresets(const QList<core::Preset> &presets);

Q_SIGNALS:
    void edited(const QList<core::Preset> &presets);

private:
    [[nodiscard]] Line *makeEmptyLine(int number) override;
    void handleEdit() override;
    void fit() override;

    QList<core::Preset> m_presets; ///< last emitted value
};

} // namespace ui
