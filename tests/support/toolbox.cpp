// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/toolbox.h"

ui::ShopContext ToolBox::context(const core::PayerProfile &payer)
{
    ui::ShopContext context{m_service, payer, m_receipts, m_preferences, m_console, m_lock};
    context.approver = &m_approver;
    return context;
}

QString ToolBox::printed(const QString &name) const
{
    return path(name + QStringLiteral(".pdf"));
}

std::unique_ptr<QPrinter> ToolBox::openPrinter(const QString &name) const
{
    if (name.isEmpty() || name == QStringLiteral("gone"))
        return nullptr;
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setOutputFormat(QPrinter::PdfFormat);
    printer->setOutputFileName(printed(name));
    return printer;
}
