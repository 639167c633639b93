// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/payoutqueue.h"

#include "core/console/pin.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/till/payoutcontroller.h"
#include "core/till/pinservice.h"
#include "ui/payouts/orderrows.h"
#include "ui/session/pinprompt.h"
#include "ui/text/errortext.h"
#include "ui/text/keytext.h"
#include "ui/text/text.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/label.h"
#include "ui/widgets/rowmenu.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using State = core::PayoutOrder::State;

namespace
{

QString lineOf(core::Money amount, const QString &name, const QString &key)
{
    return PayoutQueue::tr("%1 to %2", "amount, receiver")
        .arg(moneyText(-amount), receiverText(name, key));
}

/// Returns where the money of the payout is.
QString stateSentence(const core::PayoutOrder &order, bool isAsked)
{
    const QString since = timestampText(order.since);
    if (isAsked)
        return PayoutQueue::tr(
                   "requested at %1, not known whether it was sent: nothing else goes to this key")
            .arg(since);
    switch (order.state) {
    case State::ToApprove:
        return PayoutQueue::tr("waiting for another person since %1: nothing was sent").arg(since);
    case State::Held:
        return PayoutQueue::tr("held since %1: nothing was sent").arg(since);
    case State::Refused:
        return PayoutQueue::tr("refused here at %1, nothing was sent: %2", "time, reason")
            .arg(since, foreignText(order.reason));
    }
    Q_UNREACHABLE();
}

PayoutTab tabOf(State state)
{
    switch (state) {
    case State::ToApprove:
        return PayoutTab::ToApprove;
    case State::Held:
        return PayoutTab::Held;
    case State::Refused:
        return PayoutTab::Refused;
    }
    Q_UNREACHABLE();
}

} // namespace

PayoutQueue::PayoutQueue(core::TransactionService &service, core::PayoutController &payouts,
                         core::PinService *approver, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_payouts(payouts)
    , m_approver(approver)
{
    setObjectName(u"payoutQueue"_s);
    m_words = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_words->setObjectName(u"queueWords"_s);
    m_words->setWordWrap(true);
    m_rows = new OrderRows(tr("Payouts"));
    m_rows->setObjectName(u"queueRows"_s);
    connect(m_rows, &QListWidget::currentRowChanged, this, &PayoutQueue::showActions);
    connect(m_rows, &QListWidget::itemDoubleClicked, this, &PayoutQueue::open);
    setFocusProxy(m_rows);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_words);
    layout->addWidget(m_rows, 1);
    layout->addWidget(createRefusal());
    layout->addWidget(createFoot());
    connect(&payouts, &core::PayoutController::changed, this, &PayoutQueue::read);
}

QWidget *PayoutQueue::createRefusal()
{
    const auto edit = [](const QString &word, const QString &objectName) {
        auto *box = new QLineEdit;
        box->setObjectName(objectName);
        box->setAccessibleName(word);
        box->setPlaceholderText(word);
        return box;
    };
    m_reason = edit(tr("Reason for refusing"), u"refuseReasonEdit"_s);
    m_reason->setMaxLength(140);
    m_pin = edit(tr("Approver's PIN"), u"refusePinEdit"_s);
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_refusal = new QWidget;
    auto *layout = new QHBoxLayout(m_refusal);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_reason, 2);
    layout->addWidget(m_pin, 1);
    m_refusal->hide();
    return m_refusal;
}

