// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/sample/samplehistory.h"
#include "core/storage/bulkload.h"
#include "core/storage/transactionstore.h"
#include "tests/support/charges.h"
#include "tests/support/databases.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <array>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QUuid kOtherPlatform(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s);

/// Returns a history with a few full blocks and some transactions without a block.
SampleHistory history()
{
    return SampleHistory({.count = 6000,
                          .seed = 1,
                          .now = support::noon(),
                          .settings = support::serviceSettings(support::serviceOptions()),
                          .otherPlatforms = {kOtherPlatform}});
}

/// The statistics of the planner; unpinned plans change with them.
enum class Belief {
    Nothing,
    Truth,   ///< result of ANALYZE
    Useless, ///< every index finds every row
    Perfect, ///< every index finds one row
};

constexpr std::array kBeliefs{Belief::Nothing, Belief::Truth, Belief::Useless, Belief::Perfect};

/// Returns a row of sqlite_stat1: the number of rows, the number of rows with equal values in one
/// column, in two and so on. For useless statistics, also the size of entries.
QString statistics(Belief belief, qsizetype columns)
{
    const QString many = u" 10000000"_s;
    const bool isUseless = belief == Belief::Useless;
    return many.mid(1) + (isUseless ? many : u" 1"_s).repeated(columns) +
           (isUseless ? u" sz=1000000"_s : QString());
}

/// Returns a column of the result, with any values for the placeholders.
QStringList ask(Database &database, const QString &sql, int column = 0)
{
    Statement statement(database, sql);
    for (qsizetype i = 0; i < sql.count(u'?'); ++i)
        statement.bind(qint64(1));
    if (const auto run = statement.run(); !run)
        qFatal("%s: %s", qPrintable(run.error().detail), qPrintable(sql));
    QStringList rows;
    while (statement.next())
        rows += statement.text(column);
    return rows;
}

} // namespace

/// Each kind of list has a fixed plan, regardless of the statistics. A plan chosen by SQLite took
/// twenty seconds in ten million transactions instead of milliseconds.
class QueryPlansTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void listsByItsPlan_data();
    void listsByItsPlan();
    void sumsUpByItsPlan_data();
    void sumsUpByItsPlan();
    void findsATwinByItsPlan();
    void findsAnIndexOnAServer_data();
    void findsAnIndexOnAServer();

private:
    using Work = std::function<bool(TransactionStore &store)>;

    QDateTime createdAt() const { return m_history.at(5000).created; }
    void compare(const Work &work, QStringList plans);
    static QStringList steps(Database &database);
    QString shopOnAServer();
    static QString plansOnAServer(Database &database);

    const SampleHistory m_history = history();
    const QTemporaryDir m_folder;
    std::map<Belief, QString> m_paths;
    support::Databases m_databases;
    QString m_server; ///< address; empty before first use
};

void QueryPlansTest::initTestCase()
{
    const QString made = m_folder.filePath(u"made.db"_s);
    QVERIFY(bulkLoad(made, m_history.count(),
                     [this](qint64 first, qint64 end) { return m_history.range(first, end); }));
    for (const Belief belief : kBeliefs) {
        const QString path = m_folder.filePath(u"%1.db"_s.arg(static_cast<int>(belief)));
        m_paths[belief] = path;
        QVERIFY(QFile::copy(made, path));
        if (belief == Belief::Nothing)
            continue;
        const auto database = Database::open(path, Database::Access::ReadWrite);
        QVERIFY(database && (*database)->queryScalar(u"ANALYZE"_s));
        if (belief == Belief::Truth)
            continue;
        QVERIFY((*database)->queryScalar(u"DELETE FROM sqlite_stat1"_s));
        for (const QString &index :
             ask(**database, u"SELECT name FROM sqlite_master WHERE type = 'index'"_s)) {
            const auto columns =
                ask(**database, u"SELECT seqno FROM pragma_index_info('%1')"_s.arg(index)).size();
            QVERIFY((*database)->queryScalar(
                u"INSERT INTO sqlite_stat1 SELECT tbl_name, name, '%1' "
                "FROM sqlite_master WHERE name = '%2'"_s.arg(statistics(belief, columns), index)));
        }
    }
}

