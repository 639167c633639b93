// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/annotationstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"
#include "core/domain/folding.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// The columns that annotationsOf() reads, starting at column 0.
constexpr auto kAnnotations =
    "abandoned, handed_over, late_seen, coalesce(receipts, 0), coalesce(note.text, ''), "
    "coalesce(tags, ''), coalesce(operator_name, ''), coalesce(till, '')"_L1;

/// The creations in the audit log. A bare column of min() is of the row with the minimum. Operator
/// 0 is no person: a counter without operators, or a program.
constexpr auto kMade = "SELECT tx, iif(operator = 0, '', operator_name) AS operator_name, till, "
                       "min(number) FROM audit "
                       "WHERE action IN ('charge_created', 'payout_created') "
                       "AND tx IS NOT NULL"_L1;

Annotations annotationsOf(const Statement &statement)
{
    return {.abandoned = statement.optionalTime(0),
            .handedOver = statement.optionalTime(1),
            .lateSeen = statement.optionalTime(2),
            .receipts = int(statement.number(3)),
            .note = statement.text(4),
            .tags = statement.text(5).split(u", "_s, Qt::SkipEmptyParts),
            .createdBy = statement.text(6),
            .till = statement.text(7)};
}

/// Joins the tags with commas, which tags never contain.
QString foldedTags(const QStringList &tags)
{
    return u',' + folded(tags.join(u',')) + u',';
}

} // namespace

Result<std::optional<Annotations>> AnnotationStore::find(const QUuid &id)
{
    Statement statement(m_database, "SELECT "_L1 + kAnnotations +
                                        " FROM (SELECT ? AS tx) LEFT JOIN mark USING (tx) "
                                        "LEFT JOIN note USING (tx) LEFT JOIN tagged USING (tx) "
                                        "LEFT JOIN ("_L1 +
                                        kMade +
                                        " AND tx = ? GROUP BY tx) AS made USING (tx) "
                                        "WHERE mark.tx IS NOT NULL OR note.tx IS NOT NULL "
                                        "OR tagged.tx IS NOT NULL OR made.tx IS NOT NULL"_L1);
    if (const auto run = statement.bind(id).bind(id).run(); !run)
        return tl::unexpected(run.error());
    std::optional<Annotations> found;
    if (statement.next())
        found = annotationsOf(statement);
    return statement.end().map([&found] { return found; });
}

Result<QHash<QUuid, Annotations>> AnnotationStore::of(const QList<QUuid> &ids)
{
    return inReadTransaction(m_database, [&]() -> Result<QHash<QUuid, Annotations>> {
        QHash<QUuid, Annotations> all;
        for (const QUuid &id : ids) {
            const auto found = find(id);
            if (!found)
                return tl::unexpected(found.error());
            if (*found)
                all.insert(id, **found);
        }
        return all;
    });
}

Result<QHash<QUuid, Annotations>> AnnotationStore::all()
{
    return allOf(u"SELECT tx FROM mark UNION SELECT tx FROM note UNION SELECT tx FROM tagged"_s);
}

Result<QHash<QUuid, Annotations>> AnnotationStore::allWithCreators()
{
    return allOf(u"SELECT tx FROM mark UNION SELECT tx FROM note UNION SELECT tx FROM tagged "
                 "UNION SELECT tx FROM made"_s);
}

/// `ids`: the query of the transactions.
Result<QHash<QUuid, Annotations>> AnnotationStore::allOf(const QString &ids)
{
    Statement statement(m_database, "WITH made AS ("_L1 + kMade + " GROUP BY tx) SELECT "_L1 +
                                        kAnnotations + ", tx FROM ("_L1 + ids +
                                        ") LEFT JOIN mark USING (tx) LEFT JOIN note USING (tx) "
                                        "LEFT JOIN tagged USING (tx) LEFT JOIN made USING (tx)"_L1);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QHash<QUuid, Annotations> all;
    while (statement.next())
        all.insert(statement.id(8), annotationsOf(statement));
    return statement.end().map([&all] { return all; });
}