QWidget *PayoutQueue::createFoot()
{
    m_news = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_news->setObjectName(u"queueNews"_s);
    m_news->setWordWrap(true);
    m_again = keyButton(tr("Ask the service now"), QKeySequence::Refresh, u"queueAgainButton"_s);
    connect(m_again, &QPushButton::clicked, this, [this] {
        m_payouts.lookNow();
        read();
    });
    m_unconfirmedOrders = keyButton(tr("Details"), Qt::Key_W, u"queueUnconfirmedButton"_s);
    connect(m_unconfirmedOrders, &QPushButton::clicked, this,
            &PayoutQueue::unconfirmedOrdersRequested);
    m_refuse = keyButton(tr("Refuse…"), Qt::Key_X, u"queueRefuseButton"_s);
    connect(m_refuse, &QPushButton::clicked, this, &PayoutQueue::beginRefusal);
    m_drop = keyButton(tr("Discard"), QKeySequence::Delete, u"queueDropButton"_s);
    connect(m_drop, &QPushButton::clicked, this, &PayoutQueue::drop);
    m_open = keyButton(tr("Open"), Qt::Key_Enter, u"queueOpenButton"_s, KeyScope::Borrowed);
    makePrimary(m_open);
    connect(m_open, &QPushButton::clicked, this, &PayoutQueue::open);
    auto *foot = new QWidget;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_news);
    auto *actions = new QHBoxLayout;
    actions->addStretch();
    for (QPushButton *button : {m_again, m_unconfirmedOrders, m_refuse, m_drop, m_open}) {
        button->setFocusPolicy(Qt::TabFocus);
        makeCompact(button);
        actions->addWidget(button);
    }
    column->addLayout(actions);
    addRowMenu(*m_rows, {m_open, m_unconfirmedOrders, m_refuse, m_drop, m_again});
    return foot;
}

void PayoutQueue::show(PayoutTab tab)
{
    if (tab != m_tab) {
        m_transactions.clear();
        showMessage({});
        m_reason->clear();
    }
    m_tab = tab;
    endRefusal();
    read();
}

void PayoutQueue::read()
{
    ++m_generation;
    m_orders.clear();
    for (const core::PayoutOrder &order : m_payouts.orders()) {
        if (tabOf(order.state) == m_tab)
            m_orders.append(order);
    }
    fill();
    if (m_tab == PayoutTab::ToApprove || m_tab == PayoutTab::Held)
        return;
    core::onAnswer(
        m_service.list(filterOf(m_tab)), this,
        [this, generation = m_generation](const core::Result<core::TransactionPage> &answer) {
            if (generation != m_generation)
                return;
            if (!answer) {
                showMessage(errorWords(answer.error()).happened);
                return;
            }
            m_transactions = answer->transactions;
            fill();
            if (answer->total > m_transactions.size())
                m_words->setText(tr("The newest %1 of %2; the list has all of them.")
                                     .arg(m_transactions.size())
                                     .arg(answer->total));
        });
}

/// Fills the list and keeps the selection if the payout still exists.
void PayoutQueue::fill()
{
    const QString chosen = m_rows->currentId();
    m_rows->clear();
    const auto add = [&](const QString &first, const QString &second, const QString &id) {
        QListWidgetItem *row = m_rows->add(id, first, second);
        if (id == chosen)
            m_rows->setCurrentItem(row);
    };
    for (const core::PayoutOrder &order : std::as_const(m_orders))
        add(lineOf(*order.draft.amount, order.draft.name, order.draft.pixKey),
            stateSentence(order, m_payouts.isAsked(order.draft.reference)), order.draft.reference);
    for (const core::Transaction &sent : std::as_const(m_transactions))
        add(lineOf(sent.amount, sent.name, sent.pixKey),
            u"%1 · %2"_s.arg(statusWord(sent.status),
                             timestampText(sent.finished.value_or(sent.created))),
            sent.id.toString());
    if (!m_rows->currentItem() && m_rows->count() > 0)
        m_rows->setCurrentRow(0);
    m_words->setText(sentence());
    showActions();
}

/// Returns which user can do what here, or that the list is empty.
QString PayoutQueue::sentence() const
{
    const bool isEmpty = m_rows->count() == 0;
    switch (m_tab) {
    case PayoutTab::ToApprove:
        if (!m_approver || !m_approver->hasPin())
            return tr("No approval needed: the second person has no PIN. Set one in Settings, "
                      "under Send.");
        return isEmpty ? tr("Nothing waits for approval.")
                       : tr("Made at this counter. The second person approves or refuses with "
                            "their PIN; this counter recognises people only by PIN.");
    case PayoutTab::Held:
        return isEmpty ? tr("Nothing is on hold. Confirmed payouts wait here for some seconds, and "
                            "interrupted ones until you decide.")
                       : tr("None of these was sent, except where that is unknown.");
    case PayoutTab::OnTheWay:
        return isEmpty ? tr("Nothing is on its way.")
                       : tr("Accepted, not final. Never send one again because it seems stuck.");
    case PayoutTab::Done:
        return isEmpty ? tr("Nothing was sent yet.") : tr("The money is with the receivers.");
    case PayoutTab::Refused:
        return isEmpty ? tr("Nothing was refused.") : tr("Not sent: the money is where it was.");
    case PayoutTab::New:
        break;
    }
    return {};
}

