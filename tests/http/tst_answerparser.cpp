// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/answerparser.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

class AnswerParserTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsTheClock_data();
    void readsTheClock();
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void keepsWithinItsLimits_data();
    void keepsWithinItsLimits();
    void waitsForTheRest();
    void reportsHowLongToWait_data();
    void reportsHowLongToWait();
};

void AnswerParserTest::reads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("body");
    const auto row = [](const char *name, const QByteArray &bytes, int status,
                        const QByteArray &body) { QTest::newRow(name) << bytes << status << body; };
    row("length", "HTTP/1.1 201 Created\r\nContent-Length: 2\r\n\r\nok", 201, "ok");
    row("nothing", "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n", 200, "");
    row("no content", "HTTP/1.1 204 No Content\r\n\r\n", 204, "");
    row("chunks",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1\r\no\r\n1\r\nk\r\n0\r\n\r\n", 200,
        "ok");
    row("up to the end", "HTTP/1.1 200 OK\r\n\r\nok", 200, "ok");
    row("old", "HTTP/1.0 404 X\r\n\r\nno", 404, "no");
    row("announced",
        "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 102 X\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: "
        "2\r\n\r\nok",
        200, "ok");
    row("unpacked", "HTTP/1.1 200 OK\r\nContent-Encoding: identity\r\n\r\nok", 200, "ok");
    row("more than it said", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 500 X\r\n\r\n",
        200, "ok");
}

/// Parses an answer in one piece and byte by byte.
void AnswerParserTest::reads()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    QFETCH(QByteArray, body);
    for (const qsizetype step : {bytes.size(), qsizetype(1)}) {
        AnswerParser parser(1000);
        for (qsizetype at = 0; at < bytes.size() && parser.state() == AnswerParser::State::Reading;
             at += step)
            parser.feed(bytes.mid(at, step));
        parser.end();
        QCOMPARE(parser.state(), AnswerParser::State::Done);
        QCOMPARE(parser.answer().status, status);
        QCOMPARE(parser.answer().body, body);
    }
}

