// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/revealbar.h"

#include "core/service/transactionservice.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/label.h"

#include <QtCore/QStringList>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxTimestamps = 5; ///< accesses listed individually

} // namespace

RevealBar::RevealBar(core::DisclosureRepository *repository, QWidget *parent)
    : QWidget(parent)
    , m_repository(repository)
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
    m_isTried = false;
    conceal();
    showTime({});
    if (!m_repository)
        return;
    core::onAnswer(m_repository->reveals(id), this,
                   [this, id](const core::Result<QList<QDateTime>> &timestamps) {
                       if (timestamps && id == m_id && !m_isTried)
                           showTime(*timestamps);
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
    if (!m_repository) {
        set(true);
        m_words->setText(tr("Shown in full. This is not recorded here."));
        return;
    }
    m_isTried = true;
    core::onAnswer(m_repository->reveal(m_id), this,
                   [this, id = m_id](const core::Result<QList<QDateTime>> &recorded) {
                       if (id == m_id && isVisible())
                           reveal(recorded);
                   });
}

void RevealBar::reveal(const core::Result<QList<QDateTime>> &recorded)
{
    if (!recorded) {
        m_words->setTone(Label::Tone::Problem);
        const bool isDenied = recorded.error().code == core::Error::Code::AccessDenied;
        m_words->setText(isDenied
                             ? tr("It stays hidden: this operator may not see personal data.")
                             : tr("It stays hidden: the notes of this counter cannot be written, "
                                  "so nothing would record that it was shown."));
        return;
    }
    set(true);
    showTime(*recorded);
}

void RevealBar::set(bool isRevealed)
{
    if (isRevealed == m_isRevealed)
        return;
    m_isRevealed = isRevealed;
    const QString action = isRevealed ? tr("Hide personal data") : tr("Show personal data");
    setKeyedText(*m_button, action, Qt::Key_V);
    m_button->setAccessibleName(action);
    Q_EMIT toggled();
}

void RevealBar::showTime(const QList<QDateTime> &timestamps)
{
    m_words->setTone(Label::Tone::Muted);
    if (timestamps.isEmpty()) {
        m_words->setText(tr("Personal data is hidden. Showing it is recorded."));
        return;
    }
    QStringList shown;
    for (const QDateTime &timestamp : timestamps.first(qMin(kMaxTimestamps, timestamps.size())))
        shown += timestampText(timestamp);
    if (timestamps.size() > kMaxTimestamps)
        shown += u"…"_s;
    m_words->setText(tr("Personal data shown %n times: %1", "the times", int(timestamps.size()))
                         .arg(shown.join(u", "_s)));
}

} // namespace ui
