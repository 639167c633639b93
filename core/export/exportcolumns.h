// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transaction.h"
#include "core/export/exportorder.h"

#include <array>
#include <optional>

namespace core
{

/// The columns of every table in order, by their names for programs.
inline constexpr std::array kExportColumns{
    "created",
    "paid",
    "finished",
    "operation",
    "status",
    "amount",
    "commission",
    "net",
    "name",
    "document",
    "phone",
    "email",
    "pix_key",
    "description",
    "reference",
    "extra",
    "refund_reason",
    "e2e_id",
    "id",
    "platform",
    "note",
    "given_up",
    "handed_over",
    "tags",
    "evidence",
    "evidence_recorded",
    "paid_late",
    "reconciled",
    "operator",
    "counter",
    "refunded",
};

/// Receives the cells of a row, in the order of the columns.
class ExportCells
{
    Q_DISABLE_COPY_MOVE(ExportCells)

public:
    ExportCells() = default;
    virtual ~ExportCells() = default;

    virtual void addTime(const QDateTime &time) = 0; ///< invalid: no time
    virtual void addDay(QDate day) = 0;              ///< invalid: no day
    virtual void addOperation(Operation operation) = 0;
    virtual void addStatus(const Status &status) = 0;
    virtual void addMoney(std::optional<Money> money) = 0; ///< nullopt: unknown
    virtual void addText(const QString &text) = 0;
    virtual void addDocument(const QString &document) = 0;
    virtual void addPhone(const QString &phone) = 0;
    virtual void addId(const QUuid &id) = 0;
    virtual void addEvidence(std::optional<EvidenceKind> kind) = 0; ///< nullopt: none
    virtual void addFlag(bool isSet) = 0;
};

/// Passes the cells of a transaction, with the annotations of the counter, to `cells`.
void describeCells(const Transaction &transaction, const ExportOrder &order, ExportCells &cells);

/// Returns the time of the money transfer; invalid if there was none.
[[nodiscard]] QDateTime paidAt(const Transaction &transaction);

/// Returns the effect on the account balance. A cash-in counts without the commission; a cash-out
/// counts with the commission, negative. Partial returns are subtracted, whatever their day. A
/// refund costs its commission. Zero for any other transaction. nullopt if the commission matters
/// and is unknown.
[[nodiscard]] std::optional<Money> netOf(const Transaction &transaction);

/// Returns the transaction with masked personal data. Keeps the name of `walkIn`, which names no
/// person.
[[nodiscard]] Transaction masked(Transaction transaction, const PayerProfile &walkIn);

} // namespace core
