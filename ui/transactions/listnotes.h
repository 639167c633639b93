// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/transactions/noteedit.h"

namespace ui
{

class TransactionTable;

/// Editor of the note and the tags of the current row, shown below the rows while in use.
class ListNotes : public QWidget
{
    Q_OBJECT

public:
    ListNotes(core::AnnotationRepository &repository, TransactionTable &table,
              QWidget *parent = nullptr);

    void writeNote(); ///< of the current row
    void writeTags();

Q_SIGNALS:
    void left(); ///< the rows should take the focus back

private:
    void add(NoteEdit *edit, Qt::Key key, const QString &words);
    void begin(NoteEdit *edit);
    void leave(NoteEdit *edit);

    TransactionTable &m_table;
    QList<NoteEdit *> m_edits;
};

} // namespace ui
