// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/codedrawer.h"

#include "core/wire/transactionjson.h"

#include <algorithm>
#include <atomic>
#include <vector>

namespace core
{

/// One answer. Everything but the counters belongs to the drawer's thread until the first of its
/// shares begins, and after the last one ends.
struct CodeDrawer::Work
{
    QStringList codes;             ///< that have to be drawn
    std::vector<QByteArray> drawn; ///< in that order; each belongs to who draws it
    Images images;                 ///< those that were there
    Write write;
    Deliver deliver;
    HttpResponse response;
    std::atomic<qsizetype> next = 0; ///< code that nobody draws yet
    std::atomic<int> shares = 0;     ///< that have not ended
};

CodeDrawer::CodeDrawer(int threads)
    : m_kept(kMostKept)
{
    m_threads.setMaxThreadCount(threads);
}

CodeDrawer::~CodeDrawer()
{
    m_threads.waitForDone();
}

void CodeDrawer::write(const QStringList &codes, Length length, const Write &write,
                       const Deliver &deliver)
{
    const auto work = std::make_shared<Work>();
    for (const QString &code : codes) {
        if (const QByteArray *const kept = m_kept.object(code))
            work->images.insert(code, *kept);
        else
            work->codes.append(code);
    }
    if (work->codes.isEmpty() && length == Length::Short)
        return deliver(write(work->images));
    work->drawn.resize(static_cast<size_t>(work->codes.size()));
    work->write = write;
    work->deliver = deliver;
    const auto shares =
        std::clamp(static_cast<int>(work->codes.size()), 1, m_threads.maxThreadCount());
    work->shares = shares;
    // A single code does not wait for those of lists that nobody has begun to draw.
    const int priority = length == Length::Short ? 1 : 0;
    const auto share = [this, work] {
        draw(*work);
        if (--work->shares == 0)
            finish(work);
    };
    for (int i = 0; i < shares; ++i)
        m_threads.start(share, priority);
}

/// One code after the other, as long as there is one that nobody draws.
void CodeDrawer::draw(Work &work)
{
    for (qsizetype i = work.next++; i < work.codes.size(); i = work.next++)
        work.drawn[static_cast<size_t>(i)] = drawnCode(work.codes.at(i));
}

/// On the thread that drew last.
void CodeDrawer::finish(const std::shared_ptr<Work> &work)
{
    for (qsizetype i = 0; i < work->codes.size(); ++i)
        work->images.insert(work->codes.at(i), work->drawn[static_cast<size_t>(i)]);
    work->response = work->write(work->images);
    const auto deliver = [this, work] {
        for (qsizetype i = 0; i < work->codes.size(); ++i) {
            const QString &code = work->codes.at(i);
            const QByteArray &image = work->drawn[static_cast<size_t>(i)];
            m_kept.insert(code, new QByteArray(image), image.size() + 2 * code.size());
        }
        work->deliver(work->response);
    };
    QMetaObject::invokeMethod(this, deliver, Qt::QueuedConnection);
}

} // namespace core
