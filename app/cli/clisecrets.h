// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"

#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace app
{

class CliContext;

/// Reads a secret from a file that only its owner can read. Removes whitespace around the secret.
[[nodiscard]] tl::expected<QByteArray, CliError> secretFrom(const QString &file);

/// Asks for the PIN of the shop in that folder, if there is one: from --pin-file, else on the
/// terminal. Returns nullopt if the PIN was right or is not needed.
[[nodiscard]] std::optional<CliError> pinProblem(CliContext &context, const QString &folder);

/// Returns the API key of a profile: from --key-file, else from the keyring.
[[nodiscard]] tl::expected<QByteArray, CliError> apiKeyOf(CliContext &context,
                                                          const QUuid &profile);

} // namespace app
