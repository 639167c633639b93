// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/status.h"

#include <QtCore/QDateTime>

namespace core
{

/// A status that a transaction entered, with its timestamp (specification 2.2).
struct StatusEvent
{
    Status status = Status::Code::Pending;
    QDateTime at; ///< UTC

    bool operator==(const StatusEvent &) const = default;
};

} // namespace core
