// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transactiondraft.h"
#include "core/service/transactionengine.h"

#include <QtCore/QTimeZone>

#include <atomic>
#include <memory>

/// A shop, its drafts and its clock for tests of storage and service.
namespace support
{

using namespace Qt::StringLiterals;

inline const QUuid kPlatform{"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_L1};

inline core::ServiceOptions serviceOptions()
{
    return {
        .payee =
            core::Merchant{*core::PixKey::parse(u"loja@example.com", core::PixKey::Kind::Email),
                           u"Loja de Demonstração"_s, u"São Paulo"_s},
        .platform = kPlatform,
    };
}

/// Returns valid settings. Invalid options abort the program, because a test with other settings
/// would prove nothing.
inline core::ServiceSettings serviceSettings(const core::ServiceOptions &options = serviceOptions())
{
    const auto settings = core::validated(options);
    if (!settings)
        qFatal("settings of a test that are none");
    return *settings;
}

inline core::TransactionDraft cashInDraft(qint64 cents = 1234, const QString &reference = {})
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

inline core::TransactionDraft cashOutDraft(qint64 cents = 1234, const QString &reference = {})
{
    core::TransactionDraft draft = cashInDraft(cents, reference);
    draft.operation = core::Operation::CashOut;
    draft.pixKey = u"Jose@Example.com"_s;
    draft.keyType = core::PixKey::Kind::Email;
    return draft;
}

/// Returns 15 January 2026, noon in Brasília.
inline QDateTime noon()
{
    return {QDate(2026, 1, 15), QTime(15, 0), QTimeZone::utc()};
}

/// A clock that only the test advances. Copies share the time, also across threads.
class TestClock
{
public:
    QDateTime operator()() const { return QDateTime::fromMSecsSinceEpoch(*m_now, Qt::UTC); }
    void set(const QDateTime &time) { *m_now = time.toMSecsSinceEpoch(); }
    void advance(std::chrono::milliseconds by) { *m_now += by.count(); }

private:
    std::shared_ptr<std::atomic<qint64>> m_now =
        std::make_shared<std::atomic<qint64>>(noon().toMSecsSinceEpoch());
};

/// Pseudo-random numbers that are equal in every run (splitmix64).
class TestRandom
{
public:
    explicit TestRandom(quint64 seed = 1)
        : m_state(seed)
    {}

    quint64 operator()()
    {
        m_state += 0x9E3779B97F4A7C15;
        quint64 z = m_state;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
        return z ^ (z >> 31);
    }

private:
    quint64 m_state;
};

} // namespace support