std::optional<core::PayoutOrder> PayoutQueue::order() const
{
    const int row = m_rows->currentRow();
    return row >= 0 && row < m_orders.size() ? std::optional(m_orders[row]) : std::nullopt;
}

void PayoutQueue::showActions()
{
    const auto chosen = order();
    const bool isAsked = chosen && m_payouts.isAsked(chosen->draft.reference);
    const bool isToApprove = chosen && chosen->state == State::ToApprove;
    const bool isRefused = chosen && chosen->state == State::Refused;
    m_open->setVisible(m_rows->currentRow() >= 0 && !isAsked && !isRefused);
    setKeyedText(*m_open,
                 isToApprove ? tr("Review to approve")
                 : chosen    ? tr("Review again to send")
                             : tr("Open"),
                 Qt::Key_Enter);
    m_drop->setVisible(chosen && !isAsked);
    m_again->setVisible(isAsked || m_tab == PayoutTab::OnTheWay);
    m_unconfirmedOrders->setVisible(isAsked);
    m_refuse->setVisible(isToApprove && m_approver && m_approver->hasPin());
    if (!isToApprove)
        endRefusal();
}

void PayoutQueue::open()
{
    const auto chosen = order();
    const qsizetype place = m_rows->currentRow() - m_orders.size();
    const bool isOurs = chosen && !m_payouts.isAsked(chosen->draft.reference);
    if (isOurs && (chosen->state == State::Held || chosen->state == State::ToApprove))
        Q_EMIT reviewRequested(*chosen);
    else if (!chosen && place >= 0 && place < m_transactions.size())
        Q_EMIT opened(m_transactions[place]);
}

void PayoutQueue::drop()
{
    const auto chosen = order();
    if (!chosen || m_payouts.isAsked(chosen->draft.reference))
        return;
    Q_EMIT dropRequested(*chosen);
}

void PayoutQueue::beginRefusal()
{
    showMessage({});
    m_refusal->show();
    m_reason->setFocus();
}

void PayoutQueue::endRefusal()
{
    m_pin->clear();
    if (m_reason->hasFocus() || m_pin->hasFocus())
        m_rows->setFocus();
    m_refusal->hide();
}

void PayoutQueue::refuse()
{
    const auto chosen = order();
    const QString reason = m_reason->text().trimmed();
    if (!chosen || reason.isEmpty()) {
        showMessage(tr("Type the reason for refusing."));
        m_reason->setFocus();
        return;
    }
    const QString pin = m_pin->text();
    m_pin->clear();
    const auto answer = m_approver->attempt(pin);
    if (answer != core::PinService::Answer::Right) {
        showMessage(pinSentence(answer, *m_approver));
        m_pin->setFocus();
        return;
    }
    core::PayoutOrder refused = *chosen;
    refused.state = State::Refused;
    refused.reason = reason;
    m_payouts.note(refused, this, [this](const core::Result<core::PayoutOrder> &recorded) {
        if (!recorded) {
            showMessage(errorWords(recorded.error()).happened);
            return;
        }
        m_reason->clear();
        endRefusal();
        showMessage(tr("Refused: nothing was sent."));
    });
}

void PayoutQueue::showMessage(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void PayoutQueue::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->isAutoRepeat()) {
        event->ignore();
        return;
    }
    if (!m_refusal->isHidden() && event->key() == Qt::Key_Escape) {
        endRefusal();
    } else if (enter && m_reason->hasFocus()) {
        m_pin->setFocus();
    } else if (enter && m_pin->hasFocus()) {
        refuse();
    } else if (enter) {
        open();
    } else {
        event->ignore();
    }
}

void PayoutQueue::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_rows->setFocus();
}

} // namespace ui
