// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consolerepository.h"
#include "core/service/transactionservice.h"

#include <QtCore/QCoreApplication>

#include <unistd.h>

using namespace core;

namespace
{

void record(ConsoleRepository &repository)
{
    onAnswer(repository.nextNumber(), &repository, [&repository](const Result<qint64> &number) {
        if (!number) {
            qWarning("%s", qPrintable(number.error().detail));
            return QCoreApplication::exit(1);
        }
        const QByteArray line = QByteArray::number(*number) + '\n';
        if (write(STDOUT_FILENO, line.constData(), size_t(line.size())) != line.size())
            return QCoreApplication::exit(2);
        record(repository);
    });
}

} // namespace

/// Reserves numbers from the database in the argument and prints each, until killed.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    ConsoleRepository repository({.path = QCoreApplication::arguments().at(1)});
    repository.open();
    record(repository);
    return QCoreApplication::exec();
}
