// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reconciliation/tablesample.h"

#include "core/domain/plainletters.h"
#include "core/statement/textdecoding.h"
#include "core/statement/workbook.h"

#include <algorithm>
#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using core::CsvColumn;

namespace
{

constexpr qsizetype kSampleBytes = 262'144;

/// A part of a column name in plain letters, and the usual meaning.
struct NamePart
{
    QLatin1StringView part;
    CsvColumn column;
};

/// More specific parts precede general parts.
constexpr std::array kNameParts{
    NamePart{"ENDTOEND"_L1, CsvColumn::EndToEndId},
    NamePart{"TXID"_L1, CsvColumn::Txid},
    NamePart{"CPF"_L1, CsvColumn::Document},
    NamePart{"CNPJ"_L1, CsvColumn::Document},
    NamePart{"SALDO"_L1, CsvColumn::Balance},
    NamePart{"BALANCE"_L1, CsvColumn::Balance},
    NamePart{"CREDITO"_L1, CsvColumn::Credit},
    NamePart{"ENTRADA"_L1, CsvColumn::Credit},
    NamePart{"DEBITO"_L1, CsvColumn::Debit},
    NamePart{"SAIDA"_L1, CsvColumn::Debit},
    NamePart{"DC"_L1, CsvColumn::Direction},
    NamePart{"VALOR"_L1, CsvColumn::Amount},
    NamePart{"AMOUNT"_L1, CsvColumn::Amount},
    NamePart{"QUANTIA"_L1, CsvColumn::Amount},
    NamePart{"HORA"_L1, CsvColumn::Time},
    NamePart{"DATA"_L1, CsvColumn::Day},
    NamePart{"DIA"_L1, CsvColumn::Day},
    NamePart{"DATE"_L1, CsvColumn::Day},
    NamePart{"NOME"_L1, CsvColumn::Name},
    NamePart{"DOC"_L1, CsvColumn::Number},
    NamePart{"REFERENCIA"_L1, CsvColumn::Reference},
    NamePart{"HISTORICO"_L1, CsvColumn::Text},
    NamePart{"DESCRICAO"_L1, CsvColumn::Text},
    NamePart{"LANCAMENTO"_L1, CsvColumn::Text},
    NamePart{"TITULO"_L1, CsvColumn::Text},
    NamePart{"TEXTO"_L1, CsvColumn::Text},
    NamePart{"DESCRIPTION"_L1, CsvColumn::Text},
};

CsvColumn meaningOf(const QString &name)
{
    const QString letters = core::plainLetters(name);
    for (const NamePart &known : kNameParts) {
        if (known.part == "DC"_L1 ? letters == known.part : letters.contains(known.part))
            return known.column;
    }
    return CsvColumn::Ignored;
}

/// Returns the cells of one line. A line end inside quotation marks is not supported here; the
/// reader itself supports it.
QStringList cellsOf(QStringView line, QChar separator)
{
    QStringList cells;
    QString cell;
    bool isQuoted = false;
    for (const QChar c : line) {
        if (c == u'"') {
            isQuoted = !isQuoted;
        } else if (c == separator && !isQuoted) {
            cells.append(cell.simplified());
            cell.clear();
        } else {
            cell += c;
        }
    }
    cells.append(cell.simplified());
    return cells;
}

/// Returns true if the cells name columns: at least two names, and none begins with a digit.
bool isLikelyHeader(const QStringList &cells)
{
    const auto named = std::count_if(cells.begin(), cells.end(),
                                     [](const QString &cell) { return !cell.isEmpty(); });
    return named >= 2 && std::none_of(cells.begin(), cells.end(), [](const QString &cell) {
               return !cell.isEmpty() && (cell[0].isDigit() || cell[0] == u'-');
           });
}

qsizetype headerRowOf(const QList<QStringList> &rows)
{
    qsizetype best = -1;
    for (qsizetype i = 0; i + 1 < rows.size(); ++i) {
        if (isLikelyHeader(rows[i]) && (best < 0 || rows[i].size() > rows[best].size()))
            best = i;
    }
    return best;
}

} // namespace

QStringList TableSample::examples(qsizetype column, qsizetype count) const
{
    QStringList cells;
    for (qsizetype row = headerRow + 1; row < rows.size() && cells.size() < count; ++row) {
        const QString cell = rows[row].value(column);
        if (!cell.isEmpty())
            cells.append(cell);
    }
    return cells;
}

core::CsvMapping TableSample::guess() const
{
    core::CsvMapping mapping{.header = header().join(QString()), .separator = separator};
    const auto hasOne = [&mapping](CsvColumn column) { return mapping.columns.contains(column); };
    for (const QString &name : header()) {
        const CsvColumn column = meaningOf(name);
        const bool isRepeated = hasOne(column) && column != CsvColumn::Text;
        mapping.columns.append(isRepeated ? CsvColumn::Ignored : column);
    }
    // Two columns of amounts replace a single one.
    if (hasOne(CsvColumn::Credit) && hasOne(CsvColumn::Debit) && hasOne(CsvColumn::Amount))
        mapping.columns.replace(mapping.columns.indexOf(CsvColumn::Amount), CsvColumn::Ignored);
    return mapping;
}

std::optional<TableSample> tableSampleOf(const QByteArray &bytes)
{
    const auto decoded = core::decodeStatement(firstLinesOf(bytes));
    if (!decoded)
        return std::nullopt;
    QString text = decoded->text;
    text.replace(u"\r\n"_s, u"\n"_s).replace(u'\r', u'\n');
    const QStringList lines = text.split(u'\n').mid(0, TableSample::kMaxRows);
    std::optional<TableSample> best;
    for (const QChar separator : {u';', u',', u'\t'}) {
        TableSample sample{.separator = separator};
        for (const QString &line : lines)
            sample.rows.append(cellsOf(line, separator));
        sample.headerRow = headerRowOf(sample.rows);
        if (sample.headerRow >= 0 && (!best || sample.header().size() > best->header().size()))
            best = sample;
    }
    return best;
}

QByteArray firstLinesOf(const QByteArray &bytes)
{
    if (bytes.size() <= kSampleBytes || core::isArchive(bytes)) // a workbook has no lines
        return bytes;
    const QByteArray first = bytes.first(kSampleBytes);
    return first.first(std::max<qsizetype>(first.lastIndexOf('\n'), 0));
}

} // namespace ui
