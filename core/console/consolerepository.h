// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/disclosure.h"
#include "core/domain/error.h"
#include "core/domain/payoutorder.h"

#include <QtCore/QFuture>
#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <functional>
#include <memory>
#include <optional>

namespace core
{

struct Transaction;

class ConsoleStore;
class Database;
class WorkThread;

/// The local database of a counter, with data that the service does not have: annotations, known
/// payers, receipts, held payouts and watched charges. One process may use the file at a time.
///
/// Threading: works on a thread of its own; called like a TransactionService. Handle results with
/// onAnswer(). Calls run in order, so callers need not wait for open().
/// Lifetime: the destructor blocks until every call is done.
/// Errors: a successful call is durable. If the database cannot be opened, every call returns the
/// Error of open(). Charges do not depend on the class, so callers continue without the data.
class ConsoleRepository : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConsoleRepository)

public:
    struct Setup
    {
        QString path; ///< of the file; missing files and folders are created
        /// A text file in which earlier versions counted receipts. Imported and deleted if present;
        /// empty: none.
        QString receipts = {};
        std::function<QDateTime()> clock = {}; ///< called on the worker thread; null: system time
    };

    /// Maximum number of payers that recall() returns.
    static constexpr int kMaxRecalled = 8;
    /// Minimum number of characters for recall().
    static constexpr int kMinRecalled = 3;

    explicit ConsoleRepository(Setup setup, QObject *parent = nullptr);
    ~ConsoleRepository() override; ///< blocks until every call is done

    /// Opens the database. Call once, before any other call. Renames a damaged file and creates a
    /// new one; returns the new path of the damaged file, or an empty text. The message to the user
    /// must mention that the file contains customer names.
    QFuture<Result<QString>> open();

    /// Returns a number that is never repeated, even after a crash. Numbers increase, with gaps.
    /// Most calls need no disk access.
    QFuture<Result<qint64>> nextNumber();

    /// Returns the number that useNumber() would return, without using it; nullopt until the number
    /// is read, or if the store is unavailable. The destructor returns an unused number, so that
    /// the next start begins with it.
    [[nodiscard]] std::optional<qint64> upcomingNumber() const { return m_upcomingNumber; }

    /// Returns upcomingNumber() and reads the next one. A later call never returns it again.
    std::optional<qint64> useNumber();

    /// Reads the upcoming number unless it is known or being read.
    void readUpcomingNumber();

    /// Stores the payer with the present time, under their document. The document must not be empty
    /// (Code::InvalidInput). Other empty fields keep their stored values.
    QFuture<Result<KnownPayer>> remember(const Payer &payer);

    /// Finds payers whose document or phone ends with the text, or whose name contains the text.
    /// Ignores case, accents and separators between digits. Returns the most recent payers first,
    /// at most kMaxRecalled; none for fewer than kMinRecalled characters.
    QFuture<Result<QList<KnownPayer>>> recall(const QString &text);

    /// Deletes a payer without traces in the database files. Succeeds for an unknown id. Does not
    /// cover damaged files that open() renamed.
    QFuture<Result<void>> forget(qint64 id);

    /// Deletes all payers without a visit since `timestamp`, in the same way, and all renamed
    /// damaged files. Returns the number of deleted payers.
    QFuture<Result<int>> forgetUnusedSince(const QDateTime &timestamp);

    /// Returns the annotations of these transactions. Transactions without annotations are missing
    /// in the result.
    QFuture<Result<QHash<QUuid, Annotations>>> annotations(const QList<QUuid> &ids);

    /// Returns the annotations of all transactions that have any.
    QFuture<Result<QHash<QUuid, Annotations>>> allAnnotations();

    /// Marks the charge as abandoned. Keeps the time of the first call.
    QFuture<Result<Annotations>> abandon(const QUuid &id);

    /// Removes the abandoned mark. No effect without the mark.
    QFuture<Result<void>> undoAbandon(const QUuid &id);

    /// Marks the receipt as exchanged for goods. Only the first call is the first exchange.
    QFuture<Result<HandOver>> handOver(const QUuid &id);

    /// Reverts the exchange recorded at `at`. No effect for any other timestamp.
    QFuture<Result<void>> undoHandOver(const QUuid &id, const QDateTime &at);

    /// Marks the late payment as acknowledged.
    QFuture<Result<Annotations>> seeLate(const QUuid &id);

    /// Counts one more receipt and returns its number, from 1.
    QFuture<Result<int>> countReceipt(const QUuid &id);

    /// Reverts the count of receipt `number`. No effect after a later receipt.
    QFuture<Result<void>> undoReceipt(const QUuid &id, int number);

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

    /// Maximum number of tags that lastTags() returns.
    static constexpr int kMaxLastTags = 8;

    /// Returns the most recently used tags, latest first.
    QFuture<Result<QStringList>> lastTags();

    /// Maximum number of entries that edits() returns.
    static constexpr int kMaxEdits = 50;

    /// Returns the changes of annotations of the transaction, latest first: every note and tag
    /// list, and the times of marks that are still set.
    QFuture<Result<QList<AnnotationEdit>>> edits(const QUuid &id);

    /// Records that the personal data of the transaction was shown unmasked now. Returns reveals().
    QFuture<Result<QList<QDateTime>>> reveal(const QUuid &id);

    /// Returns the timestamps (UTC) of unmasked views, latest first.
    QFuture<Result<QList<QDateTime>>> reveals(const QUuid &id);

    /// Maximum number of entries that disclosures() returns.
    static constexpr int kMaxDisclosures = 20;

    /// Records now that files with data of customers will be written. Call before the first byte.
    /// Returns a number for endDisclosure().
    QFuture<Result<qint64>> beginDisclosure(const Disclosure &disclosure);

    /// Records that the files are complete, with the number of transactions.
    QFuture<Result<void>> endDisclosure(qint64 number, qint64 entries);

    /// Returns the last disclosures, latest first.
    QFuture<Result<QList<Disclosure>>> disclosures();

    /// Stores the order, replacing an earlier one with the same reference. Returns the order with
    /// its timestamp. The draft must have passed validated() and have a reference
    /// (Code::InvalidInput).
    QFuture<Result<PayoutOrder>> recordPayout(const PayoutOrder &order);

    /// Deletes an order that the service has or nobody needs. No effect for an unknown reference.
    QFuture<Result<void>> dropPayout(const QString &reference);

    /// Returns all orders, longest waiting first.
    QFuture<Result<QList<PayoutOrder>>> payouts();

    /// Stores the present state of the charge, for comparison at the next start.
    QFuture<Result<void>> watch(const Transaction &transaction);
    QFuture<Result<void>> unwatch(const QUuid &id);

    /// Returns the watched charges, oldest first.
    QFuture<Result<QList<WatchedCharge>>> watched();

Q_SIGNALS:
    /// Emitted when annotations of the transaction changed, before the caller receives the result.
    void marked(const QUuid &id);

    void upcomingNumberChanged();

private:
    template<typename T, typename Work>
    QFuture<Result<T>> ask(Work work);
    template<typename T, typename Work>
    QFuture<Result<T>> mark(const QUuid &id, Work work);
    Result<QString> openFile();
    Result<void> importReceipts();
    Result<qint64> readNumber();
    void returnUpcomingNumber();
    Result<int> forgetUnused(const QDateTime &timestamp);
    void close();

    const Setup m_setup;
    std::optional<qint64> m_upcomingNumber;
    bool m_isReadingNumber = false;
    std::unique_ptr<WorkThread> m_thread; ///< the only user of the following members
    std::unique_ptr<Database> m_database;
    std::unique_ptr<ConsoleStore> m_store; ///< null if the database is unavailable
    Error m_closed;                        ///< reason of the unavailability
    qint64 m_nextNumber = 0;               ///< next number of the reserved range
    qint64 m_endOfNumbers = 0;             ///< end of the reserved range, exclusive
    std::optional<qint64> m_lastUpcoming;  ///< last number read in advance
};

} // namespace core
