// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/sentwatch.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"

namespace core
{

SentWatch::SentWatch(TransactionService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{}

void SentWatch::handleChange(const Transaction &transaction)
{
    if (!m_sent.contains(transaction.id))
        return;
    if (transaction.status.isFinal())
        m_sent.remove(transaction.id);
    Q_EMIT moved(transaction);
}

void SentWatch::count()
{
    if (m_isCounting)
        return;
    m_isCounting = true;
    using Code = Status::Code;
    onAnswer(m_service.list({.statuses = {Code::Pending, Code::InProcess, Code::InAnalysis},
                             .operation = Operation::CashOut}),
             this, [this](const Result<TransactionPage> &answer) {
                 m_isCounting = false;
                 if (answer)
                     Q_EMIT counted(static_cast<int>(answer->total));
             });
}

} // namespace core
