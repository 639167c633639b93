// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;

namespace core
{
struct TransactionDraft;
}

namespace ui
{

class Label;
class OutcomePanel;
class StatusBadge;

/// Panel with the outcome of a payout: in progress, final, or unknown.
class SentPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SentPanel(core::TransactionService &service, QWidget *parent = nullptr);

    void showTransaction(const core::Transaction &transaction);

    /// Shows that the request was sent and no answer has arrived, with `words` as progress text.
    void showAsked(const core::TransactionDraft &draft, const QString &words);

    /// Shows that the outcome is unknown, and the reason.
    void showUnknown(const core::TransactionDraft &draft, const QString &reason);

    void showMessage(const QString &news);

    /// Returns the payout; nullopt while the outcome is unknown.
    [[nodiscard]] const std::optional<core::Transaction> &transaction() const
    {
        return m_transaction;
    }

Q_SIGNALS:
    void nextRequested();  ///< enter another payout
    void checkRequested(); ///< query the service now
    void openRequested(const core::Transaction &transaction);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createWaiting();
    void showDraft(const core::TransactionDraft &draft);
    void fillWaiting(const QString &title, const QString &sentence, const QString &details);
    void showAge();

    core::TransactionService &m_service;
    std::optional<core::Transaction> m_transaction;
    QTimer m_tick;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_waiting = nullptr;
    OutcomePanel *m_outcome = nullptr;
    Label *m_title = nullptr;
    StatusBadge *m_badge = nullptr;
    Label *m_amount = nullptr;
    Label *m_details = nullptr;
    Label *m_sentence = nullptr;
    Label *m_advice = nullptr;
    Label *m_age = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_check = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_next = nullptr;
};

} // namespace ui
