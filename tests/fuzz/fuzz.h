// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

#include <cstddef>
#include <cstdint>

/// What must be true of every input: ends the program, which is how a fuzzer learns of a fault.
#define REQUIRE(condition)                                                                         \
    do {                                                                                           \
        if (!(condition))                                                                          \
            qFatal("%s:%d: not so: %s", __FILE__, __LINE__, #condition);                           \
    } while (false)

/// One input of a target: libFuzzer makes them up, replay.cpp takes them from the corpus.
extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

namespace fuzz
{

/// The input as text: UTF-8, or after a byte FF UTF-16 as it comes, which may hold half characters.
inline QString textOf(const uint8_t *data, size_t size)
{
    const QByteArrayView bytes(data, static_cast<qsizetype>(size));
    if (!bytes.startsWith('\xFF'))
        return QString::fromUtf8(bytes);
    QString text;
    for (qsizetype i = 2; i < bytes.size(); i += 2)
        text += QChar(static_cast<quint8>(bytes[i - 1]), static_cast<quint8>(bytes[i]));
    return text;
}

} // namespace fuzz
