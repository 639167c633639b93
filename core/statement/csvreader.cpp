// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/csvreader.h"

#include "core/domain/ascii.h"
#include "core/domain/endtoendid.h"
#include "core/domain/plainletters.h"
#include "core/domain/taxid.h"
#include "core/statement/ownexport.h"
#include "core/statement/statementreader.h"

#include <QtCore/QHash>
#include <QtCore/QRegularExpression>

#include <algorithm>
#include <array>
#include <variant>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxPreamble = 20; ///< rows before the header

/// One row of a table. Cells are views into the text, or into `quoted`.
struct TableRow
{
    int number = 1; ///< first line in the file
    QStringList cells = {};

    [[nodiscard]] bool isEmpty() const
    {
        return std::all_of(cells.begin(), cells.end(),
                           [](const QString &cell) { return cell.isEmpty(); });
    }
};

/// Splits a text into rows and cells.
class TableReader
{
public:
    TableReader(QStringView text, QChar separator)
        : m_text(text)
        , m_separator(separator)
        , m_lineEnd(text.contains(u'\n') ? u'\n' : u'\r')
    {}

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }

    /// Reads one row; not at the end.
    StatementResult<TableRow> readRow()
    {
        TableRow row{.number = m_row};
        for (;;) {
            auto cell = readCell();
            if (!cell)
                return tl::unexpected(cell.error());
            row.cells.append(*cell);
            if (atEnd())
                return row;
            const QChar c = m_text[m_at];
            ++m_at;
            if (c == m_separator)
                continue;
            if (c == u'\r' && !atEnd() && m_text[m_at] == u'\n')
                ++m_at;
            ++m_row;
            return row;
        }
    }

private:
    [[nodiscard]] bool isEnd(QChar c) const { return c == m_separator || c == u'\n' || c == u'\r'; }

    StatementResult<QString> readCell()
    {
        while (!atEnd() && m_text[m_at] == u' ')
            ++m_at;
        QString cell;
        if (!atEnd() && m_text[m_at] == u'"') {
            const qsizetype close = closingMark();
            if (close < 0)
                return statementFault(StatementRule::OpenQuote, m_row, m_text.sliced(m_at, 1));
            const QStringView inner = m_text.sliced(m_at + 1, close - m_at - 1);
            m_row += static_cast<int>(inner.count(m_lineEnd));
            cell = inner.toString().replace("\"\""_L1, "\""_L1);
            m_at = close + 1;
        }
        const qsizetype from = m_at;
        while (!atEnd() && !isEnd(m_text[m_at]))
            ++m_at;
        cell += m_text.sliced(from, m_at - from);
        if (cell.size() > StatementReader::kMaxField)
            return statementFault(StatementRule::FieldTooLong, m_row, cell);
        return cell.simplified();
    }

    /// Returns the place of the mark before the end of the cell; -1 if there is none.
    [[nodiscard]] qsizetype closingMark() const
    {
        const qsizetype limit = std::min(m_text.size(), m_at + StatementReader::kMaxField + 2);
        for (qsizetype i = m_at + 1; i < limit; ++i) {
            if (m_text[i] != u'"')
                continue;
            if (i + 1 < m_text.size() && m_text[i + 1] == u'"') {
                ++i;
                continue;
            }
            qsizetype next = i + 1;
            while (next < m_text.size() && m_text[next] == u' ')
                ++next;
            if (next == m_text.size() || isEnd(m_text[next]))
                return i;
        }
        return -1;
    }

    QStringView m_text;
    QChar m_separator;
    QChar m_lineEnd;
    qsizetype m_at = 0;
    int m_row = 1;
};

/// The header of a table and its place.
struct FoundHeader
{
    CsvLayout layout;
    QChar separator;
    qsizetype preamble = 0; ///< rows before the header
};

/// Returns the first rows with this separator. Unreadable rows end the list.
QList<TableRow> firstRows(QStringView text, QChar separator)
{
    QList<TableRow> rows;
    TableReader reader(text, separator);
    while (!reader.atEnd() && rows.size() <= kMaxPreamble) {
        const auto row = reader.readRow();
        if (!row)
            break;
        rows.append(*row);
    }
    return rows;
}

std::optional<FoundHeader> findHeader(QStringView text)
{
    for (const QChar separator : {u';', u',', u'\t'}) {
        const QList<TableRow> rows = firstRows(text, separator);
        for (qsizetype i = 0; i < rows.size(); ++i) {
            if (const auto layout = layoutOf(rows[i].cells))
                return FoundHeader{*layout, separator, i};
        }
    }
    return std::nullopt;
}

