// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/evidencecheck.h"

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/storage/rowcheck.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the records that no later withdrawal takes back. The numbers are those of
/// 0011_evidence.sql.
QString inForce()
{
    return u"(SELECT * FROM evidence AS record WHERE role IN (1, 2, 5, 6) AND NOT EXISTS "
           "(SELECT 1 FROM evidence AS later WHERE later.tx = record.tx AND later.role = 4 "
           "AND later.id > record.id)) AS in_force"_s;
}

/// Returns an error if the query finds a row.
Result<void> expectNoRows(Database &database, const QString &query, const QString &problem)
{
    Statement count(database, u"SELECT count(*) FROM (%1) AS wrong"_s.arg(query));
    return expectNone(count, problem);
}

Result<void> checkKinds(Database &database)
{
    return expectSameRows(database, u"SELECT seq, evidence FROM tx WHERE evidence IS NOT NULL"_s,
                          u"SELECT records.tx, coalesce((SELECT max(kind) FROM %1 "
                          "WHERE in_force.tx = records.tx AND role IN (1, 2)), 4) "
                          "FROM (SELECT DISTINCT tx FROM evidence) AS records"_s.arg(inForce()),
                          u"a kind of evidence does not fit the evidence"_s);
}

Result<void> checkIds(Database &database)
{
    return expectSameRows(
        database, u"SELECT name, coalesce(ending, ''), tx FROM payment_id"_s,
        u"SELECT e2e_id, lower(substr(e2e_id, 27)), tx FROM %1 WHERE e2e_id IS NOT NULL UNION "
        "SELECT 'end:' || lower(ending), lower(ending), tx FROM %1 WHERE ending IS NOT NULL UNION "
        "SELECT 'line:' || line, '', tx FROM %1 WHERE line IS NOT NULL"_s.arg(inForce()),
        u"an identifier of a payment does not fit the evidence"_s);
}

/// `finished` of a paid charge is the time of the payment; a refund has its own time.
Result<void> checkTimes(Database &database)
{
    return expectSameRows(database, u"SELECT tx FROM payment_time"_s,
                          u"SELECT tx FROM %1 WHERE role = 1"_s.arg(inForce()),
                          u"a time of a payment does not fit the evidence"_s)
        .and_then([&database] {
            return expectNoRows(database,
                                u"SELECT 1 FROM payment_time JOIN tx ON tx.seq = payment_time.tx "
                                "WHERE tx.status NOT IN (2, 5) "
                                "OR (tx.status = 2 AND tx.finished <> payment_time.at)"_s,
                                u"a time of a payment does not fit the evidence"_s);
        });
}

/// Each paid event by evidence has its confirmation.
Result<void> checkEvents(Database &database)
{
    return expectSameRows(database,
                          u"SELECT tx, count(*) FROM event WHERE by_evidence = 1 GROUP BY tx"_s,
                          u"SELECT tx, count(*) FROM evidence WHERE role = 1 GROUP BY tx"_s,
                          u"a paid event does not fit the evidence"_s);
}

/// The end-to-end id of a charge that evidence made paid comes from its evidence.
Result<void> checkEndToEndIds(Database &database)
{
    return expectNoRows(database,
                        u"SELECT 1 FROM payment_time JOIN tx ON tx.seq = payment_time.tx "
                        "WHERE e2e_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM payment_id "
                        "WHERE payment_id.tx = tx.seq AND payment_id.name = tx.e2e_id)"_s,
                        u"an end-to-end id does not fit the evidence"_s);
}

} // namespace

Result<void> checkEvidence(Database &database)
{
    return inReadTransaction(database, [&database] {
        return checkKinds(database)
            .and_then([&database] { return checkIds(database); })
            .and_then([&database] { return checkTimes(database); })
            .and_then([&database] { return checkEvents(database); })
            .and_then([&database] { return checkEndToEndIds(database); });
    });
}

} // namespace core
