// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/summaryoutput.h"

#include "ui/reports/summarypaper.h"
#include "ui/widgets/privatefile.h"
#include "ui/widgets/savefolder.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
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

constexpr qreal kUnitsPerInch = 2540; // of paper

bool isPrinted(const SummaryPaper &paper, QPrinter &printer)
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
        painter.scale(printer.logicalDpiX() / kUnitsPerInch, printer.logicalDpiY() / kUnitsPerInch);
        paper.paint(painter, page);
        painter.restore();
    }
    return painter.end() && printer.printerState() != QPrinter::Error;
}

/// Returns the name of a summary in the audit log.
QString nameOf(const Summary &summary)
{
    return u"summary "_s + summary.period().code();
}

} // namespace

SummaryOutput::SummaryOutput(QWidget *page)
    : QObject(page)
    , m_page(page)
{}

void SummaryOutput::copy(const Summary &summary, const SummaryHead &head)
{
    QGuiApplication::clipboard()->setText(toText(summary, head));
    Q_EMIT issued(nameOf(summary), u"text"_s);
    Q_EMIT messageChanged(tr("Copied."));
}

void SummaryOutput::print(const Summary &summary, const SummaryHead &head)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    auto *dialog = new QPrintDialog(printer.get(), m_page);
    dialog->setObjectName(u"printSummaryDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Print the summary"));
    dialog->setOption(QAbstractPrintDialog::PrintPageRange, false);
    const SummaryPaper paper(summary, head);
    connect(dialog, qOverload<QPrinter *>(&QPrintDialog::accepted), this,
            [this, printer, paper, name = nameOf(summary)] {
                const QString place = printer->outputFormat() == QPrinter::NativeFormat
                                          ? printer->printerName()
                                          : printer->outputFileName();
                const bool isDone = isPrinted(paper, *printer);
                if (isDone)
                    Q_EMIT issued(name, u"print"_s);
                Q_EMIT messageChanged(isDone ? tr("Summary sent to %1.").arg(place)
                                             : tr("It could not be printed on %1.").arg(place));
            });
    dialog->open();
}

void SummaryOutput::save(const Summary &summary, const SummaryHead &head)
{
    auto *dialog =
        new QFileDialog(m_page, tr("Save the summary"), saveFolder(), tr("Summary (*.pdf)"));
    dialog->setObjectName(u"saveSummaryDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"pdf"_s);
    dialog->selectFile(
        u"%1-%2.pdf"_s.arg(tr("summary", "begins the name of a file"), summary.period().code()));
    const SummaryPaper paper(summary, head);
    connect(
        dialog, &QFileDialog::fileSelected, this,
        [this, paper, name = nameOf(summary)](const QString &path) { writeTo(path, paper, name); });
    dialog->open();
}

void SummaryOutput::writeTo(const QString &path, const SummaryPaper &paper, const QString &name)
{
    const auto problem = writePrivateFile(path, paper.toPdf());
    if (!problem)
        Q_EMIT issued(name, u"file"_s);
    Q_EMIT messageChanged(problem ? tr("It could not be saved as %1: %2.").arg(path, *problem)
                                  : tr("Summary saved as %1.").arg(path));
}

} // namespace ui
