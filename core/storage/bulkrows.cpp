// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/bulkrows.h"

#include "core/database/sqlnumbers.h"
#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/folding.h"
#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "core/search/paymentids.h"
#include "core/search/rowbitmap.h"
#include "core/storage/evidencestore.h"

#include <algorithm>

namespace core
{

namespace
{

/// No transaction has more records of evidence than this.
constexpr qint64 kMaxEvidence = 1000;

/// Appends a cell as a line; one line per transaction.
void addCell(QByteArray &column, QByteArray cell, bool isFirst)
{
    if (!isFirst)
        column += '\n';
    column += cell.replace('\n', ' ');
}

/// Adds the evidence of a transaction. The ids have gaps: other threads create the rows of other
/// transactions.
void addEvidence(BulkRows &rows, qint64 seq, const Transaction &t)
{
    if (t.evidence.isEmpty())
        return;
    qint64 id = (seq - 1) * kMaxEvidence;
    for (const Evidence &record : t.evidence) {
        rows.evidence.add(++id);
        rows.evidence.add(seq);
        rows.evidence.add(numberOf(record.role, record.subject));
        rows.evidence.add(numberOf(record.kind));
        rows.evidence.add(numberOf(record.match));
        rows.evidence.add(record.recordedAt);
        rows.evidence.add(record.movedDay.toJulianDay());
        record.movedAt ? rows.evidence.add(*record.movedAt) : rows.evidence.addNull();
        record.amount ? rows.evidence.add(record.amount->cents()) : rows.evidence.addNull();
        rows.evidence.addOrNull(record.endToEndId);
        rows.evidence.addOrNull(record.endToEndIdEnding);
        for (const QString &text : {record.person, record.till, record.source})
            rows.evidence.add(text);
        rows.evidence.addOrNull(record.line);
        rows.evidence.add(record.note);
    }
    QStringList names;
    for (const Evidence &record : evidenceInForce(t)) {
        for (const PaymentId &payment : paymentIdsOf(record)) {
            if (names.contains(payment.name))
                continue;
            names.append(payment.name);
            rows.paymentId.add(payment.name);
            rows.paymentId.addOrNull(payment.ending);
            rows.paymentId.add(seq);
        }
    }
    if (const auto confirmation = confirmationOf(t)) {
        rows.paymentTime.add(seq);
        rows.paymentTime.add(moveTime(*confirmation, t.created));
    }
}

void addTo(BulkRows &rows, qint64 seq, const Transaction &t)
{
    const BulkRows::Kind kind{numberOf(t.status.code()), numberOf(t.operation), t.platform};
    const qint64 day = brasiliaDay(t.created).toJulianDay();
    const QByteArray name = folded(t.name).toUtf8();
    const std::array others{name, t.document.toUtf8(), t.phone.toUtf8(),
                            QByteArray::number(t.amount.cents())};
    static_assert(others.size() == kOtherBlockColumns.size());
    std::array<QByteArray, kBlockColumns.size()> cells;
    auto *const texts = std::copy(others.begin(), others.end(), cells.begin());
    std::transform(
        kSearchedTexts.begin(), kSearchedTexts.end(), texts,
        [&t](const SearchedText &searched) { return folded(t.*searched.text).toUtf8(); });
    rows.firstOfDay.try_emplace(day, seq);
    rows.tally[{day, kind}] +=
        {1, t.amount.cents(), t.commission.value_or(Money()).cents(), t.commission ? 0 : 1};

    const bool isFirst = seq % RowBitmap::kBlock == 1;
    if (isFirst)
        rows.blocks.push_back({.first = seq});
    BulkRows::Block &block = rows.blocks.back();
    for (size_t i = 0; i < cells.size(); ++i)
        addCell(block.columns.at(i), cells.at(i), isFirst);
    block.kindOfEach.push_back(kind);

    rows.tx.add(seq);
    rows.tx.add(t.id);
    rows.tx.add(kind.operation);
    rows.tx.add(kind.status);
    rows.tx.add(t.amount.cents());
    t.commission ? rows.tx.add(t.commission->cents()) : rows.tx.addNull();
    rows.tx.add(t.created);
    rows.tx.add(day);
    t.finished ? rows.tx.add(*t.finished) : rows.tx.addNull();
    rows.tx.add(t.platform);
    rows.tx.addOrNull(t.reference);
    rows.tx.add(t.name);
    rows.tx.addUtf8(name);
    rows.tx.add(t.document);
    rows.tx.add(t.phone);
    rows.tx.addOrNull(t.pixKey);
    rows.tx.addOrNull(t.endToEndId);
    t.expires ? rows.tx.add(*t.expires) : rows.tx.addNull();
    const auto evidence = evidenceColumn(t);
    evidence ? rows.tx.add(*evidence) : rows.tx.addNull();
    std::for_each(texts, cells.end(), [&rows](const QByteArray &text) { rows.tx.addUtf8(text); });

    rows.wide.add(seq);
    for (const QString &text : {t.email, t.description, t.extra, t.paymentLink, t.qrCode})
        rows.wide.add(text);

    const bool isByEvidence = isPaidByEvidence(t);
    qint64 n = t.events.size();
    for (const StatusEvent &event : t.events) { // newest first
        rows.event.add(seq);
        rows.event.add(--n);
        rows.event.add(numberOf(event.status.code()));
        rows.event.add(event.at);
        isByEvidence &&event.status == Status::Code::Paid ? rows.event.add(1)
                                                          : rows.event.addNull();
    }
    if (!t.refundReason.isEmpty()) {
        rows.refund.add(seq);
        rows.refund.add(t.refundReason);
    }
    addEvidence(rows, seq, t);
}

} // namespace

QString BulkRows::txColumns()
{
    return QStringLiteral("seq, id, operation, status, amount, commission, created, day, finished, "
                          "platform, reference, name, folded_name, document, phone, pix_key, "
                          "e2e_id, expires, evidence, ") +
           searchedColumns();
}

BulkRows::Sums &BulkRows::Sums::operator+=(const Sums &other)
{
    count += other.count;
    amount += other.amount;
    commission += other.commission;
    unknownCommissionCount += other.unknownCommissionCount;
    return *this;
}

BulkRows bulkRowsOf(qint64 first, const QList<Transaction> &transactions)
{
    Q_ASSERT(first % RowBitmap::kBlock == 1);
    BulkRows rows;
    qint64 seq = first;
    for (const Transaction &transaction : transactions)
        addTo(rows, seq++, transaction);
    if (!rows.blocks.empty() && rows.blocks.back().kindOfEach.size() < RowBitmap::kBlock)
        rows.blocks.pop_back();                  // searched in tx instead
    for (BulkRows::Block &block : rows.blocks) { // all blocks stay in memory until the end
        for (QByteArray &cells : block.columns)
            cells.squeeze();
    }
    return rows;
}

} // namespace core
