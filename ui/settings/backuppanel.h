// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/settings/backupmanager.h"

#include <QtCore/QHash>
#include <QtWidgets/QWidget>

#include <optional>

class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;

namespace core
{
class PinService;
}

namespace ui
{

class Label;
class QuestionBox;

/// Lists the backups of one folder and creates, verifies and restores them. Asks before replacing
/// the current shop and explains what happens to its data. A restore that changes the Pix key of
/// the shop names both keys, and needs the PIN if there is one. An encrypted backup opens with the
/// secret of the settings, or with one that is entered here.
class BackupPanel : public QWidget
{
    Q_OBJECT

public:
    BackupPanel(BackupManager &backups, core::PinService &pins, QWidget *parent = nullptr);

    /// Sets the folder. Empty: no folder is chosen, and all actions are disabled.
    void setFolder(const QString &folder);

protected:
    void showEvent(QShowEvent *event) override;

private:
    void make();
    void showMade(const BackupReport &report);
    void showCopied(qint64 bytes, qint64 of);
    void verify();
    void showVerified(const BackupReport &report);
    void prepareRestore();
    void askBeforeRestoring(const RestorePreview &preview);
    void chooseKeyFile();
    void forgetSecret();
    [[nodiscard]] BackupSecret enteredSecret() const;
    void hideQuestion();
    void restore();
    void readFolder();
    void fit();
    void showMessage(const QString &sentence, bool isProblem);
    [[nodiscard]] QString chosenFile() const;
    [[nodiscard]] QString lineOf(const BackupFile &backup) const;

    BackupManager &m_backups;
    core::PinService &m_pins;
    QString m_folder;
    QHash<QString, QString> m_findings; ///< result texts of verification, by file
    bool m_isMaking = false;
    QPushButton *m_make = nullptr;
    QProgressBar *m_progress = nullptr;
    Label *m_news = nullptr;
    Label *m_last = nullptr;
    QListWidget *m_list = nullptr;
    QPushButton *m_verify = nullptr;
    QPushButton *m_restore = nullptr;
    QWidget *m_secret = nullptr; ///< passphrase and key file of an encrypted backup
    QLineEdit *m_passphrase = nullptr;
    QPushButton *m_keyFileButton = nullptr;
    QString m_keyFile;                    ///< chosen for this backup; empty: none
    QuestionBox *m_question = nullptr;    ///< confirmation of a restore
    QLineEdit *m_pin = nullptr;           ///< shown below the question if the Pix key changes
    std::optional<KeyChange> m_keyChange; ///< as the question names it
};

} // namespace ui
