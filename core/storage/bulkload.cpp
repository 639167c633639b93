// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/bulkload.h"

#include "core/database/database.h"
#include "core/database/partialfile.h"
#include "core/search/rowbitmap.h"
#include "core/storage/bulkrows.h"
#include "core/storage/bulkwriter.h"

#include <QtCore/QFileInfo>
#include <QtCore/QThread>
#include <QtCore/QThreadPool>

#include <algorithm>
#include <deque>
#include <future>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Number of transactions that one thread converts at a time.
constexpr qint64 kPiece = qint64(5) * RowBitmap::kBlock;

/// Collects the derived tables while rows are written, so that no row has to be read again.
class DerivedTables
{
public:
    explicit DerivedTables(const BulkWriter &writer)
        : m_writer(writer)
    {}

    void add(BulkRows &rows)
    {
        m_firstOfDay.merge(rows.firstOfDay); // keeps the entry of a known day
        for (const auto &[key, sums] : rows.tally)
            m_tally[key] += sums;
        for (Block &block : rows.blocks) {
            block.kinds = cellsOf(std::exchange(block.kindOfEach, {}));
            m_blocks.push_back(std::move(block));
        }
    }

    [[nodiscard]] Result<void> write() const
    {
        return writeBlocks().and_then([this] { return writeCounters(); });
    }

private:
    using Block = BulkRows::Block;
    using Kind = BulkRows::Kind;
    using Sums = BulkRows::Sums;

    /// Writes one column after the other, so the cells of a column are contiguous. A search in one
    /// column then need not read the others from disk.
    [[nodiscard]] Result<void> writeBlocks() const
    {
        BulkValues blocks;
        for (const Block &block : m_blocks)
            blocks.add(block.first);
        auto done = m_writer.insert(u"block (first)"_s, blocks);
        for (size_t i = 0; i < kBlockColumns.size() && done; ++i) {
            done = writeColumn(kBlockColumns.at(i).table,
                               [i](const Block &block) { return block.columns.at(i); });
        }
        return done.and_then([this] {
            return writeColumn("kinds"_L1, [](const Block &block) { return block.kinds; });
        });
    }

    template<typename CellsOf>
    [[nodiscard]] Result<void> writeColumn(QLatin1StringView table, CellsOf cellsOf) const
    {
        Result<void> done;
        const auto into = m_writer.prepare(table + " (first, cells)"_L1);
        for (const Block &block : m_blocks) {
            BulkValues row;
            row.add(block.first);
            row.addUtf8(cellsOf(block));
            done = done.and_then([&] { return m_writer.run(into, row); });
        }
        return done;
    }

    /// Encodes each kind as one character. Kinds are numbered in order of appearance.
    [[nodiscard]] QByteArray cellsOf(const std::vector<Kind> &kinds)
    {
        QString cells;
        for (const Kind &kind : kinds) {
            const auto [known, isNew] = m_numbers.try_emplace(kind, std::ssize(m_numbers) + 1);
            cells += QChar(static_cast<char16_t>(32 + known->second));
        }
        return cells.toUtf8();
    }

    [[nodiscard]] Result<void> writeCounters() const
    {
        const auto addKind = [](BulkValues &row, const Kind &kind) {
            row.add(kind.status);
            row.add(kind.operation);
            row.add(kind.platform);
        };
        const auto addSums = [](BulkValues &row, const Sums &sums) {
            row.add(sums.count);
            row.add(sums.amount);
            row.add(sums.commission);
        };
        BulkValues kinds;
        for (const auto &[kind, number] : m_numbers) {
            kinds.add(number);
            addKind(kinds, kind);
        }
        BulkValues days;
        for (const auto &[day, seq] : m_firstOfDay) {
            days.add(day);
            days.add(seq);
        }
        BulkValues tally;
        std::map<Kind, Sums> sumsOfKind;
        for (const auto &[key, sums] : m_tally) {
            const auto &[day, kind] = key;
            tally.add(day);
            addKind(tally, kind);
            addSums(tally, sums);
            tally.add(sums.unknownCommissionCount);
            sumsOfKind[kind] += sums;
        }
        BulkValues tot;
        for (const auto &[kind, sums] : sumsOfKind) {
            addKind(tot, kind);
            addSums(tot, sums);
        }
        const QString kind = u"status, operation, platform"_s;
        const QString sums = u"n, amount, commission"_s;
        return m_writer.insert(u"kind (n, %1)"_s.arg(kind), kinds)
            .and_then([&] { return m_writer.insert(u"day (day, first_seq)"_s, days); })
            .and_then([&] {
                return m_writer.insert(
                    u"tally (day, %1, %2, unknown_commissions)"_s.arg(kind, sums), tally);
            })
            .and_then([&] { return m_writer.insert(u"tot (%1, %2)"_s.arg(kind, sums), tot); });
    }

