// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/dayoutput.h"

#include "ui/widgets/privatefile.h"
#include "ui/widgets/savefolder.h"

#include <QtGui/QPainter>
#include <QtPrintSupport/QPrintDialog>
#include <QtPrintSupport/QPrinter>
#include <QtWidgets/QFileDialog>

#include <memory>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qreal kPaperUnitsPerInch = 2540;

bool isDayPrinted(const DayPaper &paper, QPrinter &printer)
{
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setPageOrientation(QPageLayout::Portrait);
    printer.setFullPage(true);
    printer.setDocName(paper.title());
    printer.setCreator(u"Balcão"_s);
    QPainter painter;
    if (!painter.begin(&printer))
        return false;
    for (int page = 0; page < paper.pages(); ++page) {
        if (page > 0 && !printer.newPage())
            return false;
        painter.save();
        painter.scale(printer.logicalDpiX() / kPaperUnitsPerInch,
                      printer.logicalDpiY() / kPaperUnitsPerInch);
        paper.paint(painter, page);
        painter.restore();
    }
    return painter.end() && printer.printerState() != QPrinter::Error;
}

/// Returns the name of a day in the audit log.
QString nameOf(const DaySheet &sheet)
{
    return u"day "_s + sheet.day.toString(Qt::ISODate);
}

} // namespace

DayOutput::DayOutput(QWidget *page)
    : QObject(page)
    , m_page(page)
{}

void DayOutput::print(const DaySheet &sheet)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer.get(), m_page);
    dialog->setObjectName(u"printDayDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the day"));
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
    const DayPaper paper(sheet);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this, printer, paper, name = nameOf(sheet)] {
                const QString place = printer->outputFormat() == QPrinter::NativeFormat
                                          ? printer->printerName()
                                          : printer->outputFileName();
                const bool isDone = isDayPrinted(paper, *printer);
                if (isDone)
                    Q_EMIT issued(name, u"print"_s);
                Q_EMIT messageChanged(isDone ? tr("Sent to %1.", "a printer").arg(place)
                                             : tr("It could not be printed on %1.").arg(place));
            });
    dialog->open();
}

void DayOutput::save(const DaySheet &sheet)
{
    auto *dialog = new QFileDialog(m_page, tr("Save the day"), saveFolder(), tr("PDF (*.pdf)"));
    dialog->setObjectName(u"saveDayDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(DayPaper::fileName(sheet.day));
    const DayPaper paper(sheet);
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, paper, name = nameOf(sheet)](const QString &path) { writeTo(path, paper, name); });
    dialog->open();
}

void DayOutput::writeTo(const QString &path, const DayPaper &paper, const QString &name)
{
    const auto problem = writePrivateFile(path, paper.toPdf());
    if (!problem)
        Q_EMIT issued(name, u"file"_s);
    Q_EMIT messageChanged(problem ? tr("It could not be saved as %1: %2.").arg(path, *problem)
                                  : tr("Saved as %1.").arg(path));
}

} // namespace ui
