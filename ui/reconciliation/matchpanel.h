// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/bank/reconciliationvalues.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QListWidget;
class QPushButton;

namespace core
{
class Reconciliation;
}

namespace ui
{

class Label;

/// Panel that matches lines by hand with one or several transactions. The remaining difference is
/// always visible. A match needs a remainder of zero, or a person declares the remainder a fee.
class MatchPanel : public QWidget
{
    Q_OBJECT

public:
    explicit MatchPanel(core::Reconciliation &reconciliation, QWidget *parent = nullptr);

    /// Starts with these lines; not empty.
    void begin(const QList<core::ReconcileRow> &lines);

Q_SIGNALS:
    void matched(const QList<qint64> &lines, const QList<core::MovementKey> &movements,
                 const QList<core::MatchAdjustment> &adjustments);
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void search();
    void showFound(const QList<core::Movement> &found);
    void toggleCurrent();
    void showRemainder();
    [[nodiscard]] core::Money remainder() const;
    void submit(bool withFee);

    core::Reconciliation &m_reconciliation;
    QList<core::ReconcileRow> m_lines;
    QList<core::Movement> m_found;
    QList<core::Movement> m_chosen;
    int m_generation = 0;
    bool m_isMoving = false; ///< the arrow keys were used last, so Space marks
    Label *m_title;
    QLineEdit *m_search;
    QListWidget *m_list;
    Label *m_remainder;
    QPushButton *m_match;
    QPushButton *m_fee;
};

} // namespace ui
