// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/systemappearance.h"
#include "tests/support/messagebus.h"
#include "tests/support/testmain.h"

#include <QtDBus/QDBusContext>
#include <QtDBus/QDBusMessage>
#include <QtGui/QGuiApplication>
#include <QtGui/QPalette>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <memory>

using namespace Qt::StringLiterals;
using app::SystemAppearance;
using Scheme = app::SystemAppearance::Scheme;
using Motion = app::SystemAppearance::Motion;

namespace
{

const QString kService = u"org.freedesktop.portal.Desktop"_s;
const QString kPath = u"/org/freedesktop/portal/desktop"_s;
const QString kGroup = u"org.freedesktop.appearance"_s;
const QString kKey = u"color-scheme"_s;

} // namespace

/// A minimal settings portal of a desktop.
class FakePortal : public QObject, protected QDBusContext
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.freedesktop.portal.Settings")

public:
    QVariant answer = QVariant::fromValue(QDBusVariant(0U)); ///< inner variant of the answer
    bool silent = false;                                     ///< never answers
    int questions = 0;

    QHash<QString, QVariant> others; ///< other settings by group and key

    void change(uint value)
    {
        answer = QVariant::fromValue(QDBusVariant(value));
        Q_EMIT SettingChanged(kGroup, kKey, QDBusVariant(value));
    }

public Q_SLOTS:
    QDBusVariant Read(const QString &group, const QString &key)
    {
        const QString name = group + u'/' + key;
        if (others.contains(name))
            return QDBusVariant(QVariant::fromValue(QDBusVariant(others[name])));
        if (group != kGroup || key != kKey)
            sendErrorReply(u"org.freedesktop.portal.Error.NotFound"_s);
        else
            ++questions;
        if (silent)
            setDelayedReply(true);
        return QDBusVariant(answer);
    }

Q_SIGNALS:
    void SettingChanged(const QString &group, const QString &key, const QDBusVariant &value);
};

class TestSystemAppearance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void acceptsThePortalsAnswer_data();
    void acceptsThePortalsAnswer();
    void followsChanges();
    void changeToNoPreferenceGoesBackToThePalette();
    void prefersContrastToColours_data();
    void prefersContrastToColours();
    void reportsWhetherThingsMayMove_data();
    void reportsWhetherThingsMayMove();
    void ignoresOtherSettings();
    void doesNotWaitForASilentPortal();
    void withoutPortalThePaletteDecides_data() { addPalettes(); }
    void withoutPortalThePaletteDecides();
    void withoutBusThePaletteDecides_data() { addPalettes(); }
    void withoutBusThePaletteDecides();
    void portalMayComeLater();
    void survivesTheEndOfTheBus();
    void ownPaletteChangesNothing();

private:
    static void addPalettes();
    static QPalette palette(Scheme scheme);
    bool startPortal();

    std::unique_ptr<support::MessageBus> m_bus;
    std::unique_ptr<FakePortal> m_portal;
};

void TestSystemAppearance::initTestCase()
{
    qRegisterMetaType<Scheme>();
    qRegisterMetaType<Motion>();
}

void TestSystemAppearance::init()
{
    QGuiApplication::setPalette(palette(Scheme::Light));
    m_bus = std::make_unique<support::MessageBus>();
    QVERIFY(m_bus->start());
    QVERIFY(m_bus->connection(u"console"_s).isConnected());
    m_portal = std::make_unique<FakePortal>();
}

void TestSystemAppearance::cleanup()
{
    QDBusConnection::disconnectFromBus(u"console"_s);
    QDBusConnection::disconnectFromBus(u"portal"_s);
    m_portal.reset();
    m_bus.reset();
}

void TestSystemAppearance::addPalettes()
{
    QTest::addColumn<Scheme>("scheme");
    QTest::newRow("light") << Scheme::Light;
    QTest::newRow("dark") << Scheme::Dark;
}

QPalette TestSystemAppearance::palette(Scheme scheme)
{
    return QPalette(scheme == Scheme::Dark ? QColor(40, 40, 40) : QColor(240, 240, 240));
}

bool TestSystemAppearance::startPortal()
{
    QDBusConnection connection = m_bus->connection(u"portal"_s);
    return connection.registerObject(kPath, m_portal.get(),
                                     QDBusConnection::ExportAllSlots |
                                         QDBusConnection::ExportAllSignals) &&
           connection.registerService(kService);
}

