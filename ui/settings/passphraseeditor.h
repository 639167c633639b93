// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/settings/backupmanager.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;

/// Sets the passphrase of future backups. The passphrase is typed twice, and shown nowhere.
class PassphraseEditor : public QWidget
{
    Q_OBJECT

public:
    explicit PassphraseEditor(BackupManager &backups, QWidget *parent = nullptr);

Q_SIGNALS:
    /// Emitted when the keyring has the new passphrase.
    void stored();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] QLineEdit *createEdit(const QString &word, const QString &objectName);
    void store();
    void showStored(const QString &problem);
    void showMessage(const QString &sentence, bool isProblem);

    BackupManager &m_backups;
    QLineEdit *m_first = nullptr;
    QLineEdit *m_again = nullptr;
    QPushButton *m_store = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
