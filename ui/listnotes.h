// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/noteedit.h"

namespace ui
{

class TransactionTable;

/// Where a note or tags of the row at the cursor are written: below the rows, while somebody
/// writes.
class ListNotes : public QWidget
{
    Q_OBJECT

public:
    ListNotes(core::ConsoleBook &book, TransactionTable &table, QWidget *parent = nullptr);

Q_SIGNALS:
    void left(); ///< the keyboard is to go back to the rows

private:
    void add(NoteEdit *edit, Qt::Key key, const QString &words);
    void begin(NoteEdit *edit);
    void leave(NoteEdit *edit);

    TransactionTable &m_table;
    QList<NoteEdit *> m_edits;
};

} // namespace ui
