// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/textdecoding.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;
using namespace Qt::StringLiterals;

class TestTextDecoding : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decodes_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoding");
        QTest::newRow("ascii") << QByteArray("PIX 1") << u"PIX 1"_s << u"us-ascii"_s;
        QTest::newRow("utf-8") << QByteArray("JO\xc3\x83O") << u"JOÃO"_s << u"utf-8"_s;
        QTest::newRow("mark") << QByteArray("\xef\xbb\xbfJO\xc3\x83O") << u"JOÃO"_s << u"utf-8"_s;
        QTest::newRow("windows") << QByteArray("JO\xc3O \x80 \x93") << u"JOÃO € “"_s
                                 << u"windows-1252"_s;
        QTest::newRow("unassigned")
            << QByteArray("\xc1\x81\x8d.") << u"Á  ."_s << u"windows-1252"_s;
        QTest::newRow("cut at tag")
            << QByteArray("\xc3\x81GUA DISPON\xc3</MEMO>") << u"ÁGUA DISPON</MEMO>"_s << u"utf-8"_s;
        QTest::newRow("cut at line end")
            << QByteArray("\xc3\x81GUA \xe2\x80\r\nB") << u"ÁGUA \r\nB"_s << u"utf-8"_s;
        // Without a complete character, UTF-8 is a guess.
        QTest::newRow("one letter")
            << QByteArray("AMANH\xc3\n") << u"AMANHÃ\n"_s << u"windows-1252"_s;
        QTest::newRow("controls") << QByteArray("A\0B\x1f"
                                                "C\tD",
                                                7)
                                  << u"A B C\tD"_s << u"us-ascii"_s;
    }
    void decodes()
    {
        QFETCH(QByteArray, bytes);
        const auto decoded = decodeStatement(bytes);
        QVERIFY(decoded.has_value());
        QTEST(decoded->text, "text");
        QTEST(decoded->encoding, "encoding");
    }

    void refusesUtf16()
    {
        QCOMPARE(decodeStatement(QByteArray("\xff\xfe<\0", 4)).error().rule, StatementRule::Utf16);
    }
};

BALCAO_APPLESS_TEST(TestTextDecoding)
#include "tst_textdecoding.moc"
