// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/intent.h"
#include "core/remote/intentbook.h"
#include "core/remote/remotecall.h"
#include "core/service/transactionservice.h"

#include <QtCore/QHash>
#include <QtCore/QSet>
#include <QtCore/QTimer>

#include <functional>

namespace core
{

struct CreationFate;

/// When a service far away is asked on its own account.
struct RemotePace
{
    std::chrono::milliseconds poll{2'000};     ///< while a charge is new; slower and slower later
    std::chrono::milliseconds longest{60'000}; ///< between two polls, whatever happens
    std::chrono::milliseconds lookup{2'000};   ///< until an unknown order is looked for
    std::chrono::milliseconds absent{120'000}; ///< before this no look-up proves an absence
};

/// A transaction service behind the API of the specification, ours or a foreign one.
///
/// An order to create is noted as an Intent, with the bytes that are sent, before anything leaves;
/// it leaves once; and what came of it is judged strictly. Code::Unreachable, NotTrusted: nothing
/// has left. Code::Unconfirmed: nobody knows; it is then looked for by its reference until the
/// service has it or plainly has not, also after a restart, and it is never sent again by itself.
/// While a cash-out is unknown, another one of its amount to its key is Code::Conflict, with
/// Field::PixKey, Problem::Unsettled, whatever the draft allows. An order without a reference gets
/// one, since nothing else could find it.
///
/// Reading: what the API cannot be asked for is picked here out of what it can, if that comes to at
/// most kMostPages pages, and is Code::Unsupported otherwise.
///
/// changed() tells what other consoles do, too, as soon as it is seen: the newest page of the list
/// is asked for again and again, often while charges are new, less often later, and ever less while
/// nobody answers. A state never goes back to an earlier one that comes in late.
class RemoteTransactionService : public TransactionService
{
    Q_OBJECT

public:
    struct Setup
    {
        ServiceAddress address;
        QByteArray key; ///< in memory only
        QUuid platform;
        std::optional<Payee> payee = {};
        /// What the service behind the API does, as whoever set it up knows; refunds and notes are
        /// beyond the API.
        Capabilities can = {.simulates = true, .seesPayments = true, .sendsMoney = true};
        QString intents; ///< path of the file, of this service and one process only
        CallLimits limits = {};
        RemotePace pace = {};
    };

    static constexpr int kMostPages = 20;
    static constexpr int kMostCompleted = 100; ///< payouts whose end-to-end ids one call asks for

    explicit RemoteTransactionService(Setup setup, QObject *parent = nullptr);
    /// Gives calls up; an order that is on its way is unknown when the service comes back.
    ~RemoteTransactionService() override;

    /// Opens the book of intents, and begins to poll. Until this has answered well, create()
    /// answers with why.
    QFuture<Result<void>> open();

    [[nodiscard]] Capabilities capabilities() const override;
    [[nodiscard]] QUuid platform() const override { return m_setup.platform; }
    [[nodiscard]] std::optional<Payee> payee() const override { return m_setup.payee; }
    QFuture<Result<Transaction>> create(const TransactionDraft &draft) override;
    QFuture<Result<Transaction>> find(const QUuid &id) override;
    QFuture<Result<TransactionPage>> list(const TransactionFilter &filter) override;
    QFuture<Result<QList<TransactionSum>>> sums(const TransactionFilter &filter) override;
    QFuture<Result<QList<HourlySum>>> hourlySums(const TransactionFilter &filter) override;
    QFuture<Result<Transaction>> simulate(const QUuid &id, SimulatedOutcome outcome) override;
    QFuture<Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

    /// The newest orders, newest first.
    QFuture<Result<QList<Intent>>> intents(int most) { return m_book.newest(most); }

    /// Those of which nobody knows whether money moves, oldest first.
    QFuture<Result<QList<Intent>>> openIntents() { return m_book.openIntents(); }

    /// Looks for all unknown orders now, and for those that remain soon again.
    void resolveNow();

    /// Sends an order that is absent or was not sent once more, to the byte, unless the service
    /// turns out to have it. A person has read what was found and confirmed it; nothing here calls
    /// this. Code::MoveRefused for any other order.
    QFuture<Result<Transaction>> sendAgain(qint64 number);

    /// A person has settled elsewhere what became of an unknown order or a mismatch: it is no
    /// longer looked for, and no longer stands in the way of another one.
    QFuture<Result<void>> abandon(qint64 number);

    /// When the service last told the state of all that is open, UTC; nothing: not yet.
    [[nodiscard]] std::optional<QDateTime> lastChecked() const { return m_lastChecked; }

Q_SIGNALS:
    void checked(const QDateTime &at);
    void checkFailed(const core::Error &error);

    /// What is known of the order has changed.
    void intentChanged(qint64 number, core::IntentState state);

private:
    template<typename T>
    using Promise = std::shared_ptr<QPromise<Result<T>>>;
    template<typename T>
    using Take = std::function<void(const Result<T> &)>;
    using Found = QList<Transaction>;

    struct Order
    {
        Intent intent;
        TransactionDraft draft; ///< validated
        Take<Transaction> take;
    };

    struct Scan
    {
        TransactionFilter asked; ///< what the API can be asked for, from page 1 on
        TransactionFilter wanted;
        Found found = {};
        QSet<QUuid> seen = {};
        bool isNoted = true; ///< what it reads is news, if it is
    };

    /// What is known of one that is not over, or that was seen lately.
    struct Known
    {
        Status status = Status::Code::Pending;
        QDateTime created;
        qsizetype events = 0;
        bool isTold = false; ///< changed() has told of it, or a poll has found it when it began
    };

    enum class Seen { ByCaller, ByPoll };

    template<typename T>
    static Promise<T> started();
    template<typename T>
    static Take<T> into(const Promise<T> &promise);

    void call(CallRequest request, std::function<void(const CallResult &)> take);
    void get(const QByteArray &target, qsizetype mostBytes, const Take<QByteArray> &take);
    void fetch(const QUuid &id, const Take<Transaction> &take);
    void fetchPage(const TransactionFilter &filter, const Take<TransactionPage> &take);
    void scan(const std::shared_ptr<Scan> &scan, const Take<Found> &take);
    void pick(const TransactionFilter &filter, const Take<Found> &take);
    template<typename T>
    QFuture<Result<T>> madeOf(const TransactionFilter &filter, T (*make)(const Found &));
    void complete(const std::shared_ptr<Found> &found, qsizetype next, const Take<Found> &take);
    [[nodiscard]] Result<TransactionDraft> checked(const TransactionDraft &draft) const;

    void refuseTwin(const std::shared_ptr<Order> &order);
    void begin(const std::shared_ptr<Order> &order);
    void send(const std::shared_ptr<Order> &order);
    void conclude(const std::shared_ptr<Order> &order, const CreationFate &fate);
    void lookUpTaken(const std::shared_ptr<Order> &order, const Error &error);
    void settle(qint64 number, IntentState state, const std::optional<QUuid> &transaction,
                const std::function<void()> &then);
    void confirm(qint64 number, const Transaction &transaction, const Take<Transaction> &take);

    void lookUp(const QString &reference, const Take<Found> &take);
    void resolveNext();
    void resolve(const Intent &intent);
    void lookAgainLater();
    void foundNothing(const Intent &intent);
    void control(const Intent &intent);
    void controlBy(const Intent &intent, const QString &reference);

    bool note(const Transaction &transaction, Seen seen);
    void tell(const Transaction &transaction);
    void noteListed(const Found &listed, Seen seen);
    void poll();
    void polled(const Result<TransactionPage> &page);
    [[nodiscard]] QList<QUuid> openOutside(const QSet<QUuid> &ids) const;
    void walk(int pages);
    void pollEach(QList<QUuid> rest);
    void pollDone(const std::optional<Error> &error);
    [[nodiscard]] std::chrono::milliseconds interval() const;
    void pollSoon();
    void prune();

    const Setup m_setup;
    IntentBook m_book;
    QTimer m_poll{this};
    QTimer m_resolve{this};
    QHash<QUuid, Known> m_known;
    QSet<QUuid> m_listed;    ///< on the newest page of the last poll
    QSet<QUuid> m_walked;    ///< on the pages behind it, in this walk over them
    QSet<QUuid> m_beyond;    ///< what is open and was on none of them in the last walk
    int m_walkPage = 2;      ///< that is read next
    QSet<QUuid> m_fetching;  ///< on account of a change that a list has told
    QSet<qint64> m_underWay; ///< orders whose attempt is not judged yet
    QList<Intent> m_pending; ///< still to be looked for in this round
    bool m_isPolling = false;
    bool m_isResolving = false;
    bool m_looksAgain = false;     ///< once this round is over
    bool m_hasSeenAll = false;     ///< a poll has succeeded: what is new then was made since
    int m_failures = 0;            ///< of polls, in a row
    int m_rounds = 0;              ///< of look-ups, since something became unknown
    std::chrono::seconds m_wait{}; ///< that the service asked for
    std::optional<QDateTime> m_lastChecked;
};

} // namespace core
