// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/xlsxwriter.h"

#include "core/export/celltext.h"
#include "core/export/exportfile.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

// Limits of a sheet: those of its format, and so large that a part of an archive holds it.
constexpr int kMostRows = 1'048'576;
constexpr qint64 kMostBytes = ZipStream::kMost / 2;
constexpr qsizetype kMostCharacters = 32'767;

// Places in kStyles.
constexpr int kTime = 1;
constexpr int kMoney = 2;
constexpr int kText = 3;
constexpr int kHeading = 4;

constexpr auto kDocument = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";

constexpr auto kStyles =
    "<styleSheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">"
    "<numFmts count=\"1\"><numFmt numFmtId=\"164\" formatCode=\"dd/mm/yyyy\\ hh:mm:ss\"/></numFmts>"
    "<fonts count=\"2\"><font><sz val=\"11\"/><name val=\"Calibri\"/></font>"
    "<font><b/><sz val=\"11\"/><name val=\"Calibri\"/></font></fonts>"
    "<fills count=\"2\"><fill><patternFill patternType=\"none\"/></fill>"
    "<fill><patternFill patternType=\"gray125\"/></fill></fills>"
    "<borders count=\"1\"><border><left/><right/><top/><bottom/><diagonal/></border></borders>"
    "<cellStyleXfs count=\"1\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\"/>"
    "</cellStyleXfs>"
    "<cellXfs count=\"5\"><xf numFmtId=\"0\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\"/>"
    "<xf numFmtId=\"164\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    "applyNumberFormat=\"1\"/>"
    "<xf numFmtId=\"4\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    "applyNumberFormat=\"1\"/>"
    "<xf numFmtId=\"49\" fontId=\"0\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    "applyNumberFormat=\"1\"/>"
    "<xf numFmtId=\"49\" fontId=\"1\" fillId=\"0\" borderId=\"0\" xfId=\"0\" "
    "applyNumberFormat=\"1\" applyFont=\"1\"/></cellXfs>"
    "<cellStyles count=\"1\"><cellStyle name=\"Normal\" xfId=\"0\" builtinId=\"0\"/></cellStyles>"
    "</styleSheet>";

constexpr auto kSheetBegin =
    "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">"
    "<sheetViews><sheetView workbookViewId=\"0\"><pane ySplit=\"1\" topLeftCell=\"A2\" "
    "activePane=\"bottomLeft\" state=\"frozen\"/></sheetView></sheetViews>"
    "<cols><col min=\"1\" max=\"3\" width=\"19\" customWidth=\"1\"/>"
    "<col min=\"4\" max=\"5\" width=\"15\" customWidth=\"1\"/>"
    "<col min=\"6\" max=\"8\" width=\"13\" customWidth=\"1\"/>"
    "<col min=\"9\" max=\"9\" width=\"32\" customWidth=\"1\"/>"
    "<col min=\"10\" max=\"20\" width=\"24\" customWidth=\"1\"/></cols><sheetData>";

constexpr auto kAboutBegin =
    "<worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">"
    "<cols><col min=\"1\" max=\"1\" width=\"110\" customWidth=\"1\"/></cols><sheetData>";

/// As XML has it. Line breaks are all of one kind, and what a spreadsheet would take for one of its
/// own escapes ("_x0041_") is escaped by the same means.
QByteArray xmlText(const QString &text)
{
    QString shown = text;
    if (shown.size() > kMostCharacters)
        shown = shown.left(kMostCharacters - 1) + u'…';
    shown.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    if (shown.contains("_x"_L1))
        shown.replace("_x"_L1, "_x005F_x"_L1);
    return shown.toHtmlEscaped().toUtf8();
}

/// "…" out of "…" and "… 2".
QString sheetName(const QString &name, int number)
{
    return number == 1 ? name : u"%1 %2"_s.arg(name).arg(number);
}

} // namespace

XlsxWriter::XlsxWriter(const ExportOrder &order, ExportFile &file)
    : m_order(order)
    , m_file(file)
    , m_zip(file)
{}

void XlsxWriter::begin()
{
    beginSheet();
}

void XlsxWriter::add(const Transaction &transaction)
{
    ++m_entries;
    if (m_rows == kMostRows || m_zip.partSize() > kMostBytes) {
        endSheet();
        beginSheet();
    }
    beginRow();
    tellCells(transaction, *this);
    m_row += "</row>";
    m_zip.add(m_row);
}

void XlsxWriter::end()
{
    if (m_entries == 0) {
        beginRow();
        addString(kText, m_order.words.nothing);
        m_row += "</row>";
        m_zip.add(m_row);
    }
    endSheet();
    addAbout();
    addBook();
    m_zip.finish();
}

void XlsxWriter::beginSheet()
{
    ++m_sheets;
    m_rows = 0;
    m_zip.beginPart("xl/worksheets/sheet" + QByteArray::number(m_sheets) + ".xml");
    m_zip.add(kDocument);
    m_zip.add(kSheetBegin);
    beginRow();
    for (const QString &heading : m_order.words.columns)
        addString(kHeading, heading);
    m_row += "</row>";
    m_zip.add(m_row);
}

void XlsxWriter::endSheet()
{
    m_zip.add("</sheetData><autoFilter ref=\"A1:T" + QByteArray::number(m_rows) +
              "\"/></worksheet>");
}

void XlsxWriter::addAbout()
{
    m_zip.beginPart("xl/worksheets/about.xml");
    m_zip.add(kDocument);
    m_zip.add(kAboutBegin);
    m_rows = 0;
    for (const QString &fact : m_order.words.facts) {
        beginRow();
        addString(kText, fact);
        m_row += "</row>";
        m_zip.add(m_row);
    }
    m_zip.add("</sheetData></worksheet>");
}

