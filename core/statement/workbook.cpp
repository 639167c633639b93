// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/workbook.h"

#include "core/statement/cellnumber.h"
#include "core/statement/statementreader.h"

#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QRegularExpression>
#include <QtCore/QXmlStreamReader>
#include <QtCore/QtEndian>

#include <zlib.h>

#include <cmath>
#include <optional>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The unpacked size of one part. Ten times the largest file, because XML repeats its names.
constexpr qsizetype kMaxPart = 10 * StatementReader::kMaxBytes;
constexpr int kMaxColumns = 256;

template<typename Number>
Number numberAt(const QByteArray &bytes, qsizetype at)
{
    return at >= 0 && at + qsizetype{sizeof(Number)} <= bytes.size()
               ? qFromLittleEndian<Number>(bytes.constData() + at)
               : Number(0);
}

/// Unpacks raw deflate. nullopt if the data is damaged or larger than `size`.
std::optional<QByteArray> inflated(const QByteArray &packed, qsizetype size)
{
    QByteArray bytes(size, Qt::Uninitialized);
    z_stream stream = {};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        return std::nullopt;
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(packed.constData()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef *>(bytes.data());
    stream.avail_out = static_cast<uInt>(size);
    const int state = inflate(&stream, Z_FINISH);
    const bool isWhole = state == Z_STREAM_END && stream.avail_out == 0;
    inflateEnd(&stream);
    return isWhole ? std::optional(bytes) : std::nullopt;
}

/// The parts of a ZIP archive.
class Archive
{
public:
    explicit Archive(const QByteArray &bytes)
        : m_bytes(bytes)
    {
        constexpr qsizetype kEnd = 22;
        constexpr qsizetype kEntry = 46;
        const qsizetype end = m_bytes.lastIndexOf(QByteArrayLiteral("PK\x05\x06"));
        if (end < 0 || end + kEnd > m_bytes.size())
            return;
        const int count = numberAt<quint16>(m_bytes, end + 10);
        qsizetype at = numberAt<quint32>(m_bytes, end + 16);
        for (int i = 0; i < count && numberAt<quint32>(m_bytes, at) == 0x02014b50; ++i) {
            const qsizetype name = numberAt<quint16>(m_bytes, at + 28);
            const qsizetype rest =
                numberAt<quint16>(m_bytes, at + 30) + numberAt<quint16>(m_bytes, at + 32);
            m_entries.insert(m_bytes.mid(at + kEntry, name), at);
            at += kEntry + name + rest;
        }
    }

    /// Returns the content of a part; nullopt if it is missing, damaged or too large.
    [[nodiscard]] std::optional<QByteArray> part(const QByteArray &name) const
    {
        constexpr qsizetype kLocal = 30;
        const auto entry = m_entries.constFind(name);
        if (entry == m_entries.cend())
            return std::nullopt;
        const int method = numberAt<quint16>(m_bytes, *entry + 10);
        const auto checksum = numberAt<quint32>(m_bytes, *entry + 16);
        const qsizetype packed = numberAt<quint32>(m_bytes, *entry + 20);
        const qsizetype size = numberAt<quint32>(m_bytes, *entry + 24);
        const qsizetype local = numberAt<quint32>(m_bytes, *entry + 42);
        const qsizetype from = local + kLocal + numberAt<quint16>(m_bytes, local + 26) +
                               numberAt<quint16>(m_bytes, local + 28);
        if (size > kMaxPart || from + packed > m_bytes.size())
            return std::nullopt;
        const QByteArray stored = m_bytes.mid(from, packed);
        const auto content = method == 0   ? std::optional(stored)
                             : method == 8 ? inflated(stored, size)
                                           : std::nullopt;
        const bool isSound =
            content && crc32(0, reinterpret_cast<const Bytef *>(content->constData()),
                             static_cast<uInt>(content->size())) == checksum;
        return isSound ? content : std::nullopt;
    }

private:
    QByteArray m_bytes;
    QHash<QByteArray, qsizetype> m_entries;
};

/// Returns the text of an element with its children, such as a formatted text.
QString textOf(QXmlStreamReader &xml)
{
    QString text;
    for (int depth = 1; depth > 0 && !xml.atEnd();) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement)
            ++depth;
        else if (token == QXmlStreamReader::EndElement)
            --depth;
        else if (token == QXmlStreamReader::Characters)
            text += xml.text();
    }
    return text;
}

QStringList sharedTexts(const QByteArray &part)
{
    QStringList texts;
    QXmlStreamReader xml(part);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "si"_L1)
            texts.append(textOf(xml));
    }
    return texts;
}

/// Returns true if a number format shows a day or a time.
bool isTimeFormat(int id, const QHash<int, QString> &formats)
{
    static const QRegularExpression literal(u"\"[^\"]*\"|\\[[^\\]]*\\]|\\\\."_s);
    if (const auto custom = formats.constFind(id); custom != formats.cend()) {
        const QString codes = QString(*custom).remove(literal).toLower();
        return codes.contains(u'd') || codes.contains(u'y') || codes.contains(u'h');
    }
    return (id >= 14 && id <= 22) || (id >= 45 && id <= 47);
}

