// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <functional>

namespace core
{

class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The payers whom a till knows.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class PayerRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PayerRepository)

public:
    /// Maximum number of payers that recall() returns.
    static constexpr int kMaxRecalled = 8;
    /// Minimum number of characters for recall().
    static constexpr int kMinRecalled = 3;

    /// `path`: of the database, for renamed damaged files. `clock`: UTC; called in the thread of
    /// the store.
    PayerRepository(AsyncStore<ConsoleStore> &store, QString path,
                    std::function<QDateTime()> clock);

    /// Stores the payer with the present time, under their document. The document must not be empty
    /// (Code::InvalidInput). Other empty fields keep their stored values.
    QFuture<Result<KnownPayer>> remember(const Payer &payer);

    /// Finds payers whose document or phone ends with the text, or whose name contains the text.
    /// Ignores case, accents and separators between digits. Returns the most recent payers first,
    /// at most kMaxRecalled; none for fewer than kMinRecalled characters.
    QFuture<Result<QList<KnownPayer>>> recall(const QString &text);

    /// Deletes a payer without traces in the database files. Succeeds for an unknown id. Does not
    /// cover damaged files that open() renamed.
    QFuture<Result<void>> forget(qint64 id);

    /// Deletes all payers without a visit since `timestamp`, in the same way, and all renamed
    /// damaged files. Returns the number of deleted payers.
    QFuture<Result<int>> forgetUnusedSince(const QDateTime &timestamp);

private:
    AsyncStore<ConsoleStore> &m_store;
    const QString m_path;
    const std::function<QDateTime()> m_clock;
};

} // namespace core
