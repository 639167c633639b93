// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/strictjson.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonDocument>
#include <QtTest/QTest>

using namespace core;

class StrictJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decides_data();
    void decides();
};

void StrictJsonTest::decides_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("isJson");
    int number = 0;
    const auto row = [&number](const QByteArray &text, bool isJson) {
        QTest::addRow("%d %s", ++number, text.left(30).toPercentEncoding(" \"{}[],:").constData())
            << text << isJson;
    };
    for (const char *text :
         {"{}", "[]", " \t\r\n{ } ", "[1,-0,0.5,1e5,1E+5,1e-05,-12.25]", "[true,false,null]",
          R"({"a":{"b":[{"c":[]}]},"d":"e"})", R"(["\"\\\/\b\f\n\r\t\u00e9\uD83D\uDE00"])",
          "[\"Jo\xC3\xA3o \xF0\x9F\x98\x80 \x7F\"]", "[[[[[[]]]]],[]]", R"(["\ud800"])", "\"a\"",
          "1", R"({"a":1,"a":2})"})
        row(text, true);
    for (const char *text : {"",
                             " ",
                             "{",
                             "}",
                             "[",
                             "{]",
                             "[}",
                             "[1",
                             "[1,",
                             "[1,]",
                             "[,1]",
                             "[1 2]",
                             "{}{}",
                             "[] x",
                             R"({"a"})",
                             R"({"a":})",
                             R"({"a":1,})",
                             R"({,"a":1})",
                             "{a:1}",
                             "{1:1}",
                             "{'a':1}",
                             R"({"a" 1})",
                             R"({"a"::1})",
                             R"(["a)",
                             R"(["a\)",
                             R"(["\a"])",
                             R"(["it\'s"])",
                             R"(["\x41"])",
                             R"(["\u12"])",
                             R"(["\u12g4"])",
                             R"(["\U0041"])",
                             "[\"a\tb\"]",
                             "[\"a\nb\"]",
                             "[\"a\x1F\"]",
                             "[.5]",
                             "[5.]",
                             "[5.e1]",
                             "[-]",
                             "[+1]",
                             "[01]",
                             "[-01]",
                             "[1e]",
                             "[1e+]",
                             "[0x1]",
                             "[NaN]",
                             "[Infinity]",
                             "[True]",
                             "[nul]",
                             "[tru e]",
                             "[\"\xE9\"]",
                             "[\"Jo\\\xE3o\"]",
                             "[\"\xC0\xAF\"]",
                             "[\"\xED\xA0\x80\"]",
                             "[\"\xF4\x90\x80\x80\"]",
                             "[\"\xC3\"]",
                             "\xEF\xBB\xBF{}",
                             "[1]/*a*/",
                             "//a\n[1]",
                             "\xC2\xA0{}",
                             "[1]\f"})
        row(text, false);
    row(QByteArray("[\"a\0b\"]", 7), false);
    row(QByteArray("{}\0", 3), false);
    row(QByteArray(1024, '[') + QByteArray(1024, ']'), true);
    row(QByteArray(1025, '[') + QByteArray(1025, ']'), false);
    row(QByteArray(100'000, '['), false);
}

void StrictJsonTest::decides()
{
    QFETCH(QByteArray, text);
    QTEST(isStrictJson(text), "isJson");
}

BALCAO_APPLESS_TEST(StrictJsonTest)
#include "tst_strictjson.moc"
