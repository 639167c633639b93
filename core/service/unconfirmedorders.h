// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/intent.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QFuture>
#include <QtCore/QList>
#include <QtCore/QObject>

#include <optional>

namespace core
{

/// The orders of one console whose outcome is or was unknown. Lookups by reference run
/// automatically. An order is sent again only when a person passes the same draft to
/// TransactionService::create().
///
/// Threading: as TransactionService.
class UnconfirmedOrders : public QObject
{
    Q_OBJECT

public:
    /// Maximum number of settled orders in entries().
    static constexpr int kMaxSettled = 10;

    struct Entry
    {
        Intent intent;
        TransactionDraft draft; ///< the content of the order

        bool operator==(const Entry &) const = default;
    };

    explicit UnconfirmedOrders(QObject *parent = nullptr);
    ~UnconfirmedOrders() override;

    /// Returns first the orders that need attention, oldest first: unknown, a mismatch, absent, or
    /// being sent again. Then the latest orders that were unknown and are now confirmed or
    /// abandoned, newest first.
    virtual QFuture<Result<QList<Entry>>> entries() = 0;

    /// Returns the last order with that reference; Code::NotFound if the service never received
    /// one.
    virtual QFuture<Result<Intent>> find(const QString &reference) = 0;

    /// Looks up all unknown orders now, and retries soon for the remaining ones.
    virtual void lookNow() = 0;

    /// Returns the time of the next automatic lookup, UTC. nullopt if a lookup is in progress or no
    /// order is unknown.
    [[nodiscard]] virtual std::optional<QDateTime> nextLook() const = 0;

    /// Records that a person has settled or cancelled the order elsewhere. Lookups of the order
    /// stop, and the order no longer blocks another one. Code::TransitionRefused unless the order
    /// is unknown, a mismatch, or absent.
    virtual QFuture<Result<void>> abandon(const QString &reference) = 0;

Q_SIGNALS:
    /// Emitted when entries() or nextLook() changes.
    void changed();
};

} // namespace core
