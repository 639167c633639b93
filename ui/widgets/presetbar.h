// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/preset.h"

#include <QtCore/QList>
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

class QGridLayout;
class QPushButton;

namespace ui
{

/// Bar with a button and shortcut for each preset price.
class PresetBar : public QWidget
{
    Q_OBJECT

public:
    /// Flat: few rows and short names, for a low page.
    enum class Shape { Usual, Flat };
    void setShape(Shape shape);

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
    [[nodiscard]] int columnsFor(int width) const;
    void arrange();

    QGridLayout *m_grid = nullptr;
    QList<QPushButton *> m_buttons;
    int m_columns = 0;
    Shape m_shape = Shape::Usual;
};

} // namespace ui
