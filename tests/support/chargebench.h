// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/scan.h"
#include "tests/support/tillfixture.h"
#include "ui/counter/chargepage.h"
#include "ui/widgets/amountedit.h"

#include <QtCore/QLocale>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>

namespace core
{
struct Transaction;
struct TransactionDraft;
} // namespace core

namespace support
{

[[nodiscard]] core::Money reais(qint64 whole);

[[nodiscard]] tl::unexpected<core::Error> failure(core::Error::Code code);

/// The charge page of a shop with two preset prices, one of which is charged immediately, and
/// accessors for tests.
class ChargeBench : protected TillFixture<ui::ChargePage>
{
protected:
    void begin();

    /// Types the digits and presses Enter. The test must wait for the result.
    void charge(const QString &digits);

    [[nodiscard]] QString message() const;

    [[nodiscard]] QString sumLine() const { return named<QLabel>(*m_window, u"sumLine"_s)->text(); }

    [[nodiscard]] QString lastResult() const;

    [[nodiscard]] core::Money amount() const;

    /// Returns true if the amount field is visible and focused.
    [[nodiscard]] bool isEntering() const;

    [[nodiscard]] bool isWaiting() const;

    /// Returns the QR code that the customer's phone reads from the page.
    [[nodiscard]] QString shownCode() const { return support::scanned(m_window->grab().toImage()); }
};

} // namespace support
