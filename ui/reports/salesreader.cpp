// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/salesreader.h"

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "ui/reports/summary.h"

namespace ui
{

SalesReader::SalesReader(core::TransactionService &service, QObject *parent)
    : QObject(parent)
    , m_service(service)
{}

SalesReader::~SalesReader()
{
    cancel();
}

qint64 SalesReader::maxCount() const
{
    return m_service.contact() ? kMaxRemote : kMaxLocal;
}

void SalesReader::begin(const SummaryPeriod &period, const core::ReferencePattern &pattern)
{
    cancel();
    m_work = std::make_shared<Work>();
    const auto visit = [work = m_work, pattern](const QList<core::Transaction> &batch) {
        for (const core::Transaction &payment : batch)
            work->sales.add(payment, pattern);
        return !work->isCanceled;
    };
    core::onAnswer(m_service.readAll(Summary::salesFilter(period), visit), this,
                   [this, work = m_work](const core::Result<void> &result) {
                       if (work->isCanceled)
                           return;
                       m_work.reset();
                       if (result)
                           Q_EMIT read(work->sales);
                       else
                           Q_EMIT failed(result.error());
                   });
}

void SalesReader::cancel()
{
    if (m_work)
        m_work->isCanceled = true;
    m_work.reset();
}

} // namespace ui