Result<QList<QUuid>> AnnotationStore::findCreatedBy(const QString &name)
{
    Statement statement(m_database,
                        u"SELECT DISTINCT tx FROM audit WHERE operator_name = ? AND operator <> 0 "
                        "AND tx IS NOT NULL "
                        "AND action IN ('charge_created', 'payout_created')"_s);
    if (const auto run = statement.bind(name).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> found;
    while (statement.next())
        found.append(statement.id(0));
    return statement.end().map([&found] { return found; });
}

Result<QStringList> AnnotationStore::creators()
{
    Statement statement(m_database,
                        u"SELECT DISTINCT operator_name FROM audit WHERE operator_name <> '' "
                        "AND operator <> 0 "
                        "AND action IN ('charge_created', 'payout_created') "
                        "ORDER BY operator_name"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QStringList names;
    while (statement.next())
        names.append(statement.text(0));
    return statement.end().map([&names] { return names; });
}

/// Runs in a write transaction. The values of the statement are the id and the timestamp.
Result<Annotations> AnnotationStore::recordOnce(const QString &sql, const QUuid &id,
                                                const QDateTime &now)
{
    Statement statement(m_database, sql);
    return statement.bind(id).bind(now).run().and_then([&] { return find(id); }).map([](auto &&m) {
        return m.value_or(Annotations());
    });
}

Result<Annotations> AnnotationStore::abandon(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&] {
        return recordOnce(u"INSERT INTO mark (tx, abandoned) VALUES (?, ?) ON CONFLICT (tx) "
                          "DO UPDATE SET abandoned = coalesce(abandoned, excluded.abandoned)"_s,
                          id, now);
    });
}

Result<void> AnnotationStore::undoAbandon(const QUuid &id)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"UPDATE mark SET abandoned = NULL WHERE tx = ?"_s);
        return statement.bind(id).run();
    });
}

Result<HandOver> AnnotationStore::handOver(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<HandOver> {
        const auto before = find(id);
        if (!before)
            return tl::unexpected(before.error());
        if (*before && (*before)->handedOver)
            return HandOver{*(*before)->handedOver, false};
        return recordOnce(u"INSERT INTO mark (tx, handed_over) VALUES (?, ?) ON CONFLICT (tx) "
                          "DO UPDATE SET handed_over = excluded.handed_over"_s,
                          id, now)
            .map([&](const Annotations &annotations) {
                return HandOver{annotations.handedOver.value_or(now), true};
            });
    });
}

Result<void> AnnotationStore::undoHandOver(const QUuid &id, const QDateTime &at)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(
            m_database, u"UPDATE mark SET handed_over = NULL WHERE tx = ? AND handed_over = ?"_s);
        return statement.bind(id).bind(at).run();
    });
}

Result<Annotations> AnnotationStore::seeLate(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&] {
        return recordOnce(u"INSERT INTO mark (tx, late_seen) VALUES (?, ?) ON CONFLICT (tx) "
                          "DO UPDATE SET late_seen = coalesce(late_seen, excluded.late_seen)"_s,
                          id, now);
    });
}

Result<int> AnnotationStore::countReceipt(const QUuid &id)
{
    return inWriteTransaction(m_database, [&]() -> Result<int> {
        Statement statement(m_database, u"INSERT INTO mark (tx, receipts) VALUES (?, 1) "
                                        "ON CONFLICT (tx) DO UPDATE SET receipts = receipts + 1"_s);
        return statement.bind(id)
            .run()
            .and_then([&] { return find(id); })
            .map([](auto &&annotations) { return annotations ? annotations->receipts : 0; });
    });
}

Result<void> AnnotationStore::undoReceipt(const QUuid &id, int number)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(
            m_database, u"UPDATE mark SET receipts = receipts - 1 WHERE tx = ? AND receipts = ?"_s);
        return statement.bind(id).bind(number).run();
    });
}

Result<void> AnnotationStore::importReceipts(const QHash<QUuid, int> &made)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        for (auto each = made.cbegin(); each != made.cend(); ++each) {
            Statement statement(m_database,
                                u"INSERT INTO mark (tx, receipts) VALUES (?, ?) ON CONFLICT (tx) "
                                "DO UPDATE SET receipts = max(receipts, excluded.receipts)"_s);
            if (auto done = statement.bind(each.key()).bind(each.value()).run(); !done)
                return done;
        }
        return {};
    });
}

/// Saves the current annotation in the history. Runs in a write transaction, before the change.
Result<void> AnnotationStore::keepEdit(AnnotationEdit::What what, const QUuid &id,
                                       const QString &text, const QDateTime &now)
{
    const auto annotations = find(id);
    if (!annotations)
        return tl::unexpected(annotations.error());
    const Annotations before = annotations->value_or(Annotations());
    if (text == (what == AnnotationEdit::What::Note ? before.note : before.tags.join(u", "_s)))
        return {};
    Statement edit(m_database, u"INSERT INTO edit (tx, at, what, text) VALUES (?, ?, ?, ?)"_s);
    return edit.bind(id).bind(now).bind(static_cast<int>(what)).bind(text).run();
}

