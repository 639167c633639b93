// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/unconfirmedorderspage.h"

#include "core/console/pin.h"
#include "core/domain/transaction.h"
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
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;
using core::IntentState;
using Entry = core::UnconfirmedOrders::Entry;

namespace
{

bool isPayout(const Entry &entry)
{
    return entry.intent.operation == core::Operation::CashOut;
}

/// Returns the order text: receiver of a payout; no payer of a charge, which is not needed here.
QString lineOf(const Entry &entry)
{
    const QString amount = moneyText(entry.intent.amount);
    if (isPayout(entry))
        return UnconfirmedOrdersPage::tr("Payout of %1 to %2", "amount, receiver")
            .arg(amount, receiverText(entry.draft.name, entry.intent.pixKey));
    return UnconfirmedOrdersPage::tr("Charge of %1 · %2 · %3", "amount, payer, reference")
        .arg(amount, foreignText(maskedNameText(entry.draft.name)),
             foreignText(entry.intent.reference));
}

QString unknownSentence(const Entry &entry)
{
    const QString since = timestampText(entry.intent.lastSent);
    const QString known =
        isPayout(entry) ? UnconfirmedOrdersPage::tr(
                              "Requested at %1, no answer: it is not known yet whether the money "
                              "leaves. Until then nothing else goes to this key.")
                        : UnconfirmedOrdersPage::tr(
                              "Requested at %1, no answer: it is not known yet. Its code was never "
                              "shown, so nobody can pay it.");
    const int lookups = entry.intent.lookups;
    const QString looked =
        lookups > 0
            ? u' ' + UnconfirmedOrdersPage::tr("Searched %n times and not found.", nullptr, lookups)
            : QString();
    return known.arg(since) + looked;
}

/// Returns the known facts and where the money is.
QString stateSentence(const Entry &entry)
{
    const int lookups = entry.intent.lookups;
    switch (entry.intent.state) {
    case IntentState::Sending:
    case IntentState::Unknown:
        return unknownSentence(entry);
    case IntentState::Mismatch:
        return isPayout(entry)
                   ? UnconfirmedOrdersPage::tr("The service has another order with its reference, "
                                               "or has it more than once. Ask the service; until "
                                               "it is settled nothing else goes to this key.")
                   : UnconfirmedOrdersPage::tr("The service has another order with its reference, "
                                               "or has it more than once. Ask the service.");
    case IntentState::Absent:
    case IntentState::NotSent:
    case IntentState::Refused:
        return isPayout(entry) ? UnconfirmedOrdersPage::tr(
                                     "Nothing was sent: the service was asked %n times and does "
                                     "not have it. The money is where it was.",
                                     nullptr, lookups)
                               : UnconfirmedOrdersPage::tr(
                                     "Nothing was created: the service was asked %n times and does "
                                     "not have it.",
                                     nullptr, lookups);
    case IntentState::Confirmed:
        return UnconfirmedOrdersPage::tr("It happened: the service has it.");
    case IntentState::Abandoned:
        return UnconfirmedOrdersPage::tr("Settled elsewhere, as reported at this counter.");
    }
    Q_UNREACHABLE();
}

} // namespace

