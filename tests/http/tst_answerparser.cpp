// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/answerparser.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace std::chrono_literals;
using namespace core;
using Scope = AnswerParser::Scope;
using State = AnswerParser::State;
using Seconds = std::optional<std::chrono::seconds>;

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
    void readsHeads_data();
    void readsHeads();
    void waitsForTheEndOfTheHead();
    void knowsTheLimitOfHeads_data();
    void knowsTheLimitOfHeads();
    void readsOnlyTheHead_data();
    void readsOnlyTheHead();
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
    QTest::addColumn<Seconds>("wait");
    QTest::newRow("seconds") << QByteArray("120") << Seconds(120);
    QTest::newRow("none") << QByteArray("0") << Seconds(0);
    QTest::newRow("a past date") << QByteArray("Tue, 21 Oct 2025 07:28:00 GMT") << Seconds(0);
    QTest::newRow("below zero") << QByteArray("-1") << Seconds();
    QTest::newRow("too large") << QByteArray("99999999999999999999") << Seconds();
}

void AnswerParserTest::reportsHowLongToWait()
{
    QFETCH(QByteArray, value);
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

void AnswerParserTest::readsHeads_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("status"); // 0: rejected
    QTest::addColumn<Seconds>("wait");
    const auto whole = [](const char *name, const QByteArray &bytes, int status,
                          Seconds wait = {}) { QTest::newRow(name) << bytes << status << wait; };
    const auto none = [](const char *name, const QByteArray &bytes) {
        QTest::newRow(name) << bytes << 0 << Seconds();
    };
    whole("usual", "HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length: 2\r\n\r\nok", 200);
    whole("old", "HTTP/1.0 204 No Content\r\n\r\n", 204);
    whole("no words", "HTTP/1.1 404 \r\n\r\n", 404);
    whole("not even a blank", "HTTP/1.1 500\r\n\r\n", 500);
    whole("announced",
          "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\nLink: x\r\n\r\n"
          "HTTP/1.1 201 Created\r\n\r\n",
          201);
    whole("announced without blanks", "HTTP/1.1 100\r\n\r\nHTTP/1.1 201\r\n\r\n", 201);
    whole("wait", "HTTP/1.1 429 Slow\r\nRETRY-after:\t120 \r\n\r\n", 429, 120s);
    whole("first wait", "HTTP/1.1 503 X\r\nRetry-After: 7\r\nRetry-After: 9\r\n\r\n", 503, 7s);
    whole("first wait, a date", "HTTP/1.1 503 X\r\nRetry-After: Fri\r\nRetry-After: 9\r\n\r\n",
          503);
    whole("a past date", "HTTP/1.1 503 X\r\nRetry-After: Fri, 31 Dec 1999 23:59:59 GMT\r\n\r\n",
          503, 0s);
    whole("a date by the clock of the service",
          "HTTP/1.1 503 X\r\nRetry-After: Sat, 01 Jan 2000 00:01:00 GMT\r\n"
          "Date: Fri, 31 Dec 1999 23:59:59 GMT\r\n\r\n",
          503, 61s);
    whole("a date that does not exist",
          "HTTP/1.1 503 X\r\nRetry-After: Fri, 32 Dec 1999 23:59:59 GMT\r\n\r\n", 503);
    whole("a long wait", "HTTP/1.1 503 X\r\nRetry-After: 99999999\r\n\r\n", 503);
    whole("bytes of Latin-1", "HTTP/1.1 200 Tudo \xE7\xE3o\r\nX: \xFF\r\n\r\n", 200);
    whole("other things behind", QByteArray("HTTP/1.1 200 OK\r\n\r\n\0\n\x01", 22), 200);
    whole("packed", "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n\r\n", 200);
    whole("a large body", "HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n", 200);
    whole("an equal length", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 2\r\n\r\n",
          200);
    // RFC 9112, 5.2: a user agent reads a folded line as spaces.
    whole("a folded field", "HTTP/1.1 200 OK\r\nX: y\r\n z: a\r\n\r\n", 200);

    none("another program", "SSH-2.0-OpenSSH_9.2\r\n\r\n");
    none("another version", "HTTP/2.0 200 OK\r\n\r\n");
    none("no version", "200 OK\r\n\r\n");
    none("two digits", "HTTP/1.1 20 OK\r\n\r\n");
    none("four digits", "HTTP/1.1 2000 OK\r\n\r\n");
    none("letters", "HTTP/1.1 2x0 OK\r\n\r\n");
    none("a number that is none", "HTTP/1.1 600 OK\r\n\r\n");
    none("zero", "HTTP/1.1 000 OK\r\n\r\n");
    none("switched", "HTTP/1.1 101 Switching\r\n\r\nHTTP/1.1 200 OK\r\n\r\n");
    none("bare line feeds", "HTTP/1.1 200 OK\n\n");
    none("a bare one after the code", "HTTP/1.1 200\n\r\n");
    none("a bare one later", "HTTP/1.1 200 OK\r\nX: y\n\r\n");
    none("a carriage return inside", "HTTP/1.1 200 OK\r\nX: \ry\r\n\r\n");
    none("no field", "HTTP/1.1 200 OK\r\nwords\r\n\r\n");
    none("no name", "HTTP/1.1 200 OK\r\n: y\r\n\r\n");
    none("a blank in a name", "HTTP/1.1 200 OK\r\nX y: z\r\n\r\n");
    none("a blank after a name", "HTTP/1.1 200 OK\r\nX : z\r\n\r\n");
    none("a blank before a name", "HTTP/1.1 200 OK\r\n X: z\r\n\r\n");
    none("a null", QByteArray("HTTP/1.1 200 OK\r\nX: \0\r\n\r\n", 25));
    none("a null in the words", QByteArray("HTTP/1.1 200 \0\r\n\r\n", 18));
    // RFC 9112, 6.3: a response with two different ends is invalid.
    none("two lengths", "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n");
    none("length and chunks",
         "HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n");
}

