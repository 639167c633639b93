// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/quitsignals.h"
#include "tests/support/testmain.h"

#include <QtCore/QCoreApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <csignal>
#include <optional>

class TestQuitSignals : public QObject
{
    Q_OBJECT

public:
    explicit TestQuitSignals(const app::QuitSignals &signals)
        : m_signals(signals)
    {}

private Q_SLOTS:
    void reportsInsteadOfEnding_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C in the terminal") << SIGINT;
        QTest::newRow("asked to end") << SIGTERM;
        QTest::newRow("the terminal went") << SIGHUP;
    }
    /// Without the class under test these signals end the test program.
    void reportsInsteadOfEnding()
    {
        QFETCH(int, signal);
        QSignalSpy asked(&m_signals, &app::QuitSignals::quitRequested);
        QCOMPARE(raise(signal), 0);
        QTRY_COMPARE(asked.size(), 1);
    }

private:
    const app::QuitSignals &m_signals;
};

/// Runs the test as in the console: the signals first, then the application, whose event loop reads
/// them.
static int runTests(int argc, char *argv[])
{
    std::optional<app::QuitSignals> signals(std::in_place);
    const QCoreApplication application(argc, argv);
    TestQuitSignals test(*signals);
    const int code = QTest::qExec(&test, argc, argv);
    std::raise(SIGINT); // an impatient user; the handler is gone
    signals.reset();
    std::raise(SIGTERM);
    return code;
}

BALCAO_TEST_MAIN(&runTests)

#include "tst_quitsignals.moc"
