// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/session/shopcontext.h"
#include "ui/session/tones.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

namespace core
{
struct Transaction;
}

namespace ui
{

/// Plays the sounds of the counter: one tone for a payment, a lower tone for an unpaid charge, and
/// an insistent tone for a late payment.
class Chime : public QObject
{
    Q_OBJECT

public:
    explicit Chime(const ShopContext &context, QObject *parent = nullptr);

    /// Plays the outcome of the charge on the screen.
    void announceDecided(const core::Transaction &charge);

    /// Plays the outcome of a payout.
    void announceSent(const core::Transaction &payout);

    /// Plays the late-payment sound. Several calls in a row play one sound.
    void announceLate();

private:
    void play(Tone tone);
    void speak(const core::Transaction &paid);

    core::PreferencesStore &m_preferences;
    PlaySound m_play;                             ///< empty: no sound available
    std::function<void(const QString &)> m_speak; ///< empty: no voice available
    QElapsedTimer m_sinceLate;
};

} // namespace ui
