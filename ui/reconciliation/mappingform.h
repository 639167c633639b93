// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/statement/csvlayout.h"
#include "ui/reconciliation/tablesample.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QGridLayout;

namespace ui
{

class ChoiceBox;
class Label;

/// Form that names the columns of a table: each column with example values and its meaning. Tries
/// the mapping on the first lines of the file after every choice.
class MappingForm : public QWidget
{
    Q_OBJECT

public:
    explicit MappingForm(QWidget *parent = nullptr);

    /// Shows the columns of a file with the likely meanings. Returns false if the file is no table.
    bool setFile(const QByteArray &bytes);

    [[nodiscard]] const core::CsvMapping &mapping() const { return m_mapping; }

    /// Returns true if the first lines can be read with the chosen meanings.
    [[nodiscard]] bool isComplete() const { return m_isComplete; }

Q_SIGNALS:
    void changed();

private:
    void addColumn(qsizetype column);
    void tryMapping();

    QByteArray m_bytes; ///< first lines of the file
    TableSample m_sample;
    core::CsvMapping m_mapping;
    bool m_isComplete = false;
    QGridLayout *m_grid;
    QWidget *m_columns;
    QList<ChoiceBox *> m_choices;
    Label *m_result;
};

} // namespace ui
