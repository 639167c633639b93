// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/receiptcard.h"

#include "ui/receipts/receiptcontroller.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"

#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

ReceiptCard::ReceiptCard(ReceiptController *receipts, QWidget *parent)
    : QFrame(parent)
    , m_receipts(receipts)
{
    setProperty("role", u"card"_s);
    setObjectName(u"receiptCard"_s);
    if (!receipts)
        hide();
    m_title = new Label({}, TextSize::Strong);
    m_title->setObjectName(u"receiptTitle"_s);
    m_none = Label::wrapping(u"noReceiptLabel"_s, TextSize::Body, Label::Tone::Muted);
    m_news = Label::wrapping(u"receiptNews"_s, TextSize::Small, Label::Tone::Muted);
    m_actions = createActions();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    for (QWidget *widget : {static_cast<QWidget *>(m_title), m_actions,
                            static_cast<QWidget *>(m_none), static_cast<QWidget *>(m_news)})
        layout->addWidget(widget);
    if (receipts)
        connect(receipts, &ReceiptController::printedByItself, this,
                [this](const core::Transaction &transaction, const QString &sentence) {
                    showMessage(transaction.id, sentence);
                });
}

QWidget *ReceiptCard::createActions()
{
    m_print = keyButton(tr("Print receipt"), Qt::Key_P, u"printReceiptButton"_s);
    makeCompact(m_print);
    m_print->hide();
    auto *choose = keyButton(tr("Choose printer…"), QKeySequence::Print, u"choosePrinterButton"_s);
    auto *save = keyButton(tr("Save…"), QKeySequence::Save, u"saveReceiptButton"_s);
    const auto answer = [this] {
        return
            [this, id = m_transaction.id](const QString &sentence) { showMessage(id, sentence); };
    };
    connect(m_print, &QPushButton::clicked, this,
            [this, answer] { m_receipts->print(m_transaction, this, answer()); });
    connect(choose, &QPushButton::clicked, this,
            [this, answer] { m_receipts->choosePrinter(m_transaction, this, answer()); });
    connect(save, &QPushButton::clicked, this,
            [this, answer] { m_receipts->saveAs(m_transaction, this, answer()); });
    auto *actions = new QWidget;
    auto *layout = new QVBoxLayout(actions);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    for (QPushButton *button : {choose, save}) {
        makeCompact(button);
        layout->addWidget(button);
    }
    return actions;
}

void ReceiptCard::show(const core::Transaction &transaction)
{
    if (transaction.id != m_transaction.id)
        m_news->clear();
    m_transaction = transaction;
    const QString problem = receiptProblem(transaction);
    m_title->setText(transaction.operation == core::Operation::CashIn ? tr("Receipt")
                                                                      : tr("Proof of transfer"));
    m_print->setVisible(m_receipts && problem.isEmpty());
    m_actions->setVisible(problem.isEmpty());
    m_none->setVisible(!problem.isEmpty());
    m_none->setText(problem);
}

/// Shows the result, unless another transaction is shown by then.
void ReceiptCard::showMessage(const QUuid &id, const QString &sentence)
{
    if (id != m_transaction.id)
        return;
    m_news->setText(sentence);
    layout()->activate();
    Q_EMIT messageChanged();
}

} // namespace ui
