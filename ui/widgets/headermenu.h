// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QSet>

class QTableView;

namespace ui
{

/// Context menu of the header of a table: shows and hides columns, and copies the table. Choices
/// last as long as the table.
class HeaderMenu : public QObject
{
    Q_OBJECT

public:
    /// `table` owns this object and needs a model. The user can hide the columns `hideable` only:
    /// nobody may decide about money without amounts and warnings.
    HeaderMenu(QTableView &table, const QList<int> &hideable);

    /// Sets whether the page has room for a column. A column without room is hidden, and shown
    /// again later unless the user has hidden the column.
    void setFitting(int column, bool isFitting);

private:
    void open(QPoint at);
    void choose(int column, bool isShown);
    void showAll();
    void apply(int column);
    [[nodiscard]] QString name(int column) const;
    void copy() const;

    QTableView &m_table;
    QList<int> m_hideable;
    QSet<int> m_hidden;  ///< by the user
    QSet<int> m_missing; ///< columns without room
};

} // namespace ui
