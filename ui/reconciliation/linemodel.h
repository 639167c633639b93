// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"
#include "core/domain/error.h"

#include <QtCore/QAbstractTableModel>
#include <QtCore/QHash>
#include <QtCore/QSet>

#include <optional>

namespace core
{
class Reconciliation;
}

namespace ui
{

/// Model of the rows of one queue. Loads windows of rows when a view shows them, so that a queue of
/// 100,000 lines costs no more than a short one. Rows that are not loaded show "…".
class LineModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Day, Amount, Party, Proposal, Count };

    /// Rows of one window, and the maximum number of windows that are kept.
    static constexpr int kWindow = 128;
    static constexpr int kMaxWindows = 16;

    explicit LineModel(core::Reconciliation &reconciliation, QObject *parent = nullptr);

    /// Shows another queue from the row `around` on. nullopt: all rows.
    void setQueue(std::optional<core::ReconcileQueue> queue, int around = 0);
    void setSearch(const QString &search);

    [[nodiscard]] std::optional<core::ReconcileQueue> queue() const { return m_queue; }
    [[nodiscard]] const QString &search() const { return m_search; }

    /// Reads the window of this row again and discards the others. reloaded() follows.
    void reload(int around);

    /// Reads the windows of these rows, unless they are loaded. Views call this for visible rows.
    void load(int first, int last);

    /// Returns the row; nullopt if it is not loaded. After setQueue() and reload() every row is
    /// nullopt until reloaded(), so that nobody decides about an old row. Views still show it.
    [[nodiscard]] std::optional<core::ReconcileRow> row(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

    /// Returns the texts of a row, also for other views.
    [[nodiscard]] static QString text(const core::ReconcileRow &row, Column column);

Q_SIGNALS:
    void reloaded();
    void rowsLoaded(int first, int last);
    void failed(const core::Error &error);

private:
    [[nodiscard]] const core::ReconcileRow *loadedRow(int row) const;
    void read(int window);
    void handleWindow(int window, const core::ReconcileWindow &rows);

    core::Reconciliation &m_reconciliation;
    std::optional<core::ReconcileQueue> m_queue = core::ReconcileQueue::Certain;
    QString m_search;
    int m_total = 0;
    bool m_isStale = true; ///< until the first answer after reload()
    QHash<int, QList<core::ReconcileRow>> m_windows;
    QList<int> m_order; ///< windows, least recently loaded first
    QSet<int> m_reading;
    int m_generation = 0; ///< answers from before the last reload() are ignored
};

} // namespace ui
