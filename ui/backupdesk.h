// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtCore/QString>

#include <optional>

namespace ui
{

/// A backup as it lies in a folder. Nothing says yet that it can be read.
struct BackupFile
{
    QString file;
    QDateTime made; ///< local time
    qint64 bytes = 0;
};

/// What became of a backup that was made or checked.
struct BackupReport
{
    QString file;
    QString problem = {}; ///< in whole sentences; empty: it is whole
    qint64 transactions = 0;
    std::optional<QDateTime> newest = {}; ///< creation of the newest one, UTC
    bool hasSettings = false;             ///< key and name of the shop are in it
};

/// Makes, checks and brings back the backups of the shop that is open. Every call returns at once.
class BackupDesk : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Newest first.
    [[nodiscard]] virtual QList<BackupFile> backupsIn(const QString &folder) const = 0;

    /// A new one, checked, into the folder; answers by made().
    virtual void make(const QString &folder) = 0;

    /// Reads all of it; answers by verified().
    virtual void verify(const QString &file) = 0;

    /// Puts it in the place of the shop, which is closed for it, with the pages that ask, and
    /// opened again, as it was if that fails.
    virtual void restore(const QString &file) = 0;

Q_SIGNALS:
    void copied(qint64 bytes, qint64 of); ///< while one is made: about so much of it
    void made(const ui::BackupReport &report);
    void verified(const ui::BackupReport &report);
};

} // namespace ui
