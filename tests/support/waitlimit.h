// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTest/QTest>

/// The limit of each wait of a test, in milliseconds. A wait ends as soon as its condition holds,
/// so only a failing test takes that long. Qt's own five seconds are too short for two busy cores.
inline constexpr int kWaitLimit = 30'000;

// Part of the precompiled headers of all tests.
#undef QTRY_VERIFY
#undef QTRY_VERIFY2
#undef QTRY_COMPARE
#define QTRY_VERIFY(condition) QTRY_VERIFY_WITH_TIMEOUT((condition), kWaitLimit)
#define QTRY_VERIFY2(condition, message) QTRY_VERIFY2_WITH_TIMEOUT((condition), message, kWaitLimit)
#define QTRY_COMPARE(actual, expected) QTRY_COMPARE_WITH_TIMEOUT((actual), expected, kWaitLimit)
