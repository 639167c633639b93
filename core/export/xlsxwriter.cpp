// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/xlsxwriter.h"

#include "core/export/celltext.h"
#include "core/export/exportfile.h"
#include "core/export/packcheck.h"

#include <QtCore/QFileInfo>

#include <xlsxwriter.h>

#include <cerrno>
#include <cstdio>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

// Limits of a sheet: by the format, and by the maximum size of an archive part.
constexpr quint32 kMaxRows = LXW_ROW_MAX;
constexpr long kMaxBytes = 2'000'000'000;
constexpr qsizetype kMaxCharacters = 32'767;

/// Normalises line breaks and escapes texts that resemble an escape sequence ("_x0041_"), before
/// cutting.
QByteArray cellText(QString text)
{
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n').replace("_x"_L1, "_x005F_x"_L1);
    if (text.size() > kMaxCharacters)
        text = text.left(kMaxCharacters - 1) + u'…';
    return text.toUtf8();
}

/// Returns "…" for the first sheet, then "… 2" and so on.
QString sheetName(const QString &name, int number)
{
    return number == 1 ? name : u"%1 %2"_s.arg(name).arg(number);
}

Error roomError(int number)
{
    return fileError(number != 0 ? number : ENOSPC);
}

} // namespace

void XlsxWriter::Free::operator()(lxw_workbook *repository) const
{
    lxw_workbook_free(repository);
}

XlsxWriter::XlsxWriter(const ExportOrder &order, ExportFile &file)
    : m_order(order)
    , m_file(file)
{}

XlsxWriter::~XlsxWriter() = default;

void XlsxWriter::begin()
{
    if (m_file.hasFailed())
        return;
    const QByteArray path = QFile::encodeName(m_file.path());
    QByteArray folder = QFile::encodeName(QFileInfo(m_file.path()).path());
    lxw_workbook_options options = {};
    options.constant_memory = LXW_TRUE;
    options.tmpdir = folder.data();
    m_workbook.reset(workbook_new_opt(path.constData(), &options));
    m_timeFormat = addFormat("dd/mm/yyyy hh:mm:ss");
    m_dayFormat = addFormat("dd/mm/yyyy");
    m_moneyFormat = addFormat("#,##0.00");
    m_textFormat = addFormat("@");
    m_headingFormat = addFormat("@");
    format_set_bold(m_headingFormat);
    beginSheet();
}

lxw_format *XlsxWriter::addFormat(const char *number)
{
    lxw_format *const format = workbook_add_format(m_workbook.get());
    format_set_num_format(format, number);
    return format;
}

/// Adds a sheet. The rows of the previous sheet stay in its file.
lxw_worksheet *XlsxWriter::addSheet(const QString &name)
{
    errno = 0;
    lxw_worksheet *const sheet =
        workbook_add_worksheet(m_workbook.get(), name.toUtf8().constData());
    if (!sheet)
        m_file.fail(roomError(errno));
    m_row = 0;
    m_column = 0;
    return sheet;
}

void XlsxWriter::beginSheet()
{
    m_sheet = addSheet(sheetName(m_order.words.sheet, ++m_sheets));
    if (!m_sheet)
        return;
    constexpr std::array<std::pair<lxw_col_t, double>, 9> kWidths{
        std::pair{2, 19}, {4, 15},  {7, 13},  {8, 32}, {19, 24},
        {20, 32},         {22, 19}, {24, 24}, {25, 19}};
    lxw_col_t first = 0;
    for (const auto &[last, width] : kWidths)
        worksheet_set_column(m_sheet, std::exchange(first, last + 1), last, width, nullptr);
    worksheet_freeze_panes(m_sheet, 1, 0);
    for (const QString &heading : m_order.words.columns)
        addString(m_headingFormat, heading);
    ++m_row;
}

void XlsxWriter::endSheet()
{
    worksheet_autofilter(m_sheet, 0, 0, m_row - 1, kExportColumns.size() - 1);
}

