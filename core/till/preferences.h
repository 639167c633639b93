// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/money.h"
#include "core/domain/operator.h"
#include "core/till/appearance.h"
#include "core/till/backupchoices.h"
#include "core/till/charging.h"
#include "core/till/customerscreen.h"
#include "core/till/exporting.h"
#include "core/till/listing.h"
#include "core/till/preset.h"
#include "core/till/printing.h"
#include "core/till/shifts.h"
#include "core/till/sound.h"
#include "core/till/typedsum.h"

#include <QtCore/QList>
#include <QtCore/QMap>
#include <QtCore/QObject>

#include <array>

namespace core
{

class ActionGate;

/// Timing settings of the counter.
struct TillTimeouts
{
    static constexpr int kMinStay = 2;
    static constexpr int kMaxStay = 10;

    /// Seconds for which a paid charge stays on the screen without user input, kMinStay to
    /// kMaxStay; 0: until user input.
    int paidStay = 4;

    static constexpr int kMaxAttention = 24 * 60;

    /// Minutes after which an open charge is counted in the sidebar entry of its page, up to
    /// kMaxAttention; 0: never.
    int attention = 5;

    [[nodiscard]] static constexpr bool isAttention(int minutes)
    {
        return minutes >= 0 && minutes <= kMaxAttention;
    }

    [[nodiscard]] static constexpr bool isStay(int seconds)
    {
        return seconds == 0 || (seconds >= kMinStay && seconds <= kMaxStay);
    }

    bool operator==(const TillTimeouts &) const = default;
};

/// Automatic locking of a counter with a PIN.
struct Locking
{
    static constexpr std::array kChoices{0, 1, 2, 5, 10, 15, 30, 60};

    int idleMinutes = 0; ///< one of kChoices; 0: never

    bool operator==(const Locking &) const = default;
};

/// How long a shop keeps the personal data of transactions.
struct Retention
{
    static constexpr std::array kChoices{0, 1, 2, 3, 5, 6, 8, 10, 20};

    /// Years after which transactions lose their personal data, one of kChoices; 0: never.
    int years = 0;

    bool operator==(const Retention &) const = default;
};

/// Payout settings of a shop.
struct Sending
{
    /// Amount from which the user must type the amount again; greater than R$ 0,00.
    Money retypeFrom = Money::fromCents(1'000'00);

    /// Amount from which a second person must approve, if an approver PIN exists. Greater than R$
    /// 0,00; one centavo covers every payout.
    Money approveFrom = Money::fromCents(1);

    bool operator==(const Sending &) const = default;
};

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
    Retention retention = {};
    Sound sound = {};
    Sending sending = {};
    Exporting exporting = {};
    Listing listing = {};
    Shifts shifts = {};
    /// Whether open charges of this counter are watched while another environment is open.
    bool watchesBackground = true;
    /// Keys that replace standard keys, by standard key. Texts as "Ctrl+F2" in every language.
    QMap<QString, QString> ownKeys = {};

    bool operator==(const Preferences &) const = default;
};

/// Returns true if both have the same rules of the shop: prices, charging, locking, retention,
/// payouts and backups. The chosen charge profile is no rule.
[[nodiscard]] bool haveEqualRules(const Preferences &one, const Preferences &other);

/// Holds the preferences of the open shop and notifies of changes. The persistent storage is one of
/// the listeners.
class PreferencesStore : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesStore)

public:
    explicit PreferencesStore(Preferences value = {}, QObject *parent = nullptr);

    [[nodiscard]] const Preferences &value() const { return m_value; }

    /// Returns the masking of payer data for the operator at the counter: the setting, or
    /// Masking::All without the permission to see personal data.
    [[nodiscard]] Masking masking() const
    {
        return m_isMasked ? Masking::All : m_value.charging.masking;
    }

    /// Masks all payer data, whatever the setting. Authorization calls this.
    void setMasked(bool isMasked);

    /// Sets the gate that changes of the shop's rules pass: prices, charging, locking, payouts and
    /// backups. Looks and devices need no permission. Null: everything is allowed.
    void setGate(const ActionGate *gate) { m_gate = gate; }

    /// Emits no signal if the value is unchanged. A forbidden change has no effect, except the
    /// signal changed(), so that editors show the value again, and refused().
    void set(const Preferences &value);

    /// Returns the actor of the last change of the shop's rules.
    [[nodiscard]] const Actor &lastActor() const { return m_actor; }

    /// Returns the storage error in whole sentences; empty: none.
    [[nodiscard]] const QString &problem() const { return m_problem; }
    void setProblem(const QString &sentences);

Q_SIGNALS:
    void changed();
    void refused(const core::Error &error); ///< set() was not allowed

    void maskingChanged(); ///< masking() changed without a change of value()

    void problemFound(const QString &sentences); ///< see problem(); emitted at every change

private:
    Preferences m_value;
    const ActionGate *m_gate = nullptr;
    Actor m_actor;
    bool m_isMasked = false;
    QString m_problem;
};

} // namespace core