UnconfirmedOrdersPage::UnconfirmedOrdersPage(const ShopContext &context,
                                             core::PayoutController &payouts, QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_payouts(payouts)
    , m_unconfirmedOrders(payouts.unconfirmedOrders())
    , m_approver(context.approver)
{
    setObjectName(u"unconfirmedOrdersPage"_s);
    auto *intro = new Label(tr("Orders without an answer. Balcão searches for each by its "
                               "reference and never sends one again automatically."),
                            TextSize::Body, Label::Tone::Muted);
    intro->setWordWrap(true);
    m_next = Label::wrapping(u"unconfirmedNext"_s);
    m_rows = new OrderRows(tr("Unconfirmed orders"));
    m_rows->setObjectName(u"unconfirmedRows"_s);
    connect(m_rows, &QListWidget::currentRowChanged, this, &UnconfirmedOrdersPage::showActions);
    connect(m_rows, &QListWidget::itemDoubleClicked, this, &UnconfirmedOrdersPage::open);
    m_empty = Label::wrapping(u"unconfirmedEmpty"_s, TextSize::Body, Label::Tone::Muted);
    m_empty->setAlignment(Qt::AlignCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Not confirmed"), TextSize::Title));
    layout->addWidget(intro);
    layout->addWidget(m_next);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_empty, 1);
    layout->addWidget(createQuestion());
    layout->addWidget(createFoot());
    m_tick.setInterval(std::chrono::seconds(1));
    connect(&m_tick, &QTimer::timeout, this, &UnconfirmedOrdersPage::showNextLook);
    connect(&m_unconfirmedOrders, &QObject::destroyed, &m_tick, &QTimer::stop);
    connect(&m_unconfirmedOrders, &core::UnconfirmedOrders::changed, this,
            &UnconfirmedOrdersPage::read);
    setAccessibleName(tr("Not confirmed"));
    setFocusPolicy(Qt::StrongFocus); // while the list is empty
    read();
}

bool UnconfirmedOrdersPage::isWaiting(const core::Intent &intent)
{
    return core::isOpen(intent.state) || intent.state == IntentState::Absent;
}

QWidget *UnconfirmedOrdersPage::createQuestion()
{
    m_asked = Label::wrapping(u"unconfirmedQuestion"_s, TextSize::Strong);
    m_pin = new QLineEdit;
    m_pin->setObjectName(u"unconfirmedPinEdit"_s);
    m_pin->setAccessibleName(tr("Approver's PIN"));
    m_pin->setPlaceholderText(tr("Approver's PIN"));
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    m_yes =
        keyButton(tr("Yes, I know"), Qt::Key_Enter, u"unconfirmedYesButton"_s, KeyScope::Borrowed);
    auto *no = keyButton(tr("No"), Qt::Key_Escape, u"unconfirmedNoButton"_s, KeyScope::Borrowed);
    makePrimary(m_yes);
    connect(m_yes, &QPushButton::clicked, this, &UnconfirmedOrdersPage::answerYes);
    connect(no, &QPushButton::clicked, this, [this] { ask(Question::None); });
    auto *answers = new QHBoxLayout;
    answers->addWidget(m_pin, 1);
    answers->addStretch();
    for (QPushButton *button : {no, m_yes}) {
        button->setFocusPolicy(Qt::TabFocus);
        makeCompact(button);
        answers->addWidget(button);
    }
    m_asking = new QWidget;
    auto *layout = new QVBoxLayout(m_asking);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_asked);
    layout->addLayout(answers);
    m_asking->hide();
    return m_asking;
}

QWidget *UnconfirmedOrdersPage::createFoot()
{
    m_news = Label::wrapping(u"unconfirmedNews"_s, TextSize::Body, Label::Tone::Problem);
    m_news->hide();
    m_look = keyButton(tr("Search now"), QKeySequence::Refresh, u"unconfirmedLookButton"_s);
    connect(m_look, &QPushButton::clicked, this, [this] {
        showMessage({});
        m_unconfirmedOrders.lookNow();
        showNextLook();
    });
    m_settle = keyButton(tr("Settled elsewhere…"), Qt::Key_X, u"unconfirmedSettleButton"_s);
    connect(m_settle, &QPushButton::clicked, this, [this] { ask(Question::Settled); });
    m_again = keyButton(tr("Send it again…"), Qt::Key_R, u"unconfirmedAgainButton"_s);
    connect(m_again, &QPushButton::clicked, this, [this] { ask(Question::Again); });
    m_open = keyButton(tr("Open"), Qt::Key_Enter, u"unconfirmedOpenButton"_s, KeyScope::Borrowed);
    makePrimary(m_open);
    connect(m_open, &QPushButton::clicked, this, &UnconfirmedOrdersPage::open);
    auto *foot = new QWidget;
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_news);
    auto *actions = new QHBoxLayout;
    actions->addStretch();
    for (QPushButton *button : {m_look, m_settle, m_again, m_open}) {
        button->setFocusPolicy(Qt::TabFocus);
        makeCompact(button);
        actions->addWidget(button);
    }
    column->addLayout(actions);
    addRowMenu(*m_rows, {m_open, m_look, m_settle, m_again});
    return foot;
}

