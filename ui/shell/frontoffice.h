// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/shopcontext.h"

#include <QtCore/QObject>

#include <optional>

namespace core
{

class ChargeWatch;
struct Transaction;
} // namespace core

namespace ui
{

class ChargePage;
class CustomerDisplay;
class LatePaymentBar;
class OpenChargesModel;
class OpenChargesPage;
class ReversalBar;
class SidebarButton;
class ShopPages;

/// Owns the pages of the cashier: the counter, the open charges and the customer window. Watches
/// the charges that left the counter's screen.
class FrontOffice : public QObject
{
    Q_OBJECT

public:
    /// The shortcuts work in the whole of `shop`, which owns this object. `pages` must be destroyed
    /// before this object.
    FrontOffice(const ShopContext &context, ShopPages &pages, QWidget *shop);

    [[nodiscard]] ChargePage &charge() const { return *m_charge; } ///< counter page

    /// Returns the bar of late payments, to be placed above all pages.
    [[nodiscard]] LatePaymentBar *latePaymentBar() const { return m_latePaymentBar; }

    /// Returns the bar of refunds and disputes, to be placed above all pages.
    [[nodiscard]] ReversalBar *reversalBar() const { return m_reversalBar; }

    /// Returns the transaction shown by `page`, if `page` is one of these pages.
    [[nodiscard]] std::optional<core::Transaction> inFrontOn(const QWidget *page) const;

    /// Shows a pending charge at the counter again.
    void resume(const core::Transaction &charge);

    /// Reads the changes that were missed while the service was unreachable.
    void catchUp();

    void showTestPattern(); ///< on the customer screen

    void toggleCustomerWindow();

Q_SIGNALS:
    void detailRequested(const core::Transaction &charge);

    /// Emitted when a charge of this counter becomes paid.
    void paymentArrived(const core::Transaction &charge);

    /// Emitted with a text about an automatic change; empty: clears the text.
    void messageChanged(const QString &news);

private:
    void addOpenCharges();
    [[nodiscard]] OpenChargesPage *openCharges();
    void keepWatch();
    void showNews();
    void addCustomerDisplay();
    void startNextCharge();

    const ShopContext m_context;
    ShopPages &m_pages;
    QWidget &m_shop;
    ChargePage *m_charge;
    core::ChargeWatch *m_watch;
    LatePaymentBar *m_latePaymentBar = nullptr;
    ReversalBar *m_reversalBar = nullptr;
    SidebarButton *m_chargeEntry = nullptr;
    SidebarButton *m_openEntry = nullptr;
    OpenChargesModel *m_openCharges = nullptr;
    OpenChargesPage *m_open = nullptr; ///< null until openCharges() is called
    CustomerDisplay *m_display = nullptr;
};

} // namespace ui
