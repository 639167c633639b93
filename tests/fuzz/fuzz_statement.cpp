// SPDX-License-Identifier: GPL-3.0-or-later
//
// Bank statements in every format. A file is refused, or each of its lines is in the result and the
// balances are equal.

#include "core/statement/statementreader.h"
#include "tests/fuzz/fuzz.h"

#include <QtCore/QRegularExpression>

#include <algorithm>

using core::BankStatement;
using core::Money;
using core::StatementReader;

namespace
{

/// Returns the number of matches in the bytes.
qsizetype countOf(const QByteArray &bytes, const char *pattern)
{
    const QRegularExpression expression(QString::fromLatin1(pattern),
                                        QRegularExpression::CaseInsensitiveOption);
    qsizetype count = 0;
    auto matches = expression.globalMatch(QString::fromLatin1(bytes));
    while (matches.hasNext()) {
        matches.next();
        ++count;
    }
    return count;
}

void checkLines(const BankStatement &statement)
{
    for (const core::StatementLine &line : statement.lines) {
        REQUIRE(line.day.isValid() && line.row >= 1);
        REQUIRE(!line.amount.isZero());
        REQUIRE(qAbs(line.amount.cents()) <= Money::kMaxCents);
        REQUIRE(!line.time || line.time->timeSpec() == Qt::UTC);
        REQUIRE(line.day >= statement.from && line.day <= statement.until);
        REQUIRE(line.documentDigits.isEmpty() || line.documentDigits.size() == 6);
    }
}

void checkBalances(const BankStatement &statement)
{
    using core::BalanceProof;
    REQUIRE((statement.proof == BalanceProof::None) == !statement.opening);
    REQUIRE(statement.opening.has_value() == statement.closing.has_value());
    if (statement.opening)
        REQUIRE(*statement.opening + lineSum(statement) == *statement.closing);
}

/// Checks that each transaction of OFX 1 is a line or has a note.
void accountsForTransactions(const QByteArray &bytes, const QList<BankStatement> &statements)
{
    qsizetype lines = 0;
    qsizetype skipped = 0;
    for (const BankStatement &statement : statements) {
        REQUIRE(statement.format == core::StatementFormat::Ofx);
        lines += statement.lines.size();
        for (const core::StatementNote &note : statement.notes) {
            skipped += note.code == core::StatementNote::Code::NoMoney ||
                               note.code == core::StatementNote::Code::BalanceLine
                           ? 1
                           : 0;
        }
    }
    const qsizetype start = bytes.toLower().indexOf("<ofx>");
    const qsizetype tags = countOf(bytes.sliced(start), "<STMTTRN[ /]*>");
    const bool isPlain = std::all_of(bytes.begin(), bytes.end(), [](char byte) {
        return (byte >= ' ' && byte <= '~') || byte == '\n' || byte == '\r';
    });
    // XML may have tags in comments. Other bytes than these may decode to blanks inside a tag.
    if (isPlain && !bytes.contains("<?"))
        REQUIRE(lines + skipped == tags);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray bytes(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto statements = StatementReader::read(bytes);
    if (!statements) {
        REQUIRE(statements.error().row >= 1);
        REQUIRE(statements.error().text.size() <= 80);
        return 0;
    }
    REQUIRE(!statements->isEmpty());
    for (const BankStatement &statement : *statements) {
        checkLines(statement);
        checkBalances(statement);
    }
    if (statements->first().format == core::StatementFormat::Ofx)
        accountsForTransactions(bytes, *statements);
    // The opening that a file implies proves it or changes nothing; any other is refused.
    const BankStatement &first = statements->first();
    if (statements->size() == 1 && first.opening) {
        REQUIRE(StatementReader::read(bytes, {.opening = first.opening}).has_value());
        const auto other =
            StatementReader::read(bytes, {.opening = *first.opening + Money::fromCents(1)});
        REQUIRE(!other || other->first().proof != core::BalanceProof::Whole ||
                other->first().notes != first.notes);
    }
    return 0;
}
