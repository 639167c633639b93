// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lockfile.h"
#include "core/console/pin.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/testmain.h"

#include <pty.h>
#include <signal.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

using namespace Qt::StringLiterals;
using support::CliEnded;

/// Tests the PIN of a shop.
class TestCliPin : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_cli.reset(); }

    void asksWhereTheConsoleAsks_data();
    void asksWhereTheConsoleAsks();
    void refusesAWrongPin();
    void refusesAFileThatOthersCanRead_data();
    void refusesAFileThatOthersCanRead();
    void staysLockedIfTheFileIsDamaged();
    void asksOnTheTerminal_data();
    void asksOnTheTerminal();

private:
    [[nodiscard]] QString pinFile(const QByteArray &text,
                                  QFile::Permissions mode = QFile::ReadOwner |
                                                            QFile::WriteOwner) const;

    std::unique_ptr<support::CliProgram> m_cli;
};

void TestCliPin::init()
{
    m_cli = std::make_unique<support::CliProgram>();
    QCOMPARE(m_cli->initialize().code, 0);
    QVERIFY(app::LockFile::save(m_cli->shop(), {.hash = core::pinHash(u"2468"_s)}));
}

QString TestCliPin::pinFile(const QByteArray &text, QFile::Permissions mode) const
{
    const QString path = m_cli->path(u"pin"_s);
    support::writeFile(path, text, mode);
    return path;
}

void TestCliPin::asksWhereTheConsoleAsks_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<bool>("asks");
    for (const QString &line : {u"list"_s, u"show R1"_s, u"report today"_s, u"export a.csv"_s,
                                u"refund 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s,
                                u"withdraw 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01 --reason x"_s})
        QTest::newRow(qPrintable(line)) << line << true;
    for (const QString &line : {u"charge 15.00"_s, u"check"_s, u"backup b.db"_s,
                                u"pay 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s,
                                u"confirm 8f14e45f-ceea-467a-9b36-2f5b3c2d1a01 --note x"_s})
        QTest::newRow(qPrintable(line)) << line << false;
}

void TestCliPin::asksWhereTheConsoleAsks()
{
    QFETCH(QString, line);
    QFETCH(bool, asks);
    QCOMPARE(m_cli->json({u"charge"_s, u"15.00"_s, u"--reference"_s, u"R1"_s}).code, 0);
    const CliEnded ended = m_cli->json(line.split(u' '));
    QCOMPARE(ended.errorCode() == "pin_required"_L1, asks);
    QCOMPARE(ended.code == 1, asks || !ended.errorCode().isEmpty());
    const CliEnded withPin =
        m_cli->json(QStringList{u"--pin-file"_s, pinFile("2468\n")} + line.split(u' '));
    QVERIFY2(!withPin.errorCode().startsWith("pin"_L1), withPin.output.constData());
}

void TestCliPin::refusesAWrongPin()
{
    const QString wrong = pinFile("1357\n");
    QStringList codes;
    for (int i = 0; i < 4; ++i) {
        const CliEnded ended = m_cli->json({u"list"_s, u"--pin-file"_s, wrong});
        QCOMPARE(ended.code, 1);
        QVERIFY(!ended.output.contains("1357"));
        codes += ended.errorCode();
    }
    QCOMPARE(codes, (QStringList{u"pin_wrong"_s, u"pin_wrong"_s, u"pin_wrong"_s, u"pin_wait"_s}));
    // The right PIN must wait too, as in the console.
    QCOMPARE(m_cli->json({u"list"_s, u"--pin-file"_s, pinFile("2468")}).errorCode(), u"pin_wait"_s);
}

void TestCliPin::refusesAFileThatOthersCanRead_data()
{
    QTest::addColumn<int>("mode");
    QTest::newRow("group") << int(QFile::ReadOwner | QFile::ReadGroup);
    QTest::newRow("others") << int(QFile::ReadOwner | QFile::ReadOther);
    QTest::newRow("written by the group") << int(QFile::ReadOwner | QFile::WriteGroup);
    QTest::newRow("empty") << int(QFile::ReadOwner);
    QTest::newRow("missing") << -1;
}

void TestCliPin::refusesAFileThatOthersCanRead()
{
    QFETCH(int, mode);
    const bool isEmpty = mode == QFile::ReadOwner;
    const QString file = mode < 0 ? m_cli->path(u"none"_s)
                                  : pinFile(isEmpty ? " \n" : "2468", QFile::Permissions(mode));
    const CliEnded ended = m_cli->json({u"list"_s, u"--pin-file"_s, file});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"secret_file"_s);
    QVERIFY2(ended.errorText().contains(file), ended.errors.constData());
    QCOMPARE(app::LockFile::load(m_cli->shop()).wrongTries, 0);
}

void TestCliPin::staysLockedIfTheFileIsDamaged()
{
    support::writeFile(app::LockFile::filePath(m_cli->shop()), "{}");
    QCOMPARE(m_cli->json({u"list"_s, u"--pin-file"_s, pinFile("2468")}).errorCode(),
             u"pin_unreadable"_s);
}

void TestCliPin::asksOnTheTerminal_data()
{
    QTest::addColumn<QByteArray>("typed");
    QTest::addColumn<int>("code");
    QTest::newRow("right") << "2468\n"_ba << 0;
    QTest::newRow("wrong") << "1357\n"_ba << 1;
    QTest::newRow("end of the input") << "\x04"_ba << 1;
    QTest::newRow("Ctrl+C") << "\x03"_ba << 1;
}

void TestCliPin::asksOnTheTerminal()
{
    QFETCH(QByteArray, typed);
    QFETCH(int, code);
    const QByteArray program = support::programPath(u"balcao-cli"_s).toLocal8Bit();
    const QByteArray shop = m_cli->shop().toLocal8Bit();
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        execl(program.constData(), "balcao-cli", "--data", shop.constData(), "--lang", "en", "list",
              nullptr);
        _exit(127);
    }
    QVERIFY(child > 0);
    QByteArray screen;
    const auto readSome = [&] {
        QByteArray some(1024, '\0');
        const ssize_t size = read(terminal, some.data(), static_cast<size_t>(some.size()));
        screen += some.left(qMax<ssize_t>(0, size));
        return size > 0;
    };
    while (!screen.contains("PIN: ") && readSome()) {
    }
    // The program hides the input after the question.
    termios state = {};
    QTRY_VERIFY(tcgetattr(terminal, &state) == 0 && (state.c_lflag & ECHO) == 0);
    QCOMPARE(write(terminal, typed.constData(), static_cast<size_t>(typed.size())), typed.size());
    while (readSome()) {
    }
    int status = 0;
    QCOMPARE(waitpid(child, &status, 0), child);
    close(terminal);
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), code);
    QVERIFY2(!screen.contains("2468") && !screen.contains("1357"), screen.constData());
}

BALCAO_GUILESS_TEST(TestCliPin)
#include "tst_clipin.moc"
