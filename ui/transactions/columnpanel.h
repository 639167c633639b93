// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/listcolumns.h"

#include <QtWidgets/QWidget>

class QListWidget;

namespace ui
{

/// Chooses the columns of a list, their order and width by keyboard. Space shows or hides a column,
/// Ctrl+Up and Ctrl+Down move a column. Left and Right change its width.
class ColumnPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ColumnPanel(QWidget *parent = nullptr);

    /// `shown`: the visible columns, including defaults; `widths`: the widths of all columns.
    void show(const core::ListColumns &columns, const QList<core::ListColumn> &shown,
              const QMap<core::ListColumn, int> &widths);

    void begin(); ///< moves the focus to the first column

Q_SIGNALS:
    void changed(const core::ListColumns &columns);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void move(int by);
    void widen(int by);
    void handleChecks();
    void emitChange();

    QListWidget *m_list = nullptr;
    core::ListColumns m_columns;         ///< as last set
    QMap<core::ListColumn, int> m_usual; ///< default widths of columns without a chosen width
    bool m_isShowing = false;            ///< set while changes do not come from the user
};

} // namespace ui