std::optional<FoundHeader> findHeader(QStringView text, const CsvMapping &mapping,
                                      const CsvLayout &layout)
{
    const QString wanted = plainLetters(mapping.header);
    const QList<TableRow> rows = firstRows(text, mapping.separator);
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (plainLetters(rows[i].cells.join(QString())) == wanted &&
            rows[i].cells.size() >= mapping.columns.size())
            return FoundHeader{layout, mapping.separator, i};
    }
    return std::nullopt;
}

/// An amount that may be missing.
using OptionalAmount = tl::expected<std::optional<Money>, StatementRule>;

/// Builds lines from the rows of one layout.
class CsvBuilder
{
public:
    CsvBuilder(const DecodedText &file, const FoundHeader &header)
        : m_layout(header.layout)
        , m_separator(header.separator)
    {
        m_draft.statement.format = StatementFormat::Csv;
        m_draft.statement.encoding = file.encoding;
        m_draft.statement.layout = m_layout.name;
        m_draft.statement.currency = u"BRL"_s;
        const bool isUnsigned = has(CsvColumn::Direction) || has(CsvColumn::Credit);
        m_draft.mayLackSigns = m_layout.name == "mapping"_L1 && !isUnsigned;
        m_isPixNumber = m_layout.name == "caixa"_L1;
    }

    /// Reads account, period and balances before the header.
    void addPreamble(const TableRow &row)
    {
        static const QRegularExpression period(
            u"(\\d{2}/\\d{2}/\\d{4})\\D{1,12}(\\d{2}/\\d{2}/\\d{4})"_s);
        static const QRegularExpression account(
            u"\\bCONTA\\b[^0-9]{0,20}([0-9][0-9.]*(?:-[0-9X])?)"_s,
            QRegularExpression::CaseInsensitiveOption);
        static const QRegularExpression branch(
            u"\\bAG[EÊ]NCIA\\b[^0-9]{0,12}([0-9]+(?:-[0-9X])?)"_s,
            QRegularExpression::CaseInsensitiveOption);
        BankStatement &statement = m_draft.statement;
        if (m_hasBalanceHeader) {
            m_hasBalanceHeader = false;
            addTotals(row);
            return;
        }
        m_hasBalanceHeader =
            row.cells.size() >= 4 && plainLetters(row.cells[0]) == "INITIALBALANCE"_L1;
        const QString text = row.cells.join(u' ');
        if (const auto match = period.match(text); match.hasMatch() && !statement.from.isValid()) {
            const auto from = parseTableDate(match.capturedView(1), {});
            const auto until = parseTableDate(match.capturedView(2), {});
            if (from && until && from->day <= until->day) {
                statement.from = from->day;
                statement.until = until->day;
            }
        }
        if (const auto match = account.match(text);
            match.hasMatch() && statement.account.number.isEmpty())
            statement.account.number = match.captured(1);
        if (const auto match = branch.match(text);
            match.hasMatch() && statement.account.branch.isEmpty())
            statement.account.branch = match.captured(1);
    }

    /// Adds one row after the header. Returns false after a fault.
    bool addRow(const TableRow &original)
    {
        const TableRow row = m_layout.hasBareSeparators ? rejoined(original) : original;
        if (row.isEmpty() || isRepeatedHeader(row))
            return true;
        m_row = row.number;
        if (!hasRightCellCount(row)) {
            // A title, such as that of the second section.
            const bool isTitle = row.cells.count(QString()) == row.cells.size() - 1;
            return isTitle || fail(StatementRule::WrongCellCount, row.cells.join(m_separator));
        }
        if (isTotal(row)) {
            m_draft.statement.notes.append(
                {StatementNote::Code::NoMoney, row.number, row.cells.join(u' ').simplified()});
            return true;
        }
        return addMovement(row);
    }

    StatementResult<DraftStatement> finish()
    {
        if (m_fault)
            return tl::unexpected(*m_fault);
        return std::move(m_draft);
    }

    [[nodiscard]] bool hasFailed() const { return m_fault.has_value(); }

private:
    bool fail(StatementRule rule, QStringView text)
    {
        m_fault = statementFault(rule, m_row, text).value();
        return false;
    }

    [[nodiscard]] bool has(CsvColumn column) const { return m_layout.columns.contains(column); }

    [[nodiscard]] QString cell(const TableRow &row, CsvColumn column) const
    {
        const qsizetype place = m_layout.columns.indexOf(column);
        return place < 0 ? QString() : row.cells.value(place);
    }

