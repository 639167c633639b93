// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/refundcard.h"

#include "core/domain/chargeevidence.h"
#include "core/domain/typedreais.h"
#include "core/service/bankcodes.h"
#include "core/till/pinservice.h"
#include "core/till/preferences.h"
#include "core/till/refundcontroller.h"
#include "ui/session/pinprompt.h"
#include "ui/session/shopcontext.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/transactions/cardform.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using Phase = core::RefundController::Phase;

namespace
{

/// Returns the part of the payment that has not gone back.
core::Money restToRefund(const core::Transaction &payment)
{
    return payment.amount - core::returnedAmount(payment);
}

} // namespace

RefundCard::RefundCard(core::TransactionService &service, QWidget *parent)
    : QFrame(parent)
    , m_service(service)
    , m_busy(new BusyIndicator(u"refundWait"_s, this))
{
    setObjectName(u"refundCard"_s);
    setProperty("role", u"card"_s);
    m_words = Label::wrapping(u"refundWords"_s, TextSize::Body, Label::Tone::Muted);
    m_ask = keyButton(tr("Refund…"), Qt::Key_R, u"refundButton"_s);
    makeCompact(m_ask);
    m_ask->hide();
    connect(m_ask, &QPushButton::clicked, this, &RefundCard::ask);
    m_cancel = new QPushButton(tr("Cancel the refund"));
    m_cancel->setObjectName(u"refundCancelButton"_s);
    makeCompact(m_cancel);
    connect(m_cancel, &QPushButton::clicked, this, [this] { m_refunds->cancel(m_transaction.id); });
    m_form = createForm();
    m_problem = Label::wrapping(u"refundProblem"_s, TextSize::Small, Label::Tone::Problem);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Refund"), TextSize::Strong));
    for (QWidget *widget : {static_cast<QWidget *>(m_words), m_form,
                            static_cast<QWidget *>(m_problem), static_cast<QWidget *>(m_cancel)})
        layout->addWidget(widget);
    m_second.setInterval(std::chrono::milliseconds(250));
    connect(&m_second, &QTimer::timeout, this, &RefundCard::showProgress);
    connect(m_busy, &BusyIndicator::messageChanged, this,
            [this](const QString &text) { showMessage(text, false); });
}

QWidget *RefundCard::createForm()
{
    m_reason = newNamedEdit(u"refundReasonEdit"_s, tr("Reason for the refund"));
    m_part = newNamedEdit(u"refundPartEdit"_s, tr("Amount to refund"));
    connect(m_part, &QLineEdit::textChanged, this, &RefundCard::handlePart);
    m_amount = newNamedEdit(u"refundAmountEdit"_s, tr("The amount again"));
    m_pin = newNamedEdit(u"refundPinEdit"_s, tr("Approver's PIN"));
    m_pin->setEchoMode(QLineEdit::Password);
    for (QLineEdit *edit : {m_reason, m_part, m_amount, m_pin})
        edit->installEventFilter(this);
    auto *send =
        keyButton(tr("Refund now"), Qt::Key_Enter, u"refundNowButton"_s, KeyScope::Borrowed);
    makeCompact(send);
    connect(send, &QPushButton::clicked, this, &RefundCard::refund);
    return newCardForm({m_reason, m_part, m_amount, m_pin, send});
}

void RefundCard::enable(const ShopContext &context, core::RefundController &refunds)
{
    Q_ASSERT(!m_refunds);
    m_refunds = &refunds;
    m_preferences = &context.preferences;
    m_approver = context.approver;
    connect(m_refunds, &core::RefundController::changed, this, [this](const QUuid &payment) {
        if (payment != m_transaction.id)
            return;
        showProgress();
        const auto refund = m_refunds->refund(payment);
        if (refund && refund->phase == Phase::Failed)
            ask(); // for another attempt
    });
    connect(m_refunds, &core::RefundController::canceled, this,
            [this](const core::Transaction &payment) {
                if (payment.id == m_transaction.id)
                    showMessage(tr("Cancelled: nothing was refunded."), false);
            });
    connect(m_refunds, &core::RefundController::done, this,
            [this](const core::Transaction &refunded) {
                if (refunded.id != m_transaction.id)
                    return;
                m_part->clear();
                show(refunded);
            });
}

