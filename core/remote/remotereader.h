// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/remote/remoteapi.h"

#include <QtCore/QSet>

#include <memory>

namespace core
{

/// Reads lists with filters that the API does not support. Requests a superset and filters the
/// pages locally, up to kMaxPages pages; otherwise returns Code::Unsupported.
class RemoteReader : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMaxPages = 20;
    /// Payouts per call whose end-to-end ids are requested.
    static constexpr int kMaxCompleted = 100;

    using Found = QList<Transaction>;

    /// The API must outlive the object.
    explicit RemoteReader(RemoteApi &api, QObject *parent = nullptr);

    /// Returns all matching transactions; ignores the page of the filter.
    void pick(const TransactionFilter &filter, const Callback<Found> &callback);

    /// Returns the transactions with exactly that reference, even if the service matches references
    /// loosely.
    void lookUp(const QString &reference, const Callback<Found> &callback);

Q_SIGNALS:
    /// Emitted with each page that pick() reads, before its result.
    void read(const QList<core::Transaction> &listed);

private:
    struct Scan
    {
        TransactionFilter asked; ///< the supported parts of the filter, with page 1
        TransactionFilter wanted;
        Found found = {};
        QSet<QUuid> seen = {};
        bool isReported = true; ///< read() is emitted
    };

    void scan(const std::shared_ptr<Scan> &scan, const Callback<Found> &callback);
    void complete(const std::shared_ptr<Found> &found, qsizetype next,
                  const Callback<Found> &callback);

    RemoteApi &m_api;
};

} // namespace core
