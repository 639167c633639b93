// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/promise.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QThread>

namespace core
{

/// A worker thread that runs work in order and delivers results in the thread that created the
/// object. Objects used by the work belong to the worker thread until end().
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

    /// Runs `work` and returns its result. A result after the destruction of this object is
    /// discarded.
    template<typename T, typename Work>
    QFuture<Result<T>> run(Work work)
    {
        const auto promise = makePromise<T>();
        const auto job = [this, promise, work] {
            const auto deliver = [promise, result = Result<T>(work())] {
                resolve(promise, result);
            };
            QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
        };
        QMetaObject::invokeMethod(&m_context, job, Qt::QueuedConnection);
        return promise->future();
    }

    /// Completes all work, then runs `last`. Called once, in the destructor of the owner. Blocks.
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
