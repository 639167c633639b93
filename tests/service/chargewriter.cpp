// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/localtransactionservice.h"
#include "tests/support/charges.h"

#include <QtCore/QCoreApplication>

#include <unistd.h>

using namespace core;

namespace
{

/// One charge after the other, for ever. Its id goes out when it is answered for, not before, in
/// one write without a buffer.
void charge(LocalTransactionService &service)
{
    service.create(support::cashInDraft())
        .then(&service, [&service](const Result<Transaction> &answer) {
            if (!answer)
                return QCoreApplication::exit(2);
            const QByteArray line = answer->id.toByteArray(QUuid::WithoutBraces) + '\n';
            if (write(STDOUT_FILENO, line.constData(), size_t(line.size())) != line.size())
                return QCoreApplication::exit(3);
            charge(service);
        });
}

} // namespace

/// Makes charges in the database of its argument until it is killed.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    LocalTransactionService service({.databasePath = QCoreApplication::arguments().at(1),
                                     .settings = support::serviceSettings()});
    service.open().then(&service, [&service](const Result<void> &answer) {
        if (!answer)
            return QCoreApplication::exit(1);
        charge(service);
    });
    return QCoreApplication::exec();
}
