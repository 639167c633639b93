// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/consoletext.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

class ConsoleTextTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void replacesWhatATerminalRuns_data();
    void replacesWhatATerminalRuns();
    void keepsOtherText();
};

void ConsoleTextTest::replacesWhatATerminalRuns_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    QTest::newRow("title and screen")
        << u"\u001B]0;owned\u0007\u001B[2J"_s << u"\uFFFD]0;owned\uFFFD\uFFFD[2J"_s;
    QTest::newRow("C1") << u"a\u009B31mb\u0085"_s << u"a\uFFFD31mb\uFFFD"_s;
    QTest::newRow("carriage return") << u"bad\rgood"_s << u"bad\uFFFDgood"_s;
    QTest::newRow("delete and backspace") << u"a\u007F\u0008"_s << u"a\uFFFD\uFFFD"_s;
    QTest::newRow("direction") << u"\u202Eab\u2066c\u200Fd\u061C"_s
                               << u"\uFFFDab\uFFFDc\uFFFDd\uFFFD"_s;
    QTest::newRow("separators") << u"a\u2028b\u2029"_s << u"a\uFFFDb\uFFFD"_s;
}

void ConsoleTextTest::replacesWhatATerminalRuns()
{
    QFETCH(QString, text);
    QTEST(core::consoleText(text), "shown");
    QTEST(core::consoleLine(text), "shown");
}

void ConsoleTextTest::keepsOtherText()
{
    const QString text = u"Pão\tR$ 1,00 – “ok” 🙂\nnova linha"_s;
    QCOMPARE(core::consoleText(text), text);
    QCOMPARE(core::consoleLine(text), u"Pão R$ 1,00 – “ok” 🙂 nova linha"_s);
}

BALCAO_GUILESS_TEST(ConsoleTextTest)
#include "tst_consoletext.moc"
