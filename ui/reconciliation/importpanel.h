// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QTableView;

namespace core
{
class Reconciliation;
struct Error;
} // namespace core

namespace ui
{

class BusyIndicator;
class Label;
class MappingForm;
class PreviewModel;

/// Preview of statement files before their import: bank, account, period, balances, the effect on
/// each line and on each queue. A refused file shows line, text, rule and the remedy.
/// Several files follow one after the other.
class ImportPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ImportPanel(core::Reconciliation &reconciliation, QWidget *parent = nullptr);

    /// Previews the files in this order.
    void begin(const QStringList &paths);

    void setPerson(const QString &person) { m_request.person = person; }

    /// Returns true while a file is previewed.
    [[nodiscard]] bool isOpen() const { return !m_request.path.isEmpty(); }

Q_SIGNALS:
    /// Emitted after each import.
    void imported(const core::ImportOutcome &outcome);

    /// Emitted after the last file, or if the user goes back.
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *createClaims();
    QTableView *createLines();
    QWidget *createFoot();
    void next();
    void readPreview();
    void applyClaims();
    void renameColumns();
    void showPreview(const core::ImportPreview &preview);
    void showLines(const core::ImportPreview &preview);
    void showFault(const core::StatementFault &fault);
    void showError(const core::Error &error);
    void import();
    void leave();

    core::Reconciliation &m_reconciliation;
    core::ImportRequest m_request;
    QByteArray m_shown;    ///< digest of the previewed file
    QStringList m_waiting; ///< paths of the next files
    int m_generation = 0;
    bool m_isBusy = false;
    BusyIndicator *m_busy;
    Label *m_title;
    Label *m_problem;
    Label *m_remedy;
    Label *m_facts;
    MappingForm *m_mapping;
    PreviewModel *m_model;
    QTableView *m_lines = nullptr;
    QPushButton *m_rename = nullptr; ///< shown if an earlier import named the columns
    QWidget *m_claims = nullptr;
    QLineEdit *m_opening = nullptr;
    QCheckBox *m_noBalances = nullptr;
    QWidget *m_accountRow = nullptr;
    QLineEdit *m_bank = nullptr;
    QLineEdit *m_account = nullptr;
    QPushButton *m_import = nullptr;
};

} // namespace ui
