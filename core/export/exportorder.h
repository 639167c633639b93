// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/evidence.h"
#include "core/domain/operation.h"
#include "core/domain/profile.h"
#include "core/domain/transactionfilter.h"

#include <QtCore/QHash>
#include <QtCore/QStringList>

namespace core
{

/// Version of the columns. Increase when a column is renamed, moved, removed, redefined, or added
/// at the end. docs/exports.md describes each version.
inline constexpr int kExportVersion = 7;

/// The formats of exported transactions (docs/exports.md).
enum class ExportFormat {
    SheetCsv, ///< for spreadsheets with Brazilian settings
    DataCsv,  ///< for programs
    Json,     ///< for programs, with the history of each transaction
    Xlsx,     ///< a workbook with typed numbers and times
    Ofx,      ///< a statement of settled movements, for accounting software
};

/// Returns "csv", "json", "xlsx" or "ofx".
[[nodiscard]] QString suffixOf(ExportFormat format);

/// The masking of names, documents, phones, e-mails and keys in a file.
enum class PersonalData { Masked, Full };

/// The translated texts of a file for people. Files for programs use the names of docs/exports.md.
struct ExportWords
{
    QStringList columns = {}; ///< headings, as many as kExportColumns
    QHash<Operation, QString> operations = {};
    QHash<Status::Code, QString> statuses = {}; ///< other statuses appear unchanged
    QHash<EvidenceKind, QString> evidence = {};
    QString yes = {};       ///< of a column with a mark
    QString sheet = {};     ///< name of the sheet with the transactions
    QString about = {};     ///< name of the sheet with the description
    QStringList facts = {}; ///< whole sentences: period, zone, filter, environment, columns
    QString nothing = {};   ///< replaces the transactions in an empty file
    QString fee = {};       ///< label of a commission movement
    QString refund = {};    ///< label of a refund movement
    QHash<EvidenceKind, QString> confirmed = {}; ///< remark about the evidence of a movement
    QString paidLate = {};                       ///< remark about a late payment
};

/// The content and format of an export.
struct ExportOrder
{
    TransactionFilter filter = {};
    ExportFormat format = ExportFormat::SheetCsv;
    PersonalData personalData = PersonalData::Full;
    PayerProfile walkIn = {};                   ///< the walk-in payer, which is never masked
    QHash<QUuid, Annotations> annotations = {}; ///< annotations of the counter
    QString path = {};                          ///< of the file
    bool replaces = false;                      ///< an existing file
    QString environment = {};                   ///< environment: "demo", "local", …
    QString institution = {};                   ///< ISPB of the account's institution, for OFX
    QUuid platform = {};                        ///< owner of the account, for OFX
    QDate firstDay = {};                        ///< of the oldest transaction; invalid: none
    int cutoffMinutes = 0;                      ///< of business days, see businessDay()
    QDateTime at = {};                          ///< present time
    /// UTC: time of the cached data if the service is unreachable; nullopt: live data.
    std::optional<QDateTime> asOf = {};
    ExportWords words = {};
};

} // namespace core
