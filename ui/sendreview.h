// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/payoutbrake.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QBoxLayout;
class QLineEdit;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace ui
{

class Label;
class Wait;
class PinKeeper;

/// A payout as it will be sent, so large that a slip is seen, with what speaks against it. Enter
/// sends it, but not in the first moments, which are for reading.
class SendReview : public QWidget
{
    Q_OBJECT

public:
    explicit SendReview(QWidget *parent = nullptr);

    /// Of a draft that has passed validated(). `retypeFrom`: from that amount on it is typed again.
    void begin(const core::TransactionDraft &draft, core::Money retypeFrom);

    /// The same for a second person, whose PIN takes the place of the amount.
    void beginApproval(const core::TransactionDraft &draft, PinKeeper &approver);

    /// What went to its key before, the newest first; to be told before the findings are shown.
    void setPaidBefore(const QList<core::Transaction> &payouts) { m_before = payouts; }

    /// Nothing is sent before they are there.
    void showFindings(const core::Result<QList<core::BrakeFinding>> &findings);

    /// For how long it is only to be read.
    void setTimeToRead(std::chrono::milliseconds time) { m_timeToRead = time; }

    void setBusy(bool busy);
    void say(const QString &problem);

Q_SIGNALS:
    void confirmed();
    void left();           ///< Esc
    void checkRequested(); ///< the findings are wanted once more

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
    QList<core::Transaction> m_before; ///< paid to its key
    bool m_isRetyped = false;          ///< the amount has to be
    PinKeeper *m_approver = nullptr;   ///< whose PIN has to be typed; null: nobody's
    bool m_isBusy = false;
    bool m_isJudged = false;  ///< the findings are there
    bool m_isBlocked = false; ///< and the service would refuse it
    std::chrono::milliseconds m_timeToRead = std::chrono::seconds(3);
    std::chrono::milliseconds m_toRead{0}; ///< is left of it
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
    Wait *m_wait; ///< for the findings
    QPushButton *m_again = nullptr;
    QWidget *m_retypeBox = nullptr;
    Label *m_retypeWords = nullptr;
    QLineEdit *m_retype = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_send = nullptr;
};

} // namespace ui
