// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "tests/support/await.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "tests/support/waitlimit.h"

#include <QtTest/QTest>

namespace core
{
struct TransactionDraft;
}

namespace support
{

using namespace Qt::StringLiterals;

/// A till for tests that charge by keyboard: a service that stores the charges, the tools of its
/// shop, and a window of any type.
template<typename Window>
class TillFixture
{
protected:
    /// Sets the fields of a charge other than the amount.
    using Dress = std::function<void(core::Transaction &, const core::TransactionDraft &)>;

    void openService(const Dress &dress)
    {
        m_service = std::make_unique<FakeService>();
        m_service->onCreate = [this, dress](const core::TransactionDraft &draft) {
            core::Transaction made = samples::charge(draft.amount->cents(), ++m_made);
            dress(made, draft);
            m_service->stored.prepend(made);
            Q_EMIT m_service->changed(made);
            return made;
        };
        m_box = std::make_unique<ToolBox>(*m_service);
    }

    void openWindow(const core::PayerProfile &payer = samples::payer(), QSize size = {1000, 700})
    {
        m_window.reset();
        m_window = std::make_unique<Window>(m_box->context(payer));
        m_window->resize(size);
        support::open(*m_window);
    }

    void closeAll()
    {
        m_window.reset();
        m_box.reset();
        m_service.reset();
    }

    /// Waits for all pending answers of the console database.
    void awaitRepository()
    {
        await(m_box->console().annotations().find({}));
        settle();
    }

    /// Returns true if a payable charge is visible.
    [[nodiscard]] bool isWaiting() const { return named(*m_window, u"qrView"_s)->isVisible(); }

    /// Types the digits, presses Enter, and waits for the payable charge.
    core::Transaction charge(const QString &digits)
    {
        const qsizetype before = m_service->stored.size();
        type(digits);
        press(Qt::Key_Return);
        if (!QTest::qWaitFor([this] { return isWaiting(); }, kWaitLimit) ||
            m_service->stored.size() != before + 1)
            qFatal("no charge");
        return m_service->stored.first();
    }

    /// Waits for the charge, marks it as paid, and returns its draft.
    core::TransactionDraft charged()
    {
        const bool isMade = QTest::qWaitFor([this] { return isWaiting(); }, kWaitLimit);
        if (!isMade || m_service->drafts.isEmpty()) {
            QTest::qFail("nothing was charged", __FILE__, __LINE__);
            return {};
        }
        become(m_service->stored.first(), core::Status::Code::Paid);
        press(Qt::Key_Return);
        return m_service->drafts.last();
    }

    void become(const core::Transaction &charge, const core::Status &status)
    {
        for (core::Transaction &known : m_service->stored) {
            if (known.id != charge.id)
                continue;
            known = samples::moved(known, status);
            Q_EMIT m_service->changed(known);
        }
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<Window> m_window;
    int m_made = 0;
};

} // namespace support
