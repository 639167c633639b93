// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/statuswords.h"

#include "core/database/database.h"
#include "core/database/sqlnumbers.h"
#include "core/database/statement.h"
#include "core/domain/transaction.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<void> StatusWords::read(Database &database)
{
    m_words.clear();
    Statement statement(database, u"SELECT n, word FROM status_word"_s);
    if (auto run = statement.run(); !run)
        return run;
    while (statement.next())
        m_words.insert(QString::number(statement.number(0)), statement.text(1));
    return statement.end();
}

Result<qint64> StatusWords::numberOf(Database &database, const Status &status)
{
    if (status.code() != Status::Code::Unknown)
        return core::numberOf(status.code());
    const QString number = m_words.key(status.toText());
    if (!number.isEmpty())
        return number.toLongLong();
    Statement statement(database,
                        u"INSERT INTO status_word (n, word) "
                        "VALUES ((SELECT coalesce(max(n), 99) + 1 FROM status_word), ?)"_s);
    return statement.bind(status.toText()).run().and_then([&] { return read(database); }).map([&] {
        return m_words.key(status.toText()).toLongLong();
    });
}

void StatusWords::restore(Transaction &transaction) const
{
    if (m_words.isEmpty())
        return;
    transaction.status = restored(transaction.status);
    for (StatusEvent &event : transaction.events)
        event.status = restored(event.status);
}

Status StatusWords::restored(const Status &status) const
{
    const auto word = status.code() == Status::Code::Unknown ? m_words.constFind(status.toText())
                                                             : m_words.cend();
    return word == m_words.cend() ? status : Status::fromText(*word);
}

} // namespace core
