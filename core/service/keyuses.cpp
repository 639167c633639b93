// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/keyuses.h"

#include "core/service/transactionservice.h"
#include "core/service/workthread.h"
#include "core/storage/database.h"
#include "core/storage/keystore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

KeyUses::KeyUses(const QString &address, std::chrono::milliseconds rest)
    : m_address(address)
    , m_interval(rest)
    , m_thread(std::make_unique<WorkThread>(u"key uses"_s))
{
    m_rest.setSingleShot(true);
    connect(&m_rest, &QTimer::timeout, this, &KeyUses::write);
}

KeyUses::~KeyUses()
{
    m_thread->end([this] {
        std::ignore = store(m_noted);
        m_database.reset();
    });
}

void KeyUses::note(const QUuid &key)
{
    m_noted.insert(key, QDateTime::currentDateTimeUtc());
    if (!m_rest.isActive())
        write();
}

void KeyUses::write()
{
    if (m_noted.isEmpty())
        return;
    m_rest.start(m_interval);
    const Uses uses = std::exchange(m_noted, {});
    onAnswer(m_thread->run<void>([this, uses] { return store(uses); }), this,
             [this, uses](const Result<void> &stored) {
                 Q_EMIT attempted(stored.has_value());
                 if (stored)
                     return;
                 const Uses since = std::exchange(m_noted, uses);
                 m_noted.insert(since);
                 if (!m_rest.isActive()) // the write took longer than the interval
                     m_rest.start(m_interval);
             });
}

/// Runs in the thread.
Result<void> KeyUses::store(const Uses &uses)
{
    if (uses.isEmpty())
        return {};
    if (!m_database) {
        auto opened = Database::open(m_address, Database::Access::Beside);
        if (!opened)
            return tl::unexpected(opened.error());
        m_database = std::move(*opened);
    }
    return KeyStore(*m_database).noteUses(uses);
}

} // namespace core
