// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consoledatabase.h"

#include <QtWidgets/QWidget>

#include <functional>
#include <memory>
#include <optional>

class QListWidget;
class QPushButton;
class QSaveFile;

namespace ui
{

class Label;

/// Lists the last entries of the audit log, checks the digests of the whole log and of all closed
/// shifts, undoes changes of notes, tags and settings, and writes the log to a file. Reads the list
/// each time the view appears.
class AuditView : public QWidget
{
    Q_OBJECT

public:
    /// See ShopContext::undoSetting.
    using UndoSetting = std::function<core::Result<void>(const core::AuditEntry &entry)>;

    explicit AuditView(core::ConsoleDatabase &console, UndoSetting undoSetting = {},
                       QWidget *parent = nullptr);

    /// Writes the whole log to a file, one line of JSON for each entry.
    void writeTo(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void load();
    void check();
    void checkShifts(const QString &log);
    void enableUndo();
    void undo();
    void showUndone(const std::optional<core::Error> &error);
    void chooseFile();
    void writeFrom(qint64 first, const std::shared_ptr<QSaveFile> &file);
    void showMessage(const QString &news, bool isProblem = false);

    core::ConsoleDatabase &m_console;
    const UndoSetting m_undoSetting;
    QList<core::AuditEntry> m_entries; ///< as in the list
    QListWidget *m_list = nullptr;
    QPushButton *m_undo = nullptr;
    QPushButton *m_check = nullptr;
    QPushButton *m_save = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
