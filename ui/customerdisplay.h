// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/customerscreen.h"
#include "ui/shoptools.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <optional>

class QKeyEvent;
class QScreen;

namespace ui
{

class CustomerWindow;

/// Puts the customers' window on a screen of theirs, or over the counter where there is only one,
/// and lets it follow the charge in front. What the preferences say of it is so at once. On a
/// screen of its own it never takes the keyboard. Over the counter it leaves it the keyboard, and
/// goes away as soon as somebody works there.
class CustomerDisplay : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CustomerDisplay)

public:
    /// After another charge's, a code is shown no sooner: whoever goes through charges to find one
    /// must not have a customer pay the wrong one.
    static constexpr auto kGuard = std::chrono::seconds(1);

    /// `counter`: a widget of the counter's window, which outlives this.
    CustomerDisplay(const ShopTools &tools, QWidget &counter);
    ~CustomerDisplay() override;

    /// Opens it on the screen that was used last, else on another than the counter's, else over the
    /// counter; or closes it.
    void toggle();

    /// The charge that the counter has in front, as it is now; nothing: none.
    void setCharge(const std::optional<core::Transaction> &charge);

    /// For whoever sets the screen up; until the next charge. Opens the window if need be.
    void showTestPattern();

    [[nodiscard]] bool isOpen() const;

Q_SIGNALS:
    /// It did something by itself: a sentence for the counter.
    void news(const QString &sentence);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] QScreen *screenForCustomers() const;
    void open(QScreen *screen);
    void openOverCounter();
    void reopen();
    void followPreferences();
    void close();
    void showNow();
    void leaveScreen(const QScreen *screen);
    [[nodiscard]] bool isOverCounter() const;
    [[nodiscard]] bool takesKey(const QKeyEvent &key);
    void remember(bool isOpen);

    const core::TransactionService &m_service;
    ReceiptDesk &m_receipts;
    PreferenceKeeper &m_preferences;
    QWidget &m_counter;
    QPointer<CustomerWindow> m_window;
    CustomerScreen m_wanted;           ///< as the preferences had it last
    const QScreen *m_screen = nullptr; ///< of the window; null if it is over the counter
    Qt::WindowStates m_counterState;   ///< from before the window came over the counter
    std::optional<core::Transaction> m_charge;
    QElapsedTimer m_sinceOther; ///< since another charge was in front; invalid: there was none
    QTimer m_guard;
};

} // namespace ui
