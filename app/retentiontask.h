// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/persondata.h"

#include <QtCore/QObject>
#include <QtCore/QThread>

#include <atomic>
#include <memory>

namespace app
{

/// Removes the old personal data of a closed shop, as its setting says. Works at most once a day.
///
/// Threading: works on a thread of its own.
/// Lifetime: the destructor stops the work after the current part and blocks until then. The next
/// task continues.
class RetentionTask : public QObject
{
    Q_OBJECT

public:
    /// `folder`: of the shop.
    explicit RetentionTask(QString folder, QObject *parent = nullptr);
    ~RetentionTask() override;

    /// Returns true if the shop has a setting that was not applied today. Blocks on the disk.
    [[nodiscard]] static bool isDue(const QString &folder, const QDateTime &now);

    /// Starts the work. The shop must be closed. Emits finished() once.
    void start(const QDateTime &now);

Q_SIGNALS:
    /// Emitted at the end. A report without transactions changed nothing. The shop can be opened
    /// after an error too: the next task begins again.
    void finished(const core::Result<app::RetentionReport> &report);

private:
    const QString m_folder;
    std::atomic<bool> m_isStopped = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace app
