// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/filterparts.h"
#include "core/domain/referencepattern.h"
#include "ui/period.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{
class ConsoleBook;
}

namespace ui
{

class ChoiceBox;
class DayEdit;
class Label;
class NotedChoices;

/// What of a filter is chosen instead of typed: states, operation, days, amounts, and what this
/// counter noted.
class FilterPanel : public QWidget
{
    Q_OBJECT

public:
    /// Without a book there is nothing noted to choose by.
    explicit FilterPanel(core::ConsoleBook *book, QWidget *parent = nullptr);

    /// Shows these parts of the filter; says nothing.
    void show(const core::TransactionFilter &filter);

    /// The filter with the parts that the panel has.
    [[nodiscard]] core::TransactionFilter on(core::TransactionFilter filter) const;

    /// Says which of its parts are picked here, since the service far away cannot be asked for
    /// them.
    void tellPicked(const QList<core::FilterPart> &parts);

    /// How references are made here.
    void setPattern(const core::ReferencePattern &pattern);

    void begin(); ///< the keyboard goes to the first choice; the tags are those used last

Q_SIGNALS:
    void changed(); ///< by a person

private:
    QWidget *createStates();
    QWidget *createPeriod();
    QWidget *createPaid();
    QWidget *createAmounts();
    void choosePeriod();
    void readAmounts();
    void tell(const QString &problem);

    QList<QPushButton *> m_states; ///< in the order of core::Status::kKnown
    ChoiceBox *m_operation = nullptr;
    ChoiceBox *m_period = nullptr;
    ChoiceBox *m_paid = nullptr; ///< nothing chosen: other times than have a name
    DayEdit *m_from = nullptr;
    DayEdit *m_until = nullptr;
    QLineEdit *m_least = nullptr;
    QLineEdit *m_largest = nullptr;
    NotedChoices *m_noted = nullptr; ///< null without a book
    Label *m_picked = nullptr;
    Label *m_problem = nullptr;
    core::TransactionFilter m_amounts; ///< the last that could stand
};

} // namespace ui
