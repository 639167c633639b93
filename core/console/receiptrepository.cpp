// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/receiptrepository.h"

#include "core/console/annotationrepository.h"
#include "core/service/asyncstore.h"
#include "core/storage/consolestore.h"

#include <utility>

namespace core
{

ReceiptRepository::ReceiptRepository(AsyncStore<ConsoleStore> &store,
                                     AnnotationRepository &annotations,
                                     std::function<QDateTime()> clock)
    : m_store(store)
    , m_annotations(annotations)
    , m_clock(std::move(clock))
{}

/// Returns the result of `work` and reports the changed annotations after success.
template<typename T, typename Work>
QFuture<Result<T>> ReceiptRepository::mark(const QUuid &id, Work work)
{
    return m_store.run<T>([annotations = &m_annotations, id, work](ConsoleStore &store) {
        const Result<T> result = work(store);
        if (result)
            annotations->postMarked(id);
        return result;
    });
}

QFuture<Result<HandOver>> ReceiptRepository::handOver(const QUuid &id)
{
    return mark<HandOver>(id, [id, clock = m_clock](ConsoleStore &store) {
        return store.annotations().handOver(id, clock());
    });
}

QFuture<Result<void>> ReceiptRepository::undoHandOver(const QUuid &id, const QDateTime &at)
{
    return mark<void>(
        id, [id, at](ConsoleStore &store) { return store.annotations().undoHandOver(id, at); });
}

QFuture<Result<int>> ReceiptRepository::countReceipt(const QUuid &id)
{
    return mark<int>(id,
                     [id](ConsoleStore &store) { return store.annotations().countReceipt(id); });
}

QFuture<Result<void>> ReceiptRepository::undoReceipt(const QUuid &id, int number)
{
    return mark<void>(id, [id, number](ConsoleStore &store) {
        return store.annotations().undoReceipt(id, number);
    });
}

} // namespace core
