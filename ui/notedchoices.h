// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/referencepattern.h"
#include "core/domain/transaction.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QLineEdit;

namespace core
{
class ConsoleBook;
}

namespace ui
{

class ChoiceBox;

/// The parts of a filter that only this console can decide: a tag, a mark, and whose counter it
/// is. A part of a FilterPanel.
class NotedChoices : public QWidget
{
    Q_OBJECT

public:
    explicit NotedChoices(core::ConsoleBook &book, QWidget *parent = nullptr);

    /// Shows these parts of the filter; says nothing.
    void show(const core::TransactionFilter &filter);

    /// The filter with these parts.
    [[nodiscard]] core::TransactionFilter on(core::TransactionFilter filter) const;

    /// How references are made here: where they do not tell whose they are, nobody can choose by
    /// it.
    void setPattern(const core::ReferencePattern &pattern);

    void begin(); ///< the tags are those used last

Q_SIGNALS:
    void changed(); ///< by a person

    /// What is wrong with what is typed, in a sentence; empty: nothing.
    void told(const QString &problem);

private:
    void readTags();
    void addTag(const QString &tag);
    void showTag(const QString &tag);
    void readCounter();

    core::ConsoleBook &m_book;
    ChoiceBox *m_tag = nullptr;
    ChoiceBox *m_mark = nullptr;
    QLineEdit *m_counterEdit = nullptr;
    QString m_counter; ///< the last that could stand
    QTimer m_pause;    ///< until somebody stops typing
};

} // namespace ui
