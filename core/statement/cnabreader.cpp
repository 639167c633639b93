// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/cnabreader.h"

#include "core/domain/ascii.h"
#include "core/statement/statementreader.h"

#include <algorithm>
#include <optional>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kRecord = 240;

/// Returns the lines of a text without their ends and without empty lines at the end of the file.
QList<QStringView> recordsOf(QStringView text)
{
    QList<QStringView> records;
    while (!text.isEmpty()) {
        qsizetype end = text.indexOf(u'\n');
        end = end < 0 ? text.size() : end;
        QStringView record = text.first(end);
        if (record.endsWith(u'\r'))
            record.chop(1);
        if (!record.isEmpty())
            records.append(record);
        text = text.sliced(std::min(text.size(), end + 1));
    }
    // The end-of-file character of DOS, which decoding replaced by a blank.
    while (!records.isEmpty() && records.last().trimmed().isEmpty())
        records.removeLast();
    return records;
}

/// Returns the columns `from` to `to` of a record, counted from 1.
QStringView field(QStringView record, qsizetype from, qsizetype to)
{
    return record.sliced(from - 1, to - from + 1);
}

/// Reads the records of all batches in their order.
class CnabBuilder
{
public:
    explicit CnabBuilder(const DecodedText &file)
        : m_file(file)
    {}

    bool add(QStringView record, int row)
    {
        m_row = row;
        const QChar type = record[7];
        if (m_isClosed)
            return fail(StatementRule::BrokenRecord, record);
        switch (type.unicode()) {
        case u'0':
            return row == 1 || fail(StatementRule::BrokenRecord, record);
        case u'1':
            return openBatch(record);
        case u'3':
            return addDetail(record);
        case u'5':
            return closeBatch(record);
        case u'9':
            m_isClosed = true;
            return !m_batch || fail(StatementRule::CutOff, record);
        default:
            return fail(StatementRule::BrokenRecord, record);
        }
    }

    StatementResult<std::vector<DraftStatement>> finish()
    {
        if (!m_fault && !m_isClosed)
            fail(StatementRule::CutOff, {});
        if (!m_fault && m_statements.empty())
            fail(StatementRule::NoStatement, {});
        if (m_fault)
            return tl::unexpected(*m_fault);
        return std::move(m_statements);
    }

private:
    bool fail(StatementRule rule, QStringView text)
    {
        m_fault = statementFault(rule, m_row, text).value();
        return false;
    }

    /// Reads day, amount with two decimals and C or D, at columns 143 to 169.
    bool readAmount(QStringView record, QDate &day, Money &amount)
    {
        const QStringView dayText = field(record, 143, 150);
        const QStringView digits = field(record, 151, 168);
        const QChar sign = record[168];
        if (!std::all_of(dayText.begin(), dayText.end(), isDigit))
            return fail(StatementRule::DayImpossible, dayText);
        QString ordered = dayText.sliced(4).toString();
        ordered += dayText.sliced(2, 2);
        ordered += dayText.first(2);
        const auto stated = parseTableDate(ordered, {});
        if (!stated)
            return fail(stated.error(), dayText);
        if (!std::all_of(digits.begin(), digits.end(), isDigit))
            return fail(StatementRule::AmountUnreadable, digits);
        const qint64 cents = digits.toLongLong();
        if (cents > Money::kMaxCents)
            return fail(StatementRule::AmountTooLarge, digits);
        if (sign != u'C' && sign != u'D')
            return fail(StatementRule::DirectionUnknown, QStringView(&sign, 1));
        day = stated->day;
        amount = Money::fromCents(sign == u'D' ? -cents : cents);
        return true;
    }

    bool openBatch(QStringView record)
    {
        if (m_batch)
            return fail(StatementRule::CutOff, record);
        QDate day;
        Money balance;
        if (!readAmount(record, day, balance))
            return false;
        m_batch.emplace();
        BankStatement &statement = m_batch->statement;
        statement.format = StatementFormat::Cnab240;
        statement.encoding = m_file.encoding;
        statement.currency = u"BRL"_s;
        statement.account = {field(record, 1, 3).toString(),
                             withoutLeadingZeros(field(record, 53, 57)),
                             withoutLeadingZeros(field(record, 59, 70))};
        m_batch->checkpoints.push_back(
            {.place = Checkpoint::Place::Start, .balance = balance, .row = m_row, .day = day});
        return true;
    }

    bool addDetail(QStringView record)
    {
        if (!m_batch || record[13] != u'E')
            return fail(StatementRule::BrokenRecord, record);
        QDate day;
        Money amount;
        if (!readAmount(record, day, amount))
            return false;
        StatementLine line{.row = m_row, .day = day, .amount = amount};
        line.text = field(record, 177, 201).toString().simplified();
        line.number = withoutLeadingZeros(field(record, 202, 240));
        if (amount.isZero()) {
            m_batch->statement.notes.append({StatementNote::Code::NoMoney, m_row, line.text});
            return true;
        }
        if (m_batch->statement.lines.size() >= StatementReader::kMaxLines)
            return fail(StatementRule::TooManyLines, {});
        LineDraft draft{.stated = {.day = day}};
        draft.parts = applyTextParts(line, m_batch->statement.account.bank == "104"_L1);
        m_batch->statement.lines.append(line);
        m_batch->drafts.push_back(draft);
        return true;
    }

    bool closeBatch(QStringView record)
    {
        if (!m_batch)
            return fail(StatementRule::BrokenRecord, record);
        QDate day;
        Money balance;
        if (!readAmount(record, day, balance))
            return false;
        m_batch->checkpoints.push_back(
            {.place = Checkpoint::Place::End, .balance = balance, .row = m_row, .day = day});
        m_statements.push_back(std::move(*m_batch));
        m_batch.reset();
        return true;
    }

    const DecodedText &m_file;
    std::vector<DraftStatement> m_statements;
    std::optional<DraftStatement> m_batch;
    bool m_isClosed = false;
    int m_row = 1;
    std::optional<StatementFault> m_fault;
};

} // namespace

bool isCnab240(QStringView text)
{
    const QList<QStringView> records = recordsOf(text);
    return !records.isEmpty() && std::all_of(records.begin(), records.end(), [](QStringView each) {
        return each.size() == kRecord;
    });
}

StatementResult<std::vector<DraftStatement>> readCnab240(const DecodedText &file)
{
    CnabBuilder builder(file);
    int row = 0;
    for (const QStringView record : recordsOf(file.text)) {
        if (!builder.add(record, ++row))
            break;
    }
    return builder.finish();
}

} // namespace core
