// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "tests/bank/sealedshop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QEventLoop>

#include <cstdio>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

/// Waits for the result of a call.
template<typename T>
Result<T> waited(const QFuture<Result<T>> &future, QObject *context)
{
    std::optional<Result<T>> result;
    QEventLoop loop;
    onAnswer(future, context, [&](const Result<T> &answer) {
        result = answer;
        loop.quit();
    });
    loop.exec();
    if (!*result && result->error().code != Error::Code::Conflict)
        qFatal("%s", qPrintable(result->error().detail));
    return *result;
}

void print(const char *what, int index)
{
    std::printf("%s %d\n", what, index);
    std::fflush(stdout);
}

} // namespace

/// Imports and seals one day after the other in the folder of the argument, until killed.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    const QString folder = QCoreApplication::arguments().at(1);
    LocalTransactionService service(sealedshop::service(folder));
    QObject context;
    const auto opened = waited(service.open(), &context);
    Reconciliation bank(service, {.path = folder + u"/bank.db"_s});
    const auto isOpen = waited(bank.open(), &context);
    for (int i = 0; i < sealedshop::kDays; ++i) {
        const auto imported =
            waited(bank.import({.path = sealedshop::writeFile(folder, i),
                                .opening = Money::fromCents(100LL * i * sealedshop::kLines)}),
                   &context);
        const auto state = waited(bank.refresh(), &context);
        print("imported", i);
        const auto sealed = waited(bank.seal(1, sealedshop::day(i), u"aberto"_s), &context);
        print("sealed", i);
    }
    return opened && isOpen ? 0 : 1;
}
