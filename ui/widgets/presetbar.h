// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/preset.h"

#include <QtCore/QList>
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

class QGridLayout;

namespace ui
{

class PresetButton;

/// Grid of buttons for the preset prices, as wide as the page. Each has a shortcut.
class PresetBar : public QWidget
{
    Q_OBJECT

public:
    enum class Shape {
        Tiles,    ///< name above price
        LowTiles, ///< the same in the minimum height for a finger
        Lines,    ///< name and price on one line, for a low page and a mouse
    };
    void setShape(Shape shape);

    /// Arranges the buttons for a width that the bar will have.
    void fitInto(int width);

    /// The shortcuts work on `page`, even while the bar is hidden.
    PresetBar(const QList<core::Preset> &presets, QWidget *page);

    /// Returns Alt and a letter for each preset: the first letter of its name that no earlier
    /// preset uses, otherwise any letter. Presets appended at the end do not change earlier
    /// shortcuts.
    [[nodiscard]] static QList<QKeySequence> keysOf(const QList<core::Preset> &presets);

Q_SIGNALS:
    void chosen(const core::Preset &preset);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    static constexpr int kUsualWidth = 640; ///< until the page has a size

    [[nodiscard]] int columnsFor(int width) const;
    void arrange(int width);

    QGridLayout *m_grid = nullptr;
    QList<PresetButton *> m_buttons;
    int m_columns = 0;
    int m_width = kUsualWidth;
    Shape m_shape = Shape::Tiles;
};

} // namespace ui
