// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/backgroundintegritycheck.h"

#include "core/database/database.h"
#include "core/database/filecheck.h"

#include <QtCore/QLoggingCategory>
#include <QtCore/QThread>

#include <utility>

#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

Q_LOGGING_CATEGORY(lcCheck, "balcao.check")

/// Lowers the priority of this thread, and makes its disk access idle-only. The thread still runs
/// at times, because other threads may wait for an SQLite lock that the thread holds.
void giveWay()
{
    constexpr int kNiceness = 10;
    constexpr int kThread = 1;     // IOPRIO_WHO_PROCESS, 0: the calling thread
    constexpr int kIdle = 3 << 13; // IOPRIO_CLASS_IDLE
    (void)setpriority(PRIO_PROCESS, 0, kNiceness);
    (void)syscall(SYS_ioprio_set, kThread, 0, kIdle);
}

} // namespace

BackgroundIntegrityCheck::BackgroundIntegrityCheck(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_thread(QThread::create([this] { work(); }))
{
    m_thread->setObjectName(u"check"_s);
    m_thread->start();
}

BackgroundIntegrityCheck::~BackgroundIntegrityCheck()
{
    // Repeated, because the check may be between two statements.
    constexpr int kTimestamp = 10; // milliseconds
    do {
        const std::lock_guard lock(m_mutex);
        m_isStopping = true;
        if (m_database)
            m_database->interrupt();
    } while (!m_thread->wait(kTimestamp));
}

void BackgroundIntegrityCheck::work()
{
    giveWay();
    const auto sound = check();
    const std::lock_guard lock(m_mutex);
    if (m_isStopping)
        return;
    const bool isDamaged = !sound && sound.error().code == Error::Code::StorageCorrupted;
    if (!sound)
        qCWarning(lcCheck) << "checking failed:" << sound.error().detail;
    const auto report = [this, sound, isDamaged] {
        if (isDamaged)
            Q_EMIT foundDamage(sound.error());
        Q_EMIT ended();
    };
    QMetaObject::invokeMethod(this, report, Qt::QueuedConnection);
}

Result<void> BackgroundIntegrityCheck::check()
{
    if (Database::isOnServer(m_path))
        return {};
    const auto database = Database::open(m_path, Database::Access::ReadOnly);
    if (!database)
        return tl::unexpected(database.error());
    // Every page is read once, so a larger cache would waste memory.
    if (const auto set = (*database)->queryScalar(u"PRAGMA cache_size = -1000"_s); !set)
        return tl::unexpected(set.error());
    const auto isLeft = isCheckDeferred(**database);
    if (!isLeft || !*isLeft)
        return isLeft.map([](bool) {});
    auto sound = hold(database->get()) ? checkFully(**database) : Result<void>();
    hold(nullptr);
    return sound;
}

/// Registers the database for interruption by the destructor; false if the destructor has begun.
bool BackgroundIntegrityCheck::hold(Database *database)
{
    const std::lock_guard lock(m_mutex);
    m_database = database;
    return !m_isStopping;
}

} // namespace core
