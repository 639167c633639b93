// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/evidencestore.h"

#include "core/database/backend.h"
#include "core/database/corruption.h"
#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/businessday.h"
#include "core/domain/chargeevidence.h"
#include "core/search/paymentids.h"

#include <algorithm>
#include <map>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Subject = Evidence::Subject;

/// The value of tx.evidence for records without a payment in force.
constexpr int kNoneInForce = 4;

/// The number of columns in EvidenceStore::kColumns.
constexpr int kColumnCount = static_cast<int>(
    1 + std::count(EvidenceStore::kColumns.data(),
                   EvidenceStore::kColumns.data() + EvidenceStore::kColumns.size(), ','));

} // namespace

std::optional<int> evidenceColumn(const Transaction &transaction)
{
    if (transaction.evidence.isEmpty())
        return std::nullopt;
    const auto kind = evidenceKindOf(transaction);
    return kind ? numberOf(*kind) : kNoneInForce;
}

bool isPaidByEvidence(const Transaction &transaction)
{
    const QList<Evidence> &records = transaction.evidence;
    return std::any_of(records.begin(), records.end(), [](const Evidence &record) {
        return record.role == Evidence::Role::Confirmation && record.subject == Subject::Payment;
    });
}

Result<void> EvidenceStore::add(const QUuid &id, const Evidence &record)
{
    Q_ASSERT(m_database.isInTransaction());
    const auto charge = find(id);
    if (!charge)
        return tl::unexpected(charge.error());
    const qint64 seq = charge->seq;
    const auto used = usedField(seq, record);
    if (!used)
        return tl::unexpected(used.error());
    if (*used)
        return tl::unexpected(Error{Error::Code::Conflict,
                                    {{**used, Problem::AlreadyUsed}},
                                    u"the payment is evidence of another charge"_s});
    return insertRecord(seq, record)
        .and_then([&] { return insertIds(seq, record); })
        .and_then([&] { return insertTime(*charge, record); })
        .and_then([&] {
            return record.role == Evidence::Role::Withdrawal ? removePayment(seq) : Result<void>();
        })
        .and_then([&] { return updateTransaction(seq, record); });
}

Result<QList<ReturnSum>> EvidenceStore::returnSums(QDate first, QDate last, int cutoffMinutes)
{
    Statement statement(m_database,
                        "SELECT "_L1 + kColumns +
                            ", (SELECT amount FROM tx WHERE seq = evidence.tx AND status = ?) "
                            "FROM evidence WHERE role IN (?, ?) ORDER BY evidence.tx, id"_L1);
    const auto run = statement.bind(numberOf(Status::Code::Paid))
                         .bind(numberOf(Evidence::Role::Confirmation, Subject::Refund))
                         .bind(numberOf(Evidence::Role::Verification, Subject::Refund))
                         .run();
    if (!run)
        return tl::unexpected(run.error());
    std::map<QDate, ReturnSum> days;
    Transaction charge;
    charge.status = Status::Code::Paid;
    const auto addParts = [&] {
        for (const Evidence &part : partialReturns(charge)) {
            const QDate day = movedBusinessDay(part, cutoffMinutes);
            if (day < first || day > last)
                continue;
            ReturnSum &sum = days[day];
            sum.day = day;
            ++sum.count;
            sum.amount += part.amount.value_or(Money());
        }
        charge.evidence.clear();
    };
    qint64 seq = 0;
    while (statement.next()) {
        if (statement.isNull(kColumnCount)) // refunded as a whole
            continue;
        if (std::exchange(seq, statement.number(0)) != statement.number(0))
            addParts();
        charge.amount = Money::fromCents(statement.number(kColumnCount));
        charge.evidence.append(read(statement));
    }
    addParts();
    return statement.end().map([&days] {
        QList<ReturnSum> sums;
        for (const auto &[day, sum] : days)
            sums.append(sum);
        return sums;
    });
}

Result<EvidenceStore::Charge> EvidenceStore::find(const QUuid &id)
{
    Statement statement(m_database, u"SELECT seq, created FROM tx WHERE id = ?"_s);
    if (const auto run = statement.bind(id).run(); !run)
        return tl::unexpected(run.error());
    if (statement.next())
        return Charge{statement.number(0), statement.time(1)};
    if (const auto end = statement.end(); !end)
        return tl::unexpected(end.error());
    return tl::unexpected(Error{Error::Code::NotFound, {}, u"no transaction of this id"_s});
}

Result<bool> EvidenceStore::isAnyRow(Statement &statement)
{
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    const bool found = statement.next();
    return statement.end().map([found] { return found; });
}

