// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QFutureWatcher>

namespace core
{

/// Calls `take` with the answer of a service, in the thread of `context`, from its event loop and
/// never at once. Not at all if `context` is gone by then, or if the service went without an
/// answer.
///
/// QFuture::then() with a context does not serve here: Qt 6.4 asserts that the context is alive
/// when the answer comes, and it runs the continuation of a finished future inside the call.
template<typename T, typename Take>
void onAnswer(const QFuture<Result<T>> &answer, QObject *context, Take take)
{
    auto *watcher = new QFutureWatcher<Result<T>>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context,
                     [watcher, take = std::move(take)] {
                         watcher->deleteLater();
                         if (watcher->future().resultCount() > 0)
                             take(watcher->result());
                     });
    watcher->setFuture(answer);
}

} // namespace core
