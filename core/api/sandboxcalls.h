// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/wire/sandboxjson.h"

#include <QtCore/QHash>
#include <QtCore/QObject>

#include <functional>

namespace core
{

/// Sets the clock of a sandbox forward. Returns the time of the sandbox, UTC.
using AdvanceClock = std::function<QDateTime(std::chrono::seconds step)>;

/// Handles the calls that prepare tests of a client: the clock of the sandbox, and failures of the
/// next calls. Failures concern the platform of the key only, and end with the server.
class SandboxCalls : public QObject
{
    Q_OBJECT

public:
    /// The delay of a slow call.
    static constexpr std::chrono::seconds kSlow{2};

    /// Without `advance`, the clock cannot be set.
    explicit SandboxCalls(AdvanceClock advance);

    [[nodiscard]] QList<Route> routes();

    /// Returns a handler that fails as ordered, and otherwise calls `serve`.
    [[nodiscard]] ServeCall failing(const ServeCall &serve);

private:
    void advanceClock(const ApiCall &call);
    void orderFailures(const ApiCall &call);

    const AdvanceClock m_advance;
    QHash<QUuid, SandboxFailures> m_failures; ///< by platform
};

} // namespace core
