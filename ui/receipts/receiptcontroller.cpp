// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/receiptcontroller.h"

#include "core/domain/brasilia.h"
#include "core/domain/transaction.h"
#include "core/service/bankcodes.h"
#include "ui/receipts/chargeslip.h"
#include "ui/widgets/privatefile.h"
#include "ui/widgets/savefolder.h"

#include <QtCore/QBuffer>
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

ReceiptController::ReceiptController(core::TransactionService &service, ReceiptIssuer issuer,
                                     core::ConsoleDatabase &console,
                                     core::PreferencesStore &preferences, OpenPrinter openPrinter)
    : m_service(service)
    , m_issuer(std::move(issuer))
    , m_console(console)
    , m_preferences(preferences)
    , m_openPrinter(std::move(openPrinter))
{
    connect(&service, &core::TransactionService::changed, this, &ReceiptController::printByItself);
    const auto followLogo = [this] { m_issuer.logo = printing().logo; };
    connect(&preferences, &core::PreferencesStore::changed, this, followLogo);
    followLogo();
}

std::unique_ptr<QPrinter> ReceiptController::systemPrinter(const QString &name)
{
    const QPrinterInfo info = QPrinterInfo::printerInfo(name);
    return info.isNull() ? nullptr : std::make_unique<QPrinter>(info, QPrinter::HighResolution);
}

void ReceiptController::print(const core::Transaction &transaction, QWidget *page,
                              const ReportMessage &report)
{
    const QString problem = receiptProblem(transaction);
    if (!problem.isEmpty())
        report(problem);
    else if (printing().printer.isEmpty())
        choosePrinter(transaction, page, report);
    else
        withChosen(
            page,
            [this, transaction, page, report](const auto &printer, core::Paper paper) {
                printOn(printer, transaction, paper, page, any, report);
            },
            report);
}

void ReceiptController::choosePrinter(const core::Transaction &transaction, QWidget *page,
                                      const ReportMessage &report)
{
    const QString problem = receiptProblem(transaction);
    if (!problem.isEmpty()) {
        report(problem);
        return;
    }
    withAsked(tr("Print the receipt"), page,
              [this, transaction, page, report](const auto &printer, core::Paper paper) {
                  printOn(printer, transaction, paper, page, any, report);
              });
}

void ReceiptController::printSlip(const core::Transaction &charge, QWidget *page,
                                  const ReportMessage &report)
{
    const QString problem = slipProblem(charge, m_service.payee(), core::bankHostsOf(m_service));
    if (!problem.isEmpty())
        report(problem);
    else if (printing().printer.isEmpty())
        chooseSlipPrinter(charge, page, report);
    else
        withChosen(
            page,
            [this, charge, report](const auto &printer, core::Paper paper) {
                printSlipOn(printer, charge, paper, report);
            },
            report);
}

void ReceiptController::chooseSlipPrinter(const core::Transaction &charge, QWidget *page,
                                          const ReportMessage &report)
{
    const QString problem = slipProblem(charge, m_service.payee(), core::bankHostsOf(m_service));
    if (!problem.isEmpty()) {
        report(problem);
        return;
    }
    withAsked(tr("Print the code"), page,
              [this, charge, report](const auto &printer, core::Paper paper) {
                  printSlipOn(printer, charge, paper, report);
              });
}

void ReceiptController::printSlipOn(const std::shared_ptr<QPrinter> &printer,
                                    const core::Transaction &charge, core::Paper paper,
                                    const ReportMessage &report)
{
    const ChargeSlip slip(charge, m_issuer, paper);
    prepare(*printer, slip);
    QPainter painter;
    if (painter.begin(printer.get()) && isPainted(slip, *printer, painter)) {
        recordCode(charge, u"print"_s);
        report(tr("Code sent to %1.").arg(placeOf(*printer)));
    } else {
        report(tr("It could not be printed on %1.").arg(placeOf(*printer)));
    }
}

void ReceiptController::recordCode(const core::Transaction &charge, const QString &form)
{
    m_console.audit().append({.action = core::AuditAction::CodeShared,
                              .transaction = charge.id,
                              .subject = charge.reference,
                              .after = form});
}

void ReceiptController::printReport(const MakePrintout &make, const QString &name, QWidget *page,
                                    const ReportMessage &report)
{
    const Print print = [this, make, name, report](const auto &printer, core::Paper paper) {
        const auto printout = make(paper);
        prepare(*printer, *printout);
        QPainter painter;
        const bool isPrinted =
            painter.begin(printer.get()) && isPainted(*printout, *printer, painter);
        if (isPrinted)
            m_console.audit().appendReport(name, u"print"_s);
        report(isPrinted ? tr("Report sent to %1.").arg(placeOf(*printer))
                         : tr("It could not be printed on %1.").arg(placeOf(*printer)));
    };
    if (printing().printer.isEmpty())
        withAsked(tr("Print the report"), page, print);
    else
        withChosen(page, print, report);
}

