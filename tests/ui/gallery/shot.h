// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/fakeservice.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QSize>
#include <QtCore/QString>

#include <functional>

namespace gallery
{

inline constexpr QSize kNormal(1280, 760);
inline constexpr QSize kMedium(1024, 700);
inline constexpr QSize kSmall(720, 580);
inline constexpr QSize kSmallest(720, 560); ///< of a window

/// Returns the suffix of pictures of this size: none, "-medium", "-small" or "-smallest".
inline QString suffixOf(QSize size)
{
    if (size == kNormal)
        return {};
    if (size == kMedium)
        return QStringLiteral("-medium");
    return size == kSmall ? QStringLiteral("-small") : QStringLiteral("-smallest");
}

/// One picture: a window of this size after the user actions in `act`.
struct Shot
{
    QString name;
    QSize size;
    std::function<void(ui::MainWindow &, FakeService &)> act;
};

} // namespace gallery
