// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preset.h"

#include <QtCore/QList>
#include <QtGui/QKeySequence>
#include <QtWidgets/QWidget>

class QGridLayout;
class QPushButton;

namespace ui
{

/// The presets of a shop, each on a button that says its key.
class PresetBar : public QWidget
{
    Q_OBJECT

public:
    /// Few rows, with little of the names, where the page has no height for more.
    enum class Shape { Usual, Flat };
    void setShape(Shape shape);

    /// `page` is where the keys work, also while the bar is not to be seen.
    PresetBar(const QList<Preset> &presets, QWidget *page);

    /// Alt and a letter for each: the first of its name that no preset before it has, or else any.
    /// So presets that are added at the end leave the keys of the others alone.
    [[nodiscard]] static QList<QKeySequence> keysOf(const QList<Preset> &presets);

Q_SIGNALS:
    void chosen(const ui::Preset &preset);

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
