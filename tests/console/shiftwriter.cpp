// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/service/transactionservice.h"

#include <QtCore/QCoreApplication>

#include <unistd.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

void openAndClose(ShiftRepository &shifts)
{
    const auto fail = [](const Error &error) {
        qWarning("%s", qPrintable(error.detail));
        QCoreApplication::exit(1);
    };
    const auto close = [&shifts, fail](const OpenShift &open) {
        Shift shift{.start = open, .closed = QDateTime::currentDateTimeUtc()};
        for (int i = 0; i < 20; ++i)
            shift.lines.append({.id = QUuid::createUuid(), .created = shift.closed});
        onAnswer(shifts.close(shift), &shifts, [&shifts, fail](const Result<Shift> &closed) {
            if (!closed)
                return fail(closed.error());
            const QByteArray line = QByteArray::number(closed->number) + '\n';
            if (write(STDOUT_FILENO, line.constData(), size_t(line.size())) != line.size())
                return QCoreApplication::exit(2);
            openAndClose(shifts);
        });
    };
    onAnswer(shifts.openShift(), &shifts,
             [&shifts, fail, close](const Result<std::optional<OpenShift>> &open) {
                 if (!open)
                     return fail(open.error());
                 if (*open)
                     return close(**open);
                 onAnswer(shifts.open(u"C1"_s, Money(), 0), &shifts,
                          [fail, close](const Result<OpenShift> &opened) {
                              if (!opened)
                                  return fail(opened.error());
                              close(*opened);
                          });
             });
}

} // namespace

/// Opens and closes shifts in the database in the argument and prints the number of each, until
/// killed.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    ConsoleDatabase console({.path = QCoreApplication::arguments().at(1)});
    console.open();
    openAndClose(console.shifts());
    return QCoreApplication::exec();
}
