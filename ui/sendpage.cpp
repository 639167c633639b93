// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/sendpage.h"

#include "core/domain/draftvalidation.h"
#include "ui/batchpanel.h"
#include "ui/brakecheck.h"
#include "ui/braketext.h"
#include "ui/chime.h"
#include "ui/errortext.h"
#include "ui/holdpanel.h"
#include "ui/keytext.h"
#include "ui/label.h"
#include "ui/payoutdesk.h"
#include "ui/payoutqueue.h"
#include "ui/payouttabs.h"
#include "ui/pinkeeper.h"
#include "ui/preferences.h"
#include "ui/referencemaker.h"
#include "ui/sendform.h"
#include "ui/sendreview.h"
#include "ui/sentpanel.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/wait.h"

#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kAgain = std::chrono::seconds(5);

} // namespace

SendPage::SendPage(const ShopTools &tools, PayoutDesk &desk, QWidget *parent)
    : QWidget(parent)
    , m_service(tools.service)
    , m_preferences(tools.preferences)
    , m_references(new ReferenceMaker(tools.book, tools.preferences, this))
    , m_chime(new Chime(tools, this))
    , m_brakes(new BrakeCheck(tools.service, tools.payer.document, this))
    , m_desk(desk)
    , m_approver(tools.approver)
    , m_wait(new Wait(u"sendWait"_s, this))
{
    setObjectName(u"sendPage"_s);
    m_faces = new QStackedWidget;
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(m_faces);
    if (!m_service.capabilities().sendsMoney) {
        m_notice = createNotice();
        m_faces->addWidget(m_notice);
        return;
    }
    m_form = new SendForm(m_service);
    m_review = new SendReview;
    m_panel = new SentPanel(m_service);
    m_batch = new BatchPanel(m_service, m_preferences, m_desk, m_approver);
    m_hold = new HoldPanel;
    m_queue = new PayoutQueue(m_service, m_desk, m_approver);
    m_tabs = new PayoutTabs(m_service, m_desk);
    layout->insertWidget(0, m_tabs);
    for (QWidget *face : {static_cast<QWidget *>(m_form), static_cast<QWidget *>(m_review),
                          static_cast<QWidget *>(m_hold), static_cast<QWidget *>(m_panel),
                          static_cast<QWidget *>(m_batch), static_cast<QWidget *>(m_queue)})
        m_faces->addWidget(face);
    m_making = m_form;
    connectFaces();
    m_again.setSingleShot(true);
    m_again.setInterval(kAgain);
    connect(&m_again, &QTimer::timeout, this, &SendPage::askAboutSent);
}

void SendPage::setTimeToRead(std::chrono::milliseconds time)
{
    m_review->setTimeToRead(time);
    m_batch->setTimeToRead(time);
}

void SendPage::connectFaces()
{
    const auto showNextReference = [this] { m_form->setNextReference(m_references->next()); };
    connect(m_references, &ReferenceMaker::nextChanged, this, showNextReference);
    showNextReference();
    connect(m_form, &SendForm::fileRequested, this, [this] { showFace(m_batch); });
    connect(m_batch, &BatchPanel::left, this, [this] { showFace(m_form); });
    connect(m_form, &SendForm::submitted, this, &SendPage::review);
    connect(m_brakes, &BrakeCheck::done, m_review, &SendReview::showFindings);
    connect(m_review, &SendReview::checkRequested, this, [this] { m_brakes->begin(m_draft); });
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
    connect(m_queue, &PayoutQueue::ledgerRequested, this, &SendPage::ledgerRequested);
    connect(m_queue, &PayoutQueue::dropRequested, this, &SendPage::drop);
    connect(m_panel, &SentPanel::nextRequested, this, &SendPage::startNext);
    connect(m_panel, &SentPanel::checkRequested, this, &SendPage::askAboutSent);
    connect(&m_desk, &PayoutDesk::abandoned, this, &SendPage::leaveDoubt);
    connect(m_panel, &SentPanel::openRequested, this, &SendPage::opened);
    connect(&m_service, &core::TransactionService::changed, this, &SendPage::follow);
    connect(m_wait, &Wait::said, this, [this](const QString &text) {
        if (text.isEmpty())
            return;
        m_panel->showAsked(m_draft, text);
        if (m_making != m_panel)
            showFace(m_panel);
    });
}

