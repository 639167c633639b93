// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receiptdesk.h"

#include <QtCore/QBuffer>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QTimer>
#include <QtGui/QPainter>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>
#include <QtPrintSupport/QPrinterInfo>
#include <QtWidgets/QFileDialog>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qreal kUnitsPerInch = 2540; // of a receipt: hundredths of a millimetre

QByteArray pngOf(const Receipt &receipt)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return receipt.toImage().save(&buffer, "PNG") ? bytes : QByteArray();
}

void prepare(QPrinter &printer, const Receipt &receipt)
{
    printer.setPageSize(receipt.pageSize());
    printer.setPageOrientation(QPageLayout::Portrait);
    printer.setFullPage(true);
    printer.setCopyCount(1); // Another one is a second copy, and says so.
    printer.setDocName(receipt.title());
    printer.setCreator(u"Balcão"_s);
}

/// In the middle: a driver may give a roll only the width that its printer reaches.
bool isPainted(const Receipt &receipt, QPrinter &printer, QPainter &painter)
{
    const QSizeF size = receipt.pageSize().size(QPageSize::Millimeter);
    const QRectF sheet = printer.pageLayout().fullRect(QPageLayout::Millimeter);
    painter.scale(printer.logicalDpiX() / kUnitsPerInch, printer.logicalDpiY() / kUnitsPerInch);
    painter.translate((sheet.width() - size.width()) / 2 * 100, 0);
    receipt.paint(painter);
    return painter.end() && printer.printerState() != QPrinter::Error;
}

} // namespace

ReceiptDesk::ReceiptDesk(core::TransactionService &service, ReceiptIssuer issuer,
                         const QString &bookPath, PreferenceKeeper &preferences,
                         OpenPrinter openPrinter)
    : m_issuer(std::move(issuer))
    , m_book(bookPath)
    , m_preferences(preferences)
    , m_openPrinter(std::move(openPrinter))
{
    connect(&service, &core::TransactionService::changed, this, &ReceiptDesk::printByItself);
}

std::unique_ptr<QPrinter> ReceiptDesk::systemPrinter(const QString &name)
{
    const QPrinterInfo info = QPrinterInfo::printerInfo(name);
    return info.isNull() ? nullptr : std::make_unique<QPrinter>(info, QPrinter::HighResolution);
}

void ReceiptDesk::print(const core::Transaction &transaction, QWidget *page, const Say &say)
{
    const QString problem = receiptProblem(transaction);
    if (!problem.isEmpty())
        say(problem);
    else if (printing().printer.isEmpty())
        choosePrinter(transaction, page, say);
    else
        say(printOnChosen(transaction));
}

void ReceiptDesk::choosePrinter(const core::Transaction &transaction, QWidget *page, const Say &say)
{
    const QString problem = receiptProblem(transaction);
    if (!problem.isEmpty()) {
        say(problem);
        return;
    }
    std::shared_ptr<QPrinter> printer = m_openPrinter(printing().printer);
    if (!printer)
        printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer.get(), page);
    dialog->setObjectName(u"printDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the receipt"));
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this, transaction, say, printer] {
                const QRectF sheet = printer->pageLayout().fullRect(QPageLayout::Millimeter);
                const Paper paper = paperOfWidth(sheet.width());
                if (printer->outputFormat() == QPrinter::NativeFormat) { // else it was a file
                    Preferences changed = m_preferences.value();
                    changed.printing.printer = printer->printerName();
                    changed.printing.paper = paper;
                    m_preferences.set(changed);
                }
                say(printOn(*printer, transaction, paper));
            });
    dialog->open();
}

/// As a receipt of the demo, and not counted: nobody has it.
void ReceiptDesk::printTest(const Say &say)
{
    const std::unique_ptr<QPrinter> printer = m_openPrinter(printing().printer);
    if (!printer) {
        say(tr("Choose a printer first."));
        return;
    }
    ReceiptIssuer issuer = m_issuer;
    issuer.environment = Environment::Kind::Demo;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    core::Transaction nothing;
    nothing.id = QUuid::createUuid();
    nothing.status = core::Status::Code::Paid;
    nothing.amount = core::Money::fromCents(123456);
    nothing.created = now;
    nothing.finished = now;
    nothing.name = issuer.walkIn.name;
    nothing.document = issuer.walkIn.document;
    nothing.description = tr("Test print");
    const Receipt receipt(nothing, issuer, printing().paper, 1);
    prepare(*printer, receipt);
    QPainter painter;
    if (painter.begin(printer.get()) && isPainted(receipt, *printer, painter))
        say(tr("A test was sent to %1.").arg(printing().printer));
    else
        say(tr("It could not be printed on %1.").arg(printing().printer));
}

