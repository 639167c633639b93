// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/codeview.h"

#include "ui/label.h"
#include "ui/qrview.h"
#include "ui/text.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

CodeView::CodeView(const core::TransactionService &service, TextSize sentence, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
{
    m_qr = new QrView;
    m_qr->hide();
    m_sentence = new Label({}, sentence);
    m_sentence->setObjectName(u"codeProblemLabel"_s);
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setMargin(kSpace);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_qr, 1);
    layout->addWidget(m_sentence, 1);
}

void CodeView::setTransaction(const core::Transaction &transaction)
{
    m_problem = core::payloadProblem(transaction, m_service.payee());
    m_qr->setText(m_problem ? QString() : transaction.qrCode);
    m_qr->setVisible(!m_problem);
    m_sentence->setText(m_problem ? payloadSentence(*m_problem) : QString());
    m_sentence->setTone(m_problem == core::PayloadProblem::NotPending ? Label::Tone::Muted
                                                                      : Label::Tone::Problem);
    m_sentence->setVisible(m_problem.has_value());
}

} // namespace ui
