// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtCore/QAbstractTableModel>

#include <utility>

namespace ui
{

/// Model of the lines of a previewed file: whether each is new, known, or gone at the bank. Lines
/// that an import would change come first. Statements that are left out have no rows.
class PreviewModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { Effect, Day, Amount, Text, Count };

    using QAbstractTableModel::QAbstractTableModel;

    void setPreview(const core::ImportPreview &preview);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    core::ImportPreview m_preview;
    /// The statement and the line of each row.
    QList<std::pair<qsizetype, core::PreviewedLine>> m_rows;
};

} // namespace ui
