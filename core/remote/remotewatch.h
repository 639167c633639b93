// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/remote/remoteapi.h"
#include "core/remote/remoteintervals.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QTimer>

namespace core
{

struct TransactionPage;

/// Detects changes at the service from any origin and emits changed(). Sources: the responses that
/// the console receives, and polling of the newest page. Polls often for new charges, less often
/// for old ones, and with back-off while the service is unreachable. A late response never reverts
/// a status.
class RemoteWatch : public QObject
{
    Q_OBJECT

public:
    /// The API must outlive the object.
    RemoteWatch(RemoteApi &api, const RemoteIntervals &intervals, QObject *parent = nullptr);

    /// Starts polling.
    void start();

    /// Processes rows of a list that the console has received.
    void recordRead(const QList<Transaction> &listed);

    /// Processes a complete transaction that the console has received.
    void noteWhole(const Transaction &transaction);

    /// Processes a transaction created by the console and reports the transaction once.
    void recordMade(const Transaction &transaction);

    [[nodiscard]] const TransactionService::Contact &contact() const { return m_contact; }

Q_SIGNALS:
    void changed(const core::Transaction &transaction);
    void contactChanged(); ///< contact() after each poll

private:
    enum class Reported {
        No,
        WasThere, ///< present in the first poll
        ByChanged,
    };

    /// The known state of a transaction that is pending or was seen recently.
    struct Known
    {
        Status status = Status::Code::Pending;
        QDateTime created;
        qsizetype events = 0;
        Reported reported = Reported::No;
    };

    enum class Seen { ByCaller, ByPoll };

    bool note(const Transaction &transaction, Seen seen);
    void report(const Transaction &transaction);
    void reportAll(const QUuid &id, const Result<Transaction> &found);
    void recordListed(const QList<Transaction> &listed, Seen seen);
    void poll();
    void polled(const Result<TransactionPage> &page);
    [[nodiscard]] QList<QUuid> openOutside(const QSet<QUuid> &ids) const;
    void walk(int pages);
    void pollEach(QList<QUuid> rest);
    void pollDone(const std::optional<Error> &error);
    [[nodiscard]] std::chrono::milliseconds interval() const;
    void pollSoon();
    void prune();
    void recordAnswer();
    void recordNoAnswer();

    RemoteApi &m_api;
    const RemoteIntervals m_intervals;
    QTimer m_poll{this};
    QHash<QUuid, Known> m_known;
    QSet<QUuid> m_listed; ///< on the newest page of the latest poll
    QSet<QUuid> m_walked; ///< on the following pages of the present walk
    QSet<QUuid> m_beyond; ///< open transactions beyond the latest walk
    int m_walkPage = 2;   ///< next page to read
    /// Transactions with a separate request, after a change seen only in a list so far.
    QHash<QUuid, Transaction> m_fetching;
    bool m_isPolling = false;
    bool m_hasSeenAll = false; ///< a poll has succeeded; transactions that appear later are new
    int m_failures = 0;        ///< consecutive failed polls
    TransactionService::Contact m_contact;
};

} // namespace core
