// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/servermetrics.h"

#include "core/api/metricstext.h"
#include "core/service/localtransactionservice.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>

#include <algorithm>
#include <unistd.h>

namespace app
{

using Kind = core::MetricsText::Kind;

namespace
{

/// Returns the resident memory of this process in bytes; 0 if unknown.
qint64 residentBytes()
{
    QFile file(QStringLiteral("/proc/self/statm"));
    if (!file.open(QIODevice::ReadOnly))
        return 0;
    const QByteArrayList pages = file.readAll().split(' ');
    return pages.value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

void writeBatches(core::MetricsText &text, const core::BatchCounts::Counts &counts)
{
    std::array<qint64, core::BatchCounts::kSizes.size()> limits{};
    std::copy(core::BatchCounts::kSizes.begin(), core::BatchCounts::kSizes.end(), limits.begin());
    std::array<quint64, limits.size() + 1> batches{}; // no batch is above the last limit
    std::copy(counts.batches.begin(), counts.batches.end(), batches.begin());
    text.begin("balcao_commit_batch_size", Kind::Histogram, "Writes that shared one commit.")
        .addHistogram(limits, batches, static_cast<qint64>(counts.calls), 1);
}

void writeFigures(core::MetricsText &text, const core::DatabaseFigures &figures)
{
    const auto gauge = [&text](const char *name, const char *help, qint64 value) {
        text.begin(name, Kind::Gauge, help).add(value);
    };
    gauge("balcao_database_size_bytes", "Size of the database.", figures.bytes);
    gauge("balcao_transactions", "Stored transactions.", figures.transactions);
    gauge("balcao_open_charges", "Charges that wait for their payment.", figures.openCharges);
    gauge("balcao_notifications_queued", "Notifications whose delivery has not ended.",
          figures.queuedNotices);
    gauge("balcao_notifications_due", "Queued notifications whose next attempt may begin.",
          figures.dueNotices);
}

} // namespace

ServerMetrics::ServerMetrics(const core::LocalTransactionService &service, const QString &database)
    : m_service(service)
    , m_figures(database)
{}

void ServerMetrics::add(const core::DeliveryRecord &record)
{
    ++m_deliveries[record.result.outcome];
}

void ServerMetrics::serve(const core::ApiCall &call)
{
    core::onAnswer(m_figures.read(), this,
                   [this, call](const core::Result<core::DatabaseFigures> &figures) {
                       call.send({.status = 200,
                                  .contentType = core::MetricsText::kContentType,
                                  .body = text(figures)});
                   });
}

QByteArray ServerMetrics::text(const core::Result<core::DatabaseFigures> &figures) const
{
    core::MetricsText text;
    text.begin("balcao_build_info", Kind::Gauge, "Version of the server.")
        .add(1, {{"version", QCoreApplication::applicationVersion().toLatin1()}});
    m_requests.write(text);
    writeBatches(text, m_service.commitBatches());
    text.begin("balcao_delivery_attempts_total", Kind::Counter,
               "Attempts to deliver a notification, by result.");
    for (const auto &[outcome, count] : m_deliveries)
        text.add(static_cast<qint64>(count), {{"result", core::toText(outcome).toLatin1()}});
    text.begin("balcao_database_up", Kind::Gauge, "1 if the database can be read.")
        .add(figures ? 1 : 0);
    if (figures)
        writeFigures(text, *figures);
    text.begin("process_resident_memory_bytes", Kind::Gauge, "Resident memory of the server.")
        .add(residentBytes());
    return text.toText();
}

} // namespace app
