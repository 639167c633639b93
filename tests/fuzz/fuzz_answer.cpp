// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers of a remote service: a cash-out, which has no BR Code, must survive writing and reading.
// An unknown status must never count as a known one.

#include "core/domain/operation.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/wire/transactionjson.h"
#include "tests/fuzz/fuzz.h"

using core::Operation;
using core::Transaction;

namespace
{

/// Removes the fields that a cash-out does not have in JSON.
Transaction asCashOut(Transaction transaction)
{
    transaction.qrCode.clear();
    transaction.paymentLink.clear();
    return transaction;
}

void isRead(const Transaction &transaction)
{
    REQUIRE(!transaction.id.isNull());
    REQUIRE(transaction.created.isValid());
    REQUIRE(!transaction.amount.isNegative());
    REQUIRE(!transaction.status.toText().isEmpty());
    REQUIRE(transaction.status == core::Status::fromText(transaction.status.toText()));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray json(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    if (const auto transaction = core::transactionFromJson(json)) {
        isRead(*transaction);
        if (transaction->operation == Operation::CashOut) {
            const auto again = core::transactionFromJson(core::toJson(*transaction));
            REQUIRE(again && *again == asCashOut(*transaction));
        }
    }
    if (const auto page = core::pageFromJson(json)) {
        REQUIRE(page->total >= 0);
        for (const Transaction &transaction : page->transactions)
            isRead(transaction);
    }
    return 0;
}
