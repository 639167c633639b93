// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QFrame>

class QVBoxLayout;

namespace core
{
struct StatusEvent;
struct Transaction;
} // namespace core

namespace ui
{

/// Card with the history of a transaction, newest first: time of each status, delay since the
/// previous status, and cause; and the evidence that changed no status.
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
    [[nodiscard]] static QWidget *lineOf(const core::Evidence &record);

    QVBoxLayout *m_lines = nullptr;
};

} // namespace ui
