// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

namespace ui
{

/// The decided charge across the whole page: paid is a solid green nobody overlooks; every other
/// outcome has its own shape and a quiet ground, so that it cannot be mistaken for paid.
class OutcomePanel : public QWidget
{
    Q_OBJECT

public:
    explicit OutcomePanel(QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction,
                        const core::TransactionService::Capabilities &can);

    /// A sentence below the outcome; empty: none.
    void setNews(const QString &news);

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 300}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isPaid() const;

    core::Transaction m_transaction;
    QString m_details;
    QString m_news;
};

} // namespace ui
