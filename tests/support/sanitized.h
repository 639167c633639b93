// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Is there in a program that AddressSanitizer watches.
extern "C" void __asan_init() __attribute__((weak)); // NOLINT(bugprone-reserved-identifier)

namespace support
{

/// Whether what is tested was built with sanitizers: it is many times as slow and as large then.
/// Tests are compiled without and linked with either, so only the running program knows.
inline bool isSanitized()
{
    return __asan_init != nullptr;
}

} // namespace support
