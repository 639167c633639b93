// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QHeaderView>

namespace ui
{

/// Header of a table with the arrow of the order next to the name of the sorted column: ↓ if the
/// newest or the largest is first. The style would paint a tiny arrow above the name.
class SortHeader : public QHeaderView
{
    Q_OBJECT

public:
    explicit SortHeader(QWidget *parent = nullptr);

    /// Returns the painted name of a column.
    [[nodiscard]] QString nameOf(int section) const;

protected:
    void initStyleOptionForIndex(QStyleOptionHeader *option, int section) const override;
};

} // namespace ui
