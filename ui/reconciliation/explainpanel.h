// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtWidgets/QWidget>

class QCheckBox;
class QLineEdit;

namespace core
{
class Reconciliation;
}

namespace ui
{

class Label;

/// Panel that explains lines without a transaction: one key or click for each category. "Always"
/// saves a rule with a phrase, and shows the number of lines that the rule explains now.
class ExplainPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ExplainPanel(core::Reconciliation &reconciliation, QWidget *parent = nullptr);

    /// Starts with these lines; not empty.
    void begin(const QList<core::ReconcileRow> &lines);

Q_SIGNALS:
    /// `phrase`: of a new rule; empty: none.
    void explained(const QList<qint64> &lines, core::ExplanationCategory category,
                   const QString &phrase);
    void left();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void countLines();

    core::Reconciliation &m_reconciliation;
    QList<core::ReconcileRow> m_lines;
    int m_generation = 0;
    Label *m_title;
    QCheckBox *m_always;
    QLineEdit *m_phrase;
    Label *m_effect;
};

} // namespace ui
