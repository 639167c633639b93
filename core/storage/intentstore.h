// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/intent.h"

namespace core
{

class Database;
class TaxId;

/// Stores the orders to a remote service, in a database of Schema::Remote. Runs in the thread of
/// the database; blocks on the disk. Results are durable.
class IntentStore
{
    Q_DISABLE_COPY_MOVE(IntentStore)

public:
    explicit IntentStore(Database &database);

    /// Marks orders that were being sent at the end of the last run as unknown. Call once, before
    /// any order is sent.
    [[nodiscard]] Result<void> resumePending();

    /// Records the intent as being sent and returns its number. Code::Conflict with
    /// Field::Reference, Problem::AlreadyUsed if the reference has been used, unless that order
    /// certainly failed. Code::Conflict with Field::PixKey, Problem::Unsettled if a cash-out of the
    /// same amount to the same key is open.
    [[nodiscard]] Result<qint64> begin(const Intent &intent);

    /// Records that an absent intent is being sent again. Code::TransitionRefused in any other
    /// state; Code::Conflict as begin() for an unsettled twin.
    [[nodiscard]] Result<void> beginAgain(const Intent &intent, const QDateTime &at);

    /// Records the outcome of an open intent, with `transaction` if confirmed.
    /// Code::TransitionRefused if the intent is not open.
    [[nodiscard]] Result<void> settle(qint64 number, IntentState state,
                                      const std::optional<QUuid> &transaction = {});

    /// Records a lookup without a match.
    [[nodiscard]] Result<void> countLookup(qint64 number);

    /// Records that a person has settled or cancelled the order elsewhere. Code::TransitionRefused
    /// unless the intent is unknown, a mismatch, or absent.
    [[nodiscard]] Result<void> abandon(const QString &reference);

    /// Returns the last intent with that reference; Code::NotFound.
    [[nodiscard]] Result<Intent> find(const QString &reference);

    /// Returns the open intents, oldest first.
    [[nodiscard]] Result<QList<Intent>> open();

    /// Returns the intents that were in doubt: first the unsettled ones (unknown, mismatch, absent,
    /// or being sent again), oldest first. At most `maxSettled` others follow, newest first.
    [[nodiscard]] Result<QList<Intent>> unconfirmed(int maxSettled);

    /// Returns at most `max` intents, newest first.
    [[nodiscard]] Result<QList<Intent>> newest(int max);

    /// Returns the intents with the document of the person in the request or as the Pix key, oldest
    /// first.
    [[nodiscard]] Result<QList<Intent>> findOrdersOf(const TaxId &person);

    /// Returns a reference that exists on the remote service; empty if none is known.
    [[nodiscard]] Result<QString> confirmedReference();

private:
    Result<QList<Intent>> intents(class Statement &statement);
    Result<void> moved(class Statement &statement);
    Result<bool> hasOpenTwin(const Intent &intent);

    Database &m_database;
};

} // namespace core
