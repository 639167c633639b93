// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutorder.h"
#include "core/domain/transactiondraft.h"
#include "core/service/transactionservice.h"
#include "ui/session/shopcontext.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace core
{

class OutgoingHolds;
class PayoutController;
class PayoutSubmitter;
class PayoutWarningCheck;
class PinService;
class ReferenceGenerator;
class SentWatch;
struct Transaction;
} // namespace core

namespace ui
{

class BatchPanel;
class HoldPanel;
class PayoutQueue;
class PayoutTabs;
class Chime;
class SendForm;
class SendReview;
class SentPanel;
class BusyIndicator;

/// Page that sends money to a Pix key. Steps: typing, checks, review, approval if necessary, hold
/// time with cancellation, sending, and following the payout to its end. A payout keeps one
/// reference across all attempts, so that no attempt makes a second payout. While an outcome is
/// unknown, nothing else is sent. The tabs above list the waiting payouts, which PayoutController
/// stores before sending.
class SendPage : public QWidget
{
    Q_OBJECT

public:
    /// `holds` must outlive the page.
    SendPage(const ShopContext &context, core::PayoutController &payouts,
             core::OutgoingHolds &holds, QWidget *parent = nullptr);

    /// Sets how long the review blocks the Enter key; some seconds.
    void setTimeToRead(std::chrono::milliseconds time);

    /// Sets the hold time of a confirmed payout or file; several more seconds.
    void setTimeToRecall(std::chrono::milliseconds time);

    /// Returns true while a payout is in review, being sent, unconfirmed, or just sent.
    [[nodiscard]] bool isAtWork() const;

    /// Opens the review of a stored payout to send or approve it.
    void reviewAgain(const core::PayoutOrder &order);

Q_SIGNALS:
    void opened(const core::Transaction &transaction); ///< show the details
    void unconfirmedOrdersRequested(); ///< see PayoutQueue::unconfirmedOrdersRequested()

protected:
    void showEvent(QShowEvent *event) override;

private:
    void connectFaces();
    [[nodiscard]] bool wantsApproval(const core::TransactionDraft &draft) const;
    void showTab();
    void review();
    void drop(const core::PayoutOrder &order);
    void goBack();
    void send();
    void hold();
    void reportMoved(const core::Transaction &payout);
    void recall();
    void ask();
    void queue();
    void showNotRecorded();
    void forget();
    void showSent(const core::Transaction &transaction);
    void showUnknown(const core::Error &error);
    void clearUnconfirmed();
    void showNotSent();
    void refuse(const core::Error &error);
    void refuseReference();
    void follow(const core::Transaction &transaction);
    void askAboutSent();
    void countOnTheWay();
    void showFace(QWidget *face);
    [[nodiscard]] QString ownReference();
    void showNextReference();

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    core::ReferenceGenerator *m_references;
    core::PayoutWarningCheck *m_warnings;
    core::PayoutController &m_payouts;
    core::PayoutSubmitter *m_submitter;
    core::SentWatch *m_sent;
    Chime *m_chime;
    core::PinService *m_approver;   ///< null: payouts need no approval
    core::TransactionDraft m_draft; ///< in review, being sent, or unconfirmed
    /// State before the current review; nullopt: the payout comes from the form.
    std::optional<core::PayoutOrder::State> m_was;
    std::chrono::milliseconds m_timeToRecall = std::chrono::seconds(20);
    QString m_reference;   ///< of the current payout, if generated
    bool m_isBusy = false; ///< a confirmed payout is in progress

    BusyIndicator *m_busy; ///< shown while the service processes the request
    PayoutTabs *m_tabs = nullptr;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_notice = nullptr; ///< shown instead of the form if sending is unavailable
    SendForm *m_form = nullptr;
    SendReview *m_review = nullptr;
    HoldPanel *m_hold = nullptr;
    SentPanel *m_panel = nullptr;
    PayoutQueue *m_queue = nullptr;
    QWidget *m_making = nullptr; ///< content of the tab New
    BatchPanel *m_batch = nullptr;
};

} // namespace ui
