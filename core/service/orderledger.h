// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/intent.h"
#include "core/domain/transaction.h"

#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>

#include <optional>

namespace core
{

/// The orders to create of which nobody knew, or knows, what became: of one console, by whoever
/// keeps them. They are looked for by their reference without anybody's doing, and never sent again
/// but by a person who gives the same draft to TransactionService::create() once more.
///
/// Called and answering like a TransactionService.
class OrderLedger : public QObject
{
    Q_OBJECT

public:
    /// So many that are settled are still told.
    static constexpr int kMostSettled = 10;

    struct Entry
    {
        Intent intent;
        TransactionDraft draft; ///< what was ordered

        bool operator==(const Entry &) const = default;
    };

    explicit OrderLedger(QObject *parent = nullptr);
    ~OrderLedger() override;

    /// Oldest first, those that want somebody's eye: unknown, a mismatch, absent, or being sent
    /// again. Then, newest first, the last that were unknown once and are confirmed or abandoned.
    virtual QFuture<Result<QList<Entry>>> entries() = 0;

    /// The last order with that reference; Code::NotFound: none was ever given to the service.
    virtual QFuture<Result<Intent>> find(const QString &reference) = 0;

    /// Looks for all that is unknown now, and soon again for what remains.
    virtual void lookNow() = 0;

    /// When that is done next without anybody's doing, UTC; nothing: it is being done, or there is
    /// nothing to look for.
    [[nodiscard]] virtual std::optional<QDateTime> nextLook() const = 0;

    /// A person has settled elsewhere what became of the order with that reference, or wants it no
    /// more: it is no longer looked for, and no longer stands in the way of another one.
    /// Code::MoveRefused unless it is unknown, a mismatch, or absent.
    virtual QFuture<Result<void>> abandon(const QString &reference) = 0;

Q_SIGNALS:
    /// entries() or nextLook().
    void changed();
};

} // namespace core
