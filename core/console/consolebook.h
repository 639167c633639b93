// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"
#include "core/domain/transaction.h"

#include <QtCore/QFuture>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>
#include <memory>

namespace core
{

class ConsoleStore;
class Database;
class WorkThread;

/// The notebook of a counter: what it knows and the service does not. A small database of its own,
/// of one process at a time, worked on a thread of its own.
///
/// Called and answering like a TransactionService; take an answer with onAnswer(). Calls are done
/// in their order, so that nobody has to wait for open() to ask. What a call has noted is durable
/// before its answer. No charge depends on it: if the book cannot be opened, every call answers
/// with the Error of open(), and whoever asked goes on without.
class ConsoleBook : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsoleBook)

public:
    struct Setup
    {
        QString path; ///< of the file, which is made with its folders if it is not there
        /// A text file in which earlier versions counted receipts: taken over and removed if it is
        /// there; empty: none.
        QString receipts = {};
        std::function<QDateTime()> clock = {}; ///< on the book's thread; nothing: the computer's
    };

    /// So many people are recalled at once.
    static constexpr int kMostRecalled = 8;
    /// So many characters of a document, phone or name are needed to recall somebody.
    static constexpr int kLeastRecalled = 3;

    explicit ConsoleBook(Setup setup, QObject *parent = nullptr);
    ~ConsoleBook() override; ///< blocks until every call is done

    /// Once, before any other call. A file that is damaged is renamed and a new one begun; answers
    /// with the path that the damaged one has now, empty if there was none. Who is told of it has
    /// to know that the file holds names of customers.
    QFuture<Result<QString>> open();

    /// A number that this book has never given out and never will, whatever happens to the
    /// program: greater than the one before, with gaps. Costs no wait for the disk, but one time
    /// in many.
    QFuture<Result<qint64>> nextNumber();

    /// Notes that the person was here now, under their document, which must not be empty
    /// (Code::InvalidInput). What is empty otherwise stays as it was known.
    QFuture<Result<KnownPayer>> remember(const Payer &payer);

    /// Whose document or phone ends with the text, or whose name has it as a part, without regard
    /// to case, accents and signs between digits: those who came last first, at most
    /// kMostRecalled. Nobody for less than kLeastRecalled characters.
    QFuture<Result<QList<KnownPayer>>> recall(const QString &text);

    /// Leaves no trace of the person in the files of the book; well if nobody has the id. Of a
    /// damaged file that was put aside this says nothing.
    QFuture<Result<void>> forget(qint64 id);

    /// Forgets, in the same way, everybody who was not here since then, and damaged files that
    /// were put aside before. How many people were forgotten.
    QFuture<Result<int>> forgetUnusedSince(const QDateTime &moment);

    /// What is noted of these; who is not in the answer has no mark at all.
    QFuture<Result<QHash<QUuid, Marks>>> marks(const QList<QUuid> &ids);

    /// Of all transactions that have any.
    QFuture<Result<QHash<QUuid, Marks>>> allMarks();

    /// The counter gives the charge up, now or when it did so first.
    QFuture<Result<Marks>> abandon(const QUuid &id);

    /// The counter does not give it up after all; nothing happens if it never did.
    QFuture<Result<void>> takeAbandonBack(const QUuid &id);

    /// The goods are handed over for the payment, which serves once: only the first call is.
    QFuture<Result<HandOver>> handOver(const QUuid &id);

    /// What was noted at that moment was a mistake; nothing happens if it was at another one.
    QFuture<Result<void>> takeHandOverBack(const QUuid &id, const QDateTime &at);

    /// Somebody has taken note that it was paid too late.
    QFuture<Result<Marks>> seeLate(const QUuid &id);

    /// One more receipt is made of it; answers which one it is, from 1 on.
    QFuture<Result<int>> countReceipt(const QUuid &id);

    /// That one was not made after all; nothing happens if another one was made since.
    QFuture<Result<void>> takeReceiptBack(const QUuid &id, int number);

    /// So many characters a note may have.
    static constexpr int kLongestNote = 500;

    /// What somebody has to say of the transaction, in place of what was noted before; nothing but
    /// blanks takes it away. Code::InvalidInput if it is longer than kLongestNote.
    QFuture<Result<Marks>> setNote(const QUuid &id, const QString &text);

    /// The transactions whose note has the text as a part, without regard to case and accents; the
    /// one that was written last first. None for nothing but blanks.
    QFuture<Result<QList<QUuid>>> findNotes(const QString &text);

    /// So many tags a transaction may have, and so many characters each of them.
    static constexpr int kMostTags = 10;
    static constexpr int kLongestTag = 40;

    /// Under which words somebody puts the transaction, in place of those before: what stands
    /// between commas or semicolons, each once without regard to case and accents. Nothing but
    /// blanks takes them away. Code::InvalidInput if there are too many, or one is too long.
    QFuture<Result<Marks>> setTags(const QUuid &id, const QString &text);

    /// The transactions under that tag, without regard to case and accents; the one that was put
    /// there last first. None for nothing but blanks.
    QFuture<Result<QList<QUuid>>> findTag(const QString &tag);

    /// The transactions that may have that mark, in no order: those with Mark::PaidLate are among
    /// the ones that were given up, and only the service knows which of them were paid.
    QFuture<Result<QList<QUuid>>> findMarked(Mark mark);

    /// So many tags lastTags() tells at most.
    static constexpr int kMostLastTags = 8;

    /// Those that were used last, the last one first.
    QFuture<Result<QStringList>> lastTags();

    /// So many edits() tells at most.
    static constexpr int kMostEdits = 50;

    /// What was noted of the transaction, the last one first: each note and all tags that it ever
    /// had, and when it was given up, handed over for or seen late, if it still is.
    QFuture<Result<QList<MarkEdit>>> edits(const QUuid &id);

    /// Somebody has the personal data of the transaction shown whole, now. Answers as reveals().
    QFuture<Result<QList<QDateTime>>> reveal(const QUuid &id);

    /// When that was done, UTC, the last time first.
    QFuture<Result<QList<QDateTime>>> reveals(const QUuid &id);

    /// The order as it is now, in place of what was noted under its reference; answers with it and
    /// the moment. Its draft has passed validated(), and has a reference (Code::InvalidInput).
    QFuture<Result<PayoutOrder>> notePayout(const PayoutOrder &order);

    /// The service has it, or nobody wants it any more; nothing happens if it is not there.
    QFuture<Result<void>> dropPayout(const QString &reference);

    /// All of them; those that have waited longest first.
    QFuture<Result<QList<PayoutOrder>>> payouts();

    /// The charge as the console sees it now, so that the next start can tell what has changed.
    QFuture<Result<void>> watch(const Transaction &transaction);
    QFuture<Result<void>> unwatch(const QUuid &id);

    /// Oldest first.
    QFuture<Result<QList<WatchedCharge>>> watched();

Q_SIGNALS:
    /// The marks of the transaction have changed. Comes before the answer to the call.
    void marked(const QUuid &id);

private:
    template<typename T, typename Work>
    QFuture<Result<T>> ask(Work work);
    template<typename T, typename Work>
    QFuture<Result<T>> mark(const QUuid &id, Work work);
    Result<QString> openFile();
    Result<void> takeOverReceipts();
    Result<qint64> takeNumber();
    Result<int> forgetUnused(const QDateTime &moment);
    void close();

    const Setup m_setup;
    std::unique_ptr<WorkThread> m_thread; ///< alone uses the following
    std::unique_ptr<Database> m_database;
    std::unique_ptr<ConsoleStore> m_store; ///< null if the book cannot be used
    Error m_closed;                        ///< why not
    qint64 m_nextNumber = 0;               ///< of those that are promised to us, until …
    qint64 m_endOfNumbers = 0;             ///< … before this one
};

} // namespace core
