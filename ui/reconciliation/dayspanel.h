// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"
#include "core/domain/error.h"
#include "ui/reports/daypaper.h"

#include <QtWidgets/QWidget>

#include <functional>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace core
{
class PinService;
class Reconciliation;
} // namespace core

namespace ui
{

class ChoiceBox;
class DayOutput;
class Label;

/// Days of an account with their equations and seals. Seals a day, opens a sealed day again, prints
/// the day, and lists the changes after sealing. Both changes need the PIN if there is one.
class DaysPanel : public QWidget
{
    Q_OBJECT

public:
    /// `pins` must outlive the panel. `shop`: name on the paper.
    DaysPanel(core::Reconciliation &reconciliation, core::PinService &pins, const QString &shop,
              QWidget *parent = nullptr);

    /// Shows the days of one of these accounts; not empty. `account`: id, or 0 for the first.
    void begin(const QList<core::ReconciledAccount> &accounts, qint64 account);
    void setPerson(const QString &person) { m_person = person; }

Q_SIGNALS:
    void left();
    void issued(const QString &name, const QString &form); ///< see DayOutput::issued()

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// A change that needs the PIN.
    enum class Change { Seal, Reopen };

    QWidget *createSide();
    QWidget *createFoot();
    void chooseAccount(int place);
    void read();
    void fill();
    void showCurrent();
    void showChanges(const QList<core::ChangeAfterSeal> &changes);
    [[nodiscard]] const core::ReconcileDay *current() const;
    [[nodiscard]] bool isPinRight();
    void change(Change change);
    template<typename T>
    void handle(const core::Result<T> &answer, const QString &done);
    void output(const std::function<void(const DaySheet &)> &write);
    void showMessage(const QString &text);
    void showProblem(const QString &text);

    core::Reconciliation &m_reconciliation;
    core::PinService &m_pins;
    QString m_shop;
    QString m_person;
    QList<core::ReconciledAccount> m_accounts;
    core::ReconciledAccount m_account;
    QList<core::ReconcileDay> m_days;
    int m_generation = 0;
    DayOutput *m_output;
    Label *m_title;
    ChoiceBox *m_accountBox;
    QListWidget *m_list;
    Label *m_equation = nullptr;
    Label *m_state = nullptr;
    Label *m_queues = nullptr;
    Label *m_changes = nullptr;
    Label *m_news = nullptr;
    QLineEdit *m_reason = nullptr;
    QLineEdit *m_pin = nullptr;
    QPushButton *m_seal = nullptr;
    QPushButton *m_reopen = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_save = nullptr;
};

} // namespace ui
