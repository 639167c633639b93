// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures reading a bank statement of 100,000 lines and matching the lines with 1,000,000
// movements. Times are those of the processor, so other programs do not count. Exits with 1 if a
// goal is missed. For comparison: SQLite joins the same rows, and hledger imports the same lines if
// it is installed. GnuCash imports statements only in its window, so it is not compared.

#include "core/bank/bankworker.h"
#include "core/reconcile/lineimport.h"
#include "core/reconcile/matcher.h"
#include "core/statement/statementreader.h"
#include "tests/bench/report.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUuid>

#include <sqlite3.h>

#include <algorithm>
#include <ctime>
#include <initializer_list>
#include <malloc.h>
#include <random>
#include <sys/resource.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

constexpr int kLines = 100'000;
constexpr int kMovements = 1'000'000;
constexpr int kRounds = 5;
constexpr int kDays = 300;     ///< of the service
constexpr int kFirstDay = 260; ///< of the statement
const QDate kStart(2026, 1, 1);

double processorSeconds()
{
    timespec now{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

/// Returns the median time of a call in seconds.
template<typename Call>
double timed(Call call)
{
    std::vector<double> times;
    for (int round = 0; round < kRounds; ++round) {
        const double start = processorSeconds();
        call();
        times.push_back(processorSeconds() - start);
    }
    return bench::median(times);
}

QString nameOf(int number)
{
    const QStringList first{u"ANA"_s, u"JOAO"_s, u"MARIA"_s, u"RUI"_s, u"LUCIA"_s, u"PEDRO"_s};
    const QStringList last{u"SILVA"_s, u"SOUZA"_s, u"LIMA"_s, u"COSTA"_s, u"REIS"_s};
    return first[number % 6] + u" DA "_s + last[number / 6 % 5] + u' ' + last[number / 30 % 5];
}

QList<Movement> createMovements(std::mt19937 &random)
{
    QList<Movement> movements;
    movements.reserve(kMovements);
    for (int i = 0; i < kMovements; ++i) {
        Movement movement;
        movement.transaction =
            QUuid(static_cast<uint>(random()), static_cast<ushort>(random()),
                  static_cast<ushort>(random()), 1, 2, 3, 4, 5, 6, 7, static_cast<uchar>(i));
        movement.day = kStart.addDays(qint64{i} * kDays / kMovements);
        const auto minute = static_cast<int>(random() % 840) + 480;
        movement.minute =
            QDateTime(movement.day, QTime(minute / 60, minute % 60), Qt::UTC).toSecsSinceEpoch() /
                60 +
            180;
        movement.amount = Money::fromCents(50 * static_cast<qint64>(1 + random() % 400));
        movement.endToEndId = u"E99999999%1%2AbCdEfGhI01"_s.arg(movement.day.toString(u"yyyyMMdd"))
                                  .arg(1000 + i % 60);
        movement.endToEndId.replace(21, 8, u"%1"_s.arg(i, 8, 10, QLatin1Char('0')));
        movement.name = nameOf(static_cast<int>(random() % 150));
        movement.reference = u"C1-260101-%1-K"_s.arg(i, 7, 10, QLatin1Char('0'));
        movements.append(movement);
    }
    return movements;
}

/// Writes lines for movements of the last days. One in ten has an identifier.
QByteArray createStatement(const QList<Movement> &movements)
{
    QByteArray bytes =
        "OFXHEADER:100\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n<OFX>\r\n<STMTRS>\r\n"
        "<CURDEF>BRL\r\n<BANKACCTFROM>\r\n<BANKID>0001\r\n<ACCTID>98765-4\r\n"
        "</BANKACCTFROM>\r\n<BANKTRANLIST>\r\n";
    bytes += "<STMTTRN>\r\n<TRNTYPE>OTHER\r\n<DTPOSTED>20260101\r\n<TRNAMT>0.00\r\n"
             "<MEMO>SALDO ANTERIOR\r\n</STMTTRN>\r\n";
    Money sum;
    const int first = static_cast<int>(qint64{kFirstDay} * kMovements / kDays);
    for (int i = first; i < first + kLines; ++i) {
        const Movement &movement = movements[i];
        const QDateTime time = QDateTime::fromSecsSinceEpoch((movement.minute - 180) * 60, Qt::UTC);
        sum += movement.amount;
        bytes += "<STMTTRN>\r\n<TRNTYPE>CREDIT\r\n<DTPOSTED>" +
                 movement.day.toString(u"yyyyMMdd").toLatin1() + "000000[-3:BRT]\r\n<TRNAMT>" +
                 movement.amount.toDecimal().toLatin1() + "\r\n<FITID>N" + QByteArray::number(i) +
                 "\r\n<CHECKNUM>000000" + QByteArray::number(i) + "\r\n<MEMO>Pix - Recebido " +
                 time.toString(u"dd/MM hh:mm").toLatin1() + ' ' +
                 movement.name.left(16).toLatin1() +
                 (i % 10 == 0 ? ' ' + movement.endToEndId.toLatin1() : QByteArray()) +
                 "\r\n</STMTTRN>\r\n";
    }
    return bytes + "</BANKTRANLIST>\r\n<LEDGERBAL>\r\n<BALAMT>" + sum.toDecimal().toLatin1() +
           "\r\n</LEDGERBAL>\r\n</STMTRS>\r\n</OFX>\r\n";
}

/// Returns a figure of /proc/self/status in MiB.
double memoryFigure(const QByteArray &name)
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        qFatal("no status of the process");
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith(name))
            return line.simplified().split(' ').value(1).toDouble() / 1024;
    }
    qFatal("no %s", name.constData());
}

