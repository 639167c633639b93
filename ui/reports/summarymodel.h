// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/summary.h"

#include <QtCore/QAbstractTableModel>

namespace ui
{

/// Table model of the rows of a summary. Headings cannot be selected.
class SummaryModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    explicit SummaryModel(QObject *parent = nullptr);

    void setRows(const QList<Summary::Row> &rows);

    [[nodiscard]] const Summary::Row &row(int row) const { return m_rows[row]; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    [[nodiscard]] static QString sentence(const Summary::Row &row);

    QList<Summary::Row> m_rows;
};

} // namespace ui
