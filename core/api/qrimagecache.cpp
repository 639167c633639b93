// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/qrimagecache.h"

#include "core/wire/transactionjson.h"

#include <algorithm>
#include <atomic>
#include <vector>

namespace core
{

/// One response. Only the atomic counters are shared. Everything else belongs to the drawer's
/// thread before the first share begins and after the last one ends.
struct QrImageCache::Work
{
    QStringList codes;             ///< codes to render
    std::vector<QByteArray> drawn; ///< in the same order; each entry is written by one thread
    Images images;                 ///< cached pictures
    Write write;
    Deliver deliver;
    HttpResponse response;
    std::atomic<qsizetype> next = 0; ///< index of the next code to render
    std::atomic<int> shares = 0;     ///< number of running shares
};

QrImageCache::QrImageCache(int threads)
    : m_kept(kMaxKept)
{
    m_threads.setMaxThreadCount(threads);
}

QrImageCache::~QrImageCache()
{
    m_threads.waitForDone();
}

void QrImageCache::write(const QStringList &codes, Length length, const Write &write,
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
    // The code of a single charge precedes the queued codes of lists.
    const int priority = length == Length::Short ? 1 : 0;
    const auto share = [this, work] {
        draw(*work);
        if (--work->shares == 0)
            finish(work);
    };
    for (int i = 0; i < shares; ++i)
        m_threads.start(share, priority);
}

/// Renders codes one by one until none is left.
void QrImageCache::draw(Work &work)
{
    for (qsizetype i = work.next++; i < work.codes.size(); i = work.next++)
        work.drawn[static_cast<size_t>(i)] = drawnCode(work.codes.at(i));
}

/// Runs on the thread that finished last.
void QrImageCache::finish(const std::shared_ptr<Work> &work)
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