void AnswerParserTest::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char *name, const QByteArray &bytes) {
        QTest::newRow(name) << bytes;
    };
    row("nothing", "");
    row("other words", "SSH-2.0-OpenSSH\r\n\r\n");
    row("half a status line", "HTTP/1.1 20");
    row("half a header", "HTTP/1.1 200 OK\r\nContent-Le");
    row("half a body", "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nok");
    row("half a chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nok");
    row("no last chunk", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n");
    row("only announced", "HTTP/1.1 100 Continue\r\n\r\n");
    row("another protocol", "HTTP/1.1 101 Switching\r\nUpgrade: h2c\r\n\r\n");
    row("packed", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\nok");
    row("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nokk");
    row("length and chunks",
        "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n");
    row("a length below zero", "HTTP/1.1 200 OK\r\nContent-Length: -2\r\n\r\nok");
    row("a chunk of no size", "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n");
    row("a status of four digits", "HTTP/1.1 2000 OK\r\n\r\n");
    row("a status of no class", "HTTP/1.1 600 OK\r\nContent-Length: 0\r\n\r\n");
    row("null in the header", QByteArray("HTTP/1.1 200 OK\r\nX: \0\r\n\r\n", 26));
    row("HTTP 2", "HTTP/2.0 200 OK\r\n\r\n");
}

void AnswerParserTest::refuses()
{
    QFETCH(QByteArray, bytes);
    AnswerParser parser(1000);
    parser.feed(bytes);
    parser.end();
    QCOMPARE(parser.state(), AnswerParser::State::Refused);
}

void AnswerParserTest::keepsWithinItsLimits_data()
{
    QTest::addColumn<QByteArray>("begin");
    QTest::addColumn<QByteArray>("more");
    QTest::newRow("status line") << QByteArray("HTTP/1.1 200 ") << QByteArray("x");
    QTest::newRow("one field") << QByteArray("HTTP/1.1 200 OK\r\nX: ") << QByteArray("x");
    QTest::newRow("fields") << QByteArray("HTTP/1.1 200 OK\r\n") << QByteArray("X: y\r\n");
    QTest::newRow("body") << QByteArray("HTTP/1.1 200 OK\r\n\r\n") << QByteArray("x");
    QTest::newRow("small chunks") << QByteArray("HTTP/1.1 200 OK\r\nTransfer-Encoding: "
                                                "chunked\r\n\r\n")
                                  << QByteArray("1;padding-padding-padding\r\nx\r\n");
    QTest::newRow("announcements") << QByteArray() << QByteArray("HTTP/1.1 100 X\r\n\r\n");
}

void AnswerParserTest::keepsWithinItsLimits()
{
    QFETCH(QByteArray, begin);
    QFETCH(QByteArray, more);
    AnswerParser parser(1000);
    parser.feed(begin);
    qsizetype fed = 0;
    while (parser.state() == AnswerParser::State::Reading && fed < 1'000'000) {
        parser.feed(more);
        fed += more.size();
    }
    QCOMPARE(parser.state(), AnswerParser::State::Refused);
    QVERIFY(fed <= 8 * (1000 + AnswerParser::kMaxHeader) + more.size());
}

void AnswerParserTest::waitsForTheRest()
{
    AnswerParser parser(1000);
    parser.feed("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\no");
    QCOMPARE(parser.state(), AnswerParser::State::Reading);
    parser.feed("k");
    QCOMPARE(parser.state(), AnswerParser::State::Done);
}

void AnswerParserTest::reportsHowLongToWait_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<std::optional<std::chrono::seconds>>("wait");
    using Seconds = std::optional<std::chrono::seconds>;
    QTest::newRow("seconds") << QByteArray("120") << Seconds(120);
    QTest::newRow("none") << QByteArray("0") << Seconds(0);
    QTest::newRow("a date") << QByteArray("Wed, 21 Oct 2026 07:28:00 GMT") << Seconds();
    QTest::newRow("below zero") << QByteArray("-1") << Seconds();
    QTest::newRow("too large") << QByteArray("99999999999999999999") << Seconds();
}

void AnswerParserTest::reportsHowLongToWait()
{
    QFETCH(QByteArray, value);
    using Seconds = std::optional<std::chrono::seconds>;
    QFETCH(Seconds, wait);
    AnswerParser parser(1000);
    parser.feed("HTTP/1.1 429 X\r\nRetry-After: " + value + "\r\nContent-Length: 0\r\n\r\n");
    QCOMPARE(parser.state(), AnswerParser::State::Done);
    QCOMPARE(parser.answer().retryAfter, wait);
}

void AnswerParserTest::readsTheClock_data()
{
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QDateTime>("date"); // invalid: none
    QTest::newRow("as written") << QByteArray("Sun, 06 Nov 1994 08:49:37 GMT")
                                << QDateTime(QDate(1994, 11, 6), QTime(8, 49, 37), Qt::UTC);
    QTest::newRow("other zone") << QByteArray("Sun, 06 Nov 1994 08:49:37 BRT") << QDateTime();
    QTest::newRow("as long ago") << QByteArray("Sunday, 06-Nov-94 08:49:37 GMT") << QDateTime();
    QTest::newRow("no such day") << QByteArray("Sun, 31 Feb 1994 08:49:37 GMT") << QDateTime();
    QTest::newRow("none") << QByteArray() << QDateTime();
}

void AnswerParserTest::readsTheClock()
{
    QFETCH(QByteArray, value);
    QFETCH(QDateTime, date);
    AnswerParser parser(1000);
    parser.feed("HTTP/1.1 200 X\r\nDate: " + value + "\r\nContent-Length: 0\r\n\r\n");
    QCOMPARE(parser.state(), AnswerParser::State::Done);
    QCOMPARE(parser.answer().date.value_or(QDateTime()), date);
}

BALCAO_GUILESS_TEST(AnswerParserTest)
#include "tst_answerparser.moc"
