// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/localtransactionservice.h"

#include "core/domain/bankcode.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/backgroundconsumer.h"
#include "core/service/backgroundintegritycheck.h"
#include "core/service/enginethread.h"
#include "core/service/promise.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QFileInfo>
#include <QtCore/QLoggingCategory>
#include <QtCore/QRandomGenerator>

#include <algorithm>
#include <optional>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

Q_LOGGING_CATEGORY(lcService, "balcao.service")

/// The maximum and minimum timer interval for due work. The maximum covers clock changes and other
/// programs that write to the file; the minimum prevents busy loops.
constexpr std::chrono::milliseconds kMaxWait = 30s;
constexpr std::chrono::milliseconds kMinWait = 10ms;

/// Returns the interval until the next charge expires. A charge created meanwhile expires later,
/// after a whole lifetime.
std::chrono::milliseconds expiryInterval(const ServiceSettings &settings,
                                         const std::optional<QDateTime> &next, const QDateTime &now)
{
    const auto longest =
        std::min<std::chrono::milliseconds>(kMaxWait, settings->terms.cashInLifetime);
    const std::chrono::milliseconds untilNext(next ? now.msecsTo(*next) : longest.count());
    return std::clamp(untilNext, kMinWait, longest);
}

/// Returns an interval as short as the steps of cash-outs, within the limits.
std::chrono::milliseconds processingInterval(const ServiceSettings &settings)
{
    return std::clamp<std::chrono::milliseconds>(settings->terms.processingDelay, 100ms, kMaxWait);
}

/// In milliseconds. A slower read waited for the disk or a busy computer. The reader thread then
/// handles the next reads, so that a slow disk blocks callers at most a tenth of the time.
constexpr qint64 kQuickLook = 10;
constexpr qint64 kCooldownFactor = 9; ///< times the duration

} // namespace

LocalTransactionService::LocalTransactionService(Setup setup, QObject *parent)
    : TransactionService(parent)
    , m_setup([&setup] {
        if (!setup.clock)
            setup.clock = [] { return QDateTime::currentDateTimeUtc(); };
        if (!setup.random)
            setup.random = [] { return QRandomGenerator::system()->generate64(); };
        return std::move(setup);
    }())
    , m_writer(std::make_unique<EngineThread>(
          u"writer"_s,
          [this](const auto &promises, const auto &answers) { answer(promises, answers); }))
    , m_reader(std::make_unique<EngineThread>(u"reader"_s, nullptr))
{
    m_expiry.setObjectName(u"expiryTimer"_s);
    m_expiry.setSingleShot(true); // restarted once the next expiry is known
    m_expiry.setTimerType(Qt::PreciseTimer);
    connect(&m_expiry, &QTimer::timeout, this, &LocalTransactionService::expireInBackground);
    m_processing.setObjectName(u"processingTimer"_s);
    m_processing.setSingleShot(true); // restarted after the steps, however long they took
    m_processing.setInterval(processingInterval(m_setup.settings));
    connect(&m_processing, &QTimer::timeout, this, &LocalTransactionService::processInBackground);
}

LocalTransactionService::~LocalTransactionService()
{
    m_check.reset();
    // The reader first: its jobs may post to the writer. The writer's connection is then the last
    // one and checkpoints the log. Answers in transit are discarded with this object, which cancels
    // their futures.
    m_isEnding = true;
    m_nearEngine.reset();
    m_nearDatabase.reset();
    if (m_allReader)
        m_allReader->stop();
    m_reader->stop();
    m_writer->stop();
}

QFuture<Result<void>> LocalTransactionService::open()
{
    const auto promise = makePromise<void>();
    m_writer->post([this, promise] {
        auto opened =
            (m_setup.prepare ? m_setup.prepare() : Result<void>())
                .and_then([this] { return openEngine(*m_writer, Database::Access::ReadWrite); })
                .and_then([this] {
                    return m_writer->run(
                        [](TransactionEngine &engine) { return engine.requireOwnData(); });
                });
        if (opened && m_setup.history)
            opened = m_writer->run(
                [this](TransactionEngine &engine) { return engine.seed(m_setup.history); });
        if (opened)
            return m_reader->post([this, promise] { openReader(promise); });
        m_writer->close();
        answer(promise, opened);
    });
    return promise->future();
}

