// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/payoutbatchmodel.h"

#include "ui/text/errortext.h"
#include "ui/text/fieldtext.h"
#include "ui/text/keytext.h"
#include "ui/text/payoutwarningtext.h"
#include "ui/text/text.h"

namespace ui
{

using namespace Qt::StringLiterals;
using State = core::PayoutBatch::State;

namespace
{

QVariant alignmentOf(PayoutBatchModel::Column column)
{
    const bool isNumber = column <= PayoutBatchModel::Column::Amount;
    return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

} // namespace

PayoutBatchModel::PayoutBatchModel(core::PayoutBatch &batch, QObject *parent)
    : QAbstractTableModel(parent)
    , m_batch(batch)
{
    connect(&batch, &core::PayoutBatch::aboutToBeRead, this, [this] { beginResetModel(); });
    connect(&batch, &core::PayoutBatch::wasRead, this, [this] { endResetModel(); });
    connect(&batch, &core::PayoutBatch::rowChanged, this,
            [this](int row) { Q_EMIT dataChanged(index(row, 0), index(row, columnCount() - 1)); });
}

int PayoutBatchModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_batch.rows().size());
}

int PayoutBatchModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(Column::Count);
}

/// Returns the error text with line, field and rule.
QString PayoutBatchModel::resultText(const Row &row) const
{
    switch (row.state) {
    case State::Unread:
        return tr("not checked yet");
    case State::Broken: {
        QStringList sentences;
        for (const core::FieldError &error : row.order.broken)
            sentences += u"%1: %2"_s.arg(fieldName(error.field), problemSentence(error));
        if (row.order.isRagged)
            sentences += tr("Data after the last column: a comma or semicolon too many?");
        return sentences.join(u' ');
    }
    case State::InUse:
        return tr("Reference: %1 belongs to another transaction.")
            .arg(foreignText(row.order.draft.reference));
    case State::Fresh: {
        QStringList sentences{tr("to be sent")};
        for (const core::PayoutWarningFinding &finding : row.warnings)
            sentences += payoutWarningSentence(finding);
        return sentences.join(u" · "_s);
    }
    case State::Waits:
        return tr("Not sent: it waits at this counter, under “To approve” or “On hold”.");
    case State::Made:
        return tr("Sent %1 · %2", "time, state")
            .arg(timestampText(row.made->created), statusWord(row.made->status));
    case State::Refused:
        return notSentSentence(*row.error);
    case State::Twin:
        return tr("Not sent: the same amount is on its way to this key. When that is final, send "
                  "the file again.");
    case State::Unknown:
        return tr("Not known whether it was sent. Check the file again before anything else.");
    }
    Q_UNREACHABLE();
}

QString PayoutBatchModel::text(const Row &row, Column column) const
{
    const core::TransactionDraft &draft = row.order.draft;
    switch (column) {
    case Column::Line:
        return QString::number(row.order.line);
    case Column::Amount:
        return draft.amount ? moneyText(-*draft.amount) : u"—"_s;
    case Column::Receiver:
        return foreignText(draft.name);
    case Column::Key:
        return row.order.isSound() ? keyText(draft.pixKey) : foreignText(draft.pixKey);
    case Column::Result:
        return resultText(row);
    case Column::Count:
        break;
    }
    Q_UNREACHABLE();
}

QVariant PayoutBatchModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_batch.rows()[index.row()];
    const auto column = static_cast<Column>(index.column());
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return text(row, column);
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(column);
    if (role == Qt::AccessibleTextRole)
        return tr("Line %1, %2 to %3, %4: %5", "line of a file, amount, receiver, key, result")
            .arg(text(row, Column::Line), text(row, Column::Amount), text(row, Column::Receiver),
                 text(row, Column::Key), text(row, Column::Result));
    return {};
}

QVariant PayoutBatchModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return alignmentOf(static_cast<Column>(section));
    if (role != Qt::DisplayRole)
        return {};
    switch (static_cast<Column>(section)) {
    case Column::Line:
        return tr("Line");
    case Column::Amount:
        return tr("Amount");
    case Column::Receiver:
        return tr("Receiver");
    case Column::Key:
        return tr("Pix key");
    case Column::Result:
        return tr("Result");
    case Column::Count:
        break;
    }
    return {};
}

} // namespace ui
