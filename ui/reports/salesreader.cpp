// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/salesreader.h"

#include "core/console/annotationrepository.h"
#include "core/console/auditrepository.h"
#include "core/console/consoledatabase.h"
#include "core/domain/annotations.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "ui/reports/summary.h"

namespace ui
{

SalesReader::SalesReader(core::TransactionService &service, core::ConsoleDatabase *console,
                         QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_console(console)
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
    m_work->needsConsole = m_console != nullptr;
    const auto visit = [work = m_work, pattern](const QList<core::Transaction> &batch) {
        for (const core::Transaction &payment : batch) {
            work->sales.add(payment, pattern);
            if (work->needsConsole)
                work->payments.insert(payment.id, saleOf(payment));
        }
        return !work->isCanceled;
    };
    core::onAnswer(m_service.readAll(Summary::salesFilter(period), visit), this,
                   [this, work = m_work](const core::Result<void> &result) {
                       if (work->isCanceled)
                           return;
                       if (result && work->needsConsole) {
                           readOperators(work);
                           return;
                       }
                       m_work.reset();
                       if (result)
                           Q_EMIT read(work->sales);
                       else
                           Q_EMIT failed(result.error());
                   });
}

/// Assigns the payments to the operators. The other totals are shown even if this fails.
void SalesReader::readOperators(const std::shared_ptr<Work> &work)
{
    using Creators = core::Result<QHash<QUuid, core::Actor>>;
    core::onAnswer(m_console->audit().creators(work->payments.keys()), this,
                   [this, work](const Creators &creators) {
                       if (work->isCanceled)
                           return;
                       if (creators) {
                           for (const auto &[id, actor] : creators->asKeyValueRange()) {
                               if (actor.id != 0) // 0: a program
                                   work->sales.addOperator(actor.name, work->payments.value(id));
                           }
                       }
                       readTags(work);
                   });
}

/// Assigns the payments to their tags. The other totals are shown even if this fails.
void SalesReader::readTags(const std::shared_ptr<Work> &work)
{
    using Stored = core::Result<QHash<QUuid, core::Annotations>>;
    core::onAnswer(m_console->annotations().stored(), this, [this, work](const Stored &stored) {
        if (work->isCanceled)
            return;
        m_work.reset();
        if (stored) {
            for (const auto &[id, annotations] : stored->asKeyValueRange()) {
                const auto payment = work->payments.constFind(id);
                if (payment == work->payments.cend())
                    continue;
                for (const QString &tag : annotations.tags)
                    work->sales.addTag(tag, *payment);
            }
        }
        Q_EMIT read(work->sales);
    });
}

void SalesReader::cancel()
{
    if (m_work)
        m_work->isCanceled = true;
    m_work.reset();
}

} // namespace ui