/// Runs in that thread.
Result<void> LocalTransactionService::openEngine(EngineThread &thread,
                                                 Database::Access access) const
{
    const QString &address = m_setup.database;
    if (m_setup.openMode == OpenMode::Refused && !Database::isOnServer(address) &&
        QFileInfo(address).size() == 0)
        return tl::unexpected(Error{Error::Code::StorageCorrupted, {}, u"nothing is left"_s});
    return thread.open(address, access, [this](Database &database) { return engineOn(database); });
}

std::unique_ptr<TransactionEngine> LocalTransactionService::engineOn(Database &database) const
{
    return std::make_unique<TransactionEngine>(database, m_setup.settings, m_setup.clock,
                                               m_setup.random);
}

/// Runs in the reader's thread, after the writer has prepared the database.
void LocalTransactionService::openReader(const Promise<void> &promise)
{
    const auto opened = openEngine(*m_reader, Database::Access::ReadOnly);
    if (opened) {
        expireInBackground();
        start(m_processing);
        const auto goOn = [this] {
            checkInBackground();
            openNear();
        };
        QMetaObject::invokeMethod(this, goOn, Qt::QueuedConnection);
    } else {
        m_writer->post([this] { m_writer->close(); });
    }
    answer(promise, opened);
}

/// Opens a connection for find() in this thread. On failure, find() uses the reader thread.
void LocalTransactionService::openNear()
{
    if (m_setup.findStrategy == FindStrategy::OnReader || Database::isOnServer(m_setup.database))
        return;
    auto opened = Database::open(m_setup.database, Database::Access::ReadNoWait);
    if (!opened)
        return;
    m_nearEngine = engineOn(**opened);
    m_nearDatabase = std::move(*opened);
}

TransactionService::Capabilities LocalTransactionService::capabilities() const
{
    const bool isSandbox = m_setup.settings->environment == Environment::Sandbox;
    return {.simulates = isSandbox,
            .seesPayments = isSandbox,
            .confirmsPayments = !isSandbox,
            .sendsMoney = isSandbox,
            .refunds = true,
            .partialRefunds = !isSandbox,
            .cancels = true,
            .statesCommission = isSandbox || m_setup.settings->terms.cashInCommission !=
                                                 CommissionRule(), // no bank reports its fee
            .sortsLists = true};
}

QUuid LocalTransactionService::platform() const
{
    return m_setup.settings->platform;
}

std::optional<Payee> LocalTransactionService::payee() const
{
    return m_setup.settings->payee;
}

QString LocalTransactionService::institution() const
{
    const QString ispb = m_setup.settings->terms.ispb;
    return ispb == kUnknownIspb ? QString() : ispb;
}

QFuture<Result<Transaction>> LocalTransactionService::create(const TransactionDraft &draft)
{
    return write(draft);
}

QFuture<Result<Transaction>> LocalTransactionService::createWithCode(const TransactionDraft &draft,
                                                                     const BankCode &code)
{
    return write(
        [draft, code](TransactionEngine &engine) { return engine.createWithCode(draft, code); });
}

QFuture<Result<Transaction>> LocalTransactionService::find(const QUuid &id)
{
    if (auto found = findNear(id))
        return QtFuture::makeReadyFuture(std::move(*found));
    return read<Transaction>([id](TransactionEngine &engine) { return engine.find(id); });
}

QFuture<Result<QString>> LocalTransactionService::returnUrl(const QUuid &id)
{
    if (m_nearEngine && m_nearCooldown.hasExpired()) {
        if (auto found = m_nearEngine->returnUrl(id))
            return QtFuture::makeReadyFuture(std::move(found));
    }
    return read<QString>([id](TransactionEngine &engine) { return engine.returnUrl(id); });
}

