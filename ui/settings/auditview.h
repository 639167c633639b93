// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/auditrepository.h"

#include <QtWidgets/QWidget>

#include <memory>

class QListWidget;
class QPushButton;
class QSaveFile;

namespace ui
{

class Label;

/// Lists the last entries of the audit log, checks the digests of the whole log, and writes the log
/// to a file. Reads the list each time the view appears.
class AuditView : public QWidget
{
    Q_OBJECT

public:
    explicit AuditView(core::AuditRepository &repository, QWidget *parent = nullptr);

    /// Writes the whole log to a file, one line of JSON for each entry.
    void writeTo(const QString &path);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void check();
    void chooseFile();
    void writeFrom(qint64 first, const std::shared_ptr<QSaveFile> &file);
    void showMessage(const QString &news, bool isProblem = false);

    core::AuditRepository &m_repository;
    QListWidget *m_list = nullptr;
    QPushButton *m_check = nullptr;
    QPushButton *m_save = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
