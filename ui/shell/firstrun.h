// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QString>

namespace ui
{

/// The state in which a FirstRunPage starts.
struct FirstRun
{
    enum class Face {
        Choices, ///< the welcome page
        Form,    ///< the setup form, with the welcome page behind
    };

    Face face = Face::Choices;
    /// Display text of the folder that was open last and has no shop now; empty: none.
    QString missingFolder = {};
    bool isServiceMissing = false; ///< the remote service that was open last was removed
    QString shop = {};             ///< name of the local shop that is set up already; empty: none

    /// Returns true if the shop that was open last cannot be opened again.
    [[nodiscard]] bool isAnythingMissing() const
    {
        return isServiceMissing || !missingFolder.isEmpty();
    }
};

} // namespace ui
