// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the CSV export of a whole shop in time and memory. The reference is the sqlite3 command
// line, which writes the same columns in stored form. Exits with 1 if a goal is missed.

#include "core/export/exporter.h"
#include "tests/bench/report.h"
#include "tests/bench/shop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>

#include <sys/resource.h>

using namespace Qt::StringLiterals;

namespace
{

constexpr int kRounds = 3;

constexpr auto kSql = "SELECT created, (SELECT at FROM event WHERE event.tx = tx.seq AND "
                      "event.status = 2), finished, operation, status, amount, commission, "
                      "amount - commission, name, document, phone, email, pix_key, description, "
                      "reference, extra, refund.reason, e2e_id, hex(id), hex(platform) FROM tx "
                      "JOIN tx_wide ON tx_wide.seq = tx.seq LEFT JOIN refund ON refund.tx = tx.seq "
                      "ORDER BY tx.seq DESC"_L1;

double seconds(const QElapsedTimer &timer)
{
    return static_cast<double>(timer.nsecsElapsed()) / 1e9;
}

/// Returns the processor time of this process or of its finished children, which a busy machine
/// hardly changes.
double processorSeconds(int whose)
{
    rusage used = {};
    getrusage(whose, &used);
    const auto sum = [](const timeval &time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return sum(used.ru_utime) + sum(used.ru_stime);
}

double byCommandLine(const QString &database, const QString &file)
{
    QProcess shell;
    shell.setStandardOutputFile(file);
    QElapsedTimer timer;
    timer.start();
    shell.start(u"sqlite3"_s, {u"-readonly"_s, u"-csv"_s, u"-header"_s, database, kSql});
    if (!shell.waitForFinished(-1) || shell.exitCode() != 0)
        qFatal("sqlite3: %s", shell.readAllStandardError().constData());
    return seconds(timer);
}

double byExport(core::TransactionService &service, core::ExportFormat format, const QString &file)
{
    core::ExportOrder order{
        .format = format,
        .path = file,
        .environment = u"demo"_s,
        .at = QDateTime::currentDateTimeUtc(),
    };
    order.words.operations = {{core::Operation::CashIn, u"Entrada"_s},
                              {core::Operation::CashOut, u"Saída"_s}};
    order.words.sheet = u"Transações"_s;
    order.words.about = u"Sobre"_s;
    QElapsedTimer timer;
    timer.start();
    core::Exporter exporter(service, order);
    QEventLoop loop;
    QObject::connect(&exporter, &core::Exporter::finished, &loop,
                     [&loop](const core::Result<core::Exporter::Outcome> &result) {
                         if (!result)
                             bench::fail(result.error());
                         loop.quit();
                     });
    loop.exec();
    return seconds(timer);
}

double peakMegabytes()
{
    QFile status(u"/proc/self/status"_s);
    if (!status.open(QIODevice::ReadOnly))
        qFatal("cannot read /proc/self/status");
    for (const QByteArray &line : status.readAll().split('\n')) {
        if (line.startsWith("VmHWM:"))
            return line.mid(6).chopped(2).trimmed().toDouble() / 1024;
    }
    qFatal("there is no VmHWM");
}

/// Measures the command line and the exporter in turn. Both write to the same path and remove the
/// file.
void measure(const QString &database, core::TransactionService &service, bench::Report &report)
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"export"_s);
    std::vector<double> shell;
    std::vector<double> data;
    std::vector<double> sheet;
    std::vector<double> shellWork;
    std::vector<double> dataWork;
    const double before = peakMegabytes();
    for (int round = 0; round < kRounds; ++round) {
        const double shellBefore = processorSeconds(RUSAGE_CHILDREN);
        shell.push_back(byCommandLine(database, file));
        shellWork.push_back(processorSeconds(RUSAGE_CHILDREN) - shellBefore);
        QFile::remove(file);
        const double dataBefore = processorSeconds(RUSAGE_SELF);
        data.push_back(byExport(service, core::ExportFormat::DataCsv, file));
        dataWork.push_back(processorSeconds(RUSAGE_SELF) - dataBefore);
        QFile::remove(file);
        sheet.push_back(byExport(service, core::ExportFormat::SheetCsv, file));
        QFile::remove(file);
    }
    report.print(u"sqlite3 -csv"_s, bench::median(shell), "s");
    report.print(u"CSV for programs"_s, bench::median(data), "s");
    report.atMost(u"of the time of sqlite3 -csv"_s, bench::medianRatio(data, shell), 0.65, "");
    report.print(u"the same in time of the processor"_s, bench::medianRatio(dataWork, shellWork),
                 "");
    report.print(u"CSV for a spreadsheet"_s, bench::median(sheet), "s");
    report.atMost(u"of the time of sqlite3 -csv"_s, bench::medianRatio(sheet, shell), 0.65, "");
    for (const auto &[name, format] : {std::pair(u"JSON"_s, core::ExportFormat::Json),
                                       std::pair(u"XLSX"_s, core::ExportFormat::Xlsx),
                                       std::pair(u"OFX"_s, core::ExportFormat::Ofx)}) {
        report.print(name, byExport(service, format, file), "s");
        QFile::remove(file);
    }
    report.atMost(u"memory above that before"_s, peakMegabytes() - before, 40, "MiB");
}

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const bench::Arguments arguments = bench::arguments();
    bench::Report report;
    for (const qint64 count : arguments.sizes) {
        const QString database = bench::pathOf(arguments.folder, count);
        core::LocalTransactionService service(bench::setup(database));
        bench::wait(service.open());
        report.title(u"Export of %1 transactions"_s.arg(count));
        measure(database, service, report);
    }
    return report.exitCode();
}
