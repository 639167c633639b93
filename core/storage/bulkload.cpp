// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/bulkload.h"

#include "core/domain/brasilia.h"
#include "core/storage/database.h"
#include "core/storage/folding.h"
#include "core/storage/migrations.h"
#include "core/storage/partialfile.h"
#include "core/storage/seqset.h"
#include "core/storage/sqlnumbers.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <algorithm>
#include <deque>
#include <future>
#include <memory>
#include <thread>
#include <vector>

#include <sqlite3.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kBlock = 5000; ///< transactions that one thread makes at a time

using Prepared = std::unique_ptr<sqlite3_stmt, decltype(&sqlite3_finalize)>;

/// Values of rows, one after the other, in the forms of the database.
class Values
{
public:
    void add(qint64 number) { m_values.push_back({Kind::Number, 0, number}); }
    void addNull() { m_values.push_back({Kind::Null, 0, 0}); }
    void add(const QDateTime &time) { add(time.toMSecsSinceEpoch()); }
    void add(const QUuid &id) { add(Kind::Blob, id.toRfc4122()); }
    void add(const QString &text) { add(Kind::Text, text.toUtf8()); }
    void addOrNull(const QString &text) { text.isEmpty() ? addNull() : add(text); }

    [[nodiscard]] size_t size() const { return m_values.size(); }

    /// Gives place `place` of the statement, from 1, the value, which must outlive it.
    void bindTo(sqlite3_stmt *statement, int place, size_t index) const
    {
        const Value &value = m_values[index];
        switch (value.kind) {
        case Kind::Null:
            sqlite3_bind_null(statement, place);
            return;
        case Kind::Number:
            sqlite3_bind_int64(statement, place, value.number);
            return;
        case Kind::Text:
            sqlite3_bind_text(statement, place, m_bytes.constData() + value.number, value.size,
                              SQLITE_STATIC);
            return;
        case Kind::Blob:
            sqlite3_bind_blob(statement, place, m_bytes.constData() + value.number, value.size,
                              SQLITE_STATIC);
            return;
        }
    }

private:
    enum class Kind { Null, Number, Text, Blob };
    struct Value
    {
        Kind kind;
        int size;
        qint64 number; ///< or where it begins in m_bytes
    };

    void add(Kind kind, const QByteArray &bytes)
    {
        m_values.push_back({kind, static_cast<int>(bytes.size()), m_bytes.size()});
        m_bytes += bytes;
    }

    std::vector<Value> m_values;
    QByteArray m_bytes;
};

/// Transactions as they stand in the tables.
struct Rows
{
    Values tx;
    Values wide;
    Values event;
    Values refund;
};

void addTo(Rows &rows, qint64 seq, const Transaction &t)
{
    rows.tx.add(seq);
    rows.tx.add(t.id);
    rows.tx.add(numberOf(t.operation));
    rows.tx.add(numberOf(t.status.code()));
    rows.tx.add(t.amount.cents());
    rows.tx.add(t.commission.cents());
    rows.tx.add(t.created);
    rows.tx.add(brasiliaDay(t.created).toJulianDay());
    t.finished ? rows.tx.add(*t.finished) : rows.tx.addNull();
    rows.tx.add(t.platform);
    rows.tx.addOrNull(t.reference);
    rows.tx.add(t.name);
    rows.tx.add(folded(t.name));
    rows.tx.add(t.document);
    rows.tx.add(t.phone);
    rows.tx.addOrNull(t.pixKey);
    rows.tx.addOrNull(t.endToEndId);
    t.expires ? rows.tx.add(*t.expires) : rows.tx.addNull();

    rows.wide.add(seq);
    for (const QString &text : {t.email, t.description, t.extra, t.paymentLink, t.qrCode})
        rows.wide.add(text);

    qint64 n = t.events.size();
    for (const StatusEvent &event : t.events) { // newest first
        rows.event.add(seq);
        rows.event.add(--n);
        rows.event.add(numberOf(event.status.code()));
        rows.event.add(event.at);
    }
    if (!t.refundReason.isEmpty()) {
        rows.refund.add(seq);
        rows.refund.add(t.refundReason);
    }
}

