// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/detailbench.h"

#include <QtWidgets/QPushButton>

core::Transaction DetailBench::fullCashIn()
{
    core::Transaction transaction =
        samples::moved(samples::charge(123456), core::Status::Code::Paid);
    transaction.commission = core::Money::fromCents(321);
    transaction.extra = QStringLiteral("table 7");
    transaction.paymentLink = QStringLiteral("https://pay.example.invalid/7");
    return transaction;
}

core::Transaction DetailBench::fullCashOut()
{
    core::Transaction transaction = fullCashIn();
    transaction.operation = core::Operation::CashOut;
    transaction.pixKey = QStringLiteral("fornecedor@example.com");
    transaction.paymentLink.clear();
    transaction.qrCode.clear();
    return transaction;
}

void DetailBench::begin()
{
    QLocale::setDefault(QLocale(QStringLiteral("pt_BR")));
    m_service = std::make_unique<FakeService>();
    m_context = std::make_unique<ToolBox>(*m_service);
    m_page =
        std::make_unique<ui::DetailPage>(*m_service, &m_context->receipts(), &m_context->console());
    support::named<QPushButton>(*m_page, QStringLiteral("technicalButton"))->click();
    m_holds = std::make_unique<core::OutgoingHolds>();
    m_refunds = std::make_unique<core::RefundController>(*m_service, *m_holds);
    m_refunds->setHoldTime(std::chrono::milliseconds(0));
    m_page->addRefunds(m_context->context(), *m_refunds);
    m_page->resize(kWide);
}

void DetailBench::end()
{
    m_page.reset();
    m_refunds.reset();
    m_holds.reset();
    m_context.reset();
    m_service.reset();
}

void DetailBench::show(const core::Transaction &transaction)
{
    m_service->stored = {transaction};
    m_page->show(transaction);
    support::open(*m_page);
    support::settle();
}

QString DetailBench::value(const QString &field) const
{
    const auto *edit = support::named<QPlainTextEdit>(*m_page, field);
    return edit->isVisible() ? edit->toPlainText() : QString();
}

QString DetailBench::problem() const
{
    const auto *label = support::named<QLabel>(*m_page, QStringLiteral("detailProblem"));
    return label->isVisible() ? label->text() : QString();
}

QString DetailBench::state() const
{
    return support::named(*m_page, QStringLiteral("detailStatus"))->accessibleName();
}

QStringList DetailBench::events() const
{
    QList<QWidget *> lines = m_page->findChildren<QWidget *>(QStringLiteral("eventLine"));
    std::sort(lines.begin(), lines.end(), [](QWidget *a, QWidget *b) { return a->y() < b->y(); });
    QStringList texts;
    for (const QWidget *line : lines)
        texts.append(line->accessibleName());
    return texts;
}

QStringList DetailBench::sources() const
{
    QList<QWidget *> lines = m_page->findChildren<QWidget *>(QStringLiteral("eventLine"));
    std::sort(lines.begin(), lines.end(), [](QWidget *a, QWidget *b) { return a->y() < b->y(); });
    QStringList texts;
    for (const QWidget *line : lines)
        texts.append(line->accessibleDescription());
    return texts;
}

QString DetailBench::revealWords() const
{
    return support::named<QLabel>(*m_page, QStringLiteral("revealWords"))->text();
}
