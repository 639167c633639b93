// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/transaction.h"

namespace core
{

/// The bounds of the fields. What section 8 of the specification leaves open is set here, in
/// characters (Unicode code points); longer text is refused, never cut.
inline constexpr int kMaxName = 120;
inline constexpr int kMaxEmail = 254;
inline constexpr int kMaxPhone = 20;
inline constexpr int kMaxDescription = 140;
inline constexpr int kMaxReason = 140;
inline constexpr int kMaxReference = 50; ///< specification 8
inline constexpr int kMaxExtra = 255;    ///< specification 8

/// What a service accepts; a setting of the service.
struct AmountLimits
{
    Money least = Money::fromCents(1);
    Money most = Money::fromCents(Money::kMaxCents);
};

/// The draft as it will be stored: texts trimmed, document without mask, phone in E.164, Pix key in
/// canonical form. Or Code::InvalidInput with every rule that is broken, in the order of the fields
/// in TransactionDraft, at most one per field. The same check serves the form, for comfort, and the
/// ledger, for truth. `own` is the only platform that is allowed; nothing: any is.
[[nodiscard]] Result<TransactionDraft> validated(const TransactionDraft &draft,
                                                 const AmountLimits &limits = {},
                                                 const std::optional<QUuid> &own = {});

/// Whether the transaction is what a service makes of the draft, field by field; then an answer
/// that was lost may be taken from it. False for a draft that is not valid.
[[nodiscard]] bool isMadeOf(const Transaction &transaction, const TransactionDraft &draft);

/// Whether the transaction is the one that was asked for, by all that must not differ: operation,
/// amount, reference, platform and, of a cash-out, the Pix key. `asked` has passed validated().
[[nodiscard]] bool isAnswerTo(const TransactionDraft &asked, const Transaction &transaction);

/// The first rule that one text breaks, for forms that check while one types. `field` is one of the
/// text fields of a draft but PixKey, which cannot be judged without its kind; or Reason.
[[nodiscard]] std::optional<FieldError> textProblem(Field field, const QString &text);

/// Why a text that PixKey::parse() refuses is no key: a slip in the check digits of a CPF or CNPJ,
/// or something else altogether.
[[nodiscard]] Problem pixKeyProblem(const QString &text);

} // namespace core
