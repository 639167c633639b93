// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/noteedit.h"

#include "core/console/consolebook.h"
#include "core/service/transactionservice.h"
#include "ui/errortext.h"
#include "ui/label.h"
#include "ui/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

NoteEdit::NoteEdit(core::ConsoleBook &book, QWidget *parent)
    : QWidget(parent)
    , m_book(book)
{
    setObjectName(u"noteEdit"_s);
    m_text = new QLineEdit;
    m_text->setObjectName(u"noteTextEdit"_s);
    m_text->setAccessibleName(tr("Note"));
    m_text->setPlaceholderText(tr("Only this console knows it. Enter keeps it."));
    m_text->setMaxLength(core::ConsoleBook::kLongestNote);
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        m_hasAsked = false;
        say({});
    });
    auto *name = new Label(u"%1   N"_s.arg(tr("Note")), TextSize::Small, Label::Tone::Muted);
    name->setBuddy(m_text);
    m_news = new Label({}, TextSize::Small, Label::Tone::Problem);
    m_news->setObjectName(u"noteNews"_s);
    m_news->setWordWrap(true);
    m_news->hide();
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceSmall);
    row->addWidget(name);
    row->addWidget(m_text, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_news);
    connect(&book, &core::ConsoleBook::marked, this, [this](const QUuid &id) {
        if (id == m_id && m_text->text() == m_kept)
            read();
    });
}

void NoteEdit::show(const core::Transaction &transaction)
{
    if (transaction.id == m_id)
        return;
    keep();
    m_id = transaction.id;
    m_kept.clear();
    m_text->clear();
    say({});
    read();
}

void NoteEdit::begin()
{
    m_leaves = false;
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->end(false);
}

void NoteEdit::read()
{
    core::onAnswer(m_book.marks({m_id}), this,
                   [this, id = m_id](const core::Result<QHash<QUuid, core::Marks>> &answer) {
                       const bool isTyping = m_text->text() != m_kept;
                       if (id != m_id || isTyping)
                           return;
                       if (!answer) {
                           say(errorWords(answer.error()).happened);
                           return;
                       }
                       m_kept = answer->value(id).note;
                       m_text->setText(m_kept);
                   });
}

void NoteEdit::keep()
{
    const QString text = m_text->text().simplified();
    if (m_id.isNull() || text == m_kept) {
        leave();
        return;
    }
    core::onAnswer(
        m_book.setNote(m_id, text), this,
        [this, id = m_id, text](const core::Result<core::Marks> &answer) {
            if (id != m_id)
                return;
            if (!answer) {
                m_leaves = false;
                say(tr("The note is not kept. %1").arg(errorWords(answer.error()).happened));
                return;
            }
            const bool isTypedOn = m_text->text().simplified() != text;
            m_kept = answer->note;
            if (!isTypedOn)
                m_text->setText(m_kept);
            say({});
            leave();
        });
}

void NoteEdit::leave()
{
    if (std::exchange(m_leaves, false))
        Q_EMIT left();
}

void NoteEdit::say(const QString &sentence)
{
    m_news->setText(sentence);
    m_news->setVisible(!sentence.isEmpty());
}

bool NoteEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        m_leaves = static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason;
        keep();
    }
    // Else Esc would leave the page.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        m_leaves = true;
        keep();
        return true;
    }
    if (key != Qt::Key_Escape)
        return QWidget::eventFilter(watched, event);
    if (m_text->text().simplified() != m_kept && !std::exchange(m_hasAsked, true)) {
        say(tr("Enter keeps what you typed; Esc again leaves the note as it was."));
        return true;
    }
    m_text->setText(m_kept);
    say({});
    m_leaves = true;
    leave();
    return true;
}

} // namespace ui
