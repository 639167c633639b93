// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktopnotifier.h"

#include <QtCore/QVariantMap>
#include <QtDBus/QDBusMessage>
#include <QtDBus/QDBusPendingCallWatcher>
#include <QtDBus/QDBusPendingReply>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kNotificationTimeout = 10'000; ///< ms

} // namespace

DesktopNotifier::DesktopNotifier(const QDBusConnection &sessionBus, QObject *parent)
    : QObject(parent)
    , m_bus(sessionBus)
{}

void DesktopNotifier::notify(const QString &title, const QString &body)
{
    if (!m_bus.isConnected())
        return;
    const QString service = u"org.freedesktop.Notifications"_s;
    QDBusMessage call = QDBusMessage::createMethodCall(service, u"/org/freedesktop/Notifications"_s,
                                                       service, u"Notify"_s);
    call << u"Balcão"_s << m_shown << u"balcao"_s << title << body << QStringList() << QVariantMap()
         << kNotificationTimeout;
    auto *watcher = new QDBusPendingCallWatcher(m_bus.asyncCall(call), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        const QDBusPendingReply<uint> answer = *watcher;
        watcher->deleteLater();
        if (answer.isValid())
            m_shown = answer.value();
    });
}

} // namespace app
