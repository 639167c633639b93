// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtWidgets/QWidget>

class QListWidget;
class QPushButton;

namespace core
{
class Reconciliation;
}

namespace ui
{

class Label;
class QuestionBox;

/// List of the accounts, the imported statements and the rules of a person. Removes an import or a
/// rule after a question.
class FilesPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FilesPanel(core::Reconciliation &reconciliation, QWidget *parent = nullptr);

    void begin();
    void setPerson(const QString &person) { m_person = person; }

Q_SIGNALS:
    void left();
    void messageChanged(const QString &text);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// An entry of the list: an import or a rule.
    struct Entry
    {
        qint64 import = 0; ///< 0: none
        qint64 rule = 0;   ///< 0: none
        QString text = {};
    };

    void read();
    void fill();
    void ask();
    void remove();
    [[nodiscard]] const Entry *current() const;

    core::Reconciliation &m_reconciliation;
    QString m_person;
    QList<core::ReconciledAccount> m_accounts;
    QList<core::StoredImport> m_imports;
    QList<core::ExplanationRule> m_rules;
    QList<Entry> m_entries;
    QListWidget *m_list;
    QPushButton *m_remove;
    QuestionBox *m_question;
    Label *m_problem;
};

} // namespace ui
