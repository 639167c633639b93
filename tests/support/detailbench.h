// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/operation.h"
#include "core/domain/transaction.h"
#include "core/till/outgoingholds.h"
#include "core/till/refundcontroller.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "ui/transactions/detailpage.h"

#include <QtCore/QLocale>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>

#include <algorithm>
#include <memory>

/// The page of one transaction with accessors for tests.
class DetailBench
{
protected:
    static constexpr QSize kWide{1060, 700};
    static constexpr QSize kNarrow{656, 520}; // size in the smallest window

    /// Returns a transaction with a distinct value in every field.
    static core::Transaction fullCashIn()
    {
        core::Transaction transaction =
            samples::moved(samples::charge(123456), core::Status::Code::Paid);
        transaction.commission = core::Money::fromCents(321);
        transaction.extra = QStringLiteral("table 7");
        transaction.paymentLink = QStringLiteral("https://pay.example.invalid/7");
        return transaction;
    }

    static core::Transaction fullCashOut()
    {
        core::Transaction transaction = fullCashIn();
        transaction.operation = core::Operation::CashOut;
        transaction.pixKey = QStringLiteral("fornecedor@example.com");
        transaction.paymentLink.clear();
        transaction.qrCode.clear();
        return transaction;
    }

    void begin()
    {
        QLocale::setDefault(QLocale(QStringLiteral("pt_BR")));
        m_service = std::make_unique<FakeService>();
        m_context = std::make_unique<ToolBox>(*m_service);
        m_page = std::make_unique<ui::DetailPage>(*m_service, &m_context->receipts(),
                                                  &m_context->console());
        m_holds = std::make_unique<core::OutgoingHolds>();
        m_refunds = std::make_unique<core::RefundController>(*m_service, *m_holds);
        m_refunds->setHoldTime(std::chrono::milliseconds(0));
        m_page->addRefunds(m_context->context(), *m_refunds);
        m_page->resize(kWide);
    }

    void end()
    {
        m_page.reset();
        m_refunds.reset();
        m_holds.reset();
        m_context.reset();
        m_service.reset();
    }

    /// Opens a transaction that is the only one in the service.
    void show(const core::Transaction &transaction)
    {
        m_service->stored = {transaction};
        m_page->show(transaction);
        support::open(*m_page);
        support::settle();
    }

    [[nodiscard]] QString value(const QString &field) const
    {
        const auto *edit = support::named<QPlainTextEdit>(*m_page, field);
        return edit->isVisible() ? edit->toPlainText() : QString();
    }

    [[nodiscard]] bool has(const QString &name) const { return m_page->findChild<QWidget *>(name); }

    [[nodiscard]] QString problem() const
    {
        const auto *label = support::named<QLabel>(*m_page, QStringLiteral("detailProblem"));
        return label->isVisible() ? label->text() : QString();
    }

    [[nodiscard]] QString state() const
    {
        return support::named(*m_page, QStringLiteral("detailStatus"))->accessibleName();
    }

    /// Returns the events from top to bottom, in reading order.
    [[nodiscard]] QStringList events() const
    {
        QList<QWidget *> lines = m_page->findChildren<QWidget *>(QStringLiteral("eventLine"));
        std::sort(lines.begin(), lines.end(),
                  [](QWidget *a, QWidget *b) { return a->y() < b->y(); });
        QStringList texts;
        for (const QWidget *line : lines)
            texts.append(line->accessibleName());
        return texts;
    }

    /// Returns the descriptions of the events from top to bottom.
    [[nodiscard]] QStringList sources() const
    {
        QList<QWidget *> lines = m_page->findChildren<QWidget *>(QStringLiteral("eventLine"));
        std::sort(lines.begin(), lines.end(),
                  [](QWidget *a, QWidget *b) { return a->y() < b->y(); });
        QStringList texts;
        for (const QWidget *line : lines)
            texts.append(line->accessibleDescription());
        return texts;
    }

    [[nodiscard]] QString revealWords() const
    {
        return support::named<QLabel>(*m_page, QStringLiteral("revealWords"))->text();
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_context;
    std::unique_ptr<core::OutgoingHolds> m_holds;
    std::unique_ptr<core::RefundController> m_refunds;
    std::unique_ptr<ui::DetailPage> m_page;
};
