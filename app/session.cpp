// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/session.h"

namespace app
{

LocalSession *localSessionIn(Session &session)
{
    if (auto *demo = std::get_if<DemoSession>(&session))
        return &demo->local;
    return std::get_if<LocalSession>(&session);
}

std::unique_ptr<Till> *tillIn(Session &session)
{
    if (auto *remote = std::get_if<RemoteTillSession>(&session))
        return &remote->till;
    auto *local = localSessionIn(session);
    return local ? &local->till : nullptr;
}

core::TransactionService *serviceIn(Session &session)
{
    if (auto *remote = std::get_if<RemoteTillSession>(&session))
        return &remote->remote->service();
    auto *local = localSessionIn(session);
    if (local && local->charges)
        return local->charges.get();
    return local ? local->service.get() : nullptr;
}

} // namespace app
