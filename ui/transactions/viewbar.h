// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"
#include "core/service/transactionservice.h"
#include "core/till/listing.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{
class PreferencesStore;
}

namespace ui
{

class FlowLayout;
class Label;

/// Bar of the saved views, each with its digit and current count, and a line for naming, moving and
/// removing a view. Counts the views one by one, only while visible and after changes have stopped.
class ViewBar : public QWidget
{
    Q_OBJECT

public:
    ViewBar(core::TransactionService &service, core::PreferencesStore &preferences,
            QWidget *parent = nullptr);

    /// Sets the filter of the list and highlights its view, if there is one.
    void showFilter(const core::TransactionFilter &filter);

    /// Adds a button of the page at the end of the row.
    void addButton(QPushButton *button);

Q_SIGNALS:
    void chosen(const core::SavedView &view);
    void left(); ///< the caller should take the focus back

protected:
    void showEvent(QShowEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createEditor();
    void showViews();
    void showCurrent();
    void choose(int index);
    void countNext();
    void showCount(int index, qint64 count);
    [[nodiscard]] int cutoff() const; ///< of business days, in minutes after midnight
    [[nodiscard]] core::TransactionFilter filterOf(const core::SavedView &view) const;
    [[nodiscard]] int current() const; ///< -1: none
    void edit();
    void closeEditor();
    void keep();
    void remove();
    void move(int by);
    void set(const QList<core::SavedView> &views);

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    QList<core::SavedView> m_views;
    core::TransactionFilter m_filter;
    QList<QPushButton *> m_buttons; ///< one for each view
    FlowLayout *m_row = nullptr;
    QPushButton *m_edit = nullptr;
    QWidget *m_editor = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_earlier = nullptr;
    QPushButton *m_later = nullptr;
    Label *m_problem = nullptr;
    QTimer m_rest;        ///< delay before counting again
    int m_counted = 0;    ///< counted in this round
    int m_generation = 0; ///< answers of earlier rounds are ignored
};

} // namespace ui