/// What holds the sheets together.
void XlsxWriter::addBook()
{
    constexpr auto kRelation =
        "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
    constexpr auto kPackage = "http://schemas.openxmlformats.org/package/2006";
    const QByteArray kSpreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
    QByteArray sheets;
    QByteArray relations;
    QByteArray types;
    const auto addSheet = [&](int number, const QString &name, const QByteArray &file) {
        const QByteArray id = QByteArray::number(number);
        sheets +=
            "<sheet name=\"" + xmlText(name) + "\" sheetId=\"" + id + "\" r:id=\"rId" + id + "\"/>";
        relations += "<Relationship Id=\"rId" + id + "\" Type=\"" + kRelation +
                     "/worksheet\" Target=\"worksheets/" + file + "\"/>";
        types += "<Override PartName=\"/xl/worksheets/" + file + "\" ContentType=\"" +
                 kSpreadsheet + "worksheet+xml\"/>";
    };
    for (int number = 1; number <= m_sheets; ++number) {
        addSheet(number, sheetName(m_order.words.sheet, number),
                 "sheet" + QByteArray::number(number) + ".xml");
    }
    addSheet(m_sheets + 1, m_order.words.about, "about.xml");
    const QByteArray styles = QByteArray::number(m_sheets + 2);
    const auto addPart = [this](const char *name, const QByteArray &xml) {
        m_zip.beginPart(name);
        m_zip.add(kDocument);
        m_zip.add(xml);
    };
    addPart("xl/workbook.xml",
            "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\" "
            "xmlns:r=\""_ba +
                kRelation + "\"><sheets>" + sheets + "</sheets></workbook>");
    addPart("xl/_rels/workbook.xml.rels",
            "<Relationships xmlns=\""_ba + kPackage + "/relationships\">" + relations +
                "<Relationship Id=\"rId" + styles + "\" Type=\"" + kRelation +
                "/styles\" Target=\"styles.xml\"/></Relationships>");
    addPart("xl/styles.xml", kStyles);
    addPart("_rels/.rels", "<Relationships xmlns=\""_ba + kPackage +
                               "/relationships\"><Relationship Id=\"rId1\" Type=\"" + kRelation +
                               "/officeDocument\" Target=\"xl/workbook.xml\"/></Relationships>");
    addPart("[Content_Types].xml",
            "<Types xmlns=\""_ba + kPackage +
                "/content-types\"><Default Extension=\"rels\" "
                "ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>"
                "<Default Extension=\"xml\" ContentType=\"application/xml\"/>"
                "<Override PartName=\"/xl/workbook.xml\" ContentType=\"" +
                kSpreadsheet +
                "sheet.main+xml\"/><Override PartName=\"/xl/styles.xml\" "
                "ContentType=\"" +
                kSpreadsheet + "styles+xml\"/>" + types + "</Types>");
}

void XlsxWriter::beginRow()
{
    ++m_rows;
    m_column = 0;
    m_row = "<row r=\"" + QByteArray::number(m_rows) + "\">";
}

void XlsxWriter::beginCell(int style)
{
    m_row += "<c r=\"";
    m_row += static_cast<char>('A' + m_column);
    m_row += QByteArray::number(m_rows);
    m_row += "\" s=\"";
    m_row += static_cast<char>('0' + style);
    m_row += '"';
    ++m_column;
}

void XlsxWriter::addNumber(int style, const QByteArray &number)
{
    beginCell(style);
    m_row += "><v>";
    m_row += number;
    m_row += "</v></c>";
}

/// An empty one is no cell.
void XlsxWriter::addString(int style, const QString &text)
{
    if (text.isEmpty()) {
        ++m_column;
        return;
    }
    beginCell(style);
    m_row += " t=\"inlineStr\"><is><t xml:space=\"preserve\">";
    m_row += xmlText(text);
    m_row += "</t></is></c>";
}

/// Days since the end of 1899, as the clocks of Brasília showed it; to a hundred thousandth of a
/// second.
void XlsxWriter::addTime(const QDateTime &time)
{
    constexpr qint64 kEpoch = 25'569; ///< 1970-01-01
    if (!time.isValid()) {
        ++m_column;
        return;
    }
    constexpr qint64 kParts = 10'000'000'000;
    const CivilTime civil = m_clock.civil(time);
    const qint64 part = civil.millisecond * (kParts / 1000) / 86'400;
    addNumber(kTime, QByteArray::number(kEpoch + civil.day) + '.' +
                         QByteArray::number(part).rightJustified(10, '0'));
}

void XlsxWriter::addOperation(Operation operation)
{
    addString(kText, m_order.words.operations.value(operation));
}

void XlsxWriter::addStatus(const Status &status)
{
    addText(m_order.words.statuses.value(status.code(), status.toText()));
}

void XlsxWriter::addMoney(Money money)
{
    addNumber(kMoney, money.toDecimal().toLatin1());
}

void XlsxWriter::addText(const QString &text)
{
    addString(kText, seenText(text));
}

void XlsxWriter::addDocument(const QString &document)
{
    addText(sheetDocument(document));
}

void XlsxWriter::addPhone(const QString &phone)
{
    addText(sheetPhone(phone));
}

void XlsxWriter::addId(const QUuid &id)
{
    addString(kText, id.isNull() ? QString() : id.toString(QUuid::WithoutBraces));
}

} // namespace core
