// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/domain/referencepattern.h"
#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{
class ConsoleBook;
}

namespace ui
{

class FilterPanel;
class FlowLayout;
class Label;

/// Which transactions a list is to show: a box that understands what is typed, a panel of choices,
/// and a chip for each part of the filter, so that nothing is hidden without saying so.
///
/// What is typed is looked up in the first of its readings that finds something; Enter makes a chip
/// of it, and the box is free for the next text.
class FilterBar : public QWidget
{
    Q_OBJECT

public:
    /// Without a book there is nothing noted to choose by.
    explicit FilterBar(core::TransactionService &service, core::ConsoleBook *book = nullptr,
                       QWidget *parent = nullptr);

    /// Chips and what is typed; page 1.
    [[nodiscard]] const core::TransactionFilter &filter() const { return m_filter; }

    void setFilter(const core::TransactionFilter &filter); ///< what was typed goes
    void clear() { setFilter({}); }

    /// How many the filter hides; nothing: not known yet.
    void showHidden(std::optional<qint64> count);

    /// How references are made here; before, in the usual way.
    void setPattern(const core::ReferencePattern &pattern);

    void search(); ///< the keyboard goes to the box

    [[nodiscard]] bool isPanelOpen() const;

Q_SIGNALS:
    void filterChanged();
    void panelToggled();
    void left(); ///< the keyboard is to go to what was found

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *createSearch();
    QWidget *createChips();
    void readText();
    void tryReading(qsizetype index);
    void takeReading(qsizetype index, qint64 found);
    void readOtherwise();
    void keep();
    void change(const core::TransactionFilter &kept);
    [[nodiscard]] QString whyHere(core::FilterPart part) const;
    void showChips();
    void showReading();
    void createPanel();
    void togglePanel();

    core::TransactionService &m_service;
    core::ConsoleBook *m_book;
    core::ReferencePattern m_pattern = core::ReferencePattern::standard();
    core::TransactionFilter m_kept;            ///< that of the chips
    core::TransactionFilter m_filter;          ///< with what is typed
    QList<core::TransactionFilter> m_readings; ///< of what is typed
    std::optional<qsizetype> m_reading;        ///< which of them counts; nothing: none yet
    bool m_keepsWhenFound = false;             ///< Enter came before the answer
    qint64 m_found = 0;                        ///< by the reading
    int m_generation = 0;                      ///< answers to older texts are dropped
    QTimer m_pause;                            ///< until somebody stops typing
    QLineEdit *m_search = nullptr;
    QPushButton *m_otherwise = nullptr;
    QWidget *m_chips = nullptr;
    FlowLayout *m_chipsLayout = nullptr;
    QPushButton *m_hidden = nullptr;
    FilterPanel *m_panel = nullptr; ///< null until somebody asks for it
};

} // namespace ui
