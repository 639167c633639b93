// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace ui
{

/// Centred column with a limited width for easy reading. Scrolls in a low window.
class ScrollColumn : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrollColumn(QWidget *parent = nullptr);

    /// Returns the layout of the column, from the top.
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }

    /// Returns a widget for the buttons below the column, with the edges of the column.
    [[nodiscard]] static QWidget *createFoot(QLayout *layout);

private:
    QVBoxLayout *m_column;
};

} // namespace ui
