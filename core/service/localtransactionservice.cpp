// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/localtransactionservice.h"

#include "core/service/backgroundcheck.h"
#include "core/storage/database.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLoggingCategory>
#include <QtCore/QPromise>
#include <QtCore/QRandomGenerator>
#include <QtCore/QThread>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <utility>
#include <variant>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

Q_LOGGING_CATEGORY(lcService, "balcao.service")

/// The longest and the shortest wait for something that is due: clocks are set, and other programs
/// write to the same file; but we are never busy with nothing.
constexpr std::chrono::milliseconds kLongestWait = 30s;
constexpr std::chrono::milliseconds kShortestWait = 10ms;

/// Until the next charge expires. One that is made meanwhile is not due before that, since it has
/// a whole lifetime.
std::chrono::milliseconds expiryInterval(const ServiceSettings &settings,
                                         const std::optional<QDateTime> &next, const QDateTime &now)
{
    const auto longest =
        std::min<std::chrono::milliseconds>(kLongestWait, settings->cashInLifetime);
    const std::chrono::milliseconds untilNext(next ? now.msecsTo(*next) : longest.count());
    return std::clamp(untilNext, kShortestWait, longest);
}

/// As quick as the steps of cash-outs, but never busy.
std::chrono::milliseconds processingInterval(const ServiceSettings &settings)
{
    return std::clamp<std::chrono::milliseconds>(settings->processingDelay, 100ms, kLongestWait);
}

tl::unexpected<Error> notOpen()
{
    return tl::unexpected(Error{Error::Code::Internal, {}, u"the service is not open"_s});
}

template<typename T>
std::shared_ptr<QPromise<Result<T>>> startedPromise()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

} // namespace

/// One thread with one connection. What is posted is done there in that order. Everything else but
/// post(), wake() and stop() is called by jobs only.
class LocalTransactionService::Side
{
    Q_DISABLE_COPY_MOVE(Side)

public:
    using Job = std::function<void()>;

    Side(LocalTransactionService &service, const QString &name)
        : m_service(service)
        , m_thread(QThread::create([this] { work(); }))
    {
        m_thread->setObjectName(name);
        m_thread->start();
    }
    ~Side() { stop(); }

    void post(Job job);

    /// To be answered with its neighbours in one commit. Does not wake the thread.
    void post(LedgerCall call, Promise<Transaction> promise);

    void wake();

    /// Does what was posted so far, then ends the thread. What is posted later is dropped.
    void stop();

    Result<void> open(const Setup &setup, Database::Access access)
    {
        close();
        if (setup.beginning == Beginning::Refused && !Database::isOnServer(setup.database) &&
            QFileInfo(setup.database).size() == 0)
            return tl::unexpected(Error{Error::Code::StorageDamaged, {}, u"nothing is left"_s});
        auto database = Database::open(setup.database, access);
        if (!database)
            return tl::unexpected(database.error());
        m_database = std::move(*database);
        m_ledger = std::make_unique<Ledger>(*m_database, setup.settings, setup.clock, setup.random);
        return {};
    }

    void close()
    {
        m_ledger.reset();
        m_database.reset();
    }

    /// The answer of work, which is given the ledger.
    template<typename Work>
    auto run(const Work &work) -> decltype(work(std::declval<Ledger &>()))
    {
        if (!m_ledger)
            return notOpen();
        return work(*m_ledger);
    }

    QList<Transaction> takeChanged()
    {
        return m_ledger ? m_ledger->takeChanged() : QList<Transaction>();
    }

private:
    static constexpr qsizetype kMostTogether = 64;

    struct Writes
    {
        QList<LedgerCall> calls;
        QList<Promise<Transaction>> promises;
    };
    using Posted = std::variant<Job, Writes>;

    void work();
    std::optional<Posted> next();
    void write(const Writes &writes);

    LocalTransactionService &m_service;
    std::unique_ptr<QThread> m_thread;

    std::mutex m_mutex; ///< of these four
    std::condition_variable m_woken;
    std::deque<Posted> m_posted;
    bool m_isAwake = false;
    bool m_isStopping = false;

    std::unique_ptr<Database> m_database; ///< the thread's, and so the ledger
    std::unique_ptr<Ledger> m_ledger;
};

void LocalTransactionService::Side::post(Job job)
{
    const std::lock_guard lock(m_mutex);
    if (m_isStopping)
        return;
    m_posted.emplace_back(std::move(job));
    m_isAwake = true;
    m_woken.notify_one();
}

void LocalTransactionService::Side::post(LedgerCall call, Promise<Transaction> promise)
{
    const std::lock_guard lock(m_mutex);
    if (m_isStopping)
        return;
    auto *writes = m_posted.empty() ? nullptr : std::get_if<Writes>(&m_posted.back());
    if (!writes || writes->calls.size() == kMostTogether)
        writes = &std::get<Writes>(m_posted.emplace_back(Writes()));
    writes->calls.append(std::move(call));
    writes->promises.append(std::move(promise));
}

