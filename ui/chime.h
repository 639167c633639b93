// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "ui/shoptools.h"
#include "ui/tones.h"

#include <QtCore/QElapsedTimer>
#include <QtCore/QObject>

namespace ui
{

/// What the counter hears: one tone for money, a lower one for a charge that nobody paid, and one
/// that insists for money that came late.
class Chime : public QObject
{
    Q_OBJECT

public:
    explicit Chime(const ShopTools &tools, QObject *parent = nullptr);

    /// The charge on the screen became that.
    void tellDecided(const core::Transaction &charge);

    /// Money that was to leave has left, or has not.
    void tellSent(const core::Transaction &payout);

    /// Several at once are one sound.
    void tellLate();

private:
    void play(Tone tone);

    PreferenceKeeper &m_preferences;
    PlaySound m_play; ///< empty: a program without sound
    QElapsedTimer m_sinceLate;
};

} // namespace ui
