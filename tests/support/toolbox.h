// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/authorization.h"
#include "core/till/authorizedtransactionservice.h"
#include "core/till/lockcontroller.h"
#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/session/shopcontext.h"

#include <QtCore/QTemporaryDir>
#include <QtPrintSupport/QPrinter>

/// The tools of a shop, which store everything in a temporary folder. The printers are PDF files.
class ToolBox
{
public:
    /// Whether the console database is usable.
    enum class Records { Sound, Broken };

    explicit ToolBox(core::TransactionService &service, const core::Preferences &preferences = {},
                     Records console = Records::Sound)
        : m_service(service)
        , m_preferences(preferences)
        , m_console({.path = console == Records::Sound ? path(QStringLiteral("console.db"))
                                                       : m_folder.path()})
        , m_receipts(service, {samples::merchant(), samples::payer(), ui::Environment::Kind::Local},
                     m_console, m_preferences,
                     [this](const QString &name) { return openPrinter(name); })
    {
        m_console.open();
    }

    ~ToolBox();

    /// Connects the tools with operators, as app::Till does. Call before context().
    [[nodiscard]] core::Authorization &authorize();

    [[nodiscard]] ui::ShopContext context(const core::PayerProfile &payer = samples::payer());
    [[nodiscard]] ui::ReceiptController &receipts() { return m_receipts; }
    [[nodiscard]] core::PreferencesStore &preferences() { return m_preferences; }
    [[nodiscard]] core::LockController &lock() { return m_lock; }
    [[nodiscard]] core::PinService &approver() { return m_approver; }
    [[nodiscard]] core::ConsoleDatabase &console() { return m_console; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Returns the last output of the printer with that name.
    [[nodiscard]] QString printed(const QString &name) const;

    /// Opens any printer except "gone", which does not exist. Printing on "jam/…" fails: the folder
    /// is missing.
    [[nodiscard]] std::unique_ptr<QPrinter> openPrinter(const QString &name) const;

private:
    core::TransactionService &m_service;
    QTemporaryDir m_folder;
    core::PreferencesStore m_preferences;
    core::ConsoleDatabase m_console;
    core::LockController m_lock{
        {}, {}, [](const core::LockRecord &) { return core::Result<void>(); }};
    core::PinService m_approver{{}, [](const core::LockRecord &) { return core::Result<void>(); }};
    ui::ReceiptController m_receipts;
    std::unique_ptr<core::Authorization> m_authorization; ///< null until authorize()
    std::unique_ptr<core::AuthorizedTransactionService> m_authorized;
};
