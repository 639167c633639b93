// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "ui/receiptdesk.h"

#include <QtCore/QTemporaryDir>
#include <QtPrintSupport/QPrinter>

/// A desk whose printer is a PDF file in a folder of its own.
class ReceiptFolder
{
public:
    explicit ReceiptFolder(core::TransactionService &service, ui::Printing printing = {})
        : m_desk(service, {samples::merchant(), samples::payer(), ui::Environment::Kind::Local},
                 book(), std::move(printing),
                 [this](const QString &name) { return openPrinter(name); })
    {}

    [[nodiscard]] ui::ReceiptDesk &desk() { return m_desk; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }
    [[nodiscard]] QString book() const { return path(QStringLiteral("receipts.txt")); }

    /// What came out of the printer of that name last.
    [[nodiscard]] QString printed(const QString &name) const
    {
        return path(name + QStringLiteral(".pdf"));
    }

private:
    /// Any printer but "gone", which was never there. "jam/…" cannot print: it has no such folder.
    std::unique_ptr<QPrinter> openPrinter(const QString &name) const
    {
        if (name.isEmpty() || name == QStringLiteral("gone"))
            return nullptr;
        auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
        printer->setOutputFormat(QPrinter::PdfFormat);
        printer->setOutputFileName(printed(name));
        return printer;
    }

    QTemporaryDir m_folder;
    ui::ReceiptDesk m_desk;
};
