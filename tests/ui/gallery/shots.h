// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/ui/gallery/shot.h"

#include <QtCore/QList>

/// Pictures of the window with an open shop.
namespace gallery
{

/// Returns the counter page: input, a pending charge, several charges, and the outcomes.
[[nodiscard]] QList<Shot> chargeShots();

/// Returns the receipt check of a paid charge.
[[nodiscard]] QList<Shot> checkShots();

/// Returns the page of one transaction: refund, receipt and scrolling to the end.
[[nodiscard]] QList<Shot> detailShots();

/// Returns the export of a list.
[[nodiscard]] QList<Shot> exportShots();

/// Returns a remote service that is slow, unreachable, unstable or refuses access, and cached data.
[[nodiscard]] QList<Shot> remoteShots();

/// Returns the settings, the overlays, and the pages that open automatically.
[[nodiscard]] QList<Shot> guideShots();

/// Returns a shop whose service has a list of unconfirmed orders.
[[nodiscard]] QList<Shot> unconfirmedShots();

/// Returns the list of transactions, its filters, annotations and columns.
[[nodiscard]] QList<Shot> listShots();

/// Returns the lock of the counter, with the PIN of the stage.
[[nodiscard]] QList<Shot> lockShots();

/// Returns the page of open charges.
[[nodiscard]] QList<Shot> openShots();

/// Returns the reconciliation of a month: lines, decisions, days, and the import of files.
[[nodiscard]] QList<Shot> reconcileShots();

/// Returns payouts: the form, a file, the review and the outcomes.
[[nodiscard]] QList<Shot> sendShots();

/// Returns the page of shifts: none yet, an open one, and a closed one with a later change.
[[nodiscard]] QList<Shot> shiftShots();

/// Returns the summary of a day and of a month.
[[nodiscard]] QList<Shot> summaryShots();

} // namespace gallery
