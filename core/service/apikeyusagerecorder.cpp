// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/apikeyusagerecorder.h"

#include "core/database/database.h"
#include "core/service/transactionservice.h"
#include "core/service/workthread.h"
#include "core/storage/keystore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

ApiKeyUsageRecorder::ApiKeyUsageRecorder(const QString &address, std::chrono::milliseconds interval)
    : m_address(address)
    , m_interval(interval)
    , m_thread(std::make_unique<WorkThread>(u"key uses"_s))
{
    m_cooldown.setSingleShot(true);
    connect(&m_cooldown, &QTimer::timeout, this, &ApiKeyUsageRecorder::write);
}

ApiKeyUsageRecorder::~ApiKeyUsageRecorder()
{
    m_thread->end([this] {
        std::ignore = store(m_recorded);
        m_database.reset();
    });
}

void ApiKeyUsageRecorder::note(const QUuid &key)
{
    m_recorded.insert(key, QDateTime::currentDateTimeUtc());
    if (!m_cooldown.isActive())
        write();
}

void ApiKeyUsageRecorder::write()
{
    if (m_recorded.isEmpty())
        return;
    m_cooldown.start(m_interval);
    const Uses uses = std::exchange(m_recorded, {});
    onAnswer(m_thread->run<void>([this, uses] { return store(uses); }), this,
             [this, uses](const Result<void> &stored) {
                 Q_EMIT attempted(stored.has_value());
                 if (stored)
                     return;
                 const Uses since = std::exchange(m_recorded, uses);
                 m_recorded.insert(since);
                 if (!m_cooldown.isActive()) // the write took longer than the interval
                     m_cooldown.start(m_interval);
             });
}

/// Runs in the thread.
Result<void> ApiKeyUsageRecorder::store(const Uses &uses)
{
    if (uses.isEmpty())
        return {};
    if (!m_database) {
        auto opened = Database::open(m_address, Database::Access::SecondWriter);
        if (!opened)
            return tl::unexpected(opened.error());
        m_database = std::move(*opened);
    }
    return KeyStore(*m_database).recordUses(uses);
}

} // namespace core
