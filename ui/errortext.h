// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QString>

namespace ui
{

/// What went wrong, for a person: what happened, what it means for the money, what to do next.
struct ErrorWords
{
    QString happened;
    QString money;
    QString next;
};

[[nodiscard]] ErrorWords errorWords(const core::Error &error);

/// What a person does so that a shop which did not open for that reason opens again.
[[nodiscard]] QString remedySentence(const core::Error &error);

/// Whether a backup is to be brought back then.
[[nodiscard]] bool isHealedByRestoring(const core::Error &error);

/// Why what is stored cannot even be looked at.
[[nodiscard]] QString rescueProblemSentence(const core::Error &error);

/// All of errorWords() as one paragraph.
[[nodiscard]] QString errorParagraph(const core::Error &error);

} // namespace ui
