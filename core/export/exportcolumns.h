// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/export/exportorder.h"

#include <array>

namespace core
{

/// The columns of every table, in order, by the names that programs read.
inline constexpr std::array kExportColumns{
    "created",    "paid",        "finished",  "operation", "status",        "amount",
    "commission", "net",         "name",      "document",  "phone",         "email",
    "pix_key",    "description", "reference", "extra",     "refund_reason", "e2e_id",
    "id",         "platform",    "note",      "given_up",  "handed_over",   "tags",
};

/// Takes the cells of a row, in the order of the columns.
class ExportCells
{
    Q_DISABLE_COPY_MOVE(ExportCells)

public:
    ExportCells() = default;
    virtual ~ExportCells() = default;

    virtual void addTime(const QDateTime &time) = 0; ///< invalid: there is none
    virtual void addOperation(Operation operation) = 0;
    virtual void addStatus(const Status &status) = 0;
    virtual void addMoney(Money money) = 0;
    virtual void addText(const QString &text) = 0;
    virtual void addDocument(const QString &document) = 0;
    virtual void addPhone(const QString &phone) = 0;
    virtual void addId(const QUuid &id) = 0;
};

/// The row of a transaction, with what the counter noted of it.
void tellCells(const Transaction &transaction, const ExportOrder &order, ExportCells &cells);

/// When the money arrived or left; invalid: it did not.
[[nodiscard]] QDateTime paidAt(const Transaction &transaction);

/// What it did to the account: a cash-in without the commission, a cash-out with it, below zero; of
/// a refund the commission is lost; nothing while no money has moved for good.
[[nodiscard]] Money netOf(const Transaction &transaction);

/// The same without who it was; the name of `walkIn`, which is none of a person, stays.
[[nodiscard]] Transaction masked(Transaction transaction, const PayerProfile &walkIn);

} // namespace core