void ReceiptController::saveReport(const MakePrintout &make, const QString &name, QWidget *page,
                                   const ReportMessage &report)
{
    auto *dialog = new QFileDialog(page, tr("Save the report"), saveFolder(), tr("PDF (*.pdf)"));
    dialog->setObjectName(u"saveReportDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, make, name, report](const QString &path) {
                const auto problem = writePrivateFile(path, make(printing().paper)->toPdf());
                if (!problem)
                    m_console.audit().appendReport(name, u"file"_s);
                report(problem ? tr("It could not be saved as %1: %2.").arg(path, *problem)
                               : tr("Report saved as %1.").arg(path));
            });
    dialog->open();
}

/// Stores the printer chosen in the dialog as preferred printer.
void ReceiptController::withAsked(const QString &title, QWidget *page, const Print &print)
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
        const core::Paper paper = paperOfWidth(sheet.width());
        if (printer->outputFormat() == QPrinter::NativeFormat) { // otherwise printed to a file
            core::Preferences changed = m_preferences.value();
            changed.printing.printer = printer->printerName();
            changed.printing.paper = paper;
            m_preferences.set(changed);
        }
        print(printer, paper);
    });
    dialog->open();
}

/// Prints a demo receipt without counting a copy.
Receipt ReceiptController::testReceipt() const
{
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
    return {nothing, issuer, printing().paper, 1};
}

void ReceiptController::printTest(const ReportMessage &report)
{
    const std::unique_ptr<QPrinter> printer = m_openPrinter(printing().printer);
    if (!printer) {
        report(tr("Choose a printer first."));
        return;
    }
    const Receipt receipt = testReceipt();
    prepare(*printer, receipt);
    QPainter painter;
    if (painter.begin(printer.get()) && isPainted(receipt, *printer, painter))
        report(tr("A test was sent to %1.").arg(printing().printer));
    else
        report(tr("It could not be printed on %1.").arg(printing().printer));
}

void ReceiptController::saveAs(const core::Transaction &transaction, QWidget *page,
                               const ReportMessage &report)
{
    const QString problem = receiptProblem(transaction);
    if (!problem.isEmpty()) {
        report(problem);
        return;
    }
    core::onAnswer(m_console.annotations().find({transaction.id}), page,
                   [this, transaction, page,
                    report](const core::Result<QHash<QUuid, core::Annotations>> &annotations) {
                       const int made =
                           annotations ? annotations->value(transaction.id).receipts : 0;
                       chooseFile(transaction, made, page, report);
                   });
}

