// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/listnotes.h"

#include "core/domain/transaction.h"
#include "ui/transactions/transactiontable.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

ListNotes::ListNotes(core::AnnotationRepository &repository, TransactionTable &table,
                     QWidget *parent)
    : QWidget(parent)
    , m_table(table)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    add(new NoteEdit(repository, NoteEdit::Kind::Note), Qt::Key_N, tr("Write a note"));
    add(new NoteEdit(repository, NoteEdit::Kind::Tags), Qt::Key_T, tr("Write tags"));
    hide();
}

void ListNotes::add(NoteEdit *edit, Qt::Key key, const QString &words)
{
    edit->hide();
    connect(edit, &NoteEdit::left, this, [this, edit] { leave(edit); });
    auto *write = new QShortcut(key, &m_table, nullptr, nullptr, Qt::WidgetShortcut);
    describeKey(write, words);
    connect(write, &QShortcut::activated, this, [this, edit] { begin(edit); });
    layout()->addWidget(edit);
    m_edits.append(edit);
}

void ListNotes::writeNote()
{
    begin(m_edits.constFirst());
}

void ListNotes::writeTags()
{
    begin(m_edits.constLast());
}

void ListNotes::begin(NoteEdit *edit)
{
    const auto transaction = m_table.current();
    if (!transaction)
        return;
    show();
    edit->show(*transaction);
    edit->setVisible(true);
    edit->begin();
}

void ListNotes::leave(NoteEdit *edit)
{
    if (edit->isAncestorOf(QApplication::focusWidget()))
        Q_EMIT left();
    edit->hide();
    setVisible(std::any_of(m_edits.cbegin(), m_edits.cend(),
                           [](const NoteEdit *each) { return !each->isHidden(); }));
}

} // namespace ui
