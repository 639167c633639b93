// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/csvwriter.h"

#include "core/export/celltext.h"
#include "core/export/exportfacts.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the characters that need no quotation marks and no check for formulas: visible
/// characters except quotation marks and separators, and the normal space.
constexpr ExportFile::PlainUnits plainUnits(std::string_view separators)
{
    ExportFile::PlainUnits isPlain = {};
    for (size_t unit = 0; unit < isPlain.size(); ++unit)
        isPlain.at(unit) = unit >= 0x20 && (unit < 0x7f || unit > 0xa0) && unit != '"';
    for (const char separator : separators)
        isPlain.at(static_cast<unsigned char>(separator)) = false;
    return isPlain;
}

} // namespace

CsvWriter::CsvWriter(const ExportOrder &order, Dialect dialect, ExportFile &file)
    : m_order(order)
    , m_dialect(dialect)
    , m_separator(dialect == Dialect::Sheet ? ';' : ',')
    , m_isPlain(plainUnits(dialect == Dialect::Sheet ? ";,|" : ","))
    , m_file(file)
{}

void CsvWriter::begin()
{
    if (isSheet()) {
        m_file.add("\xef\xbb\xbf");
        for (const QString &heading : m_order.words.columns)
            addCell(heading);
        addQuoted(sheetText(m_order.words.facts.join(u' ')));
    } else {
        for (const char *name : kExportColumns)
            addCell(QString::fromLatin1(name));
        QString facts = u"balcao_export"_s;
        for (const ExportFact &fact : exportFacts(m_order))
            facts += u"; %1=%2"_s.arg(QLatin1StringView(fact.name), fact.value);
        addQuoted(facts);
    }
    endRow();
}

void CsvWriter::add(const Transaction &transaction)
{
    ++m_entries;
    describeCells(transaction, m_order, *this);
    endRow();
}

/// Adds a remark to an empty file for people, who could suspect an error. Programs need none.
void CsvWriter::end()
{
    if (m_entries > 0 || !isSheet())
        return;
    addCell(sheetText(m_order.words.nothing));
    for (size_t i = 1; i < kExportColumns.size(); ++i)
        addCell({});
    endRow();
}

/// Ends a row. The last separator belongs to the empty last cell.
void CsvWriter::endRow()
{
    m_file.add("\r\n");
}

void CsvWriter::addTime(const QDateTime &time)
{
    m_file.add(isSheet() ? m_clock.brazilian(time) : m_clock.iso(time));
    m_file.add(m_separator);
}

void CsvWriter::addDay(QDate day)
{
    m_file.add(day.toString(isSheet() ? u"dd/MM/yyyy" : u"yyyy-MM-dd").toLatin1());
    m_file.add(m_separator);
}

void CsvWriter::addOperation(Operation operation)
{
    if (isSheet())
        addText(m_order.words.operations.value(operation));
    else
        m_file.add(operation == Operation::CashIn ? "cashin," : "cashout,");
}

void CsvWriter::addStatus(const Status &status)
{
    const auto word = m_order.words.statuses.constFind(status.code());
    const bool hasWord = isSheet() && word != m_order.words.statuses.cend();
    addText(hasWord ? *word : status.toText());
}

void CsvWriter::addMoney(std::optional<Money> money)
{
    if (!money)
        return addText({});
    std::array<char, 24> text = {}; // filled from its end
    size_t at = text.size();
    text[--at] = m_separator;
    qint64 rest = std::abs(money->cents());
    for (int digits = 0; digits < 3 || rest > 0; ++digits, rest /= 10) {
        if (digits == 2)
            text[--at] = isSheet() ? ',' : '.';
        text[--at] = static_cast<char>('0' + rest % 10);
    }
    if (money->cents() < 0)
        text[--at] = '-';
    m_file.add(QByteArrayView(text.data() + at, static_cast<qsizetype>(text.size() - at)));
}

void CsvWriter::addText(const QString &text)
{
    if (text.isEmpty() || (isPlainAtBothEnds(text) && m_file.addIfPlain(text, m_isPlain)))
        m_file.add(m_separator);
    else
        addCell(isSheet() ? sheetText(text) : text);
}

void CsvWriter::addDocument(const QString &document)
{
    addText(isSheet() ? sheetDocument(document) : document);
}

void CsvWriter::addPhone(const QString &phone)
{
    addText(isSheet() ? sheetPhone(phone) : phone);
}

void CsvWriter::addId(const QUuid &id)
{
    if (id.isNull()) {
        m_file.add(m_separator);
        return;
    }
    constexpr const char *kDigits = "0123456789abcdef";
    std::array<char, 37> text = {};
    char *to = text.data();
    const auto add = [&to](quint32 number, int digits) {
        for (int shift = 4 * digits - 4; shift >= 0; shift -= 4)
            *to++ = kDigits[number >> shift & 0xf];
    };
    add(id.data1, 8);
    *to++ = '-';
    add(id.data2, 4);
    *to++ = '-';
    add(id.data3, 4);
    *to++ = '-';
    for (int i = 0; i < 8; ++i) {
        if (i == 2)
            *to++ = '-';
        add(id.data4[i], 2);
    }
    *to = m_separator;
    m_file.add(text);
}

void CsvWriter::addEvidence(std::optional<EvidenceKind> kind)
{
    if (!kind)
        m_file.add(m_separator);
    else
        addText(isSheet() ? m_order.words.evidence.value(*kind) : toText(*kind));
}

void CsvWriter::addFlag(bool isSet)
{
    if (!isSet)
        m_file.add(m_separator);
    else
        addText(isSheet() ? m_order.words.yes : u"yes"_s);
}

/// Returns true if no end of the text, which is not empty, is a blank. For a spreadsheet, the
/// beginning must also be no formula.
bool CsvWriter::isPlainAtBothEnds(QStringView text) const
{
    const char16_t first = text.front().unicode();
    const bool isLetterOrDigit = (first >= u'0' && first <= u'9') ||
                                 (first >= u'A' && first <= u'Z') ||
                                 (first >= u'a' && first <= u'z') || first >= u'À';
    const bool isParenthesis = first == u'('; // of every phone
    return (isLetterOrDigit || isParenthesis || (!isSheet() && first > u' ')) && text.back() > u' ';
}

void CsvWriter::addCell(QStringView text)
{
    addQuoted(text);
    m_file.add(m_separator);
}

/// Adds a text, in quotation marks if its characters have a meaning in CSV.
void CsvWriter::addQuoted(QStringView text)
{
    const char16_t separator = static_cast<unsigned char>(m_separator);
    const auto isSpecial = [separator](QChar character) {
        const char16_t unit = character.unicode();
        return unit == separator || unit == u'"' || unit == u'\n' || unit == u'\r';
    };
    const bool isQuoted = std::any_of(text.begin(), text.end(), isSpecial) ||
                          (!text.isEmpty() && (text.front().isSpace() || text.back().isSpace()));
    if (!isQuoted) {
        m_file.addUtf8(text);
    } else {
        m_file.add('"');
        for (qsizetype end = text.indexOf(u'"'); end >= 0; end = text.indexOf(u'"')) {
            m_file.addUtf8(text.first(end + 1));
            m_file.add('"');
            text = text.sliced(end + 1);
        }
        m_file.addUtf8(text);
        m_file.add('"');
    }
}

} // namespace core