void LocalTransactionService::Side::wake()
{
    const std::lock_guard lock(m_mutex);
    m_isAwake = true;
    m_woken.notify_one();
}

void LocalTransactionService::Side::stop()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
    }
    wake();
    m_thread->wait();
}

void LocalTransactionService::Side::work()
{
    while (const auto posted = next()) {
        if (const auto *job = std::get_if<Job>(&*posted))
            (*job)();
        else
            write(std::get<Writes>(*posted));
    }
    close();
}

/// Blocks. Nothing: the thread is to end.
std::optional<LocalTransactionService::Side::Posted> LocalTransactionService::Side::next()
{
    std::unique_lock lock(m_mutex);
    while (m_posted.empty()) {
        if (m_isStopping)
            return std::nullopt;
        m_isAwake = false;
        m_woken.wait(lock, [this] { return m_isAwake; });
    }
    Posted posted = std::move(m_posted.front());
    m_posted.pop_front();
    return posted;
}

void LocalTransactionService::Side::write(const Writes &writes)
{
    m_service.answer(writes.promises,
                     m_ledger ? answerTogether(*m_database, *m_ledger, writes.calls)
                              : QList<LedgerAnswer>(writes.calls.size(), {notOpen(), {}}));
}

LocalTransactionService::LocalTransactionService(Setup setup, QObject *parent)
    : TransactionService(parent)
    , m_setup([&setup] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        if (!setup.random)
            setup.random = [] { return QRandomGenerator::system()->generate64(); };
        return std::move(setup);
    }())
    , m_writer(std::make_unique<Side>(*this, u"writer"_s))
    , m_reader(std::make_unique<Side>(*this, u"reader"_s))
{
    m_expiry.setObjectName(u"expiryTimer"_s);
    m_expiry.setSingleShot(true); // again when it is known for when
    m_expiry.setTimerType(Qt::PreciseTimer);
    connect(&m_expiry, &QTimer::timeout, this, &LocalTransactionService::expireInBackground);
    m_processing.setObjectName(u"processingTimer"_s);
    m_processing.setSingleShot(true); // again when the steps are done, however long they took
    m_processing.setInterval(processingInterval(m_setup.settings));
    connect(&m_processing, &QTimer::timeout, this, &LocalTransactionService::processInBackground);
}

LocalTransactionService::~LocalTransactionService()
{
    m_check.reset();
    // The reader first: its jobs may post some to the writer, whose connection is then the last one
    // and folds the log back into the file. Answers that are still on their way are dropped with
    // this object, which cancels their futures.
    m_reader->stop();
    m_writer->stop();
}

QFuture<Result<void>> LocalTransactionService::open()
{
    const auto promise = startedPromise<void>();
    m_writer->post([this, promise] {
        auto opened = m_writer->open(m_setup, Database::Access::ReadWrite);
        if (opened && m_setup.history)
            opened = m_writer->run([this](Ledger &ledger) { return ledger.seed(m_setup.history); });
        if (opened)
            return m_reader->post([this, promise] { openReader(promise); });
        m_writer->close();
        answer(promise, opened);
    });
    return promise->future();
}

/// On the reader's thread, once the writer has made the database what it should be.
void LocalTransactionService::openReader(const Promise<void> &promise)
{
    const auto opened = m_reader->open(m_setup, Database::Access::ReadOnly);
    if (opened) {
        expireInBackground();
        start(m_processing);
        QMetaObject::invokeMethod(
            this, [this] { checkInBackground(); }, Qt::QueuedConnection);
    } else {
        m_writer->post([this] { m_writer->close(); });
    }
    answer(promise, opened);
}

TransactionService::Capabilities LocalTransactionService::capabilities() const
{
    const bool isSandbox = m_setup.settings->environment == Environment::Sandbox;
    return {.simulates = isSandbox,
            .seesPayments = isSandbox,
            .sendsMoney = isSandbox,
            .refunds = isSandbox};
}

QUuid LocalTransactionService::platform() const
{
    return m_setup.settings->platform;
}

std::optional<Payee> LocalTransactionService::payee() const
{
    return m_setup.settings->payee;
}

QFuture<Result<Transaction>> LocalTransactionService::create(const TransactionDraft &draft)
{
    return write([draft](Ledger &ledger) { return ledger.create(draft); });
}

QFuture<Result<Transaction>> LocalTransactionService::find(const QUuid &id)
{
    return read<Transaction>([id](Ledger &ledger) { return ledger.find(id); });
}

QFuture<Result<TransactionPage>> LocalTransactionService::list(const TransactionFilter &filter)
{
    return read<TransactionPage>([filter](Ledger &ledger) { return ledger.list(filter); });
}