/// Returns true if the transaction is a payment, which can go back.
bool RefundCard::isPaid() const
{
    return m_transaction.operation == core::Operation::CashIn &&
           m_transaction.status.code() == core::Status::Code::Paid;
}

bool RefundCard::canRefund() const
{
    return m_refunds && m_service.capabilities().refunds;
}

bool RefundCard::canRefundPart() const
{
    return canRefund() && m_service.capabilities().partialRefunds;
}

/// Returns the amount to refund: as typed, or the rest; nullopt if the text is no such amount.
std::optional<core::Money> RefundCard::chosenAmount() const
{
    const core::Money rest = restToRefund(m_transaction);
    if (m_part->isHidden() || m_part->text().trimmed().isEmpty())
        return rest;
    const auto typed = core::parseTypedReais(m_part->text());
    return typed && !typed->isZero() && *typed <= rest ? typed : std::nullopt;
}

QString RefundCard::words() const
{
    const core::Money returned = core::returnedAmount(m_transaction);
    const QString parts = returned.isZero()
                              ? QString()
                              : tr("%1 of %2 went back already.")
                                        .arg(moneyText(returned), moneyText(m_transaction.amount)) +
                                    u' ';
    return parts + refundWords();
}

QString RefundCard::refundWords() const
{
    const core::Money rest = restToRefund(m_transaction);
    const core::Money chosen = chosenAmount().value_or(rest);
    const QString amount = moneyText(chosen);
    const auto *bank = core::bankCodesOf(m_service);
    if (chosen < rest && bank && bank->sendsBack(m_transaction))
        return tr("Your bank sends %1 of %2 back to the payer, after 20 seconds in which you can "
                  "cancel. Then it cannot be undone.")
            .arg(amount, moneyText(rest));
    if (canRefund() && bank && bank->sendsBack(m_transaction))
        return tr("Your bank sends all of %1 back to the payer, after 20 seconds in which you can "
                  "cancel. Then it cannot be undone.")
            .arg(amount);
    if (canRefund() && m_service.capabilities().confirmsPayments)
        return tr("Return %1 in your bank's app first. Then record the refund here: "
                  "Balcão moves no money.")
            .arg(amount);
    if (canRefund())
        return tr("All of %1 goes back to the payer, after 20 seconds in which you can cancel. "
                  "Then it cannot be undone.")
            .arg(amount);
    return tr("This service does not refund. Open this payment in your bank's app "
              "and return the Pix there. Never send a new Pix instead: the payer "
              "could still contest the payment, and you would have paid twice.");
}

void RefundCard::show(const core::Transaction &transaction)
{
    const bool isSame = transaction.id == m_transaction.id;
    m_transaction = transaction;
    if (!isSame) {
        for (QLineEdit *edit : {m_reason, m_part, m_amount, m_pin})
            edit->clear();
        m_form->hide();
        showMessage({}, false);
    }
    m_words->setText(words());
    showProgress();
    setVisible(isPaid());
}