Result<qint64> AnnotationStore::lastEdit(const QUuid &id, AnnotationEdit::What what)
{
    Statement statement(m_database,
                        u"SELECT coalesce(max(id), 0) FROM edit WHERE tx = ? AND what = ?"_s);
    if (const auto run = statement.bind(id).bind(static_cast<int>(what)).run(); !run)
        return tl::unexpected(run.error());
    const qint64 last = statement.next() ? statement.number(0) : 0;
    return statement.end().map([last] { return last; });
}

Result<QString> AnnotationStore::editText(qint64 number, const QUuid &id, AnnotationEdit::What what)
{
    Statement statement(m_database,
                        u"SELECT text FROM edit WHERE id = ? AND tx = ? AND what = ?"_s);
    statement.bind(number).bind(id).bind(static_cast<int>(what));
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    if (!statement.next())
        return tl::unexpected(Error{Error::Code::NotFound, {}, u"the text was erased"_s});
    const QString text = statement.text(0);
    return statement.end().map([&text] { return text; });
}

Result<Annotations> AnnotationStore::setNote(const QUuid &id, const QString &text,
                                             const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<Annotations> {
        if (const auto kept = keepEdit(AnnotationEdit::What::Note, id, text, now); !kept)
            return tl::unexpected(kept.error());
        Statement gone(m_database, u"DELETE FROM note WHERE tx = ?"_s);
        if (const auto done = gone.bind(id).run(); !done)
            return tl::unexpected(done.error());
        if (!text.isEmpty()) {
            Statement recorded(
                m_database, u"INSERT INTO note (tx, text, folded, written) VALUES (?, ?, ?, ?)"_s);
            const auto done = recorded.bind(id).bind(text).bind(folded(text)).bind(now).run();
            if (!done)
                return tl::unexpected(done.error());
        }
        return find(id).map([](auto &&annotations) { return annotations.value_or(Annotations()); });
    });
}

Result<QList<QUuid>> AnnotationStore::findNotes(const QString &text)
{
    Statement statement(m_database, u"SELECT tx FROM note WHERE instr(folded, ?) > 0 "
                                    "ORDER BY written DESC, tx"_s);
    const QString part = folded(text);
    if (part.isEmpty()) // a text of accents only would match every note
        return QList<QUuid>();
    if (const auto run = statement.bind(part).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> found;
    while (statement.next())
        found.append(statement.id(0));
    return statement.end().map([&found] { return found; });
}

Result<Annotations> AnnotationStore::setTags(const QUuid &id, const QStringList &tags,
                                             const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<Annotations> {
        const auto kept = keepEdit(AnnotationEdit::What::Tags, id, tags.join(u", "_s), now);
        if (!kept)
            return tl::unexpected(kept.error());
        Statement gone(m_database, u"DELETE FROM tagged WHERE tx = ?"_s);
        if (const auto done = gone.bind(id).run(); !done)
            return tl::unexpected(done.error());
        if (!tags.isEmpty()) {
            Statement tagged(
                m_database,
                u"INSERT INTO tagged (tx, tags, folded, written) VALUES (?, ?, ?, ?)"_s);
            const auto done =
                tagged.bind(id).bind(tags.join(u", "_s)).bind(foldedTags(tags)).bind(now).run();
            if (!done)
                return tl::unexpected(done.error());
        }
        return find(id).map([](auto &&annotations) { return annotations.value_or(Annotations()); });
    });
}

