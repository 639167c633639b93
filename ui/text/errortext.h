// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace ui
{

/// Error text for users: what happened, the effect on the money, the advised action.
struct ErrorWords
{
    QString happened;
    QString money;
    QString next;
};

[[nodiscard]] ErrorWords errorWords(const core::Error &error);

/// Returns how the user can fix the error that kept the shop from opening.
[[nodiscard]] QString remedySentence(const core::Error &error);

/// Returns true if restoring a backup fixes the error.
[[nodiscard]] bool isHealedByRestoring(const core::Error &error);

/// Returns why the stored data cannot be opened read-only either.
[[nodiscard]] QString rescueProblemSentence(const core::Error &error);

/// Returns errorWords() as one paragraph.
[[nodiscard]] QString errorParagraph(const core::Error &error);

} // namespace ui
