// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/receiptrepository.h"

#include "core/console/annotationrepository.h"
#include "core/console/recordedcall.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

ReceiptRepository::ReceiptRepository(AsyncStore<ConsoleStore> &store,
                                     AnnotationRepository &annotations, const ActionGate &gate,
                                     std::function<QDateTime()> clock)
    : m_store(store)
    , m_annotations(annotations)
    , m_gate(gate)
    , m_clock(std::move(clock))
{}

/// Runs `work(ConsoleStore &)` as runRecorded() and reports the changed annotations after success.
template<typename T, typename Work>
QFuture<Result<T>> ReceiptRepository::mark(AuditAction action, const QUuid &id, Work work)
{
    return runRecorded<T>(
        m_store, m_gate, {.action = action, .transaction = id}, m_clock,
        [annotations = &m_annotations, id, work](ConsoleStore &store, AuditRecord &record) {
            const Result<T> result = work(store, record);
            if (result)
                annotations->postMarked(id);
            return result;
        });
}

QFuture<Result<HandOver>> ReceiptRepository::handOver(const QUuid &id)
{
    return mark<HandOver>(AuditAction::HandedOver, id,
                          [id, clock = m_clock](ConsoleStore &store, AuditRecord &record) {
                              const auto done = store.annotations().handOver(id, clock());
                              if (done && !done->isFirst)
                                  record.after = u"again"_s;
                              return done;
                          });
}

QFuture<Result<void>> ReceiptRepository::undoHandOver(const QUuid &id, const QDateTime &at)
{
    return mark<void>(AuditAction::HandOverUndone, id,
                      [id, at](ConsoleStore &store, AuditRecord & /*record*/) {
                          return store.annotations().undoHandOver(id, at);
                      });
}

QFuture<Result<int>> ReceiptRepository::countReceipt(const QUuid &id)
{
    return mark<int>(AuditAction::ReceiptPrinted, id,
                     [id](ConsoleStore &store, AuditRecord &record) {
                         const auto number = store.annotations().countReceipt(id);
                         if (number)
                             record.after = QString::number(*number);
                         return number;
                     });
}

/// Not an action of a person: the printer failed.
QFuture<Result<void>> ReceiptRepository::undoReceipt(const QUuid &id, int number)
{
    return m_store.run<void>([annotations = &m_annotations, id, number](ConsoleStore &store) {
        const auto done = store.annotations().undoReceipt(id, number);
        if (done)
            annotations->postMarked(id);
        return done;
    });
}

} // namespace core
