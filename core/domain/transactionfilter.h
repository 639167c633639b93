// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/evidence.h"
#include "core/domain/mark.h"
#include "core/domain/money.h"
#include "core/domain/operation.h"
#include "core/domain/reconciled.h"
#include "core/domain/status.h"
#include "core/domain/unusual.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// The order of a list. Transactions with equal values are newest first.
struct ListOrder
{
    enum class Key {
        Created, ///< in the order of creation
        Amount,
        Name,  ///< of the payer or receiver, ignoring case and accents
        State, ///< in the order of Status::kKnown
    };

    /// The maximum number of transactions that a service sorts, about a second of work. Orders by
    /// creation have no limit.
    static constexpr qint64 kMaxSorted = 200'000;

    Key key = Key::Created;
    Qt::SortOrder direction = Qt::DescendingOrder;

    bool operator==(const ListOrder &) const = default;
};

/// The criteria of a list (specification 4.4). Unset criteria do not restrict; all set criteria
/// must match.
struct TransactionFilter
{
    std::optional<QUuid> identifier = {};
    QString reference = {};            ///< exact match
    QString endToEndId = {};           ///< exact match
    QString endToEndIdEnding = {};     ///< last 6 to 32 characters, case-insensitive
    QList<Status::Code> statuses = {}; ///< any of these, each in Status::kKnown
    std::optional<Operation> operation = {};
    std::optional<Money> minAmount = {};
    std::optional<Money> maxAmount = {};
    std::optional<QDateTime> paidFrom = {};     ///< money moved at or after this time
    std::optional<QDateTime> paidUntil = {};    ///< money moved before this time
    std::optional<QDateTime> createdFrom = {};  ///< created at or after this time
    std::optional<QDateTime> createdUntil = {}; ///< created before this time
    /// Part of the name, ignoring case and accents, or the beginning of the document.
    QString nameOrDocument = {};
    QString description = {}; ///< part of the description, ignoring case and accents
    QString email = {};       ///< part of the e-mail address, ignoring case and accents
    QString phone = {};       ///< digits at any position in the number
    QDate initialDate = {};   ///< created on or after this day in Brasília; invalid: no bound
    QDate finalDate = {};     ///< created on or before this day in Brasília; invalid: no bound
    std::optional<QUuid> platform = {};
    QString pixKey = {}; ///< exact match, canonical form
    /// Strongest kind of evidence of the payment; requires Capabilities::confirmsPayments.
    std::optional<EvidenceKind> evidence = {};
    /// Part of the note, ignoring case and accents; requires Capabilities::findsNotes.
    QString note = {};
    QString tag = {}; ///< whole tag, ignoring case and accents; requires Capabilities::findsNotes
    std::optional<Mark> mark = {}; ///< mark set by a counter; requires Capabilities::findsNotes
    QString till = {}; ///< counter named in the reference; requires Capabilities::findsNotes
    /// Matched with a statement line; requires Capabilities::findsReconciled.
    std::optional<Reconciled> reconciled = {};
    /// Short name of the operator who created the transaction at this counter; requires
    /// Capabilities::findsNotes.
    QString operatorName = {};
    /// Needs a person; requires Capabilities::findsNotes.
    std::optional<Unusual> unusual = {};
    ListOrder order = {}; ///< no criterion; requires Capabilities::sortsLists unless newest first
    int page = 1;         ///< from 1
    int pageSize = 100;   ///< 1 to TransactionPage::kSize
    /// The list begins behind this transaction, in the order of the filter; needs an order by
    /// creation and page 1. No criterion: totals include the transactions before.
    std::optional<QUuid> after = {};

    /// Returns the filter without the choice of a page.
    [[nodiscard]] TransactionFilter firstPage() const
    {
        TransactionFilter first = *this;
        first.page = 1;
        first.pageSize = TransactionFilter().pageSize;
        first.after.reset();
        return first;
    }

    bool operator==(const TransactionFilter &) const = default;
};

} // namespace core
