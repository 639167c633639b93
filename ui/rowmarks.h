// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QUuid>

namespace core
{
class ConsoleBook;
}

namespace ui
{

/// Annotations of the rows of a list, updated when they change.
class RowMarks : public QObject
{
    Q_OBJECT

public:
    /// `book` may be null: annotations are then disabled.
    explicit RowMarks(core::ConsoleBook *book, QObject *parent = nullptr);

    void add(const QList<QUuid> &rows); ///< loads the annotations asynchronously
    void remove(const QUuid &row);
    void clear();

    [[nodiscard]] core::Marks of(const QUuid &row) const { return m_marks.value(row); }

    /// Returns true if any row has a value in a column that is mostly empty.
    [[nodiscard]] bool hasMarks() const;
    [[nodiscard]] bool hasNotes() const;
    [[nodiscard]] bool hasTags() const;

Q_SIGNALS:
    void changed(const QList<QUuid> &rows);

private:
    void read(const QList<QUuid> &rows);

    core::ConsoleBook *m_book;
    QHash<QUuid, core::Marks> m_marks; ///< of every row
};

} // namespace ui
