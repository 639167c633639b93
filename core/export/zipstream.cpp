// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/zipstream.h"

#include "core/export/exportfile.h"

#include <algorithm>
#include <cstring>

namespace core
{

namespace
{

constexpr size_t kBuffer = size_t(128) * 1024;

/// Half as large as with the quickest, and twice as quick as with the best.
constexpr int kLevel = 4;

// APPNOTE 4.3: what begins each record.
constexpr quint64 kLocal = 0x04034b50;
constexpr quint64 kCentral = 0x02014b50;
constexpr quint64 kSizes = 0x08074b50;
constexpr quint64 kEnd = 0x06054b50;

constexpr int kVersion = 20;                 ///< that can unpack it: 2.0
constexpr int kFlags = (1 << 3) | (1 << 11); ///< sizes come behind the part; names are UTF-8
constexpr int kDeflated = 8;
constexpr int kNewYear1980 = (1 << 5) | 1; ///< a file says for itself when it was made

} // namespace

ZipStream::ZipStream(ExportFile &file)
    : m_file(file)
    , m_packed(kBuffer)
    , m_plain(kBuffer)
{
    constexpr int kNoZlibHeader = -15;
    constexpr int kUsualMemory = 8;
    const int state = deflateInit2(&m_packer, kLevel, Z_DEFLATED, kNoZlibHeader, kUsualMemory,
                                   Z_DEFAULT_STRATEGY);
    if (state != Z_OK)
        qFatal("zlib: %d", state); // there is no memory left
}

ZipStream::~ZipStream()
{
    deflateEnd(&m_packer);
}

void ZipStream::beginPart(const QByteArray &name)
{
    endPart();
    m_part = {.name = name, .begin = m_file.size(), .check = crc32(0, nullptr, 0)};
    m_isInPart = true;
    addBytes(kLocal, 4);
    addHeader(m_part, false);
    m_file.add(name);
}

void ZipStream::add(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const qsizetype size =
            std::min(bytes.size(), static_cast<qsizetype>(m_plain.size() - m_filled));
        std::memcpy(m_plain.data() + m_filled, bytes.data(), static_cast<size_t>(size));
        m_filled += static_cast<size_t>(size);
        m_part.size += size;
        bytes = bytes.sliced(size);
        if (m_filled == m_plain.size())
            pack(Z_NO_FLUSH);
    }
}

qint64 ZipStream::size() const
{
    return m_file.size();
}

void ZipStream::pack(int flush)
{
    auto *plain = reinterpret_cast<Bytef *>(m_plain.data());
    m_part.check = crc32(m_part.check, plain, static_cast<uInt>(m_filled));
    m_packer.next_in = plain;
    m_packer.avail_in = static_cast<uInt>(m_filled);
    do {
        m_packer.next_out = reinterpret_cast<Bytef *>(m_packed.data());
        m_packer.avail_out = static_cast<uInt>(m_packed.size());
        deflate(&m_packer, flush);
        const auto packed = static_cast<qsizetype>(m_packed.size() - m_packer.avail_out);
        m_part.packed += packed;
        m_file.add(QByteArrayView(m_packed.data(), packed));
    } while (m_packer.avail_out == 0);
    m_filled = 0;
}

void ZipStream::endPart()
{
    if (!m_isInPart)
        return;
    pack(Z_FINISH);
    deflateReset(&m_packer);
    addBytes(kSizes, 4);
    addBytes(m_part.check, 4);
    addBytes(static_cast<quint64>(m_part.packed), 4);
    addBytes(static_cast<quint64>(m_part.size), 4);
    m_parts.append(m_part);
    m_isInPart = false;
}

void ZipStream::finish()
{
    endPart();
    const qint64 begin = m_file.size();
    for (const Part &part : std::as_const(m_parts)) {
        addBytes(kCentral, 4);
        addBytes(kVersion, 2);
        addHeader(part, true);
        m_file.add(part.name);
    }
    const qint64 size = m_file.size() - begin;
    const auto count = static_cast<quint64>(m_parts.size());
    addBytes(kEnd, 4);
    addBytes(0, 4); // one disk
    addBytes(count, 2);
    addBytes(count, 2);
    addBytes(static_cast<quint64>(size), 4);
    addBytes(static_cast<quint64>(begin), 4);
    addBytes(0, 2); // no comment
}

/// What the header before a part and the one in the table of contents share, and the rest of that.
void ZipStream::addHeader(const Part &part, bool isCentral)
{
    addBytes(kVersion, 2);
    addBytes(kFlags, 2);
    addBytes(kDeflated, 2);
    addBytes(0, 2); // midnight
    addBytes(kNewYear1980, 2);
    addBytes(isCentral ? part.check : 0, 4);
    addBytes(isCentral ? static_cast<quint64>(part.packed) : 0, 4);
    addBytes(isCentral ? static_cast<quint64>(part.size) : 0, 4);
    addBytes(static_cast<quint64>(part.name.size()), 2);
    addBytes(0, 2); // nothing else is known of it
    if (isCentral) {
        addBytes(0, 2); // no comment
        addBytes(0, 2); // the first disk
        addBytes(0, 2); // no attributes
        addBytes(0, 4);
        addBytes(static_cast<quint64>(part.begin), 4);
    }
}

/// The lowest first.
void ZipStream::addBytes(quint64 number, int count)
{
    for (int i = 0; i < count; ++i)
        m_file.add(static_cast<char>((number >> (8 * i)) & 0xff));
}

} // namespace core
