// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QByteArrayView>
#include <QtCore/QList>

#include <zlib.h>

#include <vector>

namespace core
{

class ExportFile;

/// A zip archive that is written in one go: parts, one after the other, of any length, none of
/// which is ever held in memory. An archive and each of its parts stay below 4 GB.
class ZipStream
{
    Q_DISABLE_COPY_MOVE(ZipStream)

public:
    static constexpr qint64 kMost = 0xffff'ffff;

    explicit ZipStream(ExportFile &file);
    ~ZipStream();

    /// Ends the part before, if there is one.
    void beginPart(const QByteArray &name);
    void add(QByteArrayView bytes);

    /// Of the part, before it is compressed.
    [[nodiscard]] qint64 partSize() const { return m_part.size; }

    /// Of the archive so far.
    [[nodiscard]] qint64 size() const;

    void finish();

private:
    struct Part
    {
        QByteArray name;
        qint64 begin = 0; ///< in the file
        qint64 size = 0;
        qint64 packed = 0;
        uLong check = 0;
    };

    void pack(int flush);
    void endPart();
    void addHeader(const Part &part, bool isCentral);
    void addBytes(quint64 number, int count);

    ExportFile &m_file;
    z_stream m_packer = {};
    std::vector<char> m_packed;
    std::vector<char> m_plain;
    size_t m_filled = 0; ///< of it
    Part m_part;
    bool m_isInPart = false;
    QList<Part> m_parts;
};

} // namespace core