void ReceiptController::chooseFile(const core::Transaction &transaction, int made, QWidget *page,
                                   const ReportMessage &report)
{
    auto *dialog =
        new QFileDialog(page, tr("Save the receipt"), saveFolder(), tr("Receipt (*.pdf *.png)"));
    dialog->setObjectName(u"saveReceiptDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(fileName(transaction, made));
    connect(dialog, &QFileDialog::fileSelected, this,
            [this, transaction, page, report](const QString &path) {
                save(transaction, path, page, report);
            });
    dialog->open();
}

/// Prints only charges in the watch list of the counter store: charges created or shown at this
/// counter, since the service reports all charges. Queries at once, because other receivers of the
/// payment remove the charge from the list.
void ReceiptController::printByItself(const core::Transaction &transaction)
{
    if (!printing().automatic || printing().printer.isEmpty() ||
        transaction.operation != core::Operation::CashIn ||
        transaction.status != core::Status::Code::Paid)
        return;
    core::onAnswer(m_console.watchedCharges().watched(), this,
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
void ReceiptController::printFirst(const core::Transaction &transaction)
{
    core::onAnswer(
        m_console.annotations().find({transaction.id}), this,
        [this, transaction](const core::Result<QHash<QUuid, core::Annotations>> &annotations) {
            if (annotations && annotations->value(transaction.id).receipts > 0)
                return;
            const auto isFirst = [](int number) { return number == 1; };
            const auto report = [this, transaction](const QString &sentence) {
                Q_EMIT printedByItself(transaction, sentence);
            };
            const auto print = [this, transaction, isFirst, report](const auto &printer,
                                                                    core::Paper paper) {
                printOn(printer, transaction, paper, this, isFirst, report);
            };
            withChosen(this, print, report);
        });
}

/// Prints from the event loop, so that the page shows the payment without waiting for the printer.
void ReceiptController::withChosen(QObject *asker, const Print &print, const ReportMessage &report)
{
    QTimer::singleShot(0, asker, [this, chosen = printing(), print, report] {
        if (const std::shared_ptr<QPrinter> printer = m_openPrinter(chosen.printer))
            print(printer, chosen.paper);
        else
            report(tr("Nothing was printed: printer %1 not found. Ctrl+P chooses another.")
                       .arg(chosen.printer));
    });
}

/// Counts before printing. If the program ends meanwhile, the next receipt is marked as a second
/// copy, and two receipts never both appear as first.
void ReceiptController::printOn(const std::shared_ptr<QPrinter> &printer,
                                const core::Transaction &transaction, core::Paper paper,
                                QObject *asker, const Wanted &wanted, const ReportMessage &report)
{
    const auto print = [this, printer, transaction, paper, wanted,
                        report](const ReceiptIssuer &issuer, int number) {
        const bool isWanted = wanted(number);
        const QString place = placeOf(*printer);
        const Receipt receipt(transaction, issuer, paper, number);
        prepare(*printer, receipt);
        QPainter painter;
        if (isWanted && painter.begin(printer.get())) {
            report(isPainted(receipt, *printer, painter)
                       ? tr("Receipt sent to %1.").arg(place)
                       : tr("It could not be printed on %1.").arg(place));
            return;
        }
        m_console.receipts().undoReceipt(transaction.id, number);
        if (isWanted)
            report(tr("No receipt: it could not be printed on %1.").arg(place));
    };
    withCopy(transaction, asker, report, print);
}

void ReceiptController::withCopy(
    const core::Transaction &transaction, QObject *asker, const ReportMessage &report,
    const std::function<void(const ReceiptIssuer &issuer, int number)> &make)
{
    // The name is read first, because the console answers in order.
    const auto attendant = std::make_shared<QString>();
    using Creators = core::Result<QHash<QUuid, core::Actor>>;
    core::onAnswer(m_console.audit().creators({transaction.id}), asker,
                   [attendant, id = transaction.id](const Creators &creators) {
                       // Actor 0 is a program.
                       if (creators && creators->value(id).id != 0)
                           *attendant = creators->value(id).name;
                   });
    core::onAnswer(
        m_console.receipts().countReceipt(transaction.id), asker,
        [this, attendant, report, make](const core::Result<int> &number) {
            if (!number) {
                report(
                    tr("No receipt: the notes of this counter cannot be written, so the next one "
                       "would pass for the first."));
                return;
            }
            ReceiptIssuer issuer = m_issuer;
            issuer.attendant = *attendant;
            make(issuer, *number);
        });
}

void ReceiptController::save(const core::Transaction &transaction, const QString &path,
                             QObject *asker, const ReportMessage &report)
{
    const bool png = path.endsWith(".png"_L1, Qt::CaseInsensitive);
    if (!png && !path.endsWith(".pdf"_L1, Qt::CaseInsensitive)) {
        report(tr("No receipt: the name must end with .pdf or .png."));
        return;
    }
    const auto write = [this, transaction, path, png, report](const ReceiptIssuer &issuer,
                                                              int number) {
        const Receipt receipt(transaction, issuer, printing().paper, number);
        const QByteArray bytes = png ? pngOf(receipt) : receipt.toPdf();
        if (const auto problem = writePrivateFile(path, bytes)) {
            m_console.receipts().undoReceipt(transaction.id, number);
            report(tr("No receipt: it could not be saved as %1: %2.").arg(path, *problem));
            return;
        }
        report(tr("Receipt saved as %1.").arg(path));
    };
    withCopy(transaction, asker, report, write);
}

/// Returns a name of time, amount and copy number only: text of a remote service must not
/// influence a file name.
QString ReceiptController::fileName(const core::Transaction &transaction, int made)
{
    const bool isIn = transaction.operation == core::Operation::CashIn;
    const QDateTime time = core::brasiliaTime(transaction.finished.value_or(transaction.created));
    return u"%1-%2-%3%4.pdf"_s.arg(isIn ? tr("receipt", "begins the name of a file")
                                        : tr("transfer", "begins the name of a file"),
                                   time.toString(u"yyyy-MM-dd-HHmm"_s),
                                   transaction.amount.toDecimal(),
                                   made > 0 ? u"-%1"_s.arg(made + 1) : QString());
}

} // namespace ui
