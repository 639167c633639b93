// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/rescueservice.h"

#include "core/database/database.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/promise.h"
#include "core/service/transactionengine.h"
#include "core/service/workthread.h"
#include "core/storage/rescuecopy.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns placeholder settings: an engine needs some, and those of the shop may be lost. Reading
/// does not use them.
ServiceSettings settingsOfNobody()
{
    const auto key = PixKey::parse(u"00000000-0000-4000-8000-000000000000", PixKey::Kind::Evp);
    const auto settings = validated(ServiceOptions{
        .payee = Merchant{*key, u"Balcao"_s, u"Brasilia"_s},
        .platform = QUuid(u"00000000-0000-4000-8000-000000000000"_s),
        .environment = Environment::Production,
    });
    Q_ASSERT(settings);
    return *settings;
}

QFuture<Result<Transaction>> refused()
{
    return readyFuture<Transaction>(
        failure(Error::Code::StorageReadOnly, u"a rescue only reads"_s));
}

} // namespace

RescueService::RescueService(QString databasePath, QString folder, QObject *parent)
    : TransactionService(parent)
    , m_databasePath(std::move(databasePath))
    , m_folder(std::move(folder))
    , m_thread(std::make_unique<WorkThread>(u"rescue"_s))
{}

RescueService::~RescueService()
{
    m_thread->end([this] {
        m_engine.reset();
        m_database.reset();
    });
}

QFuture<Result<bool>> RescueService::open()
{
    return m_thread->run<bool>([this] { return openCopy(); });
}

Result<bool> RescueService::openCopy()
{
    auto copy = openRescueCopy(m_databasePath, m_folder);
    if (!copy)
        return tl::unexpected(copy.error());
    auto engine = std::make_unique<TransactionEngine>(
        *copy->database, settingsOfNobody(), [] { return QDateTime::currentDateTimeUtc(); },
        [] { return quint64(0); });
    const auto first = engine->list({});
    // An empty list from a damaged file would suggest that nobody ever paid.
    if (copy->flaw && (!first || first->transactions.isEmpty()))
        return tl::unexpected(*copy->flaw);
    if (!first)
        return tl::unexpected(first.error());
    m_database = std::move(copy->database);
    m_engine = std::move(engine);
    return !copy->flaw.has_value();
}

Result<void> RescueService::requireOpen() const
{
    if (m_engine)
        return {};
    return tl::unexpected(Error{Error::Code::Internal, {}, u"the service is not open"_s});
}

QFuture<Result<Transaction>> RescueService::find(const QUuid &id)
{
    return m_thread->run<Transaction>(
        [this, id] { return requireOpen().and_then([&] { return m_engine->find(id); }); });
}

QFuture<Result<TransactionPage>> RescueService::list(const TransactionFilter &filter)
{
    return m_thread->run<TransactionPage>(
        [this, filter] { return requireOpen().and_then([&] { return m_engine->list(filter); }); });
}

QFuture<Result<qint64>> RescueService::count(const TransactionFilter &filter)
{
    return m_thread->run<qint64>(
        [this, filter] { return requireOpen().and_then([&] { return m_engine->count(filter); }); });
}

QFuture<Result<QList<TransactionSum>>> RescueService::sums(const TransactionFilter &filter)
{
    return m_thread->run<QList<TransactionSum>>(
        [this, filter] { return requireOpen().and_then([&] { return m_engine->sums(filter); }); });
}

QFuture<Result<QList<HourlySum>>> RescueService::hourlySums(const TransactionFilter &filter)
{
    return m_thread->run<QList<HourlySum>>([this, filter] {
        return requireOpen().and_then([&] { return m_engine->hourlySums(filter); });
    });
}

QFuture<Result<Transaction>> RescueService::create(const TransactionDraft &)
{
    return refused();
}

QFuture<Result<Transaction>> RescueService::simulate(const QUuid &, SimulatedOutcome)
{
    return refused();
}

QFuture<Result<Transaction>> RescueService::confirm(const QUuid &, const Confirmation &)
{
    return refused();
}

QFuture<Result<Transaction>> RescueService::withdraw(const QUuid &, const Withdrawal &)
{
    return refused();
}

QFuture<Result<Transaction>> RescueService::refund(const QUuid &, const QString &)
{
    return refused();
}

} // namespace core