Rows rowsOf(qint64 first, const QList<Transaction> &transactions)
{
    Rows rows;
    qint64 seq = first;
    for (const Transaction &transaction : transactions)
        addTo(rows, ++seq, transaction);
    return rows;
}

/// A file that nobody else knows yet. Speaks to SQLite itself: QSqlQuery needs more time to take a
/// value than SQLite to store it.
class Writer
{
public:
    static Result<Writer> open(const QString &path)
    {
        sqlite3 *opened = nullptr;
        constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX; // one thread has it
        const int code =
            sqlite3_open_v2(QFile::encodeName(path).constData(), &opened, kFlags, nullptr);
        Writer writer(opened);
        if (code != SQLITE_OK)
            return writer.failed();
        // Nobody sees the file before it is whole: it needs no journal, and one sync at the end.
        return writer
            .run({u"PRAGMA journal_mode = OFF"_s, u"PRAGMA synchronous = OFF"_s,
                  u"PRAGMA locking_mode = EXCLUSIVE"_s, u"PRAGMA cache_size = -262144"_s,
                  u"PRAGMA temp_store = MEMORY"_s})
            .map([&writer] { return std::move(writer); });
    }

    [[nodiscard]] Result<void> run(const QStringList &statements) const
    {
        for (const QString &sql : statements) {
            if (sqlite3_exec(m_connection.get(), sql.toUtf8().constData(), nullptr, nullptr,
                             nullptr) != SQLITE_OK)
                return failed();
        }
        return {};
    }

    /// The first column of what the query finds.
    [[nodiscard]] QStringList texts(const char *query) const
    {
        QStringList found;
        const Prepared statement = prepare(query);
        while (sqlite3_step(statement.get()) == SQLITE_ROW)
            found.append(QString::fromUtf8(
                reinterpret_cast<const char *>(sqlite3_column_text(statement.get(), 0))));
        return found;
    }

    /// Null if the text is no statement.
    [[nodiscard]] Prepared prepare(const char *sql) const
    {
        sqlite3_stmt *statement = nullptr;
        sqlite3_prepare_v2(m_connection.get(), sql, -1, &statement, nullptr);
        return {statement, sqlite3_finalize};
    }

    /// Runs the statement for each row of the values.
    [[nodiscard]] Result<void> insert(const Prepared &statement, const Values &values) const
    {
        const int width = sqlite3_bind_parameter_count(statement.get());
        for (size_t index = 0; index < values.size();) {
            for (int place = 1; place <= width; ++place)
                values.bindTo(statement.get(), place, index++);
            sqlite3_step(statement.get());
            if (sqlite3_reset(statement.get()) != SQLITE_OK)
                return failed();
        }
        return {};
    }

    [[nodiscard]] tl::unexpected<Error> failed() const
    {
        const int code = sqlite3_errcode(m_connection.get());
        return tl::unexpected(
            Error{code == SQLITE_FULL ? Error::Code::StorageFull : Error::Code::Internal,
                  {},
                  u"SQLite %1: %2"_s.arg(code).arg(
                      QString::fromUtf8(sqlite3_errmsg(m_connection.get())))});
    }

private:
    explicit Writer(sqlite3 *connection)
        : m_connection(connection, sqlite3_close)
    {}

    std::unique_ptr<sqlite3, decltype(&sqlite3_close)> m_connection;
};

