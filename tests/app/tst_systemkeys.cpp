// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/systemkeys.h"
#include "tests/support/await.h"

#include <QtCore/QDirIterator>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
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

/// What becomes of a key in a process that has this keyring, or none: a word for each call.
int work()
{
    SystemKeys keys;
    const QUuid id = QUuid::createUuid();
    const auto say = [](const char *call, const std::optional<Error> &error) {
        std::printf("%s:%d ", call, error ? static_cast<int>(error->code) : -1);
    };
    const auto problem = [](const auto &result) {
        return result ? std::nullopt : std::optional(result.error());
    };
    say("keep", problem(await(keys.keep(id, kKey))));
    const auto found = await(keys.find(id));
    say("find", problem(found));
    std::printf("%s ", found && *found == kKey ? "same" : "other");
    say("forget", problem(await(keys.forget(id))));
    say("find", problem(await(keys.find(id))));
    return 0;
}

QString saying(int kept, int found, const char *which, int forgotten, int foundAgain)
{
    return u"keep:%1 find:%2 %3 forget:%4 find:%5 "_s.arg(kept)
        .arg(found)
        .arg(QLatin1StringView(which))
        .arg(forgotten)
        .arg(foundAgain);
}

} // namespace

/// Each in a process of its own, since the library under it asks only once where the bus is.
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
        QTest::addColumn<QString>("desktop"); // by which QtKeychain chooses a keyring
        QTest::newRow("secret service") << u"GNOME"_s;
        QTest::newRow("KWallet") << u"KDE"_s;
    }

    /// It must not land anywhere else.
    void keepsNothingWithoutAKeyring()
    {
        QFETCH(QString, desktop);
        m_environment.insert(u"XDG_CURRENT_DESKTOP"_s, desktop);
        m_environment.insert(u"KDE_SESSION_VERSION"_s, u"5"_s);
        constexpr int kNone = static_cast<int>(Error::Code::Unsupported);
        QCOMPARE(worked(), saying(kNone, kNone, "other", kNone, kNone));
        QVERIFY(!isOnDisk());
    }

private:
    [[nodiscard]] QString worked() const
    {
        QProcess process;
        process.setProcessEnvironment(m_environment);
        process.start(QCoreApplication::applicationFilePath(), {u"work"_s});
        return process.waitForFinished() ? QString::fromLatin1(process.readAllStandardOutput())
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
};

int main(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    if (QCoreApplication::arguments().contains(u"work"_s))
        return work();
    TestSystemKeys test;
    return QTest::qExec(&test, argc, argv);
}
#include "tst_systemkeys.moc"
