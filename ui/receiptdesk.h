// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "core/service/transactionservice.h"
#include "ui/preferences.h"
#include "ui/receipt.h"

#include <QtCore/QObject>
#include <QtPrintSupport/QPrinter>

#include <functional>
#include <memory>

namespace ui
{

/// Makes the receipts of a shop, on paper and as files, and counts them; and the slips of charges
/// that are not paid yet. Whatever goes wrong is one
/// sentence for the page that asked; nothing here touches the charge.
class ReceiptDesk : public QObject
{
    Q_OBJECT

public:
    /// Takes what became of it, in one sentence.
    using Say = std::function<void(const QString &)>;

    /// Opens a printer by its name; nothing if there is no such printer.
    using OpenPrinter = std::function<std::unique_ptr<QPrinter>(const QString &)>;

    /// Service, book and preferences must outlive the desk. The book counts the receipts, so that
    /// the second one says that it is; where it cannot be written, there are none.
    ReceiptDesk(core::TransactionService &service, ReceiptIssuer issuer, core::ConsoleBook &book,
                PreferenceKeeper &preferences, OpenPrinter openPrinter = systemPrinter);

    [[nodiscard]] const ReceiptIssuer &issuer() const { return m_issuer; }

    /// On the printer that was chosen before, without a question; else as choosePrinter().
    void print(const core::Transaction &transaction, QWidget *page, const Say &say);

    /// Asks which printer, prints there, and makes it the one that the shop prefers.
    void choosePrinter(const core::Transaction &transaction, QWidget *page, const Say &say);

    /// A charge that waits, with its code: as print() does for a receipt. Slips are not counted.
    void printSlip(const core::Transaction &charge, QWidget *page, const Say &say);

    /// The same as choosePrinter() does.
    void chooseSlipPrinter(const core::Transaction &charge, QWidget *page, const Say &say);

    /// A receipt of nothing, stamped as such, on the printer that was chosen.
    void printTest(const Say &say);

    /// Asks for a file, which becomes a PDF or PNG by its ending.
    void saveAs(const core::Transaction &transaction, QWidget *page, const Say &say);

    [[nodiscard]] static std::unique_ptr<QPrinter> systemPrinter(const QString &name);

Q_SIGNALS:
    /// What became of a receipt that was printed by itself.
    void printedByItself(const core::Transaction &transaction, const QString &sentence);

private:
    [[nodiscard]] const Printing &printing() const { return m_preferences.value().printing; }
    void printByItself(const core::Transaction &transaction);
    void printFirst(const core::Transaction &transaction);

    /// What is done with a printer and the paper in it.
    using Print = std::function<void(const std::shared_ptr<QPrinter> &printer, Paper paper)>;

    void withChosen(QObject *asker, const Print &print, const Say &say);
    void withAsked(const QString &title, QWidget *page, const Print &print);
    void printSlipOn(const std::shared_ptr<QPrinter> &printer, const core::Transaction &charge,
                     Paper paper, const Say &say);

    /// Whether a receipt of that number is to be made; else it is taken back.
    using Wanted = std::function<bool(int number)>;

    void printOn(const std::shared_ptr<QPrinter> &printer, const core::Transaction &transaction,
                 Paper paper, QObject *asker, const Wanted &wanted, const Say &say);
    void save(const core::Transaction &transaction, const QString &path, QObject *asker,
              const Say &say);
    void chooseFile(const core::Transaction &transaction, int made, QWidget *page, const Say &say);
    [[nodiscard]] static QString fileName(const core::Transaction &transaction, int made);

    core::TransactionService &m_service;
    ReceiptIssuer m_issuer;
    core::ConsoleBook &m_book;
    PreferenceKeeper &m_preferences;
    OpenPrinter m_openPrinter;
};

} // namespace ui
