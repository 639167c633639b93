// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/preferences.h"

#include <utility>

namespace core
{

PreferencesStore::PreferencesStore(Preferences value, QObject *parent)
    : QObject(parent)
    , m_value(std::move(value))
{}

void PreferencesStore::set(const Preferences &value)
{
    if (value == m_value)
        return;
    m_value = value;
    Q_EMIT changed();
}

void PreferencesStore::setProblem(const QString &sentences)
{
    m_problem = sentences;
    Q_EMIT problemFound(sentences);
}

} // namespace core
