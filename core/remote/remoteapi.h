// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/remote/remotecall.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"

#include <QtCore/QObject>

#include <chrono>
#include <functional>

namespace core
{

/// The calls that the API of the specification has: each is one RemoteCall, and an answer that does
/// not make sense is Code::NotUnderstood.
class RemoteApi : public QObject
{
    Q_OBJECT

public:
    /// `key` stays in memory only.
    RemoteApi(ServiceAddress address, QByteArray key, const CallLimits &limits,
              QObject *parent = nullptr);

    [[nodiscard]] const CallLimits &limits() const { return m_limits; }

    void fetch(const QUuid &id, const Take<Transaction> &take);

    /// The filter is one that the API can be asked for.
    void fetchPage(const TransactionFilter &filter, const Take<TransactionPage> &take);

    /// Leaves once; what became of it is not judged here.
    void create(Operation operation, const QByteArray &body,
                const std::function<void(const CallResult &)> &take);

    /// Code::Unconfirmed if nobody knows whether it was done.
    void simulate(const QUuid &id, SimulatedOutcome outcome, const Take<Transaction> &take);

    /// For how long the service wants to be left alone, as it said last since forgetWait().
    [[nodiscard]] std::chrono::seconds wait() const { return m_wait; }
    void forgetWait() { m_wait = {}; }

    /// How far the clock of this computer was before that of the service when it last said the
    /// time, give or take a few seconds.
    [[nodiscard]] std::chrono::seconds clockAhead() const { return m_clockAhead; }

Q_SIGNALS:
    /// The service has told these; before the answer to who asked.
    void told(const QList<core::Transaction> &transactions);

    /// A call was not answered; before who called knows.
    void missed();

private:
    void call(CallRequest request, const std::function<void(const CallResult &)> &take);
    void get(const QByteArray &target, qsizetype mostBytes, const Take<QByteArray> &take);

    const ServiceAddress m_address;
    const QByteArray m_key;
    const CallLimits m_limits;
    std::chrono::seconds m_wait{};
    std::chrono::seconds m_clockAhead{};
};

} // namespace core
