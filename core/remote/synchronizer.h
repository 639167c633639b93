// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/remote/remoteapi.h"
#include "core/remote/remoteintervals.h"
#include "core/service/transactioncopy.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QElapsedTimer>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <functional>

namespace core
{

/// Keeps a TransactionCopy equal to its remote service, one run after the other.
///
/// The first run reads the days from the newest to the oldest. The copy stores each day completely
/// with the progress, so a later process continues with the next day. A later run reads the newest
/// pages until they meet the copy, and everything that is not final. A run in the background also
/// reads one of the newest 90 days again, and details of payouts.
///
/// If the number of transactions differs from the service, the run bisects the days and reads the
/// different ones again. Vanished and reverted transactions are counted in CopyState. Transactions
/// of another platform end the run with Code::Conflict and Field::Platform, without a change.
///
/// One request is in transit at a time. Memory holds at most one day of transactions.
class Synchronizer : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive the object and live in its thread.
    Synchronizer(RemoteApi &api, TransactionCopy &copy, const QUuid &platform,
                 const RemoteIntervals &intervals, QObject *parent = nullptr);

    /// Starts runs in the background.
    void start();

    /// Calls `callback` once the copy equals the service at a time after this call, or with the
    /// Error of the run. While a first run takes long, the part of the copy that was read equals
    /// the service, and TransactionService::completeness() names the part.
    ///
    /// `days`: days in Brasília that are also read completely, if the copy has them. Other runs
    /// find late payments of final transactions only in the background.
    void refresh(const Callback<void> &callback, const QList<QDate> &days = {});

    /// Ends the present run after its request. The progress is stored. Callers of refresh() get
    /// Code::Unavailable.
    void cancel();

    /// Records a change that the console has seen. A transaction that is not in the copy causes a
    /// run soon.
    void recordChange(const Transaction &transaction);

    /// Returns the Error of the latest run; nullopt: the run succeeded.
    [[nodiscard]] const std::optional<Error> &trouble() const { return m_trouble; }

Q_SIGNALS:
    /// Emitted after each run.
    void finished();

private:
    /// Pages of a list, read one after the other.
    struct Reading
    {
        TransactionFilter filter;
        QList<Transaction> rows = {};
        QSet<QUuid> seen = {};
        qint64 firstTotal = 0;
        qint64 lastTotal = 0;
        qint64 unreadable = 0;
        int attempts = 1;
    };
    using Days = std::pair<QDate, QDate>;
    enum class Purpose { Refresh, Background };

    void begin(Purpose purpose);
    void end(const Result<void> &result);
    void answerWaiting(const Result<void> &result);
    void scheduleNext(bool hasFailed);
    [[nodiscard]] bool stops();

    void fetch(const TransactionFilter &filter,
               const std::function<void(const TransactionPage &)> &then);
    template<typename Work>
    void change(Work work, const std::function<void(const CopyChanges &)> &then);
    template<typename Work>
    void note(Work work, const std::function<void()> &then);

    void readTop();
    void addTopPage(const TransactionPage &page);
    void continueAfterTop();
    void catchUp(QDate day);
    void readDays();
    void readWantedDay();
    void readDay(QDate day);
    void readPagesOfDay(const std::shared_ptr<Reading> &reading, QDate day);
    void skipEmptyDays(QDate day);
    void readWithoutDays(int page);
    void readWholeDay(QDate day, int attempts,
                      const std::function<void(const QList<Transaction> &)> &then);
    void readPages(const std::shared_ptr<Reading> &reading, const std::function<void()> &then);
    void readOpen();
    void readStatuses(const QList<Status::Code> &statuses, int page);
    void readEach(QList<QUuid> ids, const std::function<void()> &then);
    void readDoubtful();
    void compareTotal();
    void compareNext();
    void readDetails();
    void readDetailsOf(const QList<QUuid> &ids);
    void sweep();

    RemoteApi &m_api;
    TransactionCopy &m_copy;
    const QUuid m_platform;
    const RemoteIntervals m_intervals;
    QTimer m_timer{this};
    std::chrono::milliseconds m_interval;
    bool m_isStarted = false;
    bool m_isRunning = false;
    bool m_isCanceled = false;
    int m_failures = 0; ///< consecutive
    Purpose m_purpose = Purpose::Background;
    QDateTime m_beganAt;       ///< by the clock, which can be set meanwhile
    QElapsedTimer m_duration;  ///< of the present run
    bool m_isOutdated = false; ///< the service has a transaction that is not in the copy
    bool m_hasChanged = false; ///< the present run has changed the copy
    bool m_isCutShort = false; ///< the present run has not read everything that is not final
    qint64 m_total = 0;        ///< of the service, at the beginning of the run
    qint64 m_unreadable = 0;   ///< in the first run
    qint64 m_unreadableInDays = 0;
    Reading m_top;
    QDeadlineTimer m_untilSweep; ///< time until a day is read again
    QDeadlineTimer m_untilTop;   ///< time until the newest pages are read again
    QSet<QUuid> m_open;          ///< not final, and not read yet in this run
    QSet<QUuid> m_doubtful;      ///< transactions of CopyChanges::doubtful
    QList<Days> m_differing;     ///< days to compare
    bool m_hasCompared = false;
    bool m_hasReadOpen = false;
    std::optional<Error> m_trouble;
    QList<QDate> m_wantedDays;           ///< of callers of refresh()
    QList<Callback<void>> m_waiting;     ///< callers of refresh(), for the present run
    QList<Callback<void>> m_waitingNext; ///< for the next run
};

} // namespace core
