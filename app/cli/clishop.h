// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/cli/cliresult.h"
#include "app/shopsettings.h"
#include "core/domain/serviceprofile.h"
#include "core/service/localtransactionservice.h"

#include <chrono>
#include <memory>
#include <optional>

namespace app
{

class CliBank;
class CliContext;
class RemoteSession;

/// An open shop: a local shop, real or for practice, the folder of a sandbox server, or a remote
/// service.
class CliShop
{
    Q_DISABLE_COPY_MOVE(CliShop)

public:
    /// The part of the console that offers a command. The back office asks for the PIN.
    enum class Access { FrontOffice, BackOffice };

    using Opened = tl::expected<std::unique_ptr<CliShop>, CliError>;

    /// Opens the shop of --data or --profile, else the shop that the console opened last.
    [[nodiscard]] static Opened open(CliContext &context, Access access);

    ~CliShop();

    [[nodiscard]] core::TransactionService &service() const { return *m_service; }

    /// Works as bringUpToDate() for a remote service; no effect on other shops.
    [[nodiscard]] std::optional<CliError> bringUpToDate(CliContext &context);

    /// Connects a local shop whose charges get codes of its bank. No effect on other shops.
    /// service() then charges and refunds through the bank.
    [[nodiscard]] std::optional<CliError> connectBank(CliContext &context);

    /// Returns the bank that connectBank() has connected; null: none.
    [[nodiscard]] CliBank *bank() const { return m_bank.get(); }

    /// Returns the folder with the local data.
    [[nodiscard]] const QString &folder() const { return m_folder; }

    /// Returns the walk-in payer; empty texts: the shop has none.
    [[nodiscard]] const core::PayerProfile &payer() const { return m_payer; }

    /// Returns "local", "sandbox" or "production", as in exported files.
    [[nodiscard]] const QString &environment() const { return m_environment; }

    /// Returns true if another computer keeps the transactions.
    [[nodiscard]] bool isRemote() const { return m_isRemote; }

private:
    CliShop();

    [[nodiscard]] static Opened openFolder(CliContext &context, const QString &folder,
                                           Access access);
    [[nodiscard]] static Opened openProfile(CliContext &context, const core::RemoteShop &shop,
                                            Access access);
    [[nodiscard]] static Opened openCopy(CliContext &context, const core::RemoteShop &shop,
                                         std::unique_ptr<CliShop> opened);
    [[nodiscard]] static Opened openLocal(CliContext &context, const QString &folder,
                                          const core::LocalTransactionService::Setup &setup);

    QString m_folder;
    core::PayerProfile m_payer;
    QString m_environment;
    std::unique_ptr<core::TransactionService> m_local; ///< null: remote
    std::unique_ptr<RemoteSession> m_remote;           ///< null: local, or offline
    std::unique_ptr<CliBank> m_bank;                   ///< uses m_local; null: no codes of a bank
    bool m_isRemote = false;
    core::TransactionService *m_service = nullptr;
};

/// Completes the local copy of a remote service and brings the copy up to date, with progress.
[[nodiscard]] std::optional<CliError> bringUpToDate(CliContext &context, RemoteSession &remote);

/// Returns the folder of the local shop on the command line, else of the shop that the console
/// opened last. For commands on files, which a remote service does not have.
[[nodiscard]] tl::expected<QString, CliError> localFolder(const CliContext &context);

/// Returns the folder with the local data of a shop or of a remote service, chosen as above.
[[nodiscard]] tl::expected<QString, CliError> dataFolder(const CliContext &context);

/// Returns the error for a folder without a shop.
[[nodiscard]] CliError noShopError(const QString &folder);

/// Returns the error with the folder in its message.
[[nodiscard]] CliError inFolder(CliError error, const QString &folder);

} // namespace app
