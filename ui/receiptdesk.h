// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/receipt.h"
#include "ui/receiptbook.h"

#include <QtCore/QObject>
#include <QtPrintSupport/QPrinter>

#include <functional>
#include <memory>

namespace ui
{

/// Where receipts come out on paper.
struct Printing
{
    QString printer; ///< as the system calls it; empty: nobody has chosen one yet
    Paper paper = Paper::Roll80;
    bool automatic = false; ///< as soon as a charge is paid, without being asked

    bool operator==(const Printing &) const = default;
};

/// Makes the receipts of a shop, on paper and as files, and counts them. Whatever goes wrong is one
/// sentence for the page that asked; nothing here touches the charge.
class ReceiptDesk : public QObject
{
    Q_OBJECT

public:
    /// Takes what became of it, in one sentence.
    using Say = std::function<void(const QString &)>;

    /// Opens a printer by its name; nothing if there is no such printer.
    using OpenPrinter = std::function<std::unique_ptr<QPrinter>(const QString &)>;

    /// The service must outlive the desk. `bookPath` is the file of the ReceiptBook.
    ReceiptDesk(core::TransactionService &service, ReceiptIssuer issuer, const QString &bookPath,
                Printing printing, OpenPrinter openPrinter = systemPrinter);

    /// On the printer that was chosen before, without a question; else as choosePrinter().
    void print(const core::Transaction &transaction, QWidget *page, const Say &say);

    /// Asks which printer, prints there, and remembers it.
    void choosePrinter(const core::Transaction &transaction, QWidget *page, const Say &say);

    /// Asks for a file, which becomes a PDF or PNG by its ending.
    void saveAs(const core::Transaction &transaction, QWidget *page, const Say &say);

    [[nodiscard]] static std::unique_ptr<QPrinter> systemPrinter(const QString &name);

Q_SIGNALS:
    /// Somebody chose a printer: this is to be kept.
    void printingChosen(const ui::Printing &printing);

    /// What became of a receipt that was printed by itself.
    void printedByItself(const core::Transaction &transaction, const QString &sentence);

private:
    void printByItself(const core::Transaction &transaction);
    [[nodiscard]] QString printOnChosen(const core::Transaction &transaction);
    [[nodiscard]] QString printOn(QPrinter &printer, const core::Transaction &transaction,
                                  Paper paper);
    [[nodiscard]] QString save(const core::Transaction &transaction, const QString &path);
    [[nodiscard]] QString fileName(const core::Transaction &transaction) const;

    ReceiptIssuer m_issuer;
    ReceiptBook m_book;
    Printing m_printing;
    OpenPrinter m_openPrinter;
};

} // namespace ui
