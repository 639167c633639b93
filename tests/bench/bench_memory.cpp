// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures the maximum memory of a process with the service that opens a copy of a shop, pages
// through lists and creates transactions. Exits with 1 if the goal is missed.

#include "core/domain/status.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionpage.h"
#include "tests/bench/report.h"
#include "tests/bench/shop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>

using namespace Qt::StringLiterals;

namespace
{

constexpr int kCreations = 200;

void leafThrough(core::TransactionService &service, core::TransactionFilter filter)
{
    const int last = bench::wait(service.list(filter)).lastPage;
    for (int step = 0; step <= 10; ++step) {
        filter.page = std::max(1, static_cast<int>(qint64(last) * step / 10));
        bench::wait(service.list(filter));
    }
}

void work(core::TransactionService &service)
{
    using Code = core::Status::Code;
    for (const core::TransactionFilter &filter :
         {core::TransactionFilter{},
          {.statuses = {Code::Paid}},
          {.statuses = {Code::InAnalysis}},
          {.nameOrDocument = u"silva"_s},
          {.nameOrDocument = u"jo"_s},
          {.phone = u"900"_s},
          {.statuses = {Code::Paid}, .nameOrDocument = u"silva"_s}})
        leafThrough(service, filter);
    const core::SampleHistory history = bench::history(1000);
    for (int i = 0; i < kCreations; ++i) {
        const core::Transaction t = history.at(i);
        bench::wait(service.create({.amount = t.amount,
                                    .name = t.name,
                                    .email = t.email,
                                    .phone = t.phone,
                                    .document = t.document,
                                    .description = t.description,
                                    .platform = bench::platforms().constFirst()}));
    }
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

} // namespace

int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const bench::Arguments arguments = bench::arguments();
    bench::Report report;
    for (const qint64 count : arguments.sizes) { // each adds to the previous one
        const bench::Copy copy(bench::pathOf(arguments.folder, count));
        core::LocalTransactionService service(bench::setup(copy.path()));
        bench::wait(service.open());
        work(service);
        report.title(u"Memory over %1 transactions"_s.arg(count));
        report.atMost(u"most that was ever resident"_s, peakMegabytes(), 100, "MiB");
    }
    return report.exitCode();
}
