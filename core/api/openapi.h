// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>

namespace core
{

/// The description of the API for programs: resources/openapi.json, OpenAPI 3.1.
[[nodiscard]] const QByteArray &openApiDocument();

} // namespace core