QWidget *SendPage::createNotice()
{
    auto *title = new Label(tr("This shop cannot send Pix"), TextSize::Title);
    title->setObjectName(u"sendNoticeTitle"_s);
    auto *words = new Label(
        tr("Sending money needs a bank or provider that does it for the shop, and this one has "
           "none "
           "in Balcão: it only shows codes that customers pay. Send the money with your bank's "
           "app. The demonstration shows what this page does."),
        TextSize::Body, Label::Tone::Muted);
    words->setObjectName(u"sendNoticeText"_s);
    auto *notice = new QWidget;
    notice->setFocusPolicy(Qt::StrongFocus);
    notice->setAccessibleName(u"%1. %2"_s.arg(title->text(), words->text()));
    auto *layout = new QVBoxLayout(notice);
    layout->addStretch();
    for (Label *label : {title, words}) {
        label->setAlignment(Qt::AlignCenter);
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    layout->addStretch();
    return notice;
}

/// The one that a payout is made on is the one of the tab New, wherever somebody is.
void SendPage::showFace(QWidget *face)
{
    m_making = face;
    m_tabs->choose(PayoutTab::New);
    m_faces->setCurrentWidget(face);
    if (face == m_form && isVisible()) {
        m_form->takeKeyboard();
        countOnTheWay();
    }
}

bool SendPage::isAtWork() const
{
    const QWidget *face = m_notice ? m_notice : m_making;
    return m_isBusy || m_isInDoubt || (face != m_form && face != m_notice);
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
        m_form->takeKeyboard();
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
    const auto valid = core::validated(wanted);
    if (!valid) {
        m_form->refuse(valid.error().fields);
        return;
    }
    m_draft = *valid;
    m_was.reset();
    m_review->begin(m_draft, m_preferences.value().sending.retypeFrom);
    m_brakes->begin(m_draft);
    showFace(m_review);
}

/// What is held, to be sent after all, or what waits for the second person.
void SendPage::reviewAgain(const core::PayoutOrder &order)
{
    if (m_isBusy) { // One after the other: it stays where it is.
        m_queue->say(tr("Another one is being sent: finish that one first."));
        return;
    }
    const bool isToApprove = order.state == core::PayoutOrder::State::ToApprove;
    m_draft = order.draft;
    m_was = order.state;
    if (isToApprove && m_approver && m_approver->hasPin())
        m_review->beginApproval(m_draft, *m_approver);
    else
        m_review->begin(m_draft, m_preferences.value().sending.retypeFrom);
    m_brakes->begin(m_draft);
    showFace(m_review);
}

/// What is about to leave is taken back first; what has left cannot be dropped.
void SendPage::drop(const core::PayoutOrder &order)
{
    if (m_isBusy && order.draft.reference == m_draft.reference)
        m_hold->recall();
    if (m_isBusy && order.draft.reference == m_draft.reference)
        return;
    m_desk.drop(order.draft.reference);
    m_queue->say(tr("Dropped: nothing was sent of it."));
}

/// To where the order came from.
void SendPage::goBack()
{
    using State = core::PayoutOrder::State;
    const auto was = m_was;
    showFace(m_form);
    if (was)
        m_tabs->choose(*was == State::ToApprove ? PayoutTab::ToApprove : PayoutTab::Held);
}

/// Of the order that is being made: the same until the service gave a definite answer.
QString SendPage::ownReference()
{
    if (m_reference.isEmpty())
        m_reference = m_references->take();
    return m_reference;
}

void SendPage::send()
{
    if (m_isBusy)
        return;
    if (const auto other = m_desk.inTheWayOf(m_draft)) {
        m_review->say(m_desk.isAsked(other->draft.reference)
                          ? tr("Nothing was sent: it is not known whether %1 to this key was sent "
                               "before. “Not confirmed”, Alt+6, has it.")
                                .arg(moneyText(*other->draft.amount))
                          : tr("Nothing was sent: one like it waits here already, under “To "
                               "approve” or “On hold”."));
        return;
    }
    m_isBusy = true;
    m_brakes->stop();
    m_review->setBusy(true);
    m_review->say({});
    const bool isApproved = m_was == core::PayoutOrder::State::ToApprove;
    if (!isApproved && wantsApproval(m_draft))
        queue();
    else
        hold();
}

/// For the second person.
void SendPage::queue()
{
    m_desk.note({.draft = m_draft, .state = core::PayoutOrder::State::ToApprove}, this,
                [this](const core::Result<core::PayoutOrder> &noted) {
                    if (!noted) {
                        sayNotNoted();
                        return;
                    }
                    forget();
                    showFace(m_form);
                    m_tabs->choose(PayoutTab::ToApprove);
                });
}

/// Noted before the time begins, so that nothing is forgotten should the program end in it.
void SendPage::hold()
{
    m_desk.note({.draft = m_draft, .state = core::PayoutOrder::State::Held}, this,
                [this](const core::Result<core::PayoutOrder> &noted) {
                    if (!noted) {
                        sayNotNoted();
                        return;
                    }
                    m_hold->begin(m_draft, m_timeToRecall);
                    showFace(m_hold);
                });
}

/// What came from the form stands there still; what was held or approved is held.
void SendPage::recall()
{
    m_isBusy = false;
    m_review->setBusy(false);
    if (!m_was)
        m_desk.drop(m_draft.reference);
    else
        m_was = core::PayoutOrder::State::Held;
    m_form->setLastResult(tr("Taken back: nothing was sent, the money is where it was."));
    goBack();
}

void SendPage::sayNotNoted()
{
    m_isBusy = false;
    m_review->setBusy(false);
    showFace(m_review);
    m_review->say(tr("Nothing was sent: the notes of this counter cannot be written, and should "
                     "the program end now, nobody would know of it."));
}

/// The order is in other hands: the next one is another.
void SendPage::forget()
{
    m_isBusy = false;
    m_isInDoubt = false;
    m_review->setBusy(false);
    if (!m_was) {
        m_reference.clear();
        m_form->clear();
    }
}

void SendPage::ask()
{
    m_desk.ask(m_draft.reference);
    m_wait->begin({tr("The service was asked to send it."),
                   tr("Whether the money has left is not known yet. It goes on by itself, also on "
                      "another page; nothing else is sent from here before this one is known.")});
    core::onAnswer(m_service.create(m_draft), this,
                   [this](const core::Result<core::Transaction> &answer) {
                       m_wait->end();
                       if (answer)
                           showSent(*answer);
                       else
                           settle(answer.error());
                   });
}

/// Not every refusal says that nothing was made.
void SendPage::settle(const core::Error &error)
{
    if (leavesInDoubt(error))
        showUnknown(error);
    else if (error.code == core::Error::Code::Conflict)
        lookUp(error);
    else
        refuse(error);
}

/// The reference finds what a try before has made, if it has made anything.
void SendPage::lookUp(const core::Error &error)
{
    const core::TransactionFilter filter{.reference = m_draft.reference,
                                         .platform = m_draft.platform};
    core::onAnswer(m_service.list(filter), this,
                   [this, error](const core::Result<core::TransactionPage> &answer) {
                       if (answer)
                           takeFound(*answer, error);
                       else
                           showUnknown(answer.error());
                   });
}

void SendPage::takeFound(const core::TransactionPage &found, const core::Error &error)
{
    const bool isThere = !found.transactions.isEmpty();
    if (isThere && core::isAnswerTo(m_draft, found.transactions.first())) {
        showSent(found.transactions.first());
        return;
    }
    if (!isThere && m_isInDoubt) {
        m_isInDoubt = false;
        m_isBusy = false;
        m_desk.drop(m_draft.reference);
        m_review->setBusy(false);
        showFace(m_review);
        m_review->say(tr("The service does not know it: nothing was sent, the money is where it "
                         "was. Enter tries again."));
        return;
    }
    if (isThere) { // Somebody else's: the next try gets a new one.
        m_reference.clear();
        refuse({core::Error::Code::Conflict,
                {{core::Field::Reference, core::Problem::AlreadyUsed}},
                {}});
        return;
    }
    refuse(error);
}

/// Nothing was made. What was typed stays, and so does the reference: should a try that nobody
/// heard of come to life after all, the next one is refused.
void SendPage::refuse(const core::Error &error)
{
    m_isBusy = false;
    m_isInDoubt = false;
    m_review->setBusy(false);
    if (m_was)
        m_desk.keep(m_draft.reference);
    else
        m_desk.drop(m_draft.reference);
    const core::FieldError unsettled{core::Field::PixKey, core::Problem::Unsettled};
    const QString sentence = notSentSentence(error);
    if (error.fields.contains(unsettled)) {
        showFace(m_review);
        m_review->say(tr("One like it was sent a moment ago, here or at another counter. Nothing "
                         "more was sent."));
        m_brakes->begin(m_draft);
        return;
    }
    const bool isOfFields = !error.fields.isEmpty() && !m_was;
    showFace(isOfFields ? static_cast<QWidget *>(m_form) : m_review);
    m_form->refuse(error.fields);
    m_form->say(isOfFields ? sentence : QString());
    m_review->say(isOfFields ? QString() : sentence);
}

void SendPage::showUnknown(const core::Error &error)
{
    m_isInDoubt = true;
    m_isBusy = true;
    m_desk.doubt(m_draft.reference);
    m_panel->showUnknown(m_draft, errorWords(error).happened);
    showFace(m_panel);
    m_again.start();
}

/// Somebody has found out elsewhere what became of it.
void SendPage::leaveDoubt(const QString &reference)
{
    if (!m_isInDoubt || reference != m_draft.reference)
        return;
    m_again.stop();
    forget();
    m_form->setLastResult(tr("%1 was settled elsewhere, as somebody at this counter said.")
                              .arg(moneyText(*m_draft.amount)));
    showFace(m_form);
}

void SendPage::askAboutSent()
{
    m_again.stop();
    if (m_isInDoubt) {
        m_desk.look(m_draft, this, [this](const core::Result<core::TransactionPage> &answer) {
            if (!m_isInDoubt)
                return;
            if (answer)
                takeFound(*answer, {});
            else
                showUnknown(answer.error());
        });
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
                           m_panel->say(tr("The service cannot tell now. %1 This is what it said "
                                           "last.")
                                            .arg(errorWords(answer.error()).happened));
                   });
}

