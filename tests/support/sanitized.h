// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

// Defined only in programs built with AddressSanitizer.
extern "C" void __asan_init() __attribute__((weak)); // NOLINT(bugprone-reserved-identifier)

namespace support
{

/// Returns true if the tested code was built with sanitizers, which make it many times slower and
/// larger. Tests are compiled without and linked with either, so only the running program can
/// decide.
inline bool isSanitized()
{
    return __asan_init != nullptr;
}

} // namespace support
