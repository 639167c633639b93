// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/remoteapi.h"
#include "core/remote/remotepace.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QTimer>

namespace core
{

/// Tells what changes at the service, whoever caused it, as soon as it is seen: in what the console
/// reads and makes, and in the newest page of the list, which is asked for again and again, often
/// while charges are new, less often later, and ever less while nobody answers. A state never goes
/// back to an earlier one that comes in late.
class RemoteWatch : public QObject
{
    Q_OBJECT

public:
    /// The API outlives this.
    RemoteWatch(RemoteApi &api, const RemotePace &pace, QObject *parent = nullptr);

    /// Begins to poll.
    void start();

    /// Somebody was shown these rows of a list.
    void noteRead(const QList<Transaction> &listed);

    /// Somebody was told all of this one.
    void noteWhole(const Transaction &transaction);

    /// The console has made it: that is news, once.
    void noteMade(const Transaction &transaction);

    [[nodiscard]] const TransactionService::Contact &contact() const { return m_contact; }

Q_SIGNALS:
    void changed(const core::Transaction &transaction);
    void contactChanged(); ///< contact(): after each poll

private:
    enum class Told {
        No,
        WasThere, ///< a poll has found it when it began
        ByChanged,
    };

    /// What is known of one that is not over, or that was seen lately.
    struct Known
    {
        Status status = Status::Code::Pending;
        QDateTime created;
        qsizetype events = 0;
        Told told = Told::No;
    };

    enum class Seen { ByCaller, ByPoll };

    bool note(const Transaction &transaction, Seen seen);
    void tell(const Transaction &transaction);
    void tellWhole(const QUuid &id, const Result<Transaction> &found);
    void noteListed(const QList<Transaction> &listed, Seen seen);
    void poll();
    void polled(const Result<TransactionPage> &page);
    [[nodiscard]] QList<QUuid> openOutside(const QSet<QUuid> &ids) const;
    void walk(int pages);
    void pollEach(QList<QUuid> rest);
    void pollDone(const std::optional<Error> &error);
    [[nodiscard]] std::chrono::milliseconds interval() const;
    void pollSoon();
    void prune();
    void noteAnswer();
    void noteSilence();

    RemoteApi &m_api;
    const RemotePace m_pace;
    QTimer m_poll{this};
    QHash<QUuid, Known> m_known;
    QSet<QUuid> m_listed; ///< on the newest page of the last poll
    QSet<QUuid> m_walked; ///< on the pages behind it, in this walk over them
    QSet<QUuid> m_beyond; ///< what is open and was on none of them in the last walk
    int m_walkPage = 2;   ///< that is read next
    /// Is asked for by itself, on account of this change, which a list has told and nobody else
    /// yet.
    QHash<QUuid, Transaction> m_fetching;
    bool m_isPolling = false;
    bool m_hasSeenAll = false; ///< a poll has succeeded: what is new then was made since
    int m_failures = 0;        ///< of polls, in a row
    TransactionService::Contact m_contact;
};

} // namespace core
