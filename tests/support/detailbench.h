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
    static core::Transaction fullCashIn();

    static core::Transaction fullCashOut();

    void begin();

    void end();

    /// Opens a transaction that is the only one in the service.
    void show(const core::Transaction &transaction);

    [[nodiscard]] QString value(const QString &field) const;

    [[nodiscard]] bool has(const QString &name) const { return m_page->findChild<QWidget *>(name); }

    [[nodiscard]] QString problem() const;

    [[nodiscard]] QString state() const;

    /// Returns the events from top to bottom, in reading order.
    [[nodiscard]] QStringList events() const;

    /// Returns the descriptions of the events from top to bottom.
    [[nodiscard]] QStringList sources() const;

    [[nodiscard]] QString revealWords() const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_context;
    std::unique_ptr<core::OutgoingHolds> m_holds;
    std::unique_ptr<core::RefundController> m_refunds;
    std::unique_ptr<ui::DetailPage> m_page;
};
