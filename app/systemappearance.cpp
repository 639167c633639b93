// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/systemappearance.h"

#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>

#include <array>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

const QString kService = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kInterface = u"org.freedesktop.portal.Settings"_s;

/// A setting of the portal. name() is its key in m_values.
struct Setting
{
    QString group;
    QString key;

    [[nodiscard]] QString name() const { return group + u'/' + key; }
};

const Setting kColours{u"org.freedesktop.appearance"_s, u"color-scheme"_s};
// The present name of the contrast setting, and the name in older desktops.
const Setting kContrast{u"org.freedesktop.appearance"_s, u"contrast"_s};
const Setting kGnomeContrast{u"org.gnome.desktop.a11y.interface"_s, u"high-contrast"_s};
const Setting kReducedMotion{u"org.freedesktop.appearance"_s, u"reduced-motion"_s};
const Setting kGnomeAnimations{u"org.gnome.desktop.interface"_s, u"enable-animations"_s};
const std::array kSettings{kColours, kContrast, kGnomeContrast, kReducedMotion, kGnomeAnimations};

// The values of color-scheme; 0 and all others mean no preference.
constexpr uint kPreferDark = 1;
constexpr uint kPreferLight = 2;

constexpr uint kHighContrast = 1;
constexpr uint kLessMotion = 1;

SystemAppearance::Scheme schemeOf(const QPalette &palette)
{
    const int window = palette.color(QPalette::Window).lightness();
    const int text = palette.color(QPalette::WindowText).lightness();
    return window < text ? SystemAppearance::Scheme::Dark : SystemAppearance::Scheme::Light;
}

} // namespace

SystemAppearance::SystemAppearance(QObject *parent)
    : QObject(parent)
    , m_paletteScheme(schemeOf(QGuiApplication::palette()))
    , m_scheme(m_paletteScheme)
{}

void SystemAppearance::follow(const QDBusConnection &sessionBus)
{
    if (!sessionBus.isConnected())
        return;
    QDBusConnection bus = sessionBus;
    // Subscribes before the query, so that no change is lost.
    bus.connect(kService, kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));

    for (const Setting &setting : kSettings) {
        QDBusMessage question =
            QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
        question << setting.group << setting.key;
        auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
        connect(watcher, &QDBusPendingCallWatcher::finished, this,
                [this, watcher, name = setting.name()] {
                    const QDBusPendingReply<QDBusVariant> answer = *watcher;
                    watcher->deleteLater();
                    if (answer.isValid())
                        applySetting(name, QVariant::fromValue(answer.value()));
                });
    }
}

void SystemAppearance::settingChanged(const QString &group, const QString &key,
                                      const QDBusVariant &value)
{
    for (const Setting &setting : kSettings) {
        if (setting.group == group && setting.key == key)
            applySetting(setting.name(), QVariant::fromValue(value));
    }
}

void SystemAppearance::applySetting(const QString &name, const QVariant &value)
{
    QVariant bare = value; // Read() wraps the value twice on most desktops, once on others.
    while (bare.metaType() == QMetaType::fromType<QDBusVariant>())
        bare = bare.value<QDBusVariant>().variant();
    m_values[name] = bare;

    if (const Scheme scheme = wantedScheme(); std::exchange(m_scheme, scheme) != scheme)
        Q_EMIT schemeChanged(scheme);
    if (const Motion motion = wantedMotion(); std::exchange(m_motion, motion) != motion)
        Q_EMIT motionChanged(motion);
}

SystemAppearance::Scheme SystemAppearance::wantedScheme() const
{
    if (m_values[kContrast.name()].toUInt() == kHighContrast ||
        m_values[kGnomeContrast.name()].toBool())
        return Scheme::Contrast;
    const uint colours = m_values[kColours.name()].toUInt();
    if (colours == kPreferDark)
        return Scheme::Dark;
    return colours == kPreferLight ? Scheme::Light : m_paletteScheme;
}

SystemAppearance::Motion SystemAppearance::wantedMotion() const
{
    const bool isReduced = m_values[kReducedMotion.name()].toUInt() == kLessMotion ||
                           m_values.value(kGnomeAnimations.name(), true) == false;
    return isReduced ? Motion::Reduced : Motion::Usual;
}

} // namespace app