/// Returns the field whose payment belongs to another transaction. Six characters of a person count
/// as the whole id.
Result<std::optional<Field>> EvidenceStore::usedField(qint64 seq, const Evidence &record)
{
    QList<std::pair<Field, QString>> names;
    for (const PaymentId &id : paymentIdsOf(record))
        names.append({id.ending.isEmpty() ? Field::StatementLine : Field::EndToEndId, id.name});
    const bool isByHand = record.kind == EvidenceKind::ByHand;
    if (isByHand && isInForce(record) && !record.endToEndId.isEmpty())
        names.append({Field::EndToEndId, paymentEndingName(record.endToEndId)});
    for (const auto &[field, name] : names) {
        Statement statement(m_database,
                            u"SELECT 1 FROM payment_id WHERE name = ? AND tx <> ? LIMIT 1"_s);
        const auto found = isAnyRow(statement.bind(name).bind(seq));
        if (!found)
            return tl::unexpected(found.error());
        if (*found)
            return field;
    }
    if (!isInForce(record))
        return std::nullopt;
    if (const QString &ending = record.endToEndIdEnding; !ending.isEmpty()) {
        Statement statement(m_database,
                            u"SELECT 1 FROM payment_id WHERE ending = ? AND tx <> ? LIMIT 1"_s);
        const auto found = isAnyRow(statement.bind(paymentEndingOf(ending)).bind(seq));
        if (!found)
            return tl::unexpected(found.error());
        if (*found)
            return Field::EndToEndId;
    }
    const QString &id = record.endToEndId;
    if (id.isEmpty())
        return std::nullopt;
    // Not e2e_id = ?: see RowSearch::planRow().
    Statement statement(m_database,
                        "SELECT 1 FROM tx"_L1 + m_database.backend().indexedBy("tx_e2e_id"_L1) +
                            " WHERE lower(substr(e2e_id, 27)) = lower(?) AND e2e_id BETWEEN ? AND ?"
                            " AND seq <> ? LIMIT 1"_L1);
    return isAnyRow(statement.bind(id.right(6)).bind(id).bind(id).bind(seq)).map([](bool found) {
        return found ? std::optional(Field::EndToEndId) : std::nullopt;
    });
}

Result<void> EvidenceStore::insertRecord(qint64 seq, const Evidence &record)
{
    Statement statement(
        m_database,
        u"INSERT INTO evidence (id, tx, role, kind, matched, recorded, moved_day, moved, amount, "
        "e2e_id, ending, person, till, source, line, note) "
        "VALUES ((SELECT coalesce(max(id), 0) + 1 FROM evidence), "
        "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s);
    return statement.bind(seq)
        .bind(numberOf(record.role, record.subject))
        .bind(numberOf(record.kind))
        .bind(numberOf(record.match))
        .bind(record.recordedAt)
        .bind(record.movedDay.toJulianDay())
        .bind(record.movedAt)
        .bindStored(record.amount ? sqlValue(*record.amount) : QVariant())
        .bindStored(nullIfEmpty(record.endToEndId))
        .bindStored(nullIfEmpty(record.endToEndIdEnding))
        .bind(record.person)
        .bind(record.till)
        .bind(record.source)
        .bindStored(nullIfEmpty(record.line))
        .bind(record.note)
        .run();
}

Result<void> EvidenceStore::insertIds(qint64 seq, const Evidence &record)
{
    for (const PaymentId &id : paymentIdsOf(record)) {
        Statement statement(m_database, u"INSERT INTO payment_id (name, ending, tx) "
                                        "VALUES (?, ?, ?) ON CONFLICT DO NOTHING"_s);
        statement.bind(id.name).bindStored(nullIfEmpty(id.ending)).bind(seq);
        if (auto run = statement.run(); !run)
            return run;
    }
    return {};
}

Result<void> EvidenceStore::insertTime(const Charge &charge, const Evidence &record)
{
    if (record.role != Evidence::Role::Confirmation || record.subject != Subject::Payment)
        return {};
    Statement statement(m_database, u"INSERT INTO payment_time (tx, at) VALUES (?, ?)"_s);
    return statement.bind(charge.seq).bind(moveTime(record, charge.created)).run();
}

/// Frees the identifiers of a payment that did not happen.
Result<void> EvidenceStore::removePayment(qint64 seq)
{
    for (const QString &sql :
         {u"DELETE FROM payment_id WHERE tx = ?"_s, u"DELETE FROM payment_time WHERE tx = ?"_s,
          u"UPDATE tx SET e2e_id = NULL WHERE seq = ?"_s}) {
        Statement statement(m_database, sql);
        if (auto run = statement.bind(seq).run(); !run)
            return run;
    }
    return {};
}

Result<void> EvidenceStore::updateTransaction(qint64 seq, const Evidence &record)
{
    const bool hasId = isInForce(record) && record.subject == Subject::Payment;
    Statement statement(
        m_database,
        u"UPDATE tx SET e2e_id = coalesce(e2e_id, ?), evidence = coalesce((SELECT max(kind) "
        "FROM evidence WHERE evidence.tx = tx.seq AND role IN (1, 2) AND id > "
        "coalesce((SELECT max(id) FROM evidence WHERE evidence.tx = tx.seq AND role = 4), 0)), ?) "
        "WHERE seq = ?"_s);
    return statement.bindStored(nullIfEmpty(hasId ? record.endToEndId : QString()))
        .bind(qint64{kNoneInForce})
        .bind(seq)
        .run();
}

Evidence EvidenceStore::read(const Statement &row)
{
    const auto [role, subject] = evidenceRoleOf(row.number(1));
    return {
        .role = role,
        .subject = subject,
        .kind = evidenceKindOf(row.number(2)),
        .match = evidenceMatchOf(row.number(3)),
        .recordedAt = row.time(4),
        .movedDay = QDate::fromJulianDay(row.number(5)),
        .movedAt = row.optionalTime(6),
        .amount = row.isNull(7) ? std::nullopt : std::optional(Money::fromCents(row.number(7))),
        .endToEndId = row.text(8),
        .endToEndIdEnding = row.text(9),
        .person = row.text(10),
        .till = row.text(11),
        .source = row.text(12),
        .line = row.text(13),
        .note = row.text(14),
    };
}

} // namespace core
