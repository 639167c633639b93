// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"

#include <QtCore/QHash>
#include <QtCore/QList>

#include <optional>

namespace core
{

class Database;

/// The SQL of what a counter notes on transactions: part of a ConsoleStore, and as that.
class MarkStore
{
public:
    explicit MarkStore(Database &database)
        : m_database(database)
    {}

    [[nodiscard]] Result<QHash<QUuid, Marks>> of(const QList<QUuid> &ids);
    [[nodiscard]] Result<QHash<QUuid, Marks>> all();

    /// Each of these notes the moment if none is noted yet.
    [[nodiscard]] Result<Marks> abandon(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<void> takeAbandonBack(const QUuid &id);
    [[nodiscard]] Result<HandOver> handOver(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<void> takeHandOverBack(const QUuid &id, const QDateTime &at);
    [[nodiscard]] Result<Marks> seeLate(const QUuid &id, const QDateTime &now);

    /// One more; how many there are now.
    [[nodiscard]] Result<int> countReceipt(const QUuid &id);
    /// One less, if there are as many.
    [[nodiscard]] Result<void> takeReceiptBack(const QUuid &id, int number);
    /// There are as many, or more where more are counted already.
    [[nodiscard]] Result<void> takeOverReceipts(const QHash<QUuid, int> &made);

    /// In place of what was noted before; an empty text takes it away.
    [[nodiscard]] Result<Marks> setNote(const QUuid &id, const QString &text, const QDateTime &now);
    /// Those whose note has the text as a part; the one that was written last first.
    [[nodiscard]] Result<QList<QUuid>> findNotes(const QString &text);

    /// In place of those before; none takes them away. No tag has a comma in it.
    [[nodiscard]] Result<Marks> setTags(const QUuid &id, const QStringList &tags,
                                        const QDateTime &now);
    /// Those that are under it, case and accents aside; the one that was put there last first.
    [[nodiscard]] Result<QList<QUuid>> findTag(const QString &tag);
    /// Those of the transactions that were tagged last, each once; the last one first.
    [[nodiscard]] Result<QStringList> lastTags(int most);

    /// Those that were given up, or handed over for; whether one was paid late nobody knows here.
    [[nodiscard]] Result<QList<QUuid>> findMarked(Mark mark);

    /// What was noted of it, the last one first: each note and all tags that it ever had, and of
    /// the other marks those that it has.
    [[nodiscard]] Result<QList<MarkEdit>> edits(const QUuid &id, int most);

    /// One more; the answer is as reveals().
    [[nodiscard]] Result<QList<QDateTime>> reveal(const QUuid &id, const QDateTime &now);
    [[nodiscard]] Result<QList<QDateTime>> reveals(const QUuid &id);

private:
    [[nodiscard]] Result<std::optional<Marks>> find(const QUuid &id);
    [[nodiscard]] Result<void> keepEdit(MarkEdit::What what, const QUuid &id, const QString &text,
                                        const QDateTime &now);
    [[nodiscard]] Result<Marks> noteOnce(const QString &sql, const QUuid &id, const QDateTime &now);

    Database &m_database;
};

} // namespace core
