// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/editscard.h"

#include "core/service/transactionservice.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QString wordsFor(const core::AnnotationEdit &edit)
{
    using What = core::AnnotationEdit::What;
    switch (edit.what) {
    case What::Note:
        return edit.text.isEmpty() ? EditsCard::tr("Note removed") : EditsCard::tr("Note");
    case What::Tags:
        return edit.text.isEmpty() ? EditsCard::tr("Tags removed") : EditsCard::tr("Tags");
    case What::Abandoned:
        return EditsCard::tr("Cancelled at the counter");
    case What::HandedOver:
        return EditsCard::tr("Goods handed over");
    case What::LateSeen:
        return EditsCard::tr("Late payment seen");
    }
    return {};
}

QWidget *editLineOf(const core::AnnotationEdit &edit, QPushButton *restore)
{
    const QString words = wordsFor(edit);
    const QString text = foreignText(edit.text);
    auto *time = new Label(timestampText(edit.at), TextSize::Body, Label::Tone::Muted);
    time->setToolTip(zoneText(edit.at));
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(words, TextSize::Body), 1);
    head->addWidget(time);
    if (restore)
        head->addWidget(restore);
    auto *line = new QWidget;
    auto *layout = new QVBoxLayout(line);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addLayout(head);
    if (!text.isEmpty()) {
        auto *below = Label::wrapping(u"editText"_s, TextSize::Small, Label::Tone::Muted);
        below->setText(text);
        layout->addWidget(below);
    }
    line->setObjectName(u"editLine"_s);
    line->setAccessibleName(u"%1, %2"_s.arg(words, timestampText(edit.at)));
    line->setAccessibleDescription(text);
    return line;
}

} // namespace

EditsCard::EditsCard(core::AnnotationRepository &repository, QWidget *parent)
    : QFrame(parent)
    , m_repository(repository)
{
    setObjectName(u"editsCard"_s);
    setProperty("role", u"card"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addWidget(new Label(tr("Noted at this counter"), TextSize::Strong));
    m_lines = new QVBoxLayout;
    m_lines->setSpacing(kSpaceSmall);
    layout->addLayout(m_lines);
    hide();
    connect(&repository, &core::AnnotationRepository::marked, this, [this](const QUuid &id) {
        if (id == m_id)
            read();
    });
}

void EditsCard::show(const QUuid &id)
{
    if (id != m_id)
        showEdits({});
    m_id = id;
    read();
}

void EditsCard::read()
{
    core::onAnswer(m_repository.edits(m_id), this,
                   [this, id = m_id](const core::Result<QList<core::AnnotationEdit>> &edits) {
                       if (edits && id == m_id)
                           showEdits(*edits);
                   });
}

/// Returns a button that sets the note or the tags to this earlier value.
QPushButton *EditsCard::createRestore(const core::AnnotationEdit &edit)
{
    using What = core::AnnotationEdit::What;
    if (edit.what != What::Note && edit.what != What::Tags)
        return nullptr;
    auto *button = new QPushButton(tr("Restore", "an earlier note"));
    button->setObjectName(u"restoreEditButton"_s);
    button->setAutoDefault(true);
    makeCompact(button);
    connect(button, &QPushButton::clicked, this,
            [this, edit] { m_repository.restore(m_id, edit); });
    return button;
}

void EditsCard::showEdits(const QList<core::AnnotationEdit> &edits)
{
    while (QLayoutItem *item = m_lines->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // its button may be emitting
        delete item;
    }
    QList<core::AnnotationEdit::What> current; // the first edit of each kind is the newest
    for (const core::AnnotationEdit &edit : edits) {
        const bool isEarlier = current.contains(edit.what);
        current.append(edit.what);
        m_lines->addWidget(editLineOf(edit, isEarlier ? createRestore(edit) : nullptr));
    }
    setVisible(!edits.isEmpty());
}

} // namespace ui
