// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/gallery/shot.h"

#include <QtCore/QList>

/// The pictures of the window that has a shop open.
namespace gallery
{

/// The page of charges: what is typed, one that is shown, several at once, and how they end.
[[nodiscard]] QList<Shot> chargeShots();

/// F8 over a paid charge, and what the customer's telephone shows.
[[nodiscard]] QList<Shot> checkShots();

/// A transaction by itself: how it is given back, printed and read to its end.
[[nodiscard]] QList<Shot> detailShots();

/// What the list shows, on its way into a file.
[[nodiscard]] QList<Shot> exportShots();

/// A service far away: slow, gone, unstable, or not letting anybody in; and what was seen before.
[[nodiscard]] QList<Shot> farShots();

/// The settings, what lies over a page, and the pages that come by themselves.
[[nodiscard]] QList<Shot> guideShots();

/// Of a shop whose service has a ledger.
[[nodiscard]] QList<Shot> ledgerShots();

/// The list of transactions, its filters, notes and columns.
[[nodiscard]] QList<Shot> listShots();

/// The counter's lock, with the PIN that the stage has set.
[[nodiscard]] QList<Shot> lockShots();

/// The page of charges that wait.
[[nodiscard]] QList<Shot> openShots();

/// Money sent away: the form, a file, the last look and what becomes of it.
[[nodiscard]] QList<Shot> sendShots();

/// A day and a month in sums.
[[nodiscard]] QList<Shot> summaryShots();

} // namespace gallery
