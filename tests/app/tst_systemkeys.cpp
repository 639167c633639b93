// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/systemkeys.h"
#include "tests/support/await.h"
#include "tests/support/messagebus.h"
#include "tests/support/testmain.h"

#include <QtCore/QDirIterator>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtDBus/QDBusConnectionInterface>
#include <QtTest/QTest>

#include <cstdio>
#include <signal.h>

using namespace Qt::StringLiterals;
using app::SystemKeys;
using core::Error;
using core::Result;

namespace
{

const QByteArray kKey = "blc_sandbox_0123456789";

const QUuid kProfile(u"27d150bf-27bd-43f8-b217-2731482e747e"_s);
const QString kWork = u"work"_s;

/// Makes keyring calls in this process and prints the result of each.
int work(const QStringList &calls)
{
    SystemKeys keys;
    const auto print = [](const auto &result) {
        std::printf("%d ", result ? -1 : static_cast<int>(result.error().code));
    };
    for (const QString &call : calls) {
        if (call == u"keep"_s) {
            print(await(keys.keep(kProfile, kKey)));
        } else if (call == u"forget"_s) {
            print(await(keys.forget(kProfile)));
        } else {
            const auto found = await(keys.find(kProfile));
            print(found);
            if (found)
                std::printf("%s ", *found == kKey ? "same" : "other");
        }
    }
    return 0;
}

const QString kDone = u"-1 "_s;
const QString kFound = u"-1 same "_s;

QString refusal(Error::Code code)
{
    return QString::number(static_cast<int>(code)) + u' ';
}

} // namespace

/// A KDE wallet that exists but never opens. QtKeychain would then write keys to a readable file by
/// default.
class ShutWallet : public QObject
{
    Q_OBJECT
    Q_CLASSINFO("D-Bus Interface", "org.kde.KWallet")

public Q_SLOTS:
    static QString networkWallet() { return u"kdewallet"_s; }
};

/// Each test uses its own process, because the library looks for the bus only once.
class TestSystemKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_home = std::make_unique<QTemporaryDir>();
        m_environment = QProcessEnvironment::systemEnvironment();
        for (const char *name :
             {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
            m_environment.insert(QString::fromLatin1(name), m_home->path());
        m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s,
                             u"unix:path="_s + m_home->filePath(u"bus"_s));
    }

    void keepsNothingWithoutAKeyring_data()
    {
        QTest::addColumn<QString>("desktop"); // from which QtKeychain derives the keyring
        QTest::addColumn<bool>("hasWallet");
        QTest::newRow("secret service") << u"GNOME"_s << false;
        QTest::newRow("no KWallet") << u"KDE"_s << false;
        QTest::newRow("a KWallet that stays shut") << u"KDE"_s << true;
    }

    /// The key must not be stored anywhere else.
    void keepsNothingWithoutAKeyring()
    {
        QFETCH(QString, desktop);
        QFETCH(bool, hasWallet);
        ShutWallet wallet;
        if (hasWallet) {
            startBus();
            QDBusConnection bus = m_bus->connection(u"wallet"_s);
            QVERIFY(bus.registerObject(u"/modules/kwalletd5"_s, &wallet,
                                       QDBusConnection::ExportAllSlots));
            QVERIFY(bus.registerService(u"org.kde.kwalletd5"_s));
        }
        m_environment.insert(u"XDG_CURRENT_DESKTOP"_s, desktop);
        m_environment.insert(u"KDE_SESSION_VERSION"_s, u"5"_s);
        QCOMPARE(worked({u"keep"_s, u"find"_s, u"forget"_s, u"find"_s}),
                 refusal(Error::Code::Unsupported).repeated(4));
        QVERIFY(!isOnDisk());
        QDBusConnection::disconnectFromBus(u"wallet"_s);
    }

    /// Uses the real GNOME keyring: each process is a start of the console.
    void keepsKeysInAKeyring()
    {
        startKeyring("geheim");
        QCOMPARE(worked({u"find"_s}), refusal(Error::Code::NotFound));
        QCOMPARE(worked({u"keep"_s, u"find"_s}), kDone + kFound);
        QCOMPARE(worked({u"find"_s}), kFound);
        QVERIFY(!isOnDisk());

        startKeyring("geheim"); // as after a restart of the computer
        QCOMPARE(worked({u"find"_s}), kFound);

        startKeyring("falsch"); // the keyring is locked
        QCOMPARE(worked({u"find"_s}), refusal(Error::Code::NotFound));

        startKeyring("geheim");
        QCOMPARE(worked({u"find"_s, u"forget"_s, u"find"_s}),
                 kFound + kDone + refusal(Error::Code::NotFound));
        QCOMPARE(worked({u"find"_s}), refusal(Error::Code::NotFound));
    }

    void cleanup()
    {
        endKeyring();
        m_bus.reset();
    }

private:
    void startBus()
    {
        m_bus = std::make_unique<support::MessageBus>();
        QVERIFY(m_bus->start());
        m_environment.insert(u"DBUS_SESSION_BUS_ADDRESS"_s, m_bus->address());
    }

    /// Stops the previous daemon and starts one that is unlocked with the password. Stored keys are
    /// encrypted with that password.
    void startKeyring(const QByteArray &password)
    {
        endKeyring();
        startBus();
        m_keyring.setProcessEnvironment(m_environment);
        m_keyring.start(QStringLiteral(KEYRING),
                        {u"--foreground"_s, u"--components=secrets"_s, u"--unlock"_s});
        m_keyring.write(password);
        m_keyring.closeWriteChannel();
        const QDBusConnection bus = m_bus->connection(u"keyring"_s);
        QTRY_VERIFY(bus.interface()->isServiceRegistered(u"org.freedesktop.secrets"_s));
        QDBusConnection::disconnectFromBus(u"keyring"_s);
    }

    void endKeyring()
    {
        m_keyring.terminate();
        m_keyring.waitForFinished();
    }

    [[nodiscard]] QString worked(const QStringList &calls) const
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(QCoreApplication::applicationFilePath(),
                      QStringList{u"tst_systemkeys"_s, kWork} + calls);
        const bool hasEnded = QTest::qWaitFor(
            [&process] { return process.state() == QProcess::NotRunning; }, kWaitLimit);
        return hasEnded ? QString::fromLatin1(process.readAllStandardOutput())
                        : u"it does not end"_s;
    }

    [[nodiscard]] bool isOnDisk() const
    {
        QDirIterator files(m_home->path(), QDir::Files | QDir::Hidden,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            if (file.open(QIODevice::ReadOnly) && file.readAll().contains(kKey))
                return true;
        }
        return false;
    }

    std::unique_ptr<QTemporaryDir> m_home;
    QProcessEnvironment m_environment;
    std::unique_ptr<support::MessageBus> m_bus;
    QProcess m_keyring;
};

static int runTests(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == kWork)
        return work(arguments.mid(2));
    TestSystemKeys test;
    return QTest::qExec(&test, argc, argv);
}
BALCAO_TEST_MAIN(&runTests)

#include "tests/support/waitlimit.h"
#include "tst_systemkeys.moc"
