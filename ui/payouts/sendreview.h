// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/payoutwarnings.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QBoxLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace core
{
class PinService;
}

namespace ui
{

class Label;
class BusyIndicator;

/// Review of a payout before sending, in large text, with its warnings. Enter sends, but only after
/// a short time for reading.
class SendReview : public QWidget
{
    Q_OBJECT

public:
    /// The step after the review: the hold time, or a second person's approval.
    enum class Next { Hold, Approval };

    explicit SendReview(QWidget *parent = nullptr);

    /// Requires a draft that has passed validated(). `retypeFrom`: amount from which the user types
    /// the amount again.
    void begin(const core::TransactionDraft &draft, core::Money retypeFrom, Next next);

    /// Shows the review for the approver, who types a PIN instead of the amount.
    void beginApproval(const core::TransactionDraft &draft, core::PinService &approver);

    /// Sets earlier payouts to the same key, newest first. Call before showFindings().
    void setPaidBefore(const QList<core::Transaction> &payouts) { m_before = payouts; }

    /// Shows the warnings. Nothing can be sent before.
    void showFindings(const core::Result<QList<core::PayoutWarningFinding>> &findings);

    /// Sets how long the review blocks the Enter key.
    void setTimeToRead(std::chrono::milliseconds time) { m_timeToRead = time; }

    void setBusy(bool busy);
    void showMessage(const QString &problem);

Q_SIGNALS:
    void confirmed();
    void left();           ///< user pressed Esc
    void checkRequested(); ///< request the warnings again

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createOrder();
    QWidget *createFindings();
    QWidget *createFoot();
    void show(const core::TransactionDraft &draft);
    void clearFindings();
    void addBefore();
    void countDown();
    void showButton();
    [[nodiscard]] QString hindrance() const;
    void confirm();

    core::TransactionDraft m_draft;
    QList<core::Transaction> m_before; ///< to the same key
    bool m_isRetyped = false;          ///< the amount must be typed again
    Next m_next = Next::Hold;
    core::PinService *m_approver = nullptr; ///< whose PIN is required; null: no approval
    bool m_isBusy = false;
    bool m_isJudged = false;  ///< the warnings have arrived
    bool m_isBlocked = false; ///< and the service would refuse the payout
    std::chrono::milliseconds m_timeToRead = std::chrono::seconds(3);
    std::chrono::milliseconds m_toRead{0}; ///< remaining
    QTimer m_second;

    QScrollArea *m_scroll = nullptr;
    QBoxLayout *m_columns = nullptr;
    Label *m_keyKind = nullptr;
    Label *m_key = nullptr;
    Label *m_receiver = nullptr;
    Label *m_amount = nullptr;
    Label *m_words = nullptr;
    Label *m_purpose = nullptr;
    QVBoxLayout *m_findings = nullptr;
    BusyIndicator *m_busy; ///< for the warnings
    QPushButton *m_again = nullptr;
    QWidget *m_retypeBox = nullptr;
    Label *m_retypeWords = nullptr;
    QLineEdit *m_retype = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_send = nullptr;
};

} // namespace ui
