// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/demoshop.h"

#include "app/shopfolder.h"

#include "core/domain/payloadcheck.h"
#include "core/sample/samplehistory.h"

#include <QtCore/QRandomGenerator>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kTransactions = 200;

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

DemoShop::DemoShop()
    : m_folder(u"demo"_s)
    , m_settings{{{core::demoKey(), u"Padaria Demonstração"_s, u"São Paulo"_s}, walkIn()},
                 QUuid::createUuid(),
                 {.ispb = u"99999999"_s}} // no institution has this number
{}

core::LocalTransactionService::Setup DemoShop::service() const
{
    const auto settings = core::validated(core::withTerms(
        {
            .payee = m_settings.profile.merchant,
            .platform = m_settings.platform,
            .environment = core::Environment::Sandbox,
        },
        m_settings.terms));
    Q_ASSERT(settings);
    return {
        .database = databaseIn(folder()),
        .settings = *settings,
        .history =
            [settings = *settings] {
                return core::SampleHistory({
                                               .count = kTransactions,
                                               .seed = QRandomGenerator::global()->generate(),
                                               .now = QDateTime::currentDateTimeUtc(),
                                               .settings = settings,
                                           })
                    .all();
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
