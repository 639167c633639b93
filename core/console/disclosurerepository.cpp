// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/disclosurerepository.h"

#include "core/console/recordedcall.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

DisclosureRepository::DisclosureRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                                           std::function<QDateTime()> clock)
    : m_store(store)
    , m_gate(gate)
    , m_clock(std::move(clock))
{}

QFuture<Result<QList<QDateTime>>> DisclosureRepository::reveal(const QUuid &id)
{
    return runRecorded<QList<QDateTime>>(
        m_store, m_gate, {.action = AuditAction::PersonalDataShown, .transaction = id}, m_clock,
        [id, clock = m_clock](ConsoleStore &store, AuditRecord & /*record*/) {
            return store.annotations().reveal(id, clock());
        });
}

QFuture<Result<QList<QDateTime>>> DisclosureRepository::reveals(const QUuid &id)
{
    return m_store.run<QList<QDateTime>>(
        [id](ConsoleStore &store) { return store.annotations().reveals(id); });
}

QFuture<Result<qint64>> DisclosureRepository::beginDisclosure(const Disclosure &disclosure)
{
    return runRecorded<qint64>(
        m_store, m_gate, {.action = AuditAction::FileExported}, m_clock,
        [disclosure, clock = m_clock](ConsoleStore &store, AuditRecord &record) {
            const auto number = store.annotations().beginDisclosure(disclosure, clock());
            if (number)
                record.subject = u"file %1"_s.arg(*number);
            return number;
        });
}

QFuture<Result<void>> DisclosureRepository::endDisclosure(qint64 number, qint64 entries)
{
    return m_store.run<void>([number, entries](ConsoleStore &store) {
        return store.annotations().endDisclosure(number, entries);
    });
}

QFuture<Result<void>> DisclosureRepository::recordCopy(qint64 rows)
{
    return runRecorded<void>(
        m_store, m_gate, {.action = AuditAction::RowsCopied, .after = QString::number(rows)},
        m_clock, [](ConsoleStore & /*store*/, AuditRecord & /*record*/) { return Result<void>(); });
}

QFuture<Result<QList<Disclosure>>> DisclosureRepository::disclosures()
{
    return m_store.run<QList<Disclosure>>(
        [](ConsoleStore &store) { return store.annotations().disclosures(kMaxDisclosures); });
}

} // namespace core
