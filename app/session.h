// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/bankmanager.h"
#include "app/democustomers.h"
#include "app/remotesession.h"
#include "app/rescue.h"
#include "app/shopsettings.h"
#include "app/till.h"
#include "core/apipix/banktransactionservice.h"
#include "core/domain/error.h"
#include "core/service/localtransactionservice.h"

#include <memory>
#include <variant>

namespace app
{

/// A shop whose service runs in this process. The members are destroyed from the last to the first:
/// the bank and the till before the services.
struct LocalSession
{
    ShopSettings settings;
    std::unique_ptr<core::LocalTransactionService> service;
    /// Adds codes of the bank to the service; null: the shop has static codes only.
    std::unique_ptr<core::BankTransactionService> charges = {};
    core::Error damage = {};                ///< found while the shop is open
    std::unique_ptr<Till> till = {};        ///< null until the service is open
    std::unique_ptr<BankManager> bank = {}; ///< null: not open, or a practice shop
};

/// The demo shop and its customers.
struct DemoSession
{
    LocalSession local;
    std::unique_ptr<DemoCustomers> customers = {}; ///< null until the service is open, or disabled
};

/// A remote service with a till. The till is destroyed first.
struct RemoteTillSession
{
    std::unique_ptr<RemoteSession> remote;
    std::unique_ptr<Till> till = {}; ///< null until the service is open
};

/// Read-only access to the data of a damaged shop, without a till.
struct RescueSession
{
    std::unique_ptr<Rescue> rescue;
};

/// The open environment with everything that its pages use. std::monostate: nothing is open.
using Session =
    std::variant<std::monostate, DemoSession, LocalSession, RemoteTillSession, RescueSession>;

/// Returns the local part of the session; null: the service does not run in this process.
[[nodiscard]] LocalSession *localSessionIn(Session &session);

/// Returns the place of the session's till, which is empty until the service is open; null: the
/// session never has a till.
[[nodiscard]] std::unique_ptr<Till> *tillIn(Session &session);

/// Returns the service that charges of the till go to; null: there is no till.
[[nodiscard]] core::TransactionService *serviceIn(Session &session);

} // namespace app
