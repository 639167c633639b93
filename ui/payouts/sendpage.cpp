// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/sendpage.h"

#include "core/domain/draftvalidation.h"
#include "core/till/outgoingholds.h"
#include "core/till/payoutcontroller.h"
#include "core/till/payoutsubmitter.h"
#include "core/till/payoutwarningcheck.h"
#include "core/till/pinservice.h"
#include "core/till/preferences.h"
#include "core/till/referencegenerator.h"
#include "core/till/sentwatch.h"
#include "ui/payouts/batchpanel.h"
#include "ui/payouts/holdpanel.h"
#include "ui/payouts/payoutqueue.h"
#include "ui/payouts/payouttabs.h"
#include "ui/payouts/sendform.h"
#include "ui/payouts/sendnotice.h"
#include "ui/payouts/sendreview.h"
#include "ui/payouts/sentpanel.h"
#include "ui/session/chime.h"
#include "ui/text/errortext.h"
#include "ui/text/keytext.h"
#include "ui/text/payoutwarningtext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

SendPage::SendPage(const ShopContext &context, core::PayoutController &payouts,
                   core::OutgoingHolds &holds, QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_preferences(context.preferences)
    , m_references(
          new core::ReferenceGenerator(context.console.numbers(), context.preferences, this))
    , m_warnings(new core::PayoutWarningCheck(context.service, context.payer.document, this))
    , m_payouts(payouts)
    , m_submitter(new core::PayoutSubmitter(context.service, payouts, this))
    , m_sent(new core::SentWatch(context.service, this))
    , m_chime(new Chime(context, this))
    , m_approver(context.approver)
    , m_busy(new BusyIndicator(u"sendWait"_s, this))
{
    setObjectName(u"sendPage"_s);
    m_faces = new QStackedWidget;
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(m_faces);
    if (!m_service.capabilities().sendsMoney) {
        m_notice = new SendNotice;
        m_faces->addWidget(m_notice);
        return;
    }
    m_form = new SendForm(m_service);
    m_review = new SendReview;
    m_panel = new SentPanel(m_service);
    m_batch = new BatchPanel(context, m_payouts, holds);
    m_hold = new HoldPanel(holds);
    m_queue = new PayoutQueue(m_service, m_payouts, m_approver);
    m_tabs = new PayoutTabs(m_service, m_payouts);
    layout->insertWidget(0, m_tabs);
    for (QWidget *face : {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_review),
                          static_cast<QWidget *>(m_hold), static_cast<QWidget *>(m_panel),
                          static_cast<QWidget *>(m_batch), static_cast<QWidget *>(m_queue)})
        m_faces->addWidget(face);
    m_making = m_form;
    connectFaces();
}

void SendPage::setTimeToRead(std::chrono::milliseconds time)
{
    m_review->setTimeToRead(time);
    m_batch->setTimeToRead(time);
}

void SendPage::setTimeToRecall(std::chrono::milliseconds time)
{
    m_timeToRecall = time;
    m_batch->setTimeToRecall(time);
}

