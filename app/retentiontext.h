// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/persondata.h"

#include <QtCore/QStringList>

namespace app
{

/// Returns the sentences of a report: the removed data, and the remaining data with the reasons.
[[nodiscard]] QStringList retentionSentences(const RetentionReport &report);

/// Returns the sentences of a report about one person: the erased data, and the remaining data with
/// the reasons.
[[nodiscard]] QStringList erasureSentences(const ErasureReport &report);

/// Returns the data that an erasure would erase, such as "2 notes and tags"; empty: nothing.
[[nodiscard]] QStringList erasableData(const ErasureReport &report);

/// Returns sentences about the data that stays, with the reasons.
[[nodiscard]] QStringList remainingSentences(const ErasureReport &report);

} // namespace app
