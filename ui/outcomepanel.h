// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

#include <chrono>

namespace ui
{

/// Whether nobody paid a charge, and it can be made once more from its outcome.
[[nodiscard]] bool canBeChargedAgain(const core::Transaction &transaction);

/// The decided charge across the whole page: paid is a solid green nobody overlooks; every other
/// outcome has a quiet ground, and a sign and a frame of its own, so that it cannot be mistaken for
/// paid nor, without colours, for another one.
class OutcomePanel : public QWidget
{
    Q_OBJECT

public:
    explicit OutcomePanel(QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction,
                        const core::TransactionService::Capabilities &can);

    /// A sentence below the outcome; empty: none.
    void setNews(const QString &news);

    /// How long the page is still there if nobody touches a key; zero: until somebody does.
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
