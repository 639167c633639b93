// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receiptdesk.h"

#include "ui/chargeslip.h"

#include <QtCore/QBuffer>
#include <QtCore/QSaveFile>
#include <QtCore/QStandardPaths>
#include <QtCore/QTimer>
#include <QtGui/QPainter>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>
#include <QtPrintSupport/QPrinterInfo>
#include <QtWidgets/QFileDialog>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qreal kUnitsPerInch = 2540; // unit of a receipt: 0.01 mm

QByteArray pngOf(const Receipt &receipt)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return receipt.toImage().save(&buffer, "PNG") ? bytes : QByteArray();
}

void prepare(QPrinter &printer, const Printout &printout)
{
    printer.setPageSize(printout.pageSize());
    printer.setPageOrientation(QPageLayout::Portrait);
    printer.setFullPage(true);
    printer.setCopyCount(1); // Another print is a marked second copy.
    printer.setDocName(printout.title());
    printer.setCreator(u"Balcão"_s);
}

/// Paints in the middle, because a driver may report only the printable width of a roll.
bool isPainted(const Printout &printout, QPrinter &printer, QPainter &painter)
{
    const QSizeF size = printout.pageSize().size(QPageSize::Millimeter);
    const QRectF sheet = printer.pageLayout().fullRect(QPageLayout::Millimeter);
    painter.scale(printer.logicalDpiX() / kUnitsPerInch, printer.logicalDpiY() / kUnitsPerInch);
    painter.translate((sheet.width() - size.width()) / 2 * 100, 0);
    printout.paint(painter);
    return painter.end() && printer.printerState() != QPrinter::Error;
}

QString placeOf(const QPrinter &printer)
{
    return printer.outputFormat() == QPrinter::NativeFormat ? printer.printerName()
                                                            : printer.outputFileName();
}

/// Accepts every copy number.
bool any(int /*number*/)
{
    return true;
}

} // namespace

ReceiptDesk::ReceiptDesk(core::TransactionService &service, ReceiptIssuer issuer,
                         core::ConsoleBook &book, PreferenceKeeper &preferences,
                         OpenPrinter openPrinter)
    : m_service(service)
    , m_issuer(std::move(issuer))
    , m_book(book)
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
        withChosen(
            page,
            [this, transaction, page, say](const auto &printer, Paper paper) {
                printOn(printer, transaction, paper, page, any, say);
            },
            say);
}

void ReceiptDesk::choosePrinter(const core::Transaction &transaction, QWidget *page, const Say &say)
{
    const QString problem = receiptProblem(transaction);
    if (!problem.isEmpty()) {
        say(problem);
        return;
    }
    withAsked(tr("Print the receipt"), page,
              [this, transaction, page, say](const auto &printer, Paper paper) {
                  printOn(printer, transaction, paper, page, any, say);
              });
}

void ReceiptDesk::printSlip(const core::Transaction &charge, QWidget *page, const Say &say)
{
    const QString problem = slipProblem(charge, m_service.payee());
    if (!problem.isEmpty())
        say(problem);
    else if (printing().printer.isEmpty())
        chooseSlipPrinter(charge, page, say);
    else
        withChosen(
            page,
            [this, charge, say](const auto &printer, Paper paper) {
                printSlipOn(printer, charge, paper, say);
            },
            say);
}

void ReceiptDesk::chooseSlipPrinter(const core::Transaction &charge, QWidget *page, const Say &say)
{
    const QString problem = slipProblem(charge, m_service.payee());
    if (!problem.isEmpty()) {
        say(problem);
        return;
    }
    withAsked(tr("Print the code"), page, [this, charge, say](const auto &printer, Paper paper) {
        printSlipOn(printer, charge, paper, say);
    });
}

void ReceiptDesk::printSlipOn(const std::shared_ptr<QPrinter> &printer,
                              const core::Transaction &charge, Paper paper, const Say &say)
{
    const ChargeSlip slip(charge, m_issuer, paper);
    prepare(*printer, slip);
    QPainter painter;
    if (painter.begin(printer.get()) && isPainted(slip, *printer, painter))
        say(tr("Code sent to %1.").arg(placeOf(*printer)));
    else
        say(tr("It could not be printed on %1.").arg(placeOf(*printer)));
}

/// Stores the printer chosen in the dialog as preferred printer.
void ReceiptDesk::withAsked(const QString &title, QWidget *page, const Print &print)
{
    std::shared_ptr<QPrinter> printer = m_openPrinter(printing().printer);
    if (!printer)
        printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer.get(), page);
    dialog->setObjectName(u"printDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(title);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this, [this, print, printer] {
        const QRectF sheet = printer->pageLayout().fullRect(QPageLayout::Millimeter);
        const Paper paper = paperOfWidth(sheet.width());
        if (printer->outputFormat() == QPrinter::NativeFormat) { // otherwise printed to a file
            Preferences changed = m_preferences.value();
            changed.printing.printer = printer->printerName();
            changed.printing.paper = paper;
            m_preferences.set(changed);
        }
        print(printer, paper);
    });
    dialog->open();
}

/// Prints a demo receipt without counting a copy.
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
    core::onAnswer(
        m_book.marks({transaction.id}), page,
        [this, transaction, page, say](const core::Result<QHash<QUuid, core::Marks>> &marks) {
            const int made = marks ? marks->value(transaction.id).receipts : 0;
            chooseFile(transaction, made, page, say);
        });
}

