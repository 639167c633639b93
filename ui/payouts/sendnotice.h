// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

namespace ui
{

/// Shown on the payout page of a shop that cannot send: the reason and the advised action.
class SendNotice : public QWidget
{
    Q_OBJECT

public:
    explicit SendNotice(QWidget *parent = nullptr);
};

} // namespace ui
