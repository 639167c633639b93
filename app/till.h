// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/diagnosticbundle.h"
#include "app/shopsettings.h"
#include "core/console/consoledatabase.h"
#include "core/till/authorization.h"
#include "core/till/authorizedtransactionservice.h"
#include "core/till/lockcontroller.h"
#include "core/till/preferences.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/widgets/environmentband.h"

#include <memory>

namespace core
{
class Reconciliation;
}

namespace app
{

/// The local data of a counter: annotations, preferences, receipts and locks, stored in the folder
/// of the shop.
///
/// Lifetime: longer than the pages of the shop, shorter than its service.
class Till : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Till)

public:
    struct Setup
    {
        QString folder;
        core::ShopProfile shop;
        std::optional<core::ServiceTerms> terms = {}; ///< nullopt: the service decides
        ui::Environment::Kind environment;
        QList<core::Preset> presets = {}; ///< used without stored preferences
    };

    Till(core::TransactionService &service, Setup setup);
    ~Till() override;

    [[nodiscard]] const core::Preferences &preferences() const { return m_preferences.value(); }

    /// Explains in complete sentences which stored preferences are unreadable; empty: none.
    [[nodiscard]] const QString &problem() const { return m_preferences.problem(); }

    /// Returns the counter's part of the tools for the pages.
    [[nodiscard]] ui::ShopContext context();

    /// Returns a decorator of another service of this shop, such as a cache, which checks and
    /// records as the service of context(). The service must outlive this object.
    [[nodiscard]] core::TransactionService &authorize(core::TransactionService &service);

    /// Returns a function that decides about an action and records the action. Valid as long as
    /// this object.
    [[nodiscard]] std::function<core::Result<void>(core::AuditAction)> permit();

    /// Creates the lock of the counter in that folder, also without the rest of the counter.
    [[nodiscard]] static std::unique_ptr<core::LockController> lockOf(const QString &folder,
                                                                      const core::Locking &locking);

Q_SIGNALS:
    /// Emitted with a message for the user, in complete sentences.
    void noticeChanged(const QString &sentences);
    void preferencesChanged();

private:
    void openDatabase();
    void openAuthorization();
    void openReconciliation();
    [[nodiscard]] core::Result<void> undoSetting(const core::AuditEntry &entry);
    void recordSettings();
    void storePreferences();

    core::TransactionService &m_service;
    const Setup m_setup;
    core::ConsoleDatabase m_console;
    core::PreferencesStore m_preferences;
    ui::ReceiptController m_receipts;
    core::PinService m_approver;
    std::unique_ptr<core::LockController> m_lock;
    std::unique_ptr<core::Authorization> m_authorization;
    std::unique_ptr<core::AuthorizedTransactionService> m_authorized;
    std::unique_ptr<core::AuthorizedTransactionService> m_authorizedReader; ///< see authorize()
    std::unique_ptr<core::Reconciliation> m_reconciliation;
    core::Preferences m_recorded; ///< as in the audit log
    qint64 m_undone = 0;          ///< entry of the audit log, during undoSetting(); 0: none
    DiagnosticWriter m_diagnostics;
};

} // namespace app
