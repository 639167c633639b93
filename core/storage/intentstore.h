// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/intent.h"

namespace core
{

class Database;

/// The orders to a service far away, in a database of Schema::Remote. Thread of the database;
/// blocks on the disk. What it has answered is durable.
class IntentStore
{
    Q_DISABLE_COPY_MOVE(IntentStore)

public:
    explicit IntentStore(Database &database);

    /// Once, before anything is sent: what was being sent when the program ended is unknown.
    [[nodiscard]] Result<void> takeUp();

    /// Notes the intent as being sent, and answers with its number. Code::Conflict, with
    /// Field::Reference, Problem::AlreadyUsed if the reference has been used and it is not certain
    /// that nothing came of it; with Field::PixKey, Problem::Unsettled if a cash-out of that amount
    /// to that key is open.
    [[nodiscard]] Result<qint64> begin(const Intent &intent);

    /// Notes that one that is absent is being sent again. Code::MoveRefused from any other state;
    /// Code::Conflict as begin() for its twin.
    [[nodiscard]] Result<void> beginAgain(const Intent &intent, const QDateTime &at);

    /// Notes what became of an open one; `transaction` if it is confirmed. Code::MoveRefused if it
    /// is not open.
    [[nodiscard]] Result<void> settle(qint64 number, IntentState state,
                                      const std::optional<QUuid> &transaction = {});

    /// Notes that a look-up has found nothing.
    [[nodiscard]] Result<void> countLookup(qint64 number);

    /// Notes that a person has settled it elsewhere, or wants it no more: Code::MoveRefused unless
    /// it is unknown, a mismatch, or absent.
    [[nodiscard]] Result<void> abandon(const QString &reference);

    /// The last one with that reference; Code::NotFound.
    [[nodiscard]] Result<Intent> find(const QString &reference);

    /// Oldest first.
    [[nodiscard]] Result<QList<Intent>> open();

    /// Of which nobody knew once what had become: unknown, a mismatch, absent, or being sent again,
    /// oldest first; then, newest first, at most so many others.
    [[nodiscard]] Result<QList<Intent>> doubted(int mostSettled);

    /// Newest first, at most so many.
    [[nodiscard]] Result<QList<Intent>> newest(int most);

    /// A reference that the service has; empty: none is known.
    [[nodiscard]] Result<QString> confirmedReference();

private:
    Result<QList<Intent>> intents(class Statement &statement);
    Result<void> moved(class Statement &statement);
    Result<bool> hasOpenTwin(const Intent &intent);

    Database &m_database;
};

} // namespace core
