// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "ui/counterlock.h"
#include "ui/receiptdesk.h"
#include "ui/shoptools.h"

#include <QtCore/QTemporaryDir>
#include <QtPrintSupport/QPrinter>

/// The tools of a shop, which store everything in a temporary folder. The printers are PDF files.
class ToolBox
{
public:
    /// Whether the console database is usable.
    enum class Book { Sound, Broken };

    explicit ToolBox(core::TransactionService &service, const ui::Preferences &preferences = {},
                     Book book = Book::Sound)
        : m_service(service)
        , m_preferences(preferences)
        , m_consoleBook(
              {.path = book == Book::Sound ? path(QStringLiteral("console.db")) : m_folder.path()})
        , m_desk(service, {samples::merchant(), samples::payer(), ui::Environment::Kind::Local},
                 m_consoleBook, m_preferences,
                 [this](const QString &name) { return openPrinter(name); })
    {
        m_consoleBook.open();
    }

    [[nodiscard]] ui::ShopTools tools(const core::PayerProfile &payer = samples::payer())
    {
        ui::ShopTools tools{m_service, payer, m_desk, m_preferences, m_consoleBook, m_lock};
        tools.approver = &m_approver;
        return tools;
    }
    [[nodiscard]] ui::ReceiptDesk &desk() { return m_desk; }
    [[nodiscard]] ui::PreferenceKeeper &preferences() { return m_preferences; }
    [[nodiscard]] ui::CounterLock &lock() { return m_lock; }
    [[nodiscard]] ui::PinKeeper &approver() { return m_approver; }
    [[nodiscard]] core::ConsoleBook &consoleBook() { return m_consoleBook; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    /// Returns the last output of the printer with that name.
    [[nodiscard]] QString printed(const QString &name) const
    {
        return path(name + QStringLiteral(".pdf"));
    }

    /// Opens any printer except "gone", which does not exist. Printing on "jam/…" fails: the folder
    /// is missing.
    [[nodiscard]] std::unique_ptr<QPrinter> openPrinter(const QString &name) const
    {
        if (name.isEmpty() || name == QStringLiteral("gone"))
            return nullptr;
        auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(printed(name));
        return printer;
    }

private:
    core::TransactionService &m_service;
    QTemporaryDir m_folder;
    ui::PreferenceKeeper m_preferences;
    core::ConsoleBook m_consoleBook;
    ui::CounterLock m_lock{{}, {}, [](const ui::LockRecord &) { return core::Result<void>(); }};
    ui::PinKeeper m_approver{{}, [](const ui::LockRecord &) { return core::Result<void>(); }};
    ui::ReceiptDesk m_desk;
};
