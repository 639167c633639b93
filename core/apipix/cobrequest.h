// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixclient.h"
#include "core/apipix/apipixjson.h"
#include "core/domain/bankcode.h"
#include "core/domain/intent.h"
#include "core/domain/profile.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QByteArray>
#include <QtCore/QStringList>
#include <QtCore/QUuid>

#include <chrono>
#include <optional>

namespace core
{

// The requests of dynamic charges, and the comparison of the bank's answers with the requests.

/// Returns the id of the charge that a shop orders under a reference. The same order has the same
/// id on each till, also after the data of the shop was lost.
[[nodiscard]] QUuid bankChargeId(const QUuid &platform, const QString &reference);

/// Returns the txid of a dynamic charge: the 32 digits of the id.
[[nodiscard]] QString cobTxid(const QUuid &id);

/// Returns the path of a charge at the bank.
[[nodiscard]] QByteArray cobPath(const QUuid &id);

/// Returns the body of PUT /cob/{txid}. Sends no data of the payer. `draft`: validated, with amount
/// and lifetime.
[[nodiscard]] QByteArray cobBody(const TransactionDraft &draft, const QString &pixKey);

/// Returns the draft that an intent's body describes, without the data of the payer; nullopt for
/// other bytes.
[[nodiscard]] std::optional<TransactionDraft> draftFromCobBody(const Intent &intent,
                                                               const QUuid &platform);

/// The body of PATCH /cob/{txid} that removes a charge.
inline constexpr auto kRemovalBody = R"({"status":"REMOVIDA_PELO_USUARIO_RECEBEDOR"})";

/// What the bank's description of a charge proves about an order.
enum class CobMatch {
    Ordered,  ///< the ordered charge, unpaid and unchanged
    Removed,  ///< the ordered charge, which nobody can pay any more
    Other,    ///< another amount, key or identifier, or a charge that was changed or paid
    Unusable, ///< the ordered charge, but its code or location cannot be verified
};

/// What an order requires.
struct CobOrder
{
    QUuid id;
    Money amount;
    Merchant merchant;
    QStringList hosts; ///< allowed hosts of the location; empty: any
};

/// Compares identifier, amount, key, status and revision, then location host and payload. Sets
/// `code` if Ordered.
[[nodiscard]] CobMatch matchOf(const Cob &cob, const CobOrder &order, BankCode &code);

/// What the answer to PUT /cob/{txid} proves.
enum class PutOutcome {
    NotSent, ///< nothing was sent
    Created, ///< a success (2xx): the body decides
    Refused, ///< a refusal with a reason; proof only if a lookup finds nothing
    Unclear, ///< anything else: the charge may exist
};

[[nodiscard]] PutOutcome putOutcomeOf(const ApiPixReply &reply);

/// Returns true if the bank itself, not a gateway, answers that a charge or return is unknown.
[[nodiscard]] bool isAbsence(const ApiPixReply &reply);

} // namespace core