void ReceiptDesk::chooseFile(const core::Transaction &transaction, int made, QWidget *page,
                             const Say &say)
{
    auto *dialog =
        new QFileDialog(page, tr("Save the receipt"),
                        QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation),
                        tr("Receipt (*.pdf *.png)"));
    dialog->setObjectName(u"saveReceiptDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileName(transaction, made));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, transaction, page, say](const QString &path) {
                save(transaction, path, page, say);
            });
    dialog->open();
}

/// Prints only charges in the watch list of the counter store: charges created or shown at this
/// counter, since the service reports all charges. Queries at once, because other receivers of the
/// payment remove the charge from the list.
void ReceiptDesk::printByItself(const core::Transaction &transaction)
{
    if (!printing().automatic || printing().printer.isEmpty() ||
        transaction.operation != core::Operation::CashIn ||
        transaction.status != core::Status::Code::Paid)
        return;
    core::onAnswer(m_book.watched(), this,
                   [this, transaction](const core::Result<QList<core::WatchedCharge>> &watched) {
                       const auto isIt = [&transaction](const core::WatchedCharge &charge) {
                           return charge.id == transaction.id;
                       };
                       if (watched && std::any_of(watched->cbegin(), watched->cend(), isIt))
                           printFirst(transaction);
                   });
}

/// Prints after the page has shown the payment, since a printer may be slow. Does nothing if a
/// receipt exists already.
void ReceiptDesk::printFirst(const core::Transaction &transaction)
{
    core::onAnswer(m_book.marks({transaction.id}), this,
                   [this, transaction](const core::Result<QHash<QUuid, core::Marks>> &marks) {
                       if (marks && marks->value(transaction.id).receipts > 0)
                           return;
                       const auto isFirst = [](int number) { return number == 1; };
                       const auto tell = [this, transaction](const QString &sentence) {
                           Q_EMIT printedByItself(transaction, sentence);
                       };
                       const auto print = [this, transaction, isFirst, tell](const auto &printer,
                                                                             Paper paper) {
                           printOn(printer, transaction, paper, this, isFirst, tell);
                       };
                       withChosen(this, print, tell);
                   });
}

/// Prints from the event loop, so that the page shows the payment without waiting for the printer.
void ReceiptDesk::withChosen(QObject *asker, const Print &print, const Say &say)
{
    QTimer::singleShot(0, asker, [this, chosen = printing(), print, say] {
        if (const std::shared_ptr<QPrinter> printer = m_openPrinter(chosen.printer))
            print(printer, chosen.paper);
        else
            say(tr("Nothing was printed: printer %1 not found. Ctrl+P chooses another.")
                    .arg(chosen.printer));
    });
}

/// Counts before printing. If the program ends meanwhile, the next receipt is marked as a second
/// copy, and two receipts never both appear as first.
void ReceiptDesk::printOn(const std::shared_ptr<QPrinter> &printer,
                          const core::Transaction &transaction, Paper paper, QObject *asker,
                          const Wanted &wanted, const Say &say)
{
    core::onAnswer(
        m_book.countReceipt(transaction.id), asker,
        [this, printer, transaction, paper, wanted, say](const core::Result<int> &number) {
            if (!number) {
                say(tr("No receipt: the notes of this counter cannot be written, so the next one "
                       "would pass for the first."));
                return;
            }
            const bool isWanted = wanted(*number);
            const QString place = placeOf(*printer);
            const Receipt receipt(transaction, m_issuer, paper, *number);
            prepare(*printer, receipt);
            QPainter painter;
            if (isWanted && painter.begin(printer.get())) {
                say(isPainted(receipt, *printer, painter)
                        ? tr("Receipt sent to %1.").arg(place)
                        : tr("It could not be printed on %1.").arg(place));
                return;
            }
            m_book.takeReceiptBack(transaction.id, *number);
            if (isWanted)
                say(tr("No receipt: it could not be printed on %1.").arg(place));
        });
}

void ReceiptDesk::save(const core::Transaction &transaction, const QString &path, QObject *asker,
                       const Say &say)
{
    const bool png = path.endsWith(".png"_L1, Qt::CaseInsensitive);
    if (!png && !path.endsWith(".pdf"_L1, Qt::CaseInsensitive)) {
        say(tr("No receipt: the name must end with .pdf or .png."));
        return;
    }
    core::onAnswer(
        m_book.countReceipt(transaction.id), asker,
        [this, transaction, path, png, say](const core::Result<int> &number) {
            if (!number) {
                say(tr("No receipt: the notes of this counter cannot be written, so the next one "
                       "would pass for the first."));
                return;
            }
            const Receipt receipt(transaction, m_issuer, printing().paper, *number);
            const QByteArray bytes = png ? pngOf(receipt) : receipt.toPdf();
            QSaveFile file(path);
            if (!file.open(QIODevice::WriteOnly) ||
                !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) ||
                file.write(bytes) != bytes.size() || !file.commit()) {
                m_book.takeReceiptBack(transaction.id, *number);
                say(tr("No receipt: it could not be saved as %1: %2.")
                        .arg(path, file.errorString()));
                return;
            }
            say(tr("Receipt saved as %1.").arg(path));
        });
}

/// Returns a name of the local id and the copy number only: data of a remote service must not
/// influence a file name.
QString ReceiptDesk::fileName(const core::Transaction &transaction, int made)
{
    const bool isIn = transaction.operation == core::Operation::CashIn;
    return u"%1-%2%3.pdf"_s.arg(isIn ? tr("receipt", "begins the name of a file")
                                     : tr("transfer", "begins the name of a file"),
                                transaction.id.toString(QUuid::WithoutBraces),
                                made > 0 ? u"-%1"_s.arg(made + 1) : QString());
}

} // namespace ui