/// Blocks are made on threads of their own, a few ahead, and written on this one.
Result<void> insertAll(const Writer &writer, qint64 count, const TransactionRange &range)
{
    const Prepared tx = writer.prepare(
        "INSERT INTO tx (seq, id, operation, status, amount, commission, created, day, finished, "
        "platform, reference, name, folded_name, document, phone, pix_key, e2e_id, "
        "expires) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    const Prepared wide = writer.prepare("INSERT INTO tx_wide (seq, email, description, extra, "
                                         "payment_link, qr_code) VALUES (?, ?, ?, ?, ?, ?)");
    const Prepared event =
        writer.prepare("INSERT INTO event (tx, n, status, at) VALUES (?, ?, ?, ?)");
    const Prepared refund = writer.prepare("INSERT INTO refund (tx, reason) VALUES (?, ?)");
    if (!tx || !wide || !event || !refund)
        return writer.failed();

    const auto ahead = std::max(2U, std::thread::hardware_concurrency());
    std::deque<std::future<Rows>> blocks;
    for (qint64 first = 0; first < count || !blocks.empty();) {
        while (first < count && blocks.size() < ahead) {
            const qint64 end = std::min(first + kBlock, count);
            blocks.push_back(std::async(std::launch::async, [&range, first, end] {
                return rowsOf(first, range(first, end));
            }));
            first = end;
        }
        const Rows rows = blocks.front().get();
        blocks.pop_front();
        auto inserted = writer.insert(tx, rows.tx)
                            .and_then([&] { return writer.insert(wide, rows.wide); })
                            .and_then([&] { return writer.insert(event, rows.event); })
                            .and_then([&] { return writer.insert(refund, rows.refund); });
        if (!inserted)
            return inserted;
    }
    return {};
}

/// Does what the trigger would for each new block, but one statement of it for all blocks, and then
/// the next: so the cells of a column lie beside each other, and a search that needs one column
/// need not have the disk read all of them.
Result<void> fillBlocks(const Writer &writer, const QString &trigger, qint64 count)
{
    const QString body = trigger.section(u"\nBEGIN\n"_s, 1).section(u"\nEND"_s, 0, -2);
    for (QString sql : body.split(u";\n"_s)) {
        const Prepared statement =
            writer.prepare(sql.replace(u"NEW.first"_s, u"?1"_s).toUtf8().constData());
        if (!statement)
            return writer.failed();
        for (qint64 end = SeqSet::kBlock; end <= count; end += SeqSet::kBlock) {
            sqlite3_bind_int64(statement.get(), 1, end - SeqSet::kBlock + 1);
            sqlite3_step(statement.get());
            if (sqlite3_reset(statement.get()) != SQLITE_OK)
                return writer.failed();
        }
    }
    return {};
}

/// What the database keeps beside the rows is made when all of them are there, by the statements of
/// the migrations themselves.
Result<void> load(const QString &path, qint64 count, const TransactionRange &range)
{
    const auto writer = Writer::open(path);
    if (!writer)
        return tl::unexpected(writer.error());
    const auto indexes =
        writer->texts("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL AND type = 'index'");
    const auto triggers = writer->texts("SELECT sql FROM sqlite_master WHERE type = 'trigger'");
    const auto ofBlock = writer->texts("SELECT sql FROM sqlite_master WHERE name = 'block_made'");
    const auto drops = writer->texts("SELECT 'DROP ' || type || ' ' || name FROM sqlite_master "
                                     "WHERE sql IS NOT NULL AND type IN ('index', 'trigger')");
    return writer->run(QStringList{u"BEGIN"_s} + drops)
        .and_then([&] { return insertAll(*writer, count, range); })
        .and_then([&] { return writer->run(indexes + derivingStatements()); })
        .and_then([&] { return fillBlocks(*writer, ofBlock.value(0), count); })
        .and_then([&] { return writer->run(triggers + QStringList{u"COMMIT"_s}); });
}

Result<void> makeTables(const QString &path)
{
    const auto database = Database::open(path, Database::Access::ReadWrite);
    return database ? Result<void>() : tl::unexpected(database.error());
}

} // namespace

Result<void> bulkLoad(const QString &path, qint64 count, const TransactionRange &range)
{
    // SQLite would take the log of another file for one of this.
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
