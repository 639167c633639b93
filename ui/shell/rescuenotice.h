// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shell/failurepage.h"

#include <QtWidgets/QFrame>

namespace ui
{

/// Notice above the pages in rescue mode: why the shop cannot be opened, whether the data is
/// complete, and the advised action.
class RescueNotice : public QFrame
{
    Q_OBJECT

public:
    enum class Extent {
        Whole,   ///< all stored data is shown
        Partial, ///< data may be missing or wrong
    };

    RescueNotice(const Failure &failure, Extent extent, QWidget *parent = nullptr);
};

} // namespace ui
