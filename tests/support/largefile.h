// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFile>
#include <QtCore/QtEndian>

#include <array>

namespace support
{

/// Enlarges the file by a hole, beyond the limit of complete checks on open. Uses no disk space.
inline void makeLarge(const QString &path)
{
    constexpr quint32 kPages = 100'000;
    constexpr qint64 kSizeInHeader = 28;
    QFile file(path);
    std::array<char, 4> pages = {};
    qToBigEndian(kPages, pages.data());
    if (!file.open(QIODevice::ReadWrite) || !file.seek(kSizeInHeader) ||
        file.write(pages.data(), 4) != 4 || !file.resize(qint64(kPages) * 4096))
        qFatal("a file of the test cannot be made large");
}

} // namespace support
