// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/chargeindex.h"

#include "core/domain/brcode.h"

#include <algorithm>

namespace core
{

void ChargeIndex::add(const Transaction &transaction)
{
    if (transaction.operation != Operation::CashIn)
        return;
    m_ids.insert(bytesOf(transaction.id));
    if (transaction.status == Status::Code::Pending)
        m_pending.insert(transaction.id, transaction.created);
    else
        m_pending.remove(transaction.id);
}

std::optional<QUuid> ChargeIndex::find(const QString &txid) const
{
    constexpr qsizetype kDigits = 32;
    const QString wanted = txid.toLower();
    const QByteArray start =
        QByteArray::fromHex(wanted.toLatin1().leftJustified(kDigits, '0', true));
    Bytes first{};
    std::copy_n(start.begin(), std::min<qsizetype>(start.size(), 16), first.begin());
    if (wanted.size() == kDigits) {
        const QUuid id = QUuid::fromRfc4122(start);
        const bool isExact = id.toString(QUuid::Id128) == wanted && m_ids.contains(first);
        return isExact ? std::optional(id) : std::nullopt;
    }
    std::optional<QUuid> found;
    for (auto it = m_ids.lower_bound(first); it != m_ids.end(); ++it) {
        const QUuid id =
            QUuid::fromRfc4122(QByteArrayView(reinterpret_cast<const char *>(it->data()), 16));
        if (chargeTxid(id) != wanted)
            break;
        if (found)
            return std::nullopt;
        found = id;
    }
    return found;
}

std::optional<QDateTime> ChargeIndex::newestPending() const
{
    const auto newest = std::max_element(m_pending.begin(), m_pending.end());
    return newest == m_pending.end() ? std::nullopt : std::optional(*newest);
}

ChargeIndex::Bytes ChargeIndex::bytesOf(const QUuid &id)
{
    const QByteArray text = id.toRfc4122();
    Bytes bytes{};
    std::copy_n(text.begin(), bytes.size(), bytes.begin());
    return bytes;
}

} // namespace core
