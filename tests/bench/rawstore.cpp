// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/rawstore.h"

#include "core/database/sqlnumbers.h"
#include "core/domain/brasilia.h"
#include "core/domain/folding.h"
#include "core/domain/transaction.h"

#include <QtCore/QFile>

#include <string>

#include <sqlite3.h>

namespace bench
{

namespace
{

constexpr int kPage = 100;

/// Returns "?, ?, …".
std::string places(int count)
{
    std::string text = "?";
    for (int i = 1; i < count; ++i)
        text += ", ?";
    return text;
}

void bindText(sqlite3_stmt *statement, int place, const QByteArray &text)
{
    sqlite3_bind_text(statement, place, text.constData(), static_cast<int>(text.size()),
                      SQLITE_STATIC);
}

void bindBlob(sqlite3_stmt *statement, int place, const QByteArray &bytes)
{
    sqlite3_bind_blob(statement, place, bytes.constData(), static_cast<int>(bytes.size()),
                      SQLITE_STATIC);
}

} // namespace

class RawStore::Row
{
public:
    explicit Row(const core::Transaction &t)
        : id(t.id.toRfc4122())
        , amount(t.amount.cents())
        , commission(t.commission->cents())
        , created(t.created.toMSecsSinceEpoch())
        , expires(t.created.addDays(1).toMSecsSinceEpoch())
        , day(core::brasiliaDay(t.created).toJulianDay())
        , platform(t.platform.toRfc4122())
        , reference(t.reference.toUtf8())
        , name(t.name.toUtf8())
        , foldedName(core::folded(t.name).toUtf8())
        , document(t.document.toUtf8())
        , phone(t.phone.toUtf8())
        , wide{t.email.toUtf8(), t.description.toUtf8(), t.extra.toUtf8(), t.paymentLink.toUtf8(),
               t.qrCode.toUtf8()}
    {}

    QByteArray id;
    qint64 amount;
    qint64 commission;
    qint64 created;
    qint64 expires;
    qint64 day;
    QByteArray platform;
    QByteArray reference;
    QByteArray name;
    QByteArray foldedName;
    QByteArray document;
    QByteArray phone;
    QByteArray wide[5];
};

struct RawStore::Statements
{
    explicit Statements(const QString &path)
    {
        check(sqlite3_open_v2(QFile::encodeName(path).constData(), &connection,
                              SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nullptr));
        for (const char *setting :
             {"PRAGMA busy_timeout = 5000", "PRAGMA journal_mode = WAL",
              "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON",
              "PRAGMA wal_autocheckpoint = 4000", "PRAGMA cache_size = -16000"})
            check(sqlite3_exec(connection, setting, nullptr, nullptr, nullptr));
        begin = prepare("BEGIN IMMEDIATE");
        commit = prepare("COMMIT");
        last = prepare("SELECT created FROM tx ORDER BY seq DESC LIMIT 1");
        tx = prepare(
            "INSERT INTO tx (seq, id, operation, status, amount, commission, created, day, "
            "finished, platform, reference, name, folded_name, document, phone, pix_key, "
            "e2e_id, due, expires) VALUES ((SELECT coalesce(max(seq), 0) + 1 FROM tx), ?, 1, "
            "1, ?, ?, ?, ?, NULL, ?, ?, ?, ?, ?, ?, NULL, NULL, NULL, ?) "
            "ON CONFLICT (platform, reference) WHERE reference IS NOT NULL DO NOTHING "
            "RETURNING seq");
        wide = prepare("INSERT INTO tx_wide (seq, email, description, extra, payment_link, "
                       "qr_code) VALUES (?, ?, ?, ?, ?, ?)");
        event = prepare("INSERT INTO event (tx, n, status, at) VALUES (?, 0, 1, ?)");
        seq = prepare("SELECT seq FROM tx WHERE id = ?");
        const std::string sql =
            "SELECT tx.seq, tx.id, tx.operation, tx.status, tx.amount, tx.commission, "
            "tx.created, tx.finished, tx.platform, tx.reference, tx.name, tx.document, "
            "tx.phone, tx.pix_key, tx.e2e_id, tx_wide.email, tx_wide.description, "
            "tx_wide.extra, tx_wide.payment_link, tx_wide.qr_code, refund.reason "
            "FROM tx JOIN tx_wide ON tx_wide.seq = tx.seq "
            "LEFT JOIN refund ON refund.tx = tx.seq WHERE tx.seq IN (" +
            places(kPage) + ")";
        page = prepare(sql.c_str());
        const std::string ofEvents =
            "SELECT tx, status, at FROM event WHERE tx IN (" + places(kPage) + ")";
        events = prepare(ofEvents.c_str());
    }
    Q_DISABLE_COPY_MOVE(Statements)
    ~Statements()
    {
        for (sqlite3_stmt *statement : {begin, commit, last, tx, wide, event, seq, page, events})
            sqlite3_finalize(statement);
        sqlite3_close(connection);
    }

