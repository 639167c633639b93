// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtWidgets/QFrame>

class QVBoxLayout;

namespace core
{
class Reconciliation;
}

namespace ui
{

/// Card with the lines of bank statements that are matched with a transaction. Hidden if there are
/// none or the statements cannot be read.
class StatementCard : public QFrame
{
    Q_OBJECT

public:
    /// `reconciliation` must outlive this object.
    explicit StatementCard(core::Reconciliation &reconciliation, QWidget *parent = nullptr);

    void show(const QUuid &id);

private:
    void read();
    void showLines(const QList<core::TransactionLine> &lines);

    core::Reconciliation &m_reconciliation;
    QUuid m_id;
    QVBoxLayout *m_lines = nullptr;
};

} // namespace ui
