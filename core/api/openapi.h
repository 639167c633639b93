// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>

namespace core
{

/// Returns the machine-readable API description: resources/openapi.json, OpenAPI 3.1.
[[nodiscard]] const QByteArray &openApiDocument();

} // namespace core
