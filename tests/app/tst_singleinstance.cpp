// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/singleinstance.h"
#include "tests/support/process.h"
#include "tests/support/testmain.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QProcess>
#include <QtCore/QSocketNotifier>
#include <QtCore/QTemporaryDir>
#include <QtNetwork/QLocalSocket>
#include <QtTest/QTest>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

#include <signal.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using app::SingleInstance;

namespace
{

std::chrono::milliseconds syncTime(0); // duration of a sync in this process

int takeTime()
{
    std::this_thread::sleep_for(syncTime);
    return 0;
}

} // namespace

extern "C" int fsync(int /*file*/)
{
    return takeTime();
}

extern "C" int fdatasync(int /*file*/)
{
    return takeTime();
}

namespace
{

void print(const char *word)
{
    std::puts(word);
    std::fflush(stdout);
}

/// Runs this program as a console: prints "ready", starts after the first input line and prints its
/// role. The first console then runs until its input ends, and prints "raised" for each request.
int runInstance(const QString &folder)
{
    SingleInstance instance(folder);
    QObject::connect(&instance, &SingleInstance::raiseRequested, [] { print("raised"); });
    print("ready");
    char byte = 0;
    if (read(STDIN_FILENO, &byte, 1) != 1)
        return 1;
    switch (instance.start()) {
    case SingleInstance::Role::First:
        break;
    case SingleInstance::Role::Second:
        print("second");
        return 0;
    case SingleInstance::Role::Failed:
        print("failed");
        return 0;
    case SingleInstance::Role::Denied:
        print("denied");
        return 0;
    }
    print("first");
    QSocketNotifier input(STDIN_FILENO, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, QCoreApplication::instance(),
                     &QCoreApplication::quit);
    return QCoreApplication::exec();
}

/// A console in a separate process; killed at the end of its scope.
class Console
{
    Q_DISABLE_COPY_MOVE(Console)

public:
    explicit Console(const QString &folder, std::chrono::milliseconds ofEachSync = {})
    {
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_process.start(QCoreApplication::applicationFilePath(),
                        {u"tst_singleinstance"_s, u"--instance"_s, folder,
                         QString::number(ofEachSync.count())});
    }
    ~Console() { kill(); }

    /// Returns the next printed word, within ten seconds.
    QByteArray word()
    {
        const bool message =
            QTest::qWaitFor([this] { return m_process.canReadLine(); }, kWaitLimit);
        return message ? m_process.readLine().trimmed() : "nothing";
    }
    /// Returns true if there is unread output.
    bool hasWord() const { return m_process.canReadLine(); }

    void go() { m_process.write("g"); }
    QByteArray role()
    {
        if (word() != "ready")
            return "not ready";
        go();
        return word();
    }
    void kill()
    {
        m_process.kill(); // SIGKILL
        m_process.waitForFinished();
    }
    void closeInput()
    {
        m_process.closeWriteChannel();
        m_process.waitForFinished();
    }
    bool signal(int number)
    {
        // Without a process the id is 0, which would signal this test and its parent.
        const qint64 pid = m_process.processId();
        return pid > 0 && ::kill(static_cast<pid_t>(pid), number) == 0;
    }

private:
    QProcess m_process;
};

} // namespace

class TestSingleInstance : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();

    void secondStartRaisesTheFirst();
    void otherNameOfTheFolderIsTheSameFolder();
    void foldersAreIndependent();
    void endOfTheFirstFreesTheFolder();
    void newOneIsFirstAfterSigkill();
    void opensOnlyOneOfTwoSimultaneousConsoles_data();
    void opensOnlyOneOfTwoSimultaneousConsoles();
    void waitsForADiskThatTakesItsTime();
    void failsInTimeIfTheFirstIsStuck();
    void recoversALockFileThatNamesNobody();
    void isDeniedAFolderThatIsNotThere();
    void isDeniedAStaleLockThatCannotBeTakenAway();
    void survivesHostileBytes_data();
    void survivesHostileBytes();
    void survivesSilentConnections();

private:
    QString folder() const { return m_folder->path(); }
    QString socketPath() const;

    std::unique_ptr<QTemporaryDir> m_runtime; // folder of the sockets
    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestSingleInstance::init()
{
    m_runtime = std::make_unique<QTemporaryDir>();
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_runtime->isValid() && m_folder->isValid());
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(m_runtime->path()));
}

