// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/label.h"

#include <QtCore/QEvent>
#include <QtWidgets/QApplication>

namespace ui
{

Label::Label(const QString &text, TextSize size, Tone tone)
    : m_tone(tone)
{
    setTextFormat(Qt::PlainText);
    setText(text);
    setFont(textFont(size));
    applyTone();
}

Label *Label::wrapping(const QString &objectName, TextSize size, Tone tone)
{
    auto *label = new Label({}, size, tone);
    label->setObjectName(objectName);
    label->setWordWrap(true);
    return label;
}

void Label::setTone(Tone tone)
{
    m_tone = tone;
    m_colour = QColor(); // not {}, which would be a valid colour
    applyTone();
}

void Label::setColour(const QColor &colour)
{
    m_colour = colour;
    applyTone();
}

void Label::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    // Setting a style sheet restores the original palette.
    if (event->type() == QEvent::ApplicationPaletteChange || event->type() == QEvent::StyleChange)
        applyTone();
}

void Label::applyTone()
{
    const QPalette base = QApplication::palette();
    QPalette own;
    switch (m_tone) {
    case Tone::Normal:
        break;
    case Tone::Muted:
        own.setColor(QPalette::WindowText, base.color(QPalette::PlaceholderText));
        break;
    case Tone::Problem:
        own.setColor(QPalette::WindowText, problemColor(base));
        break;
    }
    if (m_colour.isValid())
        own.setColor(QPalette::WindowText, m_colour);
    setPalette(own);
}

} // namespace ui
