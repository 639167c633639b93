// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/sentwatch.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "ui/session/chime.h"
#include "ui/text/text.h"

namespace ui
{

SentWatch::SentWatch(const ShopContext &context, QObject *parent)
    : QObject(parent)
    , m_service(context.service)
    , m_chime(new Chime(context, this))
{}

void SentWatch::handleChange(const core::Transaction &transaction)
{
    if (!m_sent.contains(transaction.id))
        return;
    Q_EMIT messageChanged(tr("Last: %1 to %2 · %3 · %4", "amount, receiver, state, time")
                              .arg(signedMoneyText(transaction), foreignText(transaction.name),
                                   statusWord(transaction.status),
                                   timeText(transaction.finished.value_or(transaction.created))));
    if (transaction.status.isFinal()) {
        m_sent.remove(transaction.id);
        m_chime->announceSent(transaction);
    }
}

void SentWatch::count()
{
    if (m_isCounting)
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
                       Q_EMIT counted(
                           count == 0 ? QString()
                                      : tr("%n Pix in process. See “In process”.", nullptr, count));
                   });
}

} // namespace ui
