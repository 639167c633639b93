// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/democustomers.h"

#include "core/console/annotationrepository.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"

#include <algorithm>
#include <utility>

namespace app
{

namespace
{

constexpr quint32 kOneNeverPays = 8; ///< one customer in that number

} // namespace

DemoCustomers::DemoCustomers(core::TransactionService &service,
                             core::AnnotationRepository &repository, Clock clock, QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_repository(repository)
    , m_clock(clock ? std::move(clock) : Clock([] { return QDateTime::currentDateTimeUtc(); }))
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] { payUntil(m_clock()); });
    connect(&m_service, &core::TransactionService::changed, this, &DemoCustomers::add);
    findPending();
}

std::optional<std::chrono::milliseconds> DemoCustomers::delayOf(const QUuid &charge)
{
    if (charge.data1 % kOneNeverPays == 0)
        return std::nullopt;
    const auto range = static_cast<quint32>((kMaxDelay - kMinDelay).count()) + 1;
    return kMinDelay + std::chrono::milliseconds(charge.data1 / kOneNeverPays % range);
}

/// Finds the newest charges that were pending before.
void DemoCustomers::findPending()
{
    core::TransactionFilter filter;
    filter.operation = core::Operation::CashIn;
    filter.statuses = {core::Status::Code::Pending};
    core::onAnswer(m_service.list(filter), this,
                   [this](const core::Result<core::TransactionPage> &page) {
                       if (!page)
                           return;
                       for (const core::Transaction &charge : page->transactions)
                           add(charge);
                   });
}

void DemoCustomers::add(const core::Transaction &charge)
{
    if (charge.status != core::Status::Code::Pending ||
        charge.operation != core::Operation::CashIn) {
        m_dueAt.remove(charge.id);
    } else if (const auto delay = delayOf(charge.id); delay && !m_dueAt.contains(charge.id)) {
        m_dueAt.insert(charge.id, m_clock().addMSecs(delay->count()));
    }
    startTimer();
}

void DemoCustomers::payUntil(const QDateTime &timestamp)
{
    QList<QUuid> due;
    for (const auto &[charge, at] : std::as_const(m_dueAt).asKeyValueRange()) {
        if (at <= timestamp)
            due.append(charge);
    }
    for (const QUuid &charge : std::as_const(due)) {
        m_dueAt.remove(charge);
        pay(charge);
    }
    startTimer();
}

void DemoCustomers::pay(const QUuid &charge)
{
    using Marks = QHash<QUuid, core::Annotations>;
    core::onAnswer(m_repository.find({charge}), this,
                   [this, charge](const core::Result<Marks> &marks) {
                       if (marks && marks->value(charge).abandoned)
                           return;
                       // A charge that is no longer pending is refused.
                       m_service.simulate(charge, core::SimulatedOutcome::Paid);
                   });
}

/// Waits for the next charge that is due.
void DemoCustomers::startTimer()
{
    const auto next = std::min_element(m_dueAt.cbegin(), m_dueAt.cend());
    if (next == m_dueAt.cend())
        return m_timer.stop();
    m_timer.start(static_cast<int>(std::max<qint64>(0, m_clock().msecsTo(*next))));
}

} // namespace app
