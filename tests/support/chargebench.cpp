// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/chargebench.h"

namespace support
{

core::Money reais(qint64 whole)
{
    return core::Money::fromCents(whole * 100);
}

tl::unexpected<core::Error> failure(core::Error::Code code)
{
    return tl::unexpected(core::Error{code, {}, u"as the test wants it"_s});
}

void ChargeBench::begin()
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

void ChargeBench::charge(const QString &digits)
{
    type(digits);
    press(Qt::Key_Return);
}

QString ChargeBench::message() const
{
    return named<QLabel>(*m_window, u"chargeMessage"_s)->text();
}

QString ChargeBench::lastResult() const
{
    return named<QLabel>(*m_window, u"lastResultLabel"_s)->text();
}

core::Money ChargeBench::amount() const
{
    return named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount();
}

bool ChargeBench::isEntering() const
{
    const auto *edit = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    return edit->isVisible() && edit->hasFocus();
}

bool ChargeBench::isWaiting() const
{
    return named(*m_window, u"qrView"_s)->isVisible() ||
           named(*m_window, u"codeProblemLabel"_s)->isVisible();
}

} // namespace support
