// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankstatement.h"

#include <QtCore/QByteArray>
#include <QtCore/QList>

namespace core
{

/// Returns the identity of a line within its account and day: amount, document number and text. The
/// bank's own identifier is not part of the identity, because banks repeat and rewrite it. Times of
/// day are not part either, because some exports omit them.
[[nodiscard]] QByteArray lineFingerprint(const StatementLine &line);

/// A line of earlier imports of one account.
struct StoredLine
{
    QDate day = {};
    QByteArray fingerprint = {};
    bool isGone = false; ///< a later file of the day no longer had the line

    bool operator==(const StoredLine &) const = default;
};

/// The effect of importing a statement. All values are indices.
struct LineImport
{
    QList<qsizetype> added = {};    ///< lines of the statement that are not stored yet
    QList<qsizetype> known = {};    ///< lines of the statement that are stored
    QList<qsizetype> returned = {}; ///< stored lines that were gone and are in the statement
    QList<qsizetype> gone = {};     ///< stored lines of covered days that the statement omits
};

/// Compares a statement with the stored lines of its account. Equal lines of a day count as a
/// multiset: the larger number of both sides remains. Importing a file twice therefore changes
/// nothing, and two equal sales remain two.
///
/// Covered are days that the statement includes from start to end: without the last day of its
/// period, and also without the first day if the file states no period.
[[nodiscard]] LineImport planImport(const QList<StoredLine> &stored,
                                    const BankStatement &statement);

/// Applies a plan to the stored lines: marks and adds them.
void applyImport(QList<StoredLine> &stored, const BankStatement &statement, const LineImport &plan);

} // namespace core