    /// Returns the cells of all columns with this meaning as one text.
    [[nodiscard]] QString textOf(const TableRow &row) const
    {
        QString text;
        for (qsizetype i = 0; i < m_layout.columns.size() && i < row.cells.size(); ++i) {
            if (m_layout.columns[i] != CsvColumn::Text || row.cells[i].isEmpty())
                continue;
            text += text.isEmpty() ? row.cells[i] : u' ' + row.cells[i];
        }
        return text;
    }

    /// Joins the cells of a text with separators: the first and the last three cells are fixed.
    [[nodiscard]] TableRow rejoined(const TableRow &row) const
    {
        const qsizetype extra = row.cells.size() - m_layout.columns.size();
        if (extra <= 0)
            return row;
        TableRow joined{.number = row.number, .cells = {row.cells.first()}};
        joined.cells.append(row.cells.mid(1, extra + 1).join(m_separator));
        joined.cells += row.cells.mid(extra + 2);
        return joined;
    }

    [[nodiscard]] bool isRepeatedHeader(const TableRow &row)
    {
        const QString day = cell(row, CsvColumn::Day);
        const auto layout = day.isEmpty() || isDigit(day[0]) ? std::nullopt : layoutOf(row.cells);
        if (!layout || layout->name != m_layout.name)
            return false;
        m_section = m_draft.statement.lines.size();
        m_isSecondSection = true;
        return true;
    }

    /// Returns true if every cell has a column. The empty last columns may be missing.
    [[nodiscard]] bool hasRightCellCount(const TableRow &row) const
    {
        for (qsizetype i = m_layout.columns.size(); i < row.cells.size(); ++i) {
            if (!row.cells[i].isEmpty())
                return false;
        }
        qsizetype needed = m_layout.columns.size();
        while (needed > 0 && (m_layout.columns[needed - 1] == CsvColumn::Ignored ||
                              m_layout.columns[needed - 1] == CsvColumn::Balance ||
                              m_layout.columns[needed - 1] == CsvColumn::Text))
            --needed;
        return row.cells.size() >= needed;
    }

    [[nodiscard]] bool isTotal(const TableRow &row) const
    {
        return cell(row, CsvColumn::Day).isEmpty() &&
               std::any_of(row.cells.begin(), row.cells.end(),
                           [](const QString &text) { return plainLetters(text) == "TOTAL"_L1; });
    }

    bool addMovement(const TableRow &row)
    {
        const QString text = textOf(row);
        const QString dayText = cell(row, CsvColumn::Day);
        const BalanceText meaning = balanceTextOf(text);
        const auto day = parseTableDate(dayText, m_draft.statement.until);
        if (meaning != BalanceText::None)
            return addBalanceLine(row, text, meaning, day ? day->day : QDate());
        const auto amount = amountOf(row);
        if (!amount)
            return false;
        if (!*amount || (*amount)->isZero())
            return addRowWithoutMoney(row, text);
        if (!day)
            return fail(day.error(), dayText);
        LineDraft draft{.stated = *day};
        if (!applyTime(row, draft.stated))
            return false;
        if (has(CsvColumn::SecondDay)) {
            const auto second = parseTableDate(cell(row, CsvColumn::SecondDay), day->day);
            draft.secondDay = second ? second->day : QDate();
        }
        StatementLine line{.row = row.number, .day = day->day, .amount = **amount};
        line.text = text;
        applyColumns(row, line);
        if (m_draft.statement.lines.size() >= StatementReader::kMaxLines - 1)
            return fail(StatementRule::TooManyLines, {});
        if (m_isSecondSection && isRepeated(line)) {
            m_draft.statement.notes.append(
                {StatementNote::Code::RepeatedRow, row.number, line.text});
            return true;
        }
        draft.parts = applyTextParts(line, m_isPixNumber);
        const qsizetype first = m_draft.statement.lines.size();
        m_draft.statement.lines.append(line);
        m_draft.drafts.push_back(draft);
        return addFee(row, draft) && addBalances(row, first, day->day);
    }

