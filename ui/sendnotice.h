// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

namespace ui
{

/// Stands where payouts are made, in a shop that cannot send any: why, and what to do.
class SendNotice : public QWidget
{
    Q_OBJECT

public:
    explicit SendNotice(QWidget *parent = nullptr);
};

} // namespace ui