/// Parses a head in one piece and byte by byte. Only the time of a rejection may differ: an invalid
/// head that arrives in parts is not parsed before its end.
void AnswerParserTest::readsHeads()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, status);
    for (const qsizetype step : {bytes.size(), qsizetype(1)}) {
        AnswerParser parser(0, Scope::Head);
        for (qsizetype at = 0; at < bytes.size() && parser.state() == State::Reading; at += step)
            parser.feed(bytes.mid(at, step));
        if (step == 1)
            parser.end();
        QCOMPARE(parser.state(), status == 0 ? State::Refused : State::Done);
        QCOMPARE(parser.answer().status, status);
        QTEST(parser.answer().retryAfter, "wait");
    }
}

/// Any partition of the bytes has the same result.
void AnswerParserTest::waitsForTheEndOfTheHead()
{
    const QByteArray announced("HTTP/1.1 100 Continue\r\nX: y\r\n\r\n");
    const QByteArray bytes = announced + "HTTP/1.1 200\r\nX: y\r\n\r\n";
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        AnswerParser parser(0, Scope::Head);
        parser.feed(bytes.first(size));
        QCOMPARE(parser.state(), State::Reading);
        parser.feed(bytes.sliced(size));
        QCOMPARE(parser.state(), State::Done);
        QCOMPARE(parser.answer().status, 200);
        AnswerParser truncated(0, Scope::Head);
        truncated.feed(bytes.first(size));
        truncated.end();
        QCOMPARE(truncated.state(), State::Refused);
    }
}

void AnswerParserTest::knowsTheLimitOfHeads_data()
{
    QTest::addColumn<QByteArray>("announced");
    QTest::addColumn<Scope>("scope");
    const QByteArray interim("HTTP/1.1 103 Hints\r\nLink: x\r\n\r\n");
    for (const Scope scope : {Scope::Head, Scope::Whole}) {
        const char *name = scope == Scope::Head ? "head" : "whole";
        QTest::addRow("%s", name) << QByteArray() << scope;
        QTest::addRow("%s, announced", name) << interim << scope;
    }
}

/// The limit does not depend on the partition of the bytes.
void AnswerParserTest::knowsTheLimitOfHeads()
{
    QFETCH(QByteArray, announced);
    QFETCH(Scope, scope);
    const QByteArray begin = announced + "HTTP/1.1 204 X\r\nX: ";
    const QByteArray end("\r\n\r\n");
    QByteArray fits =
        begin + QByteArray(AnswerParser::kMaxHeader - begin.size() - end.size(), 'x') + end;
    const auto stateAfter = [scope](const QByteArray &bytes, qsizetype step) {
        AnswerParser parser(1000, scope);
        for (qsizetype at = 0; at < bytes.size() && parser.state() == State::Reading; at += step)
            parser.feed(bytes.mid(at, step));
        return parser.state();
    };
    for (const qsizetype step : {fits.size() + 1, qsizetype(1000)}) {
        QCOMPARE(stateAfter(fits, step), State::Done);
        QCOMPARE(stateAfter(fits.chopped(1), step), State::Reading);
        QByteArray large = fits;
        large.insert(begin.size(), 'x');
        QCOMPARE(stateAfter(large, step), State::Refused);
        const QByteArray endless(AnswerParser::kMaxHeader, 'x');
        QCOMPARE(stateAfter(announced + endless, step), State::Refused);
        QCOMPARE(stateAfter(announced + "HTTP/1.1 200 " + endless, step), State::Refused);
        QCOMPARE(stateAfter(begin + endless, step), State::Refused);
    }
}

void AnswerParserTest::readsOnlyTheHead_data()
{
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("half") << QByteArray("o");
    QTest::newRow("large") << QByteArray(1'000'000, 'x');
}

void AnswerParserTest::readsOnlyTheHead()
{
    QFETCH(QByteArray, body);
    AnswerParser parser(0, Scope::Head);
    parser.feed("HTTP/1.1 201 X\r\nRetry-After: 3\r\nContent-Length: 2\r\n\r\n" + body);
    QCOMPARE(parser.state(), State::Done);
    QCOMPARE(parser.answer().status, 201);
    QCOMPARE(parser.answer().body, QByteArray());
    QCOMPARE(parser.answer().retryAfter, Seconds(3));
}

BALCAO_GUILESS_TEST(AnswerParserTest)
#include "tst_answerparser.moc"