/// Shows the step of the refund of this payment, which may have begun in another window.
void RefundCard::showProgress()
{
    const auto refund =
        m_refunds ? m_refunds->refund(m_transaction.id) : decltype(m_refunds->refund({}))();
    const bool isHeld = refund && refund->phase == Phase::Held;
    const bool isAsked = refund && refund->phase == Phase::Asked;
    if (isHeld || isAsked)
        m_form->hide();
    if (isHeld && !m_second.isActive())
        m_second.start();
    else if (!isHeld)
        m_second.stop();
    if (isAsked && !m_busy->isOn())
        m_busy->begin(
            {tr("Refunding…"), tr("It is not known now whether it was refunded: do not "
                                  "refund it in another way. F5 reads this payment again.")});
    else if (!isAsked)
        m_busy->end();
    if (isHeld)
        showMessage(tr("Refund in %1 s. Nothing was refunded yet. If the program closes before "
                       "that, nothing is refunded.",
                       "seconds")
                        .arg(m_refunds->holds().secondsLeft(refund->hold)),
                    false);
    if (refund && refund->phase == Phase::Failed) {
        if (m_reason->text().isEmpty())
            m_reason->setText(refund->reason);
        if (m_form->isHidden())
            showMessage(errorParagraph(*refund->error), true);
    }
    m_cancel->setVisible(isHeld);
    m_ask->setVisible(isPaid() && canRefund() && !isHeld && !isAsked && m_form->isHidden());
}

void RefundCard::showMessage(const QString &text, bool isProblem)
{
    m_problem->setTone(isProblem ? Label::Tone::Problem : Label::Tone::Muted);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

bool RefundCard::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey)
        return QFrame::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    const bool isEnter = key == Qt::Key_Return || key == Qt::Key_Enter;
    if (!isEnter && key != Qt::Key_Escape)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // Otherwise Esc would also leave the page.
        return true;
    }
    if (isEnter) {
        handleEnter();
    } else { // Keep the input for the next time.
        m_ask->show();
        m_ask->setFocus();
        m_form->hide();
    }
    return true;
}

void RefundCard::ask()
{
    m_part->setVisible(canRefundPart());
    m_part->setPlaceholderText(
        tr("Amount to refund: all of %1").arg(moneyText(restToRefund(m_transaction))));
    handlePart();
    m_form->show();
    m_reason->setFocus(Qt::ShortcutFocusReason);
    m_ask->hide();
    Q_EMIT asked();
}

/// Shows the questions that the chosen amount needs.
void RefundCard::handlePart()
{
    if (!m_preferences)
        return;
    const core::Sending &sending = m_preferences->value().sending;
    const core::Money amount = m_part->text().trimmed().isEmpty()
                                   ? m_transaction.amount
                                   : chosenAmount().value_or(m_transaction.amount);
    m_amount->setVisible(amount >= sending.retypeFrom);
    m_pin->setVisible(m_approver && m_approver->hasPin() && amount >= sending.approveFrom);
    m_words->setText(words());
}

/// Moves to the next empty field, or starts the refund.
void RefundCard::handleEnter()
{
    for (QLineEdit *edit : {m_amount, m_pin}) {
        if (edit->isVisible() && edit->text().isEmpty() && !edit->hasFocus()) {
            edit->setFocus();
            return;
        }
    }
    refund();
}

void RefundCard::refund()
{
    showMessage({}, false);
    const auto refuse = [this](QLineEdit *edit, const QString &problem) {
        showMessage(problem, true);
        edit->setFocus();
    };
    const auto amount = chosenAmount();
    const core::Money rest = restToRefund(m_transaction);
    if (!amount) {
        refuse(m_part, tr("Type an amount up to %1.").arg(moneyText(rest)));
        return;
    }
    if (!m_amount->isHidden() && core::parseTypedReais(m_amount->text()) != *amount) {
        refuse(m_amount, tr("This is a large amount. Type it again: %1.").arg(moneyText(*amount)));
        return;
    }
    if (!m_pin->isHidden()) {
        if (m_pin->text().isEmpty()) {
            refuse(m_pin, tr("The approver types their PIN."));
            return;
        }
        const auto answer = m_approver->attempt(m_pin->text());
        m_pin->clear();
        if (const QString problem = pinSentence(answer, *m_approver); !problem.isEmpty()) {
            refuse(m_pin, problem);
            return;
        }
    }
    m_amount->clear();
    m_refunds->begin(m_transaction, m_reason->text().trimmed(),
                     *amount < rest ? amount : std::nullopt);
    m_cancel->setFocus();
}

} // namespace ui
