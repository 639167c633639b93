// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/auditentry.h"

#include <functional>
#include <utility>

namespace core
{

/// What an action is about, as far as a decision needs it.
struct ActionFacts
{
    std::optional<Money> amount = {}; ///< of a refund or payout
    qint64 requester = 0;             ///< of a payout to approve; 0: unknown
    bool movesMoney = false;          ///< nobody is asked again before money moves
};

/// Decides whether an action is allowed, and completes its record with the persons who answer for
/// the action. Without a decision function, every action is allowed, and its record names nobody.
///
/// Threading: used in the thread of the caller, before work is posted to the thread of a store.
class ActionGate
{
public:
    /// Returns the completed record. Code::AccessDenied: not allowed.
    using Decision = std::function<Result<AuditRecord>(const AuditRecord &, const ActionFacts &)>;

    void setDecision(Decision decision) { m_decision = std::move(decision); }

    [[nodiscard]] Result<AuditRecord> pass(const AuditRecord &record,
                                           const ActionFacts &facts = {}) const
    {
        return m_decision ? m_decision(record, facts) : Result<AuditRecord>(record);
    }

private:
    Decision m_decision;
};

} // namespace core