void SendPage::connectFaces()
{
    connect(m_references, &core::ReferenceGenerator::nextChanged, this,
            &SendPage::showNextReference);
    showNextReference();
    connect(m_form, &SendForm::fileRequested, this, [this] { showFace(m_batch); });
    connect(m_batch, &BatchPanel::left, this, [this] { showFace(m_form); });
    connect(m_form, &SendForm::submitted, this, &SendPage::review);
    connect(m_warnings, &core::PayoutWarningCheck::paidBefore, m_review,
            &SendReview::setPaidBefore);
    connect(m_warnings, &core::PayoutWarningCheck::done, m_review, &SendReview::showFindings);
    connect(m_review, &SendReview::checkRequested, this, [this] { m_warnings->begin(m_draft); });
    connect(m_review, &SendReview::confirmed, this, &SendPage::send);
    connect(m_review, &SendReview::left, this, [this] {
        if (!m_isBusy)
            goBack();
    });
    connect(m_hold, &HoldPanel::ended, this, &SendPage::ask);
    connect(m_hold, &HoldPanel::recalled, this, &SendPage::recall);
    connect(m_tabs, &PayoutTabs::chosenChanged, this, &SendPage::showTab);
    connect(m_queue, &PayoutQueue::opened, this, &SendPage::opened);
    connect(m_queue, &PayoutQueue::reviewRequested, this, &SendPage::reviewAgain);
    connect(m_queue, &PayoutQueue::unconfirmedOrdersRequested, this,
            &SendPage::unconfirmedOrdersRequested);
    connect(m_queue, &PayoutQueue::dropRequested, this, &SendPage::drop);
    connect(m_panel, &SentPanel::nextRequested, this, [this] { showFace(m_form); });
    connect(m_panel, &SentPanel::checkRequested, this, &SendPage::askAboutSent);
    connect(m_panel, &SentPanel::openRequested, this, &SendPage::opened);
    connect(&m_service, &core::TransactionService::changed, this, &SendPage::follow);
    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        if (text.isEmpty())
            return;
        m_panel->showAsked(m_draft, text);
        if (m_making != m_panel)
            showFace(m_panel);
    });
    connect(m_submitter, &core::PayoutSubmitter::answered, m_busy, &BusyIndicator::end);
    connect(m_submitter, &core::PayoutSubmitter::made, this, &SendPage::showSent);
    connect(m_submitter, &core::PayoutSubmitter::refused, this, &SendPage::refuse);
    connect(m_submitter, &core::PayoutSubmitter::referenceInUse, this, &SendPage::refuseReference);
    connect(m_submitter, &core::PayoutSubmitter::absent, this, &SendPage::showNotSent);
    connect(m_submitter, &core::PayoutSubmitter::abandoned, this, &SendPage::clearUnconfirmed);
    connect(m_submitter, &core::PayoutSubmitter::unknown, this, &SendPage::showUnknown);
    connect(m_sent, &core::SentWatch::moved, this, &SendPage::reportMoved);
    connect(m_sent, &core::SentWatch::counted, this, [this](int count) {
        m_form->setOnTheWay(
            count == 0 ? QString() : tr("%n Pix in process. See “In process”.", nullptr, count));
    });
}

/// Shows the reference of the next payout, which a review may have reserved.
void SendPage::showNextReference()
{
    m_form->setNextReference(m_reference.isEmpty() ? m_references->next() : m_reference);
}

/// Shows a step of a payout, always in the tab New.
void SendPage::showFace(QWidget *face)
{
    m_making = face;
    m_tabs->choose(PayoutTab::New);
    m_faces->setCurrentWidget(face);
    if (face == m_form && isVisible()) {
        m_form->focusInput();
        countOnTheWay();
    }
}

bool SendPage::isAtWork() const
{
    const QWidget *face = m_notice ? m_notice : m_making;
    return m_isBusy || m_submitter->isUnconfirmed() || (face != m_form && face != m_notice);
}

void SendPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_notice) {
        m_notice->setFocus();
        return;
    }
    QWidget *face = m_faces->currentWidget();
    if (face == m_form) {
        m_form->focusInput();
        countOnTheWay();
    } else {
        face->setFocus();
    }
}

void SendPage::showTab()
{
    if (m_tabs->chosen() == PayoutTab::New) {
        m_faces->setCurrentWidget(m_making);
        return;
    }
    m_queue->show(m_tabs->chosen());
    m_faces->setCurrentWidget(m_queue);
}

bool SendPage::wantsApproval(const core::TransactionDraft &draft) const
{
    return m_approver && m_approver->hasPin() &&
           *draft.amount >= m_preferences.value().sending.approveFrom;
}

void SendPage::review()
{
    core::TransactionDraft wanted = m_form->draft();
    wanted.platform = m_service.platform();
    if (wanted.reference.isEmpty())
        wanted.reference = ownReference();
    const auto valid = core::validated(wanted, {}, {}, m_service.capabilities().payerData());
    if (!valid) {
        m_form->refuse(valid.error().fields);
        return;
    }
    m_draft = *valid;
    m_was.reset();
    m_review->begin(m_draft, m_preferences.value().sending.retypeFrom,
                    wantsApproval(m_draft) ? SendReview::Next::Approval : SendReview::Next::Hold);
    m_warnings->begin(m_draft);
    showFace(m_review);
}

