// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/transactioncopy.h"

#include "core/domain/transactiondraft.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/copyreader.h"

#include <QtCore/QFile>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Writer = AsyncStore<CopyStore>;
using Reader = AsyncStore<CopyReader>;

Result<Reader::Opened> openReader(const QString &path)
{
    auto database = Database::open(path, Database::Access::ReadOnly, Schema::Copy);
    if (!database)
        return tl::unexpected(database.error());
    auto reader = std::make_unique<CopyReader>(**database);
    return Reader::Opened{std::move(*database), std::move(reader)};
}

/// Opens the file, or a new one if the file is unusable or belongs to another platform.
Result<CopyState> openWriter(const QString &path, const QUuid &platform, Writer::Opened &opened)
{
    const auto open = [&]() -> Result<CopyState> {
        auto file = Writer::openStore(path, Schema::Copy);
        if (!file)
            return tl::unexpected(file.error());
        opened = std::move(*file);
        const auto state = opened.store->state();
        if (!state || state->platform == platform)
            return state;
        return opened.store->reset(platform, 0).and_then([&] { return opened.store->state(); });
    };
    auto state = open();
    const auto isUnusable = [](Error::Code code) {
        return code == Error::Code::StorageCorrupted || code == Error::Code::StorageNewer ||
               code == Error::Code::Internal; // SQLite does not accept the header
    };
    if (state || !isUnusable(state.error().code))
        return state;
    opened = {};
    for (const QString &end : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(path + end);
    return open();
}

QFuture<Result<Transaction>> refusedChange()
{
    return readyFuture<Transaction>(failure(Error::Code::StorageReadOnly, u"a copy only reads"_s));
}

} // namespace

TransactionCopy::TransactionCopy(Setup setup, QObject *parent)
    : TransactionService(parent)
    , m_setup(std::move(setup))
    , m_writer(u"copy"_s)
    , m_reader(std::make_unique<Reader>(u"copy reader"_s))
{}

TransactionCopy::~TransactionCopy()
{
    m_isEnding = true;
}

/// The reader needs the file that the writer creates.
QFuture<Result<void>> TransactionCopy::open()
{
    const auto promise = makePromise<void>();
    const auto opening = m_writer.open<CopyState>(
        [path = m_setup.path, platform = m_setup.platform](Writer::Opened &opened) {
            return openWriter(path, platform, opened);
        });
    onAnswer(opening, this, [this, promise](const Result<CopyState> &state) {
        if (!state)
            return resolve<void>(promise, tl::unexpected(state.error()));
        setState(*state);
        const auto reading =
            m_reader->open<void>([path = m_setup.path](Reader::Opened &opened) -> Result<void> {
                auto reader = openReader(path);
                if (!reader)
                    return tl::unexpected(reader.error());
                opened = std::move(*reader);
                return {};
            });
        onAnswer(reading, this,
                 [promise](const Result<void> &opened) { resolve<void>(promise, opened); });
    });
    return promise->future();
}

void TransactionCopy::setState(const CopyState &state)
{
    if (m_state == state)
        return;
    m_state = state;
    Q_EMIT completenessChanged();
}

std::optional<TransactionService::Completeness> TransactionCopy::completeness() const
{
    constexpr int kAll = 100;
    Completeness completeness{.isComplete = m_state.isComplete,
                              .asOf = m_state.asOf,
                              .since = m_state.since,
                              .percent = m_state.isComplete ? kAll : 0,
                              .unreadable = m_state.unreadable,
                              .vanished = m_state.vanished,
                              .reverted = m_state.reverted};
    if (!m_state.isComplete && m_state.total > 0)
        completeness.percent =
            static_cast<int>(std::clamp<qint64>(m_state.count * kAll / m_state.total, 0, kAll - 1));
    return completeness;
}

QFuture<Result<Transaction>> TransactionCopy::find(const QUuid &id)
{
    return m_reader->run<Transaction>([id](CopyReader &reader) { return reader.find(id); });
}

QFuture<Result<TransactionPage>> TransactionCopy::list(const TransactionFilter &filter)
{
    return m_reader->run<TransactionPage>(
        [filter](CopyReader &reader) { return reader.list(filter); });
}

QFuture<Result<qint64>> TransactionCopy::count(const TransactionFilter &filter)
{
    return m_reader->run<qint64>([filter](CopyReader &reader) { return reader.count(filter); });
}

QFuture<Result<QList<TransactionSum>>> TransactionCopy::sums(const TransactionFilter &filter)
{
    return m_reader->run<QList<TransactionSum>>(
        [filter](CopyReader &reader) { return reader.sums(filter); });
}

QFuture<Result<QList<HourlySum>>> TransactionCopy::hourlySums(const TransactionFilter &filter)
{
    return m_reader->run<QList<HourlySum>>(
        [filter](CopyReader &reader) { return reader.hourlySums(filter); });
}

/// Uses a connection of its own, so that lists do not wait.
QFuture<Result<void>> TransactionCopy::readAll(const TransactionFilter &filter,
                                               const BatchVisitor &visit)
{
    if (!m_allReader) {
        m_allReader = std::make_unique<Reader>(u"copy all"_s);
        (void)m_allReader->open<void>(
            [path = m_setup.path](Reader::Opened &opened) -> Result<void> {
                auto reader = openReader(path);
                if (!reader)
                    return tl::unexpected(reader.error());
                opened = std::move(*reader);
                return {};
            });
    }
    return m_allReader->run<void>([this, filter, visit](CopyReader &reader) {
        return reader.readAll(filter, [this, &visit](const QList<Transaction> &transactions) {
            return !m_isEnding && visit(transactions);
        });
    });
}

QFuture<Result<Transaction>> TransactionCopy::create(const TransactionDraft &)
{
    return refusedChange();
}

QFuture<Result<Transaction>> TransactionCopy::simulate(const QUuid &, SimulatedOutcome)
{
    return refusedChange();
}

QFuture<Result<Transaction>> TransactionCopy::refund(const QUuid &, const QString &)
{
    return refusedChange();
}

} // namespace core
