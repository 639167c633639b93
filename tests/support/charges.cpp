// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/charges.h"

namespace support
{

core::ServiceOptions serviceOptions()
{
    return {
        .payee =
            core::Merchant{*core::PixKey::parse(u"loja@example.com", core::PixKey::Kind::Email),
                           u"Loja de Demonstração"_s, u"São Paulo"_s},
        .platform = kPlatform,
    };
}

core::ServiceSettings serviceSettings(const core::ServiceOptions &options)
{
    const auto settings = core::validated(options);
    if (!settings)
        qFatal("settings of a test that are none");
    return *settings;
}

core::TransactionDraft cashInDraft(qint64 cents, const QString &reference)
{
    core::TransactionDraft draft;
    draft.amount = core::Money::fromCents(cents);
    draft.name = u"José da Conceição"_s;
    draft.email = u"jose@example.com"_s;
    draft.phone = u"(11) 98765-4321"_s;
    draft.document = u"529.982.247-25"_s;
    draft.description = u"Café"_s;
    draft.platform = kPlatform;
    draft.reference = reference;
    return draft;
}

core::TransactionDraft cashOutDraft(qint64 cents, const QString &reference)
{
    core::TransactionDraft draft = cashInDraft(cents, reference);
    draft.operation = core::Operation::CashOut;
    draft.pixKey = u"Jose@Example.com"_s;
    draft.keyType = core::PixKey::Kind::Email;
    return draft;
}

QDateTime noon()
{
    return {QDate(2026, 1, 15), QTime(15, 0), QTimeZone::utc()};
}

quint64 TestRandom::operator()()
{
    m_state += 0x9E3779B97F4A7C15;
    quint64 z = m_state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

} // namespace support
