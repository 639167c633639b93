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

[[nodiscard]] inline core::Money reais(qint64 whole)
{
    return core::Money::fromCents(whole * 100);
}

[[nodiscard]] inline tl::unexpected<core::Error> failure(core::Error::Code code)
{
    return tl::unexpected(core::Error{code, {}, u"as the test wants it"_s});
}

/// The charge page of a shop with two preset prices, one of which is charged immediately, and
/// accessors for tests.
class ChargeBench : protected TillFixture<ui::ChargePage>
{
protected:
    void begin()
    {
        QLocale::setDefault(QLocale(u"pt_BR"_s));
        openService([](core::Transaction &made, const core::TransactionDraft &draft) {
            made.reference = draft.reference;
        });
        const QList<core::Preset> presets{
            {.name = u"Café"_s, .amount = reais(5), .sendsAtOnce = true},
            {.name = u"Pão na chapa"_s, .amount = core::Money::fromCents(750)},
        };
        m_box->preferences().set({.presets = presets});
        openWindow();
    }

    /// Types the digits and presses Enter. The test must wait for the result.
    void charge(const QString &digits)
    {
        type(digits);
        press(Qt::Key_Return);
    }

    [[nodiscard]] QString message() const
    {
        return named<QLabel>(*m_window, u"chargeMessage"_s)->text();
    }

    [[nodiscard]] QString sumLine() const { return named<QLabel>(*m_window, u"sumLine"_s)->text(); }

    [[nodiscard]] QString lastResult() const
    {
        return named<QLabel>(*m_window, u"lastResultLabel"_s)->text();
    }

    [[nodiscard]] core::Money amount() const
    {
        return named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount();
    }

    /// Returns true if the amount field is visible and focused.
    [[nodiscard]] bool isEntering() const
    {
        const auto *edit = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
        return edit->isVisible() && edit->hasFocus();
    }

    [[nodiscard]] bool isWaiting() const
    {
        return named(*m_window, u"qrView"_s)->isVisible() ||
               named(*m_window, u"codeProblemLabel"_s)->isVisible();
    }

    /// Returns the QR code that the customer's phone reads from the page.
    [[nodiscard]] QString shownCode() const { return support::scanned(m_window->grab().toImage()); }
};

} // namespace support