/// Returns the access of the prepared statements to transactions and their events: the index and
/// its constraints. Omits the steps shared by all lists, and the sorting of kinds.
QStringList QueryPlansTest::steps(Database &database)
{
    static const QRegularExpression looks(u"^(SEARCH|SCAN) (tx|late|event|payment_time)\\b"_s);
    static const QRegularExpression words(
        u"^SEARCH | USING( COVERING)? INDEX| USING INTEGER PRIMARY KEY"_s);
    QStringList found;
    for (const QString &sql :
         ask(database, u"SELECT sql FROM sqlite_stmt WHERE sql LIKE 'SELECT %' "
                       "AND sql NOT LIKE '%sqlite_stmt%'"_s)) {
        for (QString step : ask(database, u"EXPLAIN QUERY PLAN "_s + sql, 3)) {
            if (looks.match(step).hasMatch())
                found += step.remove(words);
        }
    }
    for (const QString &common : {u"tx"_s, u"tx (rowid=?)"_s, u"event USING PRIMARY KEY (tx=?)"_s})
        found.removeAll(common);
    found.sort();
    found.removeDuplicates();
    return found;
}

void QueryPlansTest::compare(const Work &work, QStringList plans)
{
    plans.sort();
    for (const Belief belief : kBeliefs) {
        const auto database = Database::open(m_paths[belief], Database::Access::ReadOnly);
        QVERIFY(database);
        TransactionStore store(**database);
        QVERIFY(inReadTransaction(**database, [&]() -> Result<void> {
            return work(store) ? Result<void>() : tl::unexpected(Error{});
        }));
        QCOMPARE(steps(**database).join(u'\n'), plans.join(u'\n'));
    }
}

void QueryPlansTest::listsByItsPlan_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QStringList>("plans");
    using Code = Status::Code;
    const QDate day = brasiliaDay(createdAt());
    const QDateTime from = createdAt();
    const QDateTime until = from.addSecs(3600);
    const Money amount = Money::fromCents(1000);
    const QUuid id = m_history.at(7).id;
    const QString reference = m_history.at(7).reference;
    const QString kind = u"tx tx_kind (status=? AND operation=? AND platform=?"_s;
    const QString late = u"late tx_expires (expires<?)"_s;
    const QString range = u"tx (rowid>? AND rowid<?)"_s; // for example rows without a block
    const QString withDigits = u"SCAN tx tx_name_with_digits"_s;
    const QString withLetters = u"tx tx_document_with_letters (document>? AND document<?)"_s;
    const auto row = [](const char *name, const TransactionFilter &filter,
                        const QStringList &plans) { QTest::newRow(name) << filter << plans; };
    row("everything", {}, {u"SCAN tx"_s, u"tx (rowid<?)"_s}); // both in the order of seq
    row("status", {.statuses = {Code::Paid}}, {kind + u')', kind + u" AND seq<?)"_s});
    row("status, until a day", {.statuses = {Code::Paid}, .finalDate = day},
        {kind + u" AND seq>? AND seq<?)"_s});
    row("pending", {.statuses = {Code::Pending}}, {kind + u')', late});
    row("operation, platform", {.operation = Operation::CashOut, .platform = kOtherPlatform},
        {kind + u')'});
    row("days", {.initialDate = day, .finalDate = day}, {range});
    row("identifier", {.identifier = id}, {u"tx sqlite_autoindex_tx_1 (id=?)"_s});
    row("identifier, and more",
        {.identifier = id, .statuses = {Code::Paid}, .platform = kOtherPlatform},
        {u"tx sqlite_autoindex_tx_1 (id=?)"_s});
    row("reference", {.reference = reference}, {u"tx tx_reference (reference=?)"_s});
    row("reference, and more",
        {.reference = reference, .statuses = {Code::Paid}, .operation = Operation::CashIn},
        {u"tx tx_reference (reference=?)"_s});
    row("end-to-end id, status", {.endToEndId = u"E1"_s, .statuses = {Code::Paid}},
        {u"tx tx_e2e_id (<expr>=? AND e2e_id>? AND e2e_id<?)"_s});
    row("end of it, status", {.endToEndIdEnding = u"3A0023"_s, .statuses = {Code::Paid}},
        {u"tx tx_e2e_id (<expr>=? AND e2e_id>?)"_s});
    row("Pix key, status", {.statuses = {Code::Paid}, .pixKey = u"a@example.com"_s},
        {range, u"tx tx_pix_key (pix_key=? AND seq>? AND seq<?)"_s});
    row("name, status", {.statuses = {Code::Paid}, .nameOrDocument = u"silva"_s},
        {range, withLetters});
    row("name with a digit", {.nameOrDocument = u"3m"_s}, {range, withDigits, withLetters});
    row("document", {.nameOrDocument = u"529"_s}, {range, withDigits});
    row("phone, pending", {.statuses = {Code::Pending}, .phone = u"1198"_s},
        {range, u"tx tx_expires (expires<?)"_s});
    row("description, status", {.statuses = {Code::Paid}, .description = u"bolo"_s}, {range});
    row("e-mail, status", {.statuses = {Code::Paid}, .email = u"ana@"_s}, {range});
    row("amount", {.minAmount = amount}, {range});
    row("amount, rare status", {.statuses = {Code::Refund}, .minAmount = amount}, {kind + u')'});
    row("amount, frequent status", {.statuses = {Code::Paid}, .minAmount = amount}, {range});
    row("amount, pending", {.statuses = {Code::Pending}, .minAmount = amount}, {kind + u')', late});
    row("paid within an hour, name",
        {.statuses = {Code::Paid},
         .paidFrom = from,
         .paidUntil = until,
         .nameOrDocument = u"a"_s,
         .initialDate = day},
        {u"event event_paid (at>? AND at<?)"_s, u"payment_time (rowid=?)"_s,
         u"payment_time payment_time_at (at>? AND at<?)"_s});
    row("ever paid", {.paidFrom = from.addYears(-1)},
        {range, u"event event_paid (at>? AND at<?)"_s,
         u"payment_time payment_time_at (at>? AND at<?)"_s});
    row("kind of evidence, status", {.statuses = {Code::Paid}, .evidence = EvidenceKind::ByHand},
        {range, u"tx tx_evidence (evidence=?)"_s});
    row("created within an hour, status",
        {.statuses = {Code::Paid}, .createdFrom = from, .createdUntil = until}, {range});
}

