// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/revealbar.h"

#include "core/service/transactionservice.h"
#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/text.h"

#include <QtCore/QStringList>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMostMoments = 5; ///< accesses listed individually

} // namespace

RevealBar::RevealBar(core::ConsoleBook *book, QWidget *parent)
    : QWidget(parent)
    , m_book(book)
{
    m_button = keyButton(tr("Show personal data"), Qt::Key_V, u"revealButton"_s);
    makeCompact(m_button);
    connect(m_button, &QPushButton::clicked, this, &RevealBar::toggle);
    m_words = Label::wrapping(u"revealWords"_s, TextSize::Small, Label::Tone::Muted);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_words);
    layout->addWidget(m_button, 0, Qt::AlignLeft);
}

void RevealBar::show(const QUuid &id)
{
    m_id = id;
    conceal();
    sayWhen({});
    if (!m_book)
        return;
    core::onAnswer(m_book->reveals(id), this,
                   [this, id](const core::Result<QList<QDateTime>> &moments) {
                       if (moments && id == m_id)
                           sayWhen(*moments);
                   });
}

void RevealBar::conceal()
{
    set(false);
}

void RevealBar::toggle()
{
    if (m_isRevealed) {
        conceal();
        return;
    }
    if (!m_book) {
        set(true);
        m_words->setText(tr("Shown in full. This is not recorded here."));
        return;
    }
    core::onAnswer(m_book->reveal(m_id), this,
                   [this, id = m_id](const core::Result<QList<QDateTime>> &noted) {
                       if (id == m_id && isVisible())
                           reveal(noted);
                   });
}

void RevealBar::reveal(const core::Result<QList<QDateTime>> &noted)
{
    if (!noted) {
        m_words->setTone(Label::Tone::Problem);
        m_words->setText(tr("It stays hidden: the notes of this counter cannot be written, so "
                            "nothing would record that it was shown."));
        return;
    }
    set(true);
    sayWhen(*noted);
}

void RevealBar::set(bool isRevealed)
{
    if (isRevealed == m_isRevealed)
        return;
    m_isRevealed = isRevealed;
    const QString action = isRevealed ? tr("Hide personal data") : tr("Show personal data");
    m_button->setText(u"%1   %2"_s.arg(action, QKeySequence(Qt::Key_V).toString()));
    m_button->setAccessibleName(action);
    Q_EMIT toggled();
}

void RevealBar::sayWhen(const QList<QDateTime> &moments)
{
    m_words->setTone(Label::Tone::Muted);
    if (moments.isEmpty()) {
        m_words->setText(tr("Personal data is hidden. Showing it is recorded."));
        return;
    }
    QStringList shown;
    for (const QDateTime &moment : moments.first(qMin(kMostMoments, moments.size())))
        shown += momentText(moment);
    if (moments.size() > kMostMoments)
        shown += u"…"_s;
    m_words->setText(tr("Personal data shown %n times: %1", "the times", int(moments.size()))
                         .arg(shown.join(u", "_s)));
}

} // namespace ui
