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

/// Is given the answer to a question, later; not at all if who was asked is gone by then.
template<typename T>
using Take = std::function<void(const Result<T> &)>;

/// The promise of a call that answers later; without an answer, its future is canceled.
template<typename T>
std::shared_ptr<QPromise<Result<T>>> started()
{
    auto promise = std::make_shared<QPromise<Result<T>>>();
    promise->start();
    return promise;
}

/// Keeps that promise.
template<typename T>
void keep(const std::shared_ptr<QPromise<Result<T>>> &promise, Result<T> result)
{
    promise->addResult(std::move(result));
    promise->finish();
}

/// Keeps that promise with the answer it is given.
template<typename T>
Take<T> into(const std::shared_ptr<QPromise<Result<T>>> &promise)
{
    return [promise](const Result<T> &result) { keep(promise, result); };
}

/// The future of an answer that is there already.
template<typename T>
QFuture<Result<T>> answered(Result<T> result)
{
    const auto promise = started<T>();
    keep(promise, std::move(result));
    return promise->future();
}

[[nodiscard]] inline tl::unexpected<Error> failure(Error::Code code, const QString &why)
{
    return tl::unexpected(Error{code, {}, why});
}

} // namespace core
