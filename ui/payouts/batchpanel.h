// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/payoutbatch.h"

#include <QtCore/QByteArray>
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QCheckBox;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QTableView;
class QVBoxLayout;

namespace core
{

class OutgoingHolds;
class PayoutController;
class PreferencesStore;
} // namespace core

namespace ui
{

class HeaderMenu;
class Label;
class PayoutColumnsPanel;
struct ShopContext;

/// Panel that sends the payouts of a file: first a review of every row and its errors, then the
/// rows one by one, after a hold time in which the whole file can be canceled. Nothing is sent
/// while any row is invalid, unless the user leaves out the invalid rows.
class BatchPanel : public QWidget
{
    Q_OBJECT

public:
    /// Both references must outlive the panel.
    BatchPanel(const ShopContext &context, core::PayoutController &payouts,
               core::OutgoingHolds &holds, QWidget *parent = nullptr);

    void openFile(const QString &path);

    /// Sets how long the review blocks the Enter key; some seconds.
    void setTimeToRead(std::chrono::milliseconds time) { m_toRead.setInterval(time); }

    /// Sets the hold time of a confirmed file; several more seconds.
    void setTimeToRecall(std::chrono::milliseconds time) { m_timeToRecall = time; }

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
    void chooseTemplate();
    void saveTemplate(const QString &path);
    void showProgress();
    void send();
    void recall();
    void leave();
    void refuseFile(const QString &reason);
    void readFile(const core::PayoutColumns &columns);
    void showColumns(bool isShown);
    [[nodiscard]] bool isHeld() const;
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString hindrance() const;

    core::TransactionService &m_service;
    const core::PreferencesStore &m_preferences;
    core::OutgoingHolds &m_holds;
    core::PayoutBatch *m_batch;
    std::chrono::milliseconds m_timeToRecall = std::chrono::seconds(20);
    int m_hold = 0;  ///< id of the last hold
    QTimer m_second; ///< runs during the hold
    QTimer m_toRead; ///< runs while the Enter key is blocked
    core::PayoutBatch::Phase m_shown = core::PayoutBatch::Phase::Empty;

    QByteArray m_bytes; ///< of the file, until its columns are known
    QString m_name;     ///< of the file

    Label *m_file = nullptr;
    PayoutColumnsPanel *m_columns = nullptr; ///< shown instead of the table
    Label *m_summary = nullptr;
    QTableView *m_table = nullptr;
    HeaderMenu *m_headerMenu = nullptr;
    QProgressBar *m_progress = nullptr;
    QCheckBox *m_validOnly = nullptr;
    QWidget *m_retypeBox = nullptr;
    QLineEdit *m_retype = nullptr;
    Label *m_news = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_back = nullptr;
    QPushButton *m_send = nullptr;
};

/// Returns why a payout file cannot be read, and the position of the error.
[[nodiscard]] QString flawSentence(const core::PayoutFileError &error,
                                   core::PayerData receiverData);

} // namespace ui
