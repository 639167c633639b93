// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/shoptools.h"

#include <QtCore/QObject>

#include <optional>

namespace ui
{

class ChargePage;
class ChargeWatch;
class CustomerDisplay;
class LateStrip;
class OpenChargesModel;
class OpenChargesPage;
class RailButton;
class ShopPages;

/// What a cashier needs all day: the counter, the charges that are open, the customers' window, and
/// the eye on what has left the counter's screen.
class FrontOffice : public QObject
{
    Q_OBJECT

public:
    /// Its keys work wherever `shop` is, which owns it. The pages must be gone before it.
    FrontOffice(const ShopTools &tools, ShopPages &pages, QWidget *shop);

    [[nodiscard]] ChargePage &charge() const { return *m_charge; } ///< the counter

    /// Tells of late payments; to stand above all pages.
    [[nodiscard]] LateStrip *lateStrip() const { return m_lateStrip; }

    /// What one has before oneself on that page, if it is one of these.
    [[nodiscard]] std::optional<core::Transaction> inFrontOn(const QWidget *page) const;

    /// At the counter again.
    void resume(const core::Transaction &charge);

    /// The service is back: what was missed is read.
    void catchUp();

    void showTestPattern(); ///< to the customers

Q_SIGNALS:
    void detailRequested(const core::Transaction &charge);

    /// What happened by itself; empty: that is old now.
    void said(const QString &news);

private:
    void addOpenCharges();
    [[nodiscard]] OpenChargesPage *openCharges();
    void keepWatch();
    void showNews();
    void addCustomerDisplay();
    void startNextCharge();

    const ShopTools m_tools;
    ShopPages &m_pages;
    QWidget &m_shop;
    ChargePage *m_charge;
    ChargeWatch *m_watch;
    LateStrip *m_lateStrip = nullptr;
    RailButton *m_chargeEntry = nullptr;
    RailButton *m_openEntry = nullptr;
    OpenChargesModel *m_openCharges = nullptr;
    OpenChargesPage *m_open = nullptr; ///< null until openCharges() is asked for it
    CustomerDisplay *m_display = nullptr;
};

} // namespace ui