void UnconfirmedOrdersPage::read()
{
    core::onAnswer(m_unconfirmedOrders.entries(), this,
                   [this, generation = ++m_generation](const core::Result<QList<Entry>> &entries) {
                       if (generation != m_generation)
                           return;
                       const auto before = current();
                       if (entries)
                           m_entries = *entries;
                       else
                           showMessage(errorParagraph(entries.error()));
                       fill(before);
                   });
}

/// Fills the list and keeps the selection if the entry still exists.
void UnconfirmedOrdersPage::fill(const std::optional<Entry> &before)
{
    const bool hadFocus = m_rows->hasFocus() || hasFocus();
    const QSignalBlocker quiet(m_rows);
    m_rows->clear();
    for (const Entry &entry : std::as_const(m_entries)) {
        QListWidgetItem *row =
            m_rows->add(entry.intent.reference, lineOf(entry), stateSentence(entry));
        if (before && before->intent.reference == entry.intent.reference)
            m_rows->setCurrentItem(row);
    }
    if (!m_rows->currentItem() && m_rows->count() > 0)
        m_rows->setCurrentRow(0);
    const bool isEmpty = m_rows->count() == 0;
    m_rows->setVisible(!isEmpty);
    m_empty->setVisible(isEmpty);
    m_empty->setText(tr("No unconfirmed orders. An order without an answer stays here until its "
                        "outcome is known."));
    setFocusPolicy(isEmpty ? Qt::StrongFocus : Qt::NoFocus);
    setAccessibleName(isEmpty ? u"%1. %2"_s.arg(tr("Not confirmed"), m_empty->text())
                              : tr("Not confirmed"));
    if (hadFocus && isVisible())
        (isEmpty ? static_cast<QWidget *>(this) : m_rows)->setFocus();
    const auto now = current();
    if (!now || !before || now->intent != before->intent)
        ask(Question::None); // The question was about another entry.
    showActions();
    showNextLook();
}

std::optional<Entry> UnconfirmedOrdersPage::current() const
{
    const QString reference = m_rows->currentId();
    const auto found =
        std::find_if(m_entries.begin(), m_entries.end(), [&reference](const Entry &entry) {
            return entry.intent.reference == reference;
        });
    return found != m_entries.end() ? std::optional(*found) : std::nullopt;
}

void UnconfirmedOrdersPage::showActions()
{
    const auto chosen = current();
    const auto state = chosen ? chosen->intent.state : IntentState::Refused;
    const bool isAsking = m_question != Question::None;
    m_look->setVisible(!isAsking && std::any_of(m_entries.begin(), m_entries.end(), [](auto &each) {
        return each.intent.state == IntentState::Unknown;
    }));
    m_settle->setVisible(!isAsking && chosen && isWaiting(chosen->intent) &&
                         state != IntentState::Sending);
    m_again->setVisible(!isAsking && state == IntentState::Absent);
    m_open->setVisible(!isAsking && state == IntentState::Confirmed);
    for (QPushButton *button : {m_settle, m_again, m_yes})
        button->setEnabled(!m_isBusy);
}

void UnconfirmedOrdersPage::showNextLook()
{
    const bool isUnknown = std::any_of(m_entries.begin(), m_entries.end(), [](const Entry &entry) {
        return entry.intent.state == IntentState::Unknown;
    });
    const auto next = m_unconfirmedOrders.nextLook();
    m_next->setVisible(isUnknown);
    m_next->setText(next ? tr("Searched automatically, next at %1.").arg(timeText(*next))
                         : tr("Searching now."));
}

void UnconfirmedOrdersPage::open()
{
    const auto chosen = current();
    if (!chosen || !chosen->intent.transaction)
        return;
    core::onAnswer(m_service.find(*chosen->intent.transaction), this,
                   [this](const core::Result<core::Transaction> &found) {
                       if (found)
                           Q_EMIT opened(*found);
                       else
                           showMessage(errorParagraph(found.error()));
                   });
}

