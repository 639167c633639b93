// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QListWidget>

namespace ui
{

/// List of orders. Each row shows the order and, below, its known facts.
class OrderRows : public QListWidget
{
    Q_OBJECT

public:
    explicit OrderRows(const QString &name, QWidget *parent = nullptr);

    /// Appends a row: `ordered` on one line, `known` on one or more lines below. `id` is stored as
    /// Qt::UserRole.
    QListWidgetItem *add(const QString &id, const QString &ordered, const QString &known);

    /// Returns the id of the current row; empty: no row.
    [[nodiscard]] QString currentId() const;
};

} // namespace ui
