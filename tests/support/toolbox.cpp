// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/toolbox.h"

ToolBox::~ToolBox()
{
    m_preferences.setGate(nullptr);
    m_console.gate().setDecision({});
}

core::Authorization &ToolBox::authorize()
{
    m_authorization = std::make_unique<core::Authorization>(core::Authorization::Setup{
        .operators = m_console.operators(),
        .audit = m_console.audit(),
        .lock = m_lock,
        .approver = &m_approver,
        .approveFrom = [this] { return m_preferences.value().sending.approveFrom; },
        .preferences = &m_preferences});
    m_console.gate().setDecision(
        [this](const core::AuditRecord &record, const core::ActionFacts &facts) {
            return m_authorization->decide(record, facts);
        });
    m_preferences.setGate(&m_console.gate());
    m_authorized = std::make_unique<core::AuthorizedTransactionService>(m_service, *m_authorization,
                                                                        m_console.audit());
    m_authorization->open();
    return *m_authorization;
}

ui::ShopContext ToolBox::context(const core::PayerProfile &payer)
{
    core::TransactionService *service = &m_service;
    if (m_authorized)
        service = m_authorized.get();
    ui::ShopContext context{*service, payer, m_receipts, m_preferences, m_console, m_lock};
    context.approver = &m_approver;
    context.authorization = m_authorization.get();
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
