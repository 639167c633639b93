// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/scale.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

class TestScale : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void leavesRoomForTheWindow_data();
    void leavesRoomForTheWindow();
    void reportsQt_data();
    void reportsQt();
};

void TestScale::leavesRoomForTheWindow_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<int>("scale");
    QTest::newRow("a large screen") << 300 << QSize(3840, 2160) << 300;
    QTest::newRow("no more than was asked for") << 150 << QSize(3840, 2160) << 150;
    QTest::newRow("not high enough") << 300 << QSize(2560, 1080) << 175;
    QTest::newRow("not wide enough") << 300 << QSize(1080, 1920) << 150;
    QTest::newRow("just right") << 200 << QSize(1440, 1120) << 200;
    QTest::newRow("a pixel less") << 200 << QSize(1440, 1119) << 175;
    QTest::newRow("too small for any") << 300 << QSize(640, 480) << 100;
    QTest::newRow("none of the choices") << 160 << QSize(3840, 2160) << 150;
}

void TestScale::leavesRoomForTheWindow()
{
    QFETCH(int, wanted);
    QFETCH(QSize, screen);
    QTEST(app::fittingScale(wanted, screen), "scale");
}

/// The screen of the tests is 800 pixels wide and high.
void TestScale::reportsQt_data()
{
    QTest::addColumn<int>("wanted");
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("usual") << 100 << QByteArray() << QByteArray();
    QTest::newRow("usual of a desktop's own") << 100 << QByteArray("1.5") << QByteArray("1.5");
    QTest::newRow("more than fits") << 200 << QByteArray() << QByteArray("1");
    QTest::newRow("twice a half") << 200 << QByteArray("0.5") << QByteArray("1");
    QTest::newRow("thrice a third") << 300 << QByteArray("0.3") << QByteArray("0.9");
}

void TestScale::reportsQt()
{
    QFETCH(int, wanted);
    QFETCH(QByteArray, before);
    if (before.isEmpty())
        qunsetenv("QT_SCALE_FACTOR");
    else
        qputenv("QT_SCALE_FACTOR", before);
    QByteArray name("balcao");
    char *arguments[] = {name.data(), nullptr};
    app::applyScale(wanted, 1, arguments);
    QTEST(qgetenv("QT_SCALE_FACTOR"), "after");
}

BALCAO_APPLESS_TEST(TestScale)
#include "tst_scale.moc"