void XlsxWriter::add(const Transaction &transaction)
{
    if (m_file.hasFailed())
        return;
    ++m_entries;
    if (m_row == kMaxRows || std::ftell(m_sheet->file) > kMaxBytes) {
        endSheet();
        beginSheet();
        if (!m_sheet)
            return;
    }
    m_column = 0;
    errno = 0;
    describeCells(transaction, m_order, *this);
    ++m_row;
    checkRoom();
}

/// Checks for a write error: the library writes a row when the next one begins, without a check.
void XlsxWriter::checkRoom()
{
    if (std::ferror(m_sheet->file) != 0)
        m_file.fail(roomError(errno));
}

void XlsxWriter::end()
{
    if (m_file.hasFailed())
        return;
    if (m_entries == 0) {
        m_column = 0;
        addString(m_textFormat, m_order.words.nothing);
        ++m_row;
    }
    endSheet();
    addAbout();
    if (m_file.hasFailed())
        return;
    errno = 0;
    if (workbook_close(m_workbook.release()) != LXW_NO_ERROR)
        return m_file.fail(roomError(errno));
    if (const auto whole = checkPacked(m_file.path()); !whole)
        m_file.fail(whole.error());
}

void XlsxWriter::addAbout()
{
    m_sheet = addSheet(m_order.words.about);
    if (!m_sheet)
        return;
    worksheet_set_column(m_sheet, 0, 0, 110, nullptr);
    for (const QString &fact : m_order.words.facts) {
        m_column = 0;
        addText(fact);
        ++m_row;
    }
}

/// Adds a text. An empty text gives no cell.
void XlsxWriter::addString(lxw_format *format, const QString &text)
{
    if (!text.isEmpty())
        worksheet_write_string(m_sheet, m_row, m_column, cellText(text).constData(), format);
    ++m_column;
}

/// Adds a time as days since the end of 1899, in the civil time of Brasília.
void XlsxWriter::addTime(const QDateTime &time)
{
    constexpr double kEpoch = 25'569; ///< 1970-01-01
    constexpr double kDay = 86'400'000;
    if (!time.isValid()) {
        ++m_column;
        return;
    }
    const CivilTime civil = m_clock.civil(time);
    const double days = kEpoch + static_cast<double>(civil.day) + civil.millisecond / kDay;
    worksheet_write_number(m_sheet, m_row, m_column++, days, m_timeFormat);
}

/// Adds a day as days since the end of 1899.
void XlsxWriter::addDay(QDate day)
{
    constexpr qint64 kEpoch = 2'415'019; ///< Julian day of the end of 1899
    if (!day.isValid()) {
        ++m_column;
        return;
    }
    const auto days = static_cast<double>(day.toJulianDay() - kEpoch);
    worksheet_write_number(m_sheet, m_row, m_column++, days, m_dayFormat);
}

void XlsxWriter::addOperation(Operation operation)
{
    addString(m_textFormat, m_order.words.operations.value(operation));
}

void XlsxWriter::addStatus(const Status &status)
{
    addText(m_order.words.statuses.value(status.code(), status.toText()));
}

/// Adds an amount as a floating-point number, the only type of a workbook. Sixteen digits are exact
/// to the centavo.
void XlsxWriter::addMoney(std::optional<Money> money)
{
    if (!money)
        return addText({});
    const double reais = static_cast<double>(money->cents()) / 100;
    worksheet_write_number(m_sheet, m_row, m_column++, reais, m_moneyFormat);
}

void XlsxWriter::addText(const QString &text)
{
    addString(m_textFormat, seenText(text));
}

void XlsxWriter::addDocument(const QString &document)
{
    addText(sheetDocument(document));
}

void XlsxWriter::addPhone(const QString &phone)
{
    addText(sheetPhone(phone));
}

void XlsxWriter::addEvidence(std::optional<EvidenceKind> kind)
{
    addString(m_textFormat, kind ? m_order.words.evidence.value(*kind) : QString());
}

void XlsxWriter::addFlag(bool isSet)
{
    addString(m_textFormat, isSet ? m_order.words.yes : QString());
}

void XlsxWriter::addId(const QUuid &id)
{
    addString(m_textFormat, id.isNull() ? QString() : id.toString(QUuid::WithoutBraces));
}

} // namespace core
