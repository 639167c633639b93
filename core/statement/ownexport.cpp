// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/ownexport.h"

#include "core/domain/brasilia.h"
#include "core/domain/endtoendid.h"
#include "core/domain/plainletters.h"
#include "core/domain/taxid.h"
#include "core/statement/statementreader.h"

#include <QtCore/QUuid>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The columns of docs/exports.md, from 0. Their order never changes.
enum Column {
    kCreated,
    kPaid,
    kFinished,
    kOperation,
    kStatus,
    kAmount,
    kCommission,
    kNet,
    kName,
    kDocument,
    kDescription = 13,
    kReference = 14,
    kEndToEndId = 17,
    kId = 18,
    kLastNeeded = kId,
};

/// The words of exported files, which never change: for programs, English, Portuguese, Spanish.
using Translations = std::array<QLatin1StringView, 4>;

constexpr std::array kHeadings{
    std::pair{kCreated, Translations{"CREATED"_L1, "CREATED"_L1, "CRIADAEM"_L1, "CREADA"_L1}},
    std::pair{kOperation,
              Translations{"OPERATION"_L1, "OPERATION"_L1, "OPERACAO"_L1, "OPERACION"_L1}},
    std::pair{kStatus, Translations{"STATUS"_L1, "STATE"_L1, "ESTADO"_L1, "ESTADO"_L1}},
    std::pair{kAmount, Translations{"AMOUNT"_L1, "AMOUNT"_L1, "VALOR"_L1, "IMPORTE"_L1}},
    std::pair{kNet, Translations{"NET"_L1, "NET"_L1, "LIQUIDO"_L1, "NETO"_L1}},
    std::pair{kId, Translations{"ID"_L1, "ID"_L1, "ID"_L1, "ID"_L1}},
};
constexpr Translations kIn{"CASHIN"_L1, "RECEIVED"_L1, "ENTRADA"_L1, "ENTRADA"_L1};
constexpr Translations kOut{"CASHOUT"_L1, "SENT"_L1, "SAIDA"_L1, "SALIDA"_L1};
constexpr Translations kIsPaid{"PAID"_L1, "PAID"_L1, "PAGO"_L1, "PAGADO"_L1};
constexpr Translations kIsRefund{"REFUND"_L1, "REFUNDED"_L1, "DEVOLVIDO"_L1, "DEVUELTO"_L1};

bool isOneOf(const Translations &words, const QString &cell)
{
    const QString letters = plainLetters(cell);
    return std::any_of(words.begin(), words.end(),
                       [&letters](QLatin1StringView word) { return letters == word; });
}

/// Reads "2026-11-21T12:20:18.123-03:00" or "21/11/2026 12:20:18", which is a time in Brasília.
std::optional<StatedTime> timeFrom(const QString &text)
{
    QDateTime time = QDateTime::fromString(text, Qt::ISODateWithMs);
    if (time.isValid() && text.contains(u'T')) {
        const QDateTime there = brasiliaTime(time);
        return StatedTime{.day = there.date(), .millisecond = there.time().msecsSinceStartOfDay()};
    }
    time = QDateTime::fromString(text, u"dd/MM/yyyy HH:mm:ss"_s);
    if (!time.isValid())
        time = QDateTime::fromString(text, u"dd/MM/yyyy"_s); // a workbook, at midnight
    if (!time.isValid())
        return std::nullopt;
    return StatedTime{.day = time.date(), .millisecond = time.time().msecsSinceStartOfDay()};
}

} // namespace

bool isOwnExport(const QStringList &header)
{
    return header.size() > kLastNeeded &&
           std::all_of(kHeadings.begin(), kHeadings.end(), [&header](const auto &heading) {
               return isOneOf(heading.second, header[heading.first]);
           });
}

OwnExportReader::OwnExportReader(const QString &encoding)
{
    BankStatement &statement = m_draft.statement;
    statement.format = StatementFormat::Csv;
    statement.encoding = encoding;
    statement.layout = u"balcao"_s;
    statement.currency = u"BRL"_s;
}

std::optional<StatementFault> OwnExportReader::addRow(int number, const QStringList &cells)
{
    const auto fail = [number](StatementRule rule, const QString &text) {
        return std::optional(statementFault(rule, number, text).value());
    };
    if (std::all_of(cells.begin(), cells.end(), [](const QString &cell) { return cell.isEmpty(); }))
        return std::nullopt;
    QList<StatementLine> &lines = m_draft.statement.lines;
    const QString status = cells.value(kStatus);
    const bool isRefund = isOneOf(kIsRefund, status);
    if (cells.size() <= kLastNeeded || (!isRefund && !isOneOf(kIsPaid, status))) {
        m_draft.statement.notes.append(
            {StatementNote::Code::NoMoney, number, cells.mid(0, kStatus + 1).join(u' ')});
        return std::nullopt;
    }
    const QString &operation = cells[kOperation];
    const bool isOut = isOneOf(kOut, operation);
    if (!isOut && !isOneOf(kIn, operation))
        return fail(StatementRule::DirectionUnknown, operation);
    const auto amount = parseStatementAmount(cells[kAmount]);
    if (!amount)
        return fail(amount.error(), cells[kAmount]);
    // An empty cell is an unknown commission, which gives no line.
    const auto commission =
        cells[kCommission].isEmpty() ? Money() : parseStatementAmount(cells[kCommission]);
    if (!commission)
        return fail(commission.error(), cells[kCommission]);
    if (amount->isNegative() || commission->isNegative())
        return fail(StatementRule::AmountUnreadable, cells[kAmount]);
    const auto paid = timeFrom(cells[kPaid]);
    if (!paid && !(isRefund && cells[kPaid].isEmpty()))
        return fail(cells[kPaid].isEmpty() ? StatementRule::DayMissing
                                           : StatementRule::DayImpossible,
                    cells[kPaid]);
    const QUuid id(cells[kId]);

    StatementLine line{.row = number};
    line.name = cells[kName];
    if (const auto document = TaxId::parse(cells[kDocument]))
        line.document = document->value();
    if (const auto endToEndId = EndToEndId::parse(cells[kEndToEndId]))
        line.endToEndId = endToEndId->toText();
    line.reference = cells[kReference];
    line.txid = id.isNull() ? QString() : id.toString(QUuid::Id128);
    const auto add = [&](const StatedTime &time, Money money, const QString &text, quint32 role) {
        StatementLine added = line;
        added.day = time.day;
        added.amount = money;
        added.text = text;
        LineDraft draft{.stated = time};
        draft.parts.roles = role;
        if (role == LineParts::Fee) { // not the payment itself
            added.endToEndId.clear();
            added.reference.clear();
            added.txid.clear();
        }
        if (role == LineParts::Return)
            added.endToEndId.clear(); // of the payment
        lines.append(added);
        m_draft.drafts.push_back(draft);
    };
    const QString words = u"Pix %1 %2"_s.arg(cells[kName], cells[kDescription]).simplified();
    if (paid && !amount->isZero())
        add(*paid, isOut ? -*amount : *amount, words, LineParts::Pix);
    if (isRefund) {
        const auto refunded = timeFrom(cells[kFinished]);
        if (!refunded)
            return fail(StatementRule::DayImpossible, cells[kFinished]);
        if (paid && !amount->isZero())
            add(*refunded, -*amount, u"Devolução "_s + words, LineParts::Return);
    }
    if (paid && !commission->isZero())
        add(*paid, -*commission, u"Tarifa "_s + words, LineParts::Fee);
    if (lines.size() > StatementReader::kMaxLines)
        return fail(StatementRule::TooManyLines, {});
    return std::nullopt;
}

} // namespace core
