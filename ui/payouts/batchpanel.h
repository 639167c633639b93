// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/payoutbatch.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace core
{

class PayoutController;
class PinService;
class PreferencesStore;
} // namespace core

namespace ui
{

class Label;

/// Panel that sends the payouts of a file: first a review of every row and its errors, then the
/// rows one by one. Nothing is sent while any row is invalid.
class BatchPanel : public QWidget
{
    Q_OBJECT

public:
    /// `approver`: whose PIN approves payouts; null: no approval is needed.
    BatchPanel(core::TransactionService &service, const core::PreferencesStore &preferences,
               core::PayoutController &payouts, const core::PinService *approver,
               QWidget *parent = nullptr);

    void openFile(const QString &path);

    /// Sets how long the review blocks the Enter key; some seconds.
    void setTimeToRead(std::chrono::milliseconds time) { m_toRead.setInterval(time); }

Q_SIGNALS:
    void left(); ///< user pressed Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QTableView *createTable();
    void addFoot(QVBoxLayout &layout);
    void chooseFile();
    void showProgress();
    void send();
    void leave();
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString hindrance() const;

    core::TransactionService &m_service;
    const core::PreferencesStore &m_preferences;
    core::PayoutBatch *m_batch;
    QTimer m_toRead; ///< runs while the Enter key is blocked
    core::PayoutBatch::Phase m_shown = core::PayoutBatch::Phase::Empty;

    Label *m_file = nullptr;
    Label *m_summary = nullptr;
    QTableView *m_table = nullptr;
    QProgressBar *m_progress = nullptr;
    QWidget *m_retypeBox = nullptr;
    QLineEdit *m_retype = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_send = nullptr;
};

/// Returns why a payout file cannot be read, and the position of the error.
[[nodiscard]] QString flawSentence(const core::PayoutFileError &error);

} // namespace ui
