// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/profiledesk.h"

#include <QtWidgets/QWidget>

namespace ui
{

/// Stands in the place of a shop whose service cannot be asked yet, since nobody knows its key.
class KeyPage : public QWidget
{
    Q_OBJECT

public:
    /// `why`: as the keyring said.
    KeyPage(ProfileDesk &desk, const core::RemoteShop &shop, const core::Error &why,
            QWidget *parent = nullptr);

Q_SIGNALS:
    void keyGiven();
};

} // namespace ui
