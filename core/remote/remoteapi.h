// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/statedcapabilities.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/remote/connectionlimiter.h"
#include "core/remote/remotecall.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"

#include <QtCore/QCache>
#include <QtCore/QObject>
#include <QtCore/QSet>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace core
{

struct TransactionPage;

/// The calls of the API (specification), each as one RemoteCall, and the lookups whose answer must
/// be certain now. A ConnectionLimiter limits the connections. An invalid response gives
/// Code::NotUnderstood.
class RemoteApi : public QObject
{
    Q_OBJECT

public:
    /// `key` is kept in memory only.
    RemoteApi(ServiceAddress address, QByteArray key, const CallLimits &limits,
              QObject *parent = nullptr);

    [[nodiscard]] const CallLimits &limits() const { return m_limits; }

    void fetch(const QUuid &id, const Callback<Transaction> &callback);

    /// Adds the code of a waiting charge if the service has sent a picture only. Requests the
    /// picture once per charge. The result has no code if no picture is readable.
    void addCode(const Transaction &transaction,
                 const std::function<void(const Transaction &)> &callback);

    /// Requests a page. The API must support every part of the filter.
    void fetchPage(const TransactionFilter &filter, const Callback<TransactionPage> &callback);

    /// More pages than this are not an answer to payoutsTo() or lookUp(): Code::Unsupported.
    static constexpr int kMaxPages = 20;

    using Found = QList<Transaction>;

    /// Reads the payouts to a key, in canonical form.
    void payoutsTo(const QString &pixKey, const Callback<Found> &callback);

    /// Reads the transactions with exactly that reference, even if the service matches references
    /// loosely.
    void lookUp(const QString &reference, const Callback<Found> &callback);

    /// Sends a creation request once. Does not classify the result.
    void create(Operation operation, const QByteArray &body,
                const std::function<void(const CallResult &)> &callback);

    /// Simulates an outcome. Returns Code::Unconfirmed if the result is unknown.
    void simulate(const QUuid &id, SimulatedOutcome outcome, const Callback<Transaction> &callback);

    /// Requests the capabilities of the service. nullopt: a service without this call.
    void fetchCapabilities(const Callback<std::optional<StatedCapabilities>> &callback);

    /// Requests a confirmation or a withdrawal once. Returns Code::Unconfirmed if the result is
    /// unknown.
    enum class EvidenceCall { Confirm, Withdraw };
    void sendEvidence(const QUuid &id, EvidenceCall which, const QByteArray &body,
                      const Callback<Transaction> &callback);

    /// Returns the latest delay that the service requested (Retry-After) since
    /// resetWait().
    [[nodiscard]] std::chrono::seconds wait() const { return m_busy; }
    void resetWait() { m_busy = {}; }

    /// Returns the difference between the local clock and the service's clock at the latest
    /// response, accurate to a few seconds. Positive if the local clock is ahead.
    [[nodiscard]] std::chrono::seconds clockAhead() const { return m_clockAhead; }

Q_SIGNALS:
    /// Emitted when a call had no response, before the caller is notified.
    void missed();

    /// Emitted with each page that payoutsTo() reads, before its result.
    void read(const QList<core::Transaction> &listed);

private:
    static constexpr qsizetype kMaxCodes = 500;

    struct Scan
    {
        TransactionFilter asked; ///< with the next page
        std::function<bool(const Transaction &)> isWanted;
        Found found = {};
        QSet<QUuid> seen = {};
        bool isReported = true; ///< read() is emitted
    };

    void call(const CallRequest &request, const std::function<void(const CallResult &)> &callback);
    void get(const CallRequest &request, const Callback<QByteArray> &callback);
    void scan(const std::shared_ptr<Scan> &scan, const Callback<Found> &callback);

    const ServiceAddress m_address;
    const QByteArray m_key;
    const CallLimits m_limits;
    const std::shared_ptr<ConnectionLimiter> m_limiter;
    QCache<QUuid, QString> m_codes{kMaxCodes}; ///< from pictures; empty: none
    std::chrono::seconds m_busy{};
    std::chrono::seconds m_clockAhead{};
};

} // namespace core