/// Sets the peak of the memory to the present memory. Returns the present memory in MiB.
double resetPeakMemory()
{
    malloc_trim(0);
    QFile references(u"/proc/self/clear_refs"_s);
    if (!references.open(QIODevice::WriteOnly | QIODevice::Unbuffered) ||
        references.write("5") != 1)
        qFatal("the peak of the memory cannot be reset");
    return memoryFigure("VmRSS:");
}

/// Measures the memory that reading, matching and storing need besides the movements. Has to run
/// first, because freed memory would be used again.
void measureMemory(bench::Report &report, const QByteArray &bytes, const QList<Movement> &movements)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"statement.ofx"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the statement cannot be written");
    file.close();
    BankWorker bank(folder.filePath(u"bank.db"_s), {},
                    [] { return QDateTime::currentDateTimeUtc(); });
    if (!bank.open())
        qFatal("no database");
    const double before = resetPeakMemory();
    const auto read = bank.read({.path = file.fileName()});
    if (!read || read->statements.isEmpty())
        qFatal("the statement was not read");
    const double reading = memoryFigure("VmHWM:") - before;
    // As the program: the preview compares, and ends before the import.
    if (matchLines(read->statements.first().lines, movements).matches.isEmpty())
        qFatal("an identifier did not match");
    const double matching = memoryFigure("VmHWM:") - before;
    const auto imported = bank.import(*read, {});
    if (!imported || imported->imports.isEmpty())
        qFatal("the statement was not stored");
    report.print(u"additional memory after reading"_s, reading, "MiB");
    report.print(u"… after matching"_s, matching, "MiB");
    report.atMost(u"additional memory: read, match, store"_s, memoryFigure("VmHWM:") - before, 96,
                  "MiB");
    bank.close();
}

void floorCall(int state, int expected)
{
    if (state != expected)
        qFatal("SQLite: %d", state);
}

