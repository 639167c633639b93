// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/servicefinding.h"
#include "core/remote/remotecall.h"

#include <QtCore/QObject>
#include <QtCore/QUuid>

#include <functional>

namespace core
{

/// Tries out whether a service can be worked with, and tells what is in the way. Reads the newest
/// page of its list, and then asks for a charge of nothing, which no service makes: by how that is
/// refused one sees whose key it is, also where the list is empty, and whether it may charge. Money
/// is never sent.
class ServiceCheck : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ServiceCheck)

public:
    struct Setup
    {
        ServiceAddress address;
        QByteArray key;
        QUuid platform;
        CallLimits limits{std::chrono::seconds(8), std::chrono::seconds(8),
                          std::chrono::seconds(15)};
        /// Whether this computer is on a net at all; nothing: as it says itself.
        std::function<bool()> isOnline = {};
    };

    explicit ServiceCheck(Setup setup, QObject *parent = nullptr);

    void start();

Q_SIGNALS:
    /// Once, and not before start() has returned.
    void finished(const core::ServiceFinding &finding);

private:
    void call(CallRequest request, void (ServiceCheck::*take)(const CallResult &));
    void takeList(const CallResult &result);
    void takeRefusal(const CallResult &result);
    [[nodiscard]] ServiceFinding findingOf(const CallResult &result) const;
    [[nodiscard]] ServiceFinding::Kind whyNotReached(QAbstractSocket::SocketError error) const;

    const Setup m_setup;
};

} // namespace core
