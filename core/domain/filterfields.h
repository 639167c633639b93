// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/domain/transactionfilter.h"

#include <QtCore/QLatin1StringView>

#include <tuple>

namespace core
{

/// A criterion of TransactionFilter: its member, its part, and its names in files.
template<typename T>
struct FilterField
{
    FilterPart part;
    T TransactionFilter::*member;
    QLatin1StringView name;         ///< in saved views; never changes
    QLatin1StringView exportedName; ///< in exported files; never changes
};

// Clang 14 cannot deduce the type of an aggregate without a guide.
template<typename T>
FilterField(FilterPart, T TransactionFilter::*, QLatin1StringView, QLatin1StringView)
    -> FilterField<T>;

/// All criteria, in the order of FilterPart. Saved views, exported files, the texts of chips and
/// the functions of filterparts.h iterate over this table.
inline constexpr std::tuple kFilterFields{
    FilterField{FilterPart::Identifier, &TransactionFilter::identifier,
                QLatin1StringView("identifier"), QLatin1StringView("id")},
    FilterField{FilterPart::Reference, &TransactionFilter::reference,
                QLatin1StringView("reference"), QLatin1StringView("reference")},
    FilterField{FilterPart::EndToEndId, &TransactionFilter::endToEndId,
                QLatin1StringView("end_to_end_id"), QLatin1StringView("e2e_id")},
    FilterField{FilterPart::EndToEndIdEnding, &TransactionFilter::endToEndIdEnding,
                QLatin1StringView("end_to_end_id_ending"), QLatin1StringView("e2e_id_ending")},
    FilterField{FilterPart::Statuses, &TransactionFilter::statuses, QLatin1StringView("states"),
                QLatin1StringView("status")},
    FilterField{FilterPart::Operation, &TransactionFilter::operation,
                QLatin1StringView("operation"), QLatin1StringView("operation")},
    FilterField{FilterPart::Amount, &TransactionFilter::minAmount,
                QLatin1StringView("least_amount"), QLatin1StringView("least_amount")},
    FilterField{FilterPart::Amount, &TransactionFilter::maxAmount,
                QLatin1StringView("largest_amount"), QLatin1StringView("largest_amount")},
    FilterField{FilterPart::Paid, &TransactionFilter::paidFrom, QLatin1StringView("paid_from"),
                QLatin1StringView("paid_from")},
    FilterField{FilterPart::Paid, &TransactionFilter::paidUntil, QLatin1StringView("paid_until"),
                QLatin1StringView("paid_until")},
    FilterField{FilterPart::Created, &TransactionFilter::createdFrom,
                QLatin1StringView("created_from"), QLatin1StringView("created_from")},
    FilterField{FilterPart::Created, &TransactionFilter::createdUntil,
                QLatin1StringView("created_until"), QLatin1StringView("created_until")},
    FilterField{FilterPart::NameOrDocument, &TransactionFilter::nameOrDocument,
                QLatin1StringView("name_document"), QLatin1StringView("name_or_document")},
    FilterField{FilterPart::Description, &TransactionFilter::description,
                QLatin1StringView("description"), QLatin1StringView("description")},
    FilterField{FilterPart::Email, &TransactionFilter::email, QLatin1StringView("email"),
                QLatin1StringView("email")},
    FilterField{FilterPart::Phone, &TransactionFilter::phone, QLatin1StringView("phone"),
                QLatin1StringView("phone")},
    FilterField{FilterPart::Days, &TransactionFilter::initialDate,
                QLatin1StringView("initial_date"), QLatin1StringView("from")},
    FilterField{FilterPart::Days, &TransactionFilter::finalDate, QLatin1StringView("final_date"),
                QLatin1StringView("until")},
    FilterField{FilterPart::Platform, &TransactionFilter::platform, QLatin1StringView("platform"),
                QLatin1StringView("platform")},
    FilterField{FilterPart::PixKey, &TransactionFilter::pixKey, QLatin1StringView("pix_key"),
                QLatin1StringView("pix_key")},
    FilterField{FilterPart::Evidence, &TransactionFilter::evidence, QLatin1StringView("evidence"),
                QLatin1StringView("evidence")},
    FilterField{FilterPart::Note, &TransactionFilter::note, QLatin1StringView("note"),
                QLatin1StringView("note")},
    FilterField{FilterPart::Tag, &TransactionFilter::tag, QLatin1StringView("tag"),
                QLatin1StringView("tag")},
    FilterField{FilterPart::Mark, &TransactionFilter::mark, QLatin1StringView("mark"),
                QLatin1StringView("mark")},
    FilterField{FilterPart::Till, &TransactionFilter::till, QLatin1StringView("counter"),
                QLatin1StringView("counter")},
    FilterField{FilterPart::Reconciled, &TransactionFilter::reconciled,
                QLatin1StringView("reconciled"), QLatin1StringView("reconciled")},
    FilterField{FilterPart::Operator, &TransactionFilter::operatorName,
                QLatin1StringView("operator"), QLatin1StringView("operator")},
    FilterField{FilterPart::Unusual, &TransactionFilter::unusual, QLatin1StringView("unusual"),
                QLatin1StringView("unusual")},
};

/// Calls `visit` with each FilterField, in the order of the table.
template<typename Visit>
constexpr void forEachFilterField(Visit visit)
{
    std::apply([&visit](const auto &...fields) { (visit(fields), ...); }, kFilterFields);
}

} // namespace core
