// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QPromise>

#include <functional>
#include <memory>
#include <utility>

namespace core
{

/// A callback for the result of an asynchronous call. Not called if the callee is destroyed first.
template<typename T>
using Callback = std::function<void(const Result<T> &)>;

/// Creates a started promise. The future is canceled if the promise is destroyed without a result.
template<typename T>
std::shared_ptr<QPromise<Result<T>>> makePromise()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

/// Resolves the promise with `result`.
template<typename T>
void resolve(const std::shared_ptr<QPromise<Result<T>>> &promise, Result<T> result)
{
    promise->addResult(std::move(result));
    promise->finish();
}

/// Returns a callback that resolves the promise.
template<typename T>
Callback<T> resolver(const std::shared_ptr<QPromise<Result<T>>> &promise)
{
    return [promise](const Result<T> &result) { resolve(promise, result); };
}

/// Returns a future that already has the result.
template<typename T>
QFuture<Result<T>> readyFuture(Result<T> result)
{
    const auto promise = makePromise<T>();
    resolve(promise, std::move(result));
    return promise->future();
}

[[nodiscard]] inline tl::unexpected<Error> failure(Error::Code code, const QString &why)
{
    return tl::unexpected(Error{code, {}, why});
}

} // namespace core
