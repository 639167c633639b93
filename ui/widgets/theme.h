// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/status.h"

#include <QtGui/QColor>
#include <QtGui/QFont>
#include <QtGui/QPalette>

class QApplication;

namespace ui
{

/// Colour schemes of the program. Widgets take colours from their QPalette, so that a change of
/// scheme repaints all widgets. Colours without a palette role are functions of the palette in this
/// file.
enum class Scheme { Light, Dark, Contrast };

/// Sets font, palette and style sheet of the program. May be called again at any time.
void applyTheme(QApplication &application, Scheme scheme);

/// Animations of Qt's widgets: as set in the desktop, or none. The program itself has no
/// animations.
enum class Motion { Usual, None };

/// Sets the animations of the whole program. May be called again at any time.
void applyMotion(Motion motion);

/// Distances in device-independent pixels.
inline constexpr int kSpaceSmall = 8;
inline constexpr int kSpace = 16;
inline constexpr int kSpaceLarge = 32;
inline constexpr int kRadius = 10;

/// Minimum width and height of a target for a finger.
inline constexpr int kTouchTarget = 48;

/// Heights of the rows of tables and lists: compact for many rows, usual, and large for fingers.
inline constexpr int kRowCompact = 28;
inline constexpr int kRowUsual = 36;
inline constexpr int kRowLarge = 44;

/// Font sizes. Amount is the largest; AmountEdit shrinks it if necessary.
enum class TextSize { Small, Body, Strong, Title, Headline, Amount };

[[nodiscard]] QFont textFont(TextSize size);

/// Returns the colour of a status next to its word and icon, legible on Window and Base.
[[nodiscard]] QColor statusColor(const core::Status &status, const QPalette &palette);

/// Returns the background tint for text in statusColor().
[[nodiscard]] QColor statusTint(const core::Status &status, const QPalette &palette);

/// Returns the background for white text about received money: the same in every scheme.
[[nodiscard]] QColor paidGround();

/// Returns the colour of problems, equal to the colour of denied.
[[nodiscard]] QColor problemColor(const QPalette &palette);

} // namespace ui
