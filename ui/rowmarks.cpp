// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/rowmarks.h"

#include "core/console/consolebook.h"
#include "core/service/transactionservice.h"

#include <algorithm>

namespace ui
{

RowMarks::RowMarks(core::ConsoleBook *book, QObject *parent)
    : QObject(parent)
    , m_book(book)
{
    if (book)
        connect(book, &core::ConsoleBook::marked, this, [this](const QUuid &row) {
            if (m_marks.contains(row))
                read({row});
        });
}

void RowMarks::add(const QList<QUuid> &rows)
{
    if (!m_book || rows.isEmpty())
        return;
    for (const QUuid &row : rows)
        m_marks.insert(row, {});
    read(rows);
}

void RowMarks::remove(const QUuid &row)
{
    m_marks.remove(row);
}

void RowMarks::clear()
{
    m_marks.clear();
}

void RowMarks::read(const QList<QUuid> &rows)
{
    core::onAnswer(m_book->marks(rows), this,
                   [this, rows](const core::Result<QHash<QUuid, core::Marks>> &answer) {
                       if (!answer) // A list without annotations is better than none.
                           return;
                       QList<QUuid> others;
                       for (const QUuid &row : rows) {
                           const core::Marks marks = answer->value(row);
                           if (!m_marks.contains(row) || m_marks.value(row) == marks)
                               continue;
                           m_marks.insert(row, marks);
                           others.append(row);
                       }
                       if (!others.isEmpty())
                           Q_EMIT changed(others);
                   });
}

bool RowMarks::hasMarks() const
{
    return std::any_of(m_marks.cbegin(), m_marks.cend(), [](const core::Marks &marks) {
        return marks.abandoned || marks.handedOver;
    });
}

bool RowMarks::hasNotes() const
{
    return std::any_of(m_marks.cbegin(), m_marks.cend(),
                       [](const core::Marks &marks) { return !marks.note.isEmpty(); });
}

bool RowMarks::hasTags() const
{
    return std::any_of(m_marks.cbegin(), m_marks.cend(),
                       [](const core::Marks &marks) { return !marks.tags.isEmpty(); });
}

} // namespace ui
