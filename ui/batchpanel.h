// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/payoutbatch.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace ui
{

class Label;
class PayoutDesk;
class PinKeeper;
class PreferenceKeeper;

/// Payouts out of a file: first what every row would do and what is wrong with it, then, once that
/// was read, the rows one by one. Nothing of a file is sent while one of its rows cannot stand.
class BatchPanel : public QWidget
{
    Q_OBJECT

public:
    /// `approver`: whose PIN approves payouts; null: nobody's.
    BatchPanel(core::TransactionService &service, const PreferenceKeeper &preferences,
               PayoutDesk &desk, const PinKeeper *approver, QWidget *parent = nullptr);

    void openFile(const QString &path);

    /// For how long a file is only to be read; some seconds.
    void setTimeToRead(std::chrono::milliseconds time) { m_toRead.setInterval(time); }

Q_SIGNALS:
    void left(); ///< Esc

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
    const PreferenceKeeper &m_preferences;
    PayoutBatch *m_batch;
    QTimer m_toRead; ///< runs while Enter does not work yet
    PayoutBatch::Phase m_shown = PayoutBatch::Phase::Empty;

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

/// Why nothing can be read of a file of payouts, and where.
[[nodiscard]] QString flawSentence(const core::PayoutFileError &error);

} // namespace ui
