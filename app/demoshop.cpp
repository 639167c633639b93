// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/demoshop.h"

#include "app/shopfolder.h"

#include "core/database/database.h"
#include "core/domain/payloadcheck.h"
#include "core/sample/samplehistory.h"
#include "core/storage/bulkload.h"
#include "core/storage/payerstore.h"

#include <QtCore/QFileInfo>
#include <QtCore/QHash>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr quint32 kSeed = 2026;

/// Number of the newest transactions whose payers the counter knows. Contains nearly all customers.
constexpr qint64 kRemembered = 3000;

/// Returns each customer with the time of the last visit.
QList<core::KnownPayer> payersOf(const core::SampleHistory &history)
{
    QHash<QString, core::KnownPayer> payers;
    for (const core::Transaction &each :
         history.range(std::max<qint64>(0, history.count() - kRemembered), history.count())) {
        if (each.operation == core::Operation::CashIn)
            payers.insert(each.document, // replaces earlier visits
                          {.payer = {each.name, each.email, each.phone, each.document},
                           .lastUsed = each.created});
    }
    return payers.values();
}

/// Creates the databases of the demo, unless an earlier visit did.
core::Result<void> createDatabases(const QString &folder, const core::SampleHistoryOptions &options)
{
    if (QFileInfo::exists(databaseIn(folder)))
        return {};
    const core::SampleHistory history(options);
    return core::bulkLoad(
               databaseIn(folder), history.count(),
               [&history](qint64 first, qint64 end) { return history.range(first, end); })
        .and_then([&]() -> core::Result<void> {
            const auto database =
                core::Database::open(consoleDatabaseIn(folder), core::Database::Access::ReadWrite,
                                     core::Schema::Console);
            if (!database)
                return tl::unexpected(database.error());
            return core::PayerStore(**database).rememberAll(payersOf(history));
        });
}

core::PayerProfile walkIn()
{
    return {
        .name = u"Cliente de balcão"_s,
        .email = u"cliente@padaria.example"_s,
        .phone = u"+5511987654321"_s,
        .document = u"11144477735"_s,
        .description = u"Venda no balcão"_s,
    };
}

} // namespace

DemoShop::DemoShop(qint64 count)
    : m_folder(u"demo"_s)
    , m_count(count)
    , m_settings{{{core::demoKey(), u"Padaria Demonstração"_s, u"São Paulo"_s}, walkIn()},
                 QUuid::createUuid(),
                 {.ispb = u"99999999"_s}} // no institution has this number
{}

core::LocalTransactionService::Setup DemoShop::service() const
{
    const auto settings = core::validated(core::ServiceOptions{
        .payee = m_settings.profile.merchant,
        .platform = m_settings.platform,
        .environment = core::Environment::Sandbox,
        .terms = m_settings.terms,
    });
    Q_ASSERT(settings);
    return {
        .database = databaseIn(folder()),
        .settings = *settings,
        .prepare =
            [folder = folder(), count = m_count, settings = *settings] {
                return createDatabases(folder, {
                                                   .count = count,
                                                   .seed = kSeed,
                                                   .now = QDateTime::currentDateTimeUtc(),
                                                   .settings = settings,
                                                   .trade = core::Trade::Bakery,
                                               });
            },
    };
}

/// Returns presets in Portuguese, like the other demo data.
QList<core::Preset> DemoShop::presets()
{
    using core::Money;
    return {
        {.name = u"Café"_s, .amount = Money::fromCents(500), .sendsAtOnce = true},
        {.name = u"Pão na chapa"_s, .amount = Money::fromCents(750)},
        {.name = u"Pão de queijo"_s, .amount = Money::fromCents(600)},
        {.name = u"Média com leite"_s, .amount = Money::fromCents(850)},
        {.name = u"Suco de laranja"_s, .amount = Money::fromCents(1200)},
        {.name = u"Bolo (fatia)"_s, .amount = Money::fromCents(950)},
    };
}

} // namespace app
