// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/seededrandom.h"

#include <QtCore/QtEndian>

namespace core
{

QUuid SeededRandom::uuid()
{
    char bytes[16];
    qToBigEndian(next(), bytes);
    qToBigEndian(next(), bytes + 8);
    bytes[6] = static_cast<char>((bytes[6] & 0x0F) | 0x40); // version 4
    bytes[8] = static_cast<char>((bytes[8] & 0x3F) | 0x80); // RFC 4122 variant
    return QUuid::fromRfc4122(QByteArrayView(bytes, sizeof bytes));
}

} // namespace core
