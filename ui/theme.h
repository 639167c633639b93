// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/status.h"

#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtGui/QPalette>

class QApplication;

namespace ui
{

/// The visual language of the program, in one place. Widgets take their colours from their own
/// QPalette, so that a change of scheme repaints all of them; what a palette has no role for is a
/// function of it here.
enum class Scheme { Light, Dark, Contrast };

/// Sets font, palette and style sheet of the whole program; may be called again at any time.
void applyTheme(QApplication &application, Scheme scheme);

/// Whether Qt's own widgets blink and glide, as the desktop has it, or stand still. Nothing else in
/// the program moves by itself.
enum class Motion { Usual, None };

/// For the whole program; may be called again at any time.
void applyMotion(Motion motion);

/// Distances, in device-independent pixels.
inline constexpr int kSpaceSmall = 8;
inline constexpr int kSpace = 16;
inline constexpr int kSpaceLarge = 32;
inline constexpr int kRadius = 10;

/// The type scale. Amount is the largest; AmountEdit shrinks it where it does not fit.
enum class TextSize { Small, Body, Strong, Title, Headline, Amount };

[[nodiscard]] QFont textFont(TextSize size);

/// The colour that a state has beside its word and shape, legible on Window and Base alike.
[[nodiscard]] QColor statusColor(const core::Status &status, const QPalette &palette);

/// A tint of the state for areas behind text in statusColor().
[[nodiscard]] QColor statusTint(const core::Status &status, const QPalette &palette);

/// Behind white text, where money has arrived and the goods may go: the same in every scheme.
[[nodiscard]] QColor paidGround();

/// For problems: the colour of denied.
[[nodiscard]] QColor problemColor(const QPalette &palette);

} // namespace ui
