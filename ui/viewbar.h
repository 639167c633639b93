// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/listing.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class FlowLayout;
class Label;
class PreferenceKeeper;

/// The views that are kept, each with its digit and how many it holds now, and the line in which
/// one is named, moved or removed. Counted one after the other, once nothing has happened for a
/// moment, and only while somebody looks.
class ViewBar : public QWidget
{
    Q_OBJECT

public:
    ViewBar(core::TransactionService &service, PreferenceKeeper &preferences,
            QWidget *parent = nullptr);

    /// What the list shows: the view of it, if there is one, is marked.
    void showFilter(const core::TransactionFilter &filter);

    /// Adds a button of the page at the end of the row.
    void addButton(QPushButton *button);

Q_SIGNALS:
    void chosen(const ui::SavedView &view);
    void left(); ///< the keyboard is to go back

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
    [[nodiscard]] int current() const; ///< -1: none
    void edit();
    void closeEditor();
    void keep();
    void remove();
    void move(int by);
    void set(const QList<SavedView> &views);

    core::TransactionService &m_service;
    PreferenceKeeper &m_preferences;
    QList<SavedView> m_views;
    core::TransactionFilter m_filter;
    QList<QPushButton *> m_buttons; ///< as many as views
    FlowLayout *m_row = nullptr;
    QPushButton *m_edit = nullptr;
    QWidget *m_editor = nullptr;
    QLineEdit *m_name = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_earlier = nullptr;
    QPushButton *m_later = nullptr;
    Label *m_problem = nullptr;
    QTimer m_rest;        ///< until they are counted again
    int m_counted = 0;    ///< of them in this round
    int m_generation = 0; ///< answers of older rounds are dropped
};

} // namespace ui
