// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtCore/QList>
#include <QtCore/QString>

#include <tl/expected.hpp>

namespace app
{

/// The exit statuses of balcao-cli (docs/command-line.md).
enum class ExitStatus {
    Done = 0,
    Refused = 1,    ///< refused or failed; nothing changed
    WrongUsage = 2, ///< unknown command or option, missing or extra argument
    Unknown = 3,    ///< the change may have been made or not
    TimedOut = 4,   ///< undecided when the waiting time ended
};

/// An error for scripts and people.
struct CliError
{
    struct FieldProblem
    {
        QString field;   ///< API name of the field, or the name of an option
        QString problem; ///< machine-readable rule: "missing", "too_long", …
    };

    ExitStatus status = ExitStatus::Refused;
    QString code = {};    ///< machine-readable: "not_found", "usage", …
    QString message = {}; ///< one line in the language of the program
    QList<FieldProblem> fields = {};
    int row = 0;       ///< of a file; 0: none
    QString text = {}; ///< unreadable text of the row

    /// Returns {"error":{…}}.
    [[nodiscard]] QByteArray toJson() const;
};

/// Returns "not_found" for Code::NotFound, and so on.
[[nodiscard]] QString toText(core::Error::Code code);

/// Converts the error of a call that changes nothing if it fails. Code::Unconfirmed gives
/// ExitStatus::Unknown.
[[nodiscard]] CliError readError(const core::Error &error);

/// Converts the error of a call that changes data. After a disk error the change may be stored, so
/// Code::StorageFailed gives ExitStatus::Unknown too.
[[nodiscard]] CliError writeError(const core::Error &error);

/// Returns an error for a value of the command line that breaks a rule of its field.
[[nodiscard]] CliError fieldError(const core::FieldError &problem);

/// Returns the error for a wrong command line.
[[nodiscard]] CliError usageError(const QString &message);

/// Returns the error for a command that a signal stopped before anything changed.
[[nodiscard]] CliError interruptedError();

/// The exit status of a command that printed its result, or an error to be printed.
using CliResult = tl::expected<ExitStatus, CliError>;

} // namespace app
