// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/money.h"

#include <QtCore/QUuid>

#include <chrono>

namespace core
{

struct Transaction;
struct TransactionDraft;

/// Maximum lengths of the fields, in characters (Unicode code points). Limits without a section
/// number complete section 8 of the specification. Longer text is rejected, never cut.
inline constexpr int kMaxName = 120;
inline constexpr int kMaxEmail = 254;
inline constexpr int kMaxPhone = 20;
inline constexpr int kMaxDescription = 140;
inline constexpr int kMaxReason = 140;
inline constexpr int kMaxReference = 50; ///< specification 8
inline constexpr int kMaxExtra = 255;    ///< specification 8

/// The range of TransactionDraft::lifetime.
inline constexpr std::chrono::seconds kMinChargeLifetime{1};
inline constexpr std::chrono::seconds kMaxChargeLifetime = std::chrono::hours(365 * 24);

/// The range of amounts that a service accepts; a setting of the service.
struct AmountLimits
{
    Money min = Money::fromCents(1);
    Money max = Money::fromCents(Money::kMaxCents);
};

/// Whether a draft must contain the data of its payer, or of the receiver of a payout.
enum class PayerData {
    Required, ///< name, email, phone, document and description, as specification 4.1 demands
    Optional, ///< these texts may be empty; texts that are not empty must be valid
};

/// Returns the draft as it will be stored: texts trimmed, document without mask, phone in E.164,
/// Pix key in canonical form.
/// Otherwise returns Code::InvalidInput with every broken rule, in the order of the fields in
/// TransactionDraft, at most one per field.
/// The form uses the check for early feedback, and the transaction engine enforces the same check.
/// `own` is the only platform allowed; nullopt allows any.
[[nodiscard]] Result<TransactionDraft> validated(const TransactionDraft &draft,
                                                 const AmountLimits &limits = {},
                                                 const std::optional<QUuid> &own = {},
                                                 PayerData payerData = PayerData::Required);

/// Compares the transaction with the draft field by field. Returns true if the service created the
/// transaction from that draft, so the transaction can replace a lost response. Returns false for
/// an invalid draft.
[[nodiscard]] bool isMadeOf(const Transaction &transaction, const TransactionDraft &draft);

/// Compares the parts that must not differ between request and response: operation, amount,
/// reference, platform and, for a cash-out, the Pix key. `asked` must have passed validated().
[[nodiscard]] bool isAnswerTo(const TransactionDraft &asked, const Transaction &transaction);

/// Returns the first rule that a text breaks, for forms that validate while the user types. `field`
/// is Reason, Note, Person, Till or a text field of a draft, except PixKey: a key cannot be checked
/// without its kind.
[[nodiscard]] std::optional<FieldError> textProblem(Field field, const QString &text);

/// Returns the rule that a text about the payer or receiver breaks, as textProblem(); nullopt for a
/// blank text if `payerData` is optional.
[[nodiscard]] std::optional<FieldError> payerProblem(Field field, const QString &text,
                                                     PayerData payerData);

/// Returns the text trimmed; empty if nothing in it is visible.
[[nodiscard]] QString withoutBlank(const QString &text);

/// Returns a valid CPF or CNPJ without mask; empty for any other text.
[[nodiscard]] QString canonicalDocument(const QString &text);

/// Returns the reason why PixKey::parse() rejects a text: wrong check digits of a CPF or CNPJ, or a
/// malformed text.
[[nodiscard]] Problem pixKeyProblem(const QString &text);

} // namespace core
