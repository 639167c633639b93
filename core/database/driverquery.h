// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/query.h"

#include <QtSql/QSqlDatabase>
#include <QtSql/QSqlQuery>

namespace core
{

/// A statement that runs through Qt's driver, for any database engine.
class DriverQuery final : public Query
{
public:
    /// Check error() before any other call.
    DriverQuery(const QSqlDatabase &connection, const QString &sql);

    [[nodiscard]] int placeholders() const override;
    void bind(int place, const QVariant &value) override;
    [[nodiscard]] bool run() override;
    [[nodiscard]] bool next() override;
    [[nodiscard]] int affectedRows() const override;
    [[nodiscard]] QSqlError error() const override;
    [[nodiscard]] bool hasFailed() const override;
    void finish() override;
    [[nodiscard]] bool isRunning() const override;
    [[nodiscard]] bool isNull(int column) const override;
    [[nodiscard]] qint64 number(int column) const override;
    [[nodiscard]] QString text(int column) const override;
    [[nodiscard]] QByteArray bytes(int column) const override;

private:
    QSqlQuery m_query;
    const int m_placeholders;
};

} // namespace core
