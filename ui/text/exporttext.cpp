// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/exporttext.h"

#include "core/domain/brasilia.h"
#include "core/domain/businessday.h"
#include "ui/text/evidencetext.h"
#include "ui/text/filtertext.h"
#include "ui/text/readerrortext.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>

namespace ui
{

using namespace Qt::StringLiterals;
using Format = core::ExportFormat;
using core::ExportWords;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

/// Returns the first and last business day of the time range.
std::pair<QDate, QDate> daysOf(const std::optional<QDateTime> &from,
                               const std::optional<QDateTime> &until, int cutoffMinutes)
{
    return {from ? core::businessDay(*from, cutoffMinutes) : QDate(),
            until ? core::businessDay(until->addMSecs(-1), cutoffMinutes) : QDate()};
}

/// Returns the days of the filter or, without a date filter, of the data.
std::pair<QDate, QDate> periodOf(const core::ExportOrder &order)
{
    const QDate today = core::businessDay(order.at, order.cutoffMinutes);
    const QDate first = order.firstDay.isValid() ? order.firstDay : today;
    const auto &filter = order.filter;
    const auto [from, until] = daysOf(filter.createdFrom, filter.createdUntil, order.cutoffMinutes);
    const auto pick = [](QDate chosen, QDate byTime, QDate otherwise) {
        return chosen.isValid() ? chosen : byTime.isValid() ? byTime : otherwise;
    };
    return {pick(filter.initialDate, from, first), pick(filter.finalDate, until, today)};
}

QString dayText(QDate day)
{
    return QLocale().toString(day, QLocale::ShortFormat);
}

QStringList headings()
{
    return {
        Words::tr("Created", "heading of a column: when"),
        Words::tr("Paid", "heading of a column: when"),
        Words::tr("Ended", "heading of a column: when"),
        Words::tr("Operation"),
        Words::tr("State"),
        Words::tr("Amount"),
        Words::tr("Commission"),
        Words::tr("Net", "heading of a column: amount without the commission"),
        Words::tr("Name"),
        Words::tr("CPF or CNPJ"),
        Words::tr("Phone"),
        Words::tr("E-mail"),
        Words::tr("Pix key"),
        Words::tr("Description"),
        Words::tr("Reference"),
        Words::tr("Extra"),
        Words::tr("Reason of the refund"),
        Words::tr("End-to-end ID"),
        Words::tr("ID"),
        Words::tr("Platform"),
        Words::tr("Note"),
        Words::tr("Given up", "heading of a column: when, a charge by the counter"),
        Words::tr("Handed over", "heading of a column: when, the goods"),
        Words::tr("Tags"),
        Words::tr("Confirmed by", "heading of a column: counter, statement or bank"),
        Words::tr("Confirmed on", "heading of a column: when a confirmation was recorded"),
        Words::tr("Paid late", "heading of a column: yes, or empty"),
        Words::tr("Reconciled", "heading of a column: day of the line in a bank statement"),
        Words::tr("Operator", "heading of a column: who created a charge"),
        Words::tr("Counter", "heading of a column: where a charge was created"),
        Words::tr("Amount refunded", "heading of a column"),
    };
}

/// Returns the word for column 4. The words of columns 4 and 5 belong to the file format, so they
/// differ from the words on the screen, which may change.
QString exportedOperation(core::Operation operation)
{
    switch (operation) {
    case core::Operation::CashIn:
        return Words::tr("Received", "in exported files, never changed: cash-in");
    case core::Operation::CashOut:
        return Words::tr("Sent", "in exported files, never changed: cash-out");
    }
    Q_UNREACHABLE();
}

/// Returns the word for column 5.
QString exportedStatus(core::Status::Code code)
{
    using Code = core::Status::Code;
    switch (code) {
    case Code::Pending:
        return Words::tr("Waiting", "in exported files, never changed: pending");
    case Code::Paid:
        return Words::tr("Paid", "in exported files, never changed: paid");
    case Code::Denied:
        return Words::tr("Denied", "in exported files, never changed: denied");
    case Code::Canceled:
        return Words::tr("Canceled", "in exported files, never changed: canceled");
    case Code::Refund:
        return Words::tr("Refunded", "in exported files, never changed: refund");
    case Code::InProcess:
        return Words::tr("In process", "in exported files, never changed: in_process");
    case Code::InAnalysis:
        return Words::tr("In analysis", "in exported files, never changed: in_analysis");
    case Code::Expired:
        return Words::tr("Expired", "in exported files, never changed: expired");
    case Code::Unknown:
        break; // no member of Status::kKnown; the word of the service appears
    }
    Q_UNREACHABLE();
}

/// Returns the word for column 25, which belongs to the file format.
QString exportedEvidence(core::EvidenceKind kind)
{
    switch (kind) {
    case core::EvidenceKind::ByHand:
        return Words::tr("Counter, not the bank", "in exported files, never changed: by_hand");
    case core::EvidenceKind::Statement:
        return Words::tr("Bank statement", "in exported files, never changed: statement");
    case core::EvidenceKind::BankApi:
        return Words::tr("Bank", "in exported files, never changed: bank_api");
    }
    Q_UNREACHABLE();
}

/// Returns the remark about a movement in a statement.
QString confirmedBy(core::EvidenceKind kind)
{
    switch (kind) {
    case core::EvidenceKind::ByHand:
        return Words::tr("confirmed at the counter, not by the bank");
    case core::EvidenceKind::Statement:
        return Words::tr("confirmed by a bank statement");
    case core::EvidenceKind::BankApi:
        return Words::tr("confirmed by the bank");
    }
    Q_UNREACHABLE();
}

QStringList facts(const core::ExportOrder &order)
{
    const auto [first, last] = periodOf(order);
    const bool isFull = order.personalData == core::PersonalData::Full;
    core::TransactionFilter rest = order.filter;
    rest.initialDate = {};
    rest.finalDate = {};
    const QString restriction = filterSentence(rest);
    QStringList facts{
        Words::tr("Balcão, transactions, columns v%1.").arg(core::kExportVersion),
        Words::tr("Environment: %1.").arg(order.environment),
        Words::tr("Created from %1 to %2.").arg(dayText(first), dayText(last)),
        Words::tr("Times of Brasília (%1).").arg(QString::fromLatin1(core::brasilia().id())),
        restriction.isEmpty() ? Words::tr("No other filter.")
                              : Words::tr("Filter: %1.").arg(restriction),
        isFull ? Words::tr("Personal data in full.") : Words::tr("Personal data masked."),
        Words::tr("Amounts in reais; net is what it did to the account."),
        Words::tr("Written on %1.")
            .arg(QLocale().toString(core::brasiliaTime(order.at), QLocale::ShortFormat)),
    };
    if (order.asOf)
        facts.prepend(
            Words::tr("Incomplete: the console had not read all of these days from the service; "
                      "as of %1.")
                .arg(QLocale().toString(core::brasiliaTime(*order.asOf), QLocale::ShortFormat)));
    return facts;
}

} // namespace

