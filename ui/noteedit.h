// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"
#include "core/domain/transaction.h"

#include <QtWidgets/QWidget>

class QLineEdit;

namespace core
{
class ConsoleBook;
}

namespace ui
{

class Label;

/// Where somebody writes what there is to say of one transaction, or under which tags it belongs.
/// Enter keeps it, and so does every other way out of the field but Esc, which asks once if
/// something was typed. What could not be kept stays in the field, with the reason below it.
class NoteEdit : public QWidget
{
    Q_OBJECT

public:
    enum class Kind {
        Note,
        Tags, ///< with commas between them; those that were used last stand below
    };

    NoteEdit(core::ConsoleBook &book, Kind kind, QWidget *parent = nullptr);

    /// What is noted of that one; what was typed of the one before is kept.
    void show(const core::Transaction &transaction);

    void begin(); ///< the keyboard goes there

Q_SIGNALS:
    void left(); ///< the keyboard is to go back; everything is kept

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QString textOf(const core::Marks &marks) const;
    [[nodiscard]] QString problemText(const core::Error &error) const;
    void readLastTags();
    void read();
    void keep();
    void leave();
    void say(const QString &sentence);

    core::ConsoleBook &m_book;
    const Kind m_kind;
    QUuid m_id; ///< null: none yet
    QLineEdit *m_text = nullptr;
    Label *m_last = nullptr; ///< the tags that were used last
    Label *m_news = nullptr;
    QString m_kept;          ///< what is noted, as far as is known
    bool m_leaves = false;   ///< once it is kept
    bool m_hasAsked = false; ///< whether what was typed is to go
};

} // namespace ui
