// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consoledatabase.h"
#include "core/service/transactionservice.h"
#include "core/till/preferences.h"
#include "ui/receipts/receipt.h"

#include <QtCore/QObject>
#include <QtPrintSupport/QPrinter>

#include <functional>
#include <memory>

namespace core
{
struct Transaction;
}

namespace ui
{

/// Prints and saves receipts and counts the copies; also prints slips of unpaid charges. Every
/// error is one sentence for the calling page. The charge itself is never changed.
class ReceiptController : public QObject
{
    Q_OBJECT

public:
    /// Receives the result in one sentence.
    using ReportMessage = std::function<void(const QString &)>;

    /// Opens a printer by its name; null if there is no such printer.
    using OpenPrinter = std::function<std::unique_ptr<QPrinter>(const QString &)>;

    /// `service`, `console` and `preferences` must outlive this object. `console` counts the
    /// copies, so that a second copy is marked. No receipt is printed if the count cannot be
    /// stored.
    ReceiptController(core::TransactionService &service, ReceiptIssuer issuer,
                      core::ConsoleDatabase &console, core::PreferencesStore &preferences,
                      OpenPrinter openPrinter = systemPrinter);

    [[nodiscard]] const ReceiptIssuer &issuer() const { return m_issuer; }

    /// Prints on the preferred printer without a dialog. Without a preferred printer works as
    /// choosePrinter().
    void print(const core::Transaction &transaction, QWidget *page, const ReportMessage &report);

    /// Shows a printer dialog, prints, and stores the printer in the preferences.
    void choosePrinter(const core::Transaction &transaction, QWidget *page,
                       const ReportMessage &report);

    /// Prints a pending charge with its code, as print() does for a receipt. Slips are not counted.
    void printSlip(const core::Transaction &charge, QWidget *page, const ReportMessage &report);

    /// Prints a slip as choosePrinter() prints a receipt.
    void chooseSlipPrinter(const core::Transaction &charge, QWidget *page,
                           const ReportMessage &report);

    /// Creates a report for the given paper.
    using MakePrintout = std::function<std::shared_ptr<const Printout>(core::Paper paper)>;

    /// Prints a report as print() prints a receipt. Reports are not counted. The audit log records
    /// the printed report; `name` names the report there.
    void printReport(const MakePrintout &make, const QString &name, QWidget *page,
                     const ReportMessage &report);

    /// Asks for a file name and writes a PDF for the preferred paper. `name`: suggested file name.
    /// The audit log records the saved report.
    void saveReport(const MakePrintout &make, const QString &name, QWidget *page,
                    const ReportMessage &report);

    /// Records in the audit log that the code of the charge was passed on. `form`: "text", "image".
    void recordCode(const core::Transaction &charge, const QString &form);

    /// Returns a stamped receipt of an invented payment, for a preview.
    [[nodiscard]] Receipt testReceipt() const;

    /// Prints a stamped test receipt on the preferred printer.
    void printTest(const ReportMessage &report);

    /// Asks for a file name and writes a PDF or PNG according to the extension.
    void saveAs(const core::Transaction &transaction, QWidget *page, const ReportMessage &report);

    [[nodiscard]] static std::unique_ptr<QPrinter> systemPrinter(const QString &name);

Q_SIGNALS:
    /// Emitted with the result of an automatically printed receipt.
    void printedByItself(const core::Transaction &transaction, const QString &sentence);

private:
    [[nodiscard]] const core::Printing &printing() const { return m_preferences.value().printing; }
    void printByItself(const core::Transaction &transaction);
    void printFirst(const core::Transaction &transaction);

    /// Prints on an open printer with the given paper.
    using Print = std::function<void(const std::shared_ptr<QPrinter> &printer, core::Paper paper)>;

    void withChosen(QObject *asker, const Print &print, const ReportMessage &report);
    void withAsked(const QString &title, QWidget *page, const Print &print);
    void printSlipOn(const std::shared_ptr<QPrinter> &printer, const core::Transaction &charge,
                     core::Paper paper, const ReportMessage &report);

    /// Returns true if the receipt with this copy number should be made; otherwise the count is
    /// reverted.
    using Wanted = std::function<bool(int number)>;

    void printOn(const std::shared_ptr<QPrinter> &printer, const core::Transaction &transaction,
                 core::Paper paper, QObject *asker, const Wanted &wanted,
                 const ReportMessage &report);
    void save(const core::Transaction &transaction, const QString &path, QObject *asker,
              const ReportMessage &report);
    /// Counts the copy, and calls `make` with the issuer, who names the operator of the charge.
    void withCopy(const core::Transaction &transaction, QObject *asker, const ReportMessage &report,
                  const std::function<void(const ReceiptIssuer &issuer, int number)> &make);
    void chooseFile(const core::Transaction &transaction, int made, QWidget *page,
                    const ReportMessage &report);
    [[nodiscard]] static QString fileName(const core::Transaction &transaction, int made);

    core::TransactionService &m_service;
    ReceiptIssuer m_issuer;
    core::ConsoleDatabase &m_console;
    core::PreferencesStore &m_preferences;
    OpenPrinter m_openPrinter;
};

} // namespace ui
