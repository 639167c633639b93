// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/notedchoices.h"

#include "core/console/consolebook.h"
#include "core/service/transactionservice.h"
#include "ui/choicebox.h"
#include "ui/filtertext.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/transactioncells.h"

#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kCounterWidth = 188;

/// Delay after typing, since this filter reads all transactions.
constexpr auto kPause = std::chrono::milliseconds(300);

QString signedWord(const QString &word)
{
    return u"%1 %2"_s.arg(kDecidedHere, word);
}

} // namespace

/// Uses no labels, to save space in a small window.
NotedChoices::NotedChoices(core::ConsoleBook &book, QWidget *parent)
    : QWidget(parent)
    , m_book(book)
{
    m_tag = new ChoiceBox;
    m_tag->setObjectName(u"tagBox"_s);
    m_tag->setAccessibleName(tr("Tag, noted at this counter"));
    m_tag->addItem(signedWord(tr("Any tag")), QString());
    m_tag->setToolTip(tr(
        "Noted at this counter. The list has the most recent tags; the search finds the others."));
    m_mark = new ChoiceBox;
    m_mark->setObjectName(u"markBox"_s);
    m_mark->setAccessibleName(tr("Mark, noted at this counter"));
    m_mark->addItem(signedWord(tr("Marked or not")));
    for (const core::Mark mark : core::kAllMarks)
        m_mark->addItem(signedWord(TransactionCells::markWord(mark)), static_cast<int>(mark));
    m_mark->setToolTip(tr("Noted at this counter; the service does not have it."));
    for (ChoiceBox *box : {m_tag, m_mark})
        connect(box, &QComboBox::activated, this, &NotedChoices::changed);
    m_counterEdit = new QLineEdit;
    m_counterEdit->setObjectName(u"counterEdit"_s);
    m_counterEdit->setAccessibleName(tr("Counter, from the reference"));
    m_counterEdit->setPlaceholderText(signedWord(tr("Any counter")));
    m_counterEdit->setToolTip(tr("The counter of the charge, if its reference has one. Everything "
                                 "that the other filters leave is read."));
    m_counterEdit->setMaxLength(core::ReferencePattern::kMaxCounter);
    m_counterEdit->setFixedWidth(kCounterWidth);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(m_counterEdit, &QLineEdit::textEdited, this, [this] { m_pause.start(); });
    connect(&m_pause, &QTimer::timeout, this, &NotedChoices::readCounter);
    auto *layout = new QHBoxLayout(this);
    for (QWidget *widget : {static_cast<QWidget *>(m_tag), static_cast<QWidget *>(m_mark),
                            static_cast<QWidget *>(m_counterEdit)})
        widget->setProperty("density", u"compact"_s);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_tag);
    layout->addWidget(m_mark);
    layout->addWidget(m_counterEdit);
}

void NotedChoices::readTags()
{
    core::onAnswer(m_book.lastTags(), this, [this](const core::Result<QStringList> &tags) {
        if (!tags) // the other choices still work
            return;
        const QString chosen = m_tag->currentData().toString();
        while (m_tag->count() > 1)
            m_tag->removeItem(1);
        for (const QString &tag : *tags)
            addTag(tag);
        showTag(chosen);
    });
}

void NotedChoices::addTag(const QString &tag)
{
    m_tag->addItem(signedWord(foreignText(tag)), tag);
}

/// Adds a selected tag that is not among the recently used ones.
void NotedChoices::showTag(const QString &tag)
{
    if (m_tag->findData(tag) < 0)
        addTag(tag);
    m_tag->setCurrentIndex(m_tag->findData(tag));
}

void NotedChoices::show(const core::TransactionFilter &filter)
{
    showTag(filter.tag);
    m_mark->setCurrentIndex(filter.mark ? m_mark->findData(static_cast<int>(*filter.mark)) : 0);
    if (filter.counter == m_counter) // Keep the input unchanged.
        return;
    m_counter = filter.counter;
    m_counterEdit->setText(m_counter);
    m_pause.stop();
}

core::TransactionFilter NotedChoices::on(core::TransactionFilter filter) const
{
    filter.tag = m_tag->currentData().toString();
    filter.mark.reset();
    if (m_mark->currentIndex() > 0)
        filter.mark = static_cast<core::Mark>(m_mark->currentData().toInt());
    filter.counter = m_counter;
    return filter;
}

void NotedChoices::setPattern(const core::ReferencePattern &pattern)
{
    m_counterEdit->setVisible(pattern.tellsCounter());
}

void NotedChoices::begin()
{
    readTags();
}

/// Reads the counter name. An invalid name shows an error and does not restrict.
void NotedChoices::readCounter()
{
    const QString typed = m_counterEdit->text().trimmed();
    const bool isName = core::ReferencePattern::isCounter(typed);
    m_counter = isName ? typed : QString();
    Q_EMIT told(
        isName || typed.isEmpty()
            ? QString()
            : tr("“%1” is not the name of a counter and is ignored.").arg(foreignText(typed)));
    Q_EMIT changed();
}

} // namespace ui