/// Checks the first page and the last one, which is read from the other end.
void QueryPlansTest::listsByItsPlan()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(QStringList, plans);
    const QDateTime expiredAt = createdAt().addYears(1);
    compare(
        [&](TransactionStore &store) {
            const auto first = store.list(filter, expiredAt);
            TransactionFilter last = filter;
            last.page = first ? first->lastPage : 1;
            return first && store.list(last, expiredAt);
        },
        plans);
}

void QueryPlansTest::sumsUpByItsPlan_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QStringList>("plans");
    QTest::newRow("out of counters") << TransactionFilter{.platform = kOtherPlatform}
                                     << QStringList{u"SCAN tx"_s, u"tx tx_expires (expires<?)"_s};
    QTest::newRow("a status") << TransactionFilter{.statuses = {Status::Code::Pending}}
                              << QStringList{
                                     u"late tx_expires (expires<?)"_s,
                                     u"tx tx_kind (status=? AND operation=? AND platform=?)"_s};
    QTest::newRow("what was found") << TransactionFilter{.minAmount = Money::fromCents(1000)}
                                    << QStringList{u"tx (rowid>? AND rowid<?)"_s};
}

void QueryPlansTest::sumsUpByItsPlan()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(QStringList, plans);
    const QDateTime expiredAt = createdAt().addYears(1);
    compare(
        [&](TransactionStore &store) {
            return store.sums(filter, expiredAt) && store.hourlySums(filter, expiredAt);
        },
        plans);
}

void QueryPlansTest::findsATwinByItsPlan()
{
    Transaction transaction = m_history.at(0);
    transaction.pixKey = u"a@example.com"_s;
    compare(
        [&](TransactionStore &store) { return store.hasUnsettledTwin(transaction).has_value(); },
        {u"tx tx_pix_key (pix_key=?)"_s});
}