void ReceiptDesk::saveAs(const core::Transaction &transaction, QWidget *page, const Say &say)
{
    const QString problem = receiptProblem(transaction);
    if (!problem.isEmpty()) {
        say(problem);
        return;
    }
    auto *dialog =
        new QFileDialog(page, tr("Save the receipt"),
                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                        tr("Receipt (*.pdf *.png)"));
    dialog->setObjectName(u"saveReceiptDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileName(transaction));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, transaction, say](const QString &path) { say(save(transaction, path)); });
    dialog->open();
}

/// After the page has said that it is paid: a printer may take its time.
void ReceiptDesk::printByItself(const core::Transaction &transaction)
{
    if (!printing().automatic || printing().printer.isEmpty() ||
        transaction.operation != core::Operation::CashIn ||
        transaction.status != core::Status::Code::Paid)
        return;
    QTimer::singleShot(0, this, [this, transaction] {
        if (m_book.made(transaction.id) == 0) // The customer has one already.
            Q_EMIT printedByItself(transaction, printOnChosen(transaction));
    });
}

QString ReceiptDesk::printOnChosen(const core::Transaction &transaction)
{
    const std::unique_ptr<QPrinter> printer = m_openPrinter(printing().printer);
    if (!printer)
        return tr("No receipt: there is no printer %1. Ctrl+P chooses another.")
            .arg(printing().printer);
    return printOn(*printer, transaction, printing().paper);
}

QString ReceiptDesk::printOn(QPrinter &printer, const core::Transaction &transaction, Paper paper)
{
    const QString place = printer.outputFormat() == QPrinter::NativeFormat
                              ? printer.printerName()
                              : printer.outputFileName();
    const std::optional<int> made = m_book.made(transaction.id);
    if (!made)
        return tr("No receipt: %1 cannot be read, so nobody knows whether it is the first.")
            .arg(m_book.path());
    const Receipt receipt(transaction, m_issuer, paper, *made + 1);
    prepare(printer, receipt);
    QPainter painter;
    if (!painter.begin(&printer))
        return tr("No receipt: it could not be printed on %1.").arg(place);
    if (!m_book.note(transaction.id)) {
        printer.abort();
        return tr("No receipt: %1 cannot be written, so the next would pass for the first.")
            .arg(m_book.path());
    }
    if (!isPainted(receipt, printer, painter))
        return tr("It could not be printed on %1.").arg(place);
    return tr("Receipt sent to %1.").arg(place);
}

QString ReceiptDesk::save(const core::Transaction &transaction, const QString &path)
{
    const bool png = path.endsWith(".png"_L1, Qt::CaseInsensitive);
    if (!png && !path.endsWith(".pdf"_L1, Qt::CaseInsensitive))
        return tr("No receipt: the name must end with .pdf or .png.");
    const std::optional<int> made = m_book.made(transaction.id);
    if (!made)
        return tr("No receipt: %1 cannot be read, so nobody knows whether it is the first.")
            .arg(m_book.path());
    const Receipt receipt(transaction, m_issuer, printing().paper, *made + 1);
    const QByteArray bytes = png ? pngOf(receipt) : receipt.toPdf();
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) ||
        !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) ||
        file.write(bytes) != bytes.size())
        return tr("No receipt: it could not be saved as %1: %2.").arg(path, file.errorString());
    if (!m_book.note(transaction.id))
        return tr("No receipt: %1 cannot be written, so the next would pass for the first.")
            .arg(m_book.path());
    if (!file.commit())
        return tr("No receipt: it could not be saved as %1: %2.").arg(path, file.errorString());
    return tr("Receipt saved as %1.").arg(path);
}

/// Of our own id and the number of the copy only: what a foreign service says must not name a file.
QString ReceiptDesk::fileName(const core::Transaction &transaction) const
{
    const int made = m_book.made(transaction.id).value_or(0);
    return u"%1-%2%3.pdf"_s.arg(tr("receipt", "begins the name of a file"),
                                transaction.id.toString(QUuid::WithoutBraces),
                                made > 0 ? u"-%1"_s.arg(made + 1) : QString());
}

} // namespace ui
