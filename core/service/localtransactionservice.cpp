// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/localtransactionservice.h"

#include "core/storage/database.h"

#include <QtCore/QFileInfo>
#include <QtCore/QLoggingCategory>
#include <QtCore/QPromise>
#include <QtCore/QRandomGenerator>
#include <QtCore/QThread>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

Q_LOGGING_CATEGORY(lcService, "balcao.service")

constexpr auto kExpiryInterval = 30s;

/// As quick as the steps of cash-outs, but never busy.
std::chrono::milliseconds processingInterval(const ServiceSettings &settings)
{
    return std::clamp<std::chrono::milliseconds>(settings->processingDelay, 100ms, 30s);
}

template<typename T>
std::shared_ptr<QPromise<Result<T>>> startedPromise()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

} // namespace

/// One thread with one connection. Jobs run there in the order of post(); everything else but
/// post() and stop() is called by jobs only.
class LocalTransactionService::Side
{
    Q_DISABLE_COPY_MOVE(Side)

public:
    explicit Side(const QString &name)
    {
        m_thread.setObjectName(name);
        m_context.moveToThread(&m_thread);
        m_thread.start();
    }
    ~Side() { stop(); }

    template<typename Job>
    void post(Job job)
    {
        auto unlessStopped = [this, job = std::move(job)]() mutable {
            if (!m_hasStopped)
                job();
        };
        QMetaObject::invokeMethod(&m_context, std::move(unlessStopped), Qt::QueuedConnection);
    }

    /// Lets the jobs run that were posted so far, then ends the thread. Later jobs never run.
    void stop()
    {
        post([this] {
            close();
            m_hasStopped = true; // quit() lets the jobs that are posted already run all the same.
            m_thread.quit();
        });
        m_thread.wait();
    }

    Result<void> open(const Setup &setup, Database::Access access)
    {
        close();
        if (setup.beginning == Beginning::Refused && QFileInfo(setup.databasePath).size() == 0)
            return tl::unexpected(Error{Error::Code::StorageDamaged, {}, u"nothing is left"_s});
        auto database = Database::open(setup.databasePath, access);
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
            return tl::unexpected(Error{Error::Code::Internal, {}, u"the service is not open"_s});
        return work(*m_ledger);
    }

    QList<Transaction> takeChanged()
    {
        return m_ledger ? m_ledger->takeChanged() : QList<Transaction>();
    }

private:
    QThread m_thread;
    QObject m_context;
    bool m_hasStopped = false; ///< the thread's
    std::unique_ptr<Database> m_database;
    std::unique_ptr<Ledger> m_ledger;
};

LocalTransactionService::LocalTransactionService(Setup setup, QObject *parent)
    : TransactionService(parent)
    , m_setup([&setup] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        if (!setup.random)
            setup.random = [] { return QRandomGenerator::system()->generate64(); };
        return std::move(setup);
    }())
    , m_writer(std::make_unique<Side>(u"writer"_s))
    , m_reader(std::make_unique<Side>(u"reader"_s))
{
    m_expiry.setObjectName(u"expiryTimer"_s);
    m_expiry.setInterval(kExpiryInterval);
    connect(&m_expiry, &QTimer::timeout, this, &LocalTransactionService::expireInBackground);
    m_processing.setObjectName(u"processingTimer"_s);
    m_processing.setSingleShot(true); // again when the steps are done, however long they took
    m_processing.setInterval(processingInterval(m_setup.settings));
    connect(&m_processing, &QTimer::timeout, this, &LocalTransactionService::processInBackground);
}

LocalTransactionService::~LocalTransactionService()
{
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
        start(m_expiry);
        start(m_processing);
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

QFuture<Result<Transaction>> LocalTransactionService::create(const TransactionDraft &draft)
{
    return write<Transaction>([draft](Ledger &ledger) { return ledger.create(draft); });
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
    return write<Transaction>(
        [id, outcome](Ledger &ledger) { return ledger.simulate(id, outcome); });
}

QFuture<Result<Transaction>> LocalTransactionService::refund(const QUuid &id, const QString &reason)
{
    return write<Transaction>([id, reason](Ledger &ledger) { return ledger.refund(id, reason); });
}

template<typename T, typename Work>
QFuture<Result<T>> LocalTransactionService::write(Work work)
{
    const auto promise = startedPromise<T>();
    m_writer->post([this, promise, work] {
        const auto result = m_writer->run(work);
        publishChanged();
        answer(promise, result);
    });
    return promise->future();
}

template<typename T, typename Work>
QFuture<Result<T>> LocalTransactionService::read(Work work)
{
    const auto promise = startedPromise<T>();
    m_reader->post([this, promise, work] {
        const auto hasDue = m_reader->run([](Ledger &ledger) { return ledger.hasDue(); });
        if (!hasDue)
            return answer<T>(promise, tl::unexpected(hasDue.error()));
        if (!*hasDue)
            return answer<T>(promise, m_reader->run(work));
        m_writer->post([this, promise, work] {
            const auto expired = m_writer->run([](Ledger &ledger) { return ledger.expireDue(); });
            publishChanged();
            if (!expired)
                return answer<T>(promise, tl::unexpected(expired.error()));
            m_reader->post([this, promise, work] { answer<T>(promise, m_reader->run(work)); });
        });
    });
    return promise->future();
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

/// On the writer's thread, before the answer to the call that changed something.
void LocalTransactionService::publishChanged()
{
    const QList<Transaction> transactions = m_writer->takeChanged();
    if (transactions.isEmpty())
        return;
    const auto publish = [this, transactions] {
        for (const Transaction &transaction : transactions)
            Q_EMIT changed(transaction);
    };
    QMetaObject::invokeMethod(this, publish, Qt::QueuedConnection);
}

void LocalTransactionService::expireInBackground()
{
    m_writer->post([this] {
        const auto expired = m_writer->run([](Ledger &ledger) { return ledger.expireDue(); });
        if (!expired)
            qCWarning(lcService) << "expiring failed:" << expired.error().detail;
        publishChanged();
    });
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

/// From any thread.
void LocalTransactionService::start(QTimer &timer)
{
    QMetaObject::invokeMethod(&timer, qOverload<>(&QTimer::start), Qt::QueuedConnection);
}

} // namespace core
