// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"

#include <QtWidgets/QWidget>

namespace ui
{

/// Page shown instead of a shop whose API key is missing, so that the remote service cannot be used
/// yet.
class KeyPage : public QWidget
{
    Q_OBJECT

public:
    /// `why`: error of the keyring.
    KeyPage(core::ProfileRepository &profiles, const core::RemoteShop &shop, const core::Error &why,
            QWidget *parent = nullptr);

Q_SIGNALS:
    void keyGiven();
};

} // namespace ui