QString TestSingleInstance::socketPath() const
{
    const QDir runtime(m_runtime->path());
    const QStringList names = runtime.entryList({u"balcao-*"_s}, QDir::System);
    return names.size() == 1 ? runtime.filePath(names.first()) : QString();
}

void TestSingleInstance::secondStartRaisesTheFirst()
{
    Console first(folder());
    QCOMPARE(first.role(), "first");
    for (int i = 0; i < 3; ++i) {
        Console second(folder());
        QCOMPARE(second.role(), "second");
        QCOMPARE(first.word(), "raised");
    }
    QVERIFY(!first.hasWord());
}

void TestSingleInstance::otherNameOfTheFolderIsTheSameFolder()
{
    const QTemporaryDir other;
    const QString link = other.filePath(u"link"_s);
    QVERIFY(QFile::link(folder(), link));
    Console first(folder());
    QCOMPARE(first.role(), "first");
    Console second(link);
    QCOMPARE(second.role(), "second");
    QCOMPARE(first.word(), "raised");
}

void TestSingleInstance::foldersAreIndependent()
{
    const QTemporaryDir other;
    Console here(folder());
    Console there(other.path());
    QCOMPARE(here.role(), "first");
    QCOMPARE(there.role(), "first");
    Console again(other.path());
    QCOMPARE(again.role(), "second");
    QCOMPARE(there.word(), "raised");
    QVERIFY(!here.hasWord());
}

void TestSingleInstance::endOfTheFirstFreesTheFolder()
{
    Console first(folder());
    QCOMPARE(first.role(), "first");
    QVERIFY(!socketPath().isEmpty());
    first.closeInput();
    QVERIFY(socketPath().isEmpty());
    QVERIFY(QDir(folder()).isEmpty());
    Console next(folder());
    QCOMPARE(next.role(), "first");
}

void TestSingleInstance::newOneIsFirstAfterSigkill()
{
    Console killed(folder());
    QCOMPARE(killed.role(), "first");
    killed.kill();
    QVERIFY(QFile::exists(QDir(folder()).filePath(u"balcao.lock"_s))); // left by the killed console
    QVERIFY(!socketPath().isEmpty());
    Console first(folder());
    QCOMPARE(first.role(), "first");
    Console second(folder());
    QCOMPARE(second.role(), "second");
    QCOMPARE(first.word(), "raised");
}

void TestSingleInstance::opensOnlyOneOfTwoSimultaneousConsoles_data()
{
    QTest::addColumn<bool>("stale");
    QTest::newRow("in a free folder") << false;
    QTest::newRow("where one was killed") << true;
}

void TestSingleInstance::opensOnlyOneOfTwoSimultaneousConsoles()
{
    QFETCH(const bool, stale);
    for (int round = 0; round < 20; ++round) {
        Console a(folder());
        Console b(folder());
        QCOMPARE(a.word(), "ready");
        QCOMPARE(b.word(), "ready");
        a.go();
        b.go();
        const QList<QByteArray> roles{a.word(), b.word()};
        QCOMPARE(roles.count("first"), 1);
        QCOMPARE(roles.count("second"), 1);
        Console &first = roles[0] == "first" ? a : b;
        QCOMPARE(first.word(), "raised");
        if (stale)
            first.kill();
        else
            first.closeInput();
    }
}

/// The first console waits for the disk twice: to remove the stale lock, and to create its own.
void TestSingleInstance::waitsForADiskThatTakesItsTime()
{
    {
        Console killed(folder());
        QCOMPARE(killed.role(), "first");
    }
    Console a(folder(), 1200ms);
    Console b(folder(), 1200ms);
    QCOMPARE(a.word(), "ready");
    QCOMPARE(b.word(), "ready");
    a.go();
    b.go();
    QList<QByteArray> roles{a.word(), b.word()};
    std::sort(roles.begin(), roles.end());
    QCOMPARE(roles, (QList<QByteArray>{"first", "second"}));
}

