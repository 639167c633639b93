// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QListWidget>

namespace ui
{

/// Orders in a list: what was ordered stands out, and below it stands what is known of it.
class OrderRows : public QListWidget
{
    Q_OBJECT

public:
    explicit OrderRows(const QString &name, QWidget *parent = nullptr);

    /// `id` is Qt::UserRole of the row; one line, and one or more below it.
    QListWidgetItem *add(const QString &id, const QString &ordered, const QString &known);

    /// Of the current row; empty: there is none.
    [[nodiscard]] QString currentId() const;
};

} // namespace ui