/// Returns the time of a program in C that stores the same rows: one prepared statement, one
/// transaction, the same tables and index.
double storeFloor(const QString &folder, const QList<StatementLine> &lines)
{
    QFile schema(u":/migrations/bank/0001_statements.sql"_s);
    if (!schema.open(QIODevice::ReadOnly))
        qFatal("no schema");
    const QByteArray sql = schema.readAll();
    std::vector<double> times;
    for (int round = 0; round < kRounds; ++round) {
        sqlite3 *database = nullptr;
        const QByteArray path = QFile::encodeName(folder + u"/floor-%1.db"_s.arg(round));
        floorCall(sqlite3_open(path.constData(), &database), SQLITE_OK);
        floorCall(sqlite3_exec(database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL",
                               nullptr, nullptr, nullptr),
                  SQLITE_OK);
        floorCall(sqlite3_exec(database, sql.constData(), nullptr, nullptr, nullptr), SQLITE_OK);
        const double start = processorSeconds();
        floorCall(sqlite3_exec(database, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_stmt *insert = nullptr;
        floorCall(sqlite3_prepare_v2(database,
                                     "INSERT INTO line (id, account, day, time, amount, kind, row, "
                                     "text, name, end_to_end_id, fitid, number, fingerprint, copy) "
                                     "VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)",
                                     -1, &insert, nullptr),
                  SQLITE_OK);
        qint64 id = 0;
        for (const StatementLine &line : lines) {
            const QByteArray fingerprint = lineFingerprint(line);
            const auto bindText = [insert](int place, const QString &text) {
                sqlite3_bind_text16(insert, place, text.utf16(), static_cast<int>(text.size() * 2),
                                    SQLITE_STATIC);
            };
            sqlite3_bind_int64(insert, 1, ++id);
            sqlite3_bind_int64(insert, 2, line.day.toJulianDay());
            sqlite3_bind_int64(insert, 3, line.time ? line.time->toMSecsSinceEpoch() : 0);
            sqlite3_bind_int64(insert, 4, line.amount.cents());
            sqlite3_bind_int(insert, 5, static_cast<int>(line.kind));
            sqlite3_bind_int(insert, 6, line.row);
            bindText(7, line.text);
            bindText(8, line.name);
            bindText(9, line.endToEndId);
            bindText(10, line.fitid);
            bindText(11, line.number);
            sqlite3_bind_blob(insert, 12, fingerprint.constData(),
                              static_cast<int>(fingerprint.size()), SQLITE_STATIC);
            floorCall(sqlite3_step(insert), SQLITE_DONE);
            sqlite3_reset(insert);
        }
        sqlite3_finalize(insert);
        floorCall(sqlite3_exec(database, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
        times.push_back(processorSeconds() - start);
        sqlite3_close(database);
    }
    return bench::median(times);
}

/// Returns the time of a program in C that performs the joins of the matcher over sorted keys: by
/// identifier, by amount and minute, and by amount and day. Names and documents are not compared.
double matchFloor(const QList<StatementLine> &lines, const QList<Movement> &movements)
{
    struct Key
    {
        quint64 key;
        qint32 place;
    };
    const auto isBefore = [](const Key &a, const Key &b) { return a.key < b.key; };
    qsizetype found = 0;
    const double seconds = timed([&] {
        const auto count = static_cast<size_t>(movements.size());
        std::vector<Key> byId(count);
        std::vector<Key> byMinute(count);
        std::vector<Key> byDay(count);
        for (size_t i = 0; i < count; ++i) {
            const Movement &movement = movements[static_cast<qsizetype>(i)];
            const auto place = static_cast<qint32>(i);
            const auto amount = static_cast<quint64>(movement.amount.cents()) << 34;
            byId[i] = {qHash(movement.endToEndId), place};
            byMinute[i] = {amount | static_cast<quint64>(movement.minute), place};
            byDay[i] = {amount | static_cast<quint64>(movement.day.toJulianDay()), place};
        }
        for (std::vector<Key> *keys : {&byId, &byMinute, &byDay})
            std::sort(keys->begin(), keys->end(), isBefore);
        const auto countBetween = [&isBefore](const std::vector<Key> &keys, quint64 first,
                                              quint64 last) {
            return std::upper_bound(keys.begin(), keys.end(), Key{last, 0}, isBefore) -
                   std::lower_bound(keys.begin(), keys.end(), Key{first, 0}, isBefore);
        };
        found = 0;
        for (const StatementLine &line : lines) {
            const auto amount = static_cast<quint64>(line.amount.cents()) << 34;
            if (!line.endToEndId.isEmpty()) {
                const auto id = static_cast<quint64>(qHash(line.endToEndId));
                found += countBetween(byId, id, id);
                continue;
            }
            if (line.time) {
                const auto minute =
                    amount | static_cast<quint64>(line.time->toMSecsSinceEpoch() / 60'000);
                found += countBetween(byMinute, minute - 2, minute + 2);
            }
            const auto day = amount | static_cast<quint64>(line.day.toJulianDay());
            found += countBetween(byDay, day - 3, day + 1);
        }
    });
    if (found == 0)
        qFatal("the floor found nothing");
    return seconds;
}

/// Inserts one row of numbers and a text.
void insertRow(sqlite3_stmt *insert, std::initializer_list<qint64> numbers, const QByteArray &text)
{
    int place = 0;
    for (const qint64 number : numbers)
        sqlite3_bind_int64(insert, ++place, number);
    sqlite3_bind_text(insert, ++place, text.constData(), static_cast<int>(text.size()),
                      SQLITE_STATIC);
    floorCall(sqlite3_step(insert), SQLITE_DONE);
    sqlite3_reset(insert);
}

/// Returns the time in which SQLite indexes and joins the same rows in memory, by identifier and by
/// amount and minute. CROSS JOIN makes the lines the outer loop, which is faster.
double sqliteJoin(const QList<StatementLine> &lines, const QList<Movement> &movements)
{
    sqlite3 *database = nullptr;
    floorCall(sqlite3_open(":memory:", &database), SQLITE_OK);
    const auto run = [database](const char *sql) {
        floorCall(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    };
    run("CREATE TABLE movement (amount INTEGER, minute INTEGER, id TEXT);"
        "CREATE TABLE line (amount INTEGER, minute INTEGER, id TEXT); BEGIN");
    sqlite3_stmt *insert = nullptr;
    floorCall(
        sqlite3_prepare_v2(database, "INSERT INTO movement VALUES (?, ?, ?)", -1, &insert, nullptr),
        SQLITE_OK);
    for (const Movement &movement : movements)
        insertRow(insert, {movement.amount.cents(), movement.minute},
                  movement.endToEndId.toLatin1());
    sqlite3_finalize(insert);
    floorCall(
        sqlite3_prepare_v2(database, "INSERT INTO line VALUES (?, ?, ?)", -1, &insert, nullptr),
        SQLITE_OK);
    for (const StatementLine &line : lines)
        insertRow(insert,
                  {line.amount.cents(), line.time ? line.time->toMSecsSinceEpoch() / 60'000 : 0},
                  line.endToEndId.toLatin1());
    sqlite3_finalize(insert);
    run("COMMIT");
    const double start = processorSeconds();
    run("CREATE INDEX by_id ON movement (id); CREATE INDEX by_minute ON movement (amount, minute);"
        "CREATE TABLE pair AS SELECT l.rowid AS line, m.rowid AS movement FROM line l CROSS JOIN "
        "movement m ON m.id = l.id AND m.amount = l.amount WHERE l.id <> '' UNION ALL SELECT "
        "l.rowid, m.rowid FROM line l CROSS JOIN movement m ON m.amount = l.amount AND m.minute "
        "BETWEEN l.minute - 2 AND l.minute + 2 WHERE l.id = ''");
    const double seconds = processorSeconds() - start;
    sqlite3_close(database);
    return seconds;
}

/// Measures the import of the same lines by hledger, without any comparison.
void measureHledger(bench::Report &report, const QList<StatementLine> &lines)
{
    const QString program = QStandardPaths::findExecutable(u"hledger"_s);
    if (program.isEmpty()) {
        report.title(u"hledger is not installed: not compared"_s);
        return;
    }
    const QTemporaryDir folder;
    QByteArray table;
    for (const StatementLine &line : lines) {
        table += line.day.toString(Qt::ISODate).toLatin1() + ',' +
                 line.amount.toDecimal().toLatin1() + ",\"" + line.text.toUtf8() + "\"\n";
    }
    const auto write = [&folder](const QString &name, const QByteArray &content) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("the file for hledger cannot be written");
        return file.fileName();
    };
    const QString file = write(u"lines.csv"_s, table);
    const QString rules = write(u"lines.rules"_s, "fields date, amount, description\n"
                                                  "date-format %Y-%m-%d\naccount1 assets:bank\n");
    const auto childSeconds = [] {
        rusage usage{};
        getrusage(RUSAGE_CHILDREN, &usage);
        const auto seconds = [](const timeval &time) {
            return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
        };
        return seconds(usage.ru_utime) + seconds(usage.ru_stime);
    };
    const double start = childSeconds();
    QProcess hledger;
    hledger.start(program, {u"--rules-file"_s, rules, u"-f"_s, file, u"stats"_s});
    if (!hledger.waitForFinished(-1) || hledger.exitCode() != 0)
        qFatal("hledger: %s", hledger.readAllStandardError().constData());
    report.print(u"hledger reads the same lines"_s, childSeconds() - start, "s");
}

/// Measures storing the file, and importing the file again. Returns the time of storing.
double measureImport(bench::Report &report, const QByteArray &bytes)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"statement.ofx"_s));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the statement cannot be written");
    file.close();
    const ImportRequest request{.path = file.fileName()};
    std::vector<double> stored;
    std::vector<double> again;
    for (int round = 0; round < kRounds; ++round) {
        BankWorker bank(folder.filePath(u"bank-%1.db"_s.arg(round)), {},
                        [] { return QDateTime::currentDateTimeUtc(); });
        const auto opened = bank.open();
        const auto read = bank.read(request);
        double start = processorSeconds();
        const auto imported = bank.import(*read, {});
        stored.push_back(processorSeconds() - start);
        start = processorSeconds();
        const auto repeated = bank.repeated(request);
        again.push_back(processorSeconds() - start);
        if (!opened || !imported || imported->imports.isEmpty() || !repeated || !*repeated)
            qFatal("the statement was not stored");
        bank.close();
    }
    report.atMost(u"store"_s, bench::median(stored), 0.3, "s");
    report.atMost(u"import the same file again"_s, bench::median(again), 0.2, "s");
    return bench::median(stored);
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    std::mt19937 random(1);
    bench::Report report;
    const QList<Movement> movements = createMovements(random);
    const QByteArray bytes = createStatement(movements);
    report.title(u"Bank statement of %1 lines, %2 movements"_s.arg(kLines).arg(kMovements));
    measureMemory(report, bytes, movements);
    report.print(u"size of the file"_s, static_cast<double>(bytes.size()) / 1e6, "MB");
    StatementResult<QList<BankStatement>> statements;
    report.atMost(u"read"_s, timed([&] { statements = StatementReader::read(bytes); }), 0.15, "s");
    if (!statements)
        qFatal("row %d, rule %d: %s", statements.error().row, int(statements.error().rule),
               qUtf8Printable(statements.error().text));
    const BankStatement &statement = statements->first();
    if (statement.lines.size() != kLines || statement.proof != BalanceProof::Whole)
        qFatal("the statement was read wrongly");
    MatchResult result;
    const double match = timed([&] { result = matchLines(statement.lines, movements); });
    report.atMost(u"match"_s, match, 0.25, "s");
    report.print(u"certain matches"_s, static_cast<double>(result.matches.size()), "");
    report.print(u"suggestions"_s, static_cast<double>(result.suggestions.size()), "");
    if (result.matches.size() < kLines / 10 - 1)
        qFatal("an identifier did not match");
    QList<StoredLine> stored;
    report.print(u"plan of the first import"_s, timed([&] { (void)planImport(stored, statement); }),
                 "s");
    const double store = measureImport(report, bytes);
    const QTemporaryDir folder;
    const double storing = storeFloor(folder.path(), statement.lines);
    const double matching = matchFloor(statement.lines, movements);
    report.print(u"store, a program in C"_s, storing, "s");
    report.print(u"match, a program in C without names"_s, matching, "s");
    report.atMost(u"match and store, compared with the program in C"_s,
                  (match + store) / (matching + storing), 1.5, "x");
    report.print(u"index and join in SQLite without names"_s,
                 sqliteJoin(statement.lines, movements), "s");
    measureHledger(report, statement.lines);
    return report.exitCode();
}
