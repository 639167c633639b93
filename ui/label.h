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

    void setTone(Tone tone);

protected:
    void changeEvent(QEvent *event) override;

private:
    void applyTone();

    Tone m_tone;
};

} // namespace ui
