// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/theme.h"

#include <QtWidgets/QLabel>

namespace ui
{

/// A label for data and words: always plain text, since a customer's name is not ours to run as
/// markup, in one of the sizes of the theme.
class Label : public QLabel
{
    Q_OBJECT

public:
    /// Muted labels have the colour of secondary text.
    enum class Tone { Normal, Muted, Problem };

    explicit Label(const QString &text, TextSize size = TextSize::Body, Tone tone = Tone::Normal);

    /// Without words yet, of that object name; what it is given breaks into lines.
    [[nodiscard]] static Label *wrapping(const QString &objectName, TextSize size = TextSize::Body,
                                         Tone tone = Tone::Normal);

    void setTone(Tone tone);

    /// Another colour than that of the tone, until the next one is set.
    void setColour(const QColor &colour);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTone();

    Tone m_tone;
    QColor m_colour; ///< invalid: that of the tone
};

} // namespace ui
