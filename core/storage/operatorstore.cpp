// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/operatorstore.h"

#include "core/database/database.h"
#include "core/database/statement.h"

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Binds all members except the id.
Statement &bindOperator(Statement &statement, const Operator &person)
{
    return statement.bind(person.name)
        .bind(person.shortName)
        .bind(qint64{static_cast<int>(person.role)})
        .bind(toText(person.permissions))
        .bindStored(person.refundLimit ? sqlValue(*person.refundLimit) : QVariant())
        .bind(qint64{person.isActive})
        .bind(QString::fromLatin1(person.pinHash))
        .bind(qint64{person.pinLength});
}

/// Returns nullopt for a role or permissions of a later version, which must not be guessed.
std::optional<Operator> operatorAt(const Statement &row)
{
    const qint64 role = row.number(3);
    const auto permissions = permissionsFromText(row.text(4));
    if (role < 0 || role >= static_cast<qint64>(kAllRoles.size()) || !permissions)
        return std::nullopt;
    return Operator{.id = row.number(0),
                    .name = row.text(1),
                    .shortName = row.text(2),
                    .role = static_cast<Role>(role),
                    .permissions = *permissions,
                    .refundLimit = row.isNull(5) ? std::nullopt
                                                 : std::optional(Money::fromCents(row.number(5))),
                    .isActive = row.number(6) != 0,
                    .pinHash = row.text(7).toLatin1(),
                    .pinLength = static_cast<int>(row.number(8))};
}

} // namespace

Result<QList<Operator>> OperatorStore::all()
{
    Statement statement(m_database,
                        u"SELECT id, name, short_name, role, permissions, refund_limit, active, "
                        "pin, pin_length FROM operator ORDER BY id"_s);
    if (const auto run = statement.run(); !run)
        return tl::unexpected(run.error());
    QList<Operator> all;
    while (statement.next()) {
        const auto person = operatorAt(statement);
        if (!person)
            return tl::unexpected(
                Error{Error::Code::StorageCorrupted, {}, u"an unknown role or permission"_s});
        all.append(*person);
    }
    return statement.end().map([&all] { return all; });
}

Result<qint64> OperatorStore::add(const Operator &person)
{
    return inWriteTransaction(m_database, [&]() -> Result<qint64> {
        {
            Statement statement(m_database,
                                u"INSERT INTO operator (name, short_name, role, permissions, "
                                "refund_limit, active, pin, pin_length) "
                                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"_s);
            if (const auto run = bindOperator(statement, person).run(); !run)
                return tl::unexpected(run.error());
        }
        return m_database.queryScalar(u"SELECT last_insert_rowid()"_s).map([](const QVariant &id) {
            return id.toLongLong();
        });
    });
}

Result<void> OperatorStore::change(const Operator &person)
{
    return inWriteTransaction(m_database, [&]() -> Result<void> {
        Statement statement(m_database, u"UPDATE operator SET name = ?, short_name = ?, role = ?, "
                                        "permissions = ?, refund_limit = ?, active = ?, pin = ?, "
                                        "pin_length = ? WHERE id = ?"_s);
        if (const auto run = bindOperator(statement, person).bind(person.id).run(); !run)
            return tl::unexpected(run.error());
        if (statement.affectedRows() == 0)
            return tl::unexpected(Error{Error::Code::NotFound, {}, u"no such operator"_s});
        return {};
    });
}

} // namespace core