    /// Adds the text of a row to the line before, or skips a row without an amount.
    bool addRowWithoutMoney(const TableRow &row, const QString &text)
    {
        const bool hasDay = !cell(row, CsvColumn::Day).isEmpty();
        QList<StatementLine> &lines = m_draft.statement.lines;
        if (m_layout.continuesText && !hasDay && !text.isEmpty() && !lines.isEmpty()) {
            StatementLine &line = lines.last();
            if (line.text.size() + text.size() > StatementReader::kMaxField)
                return fail(StatementRule::FieldTooLong, text);
            line.text += u' ' + text;
            LineParts &parts = m_draft.drafts.back().parts;
            const LineParts more = applyTextParts(line, m_isPixNumber);
            parts.roles |= more.roles;
            return true;
        }
        m_draft.statement.notes.append({StatementNote::Code::NoMoney, row.number, text});
        return addBalanceWithoutMoney(row);
    }

    /// Adds the balance of a row without an amount, so that a lost amount contradicts the balances.
    /// finishStatement() removes the line.
    bool addBalanceWithoutMoney(const TableRow &row)
    {
        const auto day = parseTableDate(cell(row, CsvColumn::Day), m_draft.statement.until);
        const auto balance = parseStatementAmount(cell(row, CsvColumn::Balance));
        if (!day || !balance || balance->isZero() || m_isSecondSection ||
            m_draft.statement.lines.size() >= StatementReader::kMaxLines - 1)
            return true;
        m_draft.statement.lines.append({.row = row.number, .day = day->day});
        m_draft.drafts.push_back({.stated = *day});
        m_draft.checkpoints.push_back({.place = Checkpoint::Place::AfterLine,
                                       .balance = *balance,
                                       .row = row.number,
                                       .day = day->day,
                                       .line = m_draft.statement.lines.size() - 1});
        return true;
    }

    bool addBalanceLine(const TableRow &row, const QString &text, BalanceText meaning, QDate day)
    {
        m_draft.statement.notes.append({StatementNote::Code::BalanceLine, row.number, text});
        if (meaning == BalanceText::Other || m_isSecondSection)
            return true;
        QString balanceText = cell(row, CsvColumn::Balance);
        for (const CsvColumn column :
             {CsvColumn::DayBalance, CsvColumn::Amount, CsvColumn::Credit}) {
            if (balanceText.isEmpty())
                balanceText = cell(row, column);
        }
        const auto debit = parseStatementAmount(cell(row, CsvColumn::Debit));
        if (balanceText.isEmpty() && debit)
            balanceText = u'-' + cell(row, CsvColumn::Debit);
        const auto balance = parseStatementAmount(balanceText);
        if (!balance)
            return true;
        Money value = *balance;
        if (has(CsvColumn::Direction) && isDebit(cell(row, CsvColumn::Direction)) == true)
            value = -value;
        Checkpoint checkpoint{.balance = value, .row = row.number, .day = day};
        const qsizetype count = m_draft.statement.lines.size();
        if (day.isValid()) {
            checkpoint.place = meaning == BalanceText::Before ? Checkpoint::Place::BeforeDay
                                                              : Checkpoint::Place::AfterDay;
        } else if (meaning == BalanceText::Before || count == 0) {
            checkpoint.place = Checkpoint::Place::Start;
        } else {
            checkpoint.place = Checkpoint::Place::AfterLine;
            checkpoint.line = count - 1;
        }
        m_draft.checkpoints.push_back(checkpoint);
        return true;
    }

    /// Returns the amount of a cell; no value for an empty cell.
    [[nodiscard]] static OptionalAmount cellAmount(const QString &text)
    {
        if (text.isEmpty() || text == "-"_L1)
            return std::optional<Money>();
        const auto amount = parseStatementAmount(text);
        if (!amount)
            return tl::unexpected(amount.error());
        return std::optional(*amount);
    }

    /// Returns true for a debit; nullopt for other text.
    [[nodiscard]] static std::optional<bool> isDebit(const QString &text)
    {
        const QString letters = plainLetters(text);
        const bool isOut = letters == "D"_L1 || letters == "DEBITO"_L1;
        const bool isIn = letters == "C"_L1 || letters == "CREDITO"_L1;
        return isOut || isIn ? std::optional(isOut) : std::nullopt;
    }