/// Returns for each cell format whether it shows a day or a time.
QList<bool> timeStyles(const QByteArray &part)
{
    QHash<int, QString> formats;
    QList<bool> styles;
    bool isCellFormat = false;
    QXmlStreamReader xml(part);
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::EndElement && xml.name() == "cellXfs"_L1)
            isCellFormat = false;
        if (token != QXmlStreamReader::StartElement)
            continue;
        const int id = xml.attributes().value("numFmtId"_L1).toInt();
        if (xml.name() == "cellXfs"_L1)
            isCellFormat = true;
        else if (xml.name() == "numFmt"_L1)
            formats.insert(id, xml.attributes().value("formatCode"_L1).toString());
        else if (xml.name() == "xf"_L1 && isCellFormat)
            styles.append(isTimeFormat(id, formats));
    }
    return styles;
}

/// Returns "21/11/2026 12:20:18", without the time at midnight.
QString timeText(double days)
{
    constexpr qint64 kEpoch = 2'415'019; ///< Julian day of the end of 1899
    constexpr double kDay = 86'400'000;
    constexpr double kMaxDays = 2'958'466; ///< after the year 9999
    if (!(days >= 0 && days < kMaxDays))
        return {};
    const double whole = std::floor(days);
    const auto milliseconds = static_cast<qint64>(std::llround((days - whole) * kDay));
    const QDateTime time =
        QDateTime(QDate::fromJulianDay(kEpoch + static_cast<qint64>(whole)), QTime(0, 0), Qt::UTC)
            .addMSecs(milliseconds);
    if (milliseconds == 0)
        return time.toString(u"dd/MM/yyyy"_s);
    return time.toString(u"dd/MM/yyyy HH:mm:ss"_s);
}

/// Returns the column of a place such as "AB12", from 0; -1 if there is none.
int columnOf(QStringView place)
{
    int column = 0;
    for (const QChar c : place) {
        if (c < u'A' || c > u'Z' || column > kMaxColumns)
            break;
        column = column * 26 + (c.unicode() - u'A' + 1);
    }
    return column - 1;
}

QString quoted(QString text)
{
    text.replace(u'\r', u' ').replace(u'\n', u' ');
    if (!text.contains(u';') && !text.contains(u'"'))
        return text;
    return u'"' + text.replace(u'"', u"\"\""_s) + u'"';
}

/// Reads the cells of a sheet.
class SheetReader
{
public:
    SheetReader(const QByteArray &part, const QStringList &texts, const QList<bool> &timeStyles)
        : m_xml(part)
        , m_texts(texts)
        , m_timeStyles(timeStyles)
    {}

    StatementResult<QString> read()
    {
        while (!m_xml.atEnd()) {
            const auto token = m_xml.readNext();
            if (token == QXmlStreamReader::StartElement && m_xml.name() == "row"_L1) {
                if (const auto rule = beginRow())
                    return statementFault(*rule, m_row);
            } else if (token == QXmlStreamReader::StartElement && m_xml.name() == "c"_L1) {
                addCell();
            } else if (token == QXmlStreamReader::EndElement && m_xml.name() == "row"_L1) {
                m_table += m_cells.join(u';') + u'\n';
                if (m_table.size() > StatementReader::kMaxBytes)
                    return statementFault(StatementRule::TooLarge, m_row);
            }
        }
        if (m_xml.hasError())
            return statementFault(StatementRule::CutOff, m_row);
        return m_table;
    }

private:
    /// Adds empty lines for missing rows, so that a fault names the row of the sheet.
    std::optional<StatementRule> beginRow()
    {
        const int row = m_xml.attributes().value("r"_L1).toInt();
        if (row > StatementReader::kMaxLines)
            return StatementRule::TooManyLines;
        for (++m_row; m_row < row; ++m_row)
            m_table += u'\n';
        m_cells.clear();
        return std::nullopt;
    }

    void addCell()
    {
        const int named = columnOf(m_xml.attributes().value("r"_L1));
        const int column = named < 0 ? static_cast<int>(m_cells.size()) : named;
        const QString type = m_xml.attributes().value("t"_L1).toString();
        const int style = m_xml.attributes().value("s"_L1).toInt();
        QString value;
        for (int depth = 1; depth > 0 && !m_xml.atEnd();) {
            const auto token = m_xml.readNext();
            const bool isStart = token == QXmlStreamReader::StartElement;
            if (isStart && (m_xml.name() == "v"_L1 || m_xml.name() == "is"_L1))
                value = textOf(m_xml);
            else if (isStart)
                ++depth;
            else if (token == QXmlStreamReader::EndElement)
                --depth;
        }
        if (column >= kMaxColumns)
            return;
        if (type == "s"_L1)
            value = m_texts.value(value.toInt());
        else if (type.isEmpty() || type == "n"_L1)
            value = m_timeStyles.value(style) ? timeText(value.toDouble()) : cellNumber(value);
        while (m_cells.size() < column)
            m_cells.append(QString());
        m_cells.append(quoted(value));
    }

    QXmlStreamReader m_xml;
    const QStringList m_texts;
    const QList<bool> m_timeStyles;
    QStringList m_cells;
    QString m_table;
    int m_row = 0;
};

} // namespace

bool isArchive(const QByteArray &bytes)
{
    return bytes.startsWith("PK\x03\x04");
}

StatementResult<QString> readWorkbook(const QByteArray &bytes)
{
    const Archive archive(bytes);
    const auto sheet = archive.part("xl/worksheets/sheet1.xml");
    const auto styles = archive.part("xl/styles.xml");
    if (!sheet || !styles)
        return statementFault(StatementRule::Spreadsheet, 1);
    // A workbook whose cells contain their texts has no such part.
    const QByteArray texts = archive.part("xl/sharedStrings.xml").value_or(QByteArray());
    return SheetReader(*sheet, sharedTexts(texts), timeStyles(*styles)).read();
}

} // namespace core
