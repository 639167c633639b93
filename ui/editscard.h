// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"

#include <QtWidgets/QFrame>

class QVBoxLayout;

namespace ui
{

/// What this counter noted of a transaction over time, the last one first: each note and its tags,
/// and the marks that it has. Not there while nothing was noted, or where the notes cannot be read.
class EditsCard : public QFrame
{
    Q_OBJECT

public:
    /// The book outlives this.
    explicit EditsCard(core::ConsoleBook &book, QWidget *parent = nullptr);

    void show(const QUuid &id);

private:
    void read();
    void tell(const QList<core::MarkEdit> &edits);

    core::ConsoleBook &m_book;
    QUuid m_id;
    QVBoxLayout *m_lines = nullptr;
};

} // namespace ui