void TestSystemAppearance::acceptsThePortalsAnswer_data()
{
    const auto nested = [](const QVariant &value) {
        return QVariant::fromValue(QDBusVariant(value));
    };
    QTest::addColumn<Scheme>("before");
    QTest::addColumn<QVariant>("answer");
    QTest::addColumn<Scheme>("after");
    QTest::newRow("dark") << Scheme::Light << nested(1U) << Scheme::Dark;
    QTest::newRow("light") << Scheme::Dark << nested(2U) << Scheme::Light;
    QTest::newRow("wrapped once") << Scheme::Light << QVariant(1U) << Scheme::Dark;
    QTest::newRow("wrapped thrice") << Scheme::Light << nested(nested(1U)) << Scheme::Dark;
    QTest::newRow("no preference, light") << Scheme::Light << nested(0U) << Scheme::Light;
    QTest::newRow("no preference, dark") << Scheme::Dark << nested(0U) << Scheme::Dark;
    QTest::newRow("unknown number") << Scheme::Dark << nested(7U) << Scheme::Dark;
    QTest::newRow("text") << Scheme::Light << nested(u"dark"_s) << Scheme::Light;
    QTest::newRow("list") << Scheme::Light << nested(QStringList{u"1"_s}) << Scheme::Light;
}

void TestSystemAppearance::acceptsThePortalsAnswer()
{
    QFETCH(const Scheme, before);
    QFETCH(const QVariant, answer);
    QFETCH(const Scheme, after);
    QGuiApplication::setPalette(palette(before));
    m_portal->answer = answer;
    QVERIFY(startPortal());

    SystemAppearance appearance;
    appearance.follow(m_bus->connection(u"console"_s));
    QSignalSpy changes(&appearance, &SystemAppearance::schemeChanged);
    QCOMPARE(appearance.scheme(), before);
    QTRY_COMPARE(m_portal->questions, 1);
    // Messages sent after the answer arrive after the answer.
    m_portal->change(after == Scheme::Dark ? 2 : 1);
    const int expected = before == after ? 1 : 2;
    QTRY_COMPARE(changes.size(), expected);
    QCOMPARE(changes.first().first().value<Scheme>() == after, before != after);
    QVERIFY(appearance.scheme() != after);
}

void TestSystemAppearance::followsChanges()
{
    m_portal->answer = QVariant::fromValue(QDBusVariant(1U));
    QVERIFY(startPortal());
    SystemAppearance appearance;
    appearance.follow(m_bus->connection(u"console"_s));
    QSignalSpy changes(&appearance, &SystemAppearance::schemeChanged);
    QTRY_COMPARE(appearance.scheme(), Scheme::Dark);

    m_portal->change(2U);
    QTRY_COMPARE(appearance.scheme(), Scheme::Light);
    m_portal->change(2U);
    m_portal->change(1U);
    QTRY_COMPARE(appearance.scheme(), Scheme::Dark);
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes.last().first().value<Scheme>(), Scheme::Dark);
}

void TestSystemAppearance::changeToNoPreferenceGoesBackToThePalette()
{
    m_portal->answer = QVariant::fromValue(QDBusVariant(1U));
    QVERIFY(startPortal());
    SystemAppearance appearance;
    appearance.follow(m_bus->connection(u"console"_s));
    QTRY_COMPARE(appearance.scheme(), Scheme::Dark);
    m_portal->change(0U);
    QTRY_COMPARE(appearance.scheme(), Scheme::Light);
}

void TestSystemAppearance::prefersContrastToColours_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("on");
    QTest::addColumn<QVariant>("off");
    QTest::newRow("of the portal") << kGroup << u"contrast"_s << QVariant(1U) << QVariant(0U);
    QTest::newRow("of an older desktop") << u"org.gnome.desktop.a11y.interface"_s
                                         << u"high-contrast"_s << QVariant(true) << QVariant(false);
}

void TestSystemAppearance::prefersContrastToColours()
{
    QFETCH(QString, group);
    QFETCH(QString, key);
    QFETCH(QVariant, on);
    QFETCH(QVariant, off);
    m_portal->answer = QVariant::fromValue(QDBusVariant(1U));
    m_portal->others[group + u'/' + key] = on;
    QVERIFY(startPortal());
    SystemAppearance appearance;
    appearance.follow(m_bus->connection(u"console"_s));
    QTRY_COMPARE(appearance.scheme(), Scheme::Contrast);
    m_portal->change(2U);
    Q_EMIT m_portal->SettingChanged(group, key, QDBusVariant(off));
    QTRY_COMPARE(appearance.scheme(), Scheme::Light);
    Q_EMIT m_portal->SettingChanged(group, key, QDBusVariant(on));
    QTRY_COMPARE(appearance.scheme(), Scheme::Contrast);
}

void TestSystemAppearance::reportsWhetherThingsMayMove_data()
{
    QTest::addColumn<QString>("group");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QVariant>("reduced");
    QTest::addColumn<QVariant>("usual");
    QTest::newRow("of the portal") << kGroup << u"reduced-motion"_s << QVariant(1U) << QVariant(0U);
    QTest::newRow("of an older desktop")
        << u"org.gnome.desktop.interface"_s << u"enable-animations"_s << QVariant(false)
        << QVariant(true);
}

