// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/actiongate.h"
#include "core/console/annotationrepository.h"
#include "core/console/auditrepository.h"
#include "core/console/disclosurerepository.h"
#include "core/console/numberrepository.h"
#include "core/console/operatorrepository.h"
#include "core/console/payerrepository.h"
#include "core/console/payoutrepository.h"
#include "core/console/receiptrepository.h"
#include "core/console/shiftrepository.h"
#include "core/console/watchedchargerepository.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QString>

#include <functional>
#include <memory>

namespace core
{

class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The local database of a till, with data that the service does not have: one repository for each
/// subject. One process may use the file at a time.
///
/// Threading: all repositories work on one thread; they are called like a TransactionService.
/// Handle results with onAnswer(). Calls run in order, so callers need not wait for open().
/// Lifetime: the destructor blocks until every call is done. Repositories live as long as the
/// database.
/// Errors: a successful call is durable. If the database cannot be opened, every call returns the
/// Error of open(). Charges do not depend on the class, so callers continue without the data.
class ConsoleDatabase
{
    Q_DISABLE_COPY_MOVE(ConsoleDatabase)

public:
    struct Setup
    {
        QString path; ///< of the file; missing files and folders are created
        /// A text file in which earlier versions counted receipts. Imported and deleted if present;
        /// empty: none.
        QString receipts = {};
        std::function<QDateTime()> clock = {}; ///< called on the worker thread; null: system time
    };

    explicit ConsoleDatabase(Setup setup);
    ~ConsoleDatabase(); ///< blocks until every call is done

    /// Opens the database. Call once, before any other call. Renames a damaged file and creates a
    /// new one; returns the new path of the damaged file, or an empty text. The message to the user
    /// must mention that the file contains customer names.
    QFuture<Result<QString>> open();

    /// Returns the gate that every recorded action of the repositories passes. The decision must
    /// not be called after the object that it uses was destroyed.
    [[nodiscard]] ActionGate &gate() { return m_gate; }

    [[nodiscard]] AnnotationRepository &annotations() { return m_annotations; }
    [[nodiscard]] ReceiptRepository &receipts() { return m_receipts; }
    [[nodiscard]] PayerRepository &payers() { return m_payers; }
    [[nodiscard]] NumberRepository &numbers() { return m_numbers; }
    [[nodiscard]] DisclosureRepository &disclosures() { return m_disclosures; }
    [[nodiscard]] PayoutRepository &payouts() { return m_payouts; }
    [[nodiscard]] WatchedChargeRepository &watchedCharges() { return m_watchedCharges; }
    [[nodiscard]] OperatorRepository &operators() { return m_operators; }
    [[nodiscard]] AuditRepository &audit() { return m_audit; }
    [[nodiscard]] ShiftRepository &shifts() { return m_shifts; }

private:
    const Setup m_setup;
    ActionGate m_gate;
    const std::unique_ptr<AsyncStore<ConsoleStore>> m_store; ///< ends before the repositories
    AnnotationRepository m_annotations;
    ReceiptRepository m_receipts;
    PayerRepository m_payers;
    NumberRepository m_numbers;
    DisclosureRepository m_disclosures;
    PayoutRepository m_payouts;
    WatchedChargeRepository m_watchedCharges;
    OperatorRepository m_operators;
    AuditRepository m_audit;
    ShiftRepository m_shifts;
};

} // namespace core