/// Returns nullopt if the reader thread must answer.
std::optional<Result<Transaction>> LocalTransactionService::findNear(const QUuid &id)
{
    if (!m_nearEngine || !m_nearCooldown.hasExpired())
        return std::nullopt;
    QElapsedTimer look;
    look.start();
    auto found = m_nearEngine->find(id);
    if (look.hasExpired(kQuickLook))
        m_nearCooldown.setRemainingTime(kCooldownFactor * look.elapsed());
    if (!found && found.error().code != Error::Code::NotFound)
        return std::nullopt;
    if (found && found->status == Status::Code::Expired &&
        m_nearEngine->hasDue().value_or(false)) // otherwise stored already
        expireSoon();
    return found;
}

QFuture<Result<TransactionPage>> LocalTransactionService::list(const TransactionFilter &filter)
{
    return read<TransactionPage>(
        [filter](TransactionEngine &engine) { return engine.list(filter); });
}

QFuture<Result<qint64>> LocalTransactionService::count(const TransactionFilter &filter)
{
    return read<qint64>([filter](TransactionEngine &engine) { return engine.count(filter); });
}

QFuture<Result<void>> LocalTransactionService::readAll(const TransactionFilter &filter,
                                                       const BatchVisitor &visit)
{
    if (!m_allReader)
        m_allReader = std::make_unique<EngineThread>(u"all reader"_s, nullptr);
    const auto promise = makePromise<void>();
    m_allReader->post([this, promise, filter, visit] {
        // Opened for each call: readAll() is rare, and the memory is freed afterwards.
        auto done = openEngine(*m_allReader, Database::Access::ReadOnly).and_then([&] {
            return m_allReader->run([&](TransactionEngine &engine) {
                QList<Transaction> buffer;
                BackgroundConsumer<TransactionEngine::Rows> consumer(
                    [&](const TransactionEngine::Rows &rows) {
                        return !m_isEnding && rows.visitRows(visit, buffer);
                    });
                return engine.readAll(filter, [&consumer](TransactionEngine::Rows &rows) {
                    return consumer.add(rows);
                });
            });
        });
        m_allReader->close();
        answer<void>(promise, done);
    });
    return promise->future();
}

QFuture<Result<QList<TransactionSum>>>
LocalTransactionService::sums(const TransactionFilter &filter)
{
    return read<QList<TransactionSum>>(
        [filter](TransactionEngine &engine) { return engine.sums(filter); });
}

QFuture<Result<QList<HourlySum>>>
LocalTransactionService::hourlySums(const TransactionFilter &filter)
{
    return read<QList<HourlySum>>(
        [filter](TransactionEngine &engine) { return engine.hourlySums(filter); });
}

QFuture<Result<QList<ReturnSum>>> LocalTransactionService::returnSums(QDate first, QDate last,
                                                                      int cutoffMinutes)
{
    return read<QList<ReturnSum>>([first, last, cutoffMinutes](TransactionEngine &engine) {
        return engine.returnSums(first, last, cutoffMinutes);
    });
}

QFuture<Result<Transaction>> LocalTransactionService::simulate(const QUuid &id,
                                                               SimulatedOutcome outcome)
{
    return write([id, outcome](TransactionEngine &engine) { return engine.simulate(id, outcome); });
}

QFuture<Result<Transaction>> LocalTransactionService::confirm(const QUuid &id,
                                                              const Confirmation &confirmation)
{
    return write(
        [id, confirmation](TransactionEngine &engine) { return engine.confirm(id, confirmation); });
}

QFuture<Result<Transaction>> LocalTransactionService::withdraw(const QUuid &id,
                                                               const Withdrawal &withdrawal)
{
    return write(
        [id, withdrawal](TransactionEngine &engine) { return engine.withdraw(id, withdrawal); });
}

QFuture<Result<Transaction>> LocalTransactionService::refund(const QUuid &id, const QString &reason)
{
    return write([id, reason](TransactionEngine &engine) { return engine.refund(id, reason); });
}

QFuture<Result<Transaction>> LocalTransactionService::cancel(const QUuid &id)
{
    return write([id](TransactionEngine &engine) { return engine.cancel(id); });
}

/// Wakes the writer when the caller returns to the event loop. All calls of one turn, for example
/// by clients that one commit has answered, share the next commit.
BatchCounts::Counts LocalTransactionService::commitBatches() const
{
    return m_writer->batches();
}

