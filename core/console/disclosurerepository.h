// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/disclosure.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <functional>

namespace core
{

class ActionGate;
class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The log of disclosed personal data: unmasked views of transactions, copied rows, and files with
/// data of customers.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class DisclosureRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DisclosureRepository)

public:
    /// `clock`: UTC; called in the thread of the store.
    DisclosureRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                         std::function<QDateTime()> clock);

    /// Records that the personal data of the transaction was shown unmasked now. Returns reveals().
    QFuture<Result<QList<QDateTime>>> reveal(const QUuid &id);

    /// Returns the timestamps (UTC) of unmasked views, latest first.
    QFuture<Result<QList<QDateTime>>> reveals(const QUuid &id);

    /// Records that rows with data of customers are copied to the clipboard. Call before the copy.
    QFuture<Result<void>> recordCopy(qint64 rows);

    /// Maximum number of entries that disclosures() returns.
    static constexpr int kMaxDisclosures = 20;

    /// Records now that files with data of customers will be written. Call before the first byte.
    /// Returns a number for endDisclosure().
    QFuture<Result<qint64>> beginDisclosure(const Disclosure &disclosure);

    /// Records that the files are complete, with the number of transactions.
    QFuture<Result<void>> endDisclosure(qint64 number, qint64 entries);

    /// Returns the last disclosures, latest first.
    QFuture<Result<QList<Disclosure>>> disclosures();

private:
    AsyncStore<ConsoleStore> &m_store;
    const ActionGate &m_gate;
    const std::function<QDateTime()> m_clock;
};

} // namespace core
