// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/service/transactionservice.h"

#include <QtCore/QCoreApplication>

#include <unistd.h>

using namespace core;

namespace
{

void record(NumberRepository &numbers)
{
    onAnswer(numbers.nextNumber(), &numbers, [&numbers](const Result<qint64> &number) {
        if (!number) {
            qWarning("%s", qPrintable(number.error().detail));
            return QCoreApplication::exit(1);
        }
        const QByteArray line = QByteArray::number(*number) + '\n';
        if (write(STDOUT_FILENO, line.constData(), size_t(line.size())) != line.size())
            return QCoreApplication::exit(2);
        record(numbers);
    });
}

} // namespace

/// Reserves numbers from the database in the argument and prints each, until killed.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    ConsoleDatabase console({.path = QCoreApplication::arguments().at(1)});
    console.open();
    record(console.numbers());
    return QCoreApplication::exec();
}
