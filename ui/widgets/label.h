// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/theme.h"

#include <QtWidgets/QLabel>

namespace ui
{

/// Label in one of the text sizes of the theme. Always plain text, because names come from
/// untrusted input and must not be interpreted as markup.
class Label : public QLabel
{
    Q_OBJECT

public:
    /// Colour of the text. Muted uses the colour of secondary text.
    enum class Tone { Normal, Muted, Problem };

    explicit Label(const QString &text, TextSize size = TextSize::Body, Tone tone = Tone::Normal);

    /// Returns an empty label with word wrap and the given object name.
    [[nodiscard]] static Label *wrapping(const QString &objectName, TextSize size = TextSize::Body,
                                         Tone tone = Tone::Normal);

    void setTone(Tone tone);

    /// Overrides the colour of the tone until the next call of setTone().
    void setColour(const QColor &colour);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTone();

    Tone m_tone;
    QColor m_colour; ///< invalid: colour of the tone
};

} // namespace ui
