// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QElapsedTimer>
#include <QtWidgets/QWidget>

#include <chrono>

class QPushButton;

namespace ui
{

/// Returns true if the charge was not paid and can be created again from its outcome.
[[nodiscard]] bool canBeChargedAgain(const core::Transaction &transaction);

/// Full-page outcome of a charge. Paid is a solid green. Every other outcome has a plain
/// background, and a symbol and frame of its own, so that outcomes differ even without colours. A
/// charge has buttons, and a click on the panel continues. Clicks within kCoolDown after a new
/// outcome are ignored, because they were meant for the page before. A payout has no buttons here.
class OutcomePanel : public QWidget
{
    Q_OBJECT

public:
    static constexpr std::chrono::milliseconds kCoolDown{600};

    explicit OutcomePanel(QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction,
                        const core::TransactionService::Capabilities &can);

    /// Sets a sentence below the outcome; empty: none.
    void setNews(const QString &news);

    /// Sets how long the page stays without user input; zero: until user input.
    void setStay(std::chrono::milliseconds stay);

    [[nodiscard]] QSize minimumSizeHint() const override { return {320, 300}; }

Q_SIGNALS:
    void nextRequested();  ///< the next customer
    void againRequested(); ///< create the unpaid charge again
    void printRequested(); ///< the receipt
    void saveRequested();  ///< the receipt as a file

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;

private:
    [[nodiscard]] bool isPaid() const;
    void addButtons();
    void showButtons();
    void fitButtons();
    [[nodiscard]] bool isCool() const;
    void paintGround(QPainter &painter, const QColor &ink) const;
    void paintSign(QPainter &painter, const QRect &rect, const QColor &ink) const;

    core::Transaction m_transaction;
    QString m_details;
    QString m_news;
    std::chrono::milliseconds m_stay{0};
    QElapsedTimer m_sinceOutcome; ///< since the present outcome was set
    bool m_isPressed = false;     ///< by the mouse, after the cool-down
    QWidget *m_buttons = nullptr;
    QPushButton *m_next = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace ui
