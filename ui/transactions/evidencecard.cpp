// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/evidencecard.h"

#include "core/console/pin.h"
#include "core/domain/chargeevidence.h"
#include "core/service/evidencesupport.h"
#include "core/till/confirmations.h"
#include "core/till/lockcontroller.h"
#include "core/till/preferences.h"
#include "ui/session/confirmbox.h"
#include "ui/session/pinprompt.h"
#include "ui/text/errortext.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"
#include "ui/transactions/cardform.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

EvidenceCard::EvidenceCard(const ShopContext &context, core::TransactionService &service,
                           QWidget *parent)
    : QFrame(parent)
    , m_service(service)
    , m_preferences(context.preferences)
    , m_lock(context.lock)
    , m_busy(new BusyIndicator(u"withdrawWait"_s, this))
{
    setObjectName(u"evidenceCard"_s);
    setProperty("role", u"card"_s);
    m_words = Label::wrapping(u"evidenceWords"_s, TextSize::Body, Label::Tone::Muted);
    m_confirm = new ConfirmBox(service, context.preferences, ConfirmBox::Direction::Column);
    m_undo = keyButton(tr("Undo"), Qt::CTRL | Qt::Key_F10, u"undoWithdrawButton"_s);
    m_ask = keyButton(tr("Withdraw confirmation…"), Qt::Key_W, u"withdrawButton"_s);
    m_problem = Label::wrapping(u"evidenceProblem"_s, TextSize::Small, Label::Tone::Problem);
    for (QPushButton *button : {m_undo, m_ask})
        makeCompact(button);
    connect(m_undo, &QPushButton::clicked, this,
            [this] { sendWithdrawal(undoWithdrawal(m_preferences.value().charging.till)); });
    connect(m_ask, &QPushButton::clicked, this, &EvidenceCard::ask);
    connect(m_confirm, &ConfirmBox::messageChanged, this, &EvidenceCard::showProblem);
    connect(m_confirm, &ConfirmBox::left, this, &EvidenceCard::left);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Confirmation"), TextSize::Strong));
    layout->addWidget(m_words);
    layout->addWidget(m_confirm);
    layout->addWidget(m_undo);
    layout->addWidget(m_ask);
    layout->addWidget(createForm());
    layout->addWidget(m_problem);
    m_tick.setInterval(1s);
    connect(&m_tick, &QTimer::timeout, this, &EvidenceCard::showState);
    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        showProblem(text);
        m_problem->setTone(Label::Tone::Muted);
    });
    connect(&m_lock, &core::PinService::pinChanged, this, &EvidenceCard::closeForm);
}

QWidget *EvidenceCard::createForm()
{
    m_reason = newNamedEdit(u"withdrawReasonEdit"_s, tr("Reason for the withdrawal"));
    m_pin = newNamedEdit(u"withdrawPinEdit"_s, tr("PIN of the back office"));
    makeSecret(*m_pin);
    m_pin->setMaxLength(core::kMaxPinLength);
    for (QLineEdit *edit : {m_reason, m_pin})
        edit->installEventFilter(this);
    auto *send =
        keyButton(tr("Withdraw now"), Qt::Key_Enter, u"withdrawNowButton"_s, KeyScope::Borrowed);
    makeCompact(send);
    connect(send, &QPushButton::clicked, this, &EvidenceCard::withdraw);
    m_form = newCardForm({m_reason, m_pin, send});
    return m_form;
}

void EvidenceCard::show(const core::Transaction &transaction)
{
    const bool isSame = transaction.id == m_transaction.id;
    m_transaction = transaction;
    m_confirm->setCharge(transaction);
    if (!isSame) {
        m_busy->end();
        m_reason->clear();
        m_pin->clear();
        m_form->setEnabled(true);
        showProblem({});
        m_form->hide();
    }
    showState();
}

void EvidenceCard::showState()
{
    const bool canChange = m_service.capabilities().confirmsPayments && !m_transaction.asOf;
    const bool canWithdraw = canChange && isWithdrawable();
    const auto left = undoTime();
    m_words->setText(words());
    m_undo->setVisible(canWithdraw && left > 0s);
    m_ask->setVisible(canWithdraw && left == 0s && m_form->isHidden());
    if (!canWithdraw)
        m_form->hide();
    setVisible(canChange && (canWithdraw || core::canConfirm(m_transaction)));
    if (left == 0s)
        m_tick.stop();
    else if (!m_tick.isActive())
        m_tick.start();
}

