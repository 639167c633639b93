// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"
#include "core/till/customerscreen.h"
#include "ui/session/shopcontext.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <optional>

class QKeyEvent;
class QScreen;

namespace ui
{

class CustomerWindow;

/// Shows the customer window on a screen of its own, or over the counter if there is only one
/// screen. Follows the current charge and applies changed preferences at once. On its own screen
/// the window never takes the focus. Over the counter the window leaves the keyboard to the counter
/// and closes on user input there.
class CustomerDisplay : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CustomerDisplay)

public:
    /// Minimum time between the codes of two charges. Prevents a customer from paying the wrong
    /// charge while the cashier browses charges.
    static constexpr auto kGuard = std::chrono::seconds(1);

    /// `till`: a widget of the counter's window; must outlive this object.
    CustomerDisplay(const ShopContext &context, QWidget &till);
    ~CustomerDisplay() override;

    /// Opens or closes the window. Opens on the last used screen, else on another screen than the
    /// counter's, else over the counter.
    void toggle();

    /// Sets the current charge of the counter; nullopt: none.
    void setCharge(const std::optional<core::Transaction> &charge);

    /// Shows a test pattern until the next charge. Opens the window if necessary.
    void showTestPattern();

    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    /// Emitted after an automatic change, with a sentence for the counter.
    void news(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QScreen *screenForCustomers() const;
    void open(QScreen *screen);
    void openOverTill();
    void reopen();
    void followPreferences();
    void close();
    void showNow();
    void leaveScreen(const QScreen *screen);
    [[nodiscard]] bool isOverTill() const;
    [[nodiscard]] bool acceptsKey(const QKeyEvent &key);
    void remember(bool isOpen);

    const core::TransactionService &m_service;
    ReceiptController &m_receipts;
    core::PreferencesStore &m_preferences;
    QWidget &m_till;
    QPointer<CustomerWindow> m_window;
    core::CustomerScreen m_wanted;     ///< last value of the preferences
    const QScreen *m_screen = nullptr; ///< screen of the window; null: over the counter
    Qt::WindowStates m_tillState;      ///< state before the window covered the counter
    std::optional<core::Transaction> m_charge;
    QElapsedTimer m_sinceOther; ///< time since another charge was current; invalid: there was none
    QTimer m_guard;
};

} // namespace ui
