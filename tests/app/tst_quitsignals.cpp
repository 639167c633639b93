// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/quitsignals.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

#include <csignal>

class TestQuitSignals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsInsteadOfEnding_data()
    {
        QTest::addColumn<int>("signal");
        QTest::newRow("Ctrl+C in the terminal") << SIGINT;
        QTest::newRow("asked to end") << SIGTERM;
        QTest::newRow("the terminal went") << SIGHUP;
    }
    /// Without the class under test these signals end the test program.
    void tellsInsteadOfEnding()
    {
        QFETCH(int, signal);
        const app::QuitSignals signals;
        QSignalSpy asked(&signals, &app::QuitSignals::quitRequested);
        QCOMPARE(raise(signal), 0);
        QTRY_COMPARE(asked.size(), 1);
    }
};

QTEST_GUILESS_MAIN(TestQuitSignals)
#include "tst_quitsignals.moc"
