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
    void refusesTheSuite_data();
    void refusesTheSuite();
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

/// The texts of JSONTestSuite that every parser must refuse.
void StrictJsonTest::refusesTheSuite_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *name, const QByteArray &text) { QTest::newRow(name) << text; };
    row("array: no comma", "[1 true]");
    row("array: byte that is no UTF-8", "[a\xE5]");
    row("array: colon", "[\"\": 1]");
    row("array: comma behind", "[\"\"],");
    row("array: comma before a number", "[,1]");
    row("array: two commas", "[1,,2]");
    row("array: two commas at the end", "[\"x\",,]");
    row("array: closed twice", "[\"x\"]]");
    row("array: comma at the end", "[\"\",]");
    row("array: incomplete", "[\"x\"");
    row("array: incomplete, no value", "[x");
    row("array: array without a comma", "[3[4]]");
    row("array: no UTF-8", "[\xFF]");
    row("array: items with a colon", "[1:2]");
    row("array: comma only", "[,]");
    row("array: minus only", "[-]");
    row("array: missing value", "[   , \"\"]");
    row("array: lines, open", "[\"a\",\n4\n,1,");
    row("array: number and comma", "[1,]");
    row("array: number and commas", "[1,,]");
    row("array: vertical tab", "[\"\x0B"
                               "a\"\\f]");
    row("array: star", "[*]");
    row("array: open", "[\"\"");
    row("array: open behind a comma", "[1,");
    row("array: open over lines", "[1,\n1\n,1");
    row("array: open behind an object", "[{}");
    row("word: fals", "[fals]");
    row("word: nul", "[nul]");
    row("word: tru", "[tru]");
    row("word: True", "[True]");
    row("number: then a zero byte", QByteArray("123\0", 4));
    row("number: two signs", "[++1234]");
    row("number: plus", "[+1]");
    row("number: +Inf", "[+Inf]");
    row("number: -01", "[-01]");
    row("number: -1.0.", "[-1.0.]");
    row("number: -2.", "[-2.]");
    row("number: -NaN", "[-NaN]");
    row("number: .-1", "[.-1]");
    row("number: .2e-3", "[.2e-3]");
    row("number: 0.1.2", "[0.1.2]");
    row("number: 0.3e+", "[0.3e+]");
    row("number: 0.3e", "[0.3e]");
    row("number: 0.e1", "[0.e1]");
    row("number: 0E+", "[0E+]");
    row("number: 0E", "[0E]");
    row("number: 0e+", "[0e+]");
    row("number: 0e", "[0e]");
    row("number: 1.0e+", "[1.0e+]");
    row("number: 1.0e-", "[1.0e-]");
    row("number: 1.0e", "[1.0e]");
    row("number: space inside", "[1 000.0]");
    row("number: 1eE2", "[1eE2]");
    row("number: 2.e+3", "[2.e+3]");
    row("number: 2.e-3", "[2.e-3]");
    row("number: 2.e3", "[2.e3]");
    row("number: 9.e+", "[9.e+]");
    row("number: Inf", "[Inf]");
    row("number: NaN", "[NaN]");
    row("number: wide digit", "[\xEF\xBC\x91]");
    row("number: sum", "[1+2]");
    row("number: hexadecimal", "[0x1]");
    row("number: two hexadecimal digits", "[0x42]");
    row("number: Infinity", "[Infinity]");
    row("number: two signs of an exponent", "[0e+-1]");
    row("number: letters behind a fraction", "[-123.123foo]");
    row("number: no UTF-8 behind a large one", "[123\xE5]");
    row("number: no UTF-8 behind an exponent", "[1e1\xE5]");
    row("number: no UTF-8 behind", "[0\xE5]\n");
    row("number: -Infinity", "[-Infinity]");
    row("number: minus and letters", "[-foo]");
    row("number: minus and space", "[- 1]");
    row("number: -012", "[-012]");
    row("number: -.123", "[-.123]");
    row("number: -1x", "[-1x]");
    row("number: 1ea", "[1ea]");
    row("number: no UTF-8 in an exponent", "[1e\xE5]");
    row("number: 1.", "[1.]");
    row("number: .123", "[.123]");
    row("number: letter in a fraction", "[1.2a-3]");
    row("number: letter behind a fraction", "[1.8011670033376514H-308]");
    row("number: 012", "[012]");
    row("object: no value", "[\"x\", truth]");
    row("object: bracket as a name", "{[: \"x\"}\n");
    row("object: comma for a colon", "{\"x\", null}");
    row("object: two colons", "{\"x\"::\"b\"}");
    row("object: emoji", "{\xF0\x9F\x87\xA8\xF0\x9F\x87\xAD}");
    row("object: number behind", "{\"a\":\"a\" 123}");
    row("object: single quotes", "{key: 'value'}");
    row("object: no UTF-8 in a name", "{\"\xB9\":\"0\",}");
    row("object: no colon", "{\"a\" b}");
    row("object: no name", "{:\"b\"}");
    row("object: text for a colon", "{\"a\" \"b\"}");
    row("object: incomplete", "{\"a\":");
    row("object: incomplete name", "{\"a\"");
    row("object: number as a name", "{1:1}");
    row("object: huge number as a name", "{9999E9999:1}");
    row("object: null as a name", "{null:null,null:null}");
    row("object: many commas", "{\"id\":0,,,,,}");
    row("object: single quotes of a name", "{'a':0}");
    row("object: comma at the end", "{\"id\":0,}");
    row("object: comment behind", "{\"a\":\"b\"}/**/");
    row("object: half a comment behind", "{\"a\":\"b\"}/**//");
    row("object: line comment behind", "{\"a\":\"b\"}//");
    row("object: slash behind", "{\"a\":\"b\"}/");
    row("object: two commas", "{\"a\":\"b\",,\"c\":\"d\"}");
    row("object: name without quotes", "{a: \"b\"}");
    row("object: open text", "{\"a\":\"a");
    row("object: text without a value", "{ \"foo\" : \"bar\", \"a\" }");
    row("object: hash behind", "{\"a\":\"b\"}#");
    row("space", " ");
    row("text: surrogate, then an escape", "[\"\\uD800\\\"]");
    row("text: surrogate, then u", "[\"\\uD800\\u\"]");
    row("text: surrogate, then u1", "[\"\\uD800\\u1\"]");
    row("text: surrogate, then u1x", "[\"\\uD800\\u1x\"]");
    row("text: accent without quotes", "[\xC3\xA9]");
    row("text: escaped zero byte", QByteArray("[\"\\\0\"]", 6));
    row("text: \\x", "[\"\\x00\"]");
    row("text: odd backslashes", "[\"\\\\\\\"]");
    row("text: escaped tab", "[\"\\\t\"]");
    row("text: escaped emoji", "[\"\\\xF0\x9F\x8C\x80\"]");
    row("text: open escape", "[\"\\\"]");
    row("text: three hexadecimal digits", "[\"\\u00A\"]");
    row("text: incomplete surrogate", "[\"\\uD834\\uDd\"]");
    row("text: surrogate, then \\x", "[\"\\uD800\\uD800\\x\"]");
    row("text: no UTF-8 in an escape", "[\"\\u\xE5\"]");
    row("text: \\a", "[\"\\a\"]");
    row("text: no hexadecimal digits", "[\"\\uqqqq\"]");
    row("text: no UTF-8 behind a backslash", "[\"\\\xE5\"]");
    row("text: escape before the quotes", "[\\u0020\"asd\"]");
    row("text: escape without quotes", "[\\n]");
    row("text: one quote", "\"");
    row("text: single quotes", "['single quote']");
    row("text: no quotes", "abc");
    row("text: open behind a backslash", "[\"\\");
    row("text: zero byte", QByteArray("[\"a\0a\"]", 7));
    row("text: line break", "[\"new\nline\"]");
    row("text: tab", "[\"\t\"]");
    row("text: \\U", "\"\\UA66D\"");
    row("text: letter behind", "\"\"x");
    row("structure: 100,000 arrays", QByteArray(100'000, '['));
    row("structure: 50,000 objects", QByteArray("[{\"\":").repeated(50'000));
    row("structure: word joiner in an array", "[\xE2\x81\xA0]");
    row("structure: word joiner", "\xE2\x81\xA0");
    row("structure: byte order mark only", "\xEF\xBB\xBF");
    row("structure: half a byte order mark", "\xEF\xBB{}");
    row("structure: angle brackets", "<.>");
    row("structure: null in angle brackets", "[<null>]");
    row("structure: letter behind an array", "[1]x");
    row("structure: array closed twice", "[1]]");
    row("structure: open text", "[\"asd]");
    row("structure: word with an accent", "a\xC3\xA5");
    row("structure: closed only", "1]");
    row("structure: comma for a brace", "{\"x\": true,");
    row("structure: two arrays", "[][]");
    row("structure: bracket", "]");
    row("structure: no UTF-8", "\xE5");
    row("structure: open bracket", "[");
    row("structure: nothing", "");
    row("structure: zero byte", QByteArray("[\0]", 3));
    row("structure: letter behind a number", "2@");
    row("structure: object closed twice", "{}}");
    row("structure: open object", "{\"\":");
    row("structure: comment", "{\"a\":/*comment*/\"b\"}");
    row("structure: text behind an object", "{\"a\": true} \"x\"");
    row("structure: apostrophe in an array", "['");
    row("structure: comma in an array", "[,");
    row("structure: brace in an array", "[{");
    row("structure: open text in an array", "[\"a");
    row("structure: text in an open array", "[\"a\"");
    row("structure: open brace", "{");
    row("structure: object closed as an array", "{]");
    row("structure: comma in an object", "{,");
    row("structure: array in an object", "{[");
    row("structure: open text in an object", "{\"a");
    row("structure: apostrophes in an object", "{'a'");
    row("structure: open escapes", "[\"\\{[\"\\{[\"\\{[\"\\{");
    row("structure: one Latin-1 letter", "\xE9");
    row("structure: star", "*");
    row("structure: hash and object", "{\"a\":\"b\"}#{}");
    row("structure: escaped line break before a text", "[\\u000A\"\"]");
    row("structure: open array", "[1");
    row("structure: open array, nul", "[ false, nul");
    row("structure: open array, fals", "[ true, fals");
    row("structure: open array, tru", "[ false, tru");
    row("structure: open object behind a text", "{\"asd\":\"asd\"");
    row("structure: letter with an accent", "\xC3\xA5");
    row("structure: form feed", "[\f]");
}

void StrictJsonTest::refusesTheSuite()
{
    QFETCH(QByteArray, text);
    QVERIFY(!isStrictJson(text));
}

BALCAO_APPLESS_TEST(StrictJsonTest)
#include "tst_strictjson.moc"
