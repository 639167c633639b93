// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/promise.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QThread>

namespace core
{

/// A thread that does work in the order in which it is asked for, and answers in the thread that
/// made it. What its owner has work use belongs to that thread, up to end().
class WorkThread : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkThread)

public:
    explicit WorkThread(const QString &name)
    {
        m_thread.setObjectName(name);
        m_context.moveToThread(&m_thread);
        m_thread.start();
    }

    ~WorkThread() override { Q_ASSERT(!m_thread.isRunning()); }

    /// The answer of the work. One that comes when this is gone is dropped.
    template<typename T, typename Work>
    QFuture<Result<T>> run(Work work)
    {
        const auto promise = started<T>();
        const auto job = [this, promise, work] {
            const auto deliver = [promise, result = Result<T>(work())] { keep(promise, result); };
            QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
        };
        QMetaObject::invokeMethod(&m_context, job, Qt::QueuedConnection);
        return promise->future();
    }

    /// Once, by the owner's destructor: all work, and `last` after it. Blocks until that is done.
    template<typename Work>
    void end(Work last)
    {
        const auto job = [this, last] {
            last();
            m_thread.quit();
        };
        QMetaObject::invokeMethod(&m_context, job, Qt::QueuedConnection);
        m_thread.wait();
    }

private:
    QThread m_thread;
    QObject m_context; ///< lives in the thread
};

} // namespace core
