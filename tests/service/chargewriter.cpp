// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/localtransactionservice.h"
#include "tests/support/charges.h"

#include <QtCore/QCoreApplication>

#include <vector>

#include <unistd.h>

using namespace core;

namespace
{

/// A till that makes one call after the other without end: charges, some of them paid and some
/// refunded, and payouts, which proceed automatically. Writes each answer immediately after the
/// call, unbuffered, in one write.
class Till
{
public:
    explicit Till(LocalTransactionService &service)
        : m_service(service)
    {}

    void work()
    {
        const qint64 cents = ++m_count;
        const bool isOut = m_count % 4 == 0;
        record(m_service.create(isOut ? support::cashOutDraft(cents) : support::cashInDraft(cents)),
               [this, isOut](const Transaction &created) {
                   if (isOut || m_count % 4 == 1)
                       return work();
                   pay(created.id);
               });
    }

private:
    void pay(const QUuid &id)
    {
        record(m_service.simulate(id, SimulatedOutcome::Paid), [this](const Transaction &paid) {
            if (m_count % 4 == 2)
                return work();
            record(m_service.refund(paid.id, QStringLiteral("engano")),
                   [this](const Transaction &) { work(); });
        });
    }

    template<typename Next>
    void record(const QFuture<Result<Transaction>> &call, Next next)
    {
        onAnswer(call, &m_service, [this, next](const Result<Transaction> &answer) {
            if (!answer && answer.error().code == Error::Code::StorageBusy)
                return work(); // other programs held the lock for five seconds
            if (!answer) {
                qWarning("%s", qPrintable(answer.error().detail));
                return QCoreApplication::exit(2);
            }
            const QByteArray line = answer->id.toByteArray(QUuid::WithoutBraces) + ' ' +
                                    answer->status.toText().toUtf8() + '\n';
            if (write(STDOUT_FILENO, line.constData(), size_t(line.size())) != line.size())
                return QCoreApplication::exit(3);
            next(*answer);
        });
    }

    LocalTransactionService &m_service;
    int m_count = 0;
};

} // namespace

/// Simulates a shop of eight tills on the database in the argument, until killed.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    ServiceOptions options = support::serviceOptions();
    options.processingDelay = std::chrono::milliseconds(0);
    LocalTransactionService service({.database = QCoreApplication::arguments().at(1),
                                     .settings = support::serviceSettings(options)});
    std::vector<Till> tills(8, Till(service));
    onAnswer(service.open(), &service, [&tills](const Result<void> &answer) {
        if (!answer) {
            qWarning("%s", qPrintable(answer.error().detail));
            return QCoreApplication::exit(1);
        }
        for (Till &till : tills)
            till.work();
    });
    return QCoreApplication::exec();
}