QFuture<Result<Transaction>> LocalTransactionService::simulate(const QUuid &id,
                                                               SimulatedOutcome outcome)
{
    return write([id, outcome](Ledger &ledger) { return ledger.simulate(id, outcome); });
}

QFuture<Result<Transaction>> LocalTransactionService::refund(const QUuid &id, const QString &reason)
{
    return write([id, reason](Ledger &ledger) { return ledger.refund(id, reason); });
}

/// The writer is woken when the caller returns to its event loop: what was asked in one turn, as by
/// the clients whom one commit has answered, is the next commit.
QFuture<Result<Transaction>> LocalTransactionService::write(const LedgerCall &call)
{
    const auto promise = startedPromise<Transaction>();
    m_writer->post(call, promise);
    QMetaObject::invokeMethod(
        this, [this] { m_writer->wake(); }, Qt::QueuedConnection);
    return promise->future();
}

template<typename T, typename Work>
QFuture<Result<T>> LocalTransactionService::read(Work work)
{
    const auto promise = startedPromise<T>();
    m_reader->post([this, promise, work] {
        answer<T>(promise, m_reader->run(work));
        if (m_reader->run([](Ledger &ledger) { return ledger.hasDue(); }).value_or(false))
            expireSoon();
    });
    return promise->future();
}

/// In the thread that the service lives in. Who listens may end it: then the rest goes untold.
void LocalTransactionService::tellChanged(const QPointer<LocalTransactionService> &service,
                                          const QList<Transaction> &transactions)
{
    for (const Transaction &transaction : transactions) {
        if (service)
            Q_EMIT service->changed(transaction);
    }
}

/// From either thread to the one that the service lives in.
template<typename T>
void LocalTransactionService::answer(const Promise<T> &promise, const Result<T> &result)
{
    const auto deliver = [promise, result] {
        promise->addResult(result);
        promise->finish();
    };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
}

/// From the writer's thread, all at once: those who then ask again do so in one turn.
void LocalTransactionService::answer(const QList<Promise<Transaction>> &promises,
                                     const QList<LedgerAnswer> &answers)
{
    const auto deliver = [this, promises, answers] {
        const QPointer self(this);
        for (qsizetype i = 0; i < promises.size(); ++i) {
            tellChanged(self, answers.at(i).changed);
            if (!self)
                return;
            promises.at(i)->addResult(answers.at(i).result);
            promises.at(i)->finish();
        }
    };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
}

/// On the writer's thread, before the answer to the call that changed something.
void LocalTransactionService::publishChanged()
{
    const QList<Transaction> transactions = m_writer->takeChanged();
    if (transactions.isEmpty())
        return;
    const auto publish = [this, transactions] { tellChanged(QPointer(this), transactions); };
    QMetaObject::invokeMethod(this, publish, Qt::QueuedConnection);
}

void LocalTransactionService::expireInBackground()
{
    m_writer->post([this] {
        const auto expired = m_writer->run([](Ledger &ledger) { return ledger.expireDue(); });
        publishChanged();
        if (expired && expired->size() == Ledger::kBatch)
            return expireInBackground(); // after the calls that came in between
        const auto next = expired.and_then([this](const auto &) {
            return m_writer->run([](Ledger &ledger) { return ledger.nextExpiry(); });
        });
        if (!next)
            qCWarning(lcService) << "expiring failed:" << next.error().detail;
        const auto interval =
            expiryInterval(m_setup.settings, next.value_or(std::nullopt), m_setup.clock());
        QMetaObject::invokeMethod(
            this, [this, interval] { m_expiry.start(interval); }, Qt::QueuedConnection);
    });
}

/// From any thread. While expiring is under way its timer rests, and this does nothing.
void LocalTransactionService::expireSoon()
{
    const auto hurry = [this] {
        if (m_expiry.isActive())
            m_expiry.start(0);
    };
    QMetaObject::invokeMethod(this, hurry, Qt::QueuedConnection);
}

void LocalTransactionService::processInBackground()
{
    m_writer->post([this] {
        const auto moved = m_writer->run([](Ledger &ledger) { return ledger.processDue(); });
        if (!moved)
            qCWarning(lcService) << "processing failed:" << moved.error().detail;
        publishChanged();
        if (moved && moved->size() == Ledger::kBatch)
            processInBackground(); // after the calls that came in between
        else
            start(m_processing);
    });
}

void LocalTransactionService::checkInBackground()
{
    m_check = std::make_unique<BackgroundCheck>(m_setup.database);
    connect(m_check.get(), &BackgroundCheck::foundDamage, this,
            &LocalTransactionService::foundDamage);
}

/// From any thread.
void LocalTransactionService::start(QTimer &timer)
{
    QMetaObject::invokeMethod(&timer, qOverload<>(&QTimer::start), Qt::QueuedConnection);
}

} // namespace core
