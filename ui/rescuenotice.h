// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/failurepage.h"

#include <QtWidgets/QFrame>

namespace ui
{

/// Stands above the pages of a shop that could not be opened and is only looked at: why that is so,
/// whether what is shown is all, and what to do about it.
class RescueNotice : public QFrame
{
    Q_OBJECT

public:
    enum class Extent {
        Whole,   ///< what is shown is all that was stored
        Partial, ///< something may be missing or wrong
    };

    RescueNotice(const Failure &failure, Extent extent, QWidget *parent = nullptr);
};

} // namespace ui
