// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/auditentry.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QHash>
#include <QtCore/QObject>

#include <functional>

namespace core
{

class ActionGate;
class ConsoleStore;
template<typename Store>
class AsyncStore;

/// The annotations of a till: notes, tags and marks. The days of statement lines come from a source
/// that the owner sets.
///
/// Threading, lifetime and errors: see ConsoleDatabase, which owns the object.
class AnnotationRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AnnotationRepository)

public:
    /// `clock`: UTC; called in the thread of the store.
    AnnotationRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                         std::function<QDateTime()> clock);

    /// Returns the annotations of these transactions. Transactions without annotations are missing
    /// in the result.
    QFuture<Result<QHash<QUuid, Annotations>>> find(const QList<QUuid> &ids);

    /// Returns the annotations of all transactions that have any, or that this counter created.
    /// Fails if the statement days cannot be read.
    QFuture<Result<QHash<QUuid, Annotations>>> all();

    /// Returns the annotations of all transactions with a mark, a note or tags, without the
    /// statement days.
    QFuture<Result<QHash<QUuid, Annotations>>> stored();

    /// Returns the days for Annotations::reconciledOn. Called with the ids of transactions; empty:
    /// all reconciled transactions.
    using FindStatementDays =
        std::function<QFuture<Result<QHash<QUuid, QDate>>>(const QList<QUuid> &ids)>;

    /// Sets the source of Annotations::reconciledOn. The source must outlive the last call.
    void setStatementDays(FindStatementDays find);
    [[nodiscard]] bool hasStatementDays() const { return m_findStatementDays != nullptr; }

    /// Returns the transactions that are matched with a statement line, in no order.
    /// Code::Unsupported without statement days.
    QFuture<Result<QList<QUuid>>> findReconciled();

    /// Marks the charge as abandoned. Keeps the time of the first call.
    QFuture<Result<Annotations>> abandon(const QUuid &id);

    /// Removes the abandoned mark. No effect without the mark.
    QFuture<Result<void>> undoAbandon(const QUuid &id);

    /// Marks the late payment as acknowledged.
    QFuture<Result<Annotations>> seeLate(const QUuid &id);

    /// Maximum length of a note in characters.
    static constexpr int kMaxNoteLength = 500;

    /// Replaces the note of the transaction. A blank text removes the note. Returns
    /// Code::InvalidInput above kMaxNoteLength.
    QFuture<Result<Annotations>> setNote(const QUuid &id, const QString &text);

    /// Finds transactions whose note contains the text, ignoring case and accents, latest note
    /// first. Returns none for a blank text.
    QFuture<Result<QList<QUuid>>> findNotes(const QString &text);

    /// Maximum number of tags per transaction, and their maximum length in characters.
    static constexpr int kMaxTags = 10;
    static constexpr int kMaxTagLength = 40;

    /// Replaces the tags of the transaction by a list separated by commas or semicolons. Removes
    /// duplicates, ignoring case and accents. A blank text removes all tags. Returns
    /// Code::InvalidInput for too many or too long tags.
    QFuture<Result<Annotations>> setTags(const QUuid &id, const QString &text);

    /// Finds transactions with the tag, ignoring case and accents, latest first. Returns none for a
    /// blank text.
    QFuture<Result<QList<QUuid>>> findTag(const QString &tag);

    /// Finds transactions that may have the mark, in no order. The result for Mark::PaidLate
    /// contains all abandoned charges, because only the service knows their payment.
    QFuture<Result<QList<QUuid>>> findMarked(Mark mark);

    /// Finds transactions that an operator with this short name created, in no order.
    QFuture<Result<QList<QUuid>>> findCreatedBy(const QString &name);

    /// Returns the short names of all operators who created a transaction at this counter.
    QFuture<Result<QStringList>> creators();

    /// Maximum number of tags that lastTags() returns.
    static constexpr int kMaxLastTags = 8;

    /// Returns the most recently used tags, latest first.
    QFuture<Result<QStringList>> lastTags();

    /// Maximum number of entries that edits() returns.
    static constexpr int kMaxEdits = 50;

    /// Returns the changes of annotations of the transaction, latest first: every note and tag
    /// list, and the times of marks that are still set.
    QFuture<Result<QList<AnnotationEdit>>> edits(const QUuid &id);

    /// Replaces the note or the tags by an earlier value of edits(). Code::NotFound for another
    /// kind of edit.
    QFuture<Result<Annotations>> restore(const QUuid &id, const AnnotationEdit &edit);

    /// Undoes a change of a note or of tags that the audit log has. The undo is recorded as another
    /// change, with the number of the entry. Code::Conflict if the value was changed since,
    /// Code::NotFound if the earlier value was erased, Code::Unsupported for another action.
    QFuture<Result<Annotations>> undo(const AuditEntry &entry);

    /// Queues marked(). Called in the thread of the store before the result of the change is
    /// returned, by the repositories that change annotations.
    void postMarked(const QUuid &id);

Q_SIGNALS:
    /// Emitted when annotations of the transaction changed, before the caller receives the result.
    void marked(const QUuid &id);

    /// Emitted when statement days of any transactions may have changed.
    void reconciledChanged();

private:
    template<typename T, typename Work>
    QFuture<Result<T>> mark(AuditAction action, const QUuid &id, Work work);

    AsyncStore<ConsoleStore> &m_store;
    const ActionGate &m_gate;
    const std::function<QDateTime()> m_clock;
    FindStatementDays m_findStatementDays;
};

} // namespace core
