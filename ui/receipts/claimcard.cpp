// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/claimcard.h"

#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kShape = 56;
constexpr int kEdge = 3;

} // namespace

ClaimCard::ClaimCard(QWidget *parent)
    : QFrame(parent)
{
    setObjectName(u"claimCard"_s);
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace + kShape + kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    const auto addLine = [layout](TextSize size, const QString &name) {
        auto *label = Label::wrapping(name, size);
        layout->addWidget(label);
        return label;
    };
    m_word = addLine(TextSize::Headline, u"claimAnswer"_s);
    m_sentence = addLine(TextSize::Title, u"claimSentence"_s);
    m_details = addLine(TextSize::Strong, u"claimPayment"_s);
    m_notes = addLine(TextSize::Strong, u"claimNotes"_s);
    m_news = addLine(TextSize::Strong, u"claimNews"_s);
    m_read = addLine(TextSize::Body, u"claimRead"_s);
}

void ClaimCard::show(core::ClaimAnswer answer, const ClaimWords &words, const QString &details,
                     const QString &notes, const QString &read)
{
    m_answer = answer;
    const auto set = [](Label *label, const QString &text) {
        label->setText(text);
        label->setVisible(!text.isEmpty());
    };
    set(m_word, words.answer);
    set(m_sentence, words.sentence);
    set(m_details, details);
    set(m_notes, notes);
    set(m_news, {});
    set(m_read, read);
    colour();
    speak();
    setVisible(true);
}

void ClaimCard::setNews(const QString &news)
{
    m_news->setText(news);
    m_news->setVisible(!news.isEmpty());
    speak();
}

/// Announces the result to screen readers.
void ClaimCard::speak()
{
    QStringList sentences;
    for (const Label *label : findChildren<Label *>()) {
        if (!label->text().isEmpty())
            sentences += label->text();
    }
    setAccessibleName(sentences.join(u' '));
}

QColor ClaimCard::ink() const
{
    return isSolid() ? QColor(Qt::white)
                     : statusColor(claimColour(m_answer), QApplication::palette());
}

void ClaimCard::colour()
{
    for (Label *label : findChildren<Label *>())
        label->setColour(isSolid() || label == m_word ? ink() : QColor());
    update();
}

void ClaimCard::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::ApplicationPaletteChange)
        colour();
}

void ClaimCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(isSolid() ? QPen(Qt::NoPen) : QPen(ink(), kEdge));
    painter.setBrush(isSolid() ? paidGround() : palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), kRadius, kRadius);
    if (hasFocus()) {
        painter.setPen(QPen(ink(), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect()).adjusted(6.5, 6.5, -6.5, -6.5), kRadius, kRadius);
    }
    const int top = m_word->geometry().center().y() - kShape / 2;
    paintIcon(painter, QRect(kSpace, top, kShape, kShape), claimIcon(m_answer), ink());
}

} // namespace ui