/// Opens the review of a held payout, or of a payout that waits for approval.
void SendPage::reviewAgain(const core::PayoutOrder &order)
{
    if (m_isBusy) { // One payout at a time: this one stays in the list.
        m_queue->showMessage(tr("Another Pix is being sent: finish that one first."));
        return;
    }
    const bool isToApprove = order.state == core::PayoutOrder::State::ToApprove;
    m_draft = order.draft;
    m_was = order.state;
    if (isToApprove && m_approver && m_approver->hasPin())
        m_review->beginApproval(m_draft, *m_approver);
    else
        m_review->begin(m_draft, m_preferences.value().sending.retypeFrom,
                        !isToApprove && wantsApproval(m_draft) ? SendReview::Next::Approval
                                                               : SendReview::Next::Hold);
    m_warnings->begin(m_draft);
    showFace(m_review);
}

/// Discards a payout. During the hold time cancels it first; a sent payout cannot be discarded.
void SendPage::drop(const core::PayoutOrder &order)
{
    if (m_isBusy && order.draft.reference == m_draft.reference)
        m_hold->recall();
    if (m_isBusy && order.draft.reference == m_draft.reference)
        return;
    m_payouts.drop(order.draft.reference);
    m_queue->showMessage(tr("Discarded: nothing was sent."));
}

/// Returns to the tab that the payout came from.
void SendPage::goBack()
{
    using State = core::PayoutOrder::State;
    const auto was = m_was;
    showFace(m_form);
    if (was)
        m_tabs->choose(*was == State::ToApprove ? PayoutTab::ToApprove : PayoutTab::Held);
}

/// Returns the reference of the current payout, which stays until a definite answer.
QString SendPage::ownReference()
{
    if (m_reference.isEmpty())
        m_reference = m_references->nextReference();
    return m_reference;
}

void SendPage::send()
{
    if (m_isBusy)
        return;
    if (const auto other = m_payouts.inTheWayOf(m_draft)) {
        m_review->showMessage(
            m_payouts.isAsked(other->draft.reference)
                ? tr("Nothing was sent: %1 may have been sent to this key before. See "
                     "“Not confirmed”, Alt+8.")
                      .arg(moneyText(*other->draft.amount))
                : tr("Nothing was sent: an identical Pix already waits here, under “To "
                     "approve” or “On hold”."));
        return;
    }
    m_isBusy = true;
    m_warnings->stop();
    m_review->setBusy(true);
    m_review->showMessage({});
    const bool isApproved = m_was == core::PayoutOrder::State::ToApprove;
    if (!isApproved && wantsApproval(m_draft))
        queue();
    else
        hold();
}

/// Stores the payout for approval by a second person.
void SendPage::queue()
{
    m_payouts.note({.draft = m_draft, .state = core::PayoutOrder::State::ToApprove}, this,
                   [this](const core::Result<core::PayoutOrder> &recorded) {
                       if (!recorded) {
                           showNotRecorded();
                           return;
                       }
                       forget();
                       showFace(m_form);
                       m_tabs->choose(PayoutTab::ToApprove);
                   });
}

/// Stores the payout before the hold time starts, so that nothing is lost if the program ends
/// meanwhile.
void SendPage::hold()
{
    m_payouts.note({.draft = m_draft, .state = core::PayoutOrder::State::Held}, this,
                   [this](const core::Result<core::PayoutOrder> &recorded) {
                       if (!recorded) {
                           showNotRecorded();
                           return;
                       }
                       m_hold->begin(m_draft, m_timeToRecall);
                       showFace(m_hold);
                   });
}

/// Cancels during the hold time. A payout from the form stays in the form; a stored or approved
/// payout is held.
void SendPage::recall()
{
    m_isBusy = false;
    m_review->setBusy(false);
    if (!m_was)
        m_payouts.drop(m_draft.reference);
    else
        m_was = core::PayoutOrder::State::Held;
    m_form->setLastResult(tr("Sending cancelled: nothing was sent, the money is where it was."));
    goBack();
}

void SendPage::showNotRecorded()
{
    m_isBusy = false;
    m_review->setBusy(false);
    showFace(m_review);
    m_review->showMessage(
        tr("Nothing was sent: the notes of this counter cannot be written, and the order "
           "would be lost if the program closed now."));
}

/// Clears the current payout, so that the next one gets a new reference.
void SendPage::forget()
{
    m_isBusy = false;
    m_review->setBusy(false);
    if (!m_was) {
        m_reference.clear();
        m_form->clear();
        showNextReference();
    }
}

