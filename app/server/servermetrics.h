// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apicall.h"
#include "core/api/requestmetrics.h"
#include "core/service/figurereader.h"
#include "core/webhook/webhookworker.h"

#include <QtCore/QObject>

#include <map>

namespace core
{
class LocalTransactionService;
}

namespace app
{

/// The figures of a server for Prometheus: requests, commits, notifications, database, process.
/// None contains personal data. Lives in the thread of the service.
class ServerMetrics : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServerMetrics)

public:
    /// `service` must outlive the object. `database`: as for core::Database::open().
    ServerMetrics(const core::LocalTransactionService &service, const QString &database);

    void add(const core::HttpExchange &exchange) { m_requests.add(exchange); }
    void add(const core::DeliveryRecord &record);

    /// Responds to a scrape. Without the database, the figures of the process remain.
    void serve(const core::ApiCall &call);

private:
    [[nodiscard]] QByteArray text(const core::Result<core::DatabaseFigures> &figures) const;

    const core::LocalTransactionService &m_service;
    core::FigureReader m_figures;
    core::RequestMetrics m_requests;
    std::map<core::DeliveryOutcome, quint64> m_deliveries; ///< attempts
};

} // namespace app
