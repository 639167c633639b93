// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/systemappearance.h"

#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>
#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

const QString kService = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kInterface = u"org.freedesktop.portal.Settings"_s;
const QString kGroup = u"org.freedesktop.appearance"_s;
const QString kKey = u"color-scheme"_s;

// The values of color-scheme; 0 and all others: no preference.
constexpr uint kPreferDark = 1;
constexpr uint kPreferLight = 2;

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
    // First the signal, then the question, so that no change falls between them.
    bus.connect(kService, kPath, kInterface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));

    QDBusMessage question = QDBusMessage::createMethodCall(kService, kPath, kInterface, u"Read"_s);
    question << kGroup << kKey;
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<QDBusVariant> answer = *watcher;
        watcher->deleteLater();
        if (answer.isValid())
            take(QVariant::fromValue(answer.value()));
    });
}

void SystemAppearance::settingChanged(const QString &group, const QString &key,
                                      const QDBusVariant &value)
{
    if (group == kGroup && key == kKey)
        take(QVariant::fromValue(value));
}

void SystemAppearance::take(const QVariant &value)
{
    QVariant bare = value; // Read() wraps it twice on most desktops, once on some.
    while (bare.metaType() == QMetaType::fromType<QDBusVariant>())
        bare = bare.value<QDBusVariant>().variant();

    Scheme scheme = m_paletteScheme;
    if (bare.toUInt() == kPreferDark)
        scheme = Scheme::Dark;
    else if (bare.toUInt() == kPreferLight)
        scheme = Scheme::Light;
    if (scheme == m_scheme)
        return;
    m_scheme = scheme;
    Q_EMIT schemeChanged(scheme);
}

} // namespace app