    /// Returns the signed amount of a row, no value if it has none, an error after fail().
    tl::expected<std::optional<Money>, std::monostate> amountOf(const TableRow &row)
    {
        const auto failed = [this](StatementRule rule, const QString &text) {
            fail(rule, text);
            return tl::unexpected(std::monostate());
        };
        if (has(CsvColumn::Credit)) {
            const QString creditText = cell(row, CsvColumn::Credit);
            const QString debitText = cell(row, CsvColumn::Debit);
            const auto credit = cellAmount(creditText);
            const auto debit = cellAmount(debitText);
            if (!credit)
                return failed(credit.error(), creditText);
            if (!debit)
                return failed(debit.error(), debitText);
            const Money in = credit->value_or(Money());
            const Money out = debit->value_or(Money());
            if (!in.isZero() && !out.isZero())
                return failed(StatementRule::TwoAmounts, creditText + u' ' + debitText);
            if (in.isNegative())
                return failed(StatementRule::AmountUnreadable, creditText);
            if (!*credit && !*debit)
                return std::optional<Money>();
            return std::optional(in.isZero() ? (out.isNegative() ? out : -out) : in);
        }
        const QString text =
            cell(row, has(CsvColumn::Gross) ? CsvColumn::Gross : CsvColumn::Amount);
        const auto amount = cellAmount(text);
        if (!amount)
            return failed(amount.error(), text);
        if (!*amount || !has(CsvColumn::Direction))
            return *amount;
        const QString direction = cell(row, CsvColumn::Direction);
        const auto debit = isDebit(direction);
        if (!debit)
            return failed(StatementRule::DirectionUnknown, direction);
        if ((*amount)->isNegative() && !*debit)
            return failed(StatementRule::AmountUnreadable, text);
        return std::optional(*debit && !(*amount)->isNegative() ? -**amount : **amount);
    }

    bool applyTime(const TableRow &row, StatedTime &stated)
    {
        const QString text = cell(row, CsvColumn::Time);
        if (text.isEmpty())
            return true;
        stated.millisecond = parseTimeOfDay(text);
        return stated.millisecond != StatedTime::kNoTime ||
               fail(StatementRule::TimeImpossible, text);
    }

    static QString known(const QString &text)
    {
        return plainLetters(text) == "DESCONHECIDO"_L1 ? QString() : text;
    }

    void applyColumns(const TableRow &row, StatementLine &line) const
    {
        const bool isOut = line.amount.isNegative();
        line.fitid = cell(row, CsvColumn::Id);
        line.reference = cell(row, CsvColumn::Reference);
        line.txid = cell(row, CsvColumn::Txid);
        if (const auto id = EndToEndId::parse(cell(row, CsvColumn::EndToEndId)))
            line.endToEndId = id->toText();
        line.number = withoutLeadingZeros(cell(row, CsvColumn::Number));
        line.name = cell(row, CsvColumn::Name);
        QString document = cell(row, CsvColumn::Document);
        if (has(CsvColumn::OriginName)) {
            line.name = known(cell(row, isOut ? CsvColumn::TargetName : CsvColumn::OriginName));
            document = cell(row, isOut ? CsvColumn::TargetDocument : CsvColumn::OriginDocument);
        }
        if (const auto id = TaxId::parse(document)) {
            line.document = id->value();
        } else if (document.contains(u'*')) {
            QString digits;
            std::copy_if(document.begin(), document.end(), std::back_inserter(digits),
                         [](QChar c) { return isDigit(c); });
            if (digits.size() == 6)
                line.documentDigits = digits;
        }
    }

    /// Adds the fee of a row as a line of its own, and checks the row's net amount.
    bool addFee(const TableRow &row, const LineDraft &draft)
    {
        if (!has(CsvColumn::Fee))
            return true;
        const QString text = cell(row, CsvColumn::Fee);
        const bool isFree = plainLetters(text) == "GRATIS"_L1;
        const auto fee = isFree ? OptionalAmount(std::optional(Money())) : cellAmount(text);
        if (!fee)
            return fail(fee.error(), text);
        const Money amount = fee->value_or(Money());
        const Money cost = amount.isNegative() ? -amount : amount;
        const StatementLine &line = m_draft.statement.lines.last();
        if (has(CsvColumn::Net)) {
            const QString netText = cell(row, CsvColumn::Net);
            const auto net = parseStatementAmount(netText);
            if (!net)
                return fail(net.error(), netText);
            if (line.amount - cost != *net)
                return fail(StatementRule::GrossFeeNet, netText);
        }
        if (cost.isZero())
            return true;
        LineDraft feeDraft = draft;
        feeDraft.parts = {LineParts::Fee, Direction::Out};
        StatementLine feeLine{.row = row.number, .day = line.day, .amount = -cost};
        feeLine.text = line.text;
        feeLine.fitid = line.fitid;
        m_draft.statement.lines.append(feeLine);
        m_draft.drafts.push_back(feeDraft);
        return true;
    }

