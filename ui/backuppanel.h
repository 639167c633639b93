// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/backupdesk.h"

#include <QtCore/QHash>
#include <QtWidgets/QWidget>

class QListWidget;
class QProgressBar;
class QPushButton;

namespace ui
{

class Label;
class QuestionBox;

/// The backups of one folder: makes one, lists what is there, checks and brings back the one that
/// is chosen. Before a shop is replaced it asks, and says what becomes of the present one.
class BackupPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BackupPanel(BackupDesk &desk, QWidget *parent = nullptr);

    /// Empty: there is none yet, and nothing can be done.
    void setFolder(const QString &folder);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void make();
    void showMade(const BackupReport &report);
    void showCopied(qint64 bytes, qint64 of);
    void verify();
    void showVerified(const BackupReport &report);
    void askBeforeRestoring();
    void readFolder();
    void fit();
    void say(const QString &sentence, bool isProblem);
    [[nodiscard]] QString chosenFile() const;
    [[nodiscard]] QString lineOf(const BackupFile &backup) const;

    BackupDesk &m_desk;
    QString m_folder;
    QHash<QString, QString> m_findings; ///< by file: what a check found, in words
    bool m_isMaking = false;
    QPushButton *m_make = nullptr;
    QProgressBar *m_progress = nullptr;
    Label *m_news = nullptr;
    Label *m_last = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_verify = nullptr;
    QPushButton *m_restore = nullptr;
    QuestionBox *m_question = nullptr; ///< whether to restore
};

} // namespace ui
