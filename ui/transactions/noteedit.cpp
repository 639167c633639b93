// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/noteedit.h"

#include "core/console/annotationrepository.h"
#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/hint.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

NoteEdit::NoteEdit(core::AnnotationRepository &repository, Kind kind, QWidget *parent)
    : QWidget(parent)
    , m_repository(repository)
    , m_kind(kind)
{
    const bool isNote = kind == Kind::Note;
    const QString word = isNote ? tr("Note") : tr("Tags");
    setObjectName(isNote ? u"noteEdit"_s : u"tagsEdit"_s);
    m_text = new QLineEdit;
    m_text->setObjectName(isNote ? u"noteTextEdit"_s : u"tagsTextEdit"_s);
    m_text->setAccessibleName(word);
    setHint(*m_text,
            isNote ? tr("Only visible on this computer. Enter saves.")
                   : tr("With commas between them. Only visible on this computer. Enter saves."));
    m_text->setMaxLength(core::AnnotationRepository::kMaxNoteLength);
    m_text->installEventFilter(this);
    connect(m_text, &QLineEdit::textEdited, this, [this] {
        m_hasAsked = false;
        showMessage({});
    });
    auto *name = new Label(word, TextSize::Small, Label::Tone::Muted);
    name->setBuddy(m_text);
    const QFontMetrics metrics(textFont(TextSize::Small)); // The fields of both kinds align.
    name->setMinimumWidth(
        std::max(metrics.horizontalAdvance(tr("Note")), metrics.horizontalAdvance(tr("Tags"))));
    m_text->setToolTip(isNote ? u"N"_s : u"T"_s);
    m_news = new Label({}, TextSize::Small, Label::Tone::Problem);
    m_news->setObjectName(isNote ? u"noteNews"_s : u"tagsNews"_s);
    m_last = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_last->setObjectName(isNote ? QString() : u"lastTagsLabel"_s);
    for (Label *label : {m_last, m_news}) {
        label->setWordWrap(true);
        label->hide();
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(kSpaceSmall);
    row->addWidget(name);
    row->addWidget(m_text, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_last);
    layout->addWidget(m_news);
    connect(&repository, &core::AnnotationRepository::marked, this, [this](const QUuid &id) {
        if (id == m_id && m_text->text() == m_kept)
            read();
    });
}

QString NoteEdit::textOf(const core::Annotations &annotations) const
{
    return m_kind == Kind::Note ? annotations.note : annotations.tags.join(u", "_s);
}

/// Returns the error text. The field limits the length, so only storage can fail.
QString NoteEdit::problemText(const core::Error &error) const
{
    if (error.code == core::Error::Code::InvalidInput)
        return tr("The tags were not saved: at most %1 tags of %2 characters each.")
            .arg(core::AnnotationRepository::kMaxTags)
            .arg(core::AnnotationRepository::kMaxTagLength);
    const QString happened = errorWords(error).happened;
    return m_kind == Kind::Note ? tr("The note was not saved. %1").arg(happened)
                                : tr("The tags were not saved. %1").arg(happened);
}

/// Shows the recently used tags, so that users reuse existing words.
void NoteEdit::readLastTags()
{
    core::onAnswer(m_repository.lastTags(), this, [this](const core::Result<QStringList> &answer) {
        const QStringList last = answer.value_or(QStringList());
        m_last->setText(tr("Used before: %1", "tags").arg(foreignText(last.join(u" · "_s))));
        m_last->setVisible(!last.isEmpty() && m_text->hasFocus());
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
    showMessage({});
    read();
}

void NoteEdit::begin()
{
    m_leaves = false;
    m_text->setFocus(Qt::ShortcutFocusReason);
    m_text->end(false);
    if (m_kind == Kind::Tags)
        readLastTags();
}

void NoteEdit::read()
{
    core::onAnswer(m_repository.find({m_id}), this,
                   [this, id = m_id](const core::Result<QHash<QUuid, core::Annotations>> &answer) {
                       const bool isTyping = m_text->text() != m_kept;
                       if (id != m_id || isTyping)
                           return;
                       if (!answer) {
                           showMessage(errorWords(answer.error()).happened);
                           return;
                       }
                       m_kept = textOf(answer->value(id));
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
    core::onAnswer(m_kind == Kind::Note ? m_repository.setNote(m_id, text)
                                        : m_repository.setTags(m_id, text),
                   this, [this, id = m_id, text](const core::Result<core::Annotations> &answer) {
                       if (id != m_id)
                           return;
                       if (!answer) {
                           m_leaves = false;
                           showMessage(problemText(answer.error()));
                           return;
                       }
                       const bool isTypedOn = m_text->text().simplified() != text;
                       m_kept = textOf(*answer);
                       if (!isTypedOn)
                           m_text->setText(m_kept);
                       showMessage({});
                       leave();
                   });
}

void NoteEdit::leave()
{
    if (std::exchange(m_leaves, false))
        Q_EMIT left();
}

void NoteEdit::showMessage(const QString &sentence)
{
    m_news->setText(sentence);
    m_news->setVisible(!sentence.isEmpty());
}

bool NoteEdit::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut) {
        m_leaves = static_cast<QFocusEvent *>(event)->reason() != Qt::ActiveWindowFocusReason;
        m_last->hide();
        keep();
    }
    // Otherwise Esc would leave the page.
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
        showMessage(m_kind == Kind::Note
                        ? tr("Enter saves your text; Esc again leaves the note as it was.")
                        : tr("Enter saves your text; Esc again leaves the tags as they were."));
        return true;
    }
    m_text->setText(m_kept);
    showMessage({});
    m_leaves = true;
    leave();
    return true;
}

} // namespace ui
