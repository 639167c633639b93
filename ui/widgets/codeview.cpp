// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/codeview.h"

#include "core/domain/transaction.h"
#include "core/service/bankcodes.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"
#include "ui/widgets/qrview.h"

#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

CodeView::CodeView(const core::TransactionService &service, TextSize sentence, Audience audience,
                   QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_audience(audience)
{
    m_qr = new QrView;
    m_qr->hide();
    m_sentence = Label::wrapping(u"codeProblemLabel"_s, sentence);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_sentence->setMargin(kSpace);
    m_sentence->hide();
    m_hint = Label::wrapping(u"codeHintLabel"_s, TextSize::Small, Label::Tone::Muted);
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->hide();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_qr, 1);
    layout->addWidget(m_sentence, 1);
    layout->addWidget(m_hint);
    connect(m_qr, &QrView::readBack, this, &CodeView::judge);
}

void CodeView::setTransaction(const core::Transaction &transaction)
{
    m_problem = core::payloadProblem(transaction, m_service.payee(), core::bankHostsOf(m_service));
    m_drawn.reset();
    m_qr->setText(m_problem ? QString() : transaction.qrCode);
    layOut();
}

void CodeView::setHint(const QString &hint)
{
    m_hintText = hint;
    layOut();
}

/// Discards the verification, since a resized code is drawn again.
void CodeView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_drawn && m_drawn != DrawingProblem::TooDense) {
        m_drawn.reset();
        layOut();
    }
}

void CodeView::judge(const std::optional<DrawingProblem> &drawn)
{
    if (drawn == m_drawn)
        return;
    m_drawn = drawn;
    layOut();
}

/// Returns why there is no code.
QString CodeView::sentence() const
{
    if (m_audience == Audience::Payer)
        return tr("Please ask at the counter how to pay.");
    if (m_problem == core::PayloadProblem::NotPending)
        return payloadSentence(*m_problem);
    if (m_problem)
        return u"%1 %2"_s.arg(payloadSentence(*m_problem),
                              tr("Cancel the charge and create it again. If it is refused again, "
                                 "ask your service provider."));
    return m_drawn ? drawingSentence(*m_drawn) : QString();
}

QString CodeView::hint() const
{
    if (m_drawn != DrawingProblem::TooDense)
        return m_hintText;
    if (m_audience == Audience::Payer)
        return tr("If your phone does not read it, ask at the counter.");
    return u"%1 %2"_s.arg(drawingSentence(*m_drawn), m_hintText).trimmed();
}

void CodeView::layOut()
{
    const bool isTooDense = m_drawn == DrawingProblem::TooDense;
    const bool isShown = !m_problem && (!m_drawn || isTooDense);
    m_sentence->setText(sentence());
    m_sentence->setTone(m_problem == core::PayloadProblem::NotPending ? Label::Tone::Muted
                                                                      : Label::Tone::Problem);
    m_hint->setText(hint());
    m_hint->setTone(isTooDense ? Label::Tone::Problem : Label::Tone::Muted);
    m_qr->setVisible(isShown);
    m_sentence->setVisible(!isShown);
    m_hint->setVisible(isShown && !m_hint->text().isEmpty());
}

} // namespace ui
