// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

#include <chrono>

namespace ui
{

/// Returns true if the charge was not paid and can be created again from its outcome.
[[nodiscard]] bool canBeChargedAgain(const core::Transaction &transaction);

/// Full-page outcome of a charge. Paid is a solid green. Every other outcome has a plain
/// background, and a symbol and frame of its own, so that outcomes differ even without colours.
class OutcomePanel : public QWidget
{
    Q_OBJECT

public:
    explicit OutcomePanel(QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction,
                        const core::TransactionService::Capabilities &can);

    /// Sets a sentence below the outcome; empty: none.
    void setNews(const QString &news);

    /// Sets how long the page stays without user input; zero: until user input.
    void setStay(std::chrono::milliseconds stay);

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 300}; }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isPaid() const;
    [[nodiscard]] QString keysText() const;
    void paintGround(QPainter &painter, const QColor &ink) const;
    void paintSign(QPainter &painter, const QRect &rect, const QColor &ink) const;

    core::Transaction m_transaction;
    QString m_details;
    QString m_news;
    std::chrono::milliseconds m_stay{0};
};

} // namespace ui
