// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures reading a bank statement of 100,000 lines and matching the lines with 1,000,000
// movements. Times are those of the processor, so other programs do not count. Exits with 1 if a
// goal is missed.

#include "core/bank/bankworker.h"
#include "core/reconcile/lineimport.h"
#include "core/reconcile/matcher.h"
#include "core/statement/statementreader.h"
#include "tests/bench/report.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtCore/QUuid>

#include <ctime>
#include <random>

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

/// Measures storing the file, and importing the file again.
void measureImport(bench::Report &report, const QByteArray &bytes)
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
    report.atMost(u"match"_s, timed([&] { result = matchLines(statement.lines, movements); }), 0.25,
                  "s");
    report.print(u"certain matches"_s, static_cast<double>(result.matches.size()), "");
    report.print(u"suggestions"_s, static_cast<double>(result.suggestions.size()), "");
    if (result.matches.size() < kLines / 10 - 1)
        qFatal("an identifier did not match");
    QList<StoredLine> stored;
    report.print(u"plan of the first import"_s, timed([&] { (void)planImport(stored, statement); }),
                 "s");
    measureImport(report, bytes);
    return report.exitCode();
}
