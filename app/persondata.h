// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/database.h"
#include "core/domain/auditentry.h"
#include "core/storage/personaldata.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QStringList>

#include <functional>

namespace app
{

// Requests of customers under the data protection law (LGPD), for all programs.
//
// Threading: any thread. The functions block, for minutes in a large shop.

/// The location of the data of a shop.
struct ShopData
{
    QString address; ///< as for core::Database
    QString folder;  ///< with the data of a till and bank statements; empty: a database server
    core::Schema schema = core::Schema::Shop; ///< Copy: the local copy of a remote service

    /// Returns the data in the folder of a shop or of a remote service.
    [[nodiscard]] static ShopData in(const QString &folder);
};

/// Everything that a shop stores about one person.
struct PersonReport
{
    QList<core::Transaction> transactions;
    core::PersonAtTill till;
    QList<core::StatementMention> statements;
    QList<core::Intent> orders; ///< requests to a remote service or to the bank
    QStringList otherCopies;    ///< files and folders with earlier data, which are not searched
};

/// Finds everything about the person. Errors as core::Database::open().
[[nodiscard]] core::Result<PersonReport> findPerson(const ShopData &data,
                                                    const core::TaxId &person);

/// Returns the report as one JSON object on one line.
[[nodiscard]] QByteArray toJson(const core::TaxId &person, const PersonReport &report);

/// Returns the word of an annotation in JSON, such as "note".
[[nodiscard]] QString toText(core::AnnotationEdit::What what);

/// Data that a removal of old personal data leaves, with the reason.
enum class RemainingData {
    Accounting,  ///< amounts, times, states, references, ids and payment codes
    Open,        ///< old transactions that are not final, or with open notifications
    Evidence,    ///< records that money moved, with the notes of their authors
    Statements,  ///< imported bank statements with decisions and seals
    AuditLog,    ///< who did what; without data of customers
    Service,     ///< the transactions of a remote service, which only its operator can erase
    OtherCopies, ///< backups, exported files and replaced data
};

/// Returns the name of the data in JSON, such as "bank_statements".
[[nodiscard]] QString toText(RemainingData data);

/// The result of a removal of old personal data.
struct RetentionReport
{
    QDateTime before = {}; ///< UTC: transactions created earlier are old
    bool isDryRun = false; ///< nothing was changed, and only transactions are counted
    core::Pseudonymized transactions = {};
    core::ForgottenAtTill till = {};
    QList<RemainingData> remains = {};

    bool operator==(const RetentionReport &) const = default;
};

/// Returns the beginning of the day in Brasília that many years before now.
[[nodiscard]] QDateTime retentionLimit(int years, const QDateTime &now);

/// Removes personal data of transactions created before a time, see core::pseudonymize(). Records
/// the removal in the audit log of the till first. `record`: actor and till of the entry.
///
/// Code::StorageBusy while any program has the file of the shop open, except for a dry run.
[[nodiscard]] core::Result<RetentionReport>
removeOldData(const ShopData &data, const QDateTime &before, core::PseudonymizeMode mode,
              const core::AuditRecord &record, const std::function<bool()> &isStopped = {});

/// Returns the report as one JSON object on one line.
[[nodiscard]] QByteArray toJson(const RetentionReport &report);

/// The result of an erasure of one person.
struct ErasureReport
{
    qint64 transactions = 0; ///< of the person; unchanged
    qint64 copies = 0;       ///< transactions in the local copy of a remote service
    qint64 orders = 0;       ///< settled requests to a remote service or to the bank
    core::ForgottenAtTill till = {};
    QList<RemainingData> remains = {};

    bool operator==(const ErasureReport &) const = default;
};

/// Counts the data that erasePerson() would erase and keep. Errors as findPerson().
[[nodiscard]] core::Result<ErasureReport> previewErasure(const ShopData &data,
                                                         const core::TaxId &person);

/// Erases one person from everything that accounting does not require: the known payer, notes, tags
/// and their history, refused payouts, the filters of the record of files, settled requests, and
/// finished transactions in the local copy of a remote service. Records the erasure in the audit
/// log of the till first, without the document. `record`: actor and till of the entry.
///
/// The transactions of a shop stay until removeOldData(). Code::StorageBusy while any program has
/// the file of the shop open.
[[nodiscard]] core::Result<ErasureReport>
erasePerson(const ShopData &data, const core::TaxId &person, const core::AuditRecord &record);

/// Returns the report as one JSON object on one line.
[[nodiscard]] QByteArray toJson(const ErasureReport &report);

/// Returns the years after which the shop removes personal data; 0: never, or no valid setting.
[[nodiscard]] int retentionYearsIn(const QString &folder);

} // namespace app