    /// Adds the balances of a row, whose lines begin at the index `first`.
    bool addBalances(const TableRow &row, qsizetype first, QDate day)
    {
        const qsizetype last = m_draft.statement.lines.size() - 1;
        for (const CsvColumn column :
             {CsvColumn::BalanceBefore, CsvColumn::Balance, CsvColumn::DayBalance}) {
            const QString text = cell(row, column);
            if (text.isEmpty())
                continue;
            const auto balance = parseStatementAmount(text);
            if (!balance)
                return fail(balance.error(), text);
            Checkpoint checkpoint{.balance = *balance, .row = row.number, .day = day};
            checkpoint.place = Checkpoint::Place::AfterLine;
            checkpoint.line = last;
            if (column == CsvColumn::BalanceBefore) {
                checkpoint.place = Checkpoint::Place::BeforeLine;
                checkpoint.line = first;
            } else if (column == CsvColumn::DayBalance) {
                checkpoint.place = Checkpoint::Place::AfterDay;
            } else {
                m_draft.statement.lines.last().balanceAfter = *balance;
            }
            checkpoint.secondDay = m_draft.drafts.back().secondDay;
            m_draft.checkpoints.push_back(checkpoint);
        }
        return true;
    }

    /// Adds the balances of the preamble of a provider.
    void addTotals(const TableRow &row)
    {
        for (const auto &[place, column] : {std::pair{Checkpoint::Place::Start, qsizetype{0}},
                                            std::pair{Checkpoint::Place::End, qsizetype{3}}}) {
            if (const auto balance = parseStatementAmount(row.cells.value(column)))
                m_draft.checkpoints.push_back(
                    {.place = place, .balance = *balance, .row = row.number});
        }
    }

    /// Returns true if the first section has the line too. Each of its lines counts once.
    bool isRepeated(const StatementLine &line)
    {
        if (m_firstSection.isEmpty()) {
            for (qsizetype i = 0; i < m_section; ++i)
                ++m_firstSection[keyOf(m_draft.statement.lines[i])];
        }
        const auto found = m_firstSection.find(keyOf(line));
        if (found == m_firstSection.end() || *found == 0)
            return false;
        --*found;
        return true;
    }

    static QString keyOf(const StatementLine &line)
    {
        return u"%1|%2|%3|%4"_s.arg(line.day.toJulianDay())
            .arg(line.amount.cents())
            .arg(line.number, plainLetters(line.text));
    }

    const CsvLayout m_layout;
    const QChar m_separator;
    DraftStatement m_draft;
    bool m_isPixNumber = false;
    bool m_hasBalanceHeader = false;
    bool m_isSecondSection = false;
    qsizetype m_section = 0; ///< number of lines before the second section
    QHash<QString, int> m_firstSection;
    int m_row = 1;
    std::optional<StatementFault> m_fault;
};

/// Reads a table that Balcão exported.
StatementResult<DraftStatement> readOwnExport(const DecodedText &file, QChar separator)
{
    TableReader reader(file.text, separator);
    OwnExportReader own(file.encoding);
    for (bool isHeader = true; !reader.atEnd(); isHeader = false) {
        const auto row = reader.readRow();
        if (!row)
            return tl::unexpected(row.error());
        if (isHeader)
            continue;
        if (const auto fault = own.addRow(row->number, row->cells))
            return tl::unexpected(*fault);
    }
    return own.finish();
}

} // namespace

StatementResult<DraftStatement> readCsv(const DecodedText &file,
                                        const std::optional<CsvMapping> &mapping)
{
    std::optional<FoundHeader> header;
    if (mapping) {
        const auto layout = layoutOf(*mapping);
        if (!layout)
            return statementFault(StatementRule::BadMapping, 1);
        header = findHeader(file.text, *mapping, *layout);
    } else {
        header = findHeader(file.text);
    }
    if (!header) {
        for (const QChar separator : {u';', u','}) {
            if (isOwnExport(firstRows(file.text, separator).value(0).cells))
                return readOwnExport(file, separator);
        }
        return statementFault(StatementRule::UnknownLayout, 1, file.text);
    }
    TableReader reader(file.text, header->separator);
    CsvBuilder builder(file, *header);
    for (qsizetype i = 0; !reader.atEnd() && !builder.hasFailed(); ++i) {
        const auto row = reader.readRow();
        if (!row)
            return tl::unexpected(row.error());
        if (i < header->preamble)
            builder.addPreamble(*row);
        else if (i > header->preamble)
            builder.addRow(*row);
    }
    return builder.finish();
}

} // namespace core