void TestSingleInstance::failsInTimeIfTheFirstIsStuck()
{
    Console first(folder());
    QCOMPARE(first.role(), "first");
    QVERIFY(first.signal(SIGSTOP));
    QElapsedTimer timer;
    timer.start();
    Console second(folder());
    QCOMPARE(second.role(), "failed");
    QVERIFY(timer.elapsed() < kWaitLimit); // five seconds, plus a margin for a slow machine
    QVERIFY(first.signal(SIGCONT));
    Console third(folder());
    QCOMPARE(third.role(), "second");
}

void TestSingleInstance::recoversALockFileThatNamesNobody()
{
    QFile lock(QDir(folder()).filePath(u"balcao.lock"_s));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    QVERIFY(lock.setFileTime(QDateTime::currentDateTimeUtc().addSecs(-60),
                             QFileDevice::FileModificationTime));
    lock.close();
    Console first(folder());
    QCOMPARE(first.role(), "first");
}

void TestSingleInstance::isDeniedAFolderThatIsNotThere()
{
    Console console(QDir(folder()).filePath(u"missing"_s));
    QCOMPARE(console.role(), "denied");
}

/// A stale lock of a killed console on a disk that became read-only. Root may always write, so the
/// test uses another user.
void TestSingleInstance::isDeniedAStaleLockThatCannotBeTakenAway()
{
    constexpr uid_t kNobody = 65534;
    {
        Console killed(folder());
        QCOMPARE(killed.role(), "first");
    }
    const QString lock = QDir(folder()).filePath(u"balcao.lock"_s);
    QVERIFY(QFile::exists(lock));
    if (geteuid() == 0) {
        QCOMPARE(chown(qPrintable(folder()), kNobody, kNobody), 0);
        QCOMPARE(chown(qPrintable(lock), kNobody, kNobody), 0);
    }
    QCOMPARE(chmod(qPrintable(folder()), 0500), 0);
    const QList<int> answers = support::inProcesses(1, [this](int) {
        if (geteuid() == 0 && (setgid(kNobody) != 0 || setuid(kNobody) != 0))
            return 101;
        SingleInstance instance(folder());
        return static_cast<int>(instance.start());
    });
    QCOMPARE(chmod(qPrintable(folder()), 0700), 0); // allows the removal
    QCOMPARE(answers, QList<int>{static_cast<int>(SingleInstance::Role::Denied)});
}

void TestSingleInstance::survivesHostileBytes_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("too little") << "balcao"_ba;
    QTest::newRow("another word") << "balcao quit!\n"_ba;
    QTest::newRow("zeros") << QByteArray(1'000'000, '\0');
    QTest::newRow("line without end") << QByteArray(1'000'000, 'a');
    QTest::newRow("many lines") << QByteArray("\n").repeated(100'000);
    QTest::newRow("request too late") << "x balcao raise\n"_ba;
}

void TestSingleInstance::survivesHostileBytes()
{
    QFETCH(const QByteArray, bytes);
    Console first(folder());
    QCOMPARE(first.role(), "first");
    QLocalSocket socket;
    socket.connectToServer(socketPath());
    QVERIFY(socket.waitForConnected());
    socket.write(bytes);
    // The console disconnects: immediately after an invalid request, and after a timeout for an
    // incomplete one.
    QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QLocalSocket::UnconnectedState, 10'000);
    QCOMPARE(socket.readAll(), QByteArray());
    QVERIFY(!first.hasWord());

    Console second(folder());
    QCOMPARE(second.role(), "second");
    QCOMPARE(first.word(), "raised");
    QVERIFY(!first.hasWord());
}

void TestSingleInstance::survivesSilentConnections()
{
    Console first(folder());
    QCOMPARE(first.role(), "first");
    std::vector<std::unique_ptr<QLocalSocket>> silent;
    for (int i = 0; i < 100; ++i) {
        silent.push_back(std::make_unique<QLocalSocket>());
        silent.back()->connectToServer(socketPath());
        QVERIFY(silent.back()->waitForConnected());
    }
    Console second(folder());
    QCOMPARE(second.role(), "second");
    QCOMPARE(first.word(), "raised");
}

static int runTests(int argc, char *argv[])
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == "--instance"_L1) {
        syncTime = std::chrono::milliseconds(arguments.value(3).toInt());
        return runInstance(arguments.value(2));
    }
    TestSingleInstance test;
    return QTest::qExec(&test, argc, argv);
}

BALCAO_TEST_MAIN(&runTests)

#include "tests/support/waitlimit.h"
#include "tst_singleinstance.moc"