/// Without evidence in the list, only the service can decide.
bool EvidenceCard::isWithdrawable() const
{
    const bool isPaid = m_transaction.operation == core::Operation::CashIn &&
                        m_transaction.status == core::Status::Code::Paid;
    return core::listsEvidence(m_service) ? core::canWithdraw(m_transaction) : isPaid;
}

std::chrono::seconds EvidenceCard::undoTime() const
{
    return core::undoTimeLeft(m_transaction, m_preferences.value().charging.till,
                              QDateTime::currentDateTimeUtc());
}

QString EvidenceCard::words() const
{
    if (isWithdrawable())
        return undoTime() > 0s
                   ? tr("This counter confirmed the payment just now. Undo: %1.", "remaining time")
                         .arg(ageText(undoTime()))
                   : tr("If the money never arrived, withdraw the confirmation. The "
                        "charge becomes cancelled; the history keeps both.");
    if (!m_transaction.status.isFinal())
        return tr("Press “Received” when your bank's app shows %1.")
            .arg(moneyText(m_transaction.amount));
    return tr("Did %1 arrive after all? Press “Received”: the charge becomes paid, marked “%2”.",
              "amount, paid late")
        .arg(moneyText(m_transaction.amount), paidLateText());
}

bool EvidenceCard::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (!isKey)
        return QFrame::eventFilter(watched, event);
    const auto &key = static_cast<const QKeyEvent &>(*event);
    const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
    if (!isEnter && key.key() != Qt::Key_Escape)
        return QFrame::eventFilter(watched, event);
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept(); // Otherwise Esc would also leave the page.
        return true;
    }
    if (!isEnter) {
        closeForm();
        m_ask->setFocus();
    } else if (watched == m_reason && m_pin->isVisible() && m_pin->text().isEmpty()) {
        m_pin->setFocus();
    } else if (!key.isAutoRepeat()) {
        withdraw();
    }
    return true;
}

/// Hides the form and keeps the reason for the next time.
void EvidenceCard::closeForm()
{
    m_pin->clear();
    m_form->hide();
    showState();
}

void EvidenceCard::ask()
{
    m_form->show();
    m_pin->setVisible(m_lock.hasPin());
    m_reason->setFocus(Qt::ShortcutFocusReason);
    m_ask->hide();
    Q_EMIT asked();
}

void EvidenceCard::withdraw()
{
    if (m_busy->isOn())
        return;
    const core::Withdrawal withdrawal{.reason = m_reason->text(),
                                      .till = m_preferences.value().charging.till};
    if (const auto valid = core::validated(withdrawal); !valid) {
        showProblem(errorWords(valid.error()).happened);
        m_reason->setFocus();
        return;
    }
    if (m_lock.hasPin()) {
        const QString pin = m_pin->text();
        m_pin->clear();
        const auto answer = m_lock.attempt(pin);
        if (answer != core::PinService::Answer::Right) {
            showProblem(pinSentence(answer, m_lock));
            m_pin->setFocus();
            return;
        }
    }
    sendWithdrawal(withdrawal);
}

void EvidenceCard::sendWithdrawal(const core::Withdrawal &withdrawal)
{
    if (m_busy->isOn())
        return;
    showProblem({});
    m_form->setEnabled(false);
    m_busy->begin({tr("Withdrawing…"), tr("It is not known now whether the confirmation was "
                                          "withdrawn. F5 reads this charge again.")});
    core::onAnswer(m_service.withdraw(m_transaction.id, withdrawal), this,
                   [this, id = m_transaction.id](const core::Result<core::Transaction> &answer) {
                       if (id != m_transaction.id)
                           return;
                       m_busy->end();
                       m_form->setEnabled(true);
                       if (answer) {
                           m_reason->clear();
                           show(*answer);
                       } else {
                           showProblem(errorParagraph(answer.error()));
                       }
                   });
}

/// Shows the text; empty: none.
void EvidenceCard::showProblem(const QString &text)
{
    m_problem->setTone(Label::Tone::Problem);
    m_problem->setText(text);
    m_problem->setVisible(!text.isEmpty());
}

} // namespace ui
