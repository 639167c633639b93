// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/storedtransactions.h"

#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/transaction.h"
#include "core/storage/evidencestore.h"

namespace core
{

namespace
{

constexpr auto kNumber = CopiedRows::Cell::Number;
constexpr auto kBytes = CopiedRows::Cell::Bytes;
constexpr int kEvidenceColumn = 22;

std::optional<QDateTime> optionalTime(const QDateTime &time)
{
    return time.isValid() ? std::optional(time) : std::nullopt;
}

} // namespace

StoredTransactions::StoredTransactions()
    : m_rows({kNumber, kBytes, kNumber, kNumber, kNumber, kNumber, kNumber, kNumber,
              kBytes,  kBytes, kBytes,  kBytes,  kBytes,  kBytes,  kBytes,  kBytes,
              kBytes,  kBytes, kBytes,  kBytes,  kBytes,  kNumber, kNumber})
    , m_events({kNumber, kNumber, kNumber})
{}

void StoredTransactions::clear()
{
    m_rows.clear();
    m_events.clear();
    m_evidence.clear();
}

void StoredTransactions::addRow(const Statement &row)
{
    m_rows.add(row);
}

void StoredTransactions::addEvent(const Statement &event)
{
    m_events.add(event);
}

void StoredTransactions::addEvidence(const Statement &record)
{
    m_evidence[record.number(0)].append(EvidenceStore::read(record));
}

bool StoredTransactions::hasEvidence() const
{
    for (qsizetype row = 0; row < size(); ++row) {
        if (m_rows.row(row).number(kEvidenceColumn) != 0)
            return true;
    }
    return false;
}

void StoredTransactions::readRow(qsizetype row, Transaction &into) const
{
    const CopiedRows::Row cells = m_rows.row(row);
    into.id = cells.id(1);
    into.operation = operationOf(cells.number(2));
    into.status = statusOf(cells.number(3));
    into.amount = Money::fromCents(cells.number(4));
    into.commission =
        cells.isNull(5) ? std::nullopt : std::optional(Money::fromCents(cells.number(5)));
    into.created = cells.time(6);
    into.finished = optionalTime(cells.time(7));
    into.platform = cells.id(8);
    cells.readText(9, into.reference);
    cells.readText(10, into.name);
    cells.readText(11, into.document);
    cells.readText(12, into.phone);
    cells.readText(13, into.pixKey);
    cells.readText(14, into.endToEndId);
    cells.readText(15, into.email);
    cells.readText(16, into.description);
    cells.readText(17, into.extra);
    cells.readText(18, into.paymentLink);
    cells.readText(19, into.qrCode);
    cells.readText(20, into.refundReason);
    into.expires = optionalTime(cells.time(21));
    into.events.clear();
    into.evidence = m_evidence.isEmpty() ? QList<Evidence>() : m_evidence.value(cells.number(0));
}

qsizetype StoredTransactions::read(qsizetype row, qsizetype event, Transaction &into) const
{
    readRow(row, into);
    for (; event > 0; --event) {
        const CopiedRows::Row cells = m_events.row(event - 1);
        if (cells.number(0) != seq(row))
            break;
        into.events.append({statusOf(cells.number(1)), cells.time(2)});
    }
    return event;
}

} // namespace core
