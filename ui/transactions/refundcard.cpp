// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/refundcard.h"

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
    connect(m_ask, &QPushButton::clicked, this, &RefundCard::ask);
    m_reason = newNamedEdit(u"refundReasonEdit"_s, tr("Reason for the refund"));
    m_reason->installEventFilter(this);
    auto *send =
        keyButton(tr("Refund now"), Qt::Key_Enter, u"refundNowButton"_s, KeyScope::Borrowed);
    makeCompact(send);
    connect(send, &QPushButton::clicked, this, &RefundCard::refund);
    m_form = newCardForm({m_reason, send});
    m_problem = Label::wrapping(u"refundProblem"_s, TextSize::Small, Label::Tone::Problem);

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Refund"), TextSize::Strong));
    layout->addWidget(m_words);
    layout->addWidget(m_ask);
    layout->addWidget(m_form);
    layout->addWidget(m_problem);
    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        m_problem->setTone(Label::Tone::Muted);
        m_problem->setText(text);
        m_problem->setVisible(!text.isEmpty());
    });
}

void RefundCard::show(const core::Transaction &transaction)
{
    const bool isSame = transaction.id == m_transaction.id;
    m_transaction = transaction;
    if (!isSame) {
        m_busy->end();
        m_reason->clear();
        m_form->setEnabled(true);
    }
    const bool isPaid = transaction.operation == core::Operation::CashIn &&
                        transaction.status.code() == core::Status::Code::Paid;
    const bool canRefund = m_service.capabilities().refunds;
    const bool isRecordOnly = m_service.capabilities().confirmsPayments;
    m_words->setText(canRefund && isRecordOnly
                         ? tr("Return %1 in your bank's app first. Then record the refund here: "
                              "Balcão moves no money.")
                               .arg(moneyText(transaction.amount))
                     : canRefund
                         ? tr("All of %1 goes back to the payer. This cannot be undone.")
                               .arg(moneyText(transaction.amount))
                         : tr("This service does not refund. Open this payment in your bank's app "
                              "and return the Pix there. Never send a new Pix instead: the payer "
                              "could still contest the payment, and you would have paid twice."));
    m_ask->setVisible(canRefund && (!isSame || m_form->isHidden()));
    if (!isSame) {
        m_form->hide();
        m_problem->hide();
    }
    setVisible(isPaid);
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
        refund();
    } else { // Keep the input for the next time.
        m_ask->show();
        m_ask->setFocus();
        m_form->hide();
    }
    return true;
}

void RefundCard::ask()
{
    m_form->show();
    m_reason->setFocus(Qt::ShortcutFocusReason);
    m_ask->hide();
    Q_EMIT asked();
}

void RefundCard::refund()
{
    m_problem->hide();
    m_form->setEnabled(false);
    m_busy->begin({tr("Refunding…"), tr("It is not known now whether it was refunded: do not "
                                        "refund it in another way. F5 reads this payment again.")});
    core::onAnswer(m_service.refund(m_transaction.id, m_reason->text().trimmed()), this,
                   [this, id = m_transaction.id](const core::Result<core::Transaction> &answer) {
                       if (id != m_transaction.id)
                           return;
                       m_busy->end();
                       m_form->setEnabled(true);
                       if (answer) {
                           show(*answer);
                           return;
                       }
                       m_reason->setFocus();
                       m_problem->setTone(Label::Tone::Problem);
                       m_problem->setText(errorParagraph(answer.error()));
                       m_problem->show();
                   });
}

} // namespace ui
