// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"
#include "ui/shell/firstrun.h"

namespace app
{

struct CommandLine;

/// The environment that a start opens: the one on the command line, else the one that was open
/// last. The welcome page is the local shop in the usual folder, which is not set up at the first
/// start.
struct StartPlace
{
    core::Workplace place = {.kind = core::Workplace::Kind::Local};
    QString localFolder = {};   ///< of the local shop; empty: the usual folder
    ui::FirstRun firstRun = {}; ///< for a local shop that is not set up

    /// Returns the folder with the preferences of the environment; empty: it has none yet.
    [[nodiscard]] QString folder() const;
};

/// Reads the record of the shop that was open last, unless the command line names a shop.
[[nodiscard]] StartPlace startPlaceOf(const CommandLine &line);

} // namespace app