void SendPage::showSent(const core::Transaction &transaction)
{
    m_again.stop();
    forget();
    m_desk.drop(m_draft.reference);
    m_panel->showTransaction(transaction);
    m_sent.insert(transaction.id);
    showFace(m_panel);
    follow(transaction);
}

void SendPage::follow(const core::Transaction &transaction)
{
    if (transaction.operation != core::Operation::CashOut)
        return;
    if (m_isInDoubt && transaction.reference == m_draft.reference) {
        takeFound({.transactions = {transaction}, .total = 1}, {});
        return;
    }
    const auto shown = m_panel->transaction();
    if (shown && shown->id == transaction.id)
        m_panel->showTransaction(transaction);
    if (m_sent.contains(transaction.id)) {
        m_form->setLastResult(
            tr("Last: %1 to %2 · %3 · %4", "amount, receiver, state, time")
                .arg(signedMoneyText(transaction), foreignText(transaction.name),
                     statusWord(transaction.status),
                     timeText(transaction.finished.value_or(transaction.created))));
        if (transaction.status.isFinal()) {
            m_sent.remove(transaction.id);
            m_chime->tellSent(transaction);
        }
    }
    countOnTheWay();
}

void SendPage::startNext()
{
    showFace(m_form);
}

/// Where it is to be seen, and once for many changes.
void SendPage::countOnTheWay()
{
    m_tabs->count();
    if (m_isCounting || !m_form->isVisible())
        return;
    m_isCounting = true;
    using Code = core::Status::Code;
    core::onAnswer(m_service.list({.statuses = {Code::Pending, Code::InProcess, Code::InAnalysis},
                                   .operation = core::Operation::CashOut}),
                   this, [this](const core::Result<core::TransactionPage> &answer) {
                       m_isCounting = false;
                       if (!answer)
                           return;
                       const int count = static_cast<int>(answer->total);
                       m_form->setOnTheWay(
                           count == 0 ? QString()
                                      : tr("%n Pix accepted and not final: the list follows them.",
                                           nullptr, count));
                   });
}

} // namespace ui