    const BulkWriter &m_writer;
    std::vector<Block> m_blocks;
    std::map<Kind, qint64> m_numbers;
    std::map<qint64, qint64> m_firstOfDay; ///< first seq by Julian day
    std::map<std::pair<qint64, Kind>, Sums> m_tally;
};

/// Converts rows on worker threads, a few pieces ahead, and writes them on the calling thread.
Result<void> insertAll(const BulkWriter &writer, qint64 count, const TransactionRange &range)
{
    const auto tx = writer.prepare(u"tx (%1)"_s.arg(BulkRows::txColumns()));
    const auto wide =
        writer.prepare(u"tx_wide (seq, email, description, extra, payment_link, qr_code)"_s);
    const auto event = writer.prepare(u"event (tx, n, status, at, by_evidence)"_s);
    const auto refund = writer.prepare(u"refund (tx, reason)"_s);
    const auto evidence = writer.prepare(
        u"evidence (id, tx, role, kind, matched, recorded, moved_day, moved, amount, e2e_id, "
        "ending, person, till, source, line, note)"_s);
    const auto paymentId = writer.prepare(u"payment_id (name, ending, tx)"_s);
    const auto paymentTime = writer.prepare(u"payment_time (tx, at)"_s);

    DerivedTables derivedTables(writer);
    QThreadPool pool; // waits for the remaining pieces after a failed write
    const auto ahead = static_cast<std::size_t>(std::max(2, QThread::idealThreadCount()));
    pool.setMaxThreadCount(static_cast<int>(ahead));
    std::deque<std::future<BulkRows>> pieces;
    for (qint64 first = 0; first < count || !pieces.empty();) {
        while (first < count && pieces.size() < ahead) {
            const qint64 end = std::min(first + kPiece, count);
            const auto piece = std::make_shared<std::packaged_task<BulkRows()>>(
                [&range, first, end] { return bulkRowsOf(first + 1, range(first, end)); });
            pieces.push_back(piece->get_future());
            pool.start([piece] { (*piece)(); });
            first = end;
        }
        BulkRows rows = pieces.front().get();
        pieces.pop_front();
        auto written = writer.run(tx, rows.tx)
                           .and_then([&] { return writer.run(wide, rows.wide); })
                           .and_then([&] { return writer.run(event, rows.event); })
                           .and_then([&] { return writer.run(refund, rows.refund); })
                           .and_then([&] { return writer.run(evidence, rows.evidence); })
                           .and_then([&] { return writer.run(paymentId, rows.paymentId); })
                           .and_then([&] { return writer.run(paymentTime, rows.paymentTime); });
        if (!written)
            return written;
        derivedTables.add(rows);
    }
    return derivedTables.write();
}

/// Creates the indexes that cover most transactions after the load, sorted on two extra threads, in
/// pieces as large as the cache. Triggers are disabled meanwhile. Both use the statements of the
/// migrations.
Result<void> load(const QString &path, qint64 count, const TransactionRange &range)
{
    const auto writer = BulkWriter::open(path, count);
    if (!writer)
        return tl::unexpected(writer.error());
    const auto late = [&writer](const QString &what) {
        return writer->texts(u"SELECT %1 FROM sqlite_master WHERE type = 'trigger' OR name IN "
                             "('tx_reference', 'tx_kind', 'tx_pix_key', 'tx_e2e_id', "
                             "'event_paid')"_s.arg(what));
    };
    const QStringList statements = late(u"sql"_s);
    const QStringList sorting = {u"PRAGMA cache_size = -131072"_s, u"PRAGMA threads = 2"_s};
    return writer->run(QStringList{u"BEGIN"_s} + late(u"'DROP ' || type || ' ' || name"_s))
        .and_then([&] { return insertAll(*writer, count, range); })
        .and_then([&] { return writer->run(sorting + statements + QStringList{u"COMMIT"_s}); });
}

Result<void> makeTables(const QString &path)
{
    const auto database = Database::open(path, Database::Access::ReadWrite);
    return database ? Result<void>() : tl::unexpected(database.error());
}

} // namespace

Result<void> bulkLoad(const QString &path, qint64 count, const TransactionRange &range)
{
    // SQLite would apply the log of another file to this one.
    for (const auto end : {""_L1, "-wal"_L1, "-shm"_L1, "-journal"_L1}) {
        const QFileInfo file(path + end);
        if (file.exists() || file.isSymLink())
            return tl::unexpected(Error{Error::Code::Conflict, {}, u"there is a file already"_s});
    }
    auto file = PartialFile::create(path);
    if (!file)
        return tl::unexpected(file.error());
    return makeTables(file->path())
        .and_then([&] { return load(file->path(), count, range); })
        .and_then([&file] { return file->putInPlace(); });
}

} // namespace core
