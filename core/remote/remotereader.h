// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/remote/remoteapi.h"

#include <QtCore/QSet>

#include <functional>
#include <memory>

namespace core
{

/// Looks transactions up at the service, where the answer must be certain now.
class RemoteReader : public QObject
{
    Q_OBJECT

public:
    /// More pages than this are not an answer to a lookup: Code::Unsupported.
    static constexpr int kMaxPages = 20;

    using Found = QList<Transaction>;

    /// The API must outlive the object.
    explicit RemoteReader(RemoteApi &api, QObject *parent = nullptr);

    /// Returns the payouts to a key, in canonical form.
    void payoutsTo(const QString &pixKey, const Callback<Found> &callback);

    /// Returns the transactions with exactly that reference, even if the service matches references
    /// loosely.
    void lookUp(const QString &reference, const Callback<Found> &callback);

Q_SIGNALS:
    /// Emitted with each page that payoutsTo() reads, before its result.
    void read(const QList<core::Transaction> &listed);

private:
    struct Scan
    {
        TransactionFilter asked; ///< with the next page
        std::function<bool(const Transaction &)> isWanted;
        Found found = {};
        QSet<QUuid> seen = {};
        bool isReported = true; ///< read() is emitted
    };

    void scan(const std::shared_ptr<Scan> &scan, const Callback<Found> &callback);

    RemoteApi &m_api;
};

} // namespace core
