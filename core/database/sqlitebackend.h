// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/database/backend.h"

namespace core
{

/// An SQLite file.
class SqliteBackend final : public Backend
{
public:
    SqliteBackend(QString path, const DatabaseTimeouts &timeouts);

    [[nodiscard]] QString name() const override;
    [[nodiscard]] Result<QSqlDatabase> connection(const QString &name,
                                                  Database::Access access) const override;
    [[nodiscard]] Result<std::unique_ptr<SocketWatchdog>>
    watch(const QSqlDatabase &connection) const override;
    [[nodiscard]] std::unique_ptr<Query> query(const QSqlDatabase &connection,
                                               const QString &sql) const override;
    [[nodiscard]] std::function<void()> interrupter(const QSqlDatabase &connection) const override;
    [[nodiscard]] QList<Setting> settings(Database::Access access) const override;
    [[nodiscard]] QList<Setting> conditions(Database::Access access) const override;
    [[nodiscard]] QString setText(const Setting &setting) const override;
    [[nodiscard]] QString askText(const QString &setting) const override;
    [[nodiscard]] Result<void> prepareConnection(const QSqlDatabase &connection) const override;
    [[nodiscard]] Result<void> checkFile(Database &database) const override;
    [[nodiscard]] Result<QStringList> schemaDifferences(Database &database,
                                                        int version) const override;
    [[nodiscard]] Result<void> makeReady(Database &database) const override;
    [[nodiscard]] QString catalog() const override;
    [[nodiscard]] QString askSize() const override;
    [[nodiscard]] QStringList beginWriting() const override;
    [[nodiscard]] QString beginReading() const override;
    [[nodiscard]] QStringList allowLongStatements() const override;
    [[nodiscard]] bool preparesControl() const override;
    [[nodiscard]] bool canLoseAnswers() const override;
    [[nodiscard]] QString indexedBy(QLatin1StringView index) const override;
    [[nodiscard]] QString inOrderOfSeq() const override;
    [[nodiscard]] bool mergesSources() const override;
    [[nodiscard]] bool hasBlocks() const override;
    [[nodiscard]] bool hasRoundTrips() const override;
    [[nodiscard]] Error error(const QSqlError &error, bool isConnected) const override;

private:
    const QString m_path;
};

} // namespace core
