// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/annotations.h"
#include "core/domain/mark.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using Code = Status::Code;

class TestMark : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isOnATransaction_data();
    void isOnATransaction();
    void comesBackFromItsWord();
};

void TestMark::isOnATransaction_data()
{
    QTest::addColumn<bool>("isAbandoned");
    QTest::addColumn<bool>("isHandedOver");
    QTest::addColumn<Code>("code");
    QTest::addColumn<QStringList>("words");
    const auto row = [](const char *name, bool isAbandoned, bool isHandedOver, Code code,
                        const QStringList &words) {
        QTest::newRow(name) << isAbandoned << isHandedOver << code << words;
    };
    row("nothing", false, false, Code::Paid, {});
    row("given up and waiting", true, false, Code::Pending, {u"given_up"_s});
    row("given up and expired", true, false, Code::Expired, {u"given_up"_s});
    row("given up and given back", true, false, Code::Refund, {u"given_up"_s});
    row("given up and paid", true, false, Code::Paid, {u"paid_late"_s});
    row("handed over", false, true, Code::Paid, {u"handed_over"_s});
    row("both", true, true, Code::Paid, {u"paid_late"_s, u"handed_over"_s});
}

void TestMark::isOnATransaction()
{
    QFETCH(bool, isAbandoned);
    QFETCH(bool, isHandedOver);
    QFETCH(Code, code);
    const QDateTime now = QDateTime::currentDateTimeUtc();
    Annotations annotations;
    if (isAbandoned)
        annotations.abandoned = now;
    if (isHandedOver)
        annotations.handedOver = now;
    QStringList words;
    for (const Mark mark : kAllMarks) {
        if (hasMark(code, annotations, mark))
            words.append(toText(mark));
    }
    QTEST(words, "words");
}

void TestMark::comesBackFromItsWord()
{
    for (const Mark mark : kAllMarks)
        QCOMPARE(markFromText(toText(mark)), mark);
    QVERIFY(!markFromText(u"paid"_s));
    QVERIFY(!markFromText(QString()));
}

BALCAO_APPLESS_TEST(TestMark)
#include "tst_mark.moc"
