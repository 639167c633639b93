// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/desktopnotifier.h"
#include "tests/support/messagebus.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

/// A minimal notification service of a desktop.
class FakeNotifications : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.Notifications")

public:
    QStringList shown; ///< title and body
    QList<uint> replaced;

public Q_SLOTS:
    uint Notify(const QString &, uint replaces, const QString &, const QString &title,
                const QString &body, const QStringList &, const QVariantMap &, int)
    {
        shown.append(title + u'|' + body);
        replaced.append(replaces);
        return 7;
    }
};

class TestDesktopNotifier : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsAndReplaces();
};

void TestDesktopNotifier::showsAndReplaces()
{
    support::MessageBus bus;
    QVERIFY(bus.start());
    FakeNotifications desktop;
    QDBusConnection server = bus.connection(u"desktop"_s);
    QVERIFY(server.registerObject(u"/org/freedesktop/Notifications"_s, &desktop,
                                  QDBusConnection::ExportAllSlots));
    QVERIFY(server.registerService(u"org.freedesktop.Notifications"_s));
    app::DesktopNotifier notifier(bus.connection(u"console"_s));
    notifier.notify(u"R$ 12,50"_s, u"paid"_s);
    QTRY_COMPARE(desktop.shown, QStringList{u"R$ 12,50|paid"_s});
    QCOMPARE(desktop.replaced, QList<uint>{0});
    // The id arrives after the first notification.
    QTRY_VERIFY((notifier.notify(u"R$ 7,50"_s, u"paid"_s), desktop.replaced.last() == 7));
    QDBusConnection::disconnectFromBus(u"desktop"_s);
    QDBusConnection::disconnectFromBus(u"console"_s);
}

BALCAO_TEST(TestDesktopNotifier)
#include "tst_desktopnotifier.moc"
