// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/representation.h"

#include <QtCore/QHashFunctions>

#include <algorithm>
#include <zlib.h>

namespace core
{

namespace
{

constexpr qsizetype kMinCompressed = 1024; ///< bytes; shorter bodies hardly become smaller
constexpr int kLevel = 3;                  ///< nearly as small as the default, in half of the time

/// Returns a weak entity tag: the encodings of a body have the same one. Not for untrusted bodies,
/// which could collide on purpose.
QByteArray tagOf(const QByteArray &body)
{
    constexpr size_t kSeeds[]{0x62616c63u, 0x616f3237u};
    QByteArray tag("W/\"");
    for (const size_t seed : kSeeds) {
        const auto hash = static_cast<quint64>(
            qHashBits(body.constData(), static_cast<size_t>(body.size()), seed));
        tag += QByteArray::number(hash, 16).rightJustified(16, '0');
    }
    return tag + '"';
}

/// Returns true if the condition of If-None-Match is false: the client has this representation.
bool isKnown(const QByteArray &ifNoneMatch, const QByteArray &tag)
{
    const QByteArrayList tags = ifNoneMatch.split(',');
    return std::any_of(tags.begin(), tags.end(), [&tag](QByteArray one) {
        one = one.trimmed();
        return one == "*" || one == tag || "W/" + one == tag;
    });
}

/// Returns the weight of a coding: "gzip;q=0.5" has 0.5.
double weightOf(const QByteArray &coding)
{
    for (const QByteArray &parameter : coding.split(';').mid(1)) {
        const QByteArray text = parameter.trimmed().toLower();
        if (text.startsWith("q="))
            return text.sliced(2).toDouble();
    }
    return 1;
}

} // namespace

bool acceptsGzip(const QByteArray &acceptEncoding)
{
    bool acceptsAny = false;
    for (const QByteArray &coding : acceptEncoding.split(',')) {
        const QByteArray name = coding.split(';').constFirst().trimmed().toLower();
        if (name == "gzip" || name == "x-gzip")
            return weightOf(coding) > 0;
        acceptsAny = acceptsAny || (name == "*" && weightOf(coding) > 0);
    }
    return acceptsAny;
}

QByteArray gzipped(const QByteArray &text)
{
    z_stream stream{};
    constexpr int kGzip = 16; // added to the window bits
    constexpr int kMemory = 8;
    if (deflateInit2(&stream, kLevel, Z_DEFLATED, MAX_WBITS + kGzip, kMemory, Z_DEFAULT_STRATEGY) !=
        Z_OK)
        return {};
    const auto size = static_cast<uLong>(text.size());
    QByteArray packed(static_cast<qsizetype>(deflateBound(&stream, size)), Qt::Uninitialized);
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(text.constData()));
    stream.avail_in = static_cast<uInt>(size);
    stream.next_out = reinterpret_cast<Bytef *>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    const bool isDone = deflate(&stream, Z_FINISH) == Z_STREAM_END;
    packed.truncate(static_cast<qsizetype>(stream.total_out));
    deflateEnd(&stream);
    return isDone ? packed : QByteArray();
}

HttpResponse represented(const HttpRequest &request, HttpResponse response, Compression compression)
{
    if ((request.method != "GET" && request.method != "HEAD") || response.status != 200)
        return response;
    const QByteArray tag = tagOf(response.body);
    const bool isCompressible = compression == Compression::IfAccepted;
    response.fields.append(HttpField("ETag", tag));
    if (isCompressible)
        response.fields.append(HttpField("Vary", "Accept-Encoding"));
    if (isKnown(request.joinedField("if-none-match"), tag)) {
        response.status = 304;
        response.contentType.clear();
        response.body.clear();
        return response;
    }
    if (isCompressible && response.body.size() >= kMinCompressed &&
        acceptsGzip(request.joinedField("accept-encoding"))) {
        const QByteArray packed = gzipped(response.body);
        if (packed.isEmpty())
            return response;
        response.body = packed;
        response.fields.append(HttpField("Content-Encoding", "gzip"));
    }
    return response;
}

} // namespace core