ExportWords exportWords(const core::ExportOrder &order)
{
    ExportWords words;
    words.columns = headings();
    words.sheet = Words::tr("Transactions", "name of a sheet, at most 28 characters");
    words.about = Words::tr("About", "name of a sheet, at most 31 characters");
    words.facts = facts(order);
    words.nothing = Words::tr("There are no transactions in this period with this filter.");
    words.fee = Words::tr("Commission");
    words.refund = Words::tr("Refund");
    words.yes = Words::tr("Yes", "in exported files, never changed: a mark such as paid late");
    words.paidLate = paidLateText();
    for (const core::EvidenceKind kind : core::kEvidenceKinds) {
        words.evidence.insert(kind, exportedEvidence(kind));
        words.confirmed.insert(kind, confirmedBy(kind));
    }
    for (const auto operation : {core::Operation::CashIn, core::Operation::CashOut})
        words.operations.insert(operation, exportedOperation(operation));
    for (const core::Status::Code code : core::Status::kKnown)
        words.statuses.insert(code, exportedStatus(code));
    return words;
}

QString formatWord(Format format)
{
    switch (format) {
    case Format::SheetCsv:
        return Words::tr("CSV for Excel");
    case Format::DataCsv:
        return Words::tr("CSV for programs");
    case Format::Json:
        return u"JSON"_s;
    case Format::Xlsx:
        return u"XLSX"_s;
    case Format::Ofx:
        return u"OFX"_s;
    }
    Q_UNREACHABLE();
}

