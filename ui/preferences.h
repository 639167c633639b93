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

/// Preferences of a counter. They affect neither the destination of money nor the contents of a
/// transaction. The default values work.
struct Preferences
{
    QList<Preset> presets = {}; ///< at most kMaxPresets
    Printing printing = {};
    CounterPace pace = {};
    Typing typing = Typing::Centavos;
    QString language = {}; ///< a code of languages(); empty: the system language
    Charging charging = {};
    CustomerScreen customerScreen = {};
    BackupChoices backups = {};
    Appearance appearance = {};
    Locking locking = {};
    Sound sound = {};
    Sending sending = {};
    Exporting exporting = {};
    Listing listing = {};
    /// Whether open charges of this counter are watched while another environment is open.
    bool watchesLeft = true;

    bool operator==(const Preferences &) const = default;
};

/// Holds the preferences of the open shop and notifies of changes. The persistent storage is one of
/// the listeners.
class PreferenceKeeper : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferenceKeeper)

public:
    explicit PreferenceKeeper(Preferences value = {}, QObject *parent = nullptr);

    [[nodiscard]] const Preferences &value() const { return m_value; }

    /// Emits no signal if the value is unchanged.
    void set(const Preferences &value);

    /// Returns the storage error in whole sentences; empty: none.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    void setProblem(const QString &sentences);

Q_SIGNALS:
    void changed();

    void problemFound(const QString &sentences); ///< see problem(); emitted at every change

private:
    Preferences m_value;
    QString m_problem;
};

} // namespace ui
