// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/shift.h"

#include <QtCore/QList>

#include <optional>

namespace core
{

class Database;

/// Stores the shifts of a till. Part of a ConsoleStore, with the same rules. Closed shifts are
/// never changed.
class ShiftStore
{
public:
    explicit ShiftStore(Database &database)
        : m_database(database)
    {}

    /// Returns the open shift; nullopt: none.
    [[nodiscard]] Result<std::optional<OpenShift>> openShift();

    /// Opens a shift. `begins` becomes the end of the last shift, so that no transaction is between
    /// two shifts; of the first shift, the second of opening. Code::Conflict if a shift is open.
    [[nodiscard]] Result<OpenShift> open(const OpenShift &shift);

    /// Closes the open shift: sets number and digest. Code::Conflict if `shift.start` is not the
    /// open shift.
    [[nodiscard]] Result<Shift> close(const Shift &shift);

    /// Returns the shifts before the number `before`, latest first, without lines; at most `max`.
    /// 0: from the last one.
    [[nodiscard]] Result<QList<Shift>> shifts(qint64 before, int max);

    /// Returns a closed shift with its lines. Code::NotFound.
    [[nodiscard]] Result<Shift> shift(qint64 number);

    /// Returns the lines of the last closed shift that were open at its end.
    [[nodiscard]] Result<QList<ShiftLine>> openLines();

    /// Reads all shifts and checks all digests.
    [[nodiscard]] Result<ShiftCheck> check();

private:
    [[nodiscard]] Result<QList<ShiftLine>> lines(qint64 number);
    [[nodiscard]] Result<void> addLine(qint64 number, int place, const ShiftLine &line);

    Database &m_database;
};

} // namespace core