/// Requires the approver's PIN: allowing another payout to that key equals an approval.
bool UnconfirmedOrdersPage::wantsPin(const Entry &entry) const
{
    return isPayout(entry) && m_approver && m_approver->hasPin();
}

void UnconfirmedOrdersPage::ask(Question question)
{
    const auto chosen = current();
    const bool wasAsking = m_question != Question::None;
    m_question = chosen ? question : Question::None;
    const bool isAsking = m_question != Question::None;
    m_pin->clear();
    m_asking->setVisible(isAsking);
    if (isAsking) {
        showMessage({});
        const bool isAgain = question == Question::Again;
        const QString what = lineOf(*chosen);
        m_asked->setText(isAgain ? tr("Send it again? %1 It keeps its reference, so there cannot "
                                      "be two: if it turns up after all, nothing is sent.")
                                       .arg(what + u'.')
                                 : tr("Do you know the outcome? %1 Balcão stops searching for it, "
                                      "and it no longer blocks another one.")
                                       .arg(what + u'.'));
        setKeyedText(*m_yes, isAgain ? tr("Yes, send it again") : tr("Yes, I know"), Qt::Key_Enter);
        m_pin->setVisible(!isAgain && wantsPin(*chosen));
        (m_pin->isVisibleTo(this) ? static_cast<QWidget *>(m_pin) : m_yes)->setFocus();
    } else if (wasAsking && isVisible()) {
        m_rows->setFocus();
    }
    showActions();
}

void UnconfirmedOrdersPage::answerYes()
{
    const auto chosen = current();
    if (!chosen || m_isBusy)
        return;
    if (m_question == Question::Again)
        sendAgain(*chosen);
    else if (m_question == Question::Settled)
        settle(*chosen);
}

/// Sends a payout through the usual steps: review, approval, hold time, sending.
void UnconfirmedOrdersPage::sendAgain(const Entry &entry)
{
    ask(Question::None);
    if (isPayout(entry)) {
        const core::PayoutOrder held{.draft = entry.draft, .state = core::PayoutOrder::State::Held};
        Q_EMIT sendRequested(m_payouts.order(entry.intent.reference).value_or(held));
        return;
    }
    m_isBusy = true;
    showActions();
    core::onAnswer(m_service.create(entry.draft), this,
                   [this](const core::Result<core::Transaction> &made) {
                       m_isBusy = false;
                       showActions();
                       if (made)
                           Q_EMIT opened(*made);
                       else
                           showMessage(errorParagraph(made.error()));
                   });
}

void UnconfirmedOrdersPage::settle(const Entry &entry)
{
    if (wantsPin(entry)) {
        const QString pin = m_pin->text();
        m_pin->clear();
        const auto answer = m_approver->attempt(pin);
        if (answer != core::PinService::Answer::Right) {
            showMessage(pinSentence(answer, *m_approver));
            m_pin->setFocus();
            return;
        }
    }
    m_isBusy = true;
    ask(Question::None);
    core::onAnswer(m_unconfirmedOrders.abandon(entry.intent.reference), this,
                   [this](const core::Result<void> &settled) {
                       m_isBusy = false;
                       showActions();
                       if (!settled)
                           showMessage(errorParagraph(settled.error()));
                   });
}

void UnconfirmedOrdersPage::showMessage(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
}

void UnconfirmedOrdersPage::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    const bool isAsking = m_question != Question::None;
    const bool isEscape = event->key() == Qt::Key_Escape && isAsking;
    if (event->isAutoRepeat() || (!isEnter && !isEscape))
        event->ignore();
    else if (isEscape)
        ask(Question::None);
    else if (isAsking)
        answerYes();
    else
        open();
}

void UnconfirmedOrdersPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_tick.start();
    showNextLook();
    (m_rows->isVisibleTo(this) ? static_cast<QWidget *>(m_rows) : this)->setFocus();
}

void UnconfirmedOrdersPage::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_tick.stop();
}

} // namespace ui