    void check(int code) const
    {
        if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE)
            qFatal("the floor: %s", sqlite3_errmsg(connection));
    }

    [[nodiscard]] sqlite3_stmt *prepare(const char *sql) const
    {
        sqlite3_stmt *statement = nullptr;
        check(sqlite3_prepare_v2(connection, sql, -1, &statement, nullptr));
        return statement;
    }

    /// Steps to the end without reading rows.
    void run(sqlite3_stmt *statement) const
    {
        while (sqlite3_step(statement) == SQLITE_ROW) {
        }
        check(sqlite3_reset(statement));
    }

    /// Returns the first column of the only row.
    [[nodiscard]] qint64 number(sqlite3_stmt *statement) const
    {
        check(sqlite3_step(statement));
        const qint64 number = sqlite3_column_int64(statement, 0);
        run(statement);
        return number;
    }

    sqlite3 *connection = nullptr;
    sqlite3_stmt *begin, *commit, *last, *tx, *wide, *event, *seq, *page, *events;
};

RawStore::RawStore(const QString &path)
    : m_statements(std::make_unique<Statements>(path))
{}

RawStore::~RawStore() = default;

std::shared_ptr<const RawStore::Row> RawStore::row(const core::Transaction &transaction)
{
    return std::make_shared<Row>(transaction);
}

void RawStore::create(const Row &row)
{
    const Statements &s = *m_statements;
    s.run(s.begin);
    const qint64 created = std::max(row.created, s.number(s.last));
    int place = 0;
    bindBlob(s.tx, ++place, row.id);
    sqlite3_bind_int64(s.tx, ++place, row.amount);
    sqlite3_bind_int64(s.tx, ++place, row.commission);
    sqlite3_bind_int64(s.tx, ++place, created);
    sqlite3_bind_int64(s.tx, ++place, row.day);
    bindBlob(s.tx, ++place, row.platform);
    for (const QByteArray &text :
         {row.reference, row.name, row.foldedName, row.document, row.phone})
        bindText(s.tx, ++place, text);
    sqlite3_bind_int64(s.tx, ++place, row.expires);
    const qint64 seq = s.number(s.tx);

    place = 0;
    sqlite3_bind_int64(s.wide, ++place, seq);
    for (const QByteArray &text : row.wide)
        bindText(s.wide, ++place, text);
    s.run(s.wide);

    sqlite3_bind_int64(s.event, 1, seq);
    sqlite3_bind_int64(s.event, 2, created);
    s.run(s.event);
    s.run(s.commit);
}

void RawStore::choosePage(const QList<core::Transaction> &transactions)
{
    if (transactions.size() != kPage)
        qFatal("the floor: not a page of a hundred");
    m_page.clear();
    for (const core::Transaction &transaction : transactions) {
        const QByteArray id = transaction.id.toRfc4122();
        bindBlob(m_statements->seq, 1, id);
        m_page.append(m_statements->number(m_statements->seq));
    }
}

qint64 RawStore::readPage()
{
    const Statements &s = *m_statements;
    qint64 bytes = 0;
    for (int i = 0; i < kPage; ++i) {
        sqlite3_bind_int64(s.page, i + 1, m_page.at(i));
        sqlite3_bind_int64(s.events, i + 1, m_page.at(i));
    }
    const auto touch = [&bytes](sqlite3_stmt *statement) {
        for (int column = 0; column < sqlite3_column_count(statement); ++column) {
            if (sqlite3_column_type(statement, column) == SQLITE_INTEGER)
                bytes += sqlite3_column_int64(statement, column) != 0 ? 8 : 0;
            else if (sqlite3_column_blob(statement, column) != nullptr)
                bytes += sqlite3_column_bytes(statement, column);
        }
    };
    while (sqlite3_step(s.page) == SQLITE_ROW)
        touch(s.page);
    s.check(sqlite3_reset(s.page));
    while (sqlite3_step(s.events) == SQLITE_ROW)
        touch(s.events);
    s.check(sqlite3_reset(s.events));
    return bytes;
}

} // namespace bench
