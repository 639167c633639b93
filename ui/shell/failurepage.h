// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "ui/settings/backupmanager.h"

#include <QtWidgets/QWidget>

class QHBoxLayout;
class QListWidget;
class QPushButton;

namespace ui
{

class Label;
class QuestionBox;

/// Details of a shop that cannot be opened.
struct Failure
{
    core::Error error;
    QString place;               ///< display text of the affected file or folder
    QString restoreCommand = {}; ///< command that restores a backup; empty: a restore does not help
    bool hasData = false;        ///< there is data that rescue mode may be able to read
    bool isMissing = false;      ///< the database is gone or empty
    /// Backups that a restore would accept without further questions, newest first.
    QList<BackupFile> backups = {};
};

/// Page shown instead of the shop if its data cannot be opened: what happened, the effect on the
/// money, the advised action, and technical details to copy. An empty shop is never shown instead.
/// Offers the known backups and, if there is readable data, rescue mode.
class FailurePage : public QWidget
{
    Q_OBJECT

public:
    explicit FailurePage(const Failure &failure, QWidget *parent = nullptr);

    /// Shows that rescue mode failed too.
    void showProblem(const core::Error &error);

Q_SIGNALS:
    /// Emitted when the user asks for rescue mode. Not emitted again before showProblem().
    void rescueRequested();

    /// Emitted when the user has confirmed a restore of this backup.
    void restoreRequested(const QString &file);

protected:
    void showEvent(QShowEvent *event) override;

private:
    [[nodiscard]] QHBoxLayout *createButtons(const QString &technical, const Failure &failure);
    void requestRescue();
    QWidget *createBackups(const Failure &failure);
    void askBeforeRestoring();

    Label *m_offer = nullptr; ///< offer and result of rescue mode
    QListWidget *m_backups = nullptr;
    QPushButton *m_restore = nullptr;
    QuestionBox *m_question = nullptr; ///< confirmation of a restore
    QPushButton *m_close = nullptr;
    QPushButton *m_rescue = nullptr;
    QPushButton *m_advised = nullptr; ///< one of the buttons
};

} // namespace ui