void QueryPlansTest::findsAnIndexOnAServer_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<QString>("index");
    using Code = Status::Code;
    const auto row = [](const char *name, const TransactionFilter &filter, const char *index) {
        QTest::newRow(name) << filter << QString::fromLatin1(index);
    };
    row("everything", {}, "tx_pkey");
    row("operation, platform, amount",
        {.operation = Operation::CashOut,
         .minAmount = Money::fromCents(1000),
         .platform = kOtherPlatform},
        "tx_kind");
    row("identifier", {.identifier = m_history.at(7).id}, "tx_id_key");
    row("reference", {.reference = u"r"_s, .statuses = {Code::Paid}}, "tx_reference");
    row("end of an end-to-end id", {.endToEndIdEnding = u"3A0023"_s}, "tx_e2e_id");
    row("Pix key, status", {.statuses = {Code::Paid}, .pixKey = u"a@example.com"_s}, "tx_pix_key");
    row("name", {.nameOrDocument = u"silva"_s}, "tx_texts");
    row("phone", {.phone = u"1198"_s}, "tx_texts");
    row("description", {.description = u"bolo"_s}, "tx_texts");
    row("e-mail", {.email = u"ana@"_s}, "tx_texts");
    row("days", {.initialDate = brasiliaDay(createdAt())}, "tx_pkey");
}

/// Without pinned plans, each kind of filter must have a usable index, with and without statistics,
/// and no query may scan a whole table.
void QueryPlansTest::findsAnIndexOnAServer()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(QString, index);
    if (m_server.isEmpty())
        m_server = shopOnAServer();
    for (const bool isCounted : {false, true}) {
        const auto database = Database::open(m_server, Database::Access::ReadWrite);
        QVERIFY(database);
        for (const auto &sql :
             {u"SET enable_seqscan = off"_s, u"SET plan_cache_mode = force_generic_plan"_s,
              isCounted ? u"ANALYZE"_s : u"DELETE FROM pg_statistic"_s})
            QVERIFY((*database)->queryScalar(sql));
        TransactionStore store(**database);
        QVERIFY(inReadTransaction(**database, [&] { return store.list(filter); }));
        const QString plans = plansOnAServer(**database);
        QVERIFY2(plans.contains(u"\"Index Name\": \"%1\""_s.arg(index)), qPrintable(plans));
        QVERIFY2(!plans.contains(u"Seq Scan"_s), qPrintable(plans));
    }
}

/// Returns the address.
QString QueryPlansTest::shopOnAServer()
{
    constexpr qint64 kCount = 1500;
    const QString address = m_databases.newDatabase(support::DatabaseKind::PostgreSql);
    const auto database = Database::open(address, Database::Access::ReadWrite);
    if (!database)
        qFatal("no server");
    TransactionStore store(**database);
    const auto filled = inWriteTransaction(**database, [&]() -> Result<void> {
        for (const Transaction &transaction : m_history.range(0, kCount)) {
            if (const auto stored = store.insert(transaction); !stored)
                return tl::unexpected(stored.error());
        }
        return {};
    });
    if (!filled)
        qFatal("%s", qPrintable(filled.error().detail));
    return address;
}

/// Returns the plans of the prepared statements that read transactions, as JSON.
QString QueryPlansTest::plansOnAServer(Database &database)
{
    QString plans;
    for (const QString &call :
         ask(database, u"SELECT name || CASE cardinality(parameter_types) WHEN 0 THEN '' "
                       "ELSE '(NULL' || repeat(', NULL', cardinality(parameter_types) - 1) "
                       "|| ')' END "
                       "FROM pg_prepared_statements WHERE statement LIKE '% FROM tx%' "
                       "AND statement NOT LIKE '%pg_prepared%'"_s)) {
        const auto plan = database.queryScalar(u"EXPLAIN (FORMAT JSON) EXECUTE "_s + call);
        if (!plan)
            qFatal("%s", qPrintable(plan.error().detail));
        plans += plan->toString();
    }
    return plans;
}

BALCAO_GUILESS_TEST(QueryPlansTest)
#include "tst_queryplans.moc"
