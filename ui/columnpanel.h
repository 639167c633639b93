// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/listcolumns.h"

#include <QtWidgets/QWidget>

class QListWidget;

namespace ui
{

/// Which columns a list has, in which order and how wide, chosen by keys: Space shows or hides one,
/// Ctrl and the arrow keys up and down move it, left and right make it narrower and wider.
class ColumnPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnPanel(QWidget *parent = nullptr);

    /// `shown`: those that one sees, also where nobody chose them; `widths`: how wide all are.
    void show(const ListColumns &columns, const QList<ListColumn> &shown,
              const QMap<ListColumn, int> &widths);

    void begin(); ///< the keyboard goes to the first column

Q_SIGNALS:
    void changed(const ui::ListColumns &columns);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void move(int by);
    void widen(int by);
    void takeChecks();
    void tell();

    QListWidget *m_list = nullptr;
    ListColumns m_columns;         ///< as they were told last
    QMap<ListColumn, int> m_usual; ///< widths of those that nobody has chosen one for
    bool m_isShowing = false;      ///< what changes now no person changes
};

} // namespace ui
