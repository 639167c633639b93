// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/csvwriter.h"

#include "core/export/celltext.h"
#include "core/export/exportfacts.h"
#include "core/export/exportfile.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace core
{

using namespace Qt::StringLiterals;

CsvWriter::CsvWriter(const ExportOrder &order, Dialect dialect, ExportFile &file)
    : m_order(order)
    , m_dialect(dialect)
    , m_separator(dialect == Dialect::Sheet ? ';' : ',')
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
    tellCells(transaction, *this);
    endRow();
}

/// A program sees that there is no row; a person might think that something went wrong.
void CsvWriter::end()
{
    if (m_entries > 0 || !isSheet())
        return;
    addCell(sheetText(m_order.words.nothing));
    for (size_t i = 1; i < kExportColumns.size(); ++i)
        addCell({});
    endRow();
}

/// Behind the last cell of the contract stands the separator of the one that is empty.
void CsvWriter::endRow()
{
    m_file.add("\r\n");
}

void CsvWriter::addTime(const QDateTime &time)
{
    if (isSheet() && time.isValid()) {
        const CivilTime civil = m_clock.civil(time);
        const int second = civil.millisecond / 1000;
        const std::array parts{civil.dayOfMonth, civil.month,      civil.year,
                               second / 3600,    second / 60 % 60, second % 60};
        for (size_t i = 0; i < parts.size(); ++i) {
            if (i > 0)
                m_file.add(i < 3 ? '/' : i == 3 ? ' ' : ':');
            m_file.addNumber(parts.at(i), 2);
        }
    } else {
        m_file.add(m_clock.iso(time));
    }
    m_file.add(m_separator);
}

void CsvWriter::addOperation(Operation operation)
{
    if (isSheet())
        addCell(m_order.words.operations.value(operation));
    else
        m_file.add(operation == Operation::CashIn ? "cashin," : "cashout,");
}

void CsvWriter::addStatus(const Status &status)
{
    if (isSheet())
        addCell(sheetText(m_order.words.statuses.value(status.code(), status.toText())));
    else
        addCell(status.toText());
}

void CsvWriter::addMoney(Money money)
{
    const qint64 cents = money.cents();
    if (cents < 0)
        m_file.add('-');
    m_file.addNumber(std::abs(cents) / 100);
    m_file.add(isSheet() ? ',' : '.');
    m_file.addNumber(std::abs(cents) % 100, 2);
    m_file.add(m_separator);
}

void CsvWriter::addText(const QString &text)
{
    addCell(isSheet() ? sheetText(text) : text);
}

void CsvWriter::addDocument(const QString &document)
{
    addCell(isSheet() ? sheetText(sheetDocument(document)) : document);
}

void CsvWriter::addPhone(const QString &phone)
{
    addCell(isSheet() ? sheetText(sheetPhone(phone)) : phone);
}

void CsvWriter::addId(const QUuid &id)
{
    if (!id.isNull())
        m_file.add(id.toByteArray(QUuid::WithoutBraces));
    m_file.add(m_separator);
}

void CsvWriter::addCell(QStringView text)
{
    addQuoted(text);
    m_file.add(m_separator);
}

/// In quotation marks if it would else be taken for several cells, or for its own end.
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