void SendPage::ask()
{
    m_busy->begin({tr("The payout was requested from the service."),
                   tr("It is not known yet whether the money has left. Balcão keeps checking, also "
                      "on other pages. Nothing else is sent from here until then.")});
    m_submitter->make(m_draft);
}

void SendPage::showNotSent()
{
    m_isBusy = false;
    m_review->setBusy(false);
    showFace(m_review);
    m_review->showMessage(
        tr("The service does not have it: nothing was sent, the money is where it was. "
           "Enter tries again."));
}

/// Handles a reference of another order: the next attempt gets a new one.
void SendPage::refuseReference()
{
    m_reference.clear();
    showNextReference();
    refuse(
        {core::Error::Code::Conflict, {{core::Field::Reference, core::Problem::AlreadyUsed}}, {}});
}

/// Handles a refusal: no payout was made. Keeps input and reference, so that the service refuses
/// the next attempt if an earlier request still arrives.
void SendPage::refuse(const core::Error &error)
{
    m_isBusy = false;
    m_review->setBusy(false);
    if (m_was)
        m_payouts.keep(m_draft.reference);
    else
        m_payouts.drop(m_draft.reference);
    const core::FieldError unsettled{core::Field::PixKey, core::Problem::Unsettled};
    const QString sentence = notSentSentence(error);
    if (error.fields.contains(unsettled)) {
        showFace(m_review);
        m_review->showMessage(
            tr("An identical Pix was sent a moment ago, here or at another counter. "
               "Nothing more was sent."));
        m_warnings->begin(m_draft);
        return;
    }
    const bool isOfFields = !error.fields.isEmpty() && !m_was;
    showFace(isOfFields ? static_cast<QWidget *>(m_form) : m_review);
    m_form->refuse(error.fields);
    m_form->showMessage(isOfFields ? sentence : QString());
    m_review->showMessage(isOfFields ? QString() : sentence);
}

void SendPage::showUnknown(const core::Error &error)
{
    m_isBusy = true;
    m_panel->showUnknown(m_draft, errorWords(error).happened);
    showFace(m_panel);
}

/// Handles an order that the user has resolved elsewhere.
void SendPage::clearUnconfirmed()
{
    forget();
    m_form->setLastResult(tr("%1 was settled elsewhere, as reported at this counter.")
                              .arg(moneyText(*m_draft.amount)));
    showFace(m_form);
}

void SendPage::askAboutSent()
{
    if (m_submitter->isUnconfirmed()) {
        m_submitter->look();
        return;
    }
    const auto shown = m_panel->transaction();
    if (!shown)
        return;
    core::onAnswer(m_service.find(shown->id), this,
                   [this, id = shown->id](const core::Result<core::Transaction> &answer) {
                       const auto now = m_panel->transaction();
                       if (!now || now->id != id)
                           return;
                       if (answer)
                           follow(*answer);
                       else
                           m_panel->showMessage(
                               tr("The service cannot report the state now. %1 This is "
                                  "the last known state.")
                                   .arg(errorWords(answer.error()).happened));
                   });
}

void SendPage::showSent(const core::Transaction &transaction)
{
    forget();
    m_panel->showTransaction(transaction);
    m_sent->add(transaction);
    showFace(m_panel);
    follow(transaction);
}

void SendPage::follow(const core::Transaction &transaction)
{
    if (transaction.operation != core::Operation::CashOut)
        return;
    const auto shown = m_panel->transaction();
    if (shown && shown->id == transaction.id)
        m_panel->showTransaction(transaction);
    m_sent->handleChange(transaction);
    countOnTheWay();
}

/// Reports the new status of a payout of this counter, and plays the sound of its outcome.
void SendPage::reportMoved(const core::Transaction &payout)
{
    m_form->setLastResult(
        tr("Last: %1 to %2 · %3 · %4", "amount, receiver, state, time")
            .arg(signedMoneyText(payout),
                 payout.name.isEmpty() ? keyText(payout.pixKey) : foreignText(payout.name),
                 statusWord(payout.status), timeText(payout.finished.value_or(payout.created))));
    if (payout.status.isFinal())
        m_chime->announceSent(payout);
}

/// Updates the counts of the visible widgets.
void SendPage::countOnTheWay()
{
    m_tabs->count();
    if (m_form->isVisible())
        m_sent->count();
}

} // namespace ui
