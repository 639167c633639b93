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

core::ServiceOptions serviceOptions();

/// Returns valid settings. Invalid options abort the program, because a test with other settings
/// would prove nothing.
core::ServiceSettings serviceSettings(const core::ServiceOptions &options = serviceOptions());

core::TransactionDraft cashInDraft(qint64 cents = 1234, const QString &reference = {});

core::TransactionDraft cashOutDraft(qint64 cents = 1234, const QString &reference = {});

/// Returns 15 January 2026, noon in Brasília.
QDateTime noon();

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

    quint64 operator()();

private:
    quint64 m_state;
};

} // namespace support
