// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>

#include <array>
#include <optional>
#include <set>

namespace core
{

/// Finds charges by the txid of their codes: all 32 digits of the id in a code of the bank, the
/// first 25 in a static code. Also counts the charges that wait for a payment.
///
/// Threading: one thread at a time.
class ChargeIndex
{
public:
    /// Adds a charge, or updates its status. Ignores payouts.
    void add(const Transaction &transaction);

    /// Returns the charge; nullopt if there is none, or more than one.
    [[nodiscard]] std::optional<QUuid> find(const QString &txid) const;

    /// Returns the creation time of the newest charge that waits; nullopt: none waits.
    [[nodiscard]] std::optional<QDateTime> newestPending() const;

    /// Returns true if the charge waits for a payment.
    [[nodiscard]] bool isPending(const QUuid &id) const { return m_pending.contains(id); }

    [[nodiscard]] qsizetype size() const { return static_cast<qsizetype>(m_ids.size()); }

private:
    using Bytes = std::array<quint8, 16>;

    [[nodiscard]] static Bytes bytesOf(const QUuid &id);

    std::set<Bytes> m_ids;
    QHash<QUuid, QDateTime> m_pending; ///< creation times
};

} // namespace core