QString formatSentence(Format format)
{
    switch (format) {
    case Format::SheetCsv:
        return Words::tr("A table that Excel in Brazil opens with a double click: semicolons, "
                         "decimal commas. Text that looks like a formula gets an apostrophe; a "
                         "reference of digits alone may lose its zeros, which XLSX keeps.");
    case Format::DataCsv:
        return Words::tr("A table for other programs: commas, decimal points, ISO times, every "
                         "text exactly as it is. Do not open it in a spreadsheet.");
    case Format::Json:
        return Words::tr(
            "For other programs: all known data, with the history of each transaction.");
    case Format::Xlsx:
        return Words::tr("A workbook with real numbers and times, for Excel and LibreOffice.");
    case Format::Ofx:
        return Words::tr(
            "For accounting programs: only money that moved, with refunds and commissions as "
            "separate entries. The balance is the sum of these entries, not that of an account.");
    }
    Q_UNREACHABLE();
}

QString exportFileName(const core::ExportOrder &order)
{
    const auto [first, last] = periodOf(order);
    const QString name = Words::tr("transactions", "beginning of a file's name");
    // Distinct names: exporting both tables must not overwrite one by the other.
    const QString kind = order.format == Format::DataCsv ? u"_data"_s : QString();
    return u"%1_%2_%3_%4_v%5%6.%7"_s.arg(
        order.asOf ? Words::tr("incomplete", "in a file's name") + u'-' + name : name,
        first.toString(Qt::ISODate), last.toString(Qt::ISODate), order.environment,
        QString::number(core::kExportVersion), kind, suffixOf(order.format));
}

QString exportProblem(const core::Error &error)
{
    using Code = core::Error::Code;
    const QString nothing = Words::tr("No file was written.");
    switch (error.code) {
    case Code::Conflict:
        return Words::tr("That name already exists; nothing was changed.");
    case Code::StorageFull:
        return Words::tr("The disk is full.") + u' ' + nothing + u' ' +
               Words::tr("Free some space and try again.");
    case Code::StorageReadOnly:
        return Words::tr("Cannot write there.") + u' ' + nothing + u' ' +
               Words::tr("Choose another folder.");
    case Code::StorageBusy:
        return Words::tr("Another export to that name is running, or the database is locked.") +
               u' ' + nothing;
    case Code::StorageFailed:
        return Words::tr("The disk reported an error: the file may be there, and may be gone after "
                         "a power cut. Export again.");
    case Code::Unconfirmed:
        return Words::tr("The list changed during the export.") + u' ' + nothing + u' ' +
               Words::tr("Export again.");
    case Code::InvalidInput:
    case Code::NotFound:
    case Code::TransitionRefused:
    case Code::Unsupported:
    case Code::StorageUnreachable:
    case Code::StorageCorrupted:
    case Code::StorageOlder:
    case Code::StorageNewer:
    case Code::StorageForeign:
    case Code::Unreachable:
    case Code::Unavailable:
    case Code::NotTrusted:
    case Code::AccessDenied:
    case Code::NotUnderstood:
    case Code::Internal:
        return readErrorText(error) + u' ' + nothing;
    }
    Q_UNREACHABLE();
}

} // namespace ui
