// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/http/httpmessage.h"

namespace core
{

/// Whether a response may be compressed.
enum class Compression {
    Never,
    IfAccepted, ///< with gzip, if the client accepts gzip and the body is not short
};

/// Adds a weak ETag to a successful response to GET or HEAD. Replaces the response by 304 if the
/// client has the same representation already, by If-None-Match (RFC 9110, 13.1.2). Compresses the
/// body if wanted. Leaves every other response as it is. Any thread.
[[nodiscard]] HttpResponse represented(const HttpRequest &request, HttpResponse response,
                                       Compression compression);

/// Returns true if an Accept-Encoding field accepts gzip (RFC 9110, 12.5.3).
[[nodiscard]] bool acceptsGzip(const QByteArray &acceptEncoding);

/// Returns the text in the format of gzip (RFC 1952).
[[nodiscard]] QByteArray gzipped(const QByteArray &text);

} // namespace core
