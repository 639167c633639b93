// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/preferences/appearance.h"
#include "ui/preferences/backupchoices.h"
#include "ui/preferences/charging.h"
#include "ui/preferences/customerscreen.h"
#include "ui/preferences/exporting.h"
#include "ui/preferences/listing.h"
#include "ui/preferences/locking.h"
#include "ui/preferences/preset.h"
#include "ui/preferences/printing.h"
#include "ui/preferences/sending.h"
#include "ui/preferences/sound.h"
#include "ui/preferences/tilltimeouts.h"
#include "ui/preferences/typedsum.h"

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
    TillTimeouts timeouts = {};
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
    bool watchesBackground = true;

    bool operator==(const Preferences &) const = default;
};

/// Holds the preferences of the open shop and notifies of changes. The persistent storage is one of
/// the listeners.
class PreferencesStore : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesStore)

public:
    explicit PreferencesStore(Preferences value = {}, QObject *parent = nullptr);

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
