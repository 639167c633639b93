// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutorder.h"
#include "core/service/transactionservice.h"
#include "ui/shoptools.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace ui
{

class BatchPanel;
class BrakeCheck;
class HoldPanel;
class PayoutDesk;
class PayoutMaker;
class PayoutQueue;
class PayoutTabs;
class PinKeeper;
class ReferenceMaker;
class SendForm;
class SendReview;
class SentPanel;
class SentWatch;
class Wait;

/// Sends money to a Pix key: typed, checked, read once more, approved where a second person has to,
/// held for some seconds in which it can be taken back, sent, and followed to its end. One order is
/// one reference from the first try to the last, so that no try can make a second one; and while
/// nobody knows what became of a try, nothing else is sent. What waits here is in the tabs above,
/// and is noted by the desk before anything leaves.
class SendPage : public QWidget
{
    Q_OBJECT

public:
    SendPage(const ShopTools &tools, PayoutDesk &desk, QWidget *parent = nullptr);

    /// For how long an order is only to be read; some seconds.
    void setTimeToRead(std::chrono::milliseconds time);

    /// For how long one that is confirmed can be taken back; some more.
    void setTimeToRecall(std::chrono::milliseconds time) { m_timeToRecall = time; }

    /// Something is looked at once more, on its way to the service, in doubt, or just sent.
    [[nodiscard]] bool isAtWork() const;

    /// Looks at an order once more, to send it or to approve it.
    void reviewAgain(const core::PayoutOrder &order);

Q_SIGNALS:
    void opened(const core::Transaction &transaction); ///< all about it is wanted
    void ledgerRequested();                            ///< as PayoutQueue has it

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
    void recall();
    void ask();
    void queue();
    void sayNotNoted();
    void forget();
    void showSent(const core::Transaction &transaction);
    void showUnknown(const core::Error &error);
    void leaveDoubt();
    void sayNotSent();
    void refuse(const core::Error &error);
    void refuseReference();
    void follow(const core::Transaction &transaction);
    void askAboutSent();
    void countOnTheWay();
    void showFace(QWidget *face);
    [[nodiscard]] QString ownReference();

    core::TransactionService &m_service;
    PreferenceKeeper &m_preferences;
    ReferenceMaker *m_references;
    BrakeCheck *m_brakes;
    PayoutDesk &m_desk;
    PayoutMaker *m_maker;
    SentWatch *m_sent;
    PinKeeper *m_approver;          ///< null: nobody approves
    core::TransactionDraft m_draft; ///< that is reviewed, sent, or in doubt
    /// Where it was before somebody looked at it again; nothing: it comes from the form.
    std::optional<core::PayoutOrder::State> m_was;
    std::chrono::milliseconds m_timeToRecall = std::chrono::seconds(20);
    QString m_reference;   ///< of the order that is being made, if it is our own
    bool m_isBusy = false; ///< with an order that was confirmed

    Wait *m_wait; ///< for the service, that was asked to send
    PayoutTabs *m_tabs = nullptr;
    QStackedWidget *m_faces = nullptr;
    QWidget *m_notice = nullptr; ///< instead of a form, where nothing can be sent
    SendForm *m_form = nullptr;
    SendReview *m_review = nullptr;
    HoldPanel *m_hold = nullptr;
    SentPanel *m_panel = nullptr;
    PayoutQueue *m_queue = nullptr;
    QWidget *m_making = nullptr; ///< the face of the tab New
    BatchPanel *m_batch = nullptr;
};

} // namespace ui
