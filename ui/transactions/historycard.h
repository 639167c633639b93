// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QFrame>

class QVBoxLayout;

namespace core
{
struct StatusEvent;
struct Transaction;
}

namespace ui
{

/// Card with the status history of a transaction, newest first: time, delay since the previous
/// status, and cause.
class HistoryCard : public QFrame
{
    Q_OBJECT

public:
    explicit HistoryCard(QWidget *parent = nullptr);

    void show(const core::Transaction &transaction,
              const core::TransactionService::Capabilities &can);

private:
    [[nodiscard]] static QWidget *lineOf(const core::StatusEvent &event, const QString &gap,
                                         const QString &source);

    QVBoxLayout *m_lines = nullptr;
};

} // namespace ui
