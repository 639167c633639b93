// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/retentiontask.h"

#include "app/smallfile.h"
#include "core/domain/brasilia.h"

#include <QtCore/QDir>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

/// The last application of the setting: the day in Brasília and the years.
QString lastRunPath(const QString &folder)
{
    return QDir(folder).filePath(u"retention.json"_s);
}

QJsonObject runOf(int years, const QDateTime &now)
{
    return {{u"day"_s, core::brasiliaDay(now).toString(Qt::ISODate)}, {u"years"_s, years}};
}

/// Removes old data, and records nothing if there is none.
core::Result<RetentionReport> applySetting(const QString &folder, const QDateTime &now,
                                           const std::function<bool()> &isStopped)
{
    const int years = retentionYearsIn(folder);
    const ShopData data = ShopData::in(folder);
    const QDateTime before = retentionLimit(years, now);
    const core::AuditRecord record{.actor = {.name = u"balcao"_s}};
    auto report = removeOldData(data, before, core::PseudonymizeMode::DryRun, record, isStopped);
    if (report && report->transactions.transactions > 0)
        report = removeOldData(data, before, core::PseudonymizeMode::Change, record, isStopped);
    if (!report || isStopped())
        return report;
    // After a failed write, the next start looks again.
    (void)writeSmallFile(lastRunPath(folder), QJsonDocument(runOf(years, now)).toJson());
    return report;
}

} // namespace

RetentionTask::RetentionTask(QString folder, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
{}

RetentionTask::~RetentionTask()
{
    m_isStopped = true;
    if (m_thread)
        m_thread->wait();
}

bool RetentionTask::isDue(const QString &folder, const QDateTime &now)
{
    const int years = retentionYearsIn(folder);
    if (years == 0)
        return false;
    const auto last = readSmallFile(lastRunPath(folder));
    return !last || QJsonDocument::fromJson(*last).object() != runOf(years, now);
}

void RetentionTask::start(const QDateTime &now)
{
    Q_ASSERT(!m_thread);
    m_thread.reset(QThread::create([this, now] {
        const auto report = applySetting(m_folder, now, [this] { return m_isStopped.load(); });
        QMetaObject::invokeMethod(
            this, [this, report] { Q_EMIT finished(report); }, Qt::QueuedConnection);
    }));
    m_thread->setObjectName(u"retention"_s);
    m_thread->start();
}

} // namespace app
