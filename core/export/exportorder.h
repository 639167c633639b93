// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"

#include <QtCore/QHash>
#include <QtCore/QStringList>

namespace core
{

/// Rises when a column is renamed, moved, taken away or means something else; a new one at the end
/// raises it too. docs/exports.md tells what each version had.
inline constexpr int kExportVersion = 3;

/// What a file of exported transactions may be (docs/exports.md).
enum class ExportFormat {
    SheetCsv, ///< for a spreadsheet that is set to Brazil
    DataCsv,  ///< for programs
    Json,     ///< for programs, with the history of each
    Xlsx,     ///< a workbook with real numbers and times
    Ofx,      ///< a statement of settled movements, for accounting programs
};

/// "csv", "json", "xlsx", "ofx".
[[nodiscard]] QString suffixOf(ExportFormat format);

/// How much of the names, documents, phones, e-mails and keys a file holds.
enum class PersonalData { Masked, Full };

/// What a file for people says in their language. Programs read the names of docs/exports.md.
struct ExportWords
{
    QStringList columns = {}; ///< headings, as many as kExportColumns
    QHash<Operation, QString> operations = {};
    QHash<Status::Code, QString> statuses = {}; ///< another one is told as it is
    QString sheet = {};                         ///< name of the sheet with the transactions
    QString about = {};                         ///< name of the sheet that tells what they are
    QStringList facts = {}; ///< whole sentences: period, zone, filter, environment, columns
    QString nothing = {};   ///< stands in place of the transactions where there are none
    QString fee = {};       ///< what a movement of the commission is called
    QString refund = {};    ///< what a movement back to the payer is called
};

/// Which transactions go into a file, and how.
struct ExportOrder
{
    TransactionFilter filter = {};
    ExportFormat format = ExportFormat::SheetCsv;
    PersonalData personalData = PersonalData::Full;
    PayerProfile walkIn = {};       ///< for who did not say who they are: hides nobody
    QHash<QUuid, Marks> marks = {}; ///< what the counter noted of transactions
    QString path = {};              ///< of the file
    bool replaces = false;          ///< what is there under that name
    QString environment = {};       ///< where the money is: "demo", "local", …
    QString institution = {};       ///< ISPB of who keeps the account, for an OFX
    QUuid platform = {};            ///< whose account it is, for an OFX
    QDate firstDay = {};            ///< of the oldest transaction; invalid: there is none
    QDateTime at = {};              ///< now
    /// How old it may be, of what is remembered since the service cannot be asked.
    std::optional<QDateTime> asOf = {};
    ExportWords words = {};
};

} // namespace core