Result<QList<QUuid>> AnnotationStore::findTag(const QString &tag)
{
    Statement statement(m_database, u"SELECT tx FROM tagged WHERE instr(folded, ?) > 0 "
                                    "ORDER BY written DESC, tx"_s);
    if (const auto run = statement.bind(foldedTags({tag})).run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> found;
    while (statement.next())
        found.append(statement.id(0));
    return statement.end().map([&found] { return found; });
}

Result<QStringList> AnnotationStore::lastTags(int max)
{
    constexpr int kTransactions = 200;
    Statement statement(m_database, u"SELECT tags FROM tagged ORDER BY written DESC, tx LIMIT ?"_s);
    if (const auto run = statement.bind(kTransactions).run(); !run)
        return tl::unexpected(run.error());
    QStringList last;
    QSet<QString> known;
    while (statement.next()) {
        const QStringList tags = statement.text(0).split(u", "_s);
        for (const QString &tag : tags) {
            if (last.size() < max && !known.contains(folded(tag))) {
                known.insert(folded(tag));
                last.append(tag);
            }
        }
    }
    return statement.end().map([&last] { return last; });
}

Result<QList<QUuid>> AnnotationStore::findMarked(Mark mark)
{
    Statement statement(m_database, mark == Mark::HandedOver
                                        ? u"SELECT tx FROM mark WHERE handed_over IS NOT NULL"_s
                                        : u"SELECT tx FROM mark WHERE abandoned IS NOT NULL"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<QUuid> found;
    while (statement.next())
        found.append(statement.id(0));
    return statement.end().map([&found] { return found; });
}

Result<QList<AnnotationEdit>> AnnotationStore::edits(const QUuid &id, int max)
{
    Statement statement(m_database,
                        u"WITH this (tx) AS (SELECT ?) "
                        "SELECT at, what, text, id FROM edit JOIN this USING (tx) "
                        "UNION ALL SELECT abandoned, 2, '', 0 FROM mark JOIN this USING (tx) "
                        "WHERE abandoned IS NOT NULL "
                        "UNION ALL SELECT handed_over, 3, '', 0 FROM mark JOIN this USING (tx) "
                        "WHERE handed_over IS NOT NULL "
                        "UNION ALL SELECT late_seen, 4, '', 0 FROM mark JOIN this USING (tx) "
                        "WHERE late_seen IS NOT NULL "
                        "ORDER BY at DESC, id DESC, what DESC LIMIT ?"_s);
    if (const auto run = statement.bind(id).bind(max).run(); !run)
        return tl::unexpected(run.error());
    QList<AnnotationEdit> all;
    while (statement.next())
        all.append({static_cast<AnnotationEdit::What>(statement.number(1)), statement.time(0),
                    statement.text(2)});
    return statement.end().map([&all] { return all; });
}

Result<QList<QDateTime>> AnnotationStore::reveal(const QUuid &id, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"INSERT INTO reveal (tx, at) VALUES (?, ?)"_s);
        return statement.bind(id).bind(now).run().and_then([&] { return reveals(id); });
    });
}

Result<QList<QDateTime>> AnnotationStore::reveals(const QUuid &id)
{
    Statement statement(m_database, u"SELECT at FROM reveal WHERE tx = ? ORDER BY id DESC"_s);
    if (const auto run = statement.bind(id).run(); !run)
        return tl::unexpected(run.error());
    QList<QDateTime> all;
    while (statement.next())
        all.append(statement.time(0));
    return statement.end().map([&all] { return all; });
}

Result<qint64> AnnotationStore::beginDisclosure(const Disclosure &disclosure, const QDateTime &now)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        Statement statement(m_database, u"INSERT INTO disclosure (at, kind, path, content, masked) "
                                        "VALUES (?, ?, ?, ?, ?) RETURNING id"_s);
        const auto run = statement.bind(now)
                             .bind(qint64(disclosure.kind))
                             .bind(disclosure.path)
                             .bind(disclosure.content)
                             .bind(qint64(disclosure.isMasked ? 1 : 0))
                             .run();
        if (!run)
            return tl::unexpected(run.error());
        const qint64 number = statement.next() ? statement.number(0) : 0;
        return statement.end().map([number] { return number; });
    });
}

Result<void> AnnotationStore::endDisclosure(qint64 number, qint64 entries)
{
    return inWriteTransaction(m_database, [&] {
        Statement statement(m_database, u"UPDATE disclosure SET entries = ? WHERE id = ?"_s);
        return statement.bind(entries).bind(number).run();
    });
}

Result<QList<Disclosure>> AnnotationStore::disclosures(int max)
{
    Statement statement(m_database,
                        u"SELECT kind, path, content, masked, at, entries FROM disclosure "
                        "ORDER BY id DESC LIMIT ?"_s);
    if (const auto run = statement.bind(max).run(); !run)
        return tl::unexpected(run.error());
    QList<Disclosure> all;
    while (statement.next())
        all.append(
            {.kind = static_cast<Disclosure::Kind>(statement.number(0)),
             .path = statement.text(1),
             .content = statement.text(2),
             .isMasked = statement.number(3) != 0,
             .at = statement.time(4),
             .entries = statement.isNull(5) ? std::nullopt : std::optional(statement.number(5))});
    return statement.end().map([&all] { return all; });
}

} // namespace core
