// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/commandoptions.h"

namespace app
{

// The webhook commands of balcao-server. Each takes the arguments after its words.

CommandExit setWebhook(const QStringList &arguments);
CommandExit listWebhooks(const QStringList &arguments);
CommandExit listDeliveries(const QStringList &arguments);
CommandExit redeliverNotice(const QStringList &arguments);

} // namespace app
