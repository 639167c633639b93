// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/payoutbatch.h"

#include <QtCore/QAbstractTableModel>

namespace ui
{

/// Table of the payouts of a file, with their results as text.
class PayoutBatchModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum class Column { Line, Amount, Receiver, Key, Result, Count };

    /// `batch` must outlive this object.
    explicit PayoutBatchModel(core::PayoutBatch &batch, QObject *parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    using Row = core::PayoutBatch::Row;

    [[nodiscard]] QString resultText(const Row &row) const;
    [[nodiscard]] QString text(const Row &row, Column column) const;

    core::PayoutBatch &m_batch;
};

} // namespace ui