QFuture<Result<Transaction>> LocalTransactionService::write(const EngineCall &call)
{
    const auto promise = makePromise<Transaction>();
    m_writer->post(call, promise);
    QMetaObject::invokeMethod(
        this, [this] { m_writer->wake(); }, Qt::QueuedConnection);
    return promise->future();
}

template<typename T, typename Work>
QFuture<Result<T>> LocalTransactionService::read(Work work)
{
    const auto promise = makePromise<T>();
    m_reader->post([this, promise, work] {
        answer<T>(promise, m_reader->run(work));
        if (m_reader->run([](TransactionEngine &engine) { return engine.hasDue(); })
                .value_or(false))
            expireSoon();
    });
    return promise->future();
}

/// Runs in the thread of the service. A receiver may destroy the service; then the remaining
/// signals are skipped.
void LocalTransactionService::emitChanged(const QPointer<LocalTransactionService> &service,
                                          const QList<Transaction> &transactions)
{
    for (const Transaction &transaction : transactions) {
        if (service)
            Q_EMIT service->changed(transaction);
    }
}

/// Delivers an answer from either thread to the thread of the service.
template<typename T>
void LocalTransactionService::answer(const Promise<T> &promise, const Result<T> &result)
{
    const auto deliver = [promise, result] { resolve(promise, result); };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
}

/// Delivers all answers of a commit from the writer's thread in one event, so that follow-up calls
/// arrive in one turn.
void LocalTransactionService::answer(const QList<Promise<Transaction>> &promises,
                                     const QList<EngineAnswer> &answers)
{
    const auto deliver = [this, promises, answers] {
        const QPointer self(this);
        for (qsizetype i = 0; i < promises.size(); ++i) {
            emitChanged(self, answers.at(i).changed);
            if (!self)
                return;
            resolve(promises.at(i), answers.at(i).result);
        }
    };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
}

void LocalTransactionService::handleClockChange()
{
    expireSoon();
    if (!m_processing.isActive())
        return; // already working
    m_processing.stop();
    processInBackground();
}

/// Runs in the writer's thread, before the answer to the call that caused the change.
void LocalTransactionService::publishChanged()
{
    const QList<Transaction> transactions = m_writer->handleChange();
    if (transactions.isEmpty())
        return;
    const auto publish = [this, transactions] { emitChanged(QPointer(this), transactions); };
    QMetaObject::invokeMethod(this, publish, Qt::QueuedConnection);
}

void LocalTransactionService::expireInBackground()
{
    m_writer->post([this] {
        const auto expired =
            m_writer->run([](TransactionEngine &engine) { return engine.expireDue(); });
        publishChanged();
        if (expired && expired->size() == TransactionEngine::kBatch)
            return expireInBackground(); // after calls that arrived meanwhile
        const auto next = expired.and_then([this](const auto &) {
            return m_writer->run([](TransactionEngine &engine) { return engine.nextExpiry(); });
        });
        if (!next)
            qCWarning(lcService) << "expiring failed:" << next.error().detail;
        const auto interval =
            expiryInterval(m_setup.settings, next.value_or(std::nullopt), m_setup.clock());
        QMetaObject::invokeMethod(
            this, [this, interval] { m_expiry.start(interval); }, Qt::QueuedConnection);
    });
}

/// Schedules an expiry run; any thread. No effect while a run is in progress, when the timer is
/// stopped.
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
        const auto moved =
            m_writer->run([](TransactionEngine &engine) { return engine.processDue(); });
        if (!moved)
            qCWarning(lcService) << "processing failed:" << moved.error().detail;
        publishChanged();
        if (moved && moved->size() == TransactionEngine::kBatch)
            processInBackground(); // after calls that arrived meanwhile
        else
            start(m_processing);
    });
}

void LocalTransactionService::checkInBackground()
{
    m_check = std::make_unique<BackgroundIntegrityCheck>(m_setup.database);
    connect(m_check.get(), &BackgroundIntegrityCheck::foundDamage, this,
            &LocalTransactionService::foundDamage);
}

/// Starts a timer from any thread.
void LocalTransactionService::start(QTimer &timer)
{
    QMetaObject::invokeMethod(&timer, qOverload<>(&QTimer::start), Qt::QueuedConnection);
}

} // namespace core
