// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/httpmessage.h"

#include <QtCore/QCache>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QStringList>
#include <QtCore/QThreadPool>

#include <functional>
#include <memory>

namespace core
{

/// Writes answers with the pictures of codes in them. Drawing is most of what such an answer costs,
/// so that what was drawn lately is kept, and the codes of a list are shared among threads. Made,
/// used and ended in one thread.
class CodeDrawer : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CodeDrawer)

public:
    using Images = QHash<QString, QByteArray>; ///< by the text of the code; as CodeImage tells them
    using Write = std::function<HttpResponse(const Images &images)>;
    using Deliver = std::function<void(const HttpResponse &response)>;

    /// What writing takes when there is nothing to draw.
    enum class Length {
        Short, ///< a moment, in which nobody else is answered
        Long,  ///< so long that it goes to another thread
    };

    explicit CodeDrawer(int threads);
    ~CodeDrawer() override; ///< blocks until what is being written is written

    /// Has `write` called with the pictures of these codes, on any thread, and its answer delivered
    /// in this one: later, or at once if it is short and all pictures are there.
    void write(const QStringList &codes, Length length, const Write &write, const Deliver &deliver);

private:
    struct Work;

    static constexpr qsizetype kMostKept = qsizetype{4} * 1024 * 1024; ///< bytes: a few thousand

    static void draw(Work &work);
    void finish(const std::shared_ptr<Work> &work);

    QCache<QString, QByteArray> m_kept;
    QThreadPool m_threads;
};

} // namespace core
