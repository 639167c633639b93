// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace ui
{

/// A column in the middle, no wider than one likes to read, that scrolls where the window is low.
class ScrollColumn : public QScrollArea
{
    Q_OBJECT

public:
    explicit ScrollColumn(QWidget *parent = nullptr);

    /// What stands in the column, from the top.
    [[nodiscard]] QVBoxLayout *column() const { return m_column; }

private:
    QVBoxLayout *m_column;
};

} // namespace ui
