// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/http/httpmessage.h"

#include <QtCore/QCache>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QThreadPool>

#include <functional>
#include <memory>

namespace core
{

/// Writes responses that contain pictures of codes. Rendering dominates the cost of a response, so
/// recent pictures are cached and the codes of a list are shared among threads.
///
/// Threading: create, use and destroy in one thread.
/// Lifetime: the destructor blocks until running writes end.
class QrImageCache : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(QrImageCache)

public:
    using Images = QHash<QString, QByteArray>; ///< pictures by code text, in the form of CodeImage
    using Write = std::function<HttpResponse(const Images &images)>;
    using Deliver = std::function<void(const HttpResponse &response)>;

    /// The duration of writing without rendering.
    enum class Length {
        Short, ///< negligible: may run in this thread
        Long,  ///< noticeable: always runs in another thread
    };

    explicit QrImageCache(int threads);
    ~QrImageCache() override; ///< blocks until running writes end

    /// Calls `write` on any thread with the pictures of the codes, and `deliver` in this thread
    /// with the result. Delivers immediately if `length` is Short and all pictures are cached,
    /// otherwise later.
    void write(const QStringList &codes, Length length, const Write &write, const Deliver &deliver);

private:
    struct Work;

    /// Bytes; a few thousand pictures.
    static constexpr qsizetype kMaxKept = qsizetype{4} * 1024 * 1024;

    static void draw(Work &work);
    void finish(const std::shared_ptr<Work> &work);

    QCache<QString, QByteArray> m_kept;
    QThreadPool m_threads;
};

} // namespace core