void TestSystemAppearance::reportsWhetherThingsMayMove()
{
    QFETCH(QString, group);
    QFETCH(QString, key);
    QFETCH(QVariant, reduced);
    QFETCH(QVariant, usual);
    m_portal->others[group + u'/' + key] = reduced;
    QVERIFY(startPortal());
    SystemAppearance appearance;
    QCOMPARE(appearance.motion(), Motion::Usual);
    QSignalSpy changes(&appearance, &SystemAppearance::motionChanged);
    appearance.follow(m_bus->connection(u"console"_s));
    QTRY_COMPARE(appearance.motion(), Motion::Reduced);
    Q_EMIT m_portal->SettingChanged(group, key, QDBusVariant(usual));
    QTRY_COMPARE(appearance.motion(), Motion::Usual);
    QCOMPARE(changes.size(), 2);
}

void TestSystemAppearance::ignoresOtherSettings()
{
    QVERIFY(startPortal());
    SystemAppearance appearance;
    appearance.follow(m_bus->connection(u"console"_s));
    QSignalSpy changes(&appearance, &SystemAppearance::schemeChanged);
    QTRY_COMPARE(m_portal->questions, 1);
    Q_EMIT m_portal->SettingChanged(kGroup, u"accent-color"_s, QDBusVariant(1U));
    Q_EMIT m_portal->SettingChanged(u"org.gnome.desktop"_s, kKey, QDBusVariant(1U));
    m_portal->change(2U); // arrives after the other two
    m_portal->change(1U);
    QTRY_COMPARE(appearance.scheme(), Scheme::Dark);
    QCOMPARE(changes.size(), 1);
}

void TestSystemAppearance::doesNotWaitForASilentPortal()
{
    m_portal->silent = true;
    QVERIFY(startPortal());
    auto appearance = std::make_unique<SystemAppearance>();
    appearance->follow(m_bus->connection(u"console"_s)); // returns immediately
    QTRY_COMPARE(m_portal->questions, 1);
    QCOMPARE(appearance->scheme(), Scheme::Light);
    m_portal->change(1U);
    QTRY_COMPARE(appearance->scheme(), Scheme::Dark);
    appearance.reset(); // with its call pending
}

void TestSystemAppearance::withoutPortalThePaletteDecides()
{
    QFETCH(const Scheme, scheme);
    QGuiApplication::setPalette(palette(scheme));
    const QDBusConnection bus = m_bus->connection(u"console"_s);
    SystemAppearance appearance;
    appearance.follow(bus);
    QSignalSpy changes(&appearance, &SystemAppearance::schemeChanged);
    // The error arrives before the answer to a later call.
    const auto later = bus.call(QDBusMessage::createMethodCall(
        u"org.freedesktop.DBus"_s, u"/"_s, u"org.freedesktop.DBus.Peer"_s, u"Ping"_s));
    QCOMPARE(later.type(), QDBusMessage::ReplyMessage);
    QCoreApplication::processEvents();
    QCOMPARE(appearance.scheme(), scheme);
    QVERIFY(changes.isEmpty());
}

void TestSystemAppearance::withoutBusThePaletteDecides()
{
    QFETCH(const Scheme, scheme);
    QGuiApplication::setPalette(palette(scheme));
    SystemAppearance appearance;
    appearance.follow(QDBusConnection(u"no such bus"_s));
    QCOMPARE(appearance.scheme(), scheme);
}

void TestSystemAppearance::portalMayComeLater()
{
    SystemAppearance appearance;
    appearance.follow(m_bus->connection(u"console"_s));
    QVERIFY(startPortal());
    m_portal->change(1U);
    QTRY_COMPARE(appearance.scheme(), Scheme::Dark);
}

void TestSystemAppearance::survivesTheEndOfTheBus()
{
    m_portal->answer = QVariant::fromValue(QDBusVariant(1U));
    QVERIFY(startPortal());
    const QDBusConnection bus = m_bus->connection(u"console"_s);
    SystemAppearance appearance;
    appearance.follow(bus);
    QTRY_COMPARE(appearance.scheme(), Scheme::Dark);
    m_bus.reset();
    QTRY_VERIFY(!bus.isConnected());
    QCOMPARE(appearance.scheme(), Scheme::Dark);
}

void TestSystemAppearance::ownPaletteChangesNothing()
{
    QVERIFY(startPortal());
    SystemAppearance appearance;
    appearance.follow(m_bus->connection(u"console"_s));
    QGuiApplication::setPalette(palette(Scheme::Dark));
    m_portal->change(1U);
    QTRY_COMPARE(appearance.scheme(), Scheme::Dark);
    m_portal->change(0U);
    QTRY_COMPARE(appearance.scheme(), Scheme::Light);
}

BALCAO_TEST(TestSystemAppearance)
#include "tst_systemappearance.moc"
