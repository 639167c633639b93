// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/preferences.h"

#include "core/console/actiongate.h"

#include <utility>

namespace core
{

bool haveEqualRules(const Preferences &one, const Preferences &other)
{
    Charging charging = one.charging;
    charging.profile = other.charging.profile;
    return one.presets == other.presets && charging == other.charging &&
           one.locking == other.locking && one.retention == other.retention &&
           one.sending == other.sending && one.backups == other.backups &&
           one.shifts == other.shifts && one.watchesBackground == other.watchesBackground;
}

PreferencesStore::PreferencesStore(Preferences value, QObject *parent)
    : QObject(parent)
    , m_value(std::move(value))
{}

void PreferencesStore::set(const Preferences &value)
{
    if (value == m_value)
        return;
    if (m_gate && !haveEqualRules(value, m_value)) {
        const auto allowed = m_gate->pass({.action = AuditAction::SettingChanged});
        if (!allowed) {
            Q_EMIT refused(allowed.error());
            Q_EMIT changed();
            return;
        }
        m_actor = allowed->actor;
    }
    m_value = value;
    Q_EMIT changed();
}

void PreferencesStore::setMasked(bool isMasked)
{
    const Masking last = masking();
    m_isMasked = isMasked;
    if (masking() != last)
        Q_EMIT maskingChanged();
}

void PreferencesStore::setProblem(const QString &sentences)
{
    m_problem = sentences;
    Q_EMIT problemFound(sentences);
}

} // namespace core
