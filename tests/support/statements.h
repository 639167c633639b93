// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/endtoendid.h"
#include "core/domain/transaction.h"
#include "tests/support/samples.h"

#include <QtCore/QFile>

#include <algorithm>

/// Statements of invented people for tests of pages, and the transactions that belong to them.
namespace support
{

/// A line of a statement.
struct BankLine
{
    QDate day;
    qint64 cents;
    QString text;
};

/// Returns "1234,56" with a minus for a negative amount.
inline QString bankAmount(qint64 cents)
{
    const qint64 size = qAbs(cents);
    return QStringLiteral("%1%2,%3")
        .arg(cents < 0 ? QStringLiteral("-") : QString())
        .arg(size / 100)
        .arg(size % 100, 2, 10, QChar(u'0'));
}

/// Returns a table in a known layout, with the balance after each line.
inline QByteArray bankTable(const QList<BankLine> &lines, qint64 opening = 100'000)
{
    QString text = QStringLiteral(" Extrato Conta Corrente \nConta ;1234567-8\n"
                                  "Período ;01/11/2026 a 20/11/2026\n\n"
                                  "Data Lançamento;Histórico;Descrição;Valor;Saldo\n");
    if (!lines.isEmpty())
        text +=
            QStringLiteral("%1;SALDO ANTERIOR;;;%2\n")
                .arg(lines.first().day.toString(QStringLiteral("dd/MM/yyyy")), bankAmount(opening));
    qint64 balance = opening;
    for (const BankLine &line : lines) {
        balance += line.cents;
        text += QStringLiteral("%1;%2;;%3;%4\n")
                    .arg(line.day.toString(QStringLiteral("dd/MM/yyyy")), line.text,
                         bankAmount(line.cents), bankAmount(balance));
    }
    return text.toUtf8();
}

/// A month of a shop: the statement and the transactions of the service.
struct BankMonth
{
    QList<BankLine> lines = {};
    QList<core::Transaction> transactions = {};
};

inline QString sampleEndToEndId(QDate day, int number)
{
    const QString own = QStringLiteral("a%1").arg(number, 10, 10, QChar(u'0'));
    return core::EndToEndId::payment(QString(core::kUnknownIspb),
                                     QDateTime(day, QTime(12, 0), Qt::UTC), own)
        .toText();
}

/// Adds a paid charge at noon in UTC and returns its end-to-end id.
inline QString addPaid(BankMonth &month, QDate day, qint64 cents, const QString &name,
                       const QString &document)
{
    const auto number = static_cast<int>(month.transactions.size()) + 1;
    core::Transaction charge = samples::charge(cents, number);
    charge.created = QDateTime(day, QTime(12, 0), QTimeZone::utc());
    charge.events = {{core::Status::Code::Pending, charge.created}};
    charge.name = name;
    charge.document = document;
    charge = samples::moved(charge, core::Status::Code::Paid);
    charge.endToEndId = sampleEndToEndId(day, number);
    month.transactions.prepend(charge);
    return charge.endToEndId;
}

/// Returns a month with `certain` lines that have an id, and 16 open lines: nine with a document,
/// three with amount and day, two incoming and two outgoing lines without a transaction.
inline BankMonth bankMonth(int certain)
{
    constexpr int kDays = 20;
    BankMonth month;
    const auto dayOf = [](int i) { return QDate(2026, 11, 1 + i % kDays); };
    for (int i = 0; i < certain; ++i) {
        const QString id =
            addPaid(month, dayOf(i), 1'000 + i, samples::payer().name, samples::payer().document);
        month.lines.append({dayOf(i), 1'000 + i, QStringLiteral("Pix recebido ") + id});
    }
    for (int i = 0; i < 9; ++i) {
        addPaid(month, dayOf(i), 500'001 + i, QStringLiteral("Maria Alves da Silva"),
                QStringLiteral("39053344705"));
        month.lines.append(
            {dayOf(i), 500'001 + i, QStringLiteral("Pix recebido 39053344705 Maria Alves")});
    }
    for (int i = 0; i < 3; ++i) {
        addPaid(month, dayOf(i), 600'001 + i, QStringLiteral("Carlos Pereira Lima"),
                QStringLiteral("11144477735"));
        month.lines.append({dayOf(i), 600'001 + i, QStringLiteral("Pix recebido")});
    }
    for (int i = 0; i < 2; ++i) {
        month.lines.append({dayOf(i), 777'001 + i, QStringLiteral("TED recebida")});
        month.lines.append({dayOf(i), -150 - i, QStringLiteral("Tarifa Pix")});
    }
    std::stable_sort(month.lines.begin(), month.lines.end(),
                     [](const BankLine &a, const BankLine &b) { return a.day < b.day; });
    return month;
}

inline void writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(path));
}

} // namespace support
