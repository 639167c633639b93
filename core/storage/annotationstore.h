// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/disclosure.h"
#include "core/domain/error.h"

#include <QtCore/QHash>
#include <QtCore/QList>

#include <optional>

namespace core
{

class Database;

/// Stores the annotations of a till on transactions. Part of a ConsoleStore, with the same rules.
class AnnotationStore
{
public:
    explicit AnnotationStore(Database &database)
        : m_database(database)
    {}

    [[nodiscard]] Result<QHash<QUuid, Annotations>> of(const QList<QUuid> &ids);
    /// Returns all transactions with a mark, a note or tags.
    [[nodiscard]] Result<QHash<QUuid, Annotations>> all();
    /// As all(), and all transactions that the counter created.
    [[nodiscard]] Result<QHash<QUuid, Annotations>> allWithCreators();

    /// Returns the transactions that an operator with this short name created, in no order.
    [[nodiscard]] Result<QList<QUuid>> findCreatedBy(const QString &name);
    /// Returns the short names of all operators who created a transaction.
    [[nodiscard]] Result<QStringList> creators();

    /// Each of these functions records the timestamp `now`, unless one is recorded already.
    [[nodiscard]] Result<Annotations> abandon(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<void> undoAbandon(const QUuid &id);
    [[nodiscard]] Result<HandOver> handOver(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<void> undoHandOver(const QUuid &id, const QDateTime &at);
    [[nodiscard]] Result<Annotations> seeLate(const QUuid &id, const QDateTime &now);

    /// Counts one more printed receipt and returns the new count.
    [[nodiscard]] Result<int> countReceipt(const QUuid &id);
    /// Counts one receipt less, if the count equals `number`.
    [[nodiscard]] Result<void> undoReceipt(const QUuid &id, int number);
    /// Raises the receipt counts to at least these values.
    [[nodiscard]] Result<void> importReceipts(const QHash<QUuid, int> &made);

    /// Replaces the note; an empty text removes the note.
    [[nodiscard]] Result<Annotations> setNote(const QUuid &id, const QString &text,
                                              const QDateTime &now);
    /// Returns the transactions whose note contains the text, last written first.
    [[nodiscard]] Result<QList<QUuid>> findNotes(const QString &text);

    /// Replaces the tags; an empty list removes them. Tags contain no commas.
    [[nodiscard]] Result<Annotations> setTags(const QUuid &id, const QStringList &tags,
                                              const QDateTime &now);
    /// Returns the transactions with the tag, ignoring case and accents, last tagged first.
    [[nodiscard]] Result<QList<QUuid>> findTag(const QString &tag);
    /// Returns the tags of the last tagged transactions without duplicates, latest first.
    [[nodiscard]] Result<QStringList> lastTags(int max);

    /// Returns the transactions that were abandoned or handed over. Late payment is not known here.
    [[nodiscard]] Result<QList<QUuid>> findMarked(Mark mark);

    /// Returns the annotation history, latest first: every note and every set of tags so far, and
    /// the current values of the other annotations.
    [[nodiscard]] Result<QList<AnnotationEdit>> edits(const QUuid &id, int max);

    /// Returns the number of the last note or set of tags of the transaction; 0: none.
    [[nodiscard]] Result<qint64> lastEdit(const QUuid &id, AnnotationEdit::What what);

    /// Returns the text of a note or a set of tags by the number of lastEdit(). Code::NotFound if
    /// the text was erased.
    [[nodiscard]] Result<QString> editText(qint64 number, const QUuid &id,
                                           AnnotationEdit::What what);

    /// Records one more reveal of the payer's data; returns the same as reveals().
    [[nodiscard]] Result<QList<QDateTime>> reveal(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<QList<QDateTime>> reveals(const QUuid &id);

    /// Records the beginning of a disclosure at `now`; returns its number.
    [[nodiscard]] Result<qint64> beginDisclosure(const Disclosure &disclosure,
                                                 const QDateTime &now);
    /// Records that the files of a disclosure are complete.
    [[nodiscard]] Result<void> endDisclosure(qint64 number, qint64 entries);
    /// Returns the last disclosures, latest first.
    [[nodiscard]] Result<QList<Disclosure>> disclosures(int max);

private:
    [[nodiscard]] Result<QHash<QUuid, Annotations>> allOf(const QString &ids);
    [[nodiscard]] Result<std::optional<Annotations>> find(const QUuid &id);
    [[nodiscard]] Result<void> keepEdit(AnnotationEdit::What what, const QUuid &id,
                                        const QString &text, const QDateTime &now);
    [[nodiscard]] Result<Annotations> recordOnce(const QString &sql, const QUuid &id,
                                                 const QDateTime &now);

    Database &m_database;
};

} // namespace core
