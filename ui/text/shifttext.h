// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/shift.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <optional>

namespace ui
{

/// The content of an X or Z report.
struct ShiftDocument
{
    std::optional<qint64> number = {}; ///< of the Z report; nullopt: an X report
    core::OpenShift start = {};
    QDateTime at = {}; ///< UTC: end of the shift, or time of the X report
    core::Actor closer = {};
    std::optional<core::Money> counted = {};
    QList<core::ShiftLine> lines = {};
    QByteArray digest = {};                     ///< empty: an X report
    std::optional<core::ShiftDrift> drift = {}; ///< nullopt: not read
};

/// Returns the document of a closed shift, without the drift.
[[nodiscard]] ShiftDocument documentOf(const core::Shift &shift);

/// A row of a report, as texts.
struct ShiftRow
{
    enum class Kind { Heading, Line, Total };

    Kind kind = Kind::Line;
    QString name = {};
    QString count = {}; ///< empty: none
    QString amount = {};

    bool operator==(const ShiftRow &) const = default;
};

/// Returns "Z 12", or "X" for a shift that is open.
[[nodiscard]] QString shiftTitle(const ShiftDocument &document);

/// Returns counter, business day, times and operators, one line each.
[[nodiscard]] QStringList shiftHead(const ShiftDocument &document);

/// Returns totals, cash, open and carried transactions, and the changes after the end. `maxOpen`:
/// maximum number of open or carried transactions; negative: all.
[[nodiscard]] QList<ShiftRow> shiftRows(const ShiftDocument &document, int maxOpen = -1);

/// Returns why a shift was not opened, closed or shown, in one sentence.
[[nodiscard]] QString shiftProblem(const core::Error &error);

} // namespace ui
