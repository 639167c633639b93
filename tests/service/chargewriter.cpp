// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/localtransactionservice.h"
#include "tests/support/charges.h"

#include <QtCore/QCoreApplication>

#include <vector>

#include <unistd.h>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

/// A till that makes one call after the other without end: charges, some of them paid and some
/// refunded, and payouts, which proceed automatically. In a shop of one's own a person confirms
/// payments and withdraws some confirmations; there are no payouts. Writes each answer immediately
/// after the call, unbuffered, in one write.
class Till
{
public:
    explicit Till(LocalTransactionService &service)
        : m_service(service)
    {}

    void work()
    {
        const qint64 cents = ++m_count;
        const bool isOut = m_service.capabilities().sendsMoney && m_count % 4 == 0;
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
        record(paid(id), [this](const Transaction &paid) {
            if (m_count % 4 == 2)
                return work();
            if (m_count % 4 == 0)
                return withdraw(paid.id);
            record(m_service.refund(paid.id, QStringLiteral("engano")),
                   [this](const Transaction &) { work(); });
        });
    }

    QFuture<Result<Transaction>> paid(const QUuid &id)
    {
        if (!m_service.capabilities().confirmsPayments)
            return m_service.simulate(id, SimulatedOutcome::Paid);
        const QString own = QUuid::createUuid().toString(QUuid::Id128).left(11);
        return m_service.confirm(
            id, {.note = QStringLiteral("visto"), .endToEndId = u"E12345678202601151501"_s + own});
    }

    /// Confirms the charge again after the withdrawal.
    void withdraw(const QUuid &id)
    {
        record(m_service.withdraw(id, {.reason = QStringLiteral("engano")}),
               [this](const Transaction &withdrawn) {
                   record(paid(withdrawn.id), [this](const Transaction &) { work(); });
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

/// Simulates a shop of eight tills on the database in the argument, until killed. With the further
/// argument "own" the shop sees no payments by itself.
int main(int argc, char *argv[])
{
    const QCoreApplication app(argc, argv);
    ServiceOptions options = support::serviceOptions();
    options.terms.processingDelay = std::chrono::milliseconds(0);
    if (QCoreApplication::arguments().value(2) == "own"_L1)
        options.environment = Environment::Production;
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
