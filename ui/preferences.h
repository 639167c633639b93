// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/appearance.h"
#include "ui/backupchoices.h"
#include "ui/charging.h"
#include "ui/counterpace.h"
#include "ui/customerscreen.h"
#include "ui/exporting.h"
#include "ui/listing.h"
#include "ui/locking.h"
#include "ui/preset.h"
#include "ui/printing.h"
#include "ui/sending.h"
#include "ui/sound.h"
#include "ui/typedsum.h"

#include <QtCore/QList>
#include <QtCore/QObject>

namespace ui
{

/// What the people of a shop chose about their counter. None of it decides where money goes or what
/// a transaction is: a shop works with the values that stand here, and with any others.
struct Preferences
{
    QList<Preset> presets = {}; ///< at most kMaxPresets
    Printing printing = {};
    CounterPace pace = {};
    Typing typing = Typing::Centavos;
    QString language = {}; ///< a code of languages(); empty: that of the system
    Charging charging = {};
    CustomerScreen customerScreen = {};
    BackupChoices backups = {};
    Appearance appearance = {};
    Locking locking = {};
    Sound sound = {};
    Sending sending = {};
    Exporting exporting = {};
    Listing listing = {};
    bool watchesLeft = true; ///< charges that are open here, while one is in another environment

    bool operator==(const Preferences &) const = default;
};

/// Has the preferences of the shop that is open, and tells everybody who works by them when they
/// change. Who keeps them on disk listens as well.
class PreferenceKeeper : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferenceKeeper)

public:
    explicit PreferenceKeeper(Preferences value = {}, QObject *parent = nullptr);

    [[nodiscard]] const Preferences &value() const { return m_value; }

    /// Says nothing if they are as they were.
    void set(const Preferences &value);

    /// What is wrong with how they are kept, in whole sentences; empty: nothing is.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    void setProblem(const QString &sentences);

Q_SIGNALS:
    void changed();

    void problemFound(const QString &sentences); ///< as problem(), whenever it was set

private:
    Preferences m_value;
    QString m_problem;
};

} // namespace ui
