// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/disclosure.h"
#include "core/domain/error.h"
#include "core/domain/intent.h"
#include "core/domain/payoutorder.h"
#include "core/domain/taxid.h"
#include "core/domain/transaction.h"

#include <QtCore/QDate>
#include <QtCore/QDateTime>
#include <QtCore/QHash>
#include <QtCore/QList>

#include <functional>

namespace core
{

class Database;

// The personal data of customers, for requests under the data protection law (LGPD): everything
// stored about one person, and the removal of old data.
//
// Threading: the thread of the database. Every function blocks, for minutes in a large shop.

/// Finds transactions of the person: by document, by Pix key, and by the document inside of
/// description, extra text, refund reason or evidence. Calls `visit` with batches, oldest first.
[[nodiscard]] Result<void>
findTransactionsOf(Database &shop, const TaxId &person,
                   const std::function<void(const QList<Transaction> &)> &visit);

/// The data of one person in the local database of a till.
struct PersonAtTill
{
    QList<KnownPayer> payers;
    QList<PayoutOrder> payouts;                      ///< held and refused payouts to the person
    QHash<QUuid, QList<AnnotationEdit>> annotations; ///< notes and tags, by transaction
    int notesAndTags = 0;                            ///< present ones, without their history
    QHash<QUuid, QList<QDateTime>> reveals;          ///< when the data was shown
    QList<Disclosure> disclosures;                   ///< files that were written for this person
};

/// Finds the data of the person. `transactions`: those of findTransactionsOf(). Needs
/// Schema::Console.
[[nodiscard]] Result<PersonAtTill> findAtTill(Database &console, const TaxId &person,
                                              const QList<QUuid> &transactions);

/// A text about one person in the bank statements of a shop.
struct StatementMention
{
    enum class Kind { Line, Note };

    Kind kind = Kind::Line;
    QDate day = {};    ///< of the line; of a note: invalid
    Money amount = {}; ///< of the line
    QString text = {}; ///< of the line or the note
    QString name = {}; ///< of the other party
    QString document = {};

    bool operator==(const StatementMention &) const = default;
};

/// Finds statement lines and notes with the document of the person. Needs Schema::Bank.
[[nodiscard]] Result<QList<StatementMention>> findInStatements(Database &bank, const TaxId &person);

/// What pseudonymize() changed, or would change.
struct Pseudonymized
{
    qint64 transactions = 0;
    qint64 skipped = 0; ///< old transactions that are not final, or with open notifications

    bool operator==(const Pseudonymized &) const = default;
};

/// The beginning of the name of a pseudonymized transaction.
constexpr auto kPseudonymBegin = "pseudonym ";

enum class PseudonymizeMode { Change, DryRun };

/// Removes the personal data of final transactions created before `before`. Names become random
/// pseudonyms, the same for one document within one call; nobody can reverse them. Documents,
/// phones, e-mails, descriptions, extra texts and refund reasons become empty, and Pix keys of
/// receivers random keys. Amounts, times, states, references, end-to-end ids, payment codes, events
/// and evidence stay. Blocks of columns are rebuilt.
///
/// Works in parts of 1024 transactions, each with an own commit. A second call continues after an
/// error, or after `isStopped` returned true between two parts. `forget` is called before each
/// commit with the ids of the part, so that data elsewhere is removed first.
///
/// No program may have a file with blocks open: programs keep blocks in memory.
[[nodiscard]] Result<Pseudonymized>
pseudonymize(Database &shop, const QDateTime &before, PseudonymizeMode mode,
             const std::function<Result<void>(const QList<QUuid> &)> &forget = {},
             const std::function<bool()> &isStopped = {});

/// Removes the personal data of these transactions from the local copy of a remote service, as
/// pseudonymize(). Transactions that are not final are skipped. Later answers of the service do not
/// bring the data back; see CopyStore. Needs Schema::Copy.
[[nodiscard]] Result<Pseudonymized> pseudonymizeCopy(Database &copy,
                                                     const QList<QUuid> &transactions);

/// Returns true if forgetOrdersOf() may remove the request of an order in this state: confirmed,
/// refused, not sent, or resolved by a person. Any other request may be sent again.
[[nodiscard]] bool isSettled(IntentState state);

/// Removes the request and the Pix key of the settled orders with the document of the person. Other
/// orders stay. Returns the number of changed orders. Needs Schema::Remote.
[[nodiscard]] Result<qint64> forgetOrdersOf(Database &intents, const TaxId &person);

/// The numbers of rows that were removed from the database of a till.
struct ForgottenAtTill
{
    int annotations = 0; ///< notes and tags
    int payers = 0;
    int payouts = 0;     ///< refused ones
    int disclosures = 0; ///< records whose filters were removed

    bool operator==(const ForgottenAtTill &) const = default;
};

/// Removes notes, tags and their history of these transactions from the database of a till. Returns
/// the number of notes and tags.
[[nodiscard]] Result<int> forgetAtTill(Database &console, const QList<QUuid> &transactions);

/// Removes payers not used since `before`, refused payouts before it, and the filters of
/// disclosures before it, then rewrites the file without the removed data.
[[nodiscard]] Result<ForgottenAtTill> forgetOldAtTill(Database &console, const QDateTime &before);

/// Removes everything about one person from the database of a till: the known payer, notes, tags
/// and their history of these transactions, refused payouts, and the filters of disclosures. Then
/// rewrites the file without the removed data. `transactions`: those of findTransactionsOf().
/// Payouts that are not refused stay, because their money may move.
[[nodiscard]] Result<ForgottenAtTill> forgetPersonAtTill(Database &console, const TaxId &person,
                                                         const QList<QUuid> &transactions);

} // namespace core
